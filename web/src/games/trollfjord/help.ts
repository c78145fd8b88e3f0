/** What a thing is, for somebody who points at it. */
import type { Help } from '../contract';
import type { FjordPlay } from './types';

/** Rules by the thing; the words are help-fjord-<thing> and help-fjord-<thing>-does. */
const RULES: Readonly<Record<string, string>> = {
  placement: 'T8', wander: 'T9', region: 'T12', fortress: 'T11', treasure: 'T25', crown: 'T27', belt: 'T26', patch: 'T26', gift: 'T22', troll: 'T12',
  lord: 'T6', tower: 'T33', limit: 'T15', 'boulder-yellow': 'T17', 'boulder-red': 'T17', 'boulder-blue': 'T17', 'boulder-white': 'T16',
};

export function help(_: FjordPlay, key: string): Help | null {
  const rule = RULES[key];
  return rule === undefined ? null : { name: { id: `help-fjord-${key}` }, does: { id: `help-fjord-${key}-does` }, rule };
}

export const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ['1 … 6', 'keys-fjord-ways'], ['1 2 3', 'keys-fjord-place'], ['+ −', 'keys-fjord-zoom'], ['F', 'keys-fjord-fit'],
  ['← → ↑ ↓', 'keys-fjord-aim'], ['1 … 5', 'keys-fjord-strength'], ['Space', 'keys-fjord-swing'],
];
