/** Requests to the server, with the types of its answers. */
import type {
  DoneOut,
  DrawsOut,
  Error as Refused,
  GameOut,
  GuestOut,
  HintOut,
  KeyOut,
  LessonOut,
  LessonsOut,
  PuzzleAnswerIn,
  PuzzleAnswerOut,
  PuzzleOut,
  PuzzlesOut,
  ReachOut,
  Refusal,
  ReplayOut,
  TableIn,
  TableInfo,
  TableOut,
  TableRules,
  Tagged,
  WhyNotOut,
} from './protocol';
import { pauseAfter } from './pauses';
import { pinning } from './pinning';

/** The server said no; `code` is one of the protocol's. */
export class ApiError extends Error {
  constructor(
    readonly code: Refused['code'] | 'offline',
    message: string,
    readonly refusal: Refusal | null = null,
    readonly retryAfter: number | null = null, // seconds; null: it would be refused again
  ) {
    super(message);
  }
}

const TRIES = 4;
const PATIENCE = 20_000; // for one answer

/** All that is asked here may be asked twice: commands have an id, by which they count once. */
async function ask<T>(path: string, body?: unknown, type = 'application/json'): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const found = await askOnce<T>(path, body, type);
    if (!(found instanceof ApiError)) return found;
    const wait = pauseAfter(tries, found.retryAfter, TRIES - 1);
    if (wait === null) throw found;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function askOnce<T>(path: string, body: unknown, type: string): Promise<T | ApiError> {
  try {
    const options = { method: 'POST', headers: { 'content-type': type } };
    const text = type === 'application/json' ? JSON.stringify(body) : (body as string);
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(path, body === undefined ? { signal } : { ...options, body: text, signal });
    if (answer.ok) return (await answer.json()) as T;
    const refused = (await answer.json().catch(() => null)) as Refused | null;
    if (refused === null) return new ApiError('server-error', answer.statusText, null, 1); // a proxy's word
    return new ApiError(refused.code, refused.message, refused.refusal, refused.retry_after);
  } catch {
    return new ApiError('offline', 'expected an answer of the server; there is none', null, 0);
  }
}

/** A command, with an id unlike any other. */
const command = (code: string, name: string, fields: object = {}) =>
  ask<DoneOut>(at(code, '/' + name), { ...fields, id: randomText() });

const at = (code: string, rest = '') => `/api/tables/${encodeURIComponent(code)}${rest}`;

export const getGames = () => ask<GameOut[]>('/api/games');
export const getPublicTables = () => ask<TableInfo[]>('/api/tables');
export const getMyTables = () => ask<TableInfo[]>('/api/tables/mine');
export const getTable = (code: string) => ask<TableOut>(at(code)).then(pinned);
/** How others come here; told only at the machine that serves. */
export const getReach = () => ask<ReachOut>('/api/reach');
export const putName = (name: string) => ask<GuestOut>('/api/guest', { name });
export const makeTable = (table: Omit<TableIn, 'rules'> & { rules?: Partial<TableRules> }) =>
  ask<TableOut>('/api/tables', { ...table, id: randomText() }).then(pinned);

/** What is said of a table's dice is kept from the first word on. */
async function pinned<T extends Pick<TableOut, 'info'>>(out: T): Promise<T> {
  (await pinning(out.info.table)).heard(out.info, null);
  return out;
}

/** Commands by HTTP, for those that change which seats are mine. */
export async function sit(code: string, seat: number | null, name: string | null): Promise<DoneOut> {
  const pins = await pinning(code);
  const done = await command(code, 'sit', { seat, name, seal: pins.newSeal() });
  pins.sat(Object.keys(done.my_seats).map(Number));
  return pinned(done);
}
export const sitBot = (code: string, seat: number, bot: string) => command(code, 'sit-bot', { seat, bot });
export const leave = (code: string, seat: number) => command(code, 'leave', { seat });
export const kick = (code: string, seat: number) => command(code, 'kick', { seat });
export const swap = (code: string, seat: number, other: number) => command(code, 'swap', { seat, other });
export const start = (code: string) => command(code, 'start');
export const rematch = (code: string) => command(code, 'rematch');

export const whyNot = (code: string, seat: number, action: Tagged) =>
  ask<WhyNotOut>(at(code, '/why-not'), { seat, action });
export const hint = (code: string, seat: number) => ask<HintOut>(at(code, '/hint'), { seat });
export const getLessons = (game: string) => ask<LessonsOut>(`/api/lessons/${game}`);
export const getLesson = (game: string, place: number) => ask<LessonOut>(`/api/lessons/${game}/${place}`);
/** Why the learner may not do something in a position of a lesson. */
export const whyNotInLesson = (game: string, place: number, node: number, action: Tagged) =>
  ask<WhyNotOut>(`/api/lessons/${game}/${place}/why-not`, { node, action });
const puzzle = (game: string, name: string, rest = '') => `/api/puzzles/${game}/${name}${rest}`;
export const getPuzzles = (game: string) => ask<PuzzlesOut>(`/api/puzzles/${game}`);
export const getPuzzle = (game: string, name: string) => ask<PuzzleOut>(puzzle(game, name));
/** Whether an answer is right; an empty one asks for the solution. */
export const answerPuzzle = (game: string, name: string, answer: PuzzleAnswerIn) =>
  ask<PuzzleAnswerOut>(puzzle(game, name, '/answer'), answer);
export const whyNotInPuzzle = (game: string, name: string, action: Tagged) =>
  ask<WhyNotOut>(puzzle(game, name, '/why-not'), { action });
/** The key by which this server signs its records; null: it signs none. */
export const getKey = () => ask<KeyOut>('/api/key');
export const getDraws = (code: string) => ask<DrawsOut>(at(code, '/draws'));
/** How a blow at the rock tower looked, by the number of the move that says what it brought; null if nobody knows. */
export async function getBlow(code: string, number: number): Promise<ArrayBuffer | null> {
  const answer = await fetch(at(code, `/blows/${number}`)).catch(() => null);
  return answer?.ok ? answer.arrayBuffer() : null;
}
export const recordAddress = (id: string) => at(id, '/record');

/** A finished match through somebody's eyes: a seat's, a spectator's (null), or with everything open. */
export const getReplay = (code: string, viewer: number | 'all' | null) =>
  ask<ReplayOut>(at(code, '/replay'), { viewer });
export const sendRecord = (text: string) => ask<{ id: string }>('/api/records', text, 'application/x-ndjson');

/** Unlike any other. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
