/**
 * The dice, thrown again: every outcome of chance must follow from the secret, as rockfall/server/dice.py says. All of
 * it is computed here, with nothing but the page's own code; Web Crypto would not be there on a network without https.
 */
import type { DrawsOut } from '../protocol';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

// -- SHA-256 (FIPS 180-4) and HMAC (RFC 2104) --------------------------------------------------------------

const PRIMES = Array.from({ length: 400 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && d * d <= n && n % d === 0),
);
/** The first 32 bits behind the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) >>> 0;
const BEGIN = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

export function sha256(data: Uint8Array): Uint8Array {
  const size = (((data.length + 8) >> 6) << 6) + 64;
  const padded = new Uint8Array(size);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 8, Math.floor(data.length / 0x2000_0000));
  view.setUint32(size - 4, (data.length * 8) >>> 0);
  const state = Uint32Array.from(BEGIN);
  for (let at = 0; at < size; at += 64) mixBlock(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function mixBlock(state: Uint32Array, view: DataView, at: number): void {
  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [words[i - 15]!, words[i - 2]!];
    words[i] =
      words[i - 16]! +
      words[i - 7]! +
      (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
      (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const joined = (pad: number, rest: Uint8Array): Uint8Array =>
    Uint8Array.from([...block.map((byte) => byte ^ pad), ...rest]);
  return sha256(joined(0x5c, sha256(joined(0x36, data))));
}

// -- BLAKE2b (RFC 7693), for one block, which is all that a seed needs -----------------------------------------

const WORD = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDERS = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((row) => Array.from(row, (sign) => parseInt(sign, 16)));
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** A digest of `size` bytes of at most 128 bytes, without a key. */
export function blake2b(data: Uint8Array, size: number): Uint8Array {
  const block = new DataView(new ArrayBuffer(128));
  data.forEach((byte, i) => block.setUint8(i, byte));
  const words = Array.from({ length: 16 }, (_, i) => block.getBigUint64(8 * i, true));
  const begin = START.map((word, i) => (i === 0 ? word ^ 0x01010000n ^ BigInt(size) : word));
  const v = [...begin, ...START];
  v[12]! ^= BigInt(data.length);
  v[14]! ^= WORD; // this block is the last
  const turn = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & WORD;
  for (let round = 0; round < 12; round++) {
    const order = ORDERS[round % 10]!;
    QUARTERS.forEach(([a, b, c, d], i) => {
      const half = (word: bigint, first: bigint, second: bigint): void => {
        v[a!] = (v[a!]! + v[b!]! + word) & WORD;
        v[d!] = turn(v[d!]! ^ v[a!]!, first);
        v[c!] = (v[c!]! + v[d!]!) & WORD;
        v[b!] = turn(v[b!]! ^ v[c!]!, second);
      };
      half(words[order[2 * i]!]!, 32n, 24n);
      half(words[order[2 * i + 1]!]!, 16n, 63n);
    });
  }
  const out = new DataView(new ArrayBuffer(64));
  begin.forEach((word, i) => out.setBigUint64(8 * i, word ^ v[i]! ^ v[i + 8]!, true));
  return new Uint8Array(out.buffer).slice(0, size);
}

// -- the generator of rockfall/core/rng.py -------------------------------------------------------------------

/** The first number that a generator of this seed gives, in range(n). */
export function firstBelow(seed: string, n: number): number {
  const words = new DataView(blake2b(encode(seed), 12).buffer);
  let [a, b, c, counter] = [words.getUint32(0, true), words.getUint32(4, true), words.getUint32(8, true), 1];
  const next = (): number => {
    const result = (a + b + counter) >>> 0;
    counter += 1;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + ((c << 3) >>> 0)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + result) >>> 0;
    return result;
  };
  for (let i = 0; i < 12; i++) next();
  return Math.floor((next() * n) / 0x1_0000_0000);
}

// -- the check ---------------------------------------------------------------------------------------------------

export interface Verdict {
  readonly isSealed: boolean; // the secret is the one whose hash was known before anybody sat down
  readonly drawn: number; // outcomes of chance
  readonly wrong: number; // of them, those that do not follow from the secret
}

/** Draw everything again. `commitment` is the one that the page was shown, not the one that comes with the draws. */
export function check({ dice, draws }: DrawsOut, commitment: string): Verdict {
  const secret = fromHex(dice.secret);
  const key = hmac(secret, encode(JSON.stringify(['rockfall dice 1', dice.table, dice.nonces])));
  const wrong = draws.filter(({ number, outcomes, weights, came }) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let left = firstBelow(hex(hmac(key, encode(`chance ${number}`))), total);
    return outcomes[weights.findIndex((weight) => (left -= weight) < 0)] !== came;
  });
  return { isSealed: hex(sha256(secret)) === commitment, drawn: draws.length, wrong: wrong.length };
}
