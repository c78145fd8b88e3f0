/** How a path card looks: its tunnels carved from the groups of joined sides, with rails, rubble and places for the rest. */
import { type Field, type Loop, type Point, at, boulder, contours, dice, distanceToBox, distanceToLine, hatching, noise, polygon, slope, smooth } from '../../art/carve';
import { type PathCard, type Side, pathOf } from './cards';

export const WIDTH = 100;
export const HEIGHT = 132;
const CENTRE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
const HALF = 19; // of a tunnel's width
const GATE: Readonly<Record<Side, Point>> = {
  N: { x: 50, y: -14 }, E: { x: 114, y: 66 }, S: { x: 50, y: 146 }, W: { x: -14, y: 66 },
};

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
export interface Face {
  readonly carvings: readonly Carving[]; // from below; a bridge has two
  readonly facets: string; // where the rock catches light
  readonly cracks: string;
  readonly rubble: readonly string[];
  readonly feature: Point; // where door, ladder, crystal, gold or stone stand
  readonly isBridge: boolean;
}

const faces = new Map<string, Face>();

export function faceOf(name: string): Face {
  let face = faces.get(name);
  if (!face) {
    const card = pathOf(name);
    if (!card) throw new Error(`expected the name of a path card, got ${name}`);
    face = draw(card);
    faces.set(name, face);
  }
  return face;
}

function draw(card: PathCard): Face {
  const isBridge = card.name === 'bridge';
  const isDouble = card.joined.length === 2 && !isBridge;
  const layers = isBridge ? card.joined.map((group) => [group]) : [[...card.joined]];
  const stubs = [...card.blind] as Side[];
  const isAllBlind = card.joined.length === 0;
  const carvings = layers.map((groups, layer) => carve(`${card.name}${layer}`, groups, stubs, isDouble, isAllBlind));
  const field = tunnelField(card.name, card.joined, stubs, isDouble, isAllBlind);
  return {
    carvings,
    facets: facets(field, card.name),
    cracks: cracks(field, card.name),
    rubble: stubs.flatMap((side) => rubble(side, isAllBlind, card.name)),
    feature: featurePlace(card),
    isBridge,
  };
}

function carve(name: string, groups: readonly string[], stubs: readonly Side[], isDouble: boolean, isAllBlind: boolean): Carving {
  const field = tunnelField(name, groups, stubs, isDouble, isAllBlind);
  const loops = (level: number): Loop[] => contours(field, level, WIDTH, HEIGHT, 10, 4);
  const wall = loops(2.4);
  const tracks = groups.flatMap((group) => trackLines(group, isDouble));
  return {
    wall: smooth(wall),
    edge: smooth(loops(0)),
    floor: smooth(loops(-4)),
    bright: smooth(loops(-11)),
    hatch: hatching(field, wall, name, WIDTH, HEIGHT),
    sleepers: tracks.map(sleepers).join(''),
    rails: tracks.map((line) => rail(line, 5) + rail(line, -5)).join(''),
  };
}

/** Walls are rough inside a card and straight at its edges, where the next card's tunnel must go on. */
function tunnelField(name: string, groups: readonly string[], stubs: readonly Side[], isDouble: boolean, isAllBlind: boolean): Field {
  const rough = noise(name);
  const fine = noise(`${name} fine`);
  const lines = groups.flatMap((group) => centreLines(group, isDouble));
  return (x, y) => {
    let distance = Infinity;
    for (const line of lines) distance = Math.min(distance, distanceToLine(line, x, y) - HALF);
    for (const side of stubs) distance = Math.min(distance, distanceToStub(side, isAllBlind, x, y));
    const border = Math.max(0, Math.min(1, Math.min(x, y, WIDTH - x, HEIGHT - y) / 12));
    return distance + border * (rough(x / 11, y / 11) * 3.4 + fine(x / 5, y / 5) * 1.4);
  };
}

function distanceToStub(side: Side, isAllBlind: boolean, x: number, y: number): number {
  const reach = stubReach(side, isAllBlind);
  const half = HALF - 1;
  switch (side) {
    case 'N': return distanceToBox(x, y, 50 - half, -40, 50 + half, reach, 11);
    case 'S': return distanceToBox(x, y, 50 - half, HEIGHT - reach, 50 + half, HEIGHT + 40, 11);
    case 'W': return distanceToBox(x, y, -40, 66 - half, reach, 66 + half, 11);
    case 'E': return distanceToBox(x, y, WIDTH - reach, 66 - half, WIDTH + 40, 66 + half, 11);
  }
}

