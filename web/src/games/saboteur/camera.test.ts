import { expect, test } from 'vitest';
import { FARTHEST, GRID, NEAREST, boundsOf, cellAt, fit, fitBetween, isCut, pan, placeOf, zoomAt } from './camera';

const window = { width: 1000, height: 600 };
const box = boundsOf([{ column: 0, row: -2 }, { column: 8, row: 2 }]);

test('what is fitted is seen whole', () => {
  const camera = fit(box, window, 20);
  expect(isCut(camera, window, box)).toBe(false);
  expect(isCut({ ...camera, x: camera.x + 400 }, window, box)).toBe(true);
});

test('a cell is found again where it is drawn, at every zoom', () => {
  for (const zoom of [0.3, 0.77, 2]) {
    const camera = { x: 123, y: -45, zoom };
    const cell = { column: 5, row: -1 };
    const { x, y } = placeOf(camera, cell);
    expect(cellAt(camera, x + 40 * zoom, y - 60 * zoom)).toEqual(cell);
  }
});

test('zooming keeps the point under the finger', () => {
  const before = { x: 100, y: 50, zoom: 0.5 };
  const after = zoomAt(before, 1.7, 120, -80);
  expect(after.x + 120 / after.zoom).toBeCloseTo(before.x + 120 / before.zoom);
  expect(after.y - 80 / after.zoom).toBeCloseTo(before.y - 80 / before.zoom);
});

test('zoom and pan have limits', () => {
  const camera = fit(box, window, 20);
  expect(zoomAt(camera, 100, 0, 0).zoom).toBe(NEAREST);
  expect(zoomAt(camera, 0.001, 0, 0).zoom).toBe(FARTHEST);
  expect(pan(camera, 1e6, -1e6, box)).toMatchObject({ x: box.left, y: box.bottom });
});

test('no card lies under what stands in the corners', () => {
  const window = { width: 900, height: 600 };
  const corners = [{ width: 170, height: 50 }, { width: 160, height: 60 }] as const;
  const goal = { column: 8, row: 0 };
  const box = boundsOf([{ column: 0, row: -2 }, { column: 0, row: 2 }, goal]);
  const bottomOf = (cards: readonly { column: number; row: number }[]): number => {
    const camera = fitBetween(GRID, box, window, 10, cards, corners);
    return 300 - placeOf(camera, { column: 0, row: 2 }).y - 66 * camera.zoom;
  };
  expect(fitBetween(GRID, box, window, 10, [goal], corners)).toEqual(fit(box, window, 10));
  expect(bottomOf([goal])).toBeLessThan(60);
  expect(bottomOf([goal, { column: 0, row: 2 }])).toBeGreaterThanOrEqual(59.9);
});
