import { expect, test } from 'vitest';
import end from '../../../fixtures/goblins-end.json';
import { gained, roundsOf, scoreBefore, signed } from './points';
import type { Event } from './types';

const events = end.events as unknown as readonly Event[];

test('the lines of all rounds add up to the scores', () => {
  const rounds = roundsOf(events);
  expect(rounds.length).toBeGreaterThan(1);
  end.view.plates.forEach((plate, seat) => {
    expect(rounds.reduce((sum, round) => sum + gained(round, seat), 0)).toBe(plate.score);
  });
});

test('a track shows where a counter comes from', () => {
  const rounds = roundsOf(events);
  end.view.plates.forEach((plate, seat) => {
    const last = rounds.at(-1)!;
    expect(scoreBefore(rounds, last, seat) + gained(last, seat)).toBe(plate.score);
    expect(scoreBefore(rounds, rounds[0]!, seat)).toBe(0);
  });
});

test('a stolen point is one line for the thief and one for the robbed', () => {
  const [round] = roundsOf([
    {
      type: 'RoundEnded',
      round: 1,
      opened: 'dragon',
      opener: 1,
      roles: ['miser', 'king'],
      way: [],
      doors: 0,
      ales: 0,
      goals: [],
    },
    { type: 'PointStolen', seat: 0, target: 1, score: 3, target_score: 1 },
  ]);
  expect(round!.lines).toEqual([
    { seat: 0, points: 1, why: 'stole', score: 3, other: 1 },
    { seat: 1, points: -1, why: 'robbed', score: 1, other: 0 },
  ]);
  expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '0']);
});