/** How deep a dead end goes into the card. */
function stubReach(side: Side, isAllBlind: boolean): number {
  if (side === 'N' || side === 'S') return isAllBlind ? 40 : 29;
  return isAllBlind ? 33 : 21;
}

/** The middle lines of the tunnels that join these sides. */
export function centreLines(group: string, isDouble: boolean): Loop[] {
  const sides = [...group] as Side[];
  if (sides.length === 2 && !isOpposite(sides[0]!, sides[1]!)) return [bend(sides[0]!, sides[1]!, isDouble)];
  return sides.map((side) => [GATE[side], CENTRE]);
}

/** Where rails run: through, where two sides face each other; branches begin beside the main track. */
function trackLines(group: string, isDouble: boolean): Loop[] {
  const sides = [...group] as Side[];
  if (sides.length === 2 && !isOpposite(sides[0]!, sides[1]!)) return [bend(sides[0]!, sides[1]!, isDouble)];
  const lines: Loop[] = [];
  const left = new Set(sides);
  for (const [a, b] of [['N', 'S'], ['W', 'E']] as const) {
    if (left.has(a) && left.has(b)) {
      left.delete(a);
      left.delete(b);
      lines.push([GATE[a], CENTRE, GATE[b]]);
    }
  }
  for (const side of left) lines.push([GATE[side], CENTRE]);
  return lines;
}

function bend(from: Side, to: Side, isDouble: boolean): Loop {
  const a = GATE[from];
  const b = GATE[to];
  const corner = { x: a.x === 50 ? b.x : a.x, y: a.y === 66 ? b.y : a.y };
  const pull = isDouble ? 0.24 : 0.02;
  const control = { x: CENTRE.x + (corner.x - CENTRE.x) * pull, y: CENTRE.y + (corner.y - CENTRE.y) * pull };
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
  return `M${points.filter((_, i) => i % 3 === 0 || i === points.length - 1).map(at).join('L')}`;
}

/** Patches of rock that stand out, away from tunnels. */
function facets(field: Field, name: string): string {
  const lumps = noise(`${name} facets`);
  const grain = noise(`${name} grain`);
  const far: Field = (x, y) => Math.max(lumps(x / 21, y / 14) * 12 + grain(x / 6, y / 5) * 3 + 2, 10 - field(x, y));
  return contours(far, -0.5, WIDTH, HEIGHT, 4, 4).map(polygon).join('');
}

/** Cracks in the rock, away from tunnels. */
function cracks(field: Field, name: string): string {
  const next = dice(`${name} cracks`);
  const strokes: string[] = [];
  for (let tries = 0; tries < 90 && strokes.length < 16; tries++) {
    const x = 7 + next() * (WIDTH - 14);
    const y = 7 + next() * (HEIGHT - 14);
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
function rubble(side: Side, isAllBlind: boolean, name: string): string[] {
  const reach = stubReach(side, isAllBlind);
  const along = (far: number, aside: number): Point => {
    switch (side) {
      case 'N': return { x: 50 + aside, y: far };
      case 'S': return { x: 50 - aside, y: HEIGHT - far };
      case 'W': return { x: far, y: 66 + aside };
      case 'E': return { x: WIDTH - far, y: 66 - aside };
    }
  };
  const stones = [[reach - 3, -11, 6], [reach - 1, 10, 7], [reach - 4, 0, 8], [reach - 11, 5, 3.6], [reach - 10, -6, 2.8]] as const;
  return stones.map(([far, aside, size]) => {
    const place = along(far, aside);
    return polygon(boulder(place.x, place.y, size, `${name}${side}`));
  });
}

function featurePlace(card: PathCard): Point {
  if (card.hasCrystal && card.joined.length === 0) return { x: 50, y: 66 };
  const group = card.joined[0];
  if (group && group.length === 2) {
    const line = centreLines(group, card.joined.length === 2)[0]!;
    return line.length > 2 ? line[6]! : CENTRE;
  }
  return CENTRE;
}
