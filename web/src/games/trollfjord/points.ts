/** Where every point came from (T32). */
import type { View } from './types';

export const CROWN = 6;

export interface Line {
  readonly belt: readonly (number | null)[];
  readonly patch: readonly (number | null)[];
  readonly gifts: readonly number[];
  readonly crowns: number;
  readonly total: number;
}

export function linesOf(view: View): Line[] {
  return view.sacks.map((sack) => ({
    belt: sack.belt,
    patch: sack.patch,
    gifts: sack.gifts,
    crowns: sack.crowns.filter(Boolean).length,
    total: view.scores?.[sack.seat] ?? sack.points,
  }));
}

export const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Seats from the best to the last; the winner first, also after a tie. */
export function ranked(view: View): number[] {
  const scores = view.scores ?? view.sacks.map((sack) => sack.points);
  const progress = (seat: number): number => view.lords.find((lord) => lord.seat === seat)?.progress ?? 0;
  return view.sacks
    .map((sack) => sack.seat)
    .sort(
      (a, b) =>
        Number(b === view.winner) - Number(a === view.winner) || scores[b]! - scores[a]! || progress(a) - progress(b),
    );
}

/** Whether somebody else has as many points as the winner: then the lord farther back decided. */
export function isTie(view: View): boolean {
  if (view.winner === null || view.scores === null) return false;
  const best = view.scores[view.winner]!;
  return view.scores.filter((score) => score === best).length > 1;
}
