import { expect, it } from 'vitest';
import end from '../../../fixtures/trollfjord-end.json';
import { CROWN, isTie, linesOf, ranked, sumOf } from './points';
import type { View } from './types';

const view = end.view as unknown as View;

it('every point comes from somewhere', () => {
  for (const line of linesOf(view))
    expect(sumOf(line.belt) + sumOf(line.patch) + sumOf(line.gifts) + CROWN * line.crowns).toBe(line.total);
});

it('the winner comes first, then by points', () => {
  const order = ranked(view);
  expect(order[0]).toBe(view.winner);
  const points = order.map((seat) => view.scores![seat]!);
  expect(points).toEqual([...points].sort((a, b) => b - a));
});

it('a tie is told', () => {
  expect(isTie({ ...view, scores: view.scores!.map((_, seat) => 90 + seat) })).toBe(false);
  expect(isTie({ ...view, scores: view.scores!.map(() => 90) })).toBe(true);
});
