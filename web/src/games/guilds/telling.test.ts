import { expect, test } from 'vitest';
import middle from '../../../fixtures/guilds-middle.json';
import taking from '../../../fixtures/guilds-taking.json';
import { type Goods, after, goodsAt, lastMove, lasts, merchantAfter, merchantAt, orderOf, soundOf } from './telling';
import { type Event, type GuildsPlay, type GuildsView, type Merchant, EXPERTS } from './types';

const eventsOf = (fixture: { events: readonly unknown[] }): Event[] => fixture.events as Event[];
const viewOf = (fixture: { view: unknown }): GuildsView => fixture.view as GuildsView;
const goodsOf = (fixture: { view: unknown }): Goods => viewOf(fixture).goods;

const gem = { card: 5, kind: 'gem', name: '3', left: null, right: null };
const takenBy = (seat: number, good = 1): Event => ({ type: 'GoodTaken', seat, good, ...gem });
const playedBy = (seat: number, good: number): Event => ({
  type: 'ExpertPlayed',
  seat,
  good,
  expert: 'jeweller',
  ...gem,
});
const scored: Event = { type: 'KindScored', kind: 'gem', points: [] };

/** A table at which these events are told, the last of them just now. */
function telling(view: GuildsView, events: readonly Event[]): GuildsPlay {
  const happened = events.map((event, id) => ({ id, event }));
  const told = happened.slice(0, -1);
  return {
    view,
    told,
    telling: happened.at(-1) ?? null,
    events: told,
    viewer: 0,
    everybody: null,
    isCovered: false,
  } as unknown as GuildsPlay;
}

test('told from the beginning, the goods come to lie as the view shows them', () => {
  for (const fixture of [middle, taking]) {
    const start: Goods = fixture.view.goods.map(() => null);
    expect(eventsOf(fixture).reduce(after, start)).toEqual(fixture.view.goods);
  }
});

test('a good is gone when it is taken, but not while it flies', () => {
  const goods = goodsOf(taking);
  expect(after(goods, takenBy(0))).toEqual([goods[0], null, goods[2]]);
  expect(after(goods, scored)).toBe(goods);
  expect(goodsAt(telling(viewOf(taking), [takenBy(0)]))).toEqual(goods);
  expect(goodsAt(telling(viewOf(taking), [takenBy(0), scored]))[1]).toBeNull();
});

test('an expert is on the good and no longer in the hand while it is told', () => {
  const seat = viewOf(middle).turn!;
  const place = goodsOf(middle).findIndex((good) => good?.expert === null);
  const view: GuildsView = {
    ...viewOf(middle),
    merchants: viewOf(middle).merchants.map((each) => ({ ...each, experts: [...EXPERTS], expert_count: 5 })),
  };
  const play = telling(view, [playedBy(seat, place)]);
  expect(goodsAt(play)[place]).toMatchObject({ expert: 'jeweller', kind: 'gem', owner: seat });
  expect(merchantAt(play, seat).experts).toEqual(['arcanist', 'cook', 'trapper', 'armourer']);
  expect(merchantAt(play, seat).expert_count).toBe(4);
});

test('what is held follows what is told: played, taken up, returned, taken', () => {
  const merchant: Merchant = { ...viewOf(middle).merchants[0]!, experts: ['cook', 'jeweller'], expert_count: 2 };
  const hidden: Merchant = { ...merchant, experts: null };
  const change: Event = {
    type: 'KindChanged',
    seat: 0,
    good: 1,
    expert: 'jeweller',
    ...gem,
    taken: 'trapper',
    owner: 2,
  };
  expect(merchantAfter(merchant, playedBy(0, 1), true).experts).toEqual(['cook']);
  expect(merchantAfter(merchant, playedBy(1, 1), true)).toBe(merchant);
  expect(merchantAfter(hidden, playedBy(0, 1), true)).toMatchObject({ experts: null, expert_count: 1 });
  expect(merchantAfter(merchant, change, true)).toMatchObject({ experts: ['cook', 'trapper'], expert_count: 2 });
  expect(merchantAfter(merchant, { type: 'ExpertsReturned', round: 4 }, true).experts).toEqual([...EXPERTS]);
  expect(merchantAfter(merchant, takenBy(0), true).stacks.gem.at(-1)).toMatchObject({ card: 5, name: '3' });
  expect(merchantAfter(merchant, takenBy(0), false).stacks.gem.at(-1)).toMatchObject({ card: null, name: null });
});

test('the last move stays marked until the next', () => {
  const view = viewOf(taking);
  expect(lastMove(telling(view, [takenBy(1), scored]))).toEqual(takenBy(1));
  expect(lastMove(telling(view, [takenBy(1), playedBy(0, 1)]))).toEqual(playedBy(0, 1));
  expect(lastMove(telling(view, []))).toBeNull();
});

test('experts are played clockwise from the first player, goods taken the other way (G7, G8)', () => {
  expect(orderOf({ ...viewOf(middle), first: 2, phase: 'playing experts' })).toEqual([2, 3, 0, 1]);
  expect(orderOf({ ...viewOf(middle), first: 2, phase: 'taking goods' })).toEqual([1, 0, 3, 2]);
  expect(orderOf({ ...viewOf(middle), first: null })).toEqual([]);
});

test('every kind is counted for a while; sounds are sparse', () => {
  expect(lasts(scored)).toBeGreaterThan(1000);
  expect(lasts({ type: 'RoundBegan', round: 2, first: 1 })).toBe(0);
  expect(soundOf(playedBy(0, 1))).toBe('clunk');
  expect(soundOf(takenBy(0))).toBe('page');
  expect(soundOf({ type: 'RoundBegan', round: 2, first: 1 })).toBeNull();
});
