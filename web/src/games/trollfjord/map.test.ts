import { describe, expect, it } from 'vitest';
import {
  REGIONS,
  SITES,
  cells,
  fitAll,
  isInSight,
  outline,
  pan,
  placed,
  seenAt,
  spaceAt,
  startAt,
  toolsAt,
  turned,
  whole,
  zoomAt,
} from './map';

const FRAME = { width: 800, height: 600 };

describe('the walkway', () => {
  it.each([false, true])('has sixty spaces that do not lie on each other (tall: %s)', (isTall) => {
    const spaces = Array.from({ length: 60 }, (_, i) => spaceAt(i, isTall));
    const { left, top, width, height } = whole(isTall);
    spaces.forEach((a, i) => {
      expect(a.x - a.width / 2).toBeGreaterThanOrEqual(left);
      expect(a.x + a.width / 2).toBeLessThanOrEqual(left + width);
      expect(a.y - a.height / 2).toBeGreaterThanOrEqual(top);
      expect(a.y + a.height / 2).toBeLessThanOrEqual(top + height);
      for (const b of spaces.slice(i + 1)) {
        const apart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
        expect(apart).toBe(true);
      }
    });
  });
  it.each([false, true])('has room for a lord with crown and ring wherever one stands (tall: %s)', (isTall) => {
    const reach = 43;
    const { left, top, width, height } = whole(isTall);
    for (const { x, y } of [1, 2, 3, 4]
      .map((start) => startAt(start, isTall))
      .concat(Array.from({ length: 60 }, (_, i) => spaceAt(i, isTall)))) {
      expect(Math.min(x - left, left + width - x, y - top, top + height - y)).toBeGreaterThanOrEqual(reach);
    }
  });
  it('goes clockwise from the lower right corner', () => {
    expect(spaceAt(0, false).x).toBeGreaterThan(spaceAt(2, false).x);
    expect(spaceAt(0, false).y).toBeGreaterThan(800);
    expect(spaceAt(18, false).y).toBeGreaterThan(spaceAt(20, false).y);
    expect(spaceAt(30, false).x).toBeLessThan(spaceAt(32, false).x);
    expect(spaceAt(48, false).y).toBeLessThan(spaceAt(50, false).y);
  });
  it('has places outside and wander spaces inside', () => {
    expect(spaceAt(4, false).y).toBeGreaterThan(spaceAt(5, false).y);
  });
  it('begins next to the start plank', () => {
    expect(startAt(1, false).x).toBeGreaterThan(1200);
    expect(startAt(1, false).y).toBeGreaterThan(800);
  });
});

describe('the land', () => {
  it('has twelve regions whose outlines share their borders', () => {
    expect(Object.keys(REGIONS)).toHaveLength(12);
    const points = (region: string): Set<string> => new Set(outline(region, false).slice(1, -1).split('L'));
    const shared = [...points('glacier_1')].filter((point) => points('fjord_1').has(point));
    expect(shared.length).toBeGreaterThan(5);
  });
  it('has its fortresses where regions meet', () => {
    for (const [x, y] of Object.values(SITES)) {
      const around = Object.values(REGIONS).filter((region) =>
        region.corners.some((corner) => corner[0] === x && corner[1] === y),
      );
      expect(around).toHaveLength(3);
    }
  });
  it('is turned as a whole, not mirrored', () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ].map((point) => turned(point, true));
    expect((b!.x - a!.x) * (c!.y - a!.y) - (b!.y - a!.y) * (c!.x - a!.x)).toBeGreaterThan(0);
    expect(placed([600, 400], true)).toEqual({ x: 400, y: 600 });
  });
  it('gives every player a place in a region', () => {
    for (const count of [1, 2, 3, 4]) expect(new Set(cells(count).map(({ x, y }) => `${x},${y}`)).size).toBe(count);
  });
});

describe('the camera', () => {
  it('shows everything, and never looks beyond the board', () => {
    const all = fitAll(FRAME, false);
    expect(zoomAt(all, 0.5, 0, 0, FRAME, false)).toEqual(all);
    const near = zoomAt(all, 2, 0, 0, FRAME, false);
    expect(near.zoom).toBeCloseTo(all.zoom * 2);
    expect(pan(near, 1e6, 1e6, FRAME, false)).toEqual(pan(near, 1e7, 1e7, FRAME, false));
  });
  it('leaves the room for its buttons where the board needs it least', () => {
    expect(toolsAt({ width: 1200, height: 500 })).toBe('beside');
    expect(toolsAt({ width: 376, height: 600 })).toBe('below');
    expect(toolsAt({ width: 376, height: 430 })).toBe('beside');
  });
  it('keeps the point under the finger', () => {
    const all = zoomAt(fitAll(FRAME, false), 2, 0, 0, FRAME, false);
    const point = { x: 600, y: 400 };
    const before = seenAt(all, point, FRAME);
    const after = seenAt(
      zoomAt(all, 1.2, before.x - FRAME.width / 2, before.y - FRAME.height / 2, FRAME, false),
      point,
      FRAME,
    );
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });
  it('knows what is out of sight', () => {
    const all = fitAll(FRAME, false);
    for (let space = 0; space < 60; space++) expect(isInSight(all, spaceAt(space, false), FRAME)).toBe(true);
    const corner = pan(zoomAt(all, 3, 0, 0, FRAME, false), 1e6, 1e6, FRAME, false);
    const seen = Array.from({ length: 60 }, (_, space) => space).filter((space) =>
      isInSight(corner, spaceAt(space, false), FRAME),
    );
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.every((space) => space > 20 && space < 40)).toBe(true);
  });
});
