/**
 * Where everything lies: the twelve regions, the six fortress sites, and around them the walkway with its sixty spaces
 * in two rows, places outside and wander spaces inside. Drawn lying; on a tall screen all of it is turned by a quarter.
 */
import { type Point, at, dice } from '../../art/dice';

export interface Box {
  readonly x: number; // the middle
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const MAP = { width: 1200, height: 800 };
const ROW = 78; // how deep a row of the walkway is
const STEP = MAP.width / 18; // from a space to the next one
const SPACE = 124;
const EDGE = 12; // around the walkway, so that nobody who stands at its rim is cut off
export const RING = 2 * ROW + EDGE;
export const WHOLE = { left: -RING, top: -RING, width: MAP.width + 2 * RING, height: MAP.height + 2 * RING };

interface Ground {
  readonly corners: readonly (readonly [number, number])[];
  readonly treasure: readonly [number, number];
  readonly trolls: readonly [number, number];
  readonly sign: readonly [number, number];
}

export const REGIONS: Readonly<Record<string, Ground>> = {
  fjord_1: {
    corners: [
      [770, 400],
      [980, 400],
      [946, 538],
      [790, 625],
      [685, 504],
    ],
    treasure: [778, 545],
    trolls: [866, 478],
    sign: [742, 470],
  },
  fjord_2: {
    corners: [
      [515, 296],
      [685, 296],
      [770, 400],
      [685, 504],
      [515, 504],
      [430, 400],
    ],
    treasure: [560, 360],
    trolls: [626, 440],
    sign: [668, 345],
  },
  forest_1: {
    corners: [
      [515, 504],
      [410, 625],
      [0, 775],
      [0, 400],
      [430, 400],
    ],
    treasure: [345, 540],
    trolls: [200, 520],
    sign: [64, 600],
  },
  forest_2: {
    corners: [
      [790, 175],
      [600, 125],
      [600, 0],
      [1200, 0],
      [1200, 54],
      [946, 262],
    ],
    treasure: [700, 72],
    trolls: [886, 92],
    sign: [1054, 62],
  },
  glacier_1: {
    corners: [
      [685, 296],
      [790, 175],
      [946, 262],
      [980, 400],
      [770, 400],
    ],
    treasure: [778, 257],
    trolls: [866, 322],
    sign: [742, 330],
  },
  glacier_2: {
    corners: [
      [410, 175],
      [0, 25],
      [0, 0],
      [600, 0],
      [600, 125],
    ],
    treasure: [516, 66],
    trolls: [368, 66],
    sign: [220, 42],
  },
  mountain_1: {
    corners: [
      [515, 296],
      [410, 175],
      [600, 125],
      [790, 175],
      [685, 296],
    ],
    treasure: [525, 204],
    trolls: [645, 214],
    sign: [585, 158],
  },
  mountain_2: {
    corners: [
      [790, 625],
      [946, 538],
      [1200, 746],
      [1200, 800],
      [600, 800],
      [600, 675],
    ],
    treasure: [700, 728],
    trolls: [886, 708],
    sign: [1054, 738],
  },
  swamp_1: {
    corners: [
      [430, 400],
      [0, 400],
      [0, 25],
      [410, 175],
      [515, 296],
    ],
    treasure: [345, 262],
    trolls: [200, 282],
    sign: [64, 200],
  },
  swamp_2: {
    corners: [
      [410, 625],
      [600, 675],
      [600, 800],
      [0, 800],
      [0, 775],
    ],
    treasure: [516, 734],
    trolls: [368, 734],
    sign: [220, 758],
  },
  tundra_1: {
    corners: [
      [685, 504],
      [790, 625],
      [600, 675],
      [410, 625],
      [515, 504],
    ],
    treasure: [525, 596],
    trolls: [645, 586],
    sign: [585, 642],
  },
  tundra_2: {
    corners: [
      [980, 400],
      [946, 262],
      [1200, 54],
      [1200, 746],
      [946, 538],
    ],
    treasure: [1098, 462],
    trolls: [1098, 320],
    sign: [1150, 196],
  },
};

export const SITES: Readonly<Record<string, readonly [number, number]>> = {
  A: [410, 175],
  B: [790, 175],
  C: [980, 400],
  D: [410, 625],
  E: [790, 625],
  F: [430, 400],
};

/** A quarter turn for tall screens; clockwise stays clockwise. */
export function turned({ x, y }: Point, isTall: boolean): Point {
  return isTall ? { x: y, y: MAP.width - x } : { x, y };
}

export function placed([x, y]: readonly [number, number], isTall: boolean): Point {
  return turned({ x, y }, isTall);
}

export function whole(isTall: boolean): { left: number; top: number; width: number; height: number } {
  return isTall ? { left: -RING, top: -RING, width: WHOLE.height, height: WHOLE.width } : WHOLE;
}

/** The space of this number, clockwise from the lower right corner. */
export function spaceAt(space: number, isTall: boolean): Box {
  const isPlace = space % 2 === 0;
  const far = isPlace ? ROW * 1.5 : ROW * 0.5;
  const along = (first: number): number => (space - first + 0.5) * STEP;
  let middle: Point;
  let isFlat = true; // longer from left to right
  if (space < 18) middle = { x: MAP.width - along(0), y: MAP.height + far };
  else if (space < 30) [middle, isFlat] = [{ x: -far, y: MAP.height - along(18) }, false];
  else if (space < 48) middle = { x: along(30), y: -far };
  else [middle, isFlat] = [{ x: MAP.width + far, y: along(48) }, false];
  const [length, depth] = [SPACE, ROW - 8];
  const isLying = isFlat !== isTall;
  return { ...turned(middle, isTall), width: isLying ? length : depth, height: isLying ? depth : length };
}

/** A space of the start plank: 1 is nearest to the walkway. */
export function startAt(start: number, isTall: boolean): Box {
  const [column, row] = [(start - 1) % 2, (start - 1) >> 1];
  const middle = { x: MAP.width + 50 + column * 72, y: MAP.height + 46 + row * 72 };
  return { ...turned(middle, isTall), width: 66, height: 66 };
}

/** A border between two regions, rough as a coast; the same from both sides. The board's own edge is straight. */
function border(a: Point, b: Point): Point[] {
  const isEdge =
    (a.x === b.x && (a.x === 0 || a.x === MAP.width)) || (a.y === b.y && (a.y === 0 || a.y === MAP.height));
  if (isEdge) return [a];
  const isForward = a.x < b.x || (a.x === b.x && a.y < b.y);
  const [from, to] = isForward ? [a, b] : [b, a];
  const next = dice(`${from.x},${from.y},${to.x},${to.y}`);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(2, Math.round(length / 26));
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const points = Array.from({ length: count - 1 }, (_, i) => {
    const share = (i + 1) / count;
    const off = (next() - 0.5) * 17;
    return {
      x: from.x + (to.x - from.x) * share + across.x * off,
      y: from.y + (to.y - from.y) * share + across.y * off,
    };
  });
  return [a, ...(isForward ? points : points.reverse())];
}

export function outline(region: string, isTall: boolean): string {
  const corners = REGIONS[region]!.corners.map(([x, y]) => ({ x, y }));
  const points = corners.flatMap((corner, i) => border(corner, corners[(i + 1) % corners.length]!));
  return `M${points.map((point) => at(turned(point, isTall))).join('L')}Z`;
}

/** Where the trolls of so many players stand in a region: a row of two, or two rows. */
export function cells(count: number): readonly Point[] {
  const [wide, high] = [74, 60];
  const columns = count === 1 ? 1 : 2;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) - (columns - 1) / 2) * wide,
    y: (Math.floor(i / columns) - (rows - 1) / 2) * high,
  }));
}

