/** What every drawing by chance needs: numbers that come again, and points as SVG writes them. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A generator of numbers in [0, 1) that gives the same ones for the same name. */
export function dice(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (point: Point): string => `${short(point.x)} ${short(point.y)}`;
