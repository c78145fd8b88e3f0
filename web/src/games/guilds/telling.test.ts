import { expect, test } from 'vitest';
import type { Tagged } from '../contract';
import middle from '../../../fixtures/guilds-middle.json';
import taking from '../../../fixtures/guilds-taking.json';
import { type Goods, after, orderOf, soundOf } from './telling';
import type { GuildsView } from './types';

const eventsOf = (fixture: { events: readonly unknown[] }): Tagged[] => fixture.events as Tagged[];

test('told from the beginning, the goods come to lie as the view shows them', () => {
  for (const fixture of [middle, taking]) {
    const start: Goods = fixture.view.goods.map(() => null);
    expect(eventsOf(fixture).reduce(after, start)).toEqual(fixture.view.goods);
  }
});

test('a good is gone when it is taken', () => {
  const goods = taking.view.goods as Goods;
  expect(after(goods, { type: 'GoodTaken', seat: 0, good: 1 })).toEqual([goods[0], null, goods[2]]);
  expect(after(goods, { type: 'KindScored', kind: 'gem', points: [] })).toBe(goods);
});

test('experts are played clockwise from the first player, goods taken the other way (G7, G8)', () => {
  expect(orderOf({ ...middle.view, first: 2, phase: 'playing experts' } as unknown as GuildsView)).toEqual([2, 3, 0, 1]);
  expect(orderOf({ ...middle.view, first: 2, phase: 'taking goods' } as unknown as GuildsView)).toEqual([1, 0, 3, 2]);
  expect(orderOf({ ...middle.view, first: null } as unknown as GuildsView)).toEqual([]);
});

test('sounds are sparse', () => {
  expect(soundOf({ type: 'ExpertPlayed' })).toBe('clunk');
  expect(soundOf({ type: 'GoodTaken' })).toBe('page');
  expect(soundOf({ type: 'GoodTurnedUp' })).toBeNull();
});
