/** Short names for what Python shows of a match of Guilds of Laar, and what is the same. */
import type { Action, Event, Gains, Merchant, View } from '../../protocol-guilds';
import type { Play } from '../contract';

export type {
  Action,
  Event,
  EventExpertPlayed,
  EventKindChanged,
  EventKindScored,
  Gains,
  GoodFace,
  MarketGood,
  Merchant,
  ScoreLine,
  StackGood,
} from '../../protocol-guilds';
export type GuildsView = View;
export type GuildsPlay = Play<View, Action, Event>;

/** In the order of scoring. */
export const KINDS = ['spell', 'gem', 'spice', 'beast', 'weapon'] as const;
export type Kind = (typeof KINDS)[number];
export const EXPERTS = ['arcanist', 'jeweller', 'cook', 'trapper', 'armourer'] as const; // by kind
export const SPICES = ['anise', 'mint', 'pepper', 'juniper', 'lotus', 'clove'] as const;
export const BEASTS = ['unicorn', 'phoenix', 'serpent', 'spider'] as const; // in the order of memo V's circle
export const WEAPONS = ['boomerang', 'pinga', 'shuriken', 'katar'] as const;
export const SIDES = ['left', 'right'] as const;

/** Phases in which the market is over, and only scoring is left. */
const SCORING: readonly string[] = ['moving universal goods', 'choosing protection', 'choosing a side', 'over'];
export const isScoring = (view: View): boolean => SCORING.includes(view.phase);

export const expertOf = (kind: Kind): string => EXPERTS[KINDS.indexOf(kind)]!;
export const kindOf = (expert: string): Kind => KINDS[(EXPERTS as readonly string[]).indexOf(expert)]!;

/** A zone of a good that lies out, or of a universal good. */
export interface Zone {
  readonly place: number;
  readonly kind: Kind;
}

/** What a seat has, as the viewer may see it: all of it in a replay with everything open, no gems behind a curtain. */
export function merchantOf(play: GuildsPlay, seat: number): Merchant {
  const merchant = play.everybody?.[seat]?.merchants[seat] ?? play.view.merchants[seat]!;
  return play.isCovered && !play.view.open_gems && !play.view.is_over ? covered(merchant) : merchant;
}

function covered(merchant: Merchant): Merchant {
  const { stacks, worth } = merchant;
  const gem = stacks.gem.map(() => ({ card: null, name: null, left: null, right: null }));
  const total = worth.total - (worth.gem ?? 0);
  return { ...merchant, stacks: { ...stacks, gem }, worth: { ...worth, gem: null, total } };
}

/** Equal as JSON, whatever the order of the fields. */
export function isSame(a: Action, b: Action): boolean {
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return left.size === right.size && [...left].every(([field, value]) => right.get(field) === value);
}

/** What a good of the market would add, by seat. */
export function gainsAt(view: View, { place, kind }: Zone): Gains[Kind] | null {
  return view.gains[place]?.[kind] ?? null;
}
