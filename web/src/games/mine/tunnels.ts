/** Tunnels carved out of a slab of rock, from the groups of sides they join, with rails and what lies in them. */
import {
  type Field,
  type Loop,
  boulder,
  contours,
  distanceToBox,
  distanceToLine,
  hatching,
  noise,
  polygon,
  slope,
  smooth,
} from '../../art/carve';
import { type Point, at, dice } from '../../art/dice';

export type Side = 'N' | 'E' | 'S' | 'W';

const HALF = 19; // of a tunnel's width

/** How large a card is, and where tunnels leave it. */
export interface Slab {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  readonly gate: Readonly<Record<Side, Point>>; // beyond the edge: the next card's tunnel goes on there
}

export function slabOf(width: number, height: number): Slab {
  const centre = { x: width / 2, y: height / 2 };
  const { x, y } = centre;
  return {
    width,
    height,
    centre,
    gate: { N: { x, y: -14 }, E: { x: width + 14, y }, S: { x, y: height + 14 }, W: { x: -14, y } },
  };
}

/** One tunnel, or several that lie in one plane: filled shapes from the wall inwards. */
export interface Carving {
  readonly wall: string;
  readonly edge: string;
  readonly floor: string;
  readonly bright: string;
  readonly hatch: string;
  readonly sleepers: string;
  readonly rails: string;
}

/** What is dug into a card. */
export interface Dug {
  readonly groups: readonly string[]; // sides that are joined
  readonly stubs: readonly Side[]; // sides that lead nowhere
  readonly isDouble: boolean;
  readonly isAllBlind: boolean;
}

export function carve(slab: Slab, name: string, dug: Dug): Carving {
  const { groups, isDouble } = dug;
  const field = tunnelField(slab, name, dug);
  const loops = (level: number): Loop[] => contours(field, level, slab.width, slab.height, 10, 4);
  const wall = loops(2.4);
  const tracks = groups.flatMap((group) => trackLines(slab, group, isDouble));
  return {
    wall: smooth(wall),
    edge: smooth(loops(0)),
    floor: smooth(loops(-4)),
    bright: smooth(loops(-11)),
    hatch: hatching(field, wall, name, slab.width, slab.height),
    sleepers: tracks.map(sleepers).join(''),
    rails: tracks.map((line) => rail(line, 5) + rail(line, -5)).join(''),
  };
}

/** Walls are rough inside a card and straight at its edges, where the next card's tunnel must go on. */
export function tunnelField(slab: Slab, name: string, { groups, stubs, isDouble, isAllBlind }: Dug): Field {
  const rough = noise(name);
  const fine = noise(`${name} fine`);
  const lines = groups.flatMap((group) => centreLines(slab, group, isDouble));
  return (x, y) => {
    let distance = Infinity;
    for (const line of lines) distance = Math.min(distance, distanceToLine(line, x, y) - HALF);
    for (const side of stubs) distance = Math.min(distance, distanceToStub(slab, side, isAllBlind, x, y));
    const border = Math.max(0, Math.min(1, Math.min(x, y, slab.width - x, slab.height - y) / 12));
    return distance + border * (rough(x / 11, y / 11) * 3.4 + fine(x / 5, y / 5) * 1.4);
  };
}

function distanceToStub(
  { width, height, centre }: Slab,
  side: Side,
  isAllBlind: boolean,
  x: number,
  y: number,
): number {
  const reach = stubReach(side, isAllBlind);
  const half = HALF - 1;
  switch (side) {
    case 'N':
      return distanceToBox(x, y, centre.x - half, -40, centre.x + half, reach, 11);
    case 'S':
      return distanceToBox(x, y, centre.x - half, height - reach, centre.x + half, height + 40, 11);
    case 'W':
      return distanceToBox(x, y, -40, centre.y - half, reach, centre.y + half, 11);
    case 'E':
      return distanceToBox(x, y, width - reach, centre.y - half, width + 40, centre.y + half, 11);
  }
}

/** How deep a dead end goes into the card. */
function stubReach(side: Side, isAllBlind: boolean): number {
  if (side === 'N' || side === 'S') return isAllBlind ? 40 : 29;
  return isAllBlind ? 33 : 21;
}

/** The middle lines of the tunnels that join these sides. */
export function centreLines(slab: Slab, group: string, isDouble: boolean): Loop[] {
  const sides = [...group] as Side[];
  if (sides.length === 2 && !isOpposite(sides[0]!, sides[1]!)) return [bend(slab, sides[0]!, sides[1]!, isDouble)];
  return sides.map((side) => [slab.gate[side], slab.centre]);
}

