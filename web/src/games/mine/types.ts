/** What every mine is made of, whatever game is played in it. */
import type { Action } from '../contract';

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const keyOf = (cell: Cell): string => `${cell.column},${cell.row}`;
export const cellOf = (action: Action): Cell => ({ column: Number(action['column']), row: Number(action['row']) });

/** Equal as JSON, whatever the order of the fields. */
export function isSame(a: Action, b: Action): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => JSON.stringify(a[key] ?? null) === JSON.stringify(b[key] ?? null));
}
