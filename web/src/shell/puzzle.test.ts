import { afterEach, expect, it, vi } from 'vitest';
import type { Action, GameModule } from '../games/contract';
import type { PuzzleInfo, PuzzleOut } from '../protocol';
import { byStep, filtered, hundred, neighbour, PuzzlePlay } from './puzzle.svelte';

vi.mock('./play.svelte', () => ({ sentence: (id: string) => id, COLOURS: [] }));
vi.mock('./settings.svelte', () => ({ reducedMotion: () => false, PACES: { once: 0 }, settings: { pace: 'once' } }));

const about = (name: string, kind: PuzzleInfo['kind'], level: number): PuzzleInfo => ({
  name,
  kind,
  level,
  players: 4,
});
const ALL = [about('a', 'best', 1), about('b', 'who', 1), about('c', 'best', 3), about('d', 'who', 4)];
const NONE = { kind: '', level: 0, isOpen: false };
const names = (list: readonly PuzzleInfo[]): string => list.map(({ name }) => name).join('');

it('the list has the kinds and levels that are wanted', () => {
  expect(names(filtered(ALL, NONE, ['a'], null))).toBe('abcd');
  expect(names(filtered(ALL, { ...NONE, kind: 'who' }, [], null))).toBe('bd');
  expect(names(filtered(ALL, { ...NONE, level: 1 }, [], null))).toBe('ab');
  expect(names(filtered(ALL, { kind: 'best', level: 3, isOpen: true }, ['a'], null))).toBe('c');
});

it('what was solved leaves the list of what is left, but not while it is on the table', () => {
  expect(names(filtered(ALL, { ...NONE, isOpen: true }, ['a', 'c'], null))).toBe('bd');
  expect(names(filtered(ALL, { ...NONE, isOpen: true }, ['a', 'c'], 'c'))).toBe('bcd');
});

it('next and previous follow the list', () => {
  expect(neighbour(ALL, 'b', 1)?.name).toBe('c');
  expect(neighbour(ALL, 'b', -1)?.name).toBe('a');
  expect(neighbour(ALL, 'a', -1)).toBeNull();
  expect(neighbour(ALL, 'd', 1)).toBeNull();
  expect(neighbour(ALL, 'nothing', 1)).toBeNull();
});

it('what a move tells of several seats stands together', () => {
  const clue = (step: number, about: number) => ({ step, about, seat: 1, before: 0.2, after: 0.5 });
  const told = byStep([clue(2, 0), clue(2, 3), clue(5, 0)]);
  expect(told.map((each) => each.map(({ step, about }) => [step, about]))).toEqual([
    [
      [2, 0],
      [2, 3],
    ],
    [[5, 0]],
  ]);
  expect(byStep([])).toEqual([]);
});

it('shares are told out of a hundred', () => expect([0.124, 0.125, 1].map(hundred)).toEqual([12, 13, 100]));

// -- a puzzle on the table ------------------------------------------------------------------------------------

const module = { lasts: () => 0 } as unknown as GameModule;
const step = (move: number) => ({ who: 0, move, events: [], chance_from: 0, view: { turn: move }, own: [] });
const DISCARD: Action = { type: 'Discard', card: 'map' };
const puzzle = {
  name: 'abc',
  kind: 'best',
  level: 2,
  role: null,
  seat: 0,
  legal: [DISCARD],
  past: {
    game: 'saboteur',
    players: 3,
    options: {},
    names: ['', '', ''],
    scores: null,
    blows: [],
    steps: [0, 1, 2].map(step),
  },
} as unknown as PuzzleOut;
const SOLUTION = { actions: [DISCARD], seats: [], choices: [], clues: [], odds: [], failed: {}, playouts: 0 };

afterEach(() => vi.unstubAllGlobals());

/** A server that answers so, and what it was asked. */
function answering(...answers: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push(`${path} ${body ?? ''}`);
    return new Response(JSON.stringify(answers.shift()));
  });
  return asked;
}

it('moves are possible at the question, and nowhere before it', () => {
  const play = new PuzzlePlay(puzzle, ['A', 'B', 'C'], module, () => undefined);
  expect([play.step, play.isMyTurn, play.legal]).toEqual([2, true, [DISCARD]]);
  play.jump(1);
  expect([play.isMyTurn, play.legal, play.turn]).toEqual([false, [], 1]);
  play.next();
  expect(play.isMyTurn).toBe(true);
});

it('an answer is judged by the server; after the solution nothing is', async () => {
  const asked = answering(
    { is_right: false, tried: null, solution: null },
    { is_right: true, tried: null, solution: SOLUTION },
  );
  const play = new PuzzlePlay(puzzle, ['A', 'B', 'C'], module, () => undefined);
  play.send(DISCARD);
  play.send(DISCARD); // a double click is one answer
  await vi.waitFor(() => expect(play.tries).toBe(1));
  expect([play.isSolved, play.solution]).toEqual([false, null]);
  play.send(DISCARD);
  await vi.waitFor(() => expect(play.tries).toBe(2));
  expect([play.isSolved, play.solution?.actions]).toEqual([true, [DISCARD]]);
  play.send(DISCARD);
  expect(asked).toEqual(Array(2).fill('/api/puzzles/saboteur/abc/answer {"action":{"type":"Discard","card":"map"}}'));
});

it('seats are marked, and marks taken away', async () => {
  const asked = answering({ is_right: true, tried: null, solution: SOLUTION });
  const play = new PuzzlePlay(
    { ...puzzle, kind: 'who', seat: null, legal: [] },
    ['A', 'B', 'C'],
    module,
    () => undefined,
  );
  for (const seat of [2, 0, 2, 1]) play.mark(seat);
  expect(play.marked).toEqual([0, 1]);
  play.accuse();
  await vi.waitFor(() => expect(play.isSolved).toBe(true));
  expect(asked).toEqual(['/api/puzzles/saboteur/abc/answer {"seats":[0,1]}']);
});

it('who gives up is told the solution and has not solved it; who is refused may try again', async () => {
  const troubles: unknown[] = [];
  const play = new PuzzlePlay(puzzle, ['A', 'B', 'C'], module, (error) => troubles.push(error));
  const refused = { code: 'too-large', message: '', expected: '', got: '', refusal: null, retry_after: null, id: null };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refused), { status: 413 }));
  play.giveUp();
  await vi.waitFor(() => expect(troubles.length).toBe(1));
  expect([play.solution, play.isJudging]).toEqual([null, false]);
  answering({ is_right: false, tried: null, solution: SOLUTION });
  play.giveUp();
  await vi.waitFor(() => expect(play.solution).not.toBeNull());
  expect(play.isSolved).toBe(false);
});
