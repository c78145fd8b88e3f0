/** The keys of every mine, for the page that lists them. */
export const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ['1–9', 'board-keys-cards'],
  ['R', 'board-keys-turn'],
  ['V', 'board-keys-role'],
  ['F', 'board-keys-fit'],
  ['+ −', 'board-keys-zoom'],
];
