import { afterEach, expect, it, vi } from 'vitest';
import type { GameModule } from '../games/contract';
import type { ReplayOut } from '../protocol';
import { ReplayPlay } from './replay.svelte';

vi.mock('./play.svelte', () => ({ sentence: (id: string) => id, COLOURS: [] }));
vi.mock('./settings.svelte', () => ({ reducedMotion: () => false }));

const module = { lasts: () => 0 } as unknown as GameModule;
const step = (move: number, type: string) => ({
  who: 0,
  move,
  events: [{ type }],
  chance_from: 1,
  view: { turn: 0 },
  own: [],
});
const replay = {
  game: 'trollfjord',
  players: 2,
  options: {},
  names: ['Anna', 'Oleg'],
  scores: null,
  blows: [5],
  steps: [step(0, 'TurnBegan'), step(4, 'TowerStruck')],
} as unknown as ReplayOut;

afterEach(() => vi.unstubAllGlobals());

it('a blow is shown as it was, if the server knows how that looked', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(new Uint8Array([1, 2, 3]));
  });
  const play = new ReplayPlay(replay, null, ['Anna', 'Oleg'], module, 1, 'ABCD');
  const struck = play.events.at(-1)!;
  expect([struck.event.type, struck.move]).toEqual(['TowerStruck', 4]);
  expect((await play.blow(struck.move!))?.byteLength).toBe(3);
  expect(asked).toEqual(['/api/tables/ABCD/blows/5']);
  expect(await play.blow(7)).toBeNull();
  expect(asked.length).toBe(1);
});
