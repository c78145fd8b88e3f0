/** What goods show: the name of a zone, and a spell as a row of small pictures. */
import { BEASTS, type GoodFace, type Kind, KINDS, SPICES, WEAPONS } from './types';

/** What a good is once its kind is fixed: a sort, a class or a spell. */
export function nameOf(face: GoodFace, kind: Kind): string {
  return String(face[kind]);
}

/** The arguments that the words for a good ask for, see board-good in guilds.ftl. */
export function wordsOf(face: GoodFace, kind: Kind): { kind: Kind; name: string; left: number; right: number } {
  return { kind, name: nameOf(face, kind), left: face.left, right: face.right };
}

/** A spell in pictures: what it pays or adds, and for what. `marks` are names that Mark.svelte draws. */
export interface Formula {
  readonly pays: string; // "2", "+2"; "": nothing to count
  readonly marks: readonly string[];
}

export function formulaOf(spell: string): Formula {
  const rest = (start: string): string => spell.slice(start.length);
  if (spell.startsWith('per_good_')) return { pays: '1', marks: [rest('per_good_')] };
  if (spell.startsWith('per_beast_')) return { pays: '2', marks: [rest('per_beast_')] };
  if (spell.startsWith('spice_pair_')) return { pays: '4', marks: rest('spice_pair_').split('_') };
  if (spell.startsWith('boost_')) return { pays: '+2', marks: [rest('boost_')] };
  switch (spell) {
    case 'per_spell':
      return { pays: '2', marks: ['spell'] };
    case 'five_goods':
      return { pays: '4', marks: ['five'] };
    case 'three_beasts':
      return { pays: '4', marks: ['three'] };
    case 'gem_shift':
      return { pays: '±1', marks: ['gem'] };
    default:
      return { pays: '', marks: [spell] }; // protection, universal
  }
}

/** The pictures of a good of a kind: one, or for spells a formula. */
export function marksOf(kind: string, name: string): Formula {
  return kind === 'spell' ? formulaOf(name) : { pays: '', marks: [kind === 'gem' ? `gem_${name}` : name] };
}

/** Whatever Mark.svelte draws that a spell may show. */
export const SPELL_MARKS = [
  ...KINDS,
  ...SPICES,
  ...BEASTS,
  ...WEAPONS,
  'protection',
  'universal',
  'five',
  'three',
] as const;

export const ALL_SPELLS = [
  'boost_boomerang',
  'boost_katar',
  'boost_pinga',
  'boost_shuriken',
  'five_goods',
  'gem_shift',
  'per_beast_phoenix',
  'per_beast_serpent',
  'per_beast_spider',
  'per_beast_unicorn',
  'per_good_beast',
  'per_good_gem',
  'per_good_spice',
  'per_good_weapon',
  'per_spell',
  'protection',
  'spice_pair_anise_juniper',
  'spice_pair_anise_lotus',
  'spice_pair_clove_lotus',
  'spice_pair_clove_pepper',
  'spice_pair_juniper_lotus',
  'spice_pair_mint_anise',
  'spice_pair_mint_clove',
  'spice_pair_mint_pepper',
  'spice_pair_pepper_juniper',
  'three_beasts',
  'universal',
] as const;

/** The memo in pictures: sets of so many different or equal beasts, and what each pays (G17). */
export interface MemoSet {
  readonly is: 'different' | 'equal' | 'any';
  readonly size: number;
  readonly pays: number;
}
const sets = (is: MemoSet['is'], pays: readonly number[], from = 1): MemoSet[] =>
  pays.map((each, i) => ({ is, size: i + from, pays: each }));
const MEMOS: Readonly<Record<number, readonly MemoSet[]>> = {
  1: sets('different', [2, 4, 9, 15]),
  2: sets('equal', [2, 5, 10, 16]),
  3: sets('any', [5], 2),
  4: [...sets('different', [2, 4, 8, 12]), ...sets('equal', [6], 2)],
  5: [],
};
/** Empty for memo V, which goes by the next beast in the circle. */
export const setsOf = (memo: number): readonly MemoSet[] => MEMOS[memo] ?? [];
export const STEP_PAYS = [3, 3, 4, 5]; // memo V, by steps in the circle to the beast taken next

/** Where an arrow key leads from a zone. Places are those of goods that lie out, in order. */
export function stepFrom(
  places: readonly number[],
  at: { place: number; kind: Kind },
  key: string,
): { place: number; kind: Kind } | null {
  const column = places.indexOf(at.place);
  const row = KINDS.indexOf(at.kind);
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? { ...at, place: places[column - 1]! } : null;
    case 'ArrowRight':
      return column >= 0 && column < places.length - 1 ? { ...at, place: places[column + 1]! } : null;
    case 'ArrowUp':
      return row > 0 ? { ...at, kind: KINDS[row - 1]! } : null;
    case 'ArrowDown':
      return row < KINDS.length - 1 ? { ...at, kind: KINDS[row + 1]! } : null;
    default:
      return null;
  }
}
