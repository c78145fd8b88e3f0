/**
 * The dice, thrown again: every outcome of chance must follow from the secret and the shares, as docs/fairness.md says.
 * All of it is computed here, and compared with what this device saw and gave before the deal.
 */
import { encode, fromHex, hex, hmac, sha256 } from '../hashes';
import { sealOf, type Seen } from '../pins';
import type { AnyTold, DrawsOut, FairDice, Json, ToldMoved } from '../protocol';

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

/** What can be wrong, each with a sentence of its own: dice-trouble-... */
export type Trouble = 'old' | 'seal' | 'seals' | 'share' | 'left-out' | 'outside' | 'outcomes' | 'draws';

export interface Verdict {
  readonly drawn: number; // outcomes of chance, drawn again
  readonly wrong: number; // of them, those that do not follow from the secret and the shares
  readonly blows: number; // outcomes of the game's own source, which only `rockfall verify` can simulate again
  readonly leftOut: readonly number[]; // seats of people whose shares are not in the dice
  readonly troubles: readonly Trouble[]; // none: the dice were fair
}

export interface Match {
  readonly table: string;
  readonly seat: number | null;
  readonly entries: readonly AnyTold[]; // as they were told while the match went on
  readonly events: readonly Json[]; // of the record, through the same eyes
  readonly blows: ReadonlySet<string>; // types of the events that the game's own source of chance may bring
}

const SCHEME = 2;

/** Draw everything again. What the server says now, `draws`, counts only as far as it fits what was `seen`. */
export function check({ dice, draws }: DrawsOut, seen: Seen, match: Match): Verdict {
  const told = standing(match.entries);
  const wrong = dice.secret ? wrongDraws(dice, draws) : draws.length;
  const found: Record<Trouble, boolean> = {
    old: dice.scheme < SCHEME,
    seal: dice.table !== match.table || hex(sha256(fromHex(dice.secret))) !== seen.commitment,
    seals: dice.scheme >= SCHEME && !(isSame(dice.seals, seen.seals) && fitSeals(dice)),
    ...ownShare(dice, seen, match.seat),
    outside: !areBlows(dice, told, match.blows),
    outcomes:
      seen.isRetold ||
      !isSame(
        told.flatMap(({ events }) => events),
        match.events,
      ) ||
      !isWhole(dice, draws, told),
    draws: wrong > 0,
  };
  const troubles = (Object.keys(found) as Trouble[]).filter((trouble) => found[trouble]);
  return { drawn: draws.length, wrong, blows: dice.outside.length, leftOut: dice.left_out, troubles };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function wrongDraws(dice: FairDice, draws: DrawsOut['draws']): number {
  const text = JSON.stringify([`rockfall dice ${dice.scheme}`, dice.table, dice.nonces]);
  const key = hmac(fromHex(dice.secret), encode(text));
  return draws.filter(({ number, outcomes, weights, came }) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let left = firstBelow(hex(hmac(key, encode(`chance ${number}`))), total);
    return outcomes[weights.findIndex((weight) => (left -= weight) < 0)] !== came;
  }).length;
}

/** Whether every share is the one that was sealed; bots' come from the secret. */
function fitSeals({ seals, nonces, left_out, bots, secret }: FairDice): boolean {
  return (
    seals.length === nonces.length &&
    nonces.every((share, seat) => {
      if (left_out.includes(seat)) return share === '';
      if (bots.includes(seat) && share !== hex(hmac(fromHex(secret), encode(`share of seat ${seat}`)))) return false;
      return sealOf(share) === seals[seat];
    })
  );
}

function ownShare(dice: FairDice, seen: Seen, seat: number | null): { share: boolean; 'left-out': boolean } {
  const isMissing = seat !== null && seen.early.includes(seat) && !seen.shares.includes(dice.nonces[seat] ?? '');
  const isLeftOut = isMissing && dice.left_out.includes(seat);
  return { share: isMissing && !isLeftOut, 'left-out': isLeftOut };
}

/** The moves that were told and not taken back, in order. */
function standing(entries: readonly AnyTold[]): readonly ToldMoved[] {
  const moves = new Map<number, ToldMoved>();
  for (const told of entries) {
    if (told.entry === 'moved') moves.set(told.number, told);
    else if (told.entry === 'takenback') moves.delete(told.number);
  }
  return [...moves.values()].sort((a, b) => a.number - b.number);
}

/** Whether all that is said to come from elsewhere was told so at the time, and is of a kind that can. */
function areBlows({ outside }: FairDice, told: readonly ToldMoved[], blows: ReadonlySet<string>): boolean {
  const numbers = told.filter(({ by }) => by === 'outside').map(({ number }) => number);
  // A blow takes several moves, of which the last tells what fell, and what follows from it.
  const isBlow = ({ events }: ToldMoved): boolean =>
    events.length === 0 || events.some((event) => blows.has((event as { readonly type: string }).type));
  return isSame(numbers, outside) && told.every((move) => move.by !== 'outside' || (blows.size > 0 && isBlow(move)));
}

/** Whether every outcome of chance that was told is accounted for, and none that was not. */
function isWhole({ outside }: FairDice, draws: DrawsOut['draws'], told: readonly ToldMoved[]): boolean {
  const numbers = told.filter(({ who }) => who === 'chance').map(({ number }) => number);
  const accounted = [...draws.map(({ number }) => number), ...outside].sort((a, b) => a - b);
  return isSame(numbers, accounted);
}
