/** Short names for what Python shows of a match of Trollfjord, and what is the same. */
import type { Boulders, TrollfjordTable } from '../../protocol-trollfjord';
import type { Action, Play } from '../contract';

export type { Boulders, Fortress, Hammering, Lord, Reach, Region, Sack, Space } from '../../protocol-trollfjord';
export type FjordView = TrollfjordTable;
export type FjordPlay = Play<FjordView>;

export const LANDSCAPES = ['mountain', 'fjord', 'glacier', 'swamp', 'tundra', 'forest'] as const;
export type Landscape = (typeof LANDSCAPES)[number];
export const COLOURS = ['yellow', 'red', 'blue', 'white'] as const;
export type BoulderColour = (typeof COLOURS)[number];
export const NUMERALS = ['', 'I', 'II', 'III'] as const;
export const GIFTS = [4, 8, 16] as const;
export const NO_BOULDERS: Boulders = { yellow: 0, red: 0, blue: 0, white: 0, total: 0 };

/** Equal as JSON, whatever the order of the fields. */
export function isSame(a: Action, b: Action): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => JSON.stringify(a[key] ?? null) === JSON.stringify(b[key] ?? null));
}
