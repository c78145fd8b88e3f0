/** What has happened, told one thing at a time: the mine as it looks while events are still being shown. */
import type { Sentence, Sound } from '../contract';
import type { Flight, Secret } from '../mine/base.svelte';
import { type Fates, fateIn, shownTo, untilSeen, withGoal, withMap, withReset } from '../mine/telling';
import { tileOf } from './cards';
import { type Event, type GoalTile, type LaidTile, type MinePlay, type View, keyOf } from './types';

/** What the board draws: behind the view while animations run, equal to it when they are done. */
export interface Scenery {
  readonly laid: readonly LaidTile[];
  readonly goals: readonly GoalTile[];
}

const START: LaidTile = {
  card: 'start',
  does: 'start',
  turn: 0,
  column: 0,
  row: 0,
  color: null,
  is_open: null,
  is_joined: true,
};

export function sceneryOf(view: View): Scenery {
  return { laid: [START, ...view.laid], goals: view.goals };
}

/** How long an event is shown, in milliseconds; 0: not on the board. The end of a round is not told here. */
export function lasts(play: MinePlay, event: Exclude<Event, { readonly type: 'RoundEnded' }>): number {
  const isOnMe = hitOf(play, event) !== null;
  switch (event.type) {
    case 'RoleDealt':
      return untilSeen(play, event.role, event.seat);
    case 'RoleReceived':
      return untilSeen(play, event.role, event.seat);
    case 'TileLaid':
      return event.seat === play.viewer ? 220 : 560;
    case 'DoorOpened':
    case 'DoorShut':
      return 620;
    case 'GoalOpened':
      return event.shows === 'dragon' ? 2800 : event.shows === 'gold' ? 2400 : 1700; // all hold their breath
    case 'BombsWentOff':
      return event.count > 0 ? 1100 : 400;
    case 'TileBlownUp':
      return 1000;
    case 'PotionDrunk':
      return isOnMe ? 1700 : 1100;
    case 'AleServed':
      return isOnMe ? 1700 : 1000;
    case 'SleptOff':
      return isOnMe ? 1400 : 700;
    case 'HandShown':
      return 800;
    case 'MapRead':
      return shownTo(play, event.seat, event.shows, 800);
    case 'CardExchanged':
      return 500;
    case 'Skipped':
    case 'Passed':
    case 'GoalLeftShut':
      return 400;
    case 'PointsMoved':
    case 'PointStolen':
      return 900;
    default:
      return 0;
  }
}

/** The scenery after an event. What is joined is only known from the view; until then new tiles count as lit. */
export function after(scenery: Scenery, event: Event): Scenery {
  switch (event.type) {
    case 'RoundBegan':
      return {
        laid: [START],
        goals: withReset(scenery.goals).map((goal) => ({ ...goal, is_reached: false, is_left_shut: false })),
      };
    case 'TileLaid': {
      const { card, turn, column, row } = event;
      const { does, colour } = tileOf(card)!;
      // No event says that a door is laid open: it is, if its key lies on the way (B10).
      const isOpen =
        does === 'door'
          ? scenery.laid.some((each) => each.does === 'key' && each.color === colour && each.is_joined)
          : null;
      const tile: LaidTile = { card, does, turn, column, row, color: colour, is_open: isOpen, is_joined: true };
      return { ...scenery, laid: [...scenery.laid.filter((each) => keyOf(each) !== keyOf(tile)), tile] };
    }
    case 'DoorOpened':
    case 'DoorShut': {
      const isOpen = event.type === 'DoorOpened';
      return {
        ...scenery,
        laid: scenery.laid.map((tile) => (keyOf(tile) === keyOf(event) ? { ...tile, is_open: isOpen } : tile)),
      };
    }
    case 'TileBlownUp':
    case 'BombsWentOff': {
      const gone = goneBy(event);
      return { ...scenery, laid: scenery.laid.filter((tile) => !gone.includes(keyOf(tile))) };
    }
    case 'GoalOpened':
      return { ...scenery, goals: withGoal(scenery.goals, event.goal, { is_open: true, shows: event.shows }) };
    case 'MapRead':
      return { ...scenery, goals: withMap(scenery.goals, event) };
    default:
      return scenery;
  }
}

