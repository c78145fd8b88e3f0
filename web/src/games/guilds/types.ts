/** Short names for what Python shows of a match of Guilds of Laar, and what is the same. */
import type { GuildsTable, Merchant } from '../../protocol-guilds';
import type { Action, Play } from '../contract';

export type { GoodFace, MarketGood, Merchant, ScoreLine, StackGood } from '../../protocol-guilds';
export type GuildsView = GuildsTable;
export type GuildsPlay = Play<GuildsView>;

/** In the order of scoring. */
export const KINDS = ['spell', 'gem', 'spice', 'beast', 'weapon'] as const;
export type Kind = (typeof KINDS)[number];
export const EXPERTS = ['arcanist', 'jeweller', 'cook', 'trapper', 'armourer'] as const; // by kind
export const SPICES = ['anise', 'mint', 'pepper', 'juniper', 'lotus', 'clove'] as const;
export const BEASTS = ['unicorn', 'phoenix', 'serpent', 'spider'] as const; // in the order of memo V's circle
export const WEAPONS = ['boomerang', 'pinga', 'shuriken', 'katar'] as const;

export const expertOf = (kind: Kind): string => EXPERTS[KINDS.indexOf(kind)]!;
export const kindOf = (expert: string): Kind => KINDS[(EXPERTS as readonly string[]).indexOf(expert)]!;

/** What the viewer may see of a seat: all of it in a replay with everything open, no gems behind a curtain. */
export function merchantOf(play: GuildsPlay, seat: number): Merchant {
  const merchant = play.everybody?.[seat]?.merchants[seat] ?? play.view.merchants[seat]!;
  return play.isCovered && !play.view.open_gems && !play.view.is_over ? covered(merchant) : merchant;
}

function covered(merchant: Merchant): Merchant {
  const { stacks, worth } = merchant;
  const gem = stacks.gem.map(() => ({ card: null, name: null, left: null, right: null }));
  return { ...merchant, stacks: { ...stacks, gem }, worth: { ...worth, gem: null, total: worth.total - (worth.gem ?? 0) } };
}

/** Equal as JSON, whatever the order of the fields. */
export function isSame(a: Action, b: Action): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => JSON.stringify(a[key] ?? null) === JSON.stringify(b[key] ?? null));
}
