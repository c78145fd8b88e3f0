/** The choice being made, and what can be chosen: pure functions of the legal actions. */
import type { Action, Only, View } from './types';

/** A blow as it is being aimed. */
export interface Swing {
  readonly side: 'left' | 'right';
  readonly height: number; // 1 to 3, from the bottom
  readonly strength: number; // 1 to 5
}

export interface Choice {
  readonly target: Action | null;
  readonly source: string | null; // the region from which a troll is to step
  readonly count: number; // trolls that are to be placed at once
}
export const NOTHING: Choice = { target: null, source: null, count: 1 };

/** Legal actions by what one touches to choose them. */
export interface Targets {
  readonly spaces: ReadonlyMap<number, Action>;
  readonly regions: ReadonlyMap<string, Action>;
  readonly sources: ReadonlySet<string>;
  readonly sites: ReadonlyMap<string, Action>;
  readonly gifts: ReadonlyMap<number, Action>;
  readonly plain: readonly Action[]; // answers that name no place
}

type Plain = Only<
  Action,
  'Enough' | 'SkipHammering' | 'Join' | 'Decline' | 'Hammer' | 'StopHammering' | 'NoMoreGifts' | 'AskForGift'
>;
const PLAIN: ReadonlySet<Action['type']> = new Set<Plain['type']>([
  'Enough',
  'SkipHammering',
  'Join',
  'Decline',
  'Hammer',
  'StopHammering',
  'NoMoreGifts',
  'AskForGift',
]);
export const isPlain = (action: Action): action is Plain => PLAIN.has(action.type);

export function targetsOf(legal: readonly Action[], reach: View['reach'], source: string | null): Targets {
  const spaces = new Map<number, Action>();
  const regions = new Map<string, Action>();
  const sources = new Set<string>();
  const sites = new Map<string, Action>();
  const gifts = new Map<number, Action>();
  const plain: Action[] = [];
  for (const action of legal) {
    switch (action.type) {
      case 'MoveLord': {
        const found = reach.find((each) => each.kind === action.kind && each.count === action.count);
        if (found) spaces.set(found.space, action);
        break;
      }
      case 'StepTroll':
        sources.add(action.source);
        if (action.source === source) regions.set(action.target, action);
        break;
      case 'PlaceTroll':
      case 'CollectTreasure':
      case 'ClearRegion':
        regions.set(action.region, action);
        break;
      case 'NameFortress':
        sites.set(action.site, action);
        break;
      case 'PledgeGift':
        gifts.set(action.gift, action);
        break;
      default:
        if (isPlain(action)) plain.push(action);
    }
  }
  return { spaces, regions, sources, sites, gifts, plain };
}

/** The region that an action is about: where trolls or a treasure come or go. */
export function regionOf(action: Action | null): string | null {
  switch (action?.type) {
    case 'PlaceTroll':
    case 'CollectTreasure':
    case 'ClearRegion':
      return action.region;
    case 'StepTroll':
      return action.target;
    default:
      return null;
  }
}

/** Whether the seat that is asked is asked for tailwind, not for its own move. */
export function isTailwind(view: View): boolean {
  return view.turn !== null && view.tailwind[0] === view.turn && view.turn !== view.owner;
}

/** What a question is about that must not be missed; null: none. */
export type Question = 'tailwind' | 'join' | 'decide' | null;

export function questionOf(view: View): Question {
  if (view.phase === 'joining') return 'join';
  if (view.phase === 'deciding') return 'decide';
  return isTailwind(view) ? 'tailwind' : null;
}

/** How many boulders of the colour are above the limit; white has none. */
export function excessOf(colour: string, out: number, limit: number): number {
  return colour === 'white' ? 0 : Math.max(0, out - limit);
}

// -- a swing of the hammer -------------------------------------------------------------------------------------

export const STRENGTHS = 5;
export const HEIGHTS = 3;
const PULL = 26; // pixels for each step of strength, where there is room for five of them
const TREMOR = 14; // pixels that a finger may stray without drawing back

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const sideOf = (from: Place, box: Size): Swing['side'] => (from.x < box.width / 2 ? 'left' : 'right');
const pulledBy = (from: Place, to: Place): number => Math.hypot(to.x - from.x, to.y - from.y);

/** How far one draws back for the strongest blow: never farther than there is room on that side. */
function fullPull(from: Place, box: Size): number {
  // A finger does not come to the very edge.
  const room = (sideOf(from, box) === 'left' ? from.x : box.width - from.x) - 4;
  const step = Math.max(PULL, Math.min(box.width, box.height) / 11);
  return Math.max(TREMOR, Math.min(room, step * STRENGTHS));
}

/** Whether the hammer is drawn back at all; whoever lets go where they began does not strike. */
export function isDrawnBack(from: Place, to: Place, box: Size): boolean {
  return pulledBy(from, to) >= Math.min(TREMOR, fullPull(from, box) / 3);
}

/** What a drag on a picture of the tower means: where it began says side and height, how far it went how strong. */
export function swingOf(from: Place, to: Place, box: Size): Swing {
  const height = Math.max(1, Math.min(HEIGHTS, HEIGHTS - Math.floor((from.y / box.height) * HEIGHTS)));
  const share = pulledBy(from, to) / fullPull(from, box);
  return { side: sideOf(from, box), height, strength: Math.max(1, Math.min(STRENGTHS, Math.ceil(share * STRENGTHS))) };
}

/** Where the strength is after the key was held for so long: up to the strongest, and down again. */
export function strengthHeld(milliseconds: number): number {
  const round = Math.floor(milliseconds / 260) % (2 * STRENGTHS - 2);
  return 1 + (round < STRENGTHS ? round : 2 * STRENGTHS - 2 - round);
}

/** The swing after an arrow or a number was pressed; null: the key is none of these. */
export function swungBy(key: string, swing: Swing): Swing | null {
  switch (key) {
    case 'ArrowLeft':
      return { ...swing, side: 'left' };
    case 'ArrowRight':
      return { ...swing, side: 'right' };
    case 'ArrowUp':
      return { ...swing, height: Math.min(HEIGHTS, swing.height + 1) };
    case 'ArrowDown':
      return { ...swing, height: Math.max(1, swing.height - 1) };
    case '+':
    case '=':
      return { ...swing, strength: Math.min(STRENGTHS, swing.strength + 1) };
    case '-':
      return { ...swing, strength: Math.max(1, swing.strength - 1) };
    default:
      return /^[1-5]$/.test(key) ? { ...swing, strength: Number(key) } : null;
  }
}

export const blowOf = (swing: Swing): Only<Action, 'Blow'> => ({
  type: 'Blow',
  side: swing.side,
  height: swing.height,
  strength: swing.strength,
});

/** Side, height and strength of a blow that was struck, or is hinted at. */
export function swingIn(blow: Pick<Only<Action, 'Blow'>, 'side' | 'height' | 'strength'>): Swing {
  return { side: blow.side === 'right' ? 'right' : 'left', height: blow.height, strength: blow.strength };
}
