import { describe, expect, it } from 'vitest';
import blows from '../../../fixtures/trollfjord-blows.json';
import end from '../../../fixtures/trollfjord-end.json';
import moving from '../../../fixtures/trollfjord-moving.json';
import start from '../../../fixtures/trollfjord-start.json';
import { type Scenery, after, fallen, lastMove, placesOf, sceneryOf, soundOf } from './telling';
import type { Event, View } from './types';

const viewOf = (fixture: { view: unknown }): View => fixture.view as View;
const eventsOf = (fixture: { events: unknown }): Event[] => fixture.events as Event[];

/** All players' trolls in the supply, no treasure anywhere. */
function bare(view: View): Scenery {
  const now = sceneryOf(view);
  return {
    lords: sceneryOf(viewOf(start)).lords,
    trolls: Object.fromEntries(Object.keys(now.trolls).map((region) => [region, [0, 0, 0, 0]])),
    treasures: Object.fromEntries(Object.keys(now.treasures).map((region) => [region, null])),
    tower: null,
  };
}

describe('the scenery', () => {
  it.each([['in the middle', moving], ['at the tower', blows], ['at the end', end]] as const)('told event by event comes to what the view shows, %s', (_, fixture) => {
    const view = viewOf(fixture);
    const told = eventsOf(fixture).reduce(after, bare(view));
    const shown = sceneryOf(view);
    expect(told.trolls).toEqual(shown.trolls);
    expect(Object.values(told.lords).map((lord) => lord.space)).toEqual(Object.values(shown.lords).map((lord) => lord.space));
    if (shown.tower) expect(told.tower).toEqual(shown.tower);
  });
});

it('shows no treasure where one was taken, until the view has a new one', () => {
  const before = sceneryOf(viewOf(start));
  const region = 'swamp_1';
  expect(before.treasures[region]).not.toBeNull();
  const taken = after(before, { type: 'TreasureCollected', seat: 1, region, value: null, belt: null });
  expect(after(taken, { type: 'TreasureTurnedUp', region }).treasures).toEqual({ ...before.treasures, [region]: null });
});

describe('telling', () => {
  it('counts what fell', () => {
    expect(fallen({ type: 'NothingFell', seat: 0 }).total).toBe(0);
    expect(fallen({ type: 'BouldersFell', seat: 0, count: 3, yellow: 1, red: 0, blue: 2, white: 0, total: 9 })).toEqual({ yellow: 1, red: 0, blue: 2, white: 0, total: 3 });
  });
});

describe('the last move', () => {
  const told: Event[] = [
    { type: 'LordMoved', seat: 0, kind: 'wander', count: 1, space: 7, landscape: null },
    { type: 'TrollStepped', seat: 0, source: 'fjord_1', target: 'fjord_2', tailwind: false },
    { type: 'TurnBegan', seat: 1, is_last: false },
  ];
  it('is marked until the next one', () => {
    expect(placesOf(lastMove(told.map((event) => ({ event })))).regions).toEqual(['fjord_1', 'fjord_2']);
    expect(placesOf(lastMove(told.slice(0, 1).map((event) => ({ event })))).space).toBe(7);
    expect(lastMove([])).toBe(null);
  });
});

it('has a growl for the spirit, and leaves the sound of a blow to the hammer', () => {
  expect(soundOf({ type: 'SpiritAngered', seat: 0, excess: 1 })).toBe('growl');
  expect(soundOf({ type: 'TowerStruck', seat: 0, side: 'left', height: 1, strength: 5, hit: 1, limit: 4 })).toBe(null);
});
