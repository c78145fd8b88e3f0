/** What every mine is made of, whatever game is played in it. */

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** An action or an event, of whichever game. */
export interface Typed {
  readonly type: string;
}

/** A goal, as every mine shows it. */
export interface Goal extends Cell {
  readonly is_open: boolean;
  readonly shows: string | null;
  readonly seen_by: readonly number[];
}

/** What lies in a mine. */
export interface Laid {
  readonly laid: readonly Cell[];
  readonly goals: readonly Goal[];
}

/** What a mine must know of its views. */
export interface MineTable {
  readonly round: number;
  readonly turn: number | null;
  readonly phase: string;
  readonly deck_left: number;
  readonly hand: readonly string[];
  readonly buildable: readonly (readonly [number, number])[];
}

export const keyOf = (cell: Cell): string => `${cell.column},${cell.row}`;
export const cellOf = ({ column, row }: Cell): Cell => ({ column, row });

/** Equal as JSON, whatever the order of the fields. */
export function isSame(a: object, b: object): boolean {
  const [one, other] = [a, b].map((each) =>
    JSON.stringify(
      Object.entries(each)
        .filter(([, value]) => value != null)
        .sort(),
    ),
  );
  return one === other;
}
