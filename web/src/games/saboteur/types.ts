/** What Python shows of a match of Saboteur (game.py, SaboteurTable), and the names of its moves. */
import type { Action, Play } from '../contract';

export interface Cell {
  readonly column: number;
  readonly row: number;
}
export interface LaidCard extends Cell {
  readonly card: string;
  readonly turned: boolean;
  readonly is_joined: boolean;
}
export interface GoalCard extends Cell {
  readonly is_open: boolean;
  readonly shows: string | null;
  readonly turned: boolean;
  readonly seen_by: readonly number[];
}
export interface PlateView {
  readonly seat: number;
  readonly role: string | null;
  readonly card_count: number;
  readonly broken: readonly string[];
  readonly is_trapped: boolean;
  readonly has_theft: boolean;
  readonly inspected: readonly number[];
  readonly gold: number | null;
}
export interface MineView {
  readonly game: string;
  readonly viewer: number | null;
  readonly turn: number | null;
  readonly actor: number;
  readonly phase: string;
  readonly is_over: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly first: number;
  readonly due: number;
  readonly passes: number;
  readonly deck_left: number;
  readonly laid: readonly LaidCard[];
  readonly goals: readonly GoalCard[];
  readonly plates: readonly PlateView[];
  readonly hand: readonly string[];
  readonly discards: readonly string[];
  readonly spent: Readonly<Record<string, number>>;
  readonly pack: readonly number[];
  readonly buildable: readonly (readonly [number, number])[];
}
export type MinePlay = Play<MineView>;

export const keyOf = (cell: Cell): string => `${cell.column},${cell.row}`;
export const cellOf = (action: Action): Cell => ({ column: Number(action['column']), row: Number(action['row']) });

/** Equal as JSON, whatever the order of the fields. */
export function isSame(a: Action, b: Action): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => JSON.stringify(a[key] ?? null) === JSON.stringify(b[key] ?? null));
}