// -- where one looks -----------------------------------------------------------------------------------------

/** Which part of the board is in sight: its middle, and how many pixels a unit takes. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export interface Frame {
  readonly width: number;
  readonly height: number;
}
export const TALL = 1.02; // a frame so much higher than wide shows the board turned
const TOOLS = 52; // pixels

export function fitAll(frame: Frame, isTall: boolean): Camera {
  const { left, top, width, height } = whole(isTall);
  return { x: left + width / 2, y: top + height / 2, zoom: Math.min(frame.width / width, frame.height / height) };
}

/** Room that the buttons for looking closer take: beside the board or below it, wherever it costs the board less. */
export function toolsAt(around: Frame): 'beside' | 'below' {
  const isTall = around.height > around.width * TALL;
  const beside = fitAll({ ...around, width: around.width - TOOLS }, isTall).zoom;
  return beside > fitAll({ ...around, height: around.height - TOOLS }, isTall).zoom ? 'beside' : 'below';
}

/** Closer or farther around a point, counted from the middle of the frame; from all of it to four times as close. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number, frame: Frame, isTall: boolean): Camera {
  const least = fitAll(frame, isTall).zoom;
  const zoom = Math.max(least, Math.min(least * 4, camera.zoom * factor));
  return kept(
    { x: camera.x + px / camera.zoom - px / zoom, y: camera.y + py / camera.zoom - py / zoom, zoom },
    frame,
    isTall,
  );
}

export function pan(camera: Camera, dx: number, dy: number, frame: Frame, isTall: boolean): Camera {
  return kept({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }, frame, isTall);
}

/** Never beyond the board. */
function kept(camera: Camera, frame: Frame, isTall: boolean): Camera {
  const { left, top, width, height } = whole(isTall);
  const within = (value: number, from: number, length: number, seen: number): number =>
    seen >= length ? from + length / 2 : Math.max(from + seen / 2, Math.min(from + length - seen / 2, value));
  return {
    ...camera,
    x: within(camera.x, left, width, frame.width / camera.zoom),
    y: within(camera.y, top, height, frame.height / camera.zoom),
  };
}

/** Where a point of the board is in the frame. */
export function seenAt(camera: Camera, { x, y }: Point, frame: Frame): Point {
  return { x: frame.width / 2 + (x - camera.x) * camera.zoom, y: frame.height / 2 + (y - camera.y) * camera.zoom };
}

/** Whether all of a place is in the frame. */
export function isInSight(camera: Camera, box: Box, frame: Frame): boolean {
  const { x, y } = seenAt(camera, box, frame);
  const [wide, high] = [(box.width / 2) * camera.zoom, (box.height / 2) * camera.zoom];
  return x - wide >= -1 && y - high >= -1 && x + wide <= frame.width + 1 && y + high <= frame.height + 1;
}
