import { describe, expect, test } from 'vitest';
import draws from '../../fixtures/draws.json';
import { hmac, sha256 } from '../hashes';
import { sealOf, type Seen } from '../pins';
import type { AnyTold, DrawsOut, FairDice, Json, ToldMoved } from '../protocol';
import { blake2b, check, firstBelow, type Match } from './fair';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (found: Uint8Array): string => Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');

test('SHA-256 as in FIPS 180-4', () => {
  expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const two = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
  expect(hex(sha256(bytes(two)))).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
});

test('HMAC as in RFC 4231', () => {
  expect(hex(hmac(bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('BLAKE2b as in RFC 7693', () => {
  const digest = hex(blake2b(bytes('abc'), 64));
  expect(digest.slice(0, 32)).toBe('ba80a53f981c4d0d6a2797b69f12f6e9');
});

test('the generator of the Python side', () => {
  expect([firstBelow('7', 1000), firstBelow('chance', 6), firstBelow('x', 2_000_000)]).toEqual([573, 1, 1249263]);
});

// Drawn by the Python side: a player, somebody who did not open their share, and a bot.
const honest = draws as DrawsOut;
const OWN = 'a0'.repeat(32);
const seen: Seen = {
  commitment: honest.dice.commitment,
  seals: honest.dice.seals,
  shares: [OWN],
  early: [0],
  isRetold: false,
};
const CARD = { type: 'CardDrawn', seat: 0, card: 3 };
const moved = (number: number, by: ToldMoved['by'] = 'dice', event: Json = CARD): ToldMoved => ({
  entry: 'moved',
  version: number,
  who: 'chance',
  by,
  number,
  events: [event],
  revealed: [],
});
const entries = honest.draws.map(({ number }) => moved(number));
const match: Match = { table: honest.dice.table, seat: 0, entries, events: entries.map(() => CARD), blows: new Set() };
const but = (dice: Partial<FairDice>): DrawsOut => ({ ...honest, dice: { ...honest.dice, ...dice } });
const troubles = (found: DrawsOut, kept: Partial<Seen> = {}, told: Partial<Match> = {}): readonly string[] =>
  check(found, { ...seen, ...kept }, { ...match, ...told }).troubles;

test('an honest match passes, and says whose share is not in the dice', () => {
  const drawn = honest.draws.length;
  expect(check(honest, seen, match)).toEqual({ drawn, wrong: 0, blows: 0, leftOut: [1], troubles: [] });
  expect(troubles(honest, { early: [], shares: [] }, { seat: null })).toEqual([]);
});

describe('a server that cheats is found out', () => {
  test('one that says all outcomes came from elsewhere', () => {
    const outside = honest.draws.map(({ number }) => number);
    const all = { ...but({ outside }), draws: [] };
    expect(troubles(all)).toContain('outside');
    const told = outside.map((number) => moved(number, 'outside'));
    expect(troubles(all, {}, { entries: told })).toEqual(['outside']); // Saboteur has nothing but dice
    expect(troubles(all, {}, { entries: told, blows: new Set(['BouldersFell']) })).toEqual(['outside']);
    const fell = { type: 'BouldersFell' };
    const blows = { entries: outside.map((number) => moved(number, 'outside', fell)), events: outside.map(() => fell) };
    expect(troubles(all, {}, { ...blows, blows: new Set(['BouldersFell']) })).toEqual([]);
  });
  test('one that exchanges its secret when the shares are open', () => {
    const secret = '01'.repeat(32);
    const commitment = hex(sha256(Uint8Array.from({ length: 32 }, () => 1)));
    expect(troubles(but({ secret, commitment, bots: [] }))).toContain('seal');
  });
  test('one that replaces a share, and its seal with it', () => {
    const nonces = ['c2'.repeat(32), ...honest.dice.nonces.slice(1)];
    expect(troubles(but({ nonces }))).toEqual(expect.arrayContaining(['seals', 'share']));
    const seals = [sealOf(nonces[0]!), ...honest.dice.seals.slice(1)];
    expect(troubles(but({ nonces, seals }))).toEqual(expect.arrayContaining(['seals', 'share']));
    expect(troubles(but({ nonces, seals }), { seals })).toContain('share');
  });
  test('one that leaves a share out, as in a rematch', () => {
    const nonces = ['', ...honest.dice.nonces.slice(1)];
    expect(troubles(but({ nonces, left_out: [0, 1] }))).toContain('left-out');
    expect(troubles(but({ nonces }))).toEqual(expect.arrayContaining(['seals', 'share']));
  });
  test('one whose friend chooses a share when the others are open', () => {
    const friend = 'd3'.repeat(32);
    const nonces = [OWN, friend, honest.dice.nonces[2]!];
    const seals = [honest.dice.seals[0]!, sealOf(friend), honest.dice.seals[2]!];
    expect(troubles(but({ nonces, left_out: [] }))).toContain('seals');
    expect(troubles(but({ nonces, seals, left_out: [] }))).toContain('seals');
    const bots = { nonces: [OWN, '', friend], seals: [...honest.dice.seals.slice(0, 2), sealOf(friend)] };
    expect(troubles(but(bots), { seals: bots.seals })).toContain('seals'); // a bot has no choice
  });
  test('one that goes back to dice of the earlier kind', () => {
    expect(troubles(but({ scheme: 1 }))).toContain('old');
  });
  test('one that draws otherwise than the secret says', () => {
    const [first, ...rest] = honest.draws;
    const other = first!.outcomes.find((outcome) => outcome !== first!.came)!;
    const found = check({ ...honest, draws: [{ ...first!, came: other }, ...rest] }, seen, match);
    expect(found).toMatchObject({ wrong: 1, troubles: ['draws'] });
  });
  test('one whose record differs from what was told', () => {
    expect(troubles(honest, {}, { events: [{ ...CARD, card: 4 }, ...match.events.slice(1)] })).toEqual(['outcomes']);
    expect(troubles({ ...honest, draws: honest.draws.slice(1) })).toEqual(['outcomes']);
    expect(troubles(honest, { isRetold: true })).toEqual(['outcomes']);
  });
});

test('what was taken back does not count', () => {
  const back: AnyTold = { entry: 'takenback', version: 99, seat: 0, number: 99 };
  expect(troubles(honest, {}, { entries: [...entries, moved(99), back] })).toEqual([]);
});
