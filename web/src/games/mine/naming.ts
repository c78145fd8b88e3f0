/** What the things of all mines are called. */
import type { Sentence } from '../contract';
import type { Goal } from './types';

export const cardName = (card: string): Sentence => ({ id: `card-${card.replaceAll('_', '-')}` });

export function goalName(place: number, { is_open: isOpen, shows }: Goal, isCovered = false): Sentence {
  const id = isOpen ? 'board-goal-open' : shows && !isCovered ? 'board-goal-seen' : 'board-goal-hidden';
  return { id, args: { place, shows } };
}
