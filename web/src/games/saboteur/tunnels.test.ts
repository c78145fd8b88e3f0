import { expect, test } from 'vitest';
import { BASE_PATHS, GOALS, MORE_PATHS, START, canTurn } from './cards';
import { HEIGHT, WIDTH, faceOf } from './tunnels';

const ALL = [...BASE_PATHS, ...MORE_PATHS, START, ...GOALS];

test('both boxes have the paths they say', () => {
  expect([BASE_PATHS.length, MORE_PATHS.length]).toEqual([16, 26]);
  expect(new Set(ALL.map((card) => card.name)).size).toBe(ALL.length);
});

/** The points of a path's outline. */
function pointsOf(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((value, i) => (i % 2 === 0 ? [[value, numbers[i + 1]!] as [number, number]] : []));
}

function openSides(name: string): string {
  const points = faceOf(name).carvings.flatMap((carving) => pointsOf(carving.edge));
  const reaches: Record<string, (x: number, y: number) => boolean> = {
    N: (_, y) => y < 0,
    E: (x) => x > WIDTH,
    S: (_, y) => y > HEIGHT,
    W: (x) => x < 0,
  };
  return [...'NESW'].filter((side) => points.some(([x, y]) => reaches[side]!(x, y))).join('');
}

test.each(ALL.map((card) => card.name))('%s is open on its sides and no other', (name) => {
  const card = ALL.find((each) => each.name === name)!;
  const sides = [...'NESW'].filter((side) => card.joined.join('').includes(side) || card.blind.includes(side)).join('');
  expect(openSides(name)).toBe(sides);
});

const partsOf = (name: string): number =>
  faceOf(name).carvings.reduce((sum, carving) => sum + (carving.edge.match(/M/g) ?? []).length, 0);

test.each(ALL.map((card) => card.name))('%s has one tunnel for each group and each dead end', (name) => {
  const card = ALL.find((each) => each.name === name)!;
  // A bridge is carved in two layers, each with the dead ends of the card; it has none.
  expect(partsOf(name)).toBe(card.joined.length + card.blind.length);
});

test('tunnels meet at the edge in the same place on every card', () => {
  const atEdge = (name: string): number[] =>
    pointsOf(faceOf(name).carvings[0]!.edge)
      .filter(([x, y]) => y < -4 && y > -9 && x > 0)
      .map(([x]) => Math.round(x));
  const straight = [...new Set(atEdge('straight_ns'))].sort((a, b) => a - b);
  const cross = [...new Set(atEdge('cross'))].sort((a, b) => a - b);
  expect(straight.length).toBeGreaterThan(1);
  expect(cross).toEqual(straight);
});

test('a card turns if it looks different upside down', () => {
  expect(['straight_ns', 'cross', 'bridge', 'blind_ew', 'double_curve_nw_es', 'ns_blind_ew'].filter(canTurn)).toEqual(
    [],
  );
  expect(['curve_ne', 'tee_new', 'blind_n', 'ladder_s', 'green_door_ns_blind_e'].every(canTurn)).toBe(true);
  expect(canTurn('map')).toBe(false);
});
