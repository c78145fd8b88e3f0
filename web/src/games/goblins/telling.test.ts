import { expect, test } from 'vitest';
import type { Tagged } from '../contract';
import goals from '../../../fixtures/goblins-goals.json';
import middle from '../../../fixtures/goblins-middle.json';
import stealing from '../../../fixtures/goblins-stealing.json';
import { after, befalls, lasts, sceneryOf, shared, soundOf, spotsOf } from './telling';
import { type MineView, keyOf } from './types';

const FIXTURES = [middle, goals, stealing] as unknown as { view: MineView; events: readonly Tagged[] }[];

test('events alone build the mine that the view shows', () => {
  for (const { view, events } of FIXTURES) {
    const blank = { ...view, laid: [], goals: view.goals.map((goal) => ({ ...goal, is_open: false, is_reached: false, is_left_shut: false, shows: null, seen_by: [] })) };
    const made = events.reduce(after, sceneryOf(blank));
    const now = sceneryOf(view);
    const plain = (laid: typeof now.laid): string[] => laid.map((tile) => `${keyOf(tile)} ${tile.card} ${tile.turn} ${String(tile.is_open)}`).sort();
    expect(plain(made.laid)).toEqual(plain(now.laid));
    expect(made.goals.map((goal) => [goal.is_open, goal.seen_by])).toEqual(now.goals.map((goal) => [goal.is_open, goal.seen_by]));
  }
});

test('what did not change is not drawn anew', () => {
  const before = sceneryOf(FIXTURES[0]!.view);
  const now = sceneryOf(structuredClone(FIXTURES[0]!.view));
  expect(shared(before, now).laid).toBe(before.laid);
  const blown = shared(before, { ...now, laid: now.laid.slice(0, -1) });
  expect(blown.laid.every((tile) => before.laid.includes(tile))).toBe(true);
});

test('dynamite takes the tiles it names', () => {
  const scenery = sceneryOf(FIXTURES[0]!.view);
  const [, first, second] = scenery.laid;
  const event = { type: 'BombsWentOff', count: 2, cards: [], spots: [first!, second!].map(({ column, row }) => [column, row]) };
  expect(spotsOf(event)).toEqual([keyOf(first!), keyOf(second!)]);
  expect(after(scenery, event).laid.length).toBe(scenery.laid.length - 2);
});

test('a door is told open and shut', () => {
  const scenery = sceneryOf(FIXTURES[0]!.view);
  const door = scenery.laid.find((tile) => tile.is_open === true)!;
  const isOpen = (type: string): boolean | null =>
    after(scenery, { type, color: door.color, column: door.column, row: door.row }).laid.find((tile) => keyOf(tile) === keyOf(door))!.is_open;
  expect([isOpen('DoorShut'), isOpen('DoorOpened')]).toEqual([false, true]);
});

test('the dragon takes longest, and dealing no time at all', () => {
  const opened = (shows: string): number => lasts({ type: 'GoalOpened', seat: 0, goal: 0, shows });
  expect(opened('dragon')).toBeGreaterThan(opened('gold'));
  expect(opened('gold')).toBeGreaterThan(opened('dynamite'));
  expect(lasts({ type: 'CardDrawn', seat: 0, card: null })).toBe(0);
});

test('what befalls whom', () => {
  expect(befalls({ type: 'AleServed', seat: 0, target: 2, skips: 1 }, 2)).toBe('ale');
  expect(befalls({ type: 'AleServed', seat: 0, target: 2, skips: 1 }, 0)).toBe(null);
  expect(befalls({ type: 'PotionDrunk', seat: 0, target: 2 }, 0)).toBe('potion');
  expect(befalls({ type: 'SleptOff', seat: 1, left: 0 }, 1)).toBe('sleep');
  expect(befalls({ type: 'HandShown', seat: 1, cards: [] }, 1)).toBe('shown');
  expect(soundOf({ type: 'BombsWentOff', count: 0, cards: [], spots: [] })).toBe('crumble');
});
