import { expect, test } from 'vitest';
import { Progress, beatsOf, lengthOf } from './ending';

const ended = { roles: ['miner', 'saboteur', 'miner'], goals: ['stone_nw', 'gold', 'stone_ne'] };

test('goals come first, then everybody in turn, then the verdict', () => {
  const told = beatsOf(ended, [0, 2], true).map(({ what, at }) => `${what} ${at}`);
  expect(told).toEqual(['way 0', 'goal 0', 'goal 2', 'lights 0', 'role 0', 'role 1', 'role 2', 'verdict 0']);
  // Nobody says what they show.
  expect(beatsOf({ roles: ['miner'] }, [0, 2], false).map(({ what }) => what)).toEqual(['lights', 'role', 'verdict']);
});

test('nothing is known of a beat before its turn', () => {
  const beats = beatsOf(ended, [], false);
  const second = new Progress(beats, 2);
  expect([0, 1, 2].map((seat) => second.hasBegun('role', seat))).toEqual([true, true, false]);
  expect([0, 1, 2].map((seat) => second.isDone('role', seat))).toEqual([true, false, false]);
  expect(second.isNow('role', 1)).toBe(true);
  expect(second.hasBegun('verdict')).toBe(false);
});

test('when all of it has been told, all of it is done', () => {
  const over = new Progress(beatsOf(ended, [1], false), Infinity);
  expect([over.isDone('verdict'), over.isDone('goal', 1), over.isNow('verdict')]).toEqual([true, true, false]);
});

test('many dwarfs are turned faster, but none in less than a glance', () => {
  const of = (count: number): number =>
    lengthOf(beatsOf({ roles: Array.from({ length: count }, () => 'miner') }, [], false));
  expect(of(12) / of(3)).toBeLessThan(1.4);
  expect(
    Math.min(...beatsOf({ roles: Array.from({ length: 12 }, () => 'miner') }, [], false).map(({ lasts }) => lasts)),
  ).toBeGreaterThan(400);
});
