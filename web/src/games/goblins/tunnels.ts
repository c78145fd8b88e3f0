/** How a tile looks: its tunnels, carved once for every kind, and turned where it lies. */
import { boulder, polygon } from '../../art/carve';
import type { Point } from '../../art/dice';
import { type Carving, carve, centreLines, cracks, facets, slabOf, tunnelField } from '../mine/tunnels';
import { sidesOf, tileOf } from './cards';

export const SIZE = 100;
const SLAB = slabOf(SIZE, SIZE);

export interface Face {
  readonly carving: Carving;
  readonly facets: string; // where the rock catches light
  readonly cracks: string;
  readonly rubble: readonly string[];
  readonly feature: Point; // where a bomb, a door, a key stand, before the tile is turned
}

const faces = new Map<string, Face>();

export function faceOf(name: string): Face {
  let face = faces.get(name);
  if (!face) {
    const tile = tileOf(name);
    if (!tile) throw new Error(`expected the name of a tile, got ${name}`);
    const groups = [sidesOf(tile)];
    const dug = { groups, stubs: [], isDouble: false, isAllBlind: false };
    const field = tunnelField(SLAB, name, dug);
    face = {
      carving: carve(SLAB, name, dug),
      facets: facets(SLAB, field, name),
      cracks: cracks(SLAB, field, name),
      rubble: tile.does === 'rubble' ? heap(name) : [],
      feature: tile.shape === 'l' ? centreLines(SLAB, groups[0]!, false)[0]![6]! : SLAB.centre,
    };
    faces.set(name, face);
  }
  return face;
}

/** What has come down in the middle of the tunnels (B9). */
function heap(name: string): string[] {
  const stones = [
    [36, 40, 13],
    [64, 38, 12],
    [50, 33, 11],
    [35, 62, 12],
    [66, 62, 13],
    [50, 67, 12],
    [50, 50, 16],
    [27, 51, 8],
    [74, 51, 8],
    [50, 21, 6],
    [52, 80, 6],
  ] as const;
  return stones.map(([x, y, size]) => polygon(boulder(x, y, size, name)));
}