/** Where rails run: through, where two sides face each other; branches begin beside the main track. */
function trackLines(slab: Slab, group: string, isDouble: boolean): Loop[] {
  const sides = [...group] as Side[];
  if (sides.length === 2 && !isOpposite(sides[0]!, sides[1]!)) return [bend(slab, sides[0]!, sides[1]!, isDouble)];
  const lines: Loop[] = [];
  const left = new Set(sides);
  for (const [a, b] of [
    ['N', 'S'],
    ['W', 'E'],
  ] as const) {
    if (left.has(a) && left.has(b)) {
      left.delete(a);
      left.delete(b);
      lines.push([slab.gate[a], slab.centre, slab.gate[b]]);
    }
  }
  for (const side of left) lines.push([slab.gate[side], slab.centre]);
  return lines;
}

function bend({ centre, gate }: Slab, from: Side, to: Side, isDouble: boolean): Loop {
  const a = gate[from];
  const b = gate[to];
  const corner = { x: a.x === centre.x ? b.x : a.x, y: a.y === centre.y ? b.y : a.y };
  const pull = isDouble ? 0.24 : 0.02;
  const control = { x: centre.x + (corner.x - centre.x) * pull, y: centre.y + (corner.y - centre.y) * pull };
  return Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const mix = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
    return { x: mix(a.x, control.x, b.x), y: mix(a.y, control.y, b.y) };
  });
}

function isOpposite(a: Side, b: Side): boolean {
  return 'NESW'.indexOf(b) - 'NESW'.indexOf(a) === 2 || 'NESW'.indexOf(a) - 'NESW'.indexOf(b) === 2;
}

/** Points along a line at even distances, with the direction there. */
function walk(line: Loop, every: number): { x: number; y: number; dx: number; dy: number }[] {
  const steps: { x: number; y: number; dx: number; dy: number }[] = [];
  let left = every / 2;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const dx = (b.x - a.x) / length;
    const dy = (b.y - a.y) / length;
    let along = left;
    for (; along < length; along += every) steps.push({ x: a.x + dx * along, y: a.y + dy * along, dx, dy });
    left = along - length;
  }
  return steps;
}

function sleepers(line: Loop): string {
  return walk(line, 8)
    .map(({ x, y, dx, dy }) => `M${at({ x: x - dy * 9, y: y + dx * 9 })}L${at({ x: x + dy * 9, y: y - dx * 9 })}`)
    .join('');
}

function rail(line: Loop, aside: number): string {
  const points = walk(line, 2).map(({ x, y, dx, dy }) => ({ x: x - dy * aside, y: y + dx * aside }));
  return `M${points
    .filter((_, i) => i % 3 === 0 || i === points.length - 1)
    .map(at)
    .join('L')}`;
}

/** Patches of rock that stand out, away from tunnels. */
export function facets(slab: Slab, field: Field, name: string): string {
  const lumps = noise(`${name} facets`);
  const grain = noise(`${name} grain`);
  const far: Field = (x, y) => Math.max(lumps(x / 21, y / 14) * 12 + grain(x / 6, y / 5) * 3 + 2, 10 - field(x, y));
  return contours(far, -0.5, slab.width, slab.height, 4, 4).map(polygon).join('');
}

/** Cracks in the rock, away from tunnels. */
export function cracks(slab: Slab, field: Field, name: string): string {
  const next = dice(`${name} cracks`);
  const strokes: string[] = [];
  for (let tries = 0; tries < 90 && strokes.length < 16; tries++) {
    const x = 7 + next() * (slab.width - 14);
    const y = 7 + next() * (slab.height - 14);
    if (field(x, y) < 13) continue;
    const along = slope(field, x, y);
    const length = 2.5 + next() * 4;
    const lean = next() - 0.5;
    const to = { x: x - along.y * length + along.x * lean * 3, y: y + along.x * length + along.y * lean * 3 };
    const then = { x: to.x + along.x * length * 0.6, y: to.y + along.y * length * 0.6 };
    strokes.push(`M${at({ x, y })}L${at(to)}${next() > 0.55 ? `L${at(then)}` : ''}`);
  }
  return strokes.join('');
}

/** What has come down at the inner end of a dead end. */
export function rubble({ width, height, centre }: Slab, side: Side, isAllBlind: boolean, name: string): string[] {
  const reach = stubReach(side, isAllBlind);
  const along = (far: number, aside: number): Point => {
    switch (side) {
      case 'N':
        return { x: centre.x + aside, y: far };
      case 'S':
        return { x: centre.x - aside, y: height - far };
      case 'W':
        return { x: far, y: centre.y + aside };
      case 'E':
        return { x: width - far, y: centre.y - aside };
    }
  };
  const stones = [
    [reach - 3, -11, 6],
    [reach - 1, 10, 7],
    [reach - 4, 0, 8],
    [reach - 11, 5, 3.6],
    [reach - 10, -6, 2.8],
  ] as const;
  return stones.map(([far, aside, size]) => {
    const place = along(far, aside);
    return polygon(boulder(place.x, place.y, size, `${name}${side}`));
  });
}