/** The cells of tiles that an event blows up. */
export function goneBy(event: Event): string[] {
  if (event.type === 'TileBlownUp') return [keyOf(event)];
  return event.type === 'BombsWentOff' ? event.spots.map(([column, row]) => keyOf({ column, row })) : [];
}

const LATE: ReadonlySet<Event['type']> = new Set(['TileBlownUp', 'BombsWentOff', 'MapRead'] as const);

/** Something goes away, or is seen by one alone: drawn as it was until it has been told. */
export const isLate = (event: Event): boolean => LATE.has(event.type);

/** The card that somebody plays, and where it flies to. */
export function flightOf(event: Event): Flight | null {
  switch (event.type) {
    case 'MapRead':
      return { card: 'map', from: event.seat, to: { goal: event.goal } };
    case 'TileBlownUp':
      return { card: 'explosion', from: event.seat, to: { cells: [event] } };
    case 'PotionDrunk':
      return { card: 'potion', from: event.seat, to: { seat: event.target } };
    case 'CardExchanged':
      return { card: 'back', from: event.seat, to: 'deck' };
    default:
      return null;
  }
}

/** What an event shows to the viewer alone. */
export function secretOf(play: MinePlay, event: Event): Secret | null {
  if (event.type === 'MapRead' && event.seat === play.viewer && event.shows !== null) {
    return { kind: 'goal', goal: event.goal, shows: event.shows };
  }
  const isOwn = (event.type === 'RoleDealt' || event.type === 'RoleReceived') && event.seat === play.viewer;
  return isOwn && event.role !== null ? { kind: 'role', role: event.role, seat: event.seat } : null;
}

/** What others, or their ale, do to the viewer. */
export function hitOf(play: MinePlay, event: Event): Sentence | null {
  const { viewer } = play;
  if (viewer === null) return null;
  switch (event.type) {
    case 'AleServed':
      return event.target === viewer && event.seat !== viewer
        ? { id: 'board-hit-ale', args: { seat: event.seat } }
        : null;
    case 'SleptOff':
      return event.seat === viewer ? { id: 'board-hit-asleep' } : null;
    case 'PotionDrunk':
      return event.target === viewer ? { id: 'board-hit-potion', args: { seat: event.seat } } : null;
    case 'PointStolen':
      return event.target === viewer ? { id: 'board-hit-robbed', args: { seat: event.seat } } : null;
    default:
      return null;
  }
}

const FATES: Fates<Event['type'], 'ale' | 'sleep' | 'swirl' | 'harm' | 'nod'> = {
  actors: {
    PotionDrunk: 'swirl',
    SleptOff: 'sleep',
    HandShown: 'nod',
    CardExchanged: 'nod',
    Skipped: 'nod',
    Passed: 'nod',
  },
  targets: { AleServed: 'ale', PotionDrunk: 'swirl', PointStolen: 'harm' },
};
/** What befalls a seat, for the plate that shows it. */
export const fateOf = (event: Event, seat: number) => fateIn(FATES, event, seat);

const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  TileLaid: 'pick',
  RoundEnded: 'reveal',
  DoorOpened: 'creak',
  DoorShut: 'creak',
  TileBlownUp: 'crumble',
  AleServed: 'clunk',
  PotionDrunk: 'clunk',
  MapRead: 'page',
  HandShown: 'page',
  CardExchanged: 'whoosh',
  PointsMoved: 'coin',
  PointStolen: 'coin',
};

export function soundOf(event: Event): Sound | null {
  if (event.type === 'GoalOpened')
    return event.shows === 'dragon' ? 'growl' : event.shows === 'gold' ? 'fanfare' : 'reveal';
  if (event.type === 'RoleDealt' || event.type === 'RoleReceived') return event.role === null ? null : 'reveal';
  if (event.type === 'BombsWentOff') return event.count > 0 ? 'rumble' : null;
  return SOUNDS[event.type] ?? null;
}
