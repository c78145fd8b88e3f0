/** What a card, or a question without one, can be aimed at: the legal actions by place, player and goal. */
import { type Typed, cellOf, keyOf } from './types';

export interface Targets<A> {
  readonly cells: ReadonlyMap<string, readonly A[]>;
  readonly seats: ReadonlyMap<number, readonly A[]>;
  readonly goals: ReadonlyMap<number, A>;
}

/** Some of these an action may have. */
interface Aimed extends Typed {
  readonly column?: number;
  readonly row?: number;
  readonly goal?: number;
  readonly seat?: number | null;
}

export function sorted<A extends Aimed>(actions: readonly A[]): Targets<A> {
  const cells = new Map<string, A[]>();
  const seats = new Map<number, A[]>();
  const goals = new Map<number, A>();
  for (const action of actions) {
    const { column, row, goal, seat } = action;
    if (goal !== undefined) goals.set(goal, action);
    else if (column !== undefined && row !== undefined) put(cells, keyOf(cellOf({ column, row })), action);
    else if (typeof seat === 'number') put(seats, seat, action);
  }
  return { cells, seats, goals };
}

function put<Key, A>(map: Map<Key, A[]>, key: Key, action: A): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

export const countOf = ({ cells, seats, goals }: Targets<unknown>): number => cells.size + seats.size + goals.size;
