/** What the things of all mines are called. */
import type { Sentence } from '../contract';
import type { Goal } from './types';

export const cardName = (card: string): Sentence => ({ id: `card-${card.replaceAll('_', '-')}` });

export function goalName(place: number, { is_open: isOpen, shows }: Goal, isCovered = false): Sentence {
  const how = isOpen ? 'open' : shows && !isCovered ? 'seen' : 'hidden';
  return { id: `board-goal-${how}`, args: { place, shows } };
}
