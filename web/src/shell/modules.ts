/** The games the client knows of, in the order of their doors: the only list to edit when a board is added. */
import type { Component } from 'svelte';
import type { GameModule } from '../games/contract';

export interface Door {
  readonly game: string;
  readonly wordbook: string; // locales/<language>/<wordbook>.ftl
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly seats: number; // at a table that is opened in one click
}

export const DOORS: readonly Door[] = [
  { game: 'saboteur', wordbook: 'saboteur', players: [3, 10], minutes: [20, 40], seats: 5 },
  { game: 'saboteur2', wordbook: 'saboteur', players: [2, 12], minutes: [30, 60], seats: 5 },
  { game: 'goblins', wordbook: 'goblins', players: [2, 8], minutes: [30, 45], seats: 4 },
  { game: 'guilds', wordbook: 'guilds', players: [2, 4], minutes: [45, 75], seats: 4 },
  { game: 'trollfjord', wordbook: 'trollfjord', players: [2, 4], minutes: [30, 60], seats: 4 },
];

export function doorOf(game: string): Door | undefined {
  return DOORS.find((door) => door.game === game);
}

export function wordbookOf(game: string): string | null {
  return doorOf(game)?.wordbook ?? null;
}

const FOLDERS = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');
const PICTURES = import.meta.glob<{ default: Component<Record<string, never>> }>('../games/*/Picture.svelte');

/** The module of a game: its own folder, or that of the game it shares its words with, or a list of its moves. */
export async function loadModule(game: string): Promise<GameModule> {
  const load = FOLDERS[`../games/${game}/index.ts`] ?? FOLDERS[`../games/${wordbookOf(game)}/index.ts`];
  if (load !== undefined) return (await load()).default;
  const { default: plain } = await import('./plain');
  return plain;
}

const PATIENCE = 1000; // milliseconds

/** When the page has nothing else to do, but soon. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve);
  });

/** The picture of a game alone, without its board; when there is time, for the buttons come first. */
export async function loadPicture(game: string): Promise<Component<Record<string, never>> | null> {
  const load = PICTURES[`../games/${game}/Picture.svelte`];
  if (load === undefined) return null;
  await whenIdle();
  return (await load()).default;
}
