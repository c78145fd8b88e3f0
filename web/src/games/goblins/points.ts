/** Where every point came from, round by round, from the events of a match. */
import { roundsWith } from '../mine/points';
import type { Event } from './types';

export interface Line {
  readonly seat: number;
  readonly points: number;
  readonly why: string; // as in PointsMoved, or "stole" or "robbed"
  readonly score: number; // afterwards
  readonly other?: number; // whom it was stolen from, or who stole it
}
export interface Round {
  readonly round: number;
  readonly opened: string | null; // gold, dragon or null
  readonly opener: number | null;
  readonly roles: readonly string[];
  readonly lines: readonly Line[];
}

export const roundsOf = (events: readonly Event[]): Round[] => roundsWith(events, linesOf);

/** What an event gives to whom. */
export function linesOf(event: Event): Line[] {
  switch (event.type) {
    case 'PointsMoved':
      return [event];
    case 'PointStolen': {
      const { seat, target, score, target_score: left } = event;
      return [
        { seat, points: 1, why: 'stole', score, other: target },
        { seat: target, points: -1, why: 'robbed', score: left, other: seat },
      ];
    }
    default:
      return [];
  }
}

/** What a seat got in a round. */
export const gained = (round: Round, seat: number): number =>
  round.lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0);

export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

/** What the scores were when these points had not been moved yet: a track shows where a counter comes from. */
export function scoreBefore(rounds: readonly Round[], round: Round, seat: number): number {
  const at = rounds.indexOf(round);
  for (let i = at - 1; i >= 0; i--) {
    const line = rounds[i]!.lines.findLast((each) => each.seat === seat);
    if (line) return line.score;
  }
  return 0;
}
