import { expect, test } from 'vitest';
import ale from '../../../fixtures/goblins-ale.json';
import explosion from '../../../fixtures/goblins-explosion.json';
import goals from '../../../fixtures/goblins-goals.json';
import middle from '../../../fixtures/goblins-middle.json';
import { NOTHING, aim, back, cardOf, nearest, pickCard, shownTurn, targetsOf, turn } from './choice';
import { type Action, isSame } from './types';

const legalOf = (fixture: { legal: readonly unknown[] }): Action[] => fixture.legal as Action[];
const lay = (turned: number, card = 'passage_t'): Action => ({
  type: 'LayTile',
  card,
  column: 1,
  row: 0,
  turn: turned,
});

test('every legal action belongs to a card, a player, a goal or nobody', () => {
  for (const fixture of [middle, explosion, ale, goals]) {
    for (const action of legalOf(fixture)) {
      const targets = targetsOf(legalOf(fixture), cardOf(action));
      const found = [
        ...[...targets.cells.values()].flat(),
        ...[...targets.seats.values()].flat(),
        ...targets.goals.values(),
        targets.exchange,
      ];
      expect(action.type === 'Skip' || found.some((each) => each !== null && isSame(each, action))).toBe(true);
    }
  }
});

test('ale is served and goals are opened without a card', () => {
  expect([...targetsOf(legalOf(ale), null).seats.keys()].length).toBe(ale.names.length);
  expect(targetsOf(legalOf(goals), null).goals.size).toBeGreaterThan(1);
});

test('a card chosen again is turned, or put back if all its turnings look alike', () => {
  const hand = ['passage_t', 'passage_x', 'map'];
  const chosen = pickCard(NOTHING, hand, 0);
  expect(pickCard(chosen, hand, 0)).toEqual({ card: 0, turn: 1, target: null });
  expect(pickCard(pickCard(NOTHING, hand, 1), hand, 1)).toEqual(NOTHING);
  expect(pickCard(pickCard(NOTHING, hand, 2), hand, 2)).toEqual(NOTHING);
});

test('turnings that look alike are one: a straight tunnel has two', () => {
  expect([0, 1, 2, 3].map((each) => shownTurn('passage_i', each))).toEqual([0, 1, 0, 1]);
  expect([0, 1, 2, 5].map((each) => shownTurn('passage_l', each))).toEqual([0, 1, 2, 1]);
  expect(shownTurn('rubble_x', 3)).toBe(0);
});

test('the way nearest to how it is held is the next one clockwise', () => {
  expect(nearest([lay(0), lay(3)], 1)).toEqual(lay(3));
  expect(nearest([lay(0), lay(1)], 2)).toEqual(lay(0));
  expect(nearest([lay(2)], 6)).toEqual(lay(2));
});

test('aiming turns the tile onwards, never back', () => {
  expect(aim({ card: 0, turn: 3, target: null }, lay(0)).turn).toBe(4);
  expect(aim({ card: 0, turn: 2, target: null }, lay(2)).turn).toBe(2);
});

test('a ghost turns only to where it fits, and says when it is stuck', () => {
  const targets = { cells: new Map([['1,0', [lay(0), lay(2)]]]), seats: new Map(), goals: new Map(), exchange: null };
  const first = aim({ ...NOTHING, card: 0 }, lay(0));
  const second = turn(first, ['passage_t'], targets);
  expect(second).toEqual({ choice: { card: 0, turn: 2, target: lay(2) }, isStuck: false });
  expect(turn(second.choice, ['passage_t'], targets).choice).toEqual({ card: 0, turn: 4, target: lay(0) });
  const lone = { ...targets, cells: new Map([['1,0', [lay(0)]]]) };
  expect(turn(first, ['passage_t'], lone)).toEqual({ choice: first, isStuck: true });
});

test('one step back: the place, then the card', () => {
  const aimed = aim({ ...NOTHING, card: 1 }, lay(0));
  expect(back(aimed)).toEqual({ card: 1, turn: 0, target: null });
  expect(back(back(aimed))).toEqual(NOTHING);
});
