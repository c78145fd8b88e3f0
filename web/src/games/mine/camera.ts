/** Where one looks at a mine: a world point at the middle of the window, and how large. */
import type { Cell } from './types';

export interface Camera {
  readonly x: number; // of the world's point in the middle of the window
  readonly y: number;
  readonly zoom: number;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const NEAREST = 2.4;
export const FARTHEST = 0.2;

/** Cells of one size, side by side. */
export interface Grid extends Size {
  /** The middle of a cell, in the world. */
  middleOf(cell: Cell): Spot;
  boundsOf(cells: readonly Cell[]): Box;
  /** The cell under a point of the window, which counts from the window's middle. */
  cellAt(camera: Camera, px: number, py: number): Cell;
  placeOf(camera: Camera, cell: Cell): Spot;
}

export function gridOf(width: number, height: number): Grid {
  const middleOf = (cell: Cell): Spot => ({ x: cell.column * width, y: cell.row * height });
  return {
    width,
    height,
    middleOf,
    boundsOf(cells) {
      const columns = cells.map((cell) => cell.column);
      const rows = cells.map((cell) => cell.row);
      return {
        left: (Math.min(...columns) - 0.5) * width,
        top: (Math.min(...rows) - 0.5) * height,
        right: (Math.max(...columns) + 0.5) * width,
        bottom: (Math.max(...rows) + 0.5) * height,
      };
    },
    cellAt: (camera, px, py) => ({
      column: Math.round((camera.x + px / camera.zoom) / width) + 0,
      row: Math.round((camera.y + py / camera.zoom) / height) + 0,
    }),
    placeOf(camera, cell) {
      const middle = middleOf(cell);
      return { x: (middle.x - camera.x) * camera.zoom, y: (middle.y - camera.y) * camera.zoom };
    },
  };
}

/** See all of the box, with a margin in pixels, but nothing larger than life. */
export function fit(box: Box, window: Size, margin: number): Camera {
  const zoom = Math.min(
    (window.width - 2 * margin) / (box.right - box.left),
    (window.height - 2 * margin) / (box.bottom - box.top),
    1.35,
  );
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom: clampZoom(zoom) };
}

/** What stands in the upper and the lower left corner of the window. */
export type Corners = readonly [above: Size, below: Size];

/** Whether a cell is cut off by the window's edge or lies under a corner. */
export function isHidden(grid: Grid, camera: Camera, window: Size, corners: Corners, cell: Cell): boolean {
  return (
    isCut(camera, window, grid.boundsOf([cell])) ||
    corners.some((corner, i) => isUnder(grid, camera, window, corner, i === 0, cell))
  );
}

function isUnder(grid: Grid, camera: Camera, window: Size, corner: Size, isTop: boolean, cell: Cell): boolean {
  const { x, y } = grid.placeOf(camera, cell);
  const left = window.width / 2 + x - (grid.width / 2) * camera.zoom;
  const edge = window.height / 2 + (isTop ? y : -y) - (grid.height / 2) * camera.zoom;
  return left < corner.width - 0.5 && edge < corner.height - 0.5; // sums of fractions
}

/** See all of these cells as large as can be, none under a corner: beside both corners, or below and above them. */
export function fitBetween(grid: Grid, cells: readonly Cell[], window: Size, margin: number, corners: Corners): Camera {
  const box = grid.boundsOf(cells);
  const [top, bottom] = corners.map(({ height }) => Math.max(0, height - margin)) as [number, number];
  const beside = Math.max(...corners.map(({ width }) => width)) - margin;
  const isClear = (camera: Camera): boolean =>
    !cells.some((cell) => corners.some((corner, i) => isUnder(grid, camera, window, corner, i === 0, cell)));
  const cameras = [
    [0, 0, 0],
    [0, top, 0],
    [0, 0, bottom],
    [0, top, bottom],
    [beside, 0, 0],
  ].map((inset) => fitInside(box, window, margin, inset));
  const clear = cameras.filter(isClear).sort((one, other) => other.zoom - one.zoom);
  return clear[0] ?? cameras[3]!;
}

/** See all of the box in what is left of the window. */
function fitInside(box: Box, window: Size, margin: number, [left = 0, top = 0, bottom = 0]: readonly number[]): Camera {
  const { x, y, zoom } = fit(box, { width: window.width - left, height: window.height - top - bottom }, margin);
  return { x: x - left / 2 / zoom, y: y + (bottom - top) / 2 / zoom, zoom };
}

/** Of boxes to show, the first that covers none of the others, or the one that covers least. Counted in the window. */
export function clearest(boxes: readonly Box[], others: readonly Box[]): Box {
  const covered = (box: Box): number =>
    others.reduce((sum, other) => {
      const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return width > 0 && height > 0 ? sum + width * height : sum;
    }, 0);
  return boxes.reduce((best, box) => (covered(box) < covered(best) ? box : best));
}

const clampZoom = (zoom: number): number => Math.max(FARTHEST, Math.min(NEAREST, zoom));

export function pan(camera: Camera, dx: number, dy: number, box: Box): Camera {
  const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
  return {
    ...camera,
    x: clamp(camera.x - dx / camera.zoom, box.left, box.right),
    y: clamp(camera.y - dy / camera.zoom, box.top, box.bottom),
  };
}

/** Zoom so that what lies under a point of the window stays there; the point counts from the window's middle. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number): Camera {
  const zoom = clampZoom(camera.zoom * factor);
  return { x: camera.x + px / camera.zoom - px / zoom, y: camera.y + py / camera.zoom - py / zoom, zoom };
}

/** Whether some of the box would be outside the window. */
export function isCut(camera: Camera, window: Size, box: Box): boolean {
  const halfWidth = window.width / 2 / camera.zoom;
  const halfHeight = window.height / 2 / camera.zoom;
  return (
    box.left < camera.x - halfWidth ||
    box.right > camera.x + halfWidth ||
    box.top < camera.y - halfHeight ||
    box.bottom > camera.y + halfHeight
  );
}
