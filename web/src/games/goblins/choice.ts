/**
 * The choice being made: which card, where to, how turned; nothing is sent before it is confirmed. Plain data and plain
 * functions: each takes a choice and gives the next one. What is legal comes from the server; nothing here knows rules.
 */
import type { Action } from '../contract';
import { canTurn, turningsOf } from './cards';
import { cellOf, keyOf } from './types';

export interface Choice {
  readonly card: number | null; // its place in the hand
  readonly turn: number; // quarters clockwise since it was picked up: never set back, so that it always spins onwards
  readonly target: Action | null; // the action that Enter would send
}
export const NOTHING: Choice = { card: null, turn: 0, target: null };

/** What the legal actions are, seen from the card that is chosen. */
export interface Targets {
  readonly cells: ReadonlyMap<string, readonly Action[]>; // tiles and explosions, by cell
  readonly seats: ReadonlyMap<number, Action>;
  readonly goals: ReadonlyMap<number, Action>;
  readonly exchange: Action | null;
}

const CARD_OF: Readonly<Record<string, string>> = { Explode: 'explosion', ReadMap: 'map', DrinkPotion: 'potion' };

/** The card that an action plays or exchanges, or null: serving ale, choosing a goal and the like need none. */
export function cardOf(action: Action): string | null {
  if (action.type === 'LayTile' || action.type === 'Exchange') return String(action['card']);
  return CARD_OF[action.type] ?? null;
}

export function targetsOf(legal: readonly Action[], card: string | null): Targets {
  const cells = new Map<string, Action[]>();
  const seats = new Map<number, Action>();
  const goals = new Map<number, Action>();
  let exchange: Action | null = null;
  for (const action of legal) {
    if (cardOf(action) !== card) continue;
    if (action.type === 'Exchange') exchange = action;
    else if (typeof action['goal'] === 'number') goals.set(action['goal'], action);
    else if (typeof action['seat'] === 'number') seats.set(action['seat'], action);
    else if ('column' in action) {
      const key = keyOf(cellOf(action));
      const list = cells.get(key);
      if (list) list.push(action);
      else cells.set(key, [action]);
    }
  }
  return { cells, seats, goals, exchange };
}

const turnOf = (action: Action): number => Number(action['turn'] ?? 0);

/** The same turning, of the few that look different. */
export function shownTurn(card: string, turn: number): number {
  return turn % turningsOf(card);
}

/** Choose a card; choosing it again turns it, if it looks different turned, or puts it back. */
export function pickCard(choice: Choice, hand: readonly string[], place: number): Choice {
  if (choice.card !== place) return { ...NOTHING, card: place };
  return canTurn(hand[place]!) ? { ...choice, turn: choice.turn + 1 } : NOTHING;
}

/** Of the ways a card may lie on a cell, the first that comes up when it is turned clockwise from how it is held. */
export function nearest(ways: readonly Action[], turn: number): Action {
  const [first] = ways;
  if (first?.type !== 'LayTile') return first!;
  const card = String(first['card']);
  for (let more = 0; more < turningsOf(card); more++) {
    const found = ways.find((action) => turnOf(action) === shownTurn(card, turn + more));
    if (found) return found;
  }
  return first;
}

/** Aim at something; a tile is turned onwards to how it lies there. */
export function aim(choice: Choice, target: Action): Choice {
  let { turn } = choice;
  if (target.type === 'LayTile') {
    const card = String(target['card']);
    while (shownTurn(card, turn) !== turnOf(target)) turn++;
  }
  return { ...choice, target, turn };
}

/** Turn the card by a quarter, and its ghost to the next way it may lie there. `isStuck` says that there is no other. */
export function turn(choice: Choice, hand: readonly string[], targets: Targets): { choice: Choice; isStuck: boolean } {
  const card = choice.card === null ? undefined : hand[choice.card];
  if (card === undefined || !canTurn(card)) return { choice, isStuck: false };
  if (choice.target?.type !== 'LayTile') return { choice: { ...choice, turn: choice.turn + 1 }, isStuck: false };
  const ways = targets.cells.get(keyOf(cellOf(choice.target))) ?? [];
  const next = nearest(ways, choice.turn + 1);
  if (turnOf(next) === turnOf(choice.target)) return { choice, isStuck: true };
  return { choice: aim({ ...choice, turn: choice.turn + 1 }, next), isStuck: false };
}

/** One step back: the place, then the card. */
export function back(choice: Choice): Choice {
  return choice.target && choice.card !== null ? { ...choice, target: null } : NOTHING;
}
