import { expect, test } from 'vitest';
import goals from '../../../fixtures/goblins-goals.json';
import middle from '../../../fixtures/goblins-middle.json';
import stealing from '../../../fixtures/goblins-stealing.json';
import { reused } from '../mine/telling';
import { after, fateOf, goneBy, hitOf, lasts, sceneryOf, secretOf, soundOf } from './telling';
import { type Event, type MinePlay, type View, keyOf } from './types';

const FIXTURES = [middle, goals, stealing] as unknown as { view: View; events: readonly Event[] }[];

test('events alone build the mine that the view shows', () => {
  for (const { view, events } of FIXTURES) {
    const blank = {
      ...view,
      laid: [],
      goals: view.goals.map((goal) => ({
        ...goal,
        is_open: false,
        is_reached: false,
        is_left_shut: false,
        shows: null,
        seen_by: [],
      })),
    };
    const made = events.reduce(after, sceneryOf(blank));
    const now = sceneryOf(view);
    const plain = (laid: typeof now.laid): string[] =>
      laid.map((tile) => `${keyOf(tile)} ${tile.card} ${tile.turn} ${String(tile.is_open)}`).sort();
    expect(plain(made.laid)).toEqual(plain(now.laid));
    expect(made.goals.map((goal) => [goal.is_open, goal.seen_by])).toEqual(
      now.goals.map((goal) => [goal.is_open, goal.seen_by]),
    );
  }
});

test('what did not change is not drawn anew', () => {
  const before = sceneryOf(FIXTURES[0]!.view);
  const now = sceneryOf(structuredClone(FIXTURES[0]!.view));
  expect(reused(before.laid, now.laid)).toBe(before.laid);
  const blown = reused(before.laid, now.laid.slice(0, -1));
  expect(blown.every((tile) => before.laid.includes(tile))).toBe(true);
});

test('dynamite takes the tiles it names', () => {
  const scenery = sceneryOf(FIXTURES[0]!.view);
  const [, first, second] = scenery.laid;
  const spots = [first!, second!].map(({ column, row }) => [column, row] as const);
  const event: Event = { type: 'BombsWentOff', count: 2, cards: [], spots };
  expect(goneBy(event)).toEqual([keyOf(first!), keyOf(second!)]);
  expect(after(scenery, event).laid.length).toBe(scenery.laid.length - 2);
});

test('a door is told open and shut', () => {
  const scenery = sceneryOf(FIXTURES[0]!.view);
  const door = scenery.laid.find((tile) => tile.is_open === true)!;
  const isOpen = (type: 'DoorOpened' | 'DoorShut'): boolean | null =>
    after(scenery, { type, color: door.color!, column: door.column, row: door.row }).laid.find(
      (tile) => keyOf(tile) === keyOf(door),
    )!.is_open;
  expect([isOpen('DoorShut'), isOpen('DoorOpened')]).toEqual([false, true]);
});

const playOf = (more: Partial<MinePlay>): MinePlay =>
  ({ viewer: 1, isReplay: false, isShared: false, ...more }) as MinePlay;
const PLAY = playOf({});

test('the dragon takes longest, and dealing no time at all', () => {
  const opened = (shows: string): number => lasts(PLAY, { type: 'GoalOpened', seat: 0, goal: 0, shows });
  expect(opened('dragon')).toBeGreaterThan(opened('gold'));
  expect(opened('gold')).toBeGreaterThan(opened('dynamite'));
  expect(lasts(PLAY, { type: 'CardDrawn', seat: 0, card: null, put_by: null })).toBe(0);
});

test('what befalls whom', () => {
  expect(fateOf({ type: 'AleServed', seat: 0, target: 2, skips: 1 }, 2)).toBe('ale');
  expect(fateOf({ type: 'AleServed', seat: 0, target: 2, skips: 1 }, 0)).toBe(null);
  expect(fateOf({ type: 'PotionDrunk', seat: 0, target: 2 }, 0)).toBe('swirl');
  expect(fateOf({ type: 'SleptOff', seat: 1, left: 0 }, 1)).toBe('sleep');
  expect(soundOf({ type: 'BombsWentOff', count: 0, cards: [], spots: [] })).toBeNull();
  expect(soundOf({ type: 'BombsWentOff', count: 1, cards: ['bomb_i'], spots: [[1, 0]] })).toBe('rumble');
});

test('a role that was dealt or received waits until it was seen, and nobody sees that of others', () => {
  const received = { type: 'RoleReceived', seat: 1, giver: 0, role: 'king' } as const;
  expect(lasts(PLAY, received)).toBe(Infinity);
  expect(secretOf(PLAY, received)).toEqual({ kind: 'role', role: 'king', seat: 1 });
  expect(secretOf(PLAY, { ...received, seat: 0, giver: 1 })).toBeNull();
  expect(lasts(playOf({ isReplay: true }), received)).toBe(0);
});

test('ale and potions of others are said to whom they befall', () => {
  expect(hitOf(PLAY, { type: 'AleServed', seat: 0, target: 1, skips: 1 })?.id).toBe('board-hit-ale');
  expect(hitOf(PLAY, { type: 'AleServed', seat: 1, target: 1, skips: 1 })).toBeNull();
  expect(hitOf(PLAY, { type: 'PotionDrunk', seat: 0, target: 1 })?.id).toBe('board-hit-potion');
  expect(hitOf(playOf({ viewer: null }), { type: 'SleptOff', seat: 1, left: 0 })).toBeNull();
});
