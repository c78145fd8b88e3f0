/** Short names for what Python shows of a match of Trollfjord, and what is the same. */
import type { Action, Boulders, Event, Space, View } from '../../protocol-trollfjord';
import type { Play } from '../contract';

export type {
  Action,
  Boulders,
  Event,
  Fortress,
  Hammering,
  Lord,
  Reach,
  Region,
  Sack,
  Space,
  View,
} from '../../protocol-trollfjord';
export type FjordPlay = Play<View, Action, Event>;
/** The actions, or the events, of one kind. */
export type Only<T extends { readonly type: string }, Type extends T['type']> = Extract<T, { readonly type: Type }>;

export const LANDSCAPES = ['mountain', 'fjord', 'glacier', 'swamp', 'tundra', 'forest'] as const;
export type Landscape = (typeof LANDSCAPES)[number];
/** What a landscape's sign stands on. */
export const GROUNDS: Readonly<Record<string, string>> = {
  mountain: '#a3abb4',
  fjord: '#79b0d6',
  glacier: '#eaf4f8',
  swamp: '#a5ae73',
  tundra: '#d9b47c',
  forest: '#6ba67f',
  wander: '#c99a63',
};
export const COLOURS = ['yellow', 'red', 'blue', 'white'] as const;
export type BoulderColour = (typeof COLOURS)[number];
export const NUMERALS = ['', 'I', 'II', 'III'] as const;
export const GIFTS = [4, 8, 16] as const;
export const NO_BOULDERS: Boulders = { yellow: 0, red: 0, blue: 0, white: 0, total: 0 };

export function sum(a: Boulders, b: Boulders): Boulders {
  return {
    yellow: a.yellow + b.yellow,
    red: a.red + b.red,
    blue: a.blue + b.blue,
    white: a.white + b.white,
    total: a.total + b.total,
  };
}

/** What a space of the walkway is, for help.ts. */
export const helpOf = (space: Pick<Space, 'kind' | 'landscape'>): string =>
  space.kind === 'wander' ? 'wander' : `placement:${space.landscape}`;

const written = (action: Action): string =>
  JSON.stringify(
    Object.entries(action)
      .filter(([, value]) => value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Equal as JSON, whatever the order of the fields. */
export const isSame = (a: Action, b: Action): boolean => written(a) === written(b);
