/**
 * Rock and tunnels. A tunnel is a field: how far a point is from its wall, negative inside. Walls are lines of equal
 * value, made rough by noise, so that every card comes from the few sides it joins and none is drawn by hand.
 */
import { type Point, at, dice } from './dice';

export type Field = (x: number, y: number) => number;
export type Loop = readonly Point[];

/** Smooth noise in [-1, 1], with bumps about one unit wide. */
export function noise(name: string): Field {
  const next = dice(name);
  const table = Array.from({ length: 256 }, () => next() * 2 - 1);
  const at = (i: number, j: number): number => table[(i * 37 + j * 101) & 255] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

export function distanceToLine(line: Loop, x: number, y: number): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - a.x - along * dx, y - a.y - along * dy));
  }
  return nearest;
}

/** Distance to a box with round corners. */
export function distanceToBox(
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  round: number,
): number {
  const dx = Math.abs(x - (left + right) / 2) - (right - left) / 2 + round;
  const dy = Math.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + round;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
}

/** The closed lines where the field has this value, inside a box; beyond the box all is rock. */
export function contours(
  field: Field,
  level: number,
  width: number,
  height: number,
  pad: number,
  step: number,
): Loop[] {
  const columns = Math.ceil((width + 2 * pad) / step);
  const rows = Math.ceil((height + 2 * pad) / step);
  const value = (i: number, j: number): number =>
    i <= 0 || j <= 0 || i >= columns || j >= rows ? 1 : field(i * step - pad, j * step - pad) - level;
  const grid: number[][] = [];
  for (let j = 0; j <= rows; j++) grid.push(Array.from({ length: columns + 1 }, (_, i) => value(i, j)));

  const next = new Map<string, string>();
  const points = new Map<string, Point>();
  const crossing = (i: number, j: number, k: number, l: number): string => {
    const [a, b] =
      j * 1000 + i < l * 1000 + k
        ? [
            { i, j },
            { i: k, j: l },
          ]
        : [
            { i: k, j: l },
            { i, j },
          ];
    const key = `${a.i},${a.j},${b.i},${b.j}`;
    if (!points.has(key)) {
      const from = grid[a.j]![a.i]!;
      const to = grid[b.j]![b.i]!;
      const share = from / (from - to);
      points.set(key, { x: (a.i + share * (b.i - a.i)) * step - pad, y: (a.j + share * (b.j - a.j)) * step - pad });
    }
    return key;
  };
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      // Corners clockwise from north-west; a wall leaves a cell where it goes from inside to outside.
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const isInside = corners.map(([k, l]) => grid[l]![k]! < 0);
      const ins: string[] = [];
      const outs: string[] = [];
      for (let side = 0; side < 4; side++) {
        const [k, l] = corners[side]!;
        const [m, n] = corners[(side + 1) % 4]!;
        if (isInside[side] === isInside[(side + 1) % 4]) continue;
        (isInside[side] ? outs : ins).push(crossing(k, l, m, n));
      }
      if (outs.length === 1) next.set(outs[0]!, ins[0]!);
      else if (outs.length === 2) {
        next.set(outs[0]!, isInside[0] ? ins[1]! : ins[0]!);
        next.set(outs[1]!, isInside[0] ? ins[0]! : ins[1]!);
      }
    }
  }
  const loops: Loop[] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let at: string | undefined = next.keys().next().value;
    while (at !== undefined && next.has(at)) {
      loop.push(points.get(at)!);
      const following: string = next.get(at)!;
      next.delete(at);
      at = following;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** An SVG path through the middles of a loop's edges, so that corners become curves. */
export function smooth(loops: readonly Loop[]): string {
  return loops
    .map((loop) => {
      const middle = (i: number): Point => {
        const a = loop[i % loop.length]!;
        const b = loop[(i + 1) % loop.length]!;
        return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      };
      const curves = loop.map((_, i) => `Q${at(loop[(i + 1) % loop.length]!)} ${at(middle(i + 1))}`);
      return `M${at(middle(0))}${curves.join('')}Z`;
    })
    .join('');
}

/** Short strokes away from the walls, as a woodcutter shades. Keeps inside the box. */
export function hatching(field: Field, loops: readonly Loop[], name: string, width: number, height: number): string {
  const next = dice(`${name} hatching`);
  const strokes: string[] = [];
  let walked = 0;
  for (const loop of loops) {
    for (let i = 0; i < loop.length; i++) {
      const a = loop[i]!;
      const b = loop[(i + 1) % loop.length]!;
      walked += Math.hypot(b.x - a.x, b.y - a.y);
      if (walked < 3.6) continue;
      walked = 0;
      if (a.x < 2 || a.y < 2 || a.x > width - 2 || a.y > height - 2) continue;
      const away = slope(field, a.x, a.y);
      const from = { x: a.x + away.x * (1.6 + next()), y: a.y + away.y * (1.6 + next()) };
      const length = 3 + next() * next() * 13;
      const to = { x: from.x + away.x * length, y: from.y + away.y * length };
      if (field(to.x, to.y) > 3) strokes.push(`M${at(from)}L${at(to)}`);
    }
  }
  return strokes.join('');
}

/** The direction in which the field grows. */
export function slope(field: Field, x: number, y: number): Point {
  const dx = field(x + 0.5, y) - field(x - 0.5, y);
  const dy = field(x, y + 0.5) - field(x, y - 0.5);
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
}

/** A boulder: a rough polygon. */
export function boulder(x: number, y: number, size: number, name: string): Loop {
  const next = dice(`${name} ${x} ${y}`);
  const corners = 6 + Math.floor(next() * 3);
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + next() * 0.5) / corners) * 2 * Math.PI;
    const far = size * (0.78 + next() * 0.3);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.86 };
  });
}

export const polygon = (loop: Loop): string => `M${loop.map(at).join('L')}Z`;
