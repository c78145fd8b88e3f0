/** The count at the end, kind by kind: only what has been told is counted. */
import type { Sentence } from '../contract';
import type { Event, EventKindScored, GuildsPlay, Kind } from './types';

export interface Lane {
  readonly seat: number;
  readonly points: readonly { readonly kind: Kind; readonly points: number }[]; // in the order of scoring
  readonly total: number;
  readonly isLeading: boolean;
}

/** What has been scored so far, with what is being told; empty before the count. */
export function scoredOf(play: GuildsPlay): readonly EventKindScored[] {
  const shown: Event[] = play.events.map(({ event }) => event);
  if (play.telling) shown.push(play.telling.event);
  return shown.filter((event) => event.type === 'KindScored');
}

/** A lane for each seat, by seat. Nobody leads before there are points. */
export function lanesOf(scored: readonly EventKindScored[], seats: number): Lane[] {
  const totals = Array.from({ length: seats }, (_, seat) => scored.reduce((sum, { points }) => sum + points[seat]!, 0));
  const most = Math.max(...totals);
  const isDecided = totals.some((total) => total !== most);
  return totals.map((total, seat) => ({
    seat,
    points: scored.map(({ kind, points }) => ({ kind: kind as Kind, points: points[seat]! })),
    total,
    isLeading: isDecided && total === most,
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
