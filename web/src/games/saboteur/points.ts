/** Where every nugget came from, round by round, from the events of a match. */
import type { Tagged } from '../contract';

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

export function roundsOf(events: readonly Tagged[]): Round[] {
  const rounds: (Round & { lines: Line[] })[] = [];
  for (const event of events) {
    const round = rounds.at(-1);
    const seat = Number(event['seat']);
    if (event.type === 'RoundEnded') {
      rounds.push({
        round: Number(event['round']),
        gold: Boolean(event['gold']),
        blue: (event['blue'] ?? null) as boolean | null,
        green: (event['green'] ?? null) as boolean | null,
        finisher: (event['finisher'] ?? null) as number | null,
        roles: event['roles'] as readonly string[],
        lines: [],
      });
    } else if (event.type === 'GoldPaid') round?.lines.push({ seat, why: String(event['why']), nuggets: event['nuggets'] as number | null });
    else if (event.type === 'GoldTaken') round?.lines.push({ seat, why: 'share', nuggets: event['nuggets'] as number | null });
    else if (event.type === 'Stolen' && typeof event['target'] === 'number') {
      round?.lines.push({ seat, why: 'stole', nuggets: 1, other: event['target'] });
      round?.lines.push({ seat: event['target'], why: 'robbed', nuggets: -1, other: seat });
    }
  }
  return rounds;
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
