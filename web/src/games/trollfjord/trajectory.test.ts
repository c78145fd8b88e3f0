import { describe, expect, it } from 'vitest';
import blow from '../../../fixtures/trollfjord-blow.json';
import { STAYS, colourOf, decode, leavers } from './trajectory';

// A blow from the left, at half height, as hard as one can.
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const bytes = bytesOf(blow.trajectory);
const read = () => decode(bytes.slice().buffer);

describe('a trajectory', () => {
  it('says who was in the tower, and who left in which order', async () => {
    const found = (await read())!;
    expect(found.boulders).toHaveLength(44);
    expect(found.out.filter((frame) => frame !== STAYS)).toHaveLength(blow.out.length);
    expect(leavers(found).map((each) => each.boulder)).toEqual(blow.out);
    expect(blow.out.length).toBeGreaterThan(0);
    expect([0, 1, 2, 3].map((colour) => blow.out.filter((boulder) => colourOf(boulder) === colour).length)).toEqual(
      blow.counts,
    );
  });
  it('has a place and a turn for each at every moment', async () => {
    const { poses, length, boulders } = (await read())!;
    expect(poses).toHaveLength(length * boulders.length * 7);
    for (let at = 0; at < boulders.length * 7; at += 7) {
      const [x, y, z, w, i, j, k] = poses.subarray(at, at + 7);
      expect(Math.max(Math.abs(x!), Math.abs(y!))).toBeLessThan(3.3);
      expect(z! > 1 && z! < 18).toBe(true);
      expect(Math.hypot(w!, i!, j!, k!)).toBeCloseTo(1, 2);
    }
  });
  it('has the tower at rest before the blow, and moving after it', async () => {
    const { slides } = (await read())!;
    expect(slides[0]).toBe(0);
    expect(Math.max(...slides.map(Math.abs))).toBeGreaterThan(0.05);
  });
  it('as players see it has nothing but what comes out, from when it is in the exit', async () => {
    const seen = (await decode(bytesOf(blow.seen).buffer))!;
    expect(leavers(seen).map(({ boulder }) => colourOf(boulder))).toEqual(blow.out.map(colourOf));
    expect(seen.boulders).toHaveLength(blow.out.length);
    seen.boulders.forEach((_, place) => {
      expect(seen.seen[place]!).toBeLessThanOrEqual(seen.out[place]!);
      expect(seen.poses[(seen.seen[place]! * seen.boulders.length + place) * 7 + 1]!).toBeGreaterThan(2.7);
    });
  });
  it('is nothing if it is broken', async () => {
    expect(await decode(new ArrayBuffer(3))).toBe(null);
    expect(await decode(new TextEncoder().encode('something else entirely').buffer as ArrayBuffer)).toBe(null);
    expect(await decode(bytes.slice(0, 400).buffer)).toBe(null);
  });
});
