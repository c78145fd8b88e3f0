/**
 * The choice being made: which card, where to, how turned; nothing is sent before it is confirmed. Plain data and plain
 * functions: each takes a choice and gives the next one. What is legal comes from the server; nothing here knows rules.
 */
import { type Targets as Aims, sorted } from '../mine/targets';
import { canTurn, turningsOf } from './cards';
import { type Action, cellOf, keyOf } from './types';

export interface Choice {
  readonly card: number | null; // its place in the hand
  readonly turn: number; // quarters clockwise since it was picked up: never set back, so that it always spins onwards
  readonly target: Action | null; // the action that Enter would send
}
export const NOTHING: Choice = { card: null, turn: 0, target: null };

/** What the legal actions are, seen from the card that is chosen. */
export interface Targets extends Aims<Action> {
  readonly exchange: Action | null;
}

const CARD_OF: Readonly<Partial<Record<Action['type'], string>>> = {
  Explode: 'explosion',
  ReadMap: 'map',
  DrinkPotion: 'potion',
};

/** The card that an action plays or exchanges, or null: serving ale, choosing a goal and the like need none. */
export function cardOf(action: Action): string | null {
  if (action.type === 'LayTile' || action.type === 'Exchange') return action.card;
  return CARD_OF[action.type] ?? null;
}

export function targetsOf(legal: readonly Action[], card: string | null): Targets {
  const played = legal.filter((action) => cardOf(action) === card);
  return { ...sorted(played), exchange: played.find(({ type }) => type === 'Exchange') ?? null };
}

const turnOf = (action: Action): number => (action.type === 'LayTile' ? action.turn : 0);

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
  const { card } = first;
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
    while (shownTurn(target.card, turn) !== turnOf(target)) turn++;
  }
  return { ...choice, target, turn };
}

/** Turn the card by a quarter, and its ghost to the next way it may lie there. `isStuck`: there is no other. */
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
