/** What has happened, told one thing at a time: the board as it looks while events are still being shown. */
import type { Sentence, Sound } from '../contract';
import { type Boulders, COLOURS, type Event, NO_BOULDERS, type View, sum } from './types';

/** The tower while somebody hammers. */
export interface Hammered {
  readonly site: string;
  readonly hammerer: number;
  readonly comrade: number | null;
  readonly limit: number;
  readonly hits: number;
  readonly out: Boulders;
  readonly last: Boulders | null; // what the last blow brought; null: none yet, or on its way
  readonly isAngry: boolean;
}

/** What the board draws: behind the view while animations run, equal to it when they are done. */
export interface Scenery {
  readonly lords: Readonly<
    Record<number, { readonly space: number | null; readonly start: number | null; readonly isDown: boolean }>
  >; // by seat
  readonly trolls: Readonly<Record<string, readonly number[]>>; // by region and seat
  readonly treasures: Readonly<Record<string, number | null>>;
  readonly tower: Hammered | null;
}

const AT_THE_TOWER: ReadonlySet<string> = new Set(['hammering', 'falling', 'showing', 'giving']);
// The tower was struck, and what that brings is still to come: what the view says of the last blow is not known yet.
const STILL_TO_FALL: ReadonlySet<string> = new Set(['falling', 'showing']);

export function sceneryOf(view: View): Scenery {
  const { hammering } = view;
  return {
    lords: Object.fromEntries(
      view.lords.map((lord) => [lord.seat, { space: lord.space, start: lord.start, isDown: lord.is_finished }]),
    ),
    trolls: Object.fromEntries(view.regions.map((each) => [each.region, each.trolls])),
    treasures: Object.fromEntries(view.regions.map((each) => [each.region, each.treasure])),
    tower:
      hammering?.has_begun && AT_THE_TOWER.has(view.phase)
        ? {
            site: hammering.site,
            hammerer: hammering.hammerer,
            comrade: hammering.comrade,
            limit: hammering.limit,
            hits: hammering.hits,
            out: hammering.out,
            last: STILL_TO_FALL.has(view.phase) ? null : hammering.last,
            isAngry: hammering.is_angry,
          }
        : null,
  };
}

export const WALK = 380; // milliseconds for a lord's move

/** How long an event is shown, in milliseconds; 0: not on the board. Blows that fall last as long as they take. */
export function lasts(event: Event): number {
  switch (event.type) {
    case 'LordMoved':
      return WALK;
    case 'TrollPlaced':
    case 'TrollStepped':
      return 320;
    case 'FortressNamed':
      return 400;
    case 'ComradeJoined':
    case 'ComradeDeclined':
      return 300;
    case 'HammeringBegan':
      return 300;
    case 'TowerStruck':
      return 340;
    case 'BouldersFell':
    case 'NothingFell':
      return 1100;
    case 'RolesSwapped':
      return 700;
    case 'SpiritAngered':
    case 'HitLimitReached':
      return 1200;
    case 'HammeringStopped':
      return 500;
    case 'GiftPledged':
      return 300;
    case 'SpiritAppeased':
    case 'SpiritStaysAngry':
      return 600;
    case 'TreasureCollected':
    case 'CrownTaken':
      return 420;
    case 'RegionCleared':
      return 300;
    case 'PlayerFinished':
      return 500;
    default:
      return 0;
  }
}

export const isFall = (event: Event): boolean => event.type === 'BouldersFell' || event.type === 'NothingFell';

export function fallen(event: Event): Boulders {
  if (event.type !== 'BouldersFell') return NO_BOULDERS;
  return { yellow: event.yellow, red: event.red, blue: event.blue, white: event.white, total: event.count };
}

/** The scenery after an event. What a new treasure is worth is only in the next view. */
export function after(scenery: Scenery, event: Event): Scenery {
  switch (event.type) {
    case 'LordMoved':
      return withLord(scenery, event.seat, { space: event.space, start: null, isDown: false });
    case 'TrollPlaced':
      return withTrolls(scenery, event.region, event.seat, 1);
    case 'TrollStepped':
      return withTrolls(withTrolls(scenery, event.source, event.seat, -1), event.target, event.seat, 1);
    case 'RegionCleared':
      return withTrolls(scenery, event.region, event.seat, -Infinity);
    case 'TreasureCollected':
      return { ...scenery, treasures: { ...scenery.treasures, [event.region]: null } };
    case 'PlayerFinished':
      return finished(scenery, event.seat);
    default:
      return { ...scenery, tower: towerAfter(scenery.tower, event) };
  }
}

function withLord(scenery: Scenery, seat: number, lord: Scenery['lords'][number]): Scenery {
  return { ...scenery, lords: { ...scenery.lords, [seat]: lord } };
}

