import { expect, test } from 'vitest';
import type { Happened, Tagged } from '../contract';
import early from '../../../fixtures/saboteur-early.json';
import middle from '../../../fixtures/saboteur-middle.json';
import more from '../../../fixtures/saboteur2-middle.json';
import { after, lasts, sceneryOf, shared, struck } from './telling';
import { type MineView, keyOf } from './types';

test('events alone lead to the mine that the view shows', () => {
  for (const fixture of [middle, more]) {
    const events = fixture.events as unknown as Tagged[];
    const view = fixture.view as unknown as MineView;
    const begin = { ...view, laid: [], goals: view.goals.map((goal) => ({ ...goal, is_open: false, shows: null, turned: false, seen_by: [] })) };
    const told = events.reduce(after, sceneryOf(begin));
    const shown = sceneryOf(view);
    expect(new Map(told.laid.map((card) => [keyOf(card), `${card.card} ${card.turned}`]))).toEqual(
      new Map(shown.laid.map((card) => [keyOf(card), `${card.card} ${card.turned}`])),
    );
    expect(told.goals).toEqual(shown.goals);
  }
});

test('the start always lies there', () => {
  expect(sceneryOf(early.view as unknown as MineView).laid[0]).toMatchObject({ card: 'start', column: 0, row: 0 });
});

test('cards that did not change are the same objects as before', () => {
  const view = middle.view as unknown as MineView;
  const before = sceneryOf(view);
  const again = sceneryOf(JSON.parse(JSON.stringify(view)) as MineView);
  expect(shared(before, again).laid).toBe(before.laid);
  const dark = { ...again, laid: again.laid.map((card, i) => (i === 2 ? { ...card, is_joined: false } : card)) };
  expect(shared(before, dark).laid.map((card, i) => card === before.laid[i]).filter((isKept) => !isKept)).toHaveLength(1);
  expect(shared(before, dark)).toEqual(dark);
});

const laid = (id: number): Happened => ({ id, event: { type: 'PathLaid', seat: 0, card: 'cross', turned: false, column: id, row: 0 } });

test('what happens on the board takes time, and what does not takes none', () => {
  expect(lasts(laid(1).event)).toBeGreaterThan(149);
  expect(lasts({ type: 'CardDrawn', seat: 0, card: null })).toBe(0);
});

test('the plate of the one it happens to shakes', () => {
  expect(struck({ type: 'ToolBroken', seat: 0, target: 3, tool: 'lamp' })).toBe(3);
  expect(struck({ type: 'TheftPlaced', seat: 2 })).toBe(2);
  expect(struck(laid(1).event)).toBeNull();
});
