/** What the help of all mines has in common. */
import type { Help } from '../contract';

/** For the page that lists them. */
export const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ['1–9', 'board-keys-cards'],
  ['R', 'board-keys-turn'],
  ['V', 'board-keys-role'],
  ['F', 'board-keys-fit'],
  ['+ −', 'board-keys-zoom'],
];

/** The things that are the same wherever they lie: their names, and the rules about them. */
export type Things = Readonly<Record<string, readonly [name: string, rule: string]>>;

export function thingHelp(things: Things, kind: string): Help | null {
  const thing = things[kind];
  return thing ? { name: { id: thing[0] }, does: { id: `help-${kind}` }, rule: thing[1] } : null;
}
