import { describe, expect, it } from 'vitest';
import blows from '../../../fixtures/trollfjord-blows.json';
import end from '../../../fixtures/trollfjord-end.json';
import moving from '../../../fixtures/trollfjord-moving.json';
import start from '../../../fixtures/trollfjord-start.json';
import { type Scenery, after, fallen, isFall, lastMove, placesOf, saidAt, sceneryOf, soundOf } from './telling';
import { sceneryAt } from '../telling';
import { type Event, NO_BOULDERS, type View } from './types';

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
  it.each([
    ['in the middle', moving],
    ['at the tower', blows],
    ['at the end', end],
  ] as const)('told event by event comes to what the view shows, %s', (_, fixture) => {
    const view = viewOf(fixture);
    const told = eventsOf(fixture).reduce(after, bare(view));
    const shown = sceneryOf(view);
    expect(told.trolls).toEqual(shown.trolls);
    expect(Object.values(told.lords).map((lord) => lord.space)).toEqual(
      Object.values(shown.lords).map((lord) => lord.space),
    );
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
    expect(fallen({ type: 'BouldersFell', seat: 0, count: 3, yellow: 1, red: 0, blue: 2, white: 0, total: 9 })).toEqual(
      { yellow: 1, red: 0, blue: 2, white: 0, total: 3 },
    );
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

describe('what is said beside the tower', () => {
  const before = viewOf(blows);
  // As Python shows a blow that was struck, before chance has said what it brings: nothing has come out of it yet.
  const struck: View = {
    ...before,
    phase: 'falling',
    turn: null,
    hammering: { ...before.hammering!, hits: before.hammering!.hits + 1, last: NO_BOULDERS },
  };
  const fell: Event = { type: 'BouldersFell', seat: 0, count: 6, yellow: 1, red: 0, blue: 2, white: 3, total: 6 };
  const nothing: Event = { type: 'NothingFell', seat: 0 };
  const said = (view: View, told: readonly Event[], telling: Event | null, excess = 0): string | undefined => {
    const happened = (event: Event): { id: number; event: Event } => ({ id: 1, event });
    const shown = { view, told: told.map(happened), telling: telling && happened(telling) };
    return saidAt(sceneryAt(shown, { of: sceneryOf, after, isLate: isFall }).tower, telling, excess)?.id;
  };

  it.each([
    ['boulders', fell, 'board-fell'],
    ['nothing', nothing, 'board-empty'],
  ] as const)('is how a blow that brings %s ended, but only then', (_, fall, end) => {
    expect(said(struck, [], null)).toBe('board-falling'); // on its way from the server
    expect(said(struck, [], fall)).toBe('board-falling'); // being shown
    expect(said(struck, [], fall, 1)).toBe('board-falling'); // one too many has been seen, more may come
    expect(said(struck, [fall], null)).toBe(end);
  });
  it('is that the spirit is angry, once all is out', () => {
    expect(said(struck, [fell], { type: 'SpiritAngered', seat: 0, excess: 1 }, 1)).toBe('board-angry');
  });
});
