/** What has happened, told one thing at a time: the board as it looks while events are still being shown. */
import type { Sound, Tagged } from '../contract';
import { type Boulders, COLOURS, type FjordView, NO_BOULDERS } from './types';

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
  readonly lords: Readonly<Record<number, { readonly space: number | null; readonly start: number | null; readonly isDown: boolean }>>; // by seat
  readonly trolls: Readonly<Record<string, readonly number[]>>; // by region and seat
  readonly treasures: Readonly<Record<string, number | null>>;
  readonly tower: Hammered | null;
}

const AT_THE_TOWER: ReadonlySet<string> = new Set(['hammering', 'falling', 'showing', 'giving']);

export function sceneryOf(view: FjordView): Scenery {
  const { hammering } = view;
  return {
    lords: Object.fromEntries(view.lords.map((lord) => [lord.seat, { space: lord.space, start: lord.start, isDown: lord.is_finished }])),
    trolls: Object.fromEntries(view.regions.map((each) => [each.region, each.trolls])),
    treasures: Object.fromEntries(view.regions.map((each) => [each.region, each.treasure])),
    tower: hammering?.has_begun && AT_THE_TOWER.has(view.phase)
      ? {
          site: hammering.site, hammerer: hammering.hammerer, comrade: hammering.comrade, limit: hammering.limit, hits: hammering.hits,
          out: hammering.out, last: hammering.last, isAngry: hammering.is_angry,
        }
      : null,
  };
}

/** How long an event is shown, in milliseconds; 0: not on the board. Blows that fall last as long as they take. */
export function lasts(event: Tagged): number {
  switch (event.type) {
    case 'LordMoved': return 380;
    case 'TrollPlaced': case 'TrollStepped': return 320;
    case 'FortressNamed': return 400;
    case 'ComradeJoined': case 'ComradeDeclined': return 300;
    case 'HammeringBegan': return 300;
    case 'TowerStruck': return 340;
    case 'BouldersFell': case 'NothingFell': return 1100;
    case 'RolesSwapped': return 700;
    case 'SpiritAngered': case 'HitLimitReached': return 1200;
    case 'HammeringStopped': return 500;
    case 'GiftPledged': return 300;
    case 'SpiritAppeased': case 'SpiritStaysAngry': return 600;
    case 'TreasureCollected': case 'CrownTaken': return 420;
    case 'RegionCleared': return 300;
    case 'PlayerFinished': return 500;
    default: return 0;
  }
}

export const isFall = (event: Tagged): boolean => event.type === 'BouldersFell' || event.type === 'NothingFell';

export function fallen(event: Tagged): Boulders {
  if (event.type !== 'BouldersFell') return NO_BOULDERS;
  const count = (name: string): number => Number(event[name] ?? 0);
  return { yellow: count('yellow'), red: count('red'), blue: count('blue'), white: count('white'), total: count('count') };
}

function sum(a: Boulders, b: Boulders): Boulders {
  return { yellow: a.yellow + b.yellow, red: a.red + b.red, blue: a.blue + b.blue, white: a.white + b.white, total: a.total + b.total };
}

/** The scenery after an event. A new treasure is seen with the next view: what it is worth no log keeps. */
export function after(scenery: Scenery, event: Tagged): Scenery {
  const seat = Number(event['seat']);
  switch (event.type) {
    case 'LordMoved': return { ...scenery, lords: { ...scenery.lords, [seat]: { space: Number(event['space']), start: null, isDown: false } } };
    case 'TrollPlaced': return withTrolls(scenery, String(event['region']), seat, 1);
    case 'TrollStepped': return withTrolls(withTrolls(scenery, String(event['source']), seat, -1), String(event['target']), seat, 1);
    case 'RegionCleared': return withTrolls(scenery, String(event['region']), seat, -Infinity);
    case 'TreasureCollected': return { ...scenery, treasures: { ...scenery.treasures, [String(event['region'])]: null } };
    case 'PlayerFinished': return finished(scenery, seat);
    default: return { ...scenery, tower: towerAfter(scenery.tower, event) };
  }
}

function withTrolls(scenery: Scenery, region: string, seat: number, change: number): Scenery {
  const before = scenery.trolls[region] ?? [];
  return { ...scenery, trolls: { ...scenery.trolls, [region]: before.map((count, each) => (each === seat ? Math.max(0, count + change) : count)) } };
}

function finished(scenery: Scenery, seat: number): Scenery {
  const trolls = Object.entries(scenery.trolls).map(([region, counts]) => [region, counts.map((count, each) => (each === seat ? 0 : count))] as const);
  const lord = scenery.lords[seat] ?? { space: null, start: null, isDown: false };
  return { ...scenery, trolls: Object.fromEntries(trolls), lords: { ...scenery.lords, [seat]: { ...lord, isDown: true } } };
}

function towerAfter(tower: Hammered | null, event: Tagged): Hammered | null {
  if (event.type === 'HammeringBegan') {
    return {
      site: String(event['site']), hammerer: Number(event['seat']), comrade: event['comrade'] === null ? null : Number(event['comrade']),
      limit: Number(event['limit']), hits: 0, out: NO_BOULDERS, last: null, isAngry: false,
    };
  }
  if (tower === null || event.type === 'TurnBegan') return null;
  switch (event.type) {
    case 'TowerStruck': return { ...tower, hammerer: Number(event['seat']), hits: Number(event['hit']), last: null };
    case 'BouldersFell': case 'NothingFell': return { ...tower, out: sum(tower.out, fallen(event)), last: fallen(event) };
    case 'RolesSwapped': return { ...tower, hammerer: Number(event['seat']), comrade: Number(event['other']) };
    case 'HammeringContinued': {
      const seat = Number(event['seat']);
      return seat === tower.hammerer ? tower : { ...tower, hammerer: seat, comrade: tower.hammerer };
    }
    case 'SpiritAngered': return { ...tower, isAngry: true };
    case 'SpiritAppeased': return { ...tower, isAngry: false };
    default: return tower;
  }
}

export function soundOf(event: Tagged): Sound | null {
  switch (event.type) {
    case 'LordMoved': case 'TrollPlaced': case 'TrollStepped': return 'clunk';
    case 'TowerStruck': return 'pick';
    case 'BouldersFell': return 'crumble';
    case 'SpiritAngered': return 'creak';
    case 'TreasureCollected': case 'CrownTaken': return 'coin';
    case 'GiftPledged': case 'FortressNamed': case 'ComradeJoined': return 'page';
    default: return null;
  }
}

/** Boulders one by one, by colour. */
export function listed(boulders: Boulders): readonly (typeof COLOURS)[number][] {
  return COLOURS.flatMap((colour) => Array.from({ length: boulders[colour] }, () => colour));
}
