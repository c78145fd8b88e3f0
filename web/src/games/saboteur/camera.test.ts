import { expect, test } from 'vitest';
import {
  FARTHEST,
  GRID,
  NEAREST,
  boundsOf,
  cellAt,
  clearest,
  fit,
  fitBetween,
  isCut,
  isHidden,
  pan,
  placeOf,
  zoomAt,
} from './camera';

const window = { width: 1000, height: 600 };
const box = boundsOf([
  { column: 0, row: -2 },
  { column: 8, row: 2 },
]);

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

test('nothing that is fitted lies under what stands in the corners', () => {
  const corners = [
    { width: 170, height: 50 },
    { width: 160, height: 60 },
  ] as const;
  for (const window of [
    { width: 900, height: 600 },
    { width: 1000, height: 420 },
    { width: 380, height: 330 },
    { width: 430, height: 300 },
  ]) {
    const cells = [
      { column: 0, row: -3 },
      { column: -1, row: 0 },
      { column: 0, row: 2 },
      { column: 8, row: 0 },
    ];
    const camera = fitBetween(GRID, cells, window, 8, corners);
    expect(cells.filter((cell) => isHidden(GRID, camera, window, corners, cell))).toEqual([]);
  }
  const far = [
    { column: 4, row: 0 },
    { column: 8, row: 0 },
  ];
  const window = { width: 900, height: 600 };
  // It keeps its size where nothing is in its way.
  expect(fitBetween(GRID, far, window, 10, corners)).toEqual(fit(boundsOf(far), window, 10));
});

test('a bubble goes where it covers no place', () => {
  const at = (left: number): { left: number; top: number; right: number; bottom: number } => ({
    left,
    top: 0,
    right: left + 10,
    bottom: 10,
  });
  expect(clearest([at(0), at(20), at(40)], [at(5), at(22)])).toEqual(at(40));
  expect(clearest([at(0), at(20)], [at(1), at(28)])).toEqual(at(20)); // or least of one
});
