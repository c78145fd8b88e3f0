/** SHA-256 and HMAC, computed here: Web Crypto would not be there on a network without https. */

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

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
