/** The count at the end, kind by kind: only what has been told is counted. */
import type { Sentence } from '../contract';
import type { Event, EventKindScored, GuildsPlay, Kind } from './types';

export interface Lane {
  readonly seat: number;
  readonly points: readonly { readonly kind: Kind; readonly points: number }[]; // in the order of scoring
  readonly total: number;
  readonly isLeading: boolean;
}

const isKind = (event: Event): event is EventKindScored => event.type === 'KindScored';

/** What has been scored so far; empty before the count. */
export function countedOf(play: GuildsPlay): readonly EventKindScored[] {
  return play.events.map(({ event }) => event).filter(isKind);
}

/** The same with what is being told. */
export function scoredOf(play: GuildsPlay): readonly EventKindScored[] {
  const told = play.telling?.event;
  return told && isKind(told) ? [...countedOf(play), told] : countedOf(play);
}

/** Whether points are counted by now, and no longer estimated. */
export const hasCount = (play: GuildsPlay): boolean => scoredOf(play).length > 0;

/** A lane for each seat, by seat. Nobody leads while all are equal; in the end the winners do, after any tie-break. */
export function lanesOf(
  scored: readonly EventKindScored[],
  seats: number,
  winners: readonly number[] | null = null,
): Lane[] {
  const totals = Array.from({ length: seats }, (_, seat) => scored.reduce((sum, { points }) => sum + points[seat]!, 0));
  const most = Math.max(...totals);
  const isDecided = totals.some((total) => total !== most);
  return totals.map((total, seat) => ({
    seat,
    points: scored.map(({ kind, points }) => ({ kind: kind as Kind, points: points[seat]! })),
    total,
    isLeading: winners ? winners.includes(seat) : isDecided && total === most,
  }));
}

/** Whether the count is on the stage: a kind is being told, or the result. */
export function isCounting(play: GuildsPlay): boolean {
  const type = play.telling?.event.type;
  return type === 'KindScored' || type === 'MatchEnded';
}

/** Who has won, in the viewer's words. */
export function resultOf(play: GuildsPlay, winners: readonly number[]): Sentence {
  const others = winners.filter((seat) => seat !== play.viewer).map((seat) => play.names[seat]!);
  const names = others.join(', ');
  if (others.length === winners.length) return { id: 'board-winners', args: { count: winners.length, names } };
  return others.length === 0 ? { id: 'board-win-you' } : { id: 'board-win-shared', args: { names } };
}

/** Whether the points alone do not say who has won (G19). */
export function isTieBroken(totals: readonly number[], winners: readonly number[]): boolean {
  const most = Math.max(...totals);
  return totals.filter((total) => total === most).length > winners.length;
}
