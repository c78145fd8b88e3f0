/** The tiles as the client needs them: which sides they join and what else they show. */
export type Does = 'passage' | 'bomb' | 'lantern' | 'ale' | 'door' | 'key' | 'rubble' | 'start';
export type Colour = 'red' | 'blue';
export type Shape = 'x' | 't' | 'i' | 'l';

export interface Tile {
  readonly does: Does;
  readonly shape: Shape;
  readonly colour: Colour | null;
}

const SIDES: Readonly<Record<Shape, string>> = { x: 'NESW', t: 'NES', i: 'NS', l: 'NE' };
const TURNINGS: Readonly<Record<Shape, number>> = { x: 1, t: 4, i: 2, l: 4 };
const TILE = /^(passage|bomb|lantern|ale|door|key|rubble)(?:_(red|blue))?_([xtil])$/;

const made = new Map<string, Tile | null>();

/** A tile with tunnel, by its name in cards.py; null for the other cards. */
export function tileOf(name: string): Tile | null {
  let tile = made.get(name);
  if (tile === undefined) {
    const found = TILE.exec(name);
    if (name === 'start') tile = { does: 'start', shape: 'x', colour: null };
    else
      tile = found
        ? { does: found[1] as Does, shape: found[3] as Shape, colour: (found[2] ?? null) as Colour | null }
        : null;
    made.set(name, tile);
  }
  return tile;
}

export const isTile = (name: string): boolean => tileOf(name) !== null;

/** The sides a tile is open to, as it lies without a turn. */
export const sidesOf = (tile: Tile): string => SIDES[tile.shape];

/** How many quarter turns look different (B8). */
export function turningsOf(name: string): number {
  const tile = tileOf(name);
  return tile ? TURNINGS[tile.shape] : 1;
}

export const canTurn = (name: string): boolean => turningsOf(name) > 1;

export const GOBLINS: readonly string[] = ['shapeshifter', 'demolisher', 'miser', 'driver'];
export const GNOMES: readonly string[] = ['pedant', 'king', 'keymaster', 'jeweller'];
export const raceOf = (role: string): 'goblin' | 'gnome' =>
  role === 'goblin' || GOBLINS.includes(role) ? 'goblin' : 'gnome';
