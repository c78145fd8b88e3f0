/** What has happened, told one thing at a time: the mine as it looks while events are still being shown. */
import type { Sound, Tagged } from '../contract';
import { tileOf } from './cards';
import { type GoalTile, type LaidTile, type MineView, keyOf } from './types';

/** What the board draws: behind the view while animations run, equal to it when they are done. */
export interface Scenery {
  readonly laid: readonly LaidTile[];
  readonly goals: readonly GoalTile[];
}

const START: LaidTile = { card: 'start', does: 'start', turn: 0, column: 0, row: 0, color: null, is_open: null, is_joined: true };

export function sceneryOf(view: MineView): Scenery {
  return { laid: [START, ...view.laid], goals: view.goals };
}

/** The same scenery as `now`, made of the tiles of `before` where they are equal: what did not change is not drawn anew. */
export function shared(before: Scenery, now: Scenery): Scenery {
  const known = new Map(before.laid.map((tile) => [keyOf(tile), tile]));
  const laid = now.laid.map((tile) => {
    const old = known.get(keyOf(tile));
    const isKept = old && old.card === tile.card && old.turn === tile.turn && old.is_joined === tile.is_joined && old.is_open === tile.is_open;
    return isKept ? old : tile;
  });
  const isKept = laid.length === before.laid.length && laid.every((tile, i) => tile === before.laid[i]);
  return { laid: isKept ? before.laid : laid, goals: now.goals };
}

/** How long an event is shown, in milliseconds; 0: not on the board. */
export function lasts(event: Tagged): number {
  switch (event.type) {
    case 'TileLaid': return 360;
    case 'DoorOpened': case 'DoorShut': return 520;
    case 'GoalOpened': return event['shows'] === 'dragon' ? 2600 : event['shows'] === 'gold' ? 2200 : 1500; // all hold their breath
    case 'BombsWentOff': return Number(event['count']) > 0 ? 1000 : 400;
    case 'TileBlownUp': return 520;
    case 'PotionDrunk': return 620;
    case 'AleServed': return 620;
    case 'SleptOff': return 420;
    case 'HandShown': return 420;
    case 'MapRead': return 320;
    case 'CardExchanged': case 'Skipped': case 'Passed': return 200;
    case 'RoundEnded': return (event['way'] as readonly unknown[]).length > 0 ? 1300 : 300; // the way there glows
    default: return 0;
  }
}

/** The scenery after an event. What is joined is only known from the view; until then new tiles count as lit. */
export function after(scenery: Scenery, event: Tagged): Scenery {
  const at = { column: Number(event['column']), row: Number(event['row']) };
  switch (event.type) {
    case 'RoundBegan': {
      const goals = scenery.goals.map((goal) => ({ ...goal, is_open: false, is_reached: false, is_left_shut: false, shows: null, seen_by: [] }));
      return { laid: [START], goals };
    }
    case 'TileLaid': {
      const card = String(event['card']);
      const { does, colour } = tileOf(card)!;
      // No event says that a door is laid open: it is, if its key lies on the way (B10).
      const isOpen = does === 'door' ? scenery.laid.some((each) => each.does === 'key' && each.color === colour && each.is_joined) : null;
      const tile: LaidTile = { card, does, turn: Number(event['turn']), ...at, color: colour, is_open: isOpen, is_joined: true };
      return { ...scenery, laid: [...scenery.laid.filter((each) => keyOf(each) !== keyOf(tile)), tile] };
    }
    case 'DoorOpened': case 'DoorShut':
      return { ...scenery, laid: scenery.laid.map((tile) => (keyOf(tile) === keyOf(at) ? { ...tile, is_open: event.type === 'DoorOpened' } : tile)) };
    case 'TileBlownUp':
      return without(scenery, [keyOf(at)]);
    case 'BombsWentOff':
      return without(scenery, spotsOf(event));
    case 'GoalOpened':
      return withGoal(scenery, Number(event['goal']), { is_open: true, shows: String(event['shows']) });
    case 'MapRead': {
      const goal = Number(event['goal']);
      const seen = scenery.goals[goal]?.seen_by ?? [];
      const seat = Number(event['seat']);
      const shows = event['shows'] === null ? {} : { shows: String(event['shows']) };
      return withGoal(scenery, goal, { ...shows, seen_by: seen.includes(seat) ? seen : [...seen, seat].sort((a, b) => a - b) });
    }
    default:
      return scenery;
  }
}

/** The cells that an event names in a list: what went off, or the way that was dug. */
export function spotsOf(event: Tagged): string[] {
  const spots = (event['spots'] ?? event['way'] ?? []) as readonly (readonly [number, number])[];
  return spots.map(([column, row]) => keyOf({ column, row }));
}

function without(scenery: Scenery, keys: readonly string[]): Scenery {
  return { ...scenery, laid: scenery.laid.filter((tile) => !keys.includes(keyOf(tile))) };
}

function withGoal(scenery: Scenery, place: number, change: Partial<GoalTile>): Scenery {
  return { ...scenery, goals: scenery.goals.map((goal, i) => (i === place ? { ...goal, ...change } : goal)) };
}

/** Something goes away: what it was is drawn until it is told. */
export const isLate = (event: Tagged): boolean => event.type === 'TileBlownUp' || event.type === 'BombsWentOff';

/** What happens to a seat, for the plate that shows it; null: nothing. */
export function befalls(event: Tagged, seat: number): 'ale' | 'sleep' | 'potion' | 'shown' | 'pass' | null {
  if (event.type === 'AleServed') return event['target'] === seat ? 'ale' : null;
  if (event.type === 'PotionDrunk') return event['target'] === seat || event['seat'] === seat ? 'potion' : null;
  if (event['seat'] !== seat) return null;
  if (event.type === 'SleptOff') return 'sleep';
  if (event.type === 'HandShown') return 'shown';
  return event.type === 'CardExchanged' || event.type === 'Skipped' || event.type === 'Passed' ? 'pass' : null;
}

export function soundOf(event: Tagged): Sound | null {
  switch (event.type) {
    case 'TileLaid': return 'pick';
    case 'GoalOpened': case 'DoorOpened': case 'DoorShut': return 'creak';
    case 'TileBlownUp': case 'BombsWentOff': return 'crumble';
    case 'AleServed': case 'PotionDrunk': return 'clunk';
    case 'MapRead': case 'CardExchanged': case 'HandShown': return 'page';
    case 'PointsMoved': case 'PointStolen': return 'coin';
    default: return null;
  }
}
