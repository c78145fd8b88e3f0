/**
 * The choice being made: which card, where to, how turned; nothing is sent before it is confirmed. Plain data and plain
 * functions: each takes a choice and gives the next one. What is legal comes from the server; nothing here knows rules.
 */
import { type Targets as Aims, sorted } from '../mine/targets';
import { ORDER, canTurn } from './cards';
import { type Action, cellOf, isSame, keyOf } from './types';

export { type Heading, stepTo } from '../mine/steering';

export interface Choice {
  readonly card: number | null; // its place in the hand
  readonly turned: boolean; // as the player wants it; a cell may allow only the other way
  readonly target: Action | null; // the action that Enter would send
  readonly giving: Giving | null; // cards are being marked, to discard them or to pay for a hindrance
}
export interface Giving {
  readonly hindrance: string | null; // null: to pass
  readonly marked: readonly number[]; // places in the hand
}
export const NOTHING: Choice = { card: null, turned: false, target: null, giving: null };

/** What the legal actions are, seen from the card that is chosen. */
export interface Targets extends Aims<Action> {
  readonly self: Action | null; // needs no target
  readonly discard: Action | null;
}

const CARD_OF: Readonly<Partial<Record<Action['type'], string>>> = {
  Rockfall: 'rockfall',
  ReadMap: 'map',
  PlaceTheft: 'theft',
  HandsOff: 'hands_off',
  SwapHands: 'swap_hands',
  Inspect: 'inspection',
  SwapHats: 'swap_hats',
  SetTrap: 'trap',
  SetFree: 'freedom',
};

/** Which card of a pack of gold is lit when one of so many nuggets is chosen: the one that was tapped, or the first. */
export function litInPack(pack: readonly number[], nuggets: number | null, tapped: number | null): number | null {
  if (nuggets === null) return null;
  return tapped !== null && pack[tapped] === nuggets ? tapped : pack.indexOf(nuggets);
}

/** The card that an action plays, or null: taking gold, stealing and the like need none. */
export function cardOf(action: Action): string | null {
  if (action.type === 'LayPath' || action.type === 'MendTool' || action.type === 'Discard') return action.card;
  if (action.type === 'BreakTool') return `break_${action.tool}`;
  return CARD_OF[action.type] ?? null;
}

export function targetsOf(legal: readonly Action[], card: string | null): Targets {
  const played = legal.filter((action) => cardOf(action) === card);
  return {
    ...sorted(played),
    self: played.find(({ type }) => type === 'PlaceTheft') ?? null,
    discard: played.find(({ type }) => type === 'Discard') ?? null,
  };
}

/** Choose a card; choosing it again turns it, if it looks different turned, or puts it back. */
export function pickCard(choice: Choice, hand: readonly string[], place: number): Choice {
  if (choice.giving) return mark(choice, place);
  if (choice.card !== place) return { ...NOTHING, card: place };
  return canTurn(hand[place]!) ? { ...choice, turned: !choice.turned } : NOTHING;
}

const isTurned = (action: Action): boolean => action.type === 'LayPath' && action.turned;

/** Of the ways a card may lie on a cell, the one nearest to what the player wants. */
export function nearest(actions: readonly Action[], turned: boolean): Action {
  return actions.find((action) => isTurned(action) === turned) ?? actions[0]!;
}

export function aim(choice: Choice, target: Action): Choice {
  const turned = target.type === 'LayPath' ? target.turned : choice.turned;
  return { ...choice, target, turned };
}

/** Turn the card, and its ghost if it may lie there turned. `isStuck` says that it may not. */
export function turn(choice: Choice, hand: readonly string[], targets: Targets): { choice: Choice; isStuck: boolean } {
  const card = choice.card === null ? undefined : hand[choice.card];
  if (card === undefined || !canTurn(card)) return { choice, isStuck: false };
  const turned = !choice.turned;
  if (choice.target?.type !== 'LayPath') return { choice: { ...choice, turned }, isStuck: false };
  const ways = targets.cells.get(keyOf(cellOf(choice.target))) ?? [];
  const other = ways.find((action) => isTurned(action) === turned);
  return other ? { choice: { ...choice, turned, target: other }, isStuck: false } : { choice, isStuck: true };
}

/** One step back: the place, then the card. */
export function back(choice: Choice): Choice {
  if (choice.giving && choice.giving.marked.length > 0) return { ...choice, giving: { ...choice.giving, marked: [] } };
  if (choice.target && choice.card !== null) return { ...choice, target: null };
  return NOTHING;
}

// -- giving cards away ---------------------------------------------------------------------------------

export function give(hindrance: string | null, first: number | null = null): Choice {
  return { ...NOTHING, giving: { hindrance, marked: first === null ? [] : [first] } };
}

export function mostToGive(giving: Giving): number {
  return giving.hindrance === null ? 3 : 2;
}

export function mark(choice: Choice, place: number): Choice {
  const giving = choice.giving!;
  const without = giving.marked.filter((each) => each !== place);
  if (without.length < giving.marked.length) return { ...choice, giving: { ...giving, marked: without } };
  if (giving.marked.length >= mostToGive(giving)) return choice;
  return { ...choice, giving: { ...giving, marked: [...giving.marked, place] } };
}

export function isGivingEnough(giving: Giving): boolean {
  return giving.hindrance === null ? giving.marked.length > 0 : giving.marked.length === 2;
}

/** The moves, one after another, by which the marked cards are given. Cards go in the order of cards.py (R8). */
export function plan(giving: Giving, hand: readonly string[]): Action[] {
  const cards = giving.marked.map((place) => hand[place]!).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const discards = cards.map((card): Action => ({ type: 'Discard', card }));
  if (giving.hindrance !== null) return [{ type: 'Unburden', hindrance: giving.hindrance }, ...discards];
  return cards.length < 3 ? [...discards, { type: 'StopDiscarding' }] : discards;
}

/**
 * The next move of a plan and what remains of it. A last StopDiscarding falls away where the rules have ended the
 * discards by themselves; any other move that is not legal ends the plan.
 */
export function nextOf(
  planned: readonly Action[],
  legal: readonly Action[],
): { action: Action | null; rest: readonly Action[] } {
  const action = planned[0];
  if (action === undefined || legal.length === 0) return { action: null, rest: planned };
  return legal.some((each) => isSame(each, action)) ? { action, rest: planned.slice(1) } : { action: null, rest: [] };
}
