/** For tests: a table at which trolls are to be placed, as far as choosing needs one. */
import placing from '../../../fixtures/trollfjord-placing.json';
import type { Action, FjordPlay, View } from './types';

export const LEGAL = placing.legal as Action[];

export const viewWith = (change: Partial<View>): View => ({ ...(placing.view as unknown as View), ...change });

export function playWith(change: Partial<View>, legal: readonly Action[], send: (action: Action) => void): FjordPlay {
  const still = { told: [], telling: null, events: [], reducedMotion: false, pace: 1, skip: () => undefined };
  const play = { ...still, view: viewWith(change), legal, isMyTurn: true, viewer: placing.viewer, send };
  return play as unknown as FjordPlay;
}
