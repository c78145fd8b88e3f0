import { expect, test } from 'vitest';
import end from '../../../fixtures/guilds-end.json';
import { countedOf, hasCount, isCounting, isTieBroken, lanesOf, resultOf, scoredOf } from './counting';
import { type Event, type EventKindScored, type GuildsPlay, KINDS } from './types';

const EVENTS = end.events as Event[];
const scored = EVENTS.filter((event) => event.type === 'KindScored');

/** The table when so many of the match's events have been shown, and the next is being told. */
function tableAt(shown: number, viewer: number | null = 0): GuildsPlay {
  const events = EVENTS.map((event, id) => ({ id, event }));
  return {
    events: events.slice(0, shown),
    telling: events[shown] ?? null,
    viewer,
    names: ['Anna', 'Boris', 'Cleo'],
  } as unknown as GuildsPlay;
}

test('the sum of all kinds is the score', () => {
  const lanes = lanesOf(scored, end.view.merchants.length);
  expect(lanes.map(({ total }) => total)).toEqual(end.view.merchants.map(({ worth }) => worth.total));
  expect(lanes.filter(({ isLeading }) => isLeading).map(({ seat }) => seat)).toEqual(
    expect.arrayContaining(end.view.winners),
  );
  expect(lanes[0]!.points.map(({ kind }) => kind)).toEqual([...KINDS]);
});

test('only what has been told is counted', () => {
  const first = EVENTS.findIndex(({ type }) => type === 'KindScored');
  expect(scoredOf(tableAt(first - 1))).toEqual([]);
  expect(scoredOf(tableAt(first)).map(({ kind }) => kind)).toEqual(['spell']);
  expect(scoredOf(tableAt(first + 1)).map(({ kind }) => kind)).toEqual(['spell', 'gem']);
  expect(countedOf(tableAt(first + 1)).map(({ kind }) => kind)).toEqual(['spell']);
  expect([first - 1, first].map((shown) => hasCount(tableAt(shown)))).toEqual([false, true]);
  expect(isCounting(tableAt(first))).toBe(true);
  expect(isCounting(tableAt(first - 1))).toBe(false);
});

test('who leads may change, and nobody leads a tie of all', () => {
  const kinds: EventKindScored[] = [
    { type: 'KindScored', kind: 'spell', points: [4, 9] },
    { type: 'KindScored', kind: 'gem', points: [16, 1] },
    { type: 'KindScored', kind: 'spice', points: [0, 10] },
  ];
  const leaders = [1, 2, 3].map((count) => lanesOf(kinds.slice(0, count), 2).map(({ isLeading }) => isLeading));
  expect(leaders).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
});

test('a tie is broken for fewer winners', () => {
  const tie: EventKindScored[] = [{ type: 'KindScored', kind: 'spell', points: [4, 4, 1] }];
  expect(lanesOf(tie, 3).map(({ isLeading }) => isLeading)).toEqual([true, true, false]);
  expect(lanesOf(tie, 3, [1]).map(({ isLeading }) => isLeading)).toEqual([false, true, false]);
  expect([isTieBroken([4, 4, 1], [1]), isTieBroken([4, 4, 1], [0, 1]), isTieBroken([4, 3, 1], [0])]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the result is said to whoever reads it', () => {
  expect(resultOf(tableAt(0, 1), [1])).toEqual({ id: 'board-win-you' });
  expect(resultOf(tableAt(0, 1), [0, 1])).toEqual({ id: 'board-win-shared', args: { names: 'Anna' } });
  expect(resultOf(tableAt(0, 1), [2])).toEqual({ id: 'board-winners', args: { count: 1, names: 'Cleo' } });
  expect(resultOf(tableAt(0, null), [0, 2])).toEqual({ id: 'board-winners', args: { count: 2, names: 'Anna, Cleo' } });
});
