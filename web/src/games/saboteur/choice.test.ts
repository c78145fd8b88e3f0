import { expect, test } from 'vitest';
import middle from '../../../fixtures/saboteur-middle.json';
import more from '../../../fixtures/saboteur2-middle.json';
import {
  NOTHING,
  aim,
  back,
  cardOf,
  give,
  isGivingEnough,
  litInPack,
  mark,
  nearest,
  nextOf,
  pickCard,
  plan,
  stepTo,
  targetsOf,
  turn,
} from './choice';
import { ORDER } from './cards';
import { type Action, isSame, keyOf } from './types';

const legal = middle.legal as unknown as Action[];
const hand = middle.view.hand;
const path = hand.findIndex((card) => card.startsWith('tee'));

test('every legal action of a real position is offered by exactly one card, or by none', () => {
  for (const fixture of [middle, more]) {
    const actions = fixture.legal as unknown as Action[];
    const offered = [...new Set(fixture.view.hand)].flatMap((card) => {
      const targets = targetsOf(actions, card);
      return [
        ...[...targets.cells.values()].flat(),
        ...[...targets.seats.values()].flat(),
        ...targets.goals.values(),
        targets.self,
        targets.discard,
      ];
    });
    const played = actions.filter((action) => cardOf(action) !== null);
    expect(offered.filter((action) => action !== null)).toHaveLength(played.length);
    expect(played.every((action) => offered.includes(action))).toBe(true);
  }
});

test('names of cards follow the order in which Python discards them', () => {
  const discards = (more.legal as unknown as Action[]).flatMap((action) =>
    action.type === 'Discard' ? [action.card] : [],
  );
  expect(discards.length).toBeGreaterThan(1);
  expect([...discards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))).toEqual(discards);
});

test('a card is chosen, turned by choosing it again, and let go by stepping back', () => {
  const chosen = pickCard(NOTHING, hand, path);
  expect(chosen).toMatchObject({ card: path, turned: false });
  expect(pickCard(chosen, hand, path)).toMatchObject({ card: path, turned: true });
  expect(back(chosen)).toEqual(NOTHING);
  const map = hand.indexOf('map');
  expect(pickCard(pickCard(NOTHING, hand, map), hand, map)).toEqual(NOTHING);
});

test('a place is aimed at and stepped back from before the card is', () => {
  const targets = targetsOf(legal, hand[path]!);
  const ways = [...targets.cells.values()][0]!;
  const aimed = aim(pickCard(NOTHING, hand, path), nearest(ways, false));
  expect(aimed.target).toBe(nearest(ways, false));
  expect(back(aimed)).toMatchObject({ card: path, target: null });
});

test('the ghost turns where both ways fit, and stays where only one does', () => {
  const targets = targetsOf(legal, hand[path]!);
  const both = [...targets.cells.values()].find((ways) => ways.length === 2);
  const single = [...targets.cells.values()].find((ways) => ways.length === 1);
  expect(both ?? single).toBeDefined();
  for (const ways of [both, single]) {
    if (!ways) continue;
    const aimed = aim(pickCard(NOTHING, hand, path), ways[0]!);
    const { choice, isStuck } = turn(aimed, hand, targets);
    expect(isStuck).toBe(ways.length === 1);
    expect(choice.turned).toBe(ways.length === 2 ? !aimed.turned : aimed.turned);
  }
});

test('a place that takes a card only one way gives that way', () => {
  const ways: Action[] = [{ type: 'LayPath', card: 'curve_ne', column: 1, row: 0, turned: true }];
  expect(nearest(ways, false)).toBe(ways[0]);
});

test('up to three cards are marked to pass, and unmarked', () => {
  let choice = give(null);
  for (const place of [0, 1, 2, 3]) choice = mark(choice, place);
  expect(choice.giving!.marked).toEqual([0, 1, 2]);
  expect(mark(choice, 1).giving!.marked).toEqual([0, 2]);
  expect(isGivingEnough(give(null).giving!)).toBe(false);
});

test('marked cards are discarded in order, and fewer than three end with a stop', () => {
  const cards = ['map', 'cross', 'trap', 'curve_ne'];
  expect(plan({ hindrance: null, marked: [0, 1] }, cards)).toEqual([
    { type: 'Discard', card: 'cross' },
    { type: 'Discard', card: 'map' },
    { type: 'StopDiscarding' },
  ]);
  expect(plan({ hindrance: null, marked: [2, 0, 3] }, cards).map(cardOf)).toEqual(['curve_ne', 'map', 'trap']);
  expect(plan({ hindrance: 'lamp', marked: [0, 2] }, cards)[0]).toEqual({ type: 'Unburden', hindrance: 'lamp' });
});

test('to pay for a hindrance takes exactly two cards', () => {
  const one = mark(give('lamp'), 0);
  expect(isGivingEnough(one.giving!)).toBe(false);
  expect(isGivingEnough(mark(one, 1).giving!)).toBe(true);
});

test('a plan waits while it is not our turn, goes on when it is, and ends where it no longer fits', () => {
  const stop: Action = { type: 'StopDiscarding' };
  expect(nextOf([stop], [])).toEqual({ action: null, rest: [stop] });
  expect(nextOf([stop], [{ type: 'StopDiscarding' }])).toEqual({ action: stop, rest: [] });
  expect(nextOf([stop], [{ type: 'Discard', card: 'map' }])).toEqual({ action: null, rest: [] });
});

test('actions are the same whatever the order of their fields', () => {
  expect(isSame({ type: 'ReadMap', goal: 1 }, { goal: 1, type: 'ReadMap' })).toBe(true);
  expect(isSame({ type: 'Steal', seat: null }, { type: 'Steal', seat: 0 })).toBe(false);
});

test('the cursor steps to what lies ahead', () => {
  const cells = [
    { column: 0, row: 0 },
    { column: 2, row: 0 },
    { column: 1, row: 2 },
    { column: 2, row: 1 },
  ];
  expect(stepTo(cells, cells[0]!, 'right')).toEqual({ column: 2, row: 0 });
  expect(stepTo(cells, cells[0]!, 'down')).toEqual({ column: 1, row: 2 });
  expect(stepTo(cells, cells[0]!, 'left')).toBeNull();
});

test('every lit place of a real position can be reached with the arrow keys', () => {
  const cells = [...targetsOf(legal, hand[path]!).cells.keys()].map((key) => {
    const [column, row] = key.split(',').map(Number);
    return { column: column!, row: row! };
  });
  const seen = new Set([keyOf(cells[0]!)]);
  const open = [cells[0]!];
  for (let cell = open.pop(); cell; cell = open.pop()) {
    for (const heading of ['up', 'down', 'left', 'right'] as const) {
      const next = stepTo(cells, cell, heading);
      if (next && !seen.has(keyOf(next))) {
        seen.add(keyOf(next));
        open.push(next);
      }
    }
  }
  expect(seen.size).toBe(cells.length);
});

test('of two cards with as much gold only the one that was tapped is lit', () => {
  const pack = [1, 2, 1, 3];
  expect(litInPack(pack, null, 2)).toBeNull();
  expect(litInPack(pack, 1, 2)).toBe(2);
  expect(litInPack(pack, 1, null)).toBe(0); // a hint
  expect(litInPack(pack, 3, 2)).toBe(3); // another was tapped before
});
