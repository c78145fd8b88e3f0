import { expect, test } from 'vitest';
import end from '../../../fixtures/saboteur2-end.json';
import base from '../../../fixtures/saboteur-end.json';
import { gained, roundsOf, workedOut } from './points';
import type { Event } from './types';

test('the lines of a whole match of Saboteur 2 add up to the scores', () => {
  const rounds = roundsOf(end.events as unknown as Event[]);
  const scores = end.view.plates.map((plate) => plate.gold);
  expect(rounds.map((round) => round.round)).toEqual([1, 2]);
  expect(scores).toEqual(scores.map((_, seat) => rounds.reduce((sum, round) => sum + gained(round, seat)!, 0)));
});

test('what one knows of a whole match of Saboteur agrees with the totals', () => {
  const totals = base.view.plates.map((plate) => plate.gold);
  const rounds = workedOut(roundsOf(base.events as unknown as Event[]), totals);
  for (const [seat, total] of totals.entries()) {
    const sums = rounds.map((round) => gained(round, seat));
    if (!sums.includes(null)) expect(sums.reduce((sum, each) => sum! + each!, 0)).toBe(total);
  }
  expect(
    rounds.flatMap((round) => round.lines).some((line) => line.seat === base.viewer && line.nuggets === null),
  ).toBe(false);
});

test('a single unseen gold card is what is missing to the total; two are not told apart', () => {
  const ended: Event = {
    type: 'RoundEnded',
    round: 1,
    gold: true,
    finisher: 0,
    roles: ['miner', 'miner'],
    blue: null,
    green: null,
    goals: [],
  };
  const paid: Event = { type: 'GoldPaid', seat: 1, nuggets: 4, why: 'saboteur', is_open: true };
  const taken: Event = { type: 'GoldTaken', seat: 1, nuggets: null };
  expect(gained(workedOut(roundsOf([ended, paid, taken]), [0, 6])[0]!, 1)).toBe(6);
  expect(gained(workedOut(roundsOf([ended, taken, taken]), [0, 6])[0]!, 1)).toBeNull();
});

test('a theft stands in two lines', () => {
  const ended: Event = {
    type: 'RoundEnded',
    round: 1,
    gold: false,
    finisher: null,
    roles: ['saboteur', 'blue'],
    blue: false,
    green: false,
    goals: [],
  };
  const lines = roundsOf([ended, { type: 'Stolen', seat: 0, target: 1 }, { type: 'Stolen', seat: 1, target: null }])[0]!
    .lines;
  expect(lines).toEqual([
    { seat: 0, why: 'stole', nuggets: 1, other: 1 },
    { seat: 1, why: 'robbed', nuggets: -1, other: 0 },
  ]);
});