function withTrolls(scenery: Scenery, region: string, seat: number, change: number): Scenery {
  const before = scenery.trolls[region] ?? [];
  const trolls = before.map((count, each) => (each === seat ? Math.max(0, count + change) : count));
  return { ...scenery, trolls: { ...scenery.trolls, [region]: trolls } };
}

function finished(scenery: Scenery, seat: number): Scenery {
  const without = (counts: readonly number[]): number[] => counts.map((count, each) => (each === seat ? 0 : count));
  const trolls = Object.entries(scenery.trolls).map(([region, counts]) => [region, without(counts)] as const);
  const lord = scenery.lords[seat] ?? { space: null, start: null, isDown: false };
  return withLord({ ...scenery, trolls: Object.fromEntries(trolls) }, seat, { ...lord, isDown: true });
}

function towerAfter(tower: Hammered | null, event: Event): Hammered | null {
  if (event.type === 'HammeringBegan') {
    return {
      site: event.site,
      hammerer: event.seat,
      comrade: event.comrade,
      limit: event.limit,
      hits: 0,
      out: NO_BOULDERS,
      last: null,
      isAngry: false,
    };
  }
  if (tower === null || event.type === 'TurnBegan') return null;
  switch (event.type) {
    case 'TowerStruck':
      return { ...tower, hammerer: event.seat, hits: event.hit, last: null };
    case 'BouldersFell':
    case 'NothingFell':
      return { ...tower, out: sum(tower.out, fallen(event)), last: fallen(event) };
    case 'RolesSwapped':
      return { ...tower, hammerer: event.seat, comrade: event.other };
    case 'HammeringContinued':
      return event.seat === tower.hammerer ? tower : { ...tower, hammerer: event.seat, comrade: tower.hammerer };
    case 'SpiritAngered':
      return { ...tower, isAngry: true };
    case 'SpiritAppeased':
      return { ...tower, isAngry: false };
    default:
      return tower;
  }
}

/** What is said beside the tower: how a blow ended only after all of it has been seen. `excess`: boulders too many. */
export function saidAt(tower: Hammered | null, telling: Event | null, excess: number): Sentence | null {
  if (tower === null) return null;
  if (telling?.type === 'RolesSwapped') return { id: 'board-swapped', args: { seat: tower.hammerer } };
  if (tower.last === null) return tower.hits === 0 ? null : { id: 'board-falling' };
  if (excess > 0) return { id: 'board-angry', args: { count: excess } };
  return tower.last.total === 0 ? { id: 'board-empty' } : { id: 'board-fell', args: { count: tower.last.total } };
}

/** What an event sounds like; a swing and its blow have their own moments (fjord.svelte.ts). */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'LordMoved':
    case 'TrollPlaced':
    case 'TrollStepped':
      return 'clunk';
    case 'BouldersFell':
      return 'rumble';
    case 'SpiritAngered':
      return 'growl';
    case 'SpiritAppeased':
      return 'reveal';
    case 'TreasureCollected':
    case 'CrownTaken':
      return 'coin';
    case 'GiftPledged':
    case 'FortressNamed':
    case 'ComradeJoined':
      return 'page';
    case 'MatchWon':
      return 'fanfare';
    default:
      return null;
  }
}

/** Regions and spaces that an event has changed. */
export function placesOf(event: Event | null): {
  readonly regions: readonly string[];
  readonly space: number | null;
  readonly site: string | null;
} {
  const at = { regions: [] as string[], space: null as number | null, site: null as string | null };
  switch (event?.type) {
    case 'LordMoved':
      return { ...at, space: event.space };
    case 'TrollPlaced':
    case 'RegionCleared':
    case 'TreasureCollected':
    case 'TreasureTurnedUp':
      return { ...at, regions: [event.region] };
    case 'TrollStepped':
      return { ...at, regions: [event.source, event.target] };
    case 'FortressNamed':
    case 'HammeringBegan':
      return { ...at, site: event.site };
    default:
      return at;
  }
}

const MOVES: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'LordMoved',
  'TrollPlaced',
  'TrollStepped',
  'FortressNamed',
  'TreasureCollected',
  'RegionCleared',
]);
/** What was done last on the map: it is marked there until the next thing. */
export const lastMove = (events: readonly { readonly event: Event }[]): Event | null =>
  events.findLast(({ event }) => MOVES.has(event.type))?.event ?? null;

/** Boulders one by one, by colour. */
export function listed(boulders: Boulders): readonly (typeof COLOURS)[number][] {
  return COLOURS.flatMap((colour) => Array.from({ length: boulders[colour] }, () => colour));
}
