/** What stacks are worth so far, in words. */
import type { Sentence } from '../contract';
import { type GuildsPlay, merchantOf } from './types';

/** Everybody's estimate, or the score when all is scored; gems that lie face down are said to be missing. */
export function estimateOf(play: GuildsPlay, seat: number): Sentence {
  const { worth, stacks } = merchantOf(play, seat);
  const args = { points: worth.total };
  if (play.view.is_over) return { id: 'board-score', args };
  return { id: worth.gem === null && stacks.gem.length > 0 ? 'board-estimate-partly' : 'board-estimate', args };
}

/** "23", or "23+" where gems lie face down. */
export function shortOf(play: GuildsPlay, seat: number): string {
  const { worth, stacks } = merchantOf(play, seat);
  return worth.gem === null && stacks.gem.length > 0 ? `${signed(worth.total)}+` : signed(worth.total);
}

/** With a proper minus; "?" for what is not known. */
export const signed = (points: number | null): string => (points === null ? '?' : points < 0 ? `−${-points}` : String(points));
