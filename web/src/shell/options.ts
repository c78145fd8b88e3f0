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

export const isSwitch = (option: OptionInfo): boolean => option.schema['type'] === 'boolean';

/** Every value of an option, in order; an option that may be empty is by lot then, and without bounds it is a seat. */
export function choicesOf(option: OptionInfo, players: number): Choice[] {
  const schema = option.schema as Schema;
  const named = schema['enum'] as readonly string[] | undefined;
  if (named) {
    const values = [String(option.default), ...named.filter((value) => value !== option.default)];
    return values.map((value) => ({ value, label: { id: `${wordsOf(option)}-${value}` } }));
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

const seats = (players: number): Choice[] =>
  Array.from({ length: players }, (_, seat) => ({ value: seat, label: { id: 'seat-number', args: { number: seat + 1 } } }));
