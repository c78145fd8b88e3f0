/** How long to wait before asking again: pauses that grow, each a little longer by chance, and come to an end. */
const FIRST = 300;
const LONGEST = 8_000;
const TOO_LONG = 30; // seconds that nobody waits for a button
export const TRIES = 6;

/** Milliseconds, after so many tries; null: give up. `atLeast` is the server's wish, null: it would refuse again. */
export function pauseAfter(
  tries: number,
  atLeast: number | null,
  most = TRIES,
  random: () => number = Math.random,
): number | null {
  if (atLeast === null || atLeast > TOO_LONG || tries >= most) return null;
  return Math.max(atLeast * 1000, Math.min(LONGEST, FIRST * 2 ** tries)) * (1 + random() / 2);
}
