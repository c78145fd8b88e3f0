/** Where every nugget came from, round by round, from the events of a match. */
import { roundsWith } from '../mine/points';
import type { Event } from './types';

export interface Line {
  readonly seat: number;
  readonly why: string; // a role, "share" (a gold card taken), "stole" or "robbed"
  readonly nuggets: number | null; // null: others got it unseen, and it cannot be worked out
  readonly other?: number; // whom it was stolen from, or who stole it
}
export interface Round {
  readonly round: number;
  readonly gold: boolean;
  readonly blue: boolean | null;
  readonly green: boolean | null;
  readonly finisher: number | null;
  readonly roles: readonly string[];
  readonly lines: readonly Line[];
}

export const roundsOf = (events: readonly Event[]): Round[] => roundsWith(events, linesOf);

/** What an event gives to whom. */
export function linesOf(event: Event): Line[] {
  switch (event.type) {
    case 'GoldPaid':
      return [{ seat: event.seat, why: event.why, nuggets: event.nuggets }];
    case 'GoldTaken':
      return [{ seat: event.seat, why: 'share', nuggets: event.nuggets }];
    case 'Stolen':
      if (event.target === null) return [];
      return [
        { seat: event.seat, why: 'stole', nuggets: 1, other: event.target },
        { seat: event.target, why: 'robbed', nuggets: -1, other: event.seat },
      ];
    default:
      return [];
  }
}

/**
 * Fill in what a total betrays: a seat with one unknown gold card has the difference. Totals are null while unknown.
 */
export function workedOut(rounds: readonly Round[], totals: readonly (number | null)[]): Round[] {
  return rounds.map((round) => ({
    ...round,
    lines: round.lines.map((line) => {
      const total = totals[line.seat];
      if (line.nuggets !== null || total === null || total === undefined) return line;
      const all = rounds.flatMap((each) => each.lines).filter((each) => each.seat === line.seat);
      const known = all.reduce((sum, each) => sum + (each.nuggets ?? 0), 0);
      const isLone = all.filter((each) => each.nuggets === null).length === 1;
      return isLone ? { ...line, nuggets: total - known } : line;
    }),
  }));
}

/** What a seat got in a round; null if some of it is unknown. */
export function gained(round: Round, seat: number): number | null {
  const lines = round.lines.filter((line) => line.seat === seat);
  return lines.some((line) => line.nuggets === null) ? null : lines.reduce((sum, line) => sum + line.nuggets!, 0);
}
