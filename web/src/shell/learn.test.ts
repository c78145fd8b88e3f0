import { afterEach, expect, it, vi } from 'vitest';
import type { Action, GameModule } from '../games/contract';
import type { LessonOut } from '../protocol';
import { LessonPlay, isSameJson } from './learn.svelte';

vi.mock('./play.svelte', () => ({ sentence: (id: string) => id, COLOURS: [] }));
vi.mock('./settings.svelte', () => ({ reducedMotion: () => false, PACES: { once: 0 }, settings: { pace: 'once' } }));
vi.mock('./sound', () => ({ ring: () => undefined }));

const module = { lasts: () => 0, sound: () => null } as unknown as GameModule;
const [DIG, LOOK, REST] = [{ type: 'Dig', at: 1 }, { type: 'Look' }, { type: 'Rest' }];
const lesson: LessonOut = {
  game: 'saboteur',
  name: 'dig',
  players: 2,
  seat: 0,
  steps: 2,
  reasons: ['no', 'tired'],
  nodes: [
    { step: 0, view: { turn: 0 }, events: [{ type: 'A' }], legal: [LOOK, DIG, REST], answers: [-1, 1, -2], example: 1 },
    { step: 1, view: { turn: 0 }, events: [{ type: 'B' }], legal: [DIG], answers: [2], example: 0 },
    { step: 2, view: { turn: 1 }, events: [{ type: 'C' }], legal: [], answers: [], example: -1 },
  ],
};
const begin = () => new LessonPlay(lesson, 3, (seat) => `p${seat}`, module);

afterEach(() => vi.unstubAllGlobals());

it('what is right leads on, to the end', () => {
  const play = begin();
  expect([play.step, play.isMyTurn, play.isDone, play.names]).toEqual([0, true, false, ['p0', 'p1']]);
  expect(play.example).toEqual(DIG);
  play.send({ at: 1, type: 'Dig' } as Action); // in whatever order the fields stand
  expect([play.step, play.wrong]).toEqual([1, null]);
  expect(play.events.map(({ id, event }) => [id, event.type])).toEqual([
    [1, 'A'],
    [2, 'B'],
  ]);
  play.send(DIG as Action);
  expect([play.isDone, play.isMyTurn, play.example, play.turn]).toEqual([true, false, null, 1]);
});

it('what is not right is told its reason, and changes nothing', () => {
  const play = begin();
  play.send(LOOK as Action);
  expect([play.wrong, play.step, play.legal.length, play.tries]).toEqual(['no', 0, 3, 1]);
  play.send(REST as Action);
  play.send(REST as Action);
  expect([play.wrong, play.tries]).toEqual(['tired', 3]);
  play.send({ type: 'Fly' });
  expect([play.wrong, play.tries, play.step]).toEqual(['tired', 3, 0]);
  play.send(DIG as Action);
  expect([play.wrong, play.step]).toEqual([null, 1]);
});

it('what is not legal is refused by the rules', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push(address, JSON.parse(body));
    return new Response(JSON.stringify({ refusal: { code: 'cell-taken', rule: 'S10', args: {} } }));
  });
  const play = begin();
  expect(await play.whyNot({ type: 'Fly' })).toMatchObject({ rule: 'S10', text: 'refusal-cell-taken' });
  expect(asked).toEqual(['/api/lessons/saboteur/3/why-not', { node: 0, action: { type: 'Fly' } }]);
});

it('actions are the same in whatever order their fields stand', () => {
  expect(isSameJson({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(isSameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSameJson({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameJson({ a: null }, { a: {} })).toBe(false);
});
