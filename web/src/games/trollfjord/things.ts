/**
 * What the rock tower's scene is made of. Centimetres as in the simulation: x to the right, y to the front, z up. All
 * of it is mirrored once (scene.ts), so that "left" is on the left for who looks from the front.
 */
import {
  AmbientLight,
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Object3D,
  PlaneGeometry,
  PointLight,
  Points,
  PointsMaterial,
  SRGBColorSpace,
  Scene,
  Vector3,
} from 'three';
import { dice } from '../../art/dice';
import { BLOCKS, SIDES } from './stones';
import { type BoulderColour, COLOURS } from './types';

export const INSIDE = { half: 2.8, height: 18 };
export const WALL = 0.55;
const MOUTH = { left: -1.8, right: INSIDE.half, bottom: 1.55, top: 4.85 };
const PAINT: Readonly<Record<BoulderColour, string>> = {
  yellow: '#f0b92c',
  red: '#c8402a',
  blue: '#2f78c9',
  white: '#eef1f2',
};
const INK: Readonly<Record<BoulderColour, string>> = {
  yellow: '#3a2703',
  red: '#fff1ea',
  blue: '#f2f8ff',
  white: '#8b979e',
};

/** In front of the tower: a lane for each colour, three abreast. */
const LANE = { pitch: 5.3, width: 5, from: 5.3, length: 7.2 };
export function slotAt(colour: number, slot: number): Vector3 {
  const [across, along] = [((slot % 3) - 1) * 1.58, LANE.from + 1.1 + Math.floor(slot / 3) * 1.68];
  return new Vector3((colour - 1.5) * LANE.pitch + across, along, 0.72);
}

const matt = (color: number): MeshLambertMaterial => new MeshLambertMaterial({ color, flatShading: true });

