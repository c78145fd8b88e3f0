/** What the client has of each game: its board, its picture and its light, by their folder. */
import type { Component } from 'svelte';
import { DOORS, type Door } from '../doors';
import type { GameModule } from '../games/contract';

export function doorOf(game: string): Door | undefined {
  return DOORS.find((door) => door.game === game);
}

export function wordbookOf(game: string): string | null {
  return doorOf(game)?.wordbook ?? null;
}

import.meta.glob('../games/*/light.css', { eager: true }); // the colours of light-<game>, the class of its frame
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
  return load().then(
    ({ default: picture }) => picture,
    () => null,
  ); // the page was left, or the line is down: no picture then
}
