import { expect, test } from 'vitest';
import draws from '../../fixtures/draws.json';
import type { DrawsOut } from '../protocol';
import { blake2b, check, firstBelow, hmac, sha256 } from './fair';

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

// Drawn by the Python side: a fixture with other letters than ours among the shares.
const honest = draws as DrawsOut;

test('an honest match passes', () => {
  expect(check(honest, honest.dice.commitment)).toEqual({ isSealed: true, drawn: honest.draws.length, wrong: 0 });
});

test('another outcome, another secret, another share and another seal are found', () => {
  const [first, ...rest] = honest.draws;
  const other = first!.outcomes.find((outcome) => outcome !== first!.came)!;
  expect(check({ ...honest, draws: [{ ...first!, came: other }, ...rest] }, honest.dice.commitment).wrong).toBe(1);
  expect(check(honest, '00'.repeat(32)).isSealed).toBe(false);
  expect(
    check({ ...honest, dice: { ...honest.dice, nonces: ['', 'b', ''] } }, honest.dice.commitment).wrong,
  ).toBeGreaterThan(5);
  expect(check({ ...honest, dice: { ...honest.dice, secret: '01'.repeat(32) } }, honest.dice.commitment)).toMatchObject(
    { isSealed: false },
  );
});
