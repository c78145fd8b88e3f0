/** How a path card looks: its tunnels carved from groups of joined sides, with rails, rubble and room for the rest. */
import type { Point } from '../../art/dice';
import {
  type Carving,
  type Side,
  carve,
  centreLines,
  cracks,
  facets,
  rubble,
  slabOf,
  tunnelField,
} from '../mine/tunnels';
import { type PathCard, pathOf } from './cards';

export const WIDTH = 100;
export const HEIGHT = 132;
const SLAB = slabOf(WIDTH, HEIGHT);

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
  const dug = { groups: card.joined, stubs, isDouble, isAllBlind };
  const carvings = layers.map((groups, layer) => carve(SLAB, `${card.name}${layer}`, { ...dug, groups }));
  const field = tunnelField(SLAB, card.name, dug);
  return {
    carvings,
    facets: facets(SLAB, field, card.name),
    cracks: cracks(SLAB, field, card.name),
    rubble: stubs.flatMap((side) => rubble(SLAB, side, isAllBlind, card.name)),
    feature: featurePlace(card),
    isBridge,
  };
}

function featurePlace(card: PathCard): Point {
  if (card.hasCrystal && card.joined.length === 0) return SLAB.centre;
  const group = card.joined[0];
  if (group && group.length === 2) {
    const line = centreLines(SLAB, group, card.joined.length === 2)[0]!;
    return line.length > 2 ? line[6]! : SLAB.centre;
  }
  return SLAB.centre;
}
