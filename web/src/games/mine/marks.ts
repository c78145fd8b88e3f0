/** Where on the table an event happened: what a ring marks, and what lights up when the log is pointed at. */
import { type Cell, type Typed, cellOf, keyOf } from './types';

export type Spot = { readonly cells: readonly Cell[] } | { readonly goal: number } | { readonly seat: number };

/** Some of these an event may have. */
interface About extends Typed {
  readonly column?: number;
  readonly row?: number;
  readonly spots?: readonly (readonly [number, number])[];
  readonly way?: readonly (readonly [number, number])[];
  readonly goal?: number;
  readonly seat?: number;
  readonly target?: number | null;
}

/** Dealt, counted or said, but no move of anybody's. */
const QUIET: ReadonlySet<string> = new Set([
  'CardDrawn',
  'RoleDealt',
  'RoleReceived',
  'HandReceived',
  'GoalsShuffled',
  'GoldLaidOut',
  'MatchEnded',
  'DoorOpened',
  'DoorShut',
]);
const ENDS: ReadonlySet<string> = new Set(['RoundBegan', 'RoundEnded']);

export function spotOf(event: Typed): Spot | null {
  const { column, row, spots, way, goal, seat, target } = event as About;
  if (column !== undefined && row !== undefined) return { cells: [cellOf({ column, row })] };
  const many = spots ?? way;
  if (many !== undefined) return { cells: many.map(([c, r]) => ({ column: c, row: r })) };
  if (goal !== undefined) return { goal };
  const who = target ?? seat;
  return who === undefined ? null : { seat: who };
}

export const isAtCell = (spot: Spot | null, cell: Cell): boolean =>
  spot !== null && 'cells' in spot && spot.cells.some((each) => keyOf(each) === keyOf(cell));
export const isAtGoal = (spot: Spot | null, goal: number): boolean =>
  spot !== null && 'goal' in spot && spot.goal === goal;
export const isAtSeat = (spot: Spot | null, seat: number): boolean =>
  spot !== null && 'seat' in spot && spot.seat === seat;

/** What was last done in this round. */
export function lastDone<E extends Typed>(events: readonly { readonly event: E }[]): E | null {
  const last = events.findLast(({ event }) => !QUIET.has(event.type));
  return last === undefined || ENDS.has(last.event.type) ? null : last.event;
}
