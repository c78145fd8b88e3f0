import { describe, expect, it } from 'vitest';
import joining from '../../../fixtures/trollfjord-joining.json';
import moving from '../../../fixtures/trollfjord-moving.json';
import tailwind from '../../../fixtures/trollfjord-tailwind.json';
import wandering from '../../../fixtures/trollfjord-wandering.json';
import {
  blowOf,
  excessOf,
  isDrawnBack,
  isTailwind,
  questionOf,
  regionOf,
  strengthHeld,
  swingIn,
  swingOf,
  swungBy,
  targetsOf,
} from './choice';
import type { Action, View } from './types';

const viewOf = (fixture: { view: unknown }): View => fixture.view as View;
const legalOf = (fixture: { legal: unknown }): Action[] => fixture.legal as Action[];

describe('what can be chosen', () => {
  it('knows the space of every way to move the lord', () => {
    const { spaces } = targetsOf(legalOf(moving), viewOf(moving).reach, null);
    expect([...spaces.keys()].sort()).toEqual(
      viewOf(moving)
        .reach.map((reach) => reach.space)
        .sort(),
    );
  });
  it('asks for a troll first, then for where it goes', () => {
    const legal = legalOf(wandering);
    const first = targetsOf(legal, [], null);
    expect(first.regions.size).toBe(0);
    const [source] = [...first.sources];
    const then = targetsOf(legal, [], source!);
    expect(then.regions.size).toBeGreaterThan(0);
    for (const [region, action] of then.regions) expect(action).toEqual({ type: 'StepTroll', source, target: region });
  });
  it('has plain answers', () => {
    expect(
      targetsOf(legalOf(joining), [], null)
        .plain.map((action) => action.type)
        .sort(),
    ).toEqual(['Decline', 'Join']);
  });
});

describe('questions that must not be missed', () => {
  it('are told apart', () => {
    expect(questionOf(viewOf(joining))).toBe('join');
    expect(isTailwind(viewOf(tailwind))).toBe(true);
    expect(questionOf(viewOf(tailwind))).toBe('tailwind');
    expect(questionOf(viewOf(moving))).toBe(null);
  });
});

describe('a swing', () => {
  const box = { width: 600, height: 300 };
  it('has its side and height from where it began, its strength from how far it went', () => {
    expect(swingOf({ x: 100, y: 20 }, { x: 100, y: 20 }, box)).toEqual({ side: 'left', height: 3, strength: 1 });
    expect(swingOf({ x: 500, y: 280 }, { x: 560, y: 280 }, box)).toEqual({ side: 'right', height: 1, strength: 4 });
    expect(swingOf({ x: 500, y: 150 }, { x: 0, y: 0 }, box).strength).toBe(5);
  });
  it.each([20, 40, 80, 150, 240, 310, 370])(
    'can be of every strength by drawing straight back from %d on a phone',
    (x) => {
      const phone = { width: 390, height: 380 };
      const [from, edge] = [{ x, y: 190 }, x < 195 ? 1 : 389];
      const strengths = Array.from(
        { length: 101 },
        (_, i) => swingOf(from, { x: x + ((edge - x) * i) / 100, y: 190 }, phone).strength,
      );
      expect([...new Set(strengths)]).toEqual([1, 2, 3, 4, 5]);
    },
  );
  it('is none at all where it began', () => {
    const from = { x: 100, y: 150 };
    expect(isDrawnBack(from, { x: 96, y: 152 }, box)).toBe(false);
    expect(isDrawnBack(from, { x: 80, y: 150 }, box)).toBe(true);
    expect(isDrawnBack({ x: 20, y: 150 }, { x: 10, y: 150 }, box)).toBe(true); // little room: a little is enough
  });
  it('can be made by keys', () => {
    const swing = { side: 'left', height: 2, strength: 3 } as const;
    expect(swungBy('ArrowRight', swing)?.side).toBe('right');
    expect(swungBy('ArrowUp', swungBy('ArrowUp', swing)!)?.height).toBe(3);
    expect(swungBy('5', swing)?.strength).toBe(5);
    expect(swungBy('6', swing)).toBe(null);
    expect(blowOf(swing)).toEqual({ type: 'Blow', side: 'left', height: 2, strength: 3 });
  });
  it('grows while the key is held, and wanes again', () => {
    expect([0, 300, 600, 800, 1100, 1400].map(strengthHeld)).toEqual([1, 2, 3, 4, 5, 4]);
  });
});

it('white has no limit', () => {
  expect(excessOf('red', 8, 6)).toBe(2);
  expect(excessOf('red', 6, 6)).toBe(0);
  expect(excessOf('white', 11, 6)).toBe(0);
});

it('knows the region that an action is about', () => {
  expect(regionOf({ type: 'PlaceTroll', region: 'fjord_1' })).toBe('fjord_1');
  expect(regionOf({ type: 'StepTroll', source: 'fjord_1', target: 'swamp_1' })).toBe('swamp_1');
  expect(regionOf({ type: 'Hammer' })).toBe(null);
  expect(swingIn({ side: 'right', height: 1, strength: 5 })).toEqual({ side: 'right', height: 1, strength: 5 });
});
