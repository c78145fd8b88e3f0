import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, getGames, kick, makeTable } from './api';
import { TRIES, pauseAfter } from './pauses';

interface Asked {
  readonly path: string;
  readonly body: { readonly id?: string } | null;
}
let asked: Asked[];
let answers: (() => Response)[];

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answers] = [[], []];
  vi.stubGlobal('fetch', (path: string, options: { body?: string }) => {
    asked.push({ path, body: options.body === undefined ? null : (JSON.parse(options.body) as { id?: string }) });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return Promise.resolve().then(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const says = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const refuses = (status: number, code: string, retry_after: number | null) =>
  says(status, { code, message: 'no', expected: '', got: '', refusal: null, retry_after, id: null });
const breaks = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** What comes of it, with all the time in the world. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  const done = work.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return done;
}

it('asks again what may be asked again, as the same', async () => {
  answers = [refuses(429, 'too-fast', 0.5), breaks, says(200, { version: 3 })];
  expect(await outcome(kick('ABCDEFGH', 1))).toEqual({ version: 3 });
  expect(asked).toHaveLength(3);
  expect(asked[0]?.body?.id).toHaveLength(24);
  expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

it('gives every table and command an id of its own', async () => {
  answers = [refuses(409, 'not-now', null)];
  await outcome(kick('ABCDEFGH', 1));
  await outcome(makeTable({ game: 'saboteur' }));
  expect(new Set(asked.map(({ body }) => body?.id)).size).toBe(2);
});

it.each([
  ['not-now', refuses(409, 'not-now', null), 1],
  ['too-fast', refuses(429, 'too-fast', 3600), 1],
  ['server-error', refuses(500, 'server-error', 1), 4],
  ['server-error', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 4],
  ['offline', breaks, 4],
])('gives up some time: %s', async (code, answer, times) => {
  answers = [answer];
  const error = await outcome(getGames());
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).code).toBe(code);
  expect(asked).toHaveLength(times);
});

it('waits longer each time, as long as the server wishes, and not for ever', () => {
  const waits = Array.from({ length: TRIES + 1 }, (_, tries) => pauseAfter(tries, 0, TRIES, () => 0));
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 8000, null]);
  expect(pauseAfter(0, 2, TRIES, () => 1)).toBe(3000);
  expect(pauseAfter(0, null)).toBeNull();
  expect(pauseAfter(0, 31)).toBeNull();
});