function drawn(size: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  draw(canvas.getContext('2d')!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

// -- boulders -------------------------------------------------------------------------------------------------

/** Painted wood, with the mark by which one tells the colours apart: the same as in Boulder.svelte. */
function faceOf(colour: BoulderColour): CanvasTexture {
  return drawn(96, (pen) => {
    pen.fillStyle = PAINT[colour];
    pen.fillRect(0, 0, 96, 96);
    pen.strokeStyle = 'rgb(0 0 0 / 13%)';
    for (let y = 9; y < 96; y += 13) pen.stroke(new Path2D(`M0 ${y}C30 ${y - 5} 60 ${y + 6} 96 ${y}`));
    pen.lineWidth = 6;
    pen.strokeStyle = 'rgb(0 0 0 / 30%)';
    pen.strokeRect(0, 0, 96, 96);
    Object.assign(pen, { lineWidth: 10, lineCap: 'round', lineJoin: 'round', strokeStyle: INK[colour] });
    pen.stroke(new Path2D(MARKS[colour]));
  });
}
const MARKS: Readonly<Record<BoulderColour, string>> = {
  yellow: 'M26 48H70M48 26V70',
  red: 'M48 24L72 68H24Z',
  blue: 'M22 40C31 28 39 28 48 40S65 52 74 40M22 62C31 50 39 50 48 62S65 74 74 62',
  white: 'M48 46A2 2 0 1 1 47.9 46Z',
};

function blockShape(corners: (typeof BLOCKS)[number]): BufferGeometry {
  const [positions, places]: [number[], number[]] = [[], []];
  const UV = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  for (const side of SIDES) {
    for (const at of [0, 1, 2, 0, 2, 3]) {
      positions.push(...corners[side[at]!]!.map((part) => part / 100));
      places.push(...UV[at]!);
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(positions, 3));
  shape.setAttribute('uv', new Float32BufferAttribute(places, 2));
  shape.computeVertexNormals();
  return shape;
}

/** All the boulders there are, by colour; `plain` makes more of bare wood. */
export function makeStones(): { readonly stones: readonly (readonly Mesh[])[]; plain(): Mesh } {
  const shapes = BLOCKS.map(blockShape);
  const make = (which: number, material: MeshLambertMaterial): Mesh => {
    const mesh = new Mesh(shapes[which % shapes.length], material);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.visible = false;
    return mesh;
  };
  const bare = matt(0x8a6a46);
  let made = 0;
  const stones = COLOURS.map((colour) => {
    const material = new MeshLambertMaterial({ map: faceOf(colour), flatShading: true });
    return Array.from({ length: 11 }, (_, i) => make(i, material));
  });
  return { stones, plain: () => make(made++, bare) };
}

// -- the tower ---------------------------------------------------------------------------------------------------

interface Block {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly shade: number;
}
type Lay = (at: Block['at'], size: Block['size']) => void;

/** Courses of hewn blocks all around; in front a mouth, and darkness behind it: nobody sees what is inside. */
export function makeTower(): Group {
  const next = dice('tower');
  const list: Block[] = [];
  const lay: Lay = (at, [length, depth, height]) =>
    void list.push({
      at,
      size: [length + (next() - 0.5) * 0.12, depth + (next() - 0.5) * 0.12, height],
      shade: 0.78 + next() * 0.4,
    });
  const courses = 11;
  for (let course = 0; course < courses; course++) layCourse(next, course, INSIDE.height / courses, lay);
  layMerlons(lay);
  const wood = matt(0x7d5430);
  const dark = new Mesh(
    new BoxGeometry(INSIDE.half * 2, 0.1, MOUTH.top + 1),
    new MeshBasicMaterial({ color: 0x0a0705 }),
  );
  dark.position.set(0, INSIDE.half - 1.15, MOUTH.top / 2);
  const middle = (MOUTH.left + MOUTH.right) / 2;
  const lintel = plank(
    wood,
    [middle, INSIDE.half + WALL / 2 + 0.05, MOUTH.top + 0.2],
    [(MOUTH.right - MOUTH.left) / 2 + 0.35, 0.5, 0.34],
    0,
  );
  const ramp = plank(matt(0x513620), [0, -0.16, 3.21], [INSIDE.half, 3.5, 0.25], -0.4538);
  const group = new Group();
  group.add(blocks(list, matt(0x8a9198)), ...makeMortar(), dark, ramp, lintel);
  return group;
}

/** Behind the joints, so that no light comes through. */
function makeMortar(): Mesh[] {
  const material = matt(0x4d5257);
  const [edge, half, high] = [INSIDE.half + WALL / 2, INSIDE.half + WALL / 2, INSIDE.height / 2];
  const wall = (at: Block['at'], size: Block['size']): Mesh => plank(material, at, size, 0);
  const front = (left: number, right: number, low: number, top: number): Mesh =>
    wall([(left + right) / 2, edge, (low + top) / 2], [(right - left) / 2, 0.1, (top - low) / 2]);
  return [
    wall([-edge, 0, high], [0.1, half, high]),
    wall([edge, 0, high], [0.1, half, high]),
    wall([0, -edge, high], [half, 0.1, high]),
    front(-half, half, 0, MOUTH.bottom),
    front(-half, MOUTH.left, MOUTH.bottom, MOUTH.top),
    front(-half, half, MOUTH.top, INSIDE.height),
  ];
}

function layCourse(next: () => number, course: number, rise: number, lay: Lay): void {
  const across = INSIDE.half + WALL;
  const [bottom, top] = [course * rise, (course + 1) * rise];
  const z = (bottom + top) / 2;
  for (const side of [-1, 1]) {
    row(next, -across, across, course, (middle, length) =>
      lay([side * (INSIDE.half + WALL / 2), middle, z], [WALL, length, rise]),
    );
  }
  row(next, -INSIDE.half, INSIDE.half, course, (middle, length) =>
    lay([middle, -INSIDE.half - WALL / 2, z], [length, WALL, rise]),
  );
  const front = (from: number, to: number, low: number, high: number): void => {
    if (high - low < 0.05) return;
    row(next, from, to, course, (middle, length) =>
      lay([middle, INSIDE.half + WALL / 2, (low + high) / 2], [length, WALL, high - low]),
    );
  };
  front(-INSIDE.half, INSIDE.half, bottom, Math.min(top, MOUTH.bottom));
  front(-INSIDE.half, MOUTH.left, Math.max(bottom, MOUTH.bottom), Math.min(top, MOUTH.top));
  front(-INSIDE.half, INSIDE.half, Math.max(bottom, MOUTH.top), top);
}
/** A course of blocks of uneven length. */
function row(
  next: () => number,
  from: number,
  to: number,
  course: number,
  lay: (middle: number, length: number) => void,
): void {
  const shares = to - from < 2 ? [] : course % 2 === 0 ? [0.34, 0.68] : [0.2, 0.52, 0.82];
  const cuts = [from, ...shares.map((share) => from + (to - from) * (share + (next() - 0.5) * 0.08)), to];
  for (let i = 1; i < cuts.length; i++) lay((cuts[i - 1]! + cuts[i]!) / 2, cuts[i]! - cuts[i - 1]!);
}
function layMerlons(lay: Lay): void {
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2;
    const edge = (part: number): number => Math.max(-1, Math.min(1, part * 1.42)) * (INSIDE.half + WALL - 0.3);
    lay([edge(Math.cos(angle)), edge(Math.sin(angle)), INSIDE.height + 0.55], [1.35, 1.35, 1.1]);
  }
}
function blocks(list: readonly Block[], material: MeshLambertMaterial): InstancedMesh {
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), material, list.length);
  const place = new Object3D();
  list.forEach(({ at, size, shade }, i) => {
    place.position.set(...at);
    place.scale.set(size[0] - 0.05, size[1] - 0.05, size[2] - 0.06);
    place.updateMatrix();
    mesh.setMatrixAt(i, place.matrix);
    mesh.setColorAt(i, new Color(shade, shade, shade * 1.03));
  });
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
function plank(material: MeshLambertMaterial, at: Block['at'], half: Block['size'], tilt: number): Mesh {
  const mesh = new Mesh(new BoxGeometry(half[0] * 2, half[1] * 2, half[2] * 2), material);
  mesh.position.set(...at);
  mesh.rotation.x = tilt;
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

// -- around it ------------------------------------------------------------------------------------------------------

/** Moss that fades out, and the lanes. */
export function makeGround(): Group {
  const group = new Group();
  const fading = drawn(256, (pen) => {
    const glow = pen.createRadialGradient(128, 128, 30, 128, 128, 128);
    glow.addColorStop(0, 'rgb(84 102 80)');
    glow.addColorStop(0.5, 'rgb(74 90 72 / 78%)');
    glow.addColorStop(1, 'rgb(60 74 60 / 0%)');
    pen.fillStyle = glow;
    pen.fillRect(0, 0, 256, 256);
  });
  const disc = new Mesh(
    new CircleGeometry(23, 48),
    new MeshLambertMaterial({ map: fading, transparent: true, depthWrite: false }),
  );
  disc.position.set(0, 4, -0.02);
  disc.scale.x = -1; // the world is mirrored; the ground still faces up
  disc.receiveShadow = true;
  group.add(disc, ...COLOURS.flatMap(makeLane));
  return group;
}
function makeLane(colour: BoulderColour, which: number): Mesh[] {
  const x = (which - 1.5) * LANE.pitch;
  const paint = new Color(PAINT[colour]);
  const part = (width: number, length: number, height: number, at: readonly [number, number], color: Color): Mesh => {
    const mesh = new Mesh(new BoxGeometry(width, length, height), new MeshLambertMaterial({ color }));
    mesh.position.set(x + at[0], LANE.from + LANE.length / 2 + at[1], height / 2);
    mesh.receiveShadow = true;
    return mesh;
  };
  const sign = new Mesh(new PlaneGeometry(1.9, 1.9), new MeshLambertMaterial({ map: faceOf(colour) }));
  sign.scale.x = -1;
  sign.position.set(x, LANE.from + LANE.length + 1.3, 0.05);
  const [half, end] = [LANE.width / 2, LANE.length / 2];
  return [
    part(LANE.width, LANE.length, 0.08, [0, 0], new Color(0x2c3631).lerp(paint, 0.16)),
    ...[-1, 1].flatMap((side) => [
      part(0.22, LANE.length, 0.35, [side * half, 0], paint),
      part(LANE.width + 0.22, 0.22, 0.35, [0, side * end], paint),
    ]),
    sign,
  ];
}

/** How far the head of the hammer is from the hands, about which it swings. */
export const REACH = 6.2;

export function makeHammer(): Group {
  const group = new Group();
  const across = (radius: number, length: number, x: number, color: number): Mesh => {
    const mesh = new Mesh(new CylinderGeometry(radius, radius, length, 12), matt(color));
    mesh.rotation.z = Math.PI / 2;
    mesh.position.set(x, -REACH, 0);
    return mesh;
  };
  const handle = new Mesh(new CylinderGeometry(0.3, 0.24, REACH + 0.8, 8), matt(0x6b4725));
  handle.position.y = -REACH / 2 + 0.4;
  group.add(
    across(1.05, 2.3, 0, 0x94693c),
    across(1.13, 0.32, -0.82, 0x3a3f44),
    across(1.13, 0.32, 0.82, 0x3a3f44),
    handle,
  );
  for (const part of group.children) part.castShadow = true;
  return group;
}

const GRAINS = 26;
/** Dust that bursts from where the hammer meets the wall. */
export function makeDust(): {
  readonly points: Points;
  at(from: Vector3, sign: number, strength: number, time: number): boolean;
} {
  const next = dice('dust');
  const ways = Array.from(
    { length: GRAINS },
    () => new Vector3(next() * 1.3 + 0.1, next() * 2 - 0.6, next() * 2 - 0.9),
  );
  const shape = new BufferGeometry();
  const places = new Float32BufferAttribute(new Float32Array(GRAINS * 3), 3);
  shape.setAttribute('position', places);
  const puff = drawn(32, (pen) => {
    const glow = pen.createRadialGradient(16, 16, 1, 16, 16, 16);
    glow.addColorStop(0, 'rgb(226 214 190 / 90%)');
    glow.addColorStop(1, 'rgb(226 214 190 / 0%)');
    pen.fillStyle = glow;
    pen.fillRect(0, 0, 32, 32);
  });
  const material = new PointsMaterial({ map: puff, size: 1.6, transparent: true, depthWrite: false });
  const points = new Points(shape, material);
  points.visible = false;
  points.frustumCulled = false;
  return {
    points,
    at(from, sign, strength, time) {
      const share = Math.min(1, time / 0.8);
      const far = (1 - (1 - share) ** 3) * (1.2 + strength * 0.45);
      ways.forEach((way, i) =>
        places.setXYZ(i, from.x + sign * way.x * far, from.y + way.y * far, from.z + way.z * far - share * share),
      );
      places.needsUpdate = true;
      material.opacity = (1 - share) * 0.85;
      material.size = 1 + share * 2.2;
      points.visible = share < 1;
      return share >= 1;
    },
  };
}

export interface Lights {
  readonly ambient: AmbientLight;
  readonly sky: DirectionalLight;
  readonly lamp: PointLight;
}
export function makeLights(scene: Scene): Lights {
  const ambient = new AmbientLight(0xbfd2e2, 1);
  const sky = new DirectionalLight(0xfff1dc, 2);
  sky.position.set(-12, 22, 34);
  sky.castShadow = true;
  sky.shadow.mapSize.set(1024, 1024);
  Object.assign(sky.shadow.camera, { left: -20, right: 20, top: 24, bottom: -18, near: 5, far: 80 });
  sky.shadow.bias = -0.002;
  const lamp = new PointLight(0xffb860, 300, 60);
  lamp.position.set(9, 16, 12);
  scene.add(ambient, sky, lamp);
  return { ambient, sky, lamp };
}
