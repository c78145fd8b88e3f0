import { expect, test } from 'vitest';
import early from '../../../fixtures/saboteur-early.json';
import middle from '../../../fixtures/saboteur-middle.json';
import more from '../../../fixtures/saboteur2-middle.json';
import type { EventMapRead, EventPathLaid, EventToolBroken } from '../../protocol-saboteur';
import { reused } from '../mine/telling';
import { after, fateOf, flightOf, hitOf, lasts, sceneryOf, secretOf } from './telling';
import { type Event, type MinePlay, type View, keyOf } from './types';

test('events alone lead to the mine that the view shows', () => {
  for (const fixture of [middle, more]) {
    const events = fixture.events as unknown as Event[];
    const view = fixture.view as unknown as View;
    const begin = {
      ...view,
      laid: [],
      goals: view.goals.map((goal) => ({ ...goal, is_open: false, shows: null, turned: false, seen_by: [] })),
    };
    const told = events.reduce(after, sceneryOf(begin));
    const shown = sceneryOf(view);
    expect(new Map(told.laid.map((card) => [keyOf(card), `${card.card} ${card.turned}`]))).toEqual(
      new Map(shown.laid.map((card) => [keyOf(card), `${card.card} ${card.turned}`])),
    );
    expect(told.goals).toEqual(shown.goals);
  }
});

test('the start always lies there', () => {
  expect(sceneryOf(early.view as unknown as View).laid[0]).toMatchObject({ card: 'start', column: 0, row: 0 });
});

test('cards that did not change are the same objects as before', () => {
  const view = middle.view as unknown as View;
  const before = sceneryOf(view);
  const again = sceneryOf(JSON.parse(JSON.stringify(view)) as View);
  const shared = (now: typeof again) => reused(before.laid, now.laid);
  expect(shared(again)).toBe(before.laid);
  const dark = { ...again, laid: again.laid.map((card, i) => (i === 2 ? { ...card, is_joined: false } : card)) };
  expect(
    shared(dark)
      .map((card, i) => card === before.laid[i])
      .filter((isSame) => !isSame),
  ).toHaveLength(1);
  expect(shared(dark)).toEqual(dark.laid);
});

const playOf = (more: Partial<MinePlay>): MinePlay =>
  ({ viewer: 1, isReplay: false, isShared: false, ...more }) as MinePlay;
const PLAY = playOf({});
const laid: EventPathLaid = { type: 'PathLaid', seat: 0, card: 'cross', turned: false, column: 1, row: 0 };
const broken: EventToolBroken = { type: 'ToolBroken', seat: 0, target: 1, tool: 'lamp' };
const read = (seat: number, shows: string | null): EventMapRead => ({ type: 'MapRead', seat, goal: 2, shows });

test('what happens on the board takes time, and what does not takes none', () => {
  expect(lasts(PLAY, laid)).toBeGreaterThan(149);
  expect(lasts(PLAY, { type: 'CardDrawn', seat: 0, card: null })).toBe(0);
});

test('the own role waits until it was seen, that of others is not shown, and a replay waits for nobody', () => {
  const dealt = (seat: number, role: string | null) => ({ type: 'RoleDealt', seat, role }) as const;
  expect(lasts(PLAY, dealt(1, 'miner'))).toBe(Infinity);
  expect(lasts(PLAY, dealt(0, null))).toBe(0);
  expect(lasts(playOf({ isReplay: true }), dealt(1, 'miner'))).toBe(0);
  expect(secretOf(PLAY, dealt(1, 'miner'))).toEqual({ kind: 'role', role: 'miner', seat: 1 });
});

test('what a map shows is shown to its reader alone, and waits where several share a screen', () => {
  expect(secretOf(PLAY, read(1, 'gold'))).toEqual({ kind: 'goal', goal: 2, shows: 'gold' });
  expect(secretOf(PLAY, read(0, null))).toBeNull();
  expect(lasts(PLAY, read(1, 'gold'))).toBe(2500);
  expect(lasts(playOf({ isShared: true }), read(1, 'gold'))).toBe(Infinity);
  expect(lasts(PLAY, read(0, null))).toBeLessThan(1000);
});

test('what is done to the viewer takes longer and is said', () => {
  expect(hitOf(PLAY, broken)?.id).toBe('board-hit-broken');
  expect(hitOf(playOf({ viewer: 2 }), broken)).toBeNull();
  expect(hitOf(PLAY, { ...broken, seat: 1 })).toBeNull(); // by one's own hand
  expect(lasts(PLAY, broken)).toBeGreaterThan(lasts(playOf({ viewer: 2 }), broken));
});

test('breaking harms, mending helps, and cards fly where they go', () => {
  expect([fateOf(broken, 1), fateOf(broken, 0), fateOf(laid, 0)]).toEqual(['harm', null, null]);
  expect(fateOf({ type: 'ToolMended', seat: 0, target: 1, tool: 'lamp', card: 'mend_lamp' }, 1)).toBe('help');
  expect(flightOf(broken)).toEqual({ card: 'break_lamp', from: 0, to: { seat: 1 } });
  expect(flightOf(read(0, null))?.to).toEqual({ goal: 2 });
  expect(flightOf(laid)).toBeNull(); // it lies where it flies to
});
