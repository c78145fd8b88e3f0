/** What a table may choose of a game's options: read from the schema that Python gives. */
import type { Json, OptionInfo } from '../protocol';

export interface Choice {
  readonly value: Json;
  readonly label: { readonly id: string; readonly args?: Record<string, Json> } | string;
}

/** Seconds for which the next round waits for people who have not said that they are ready. */
export const INTERVAL = 45;

type Schema = Readonly<Record<string, Json | undefined>>;

export const wordsOf = (option: OptionInfo): string => `option-${option.name.replaceAll('_', '-')}`;

/** The message that names a value of an option. */
export const valueId = (words: string, value: unknown): string => `${words}-${String(value).replaceAll('_', '-')}`;

export const isSwitch = (option: OptionInfo): boolean => option.schema['type'] === 'boolean';

/** Every value of an option, in order; an option that may be empty is by lot then, and without bounds it is a seat. */
export function choicesOf(option: OptionInfo, players: number): Choice[] {
  const schema = option.schema as Schema;
  const named = schema['enum'] as readonly string[] | undefined;
  if (named) {
    const values = [String(option.default), ...named.filter((value) => value !== option.default)];
    return values.map((value) => ({ value, label: { id: valueId(wordsOf(option), value) } }));
  }
  const kinds = schema['anyOf'] as readonly Schema[] | undefined;
  if (!kinds) return numbers(schema);
  const lot: Choice = { value: null, label: { id: 'create-by-lot' } };
  const number = kinds.find((kind) => kind['type'] === 'integer') ?? {};
  return [lot, ...('maximum' in number ? numbers(number) : seats(players))];
}

function numbers(schema: Schema): Choice[] {
  const [from, to] = [Number(schema['minimum'] ?? 1), Number(schema['maximum'] ?? 10)];
  return Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));
}

// -- the fortresses of Trollfjord: a digit for each site ---------------------------------------------------------

export const isLayout = (option: OptionInfo): boolean => option.name === 'layout';

/** Whether an option matters with what else is chosen: a layout is for free fortresses. */
export const isAsked = (option: OptionInfo, chosen: Readonly<Record<string, Json>>): boolean =>
  !isLayout(option) || chosen['fortresses'] === 'free';

/** "A III, B II": as it is said at a table. */
export const layoutText = (layout: string): string =>
  [...layout].map((number, site) => `${'ABCDEF'[site]} ${'I'.repeat(Number(number))}`).join(', ');

/** The layout with another number at a site. Each stands twice: who had it, a later site if any, gets the old one. */
export function withNumber(layout: string, site: number, number: string): string {
  const numbers = [...layout];
  const old = numbers[site]!;
  if (old === number) return layout;
  const later = numbers.indexOf(number, site + 1);
  numbers[later >= 0 ? later : numbers.indexOf(number)] = old;
  numbers[site] = number;
  return numbers.join('');
}

const seats = (players: number): Choice[] =>
  Array.from({ length: players }, (_, seat) => ({
    value: seat,
    label: { id: 'seat-number', args: { number: seat + 1 } },
  }));
