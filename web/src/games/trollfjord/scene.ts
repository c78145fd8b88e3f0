/**
 * The rock tower in three dimensions. Centimetres as in the simulation: x to the right, y to the front, z up; all of it
 * is mirrored once, so that "left" is on the left for who looks from the front. Draws only while something moves.
 */
import {
  AmbientLight, BoxGeometry, BufferGeometry, CircleGeometry, Color, CylinderGeometry, DirectionalLight, Float32BufferAttribute, Group, InstancedMesh, Mesh,
  MeshLambertMaterial, Object3D, PCFShadowMap, PerspectiveCamera, PointLight, Quaternion, Scene, Vector3, WebGLRenderer,
} from 'three';
import { dice } from '../../art/carve';
import type { Swing } from './choice';
import type { Stage } from './fjord.svelte';
import { BOULDERS, CORNERS, FACES } from './stones';
import { type Trajectory, colourOf, leavers } from './trajectory';
import { type Boulders, COLOURS } from './types';

const INSIDE = { half: 2.8, height: 18 };
const EXIT = { left: -1.4, right: 2.8, top: 4.85 };
const DOOR = { x: (EXIT.left + EXIT.right) / 2, y: 3.1, z: 2.9 };
const WALL = 0.55;
const PAINT = [0xf0b92c, 0xc8402a, 0x2f78c9, 0xeef1f2]; // yellow, red, blue, white
const HEIGHTS = [1 / 6, 1 / 2, 5 / 6];

interface Stone {
  readonly mesh: Mesh;
  readonly colour: number;
  slot: number | null; // its place in front of the tower; null: inside
}
/** Something that moves; gives back true when it is done. `time` is in seconds since it began. */
type Motion = (time: number) => boolean;

export interface TowerScene extends Stage {
  aim(swing: Swing | null): void;
  resize(width: number, height: number): void;
  light(isDark: boolean): void;
  close(): void;
}

export function makeScene(canvas: HTMLCanvasElement, isDark: boolean): TowerScene {
  const isSoft = isDrawnBySoftware();
  const renderer = new WebGLRenderer({ canvas, antialias: !isSoft, alpha: true });
  renderer.shadowMap.enabled = !isSoft;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  const root = new Group();
  root.scale.x = -1;
  scene.add(root);
  const tower = makeTower();
  root.add(tower, makeGround());
  const hammer = makeHammer();
  hammer.visible = false;
  root.add(hammer);
  const stones = Array.from({ length: BOULDERS }, (_, boulder) => makeStone(boulder));
  root.add(...stones.map((stone) => stone.mesh));
  const camera = new PerspectiveCamera(30, 1, 1, 200);
  camera.up.set(0, 0, 1);
  const lights = makeLights(scene);

  const motions = new Map<string, { motion: Motion; from: number; done: () => void }>();
  let isAsked = false;
  let isClosed = false;

  // -- drawing ------------------------------------------------------------------------------------------------

  function draw(): void {
    if (isAsked || isClosed) return;
    isAsked = true;
    requestAnimationFrame((now) => {
      isAsked = false;
      if (isClosed) return;
      for (const [name, { motion, from, done }] of motions) {
        if (!motion((now - from) / 1000)) continue;
        motions.delete(name);
        done();
      }
      renderer.render(scene, camera);
      if (motions.size > 0) draw();
    });
  }

  /** Begins a motion; one of the same name ends. */
  function move(name: string, motion: Motion): Promise<void> {
    motions.get(name)?.done();
    return new Promise((resolve) => {
      motions.set(name, { motion, from: performance.now(), done: resolve });
      draw();
    });
  }

  function stopAll(): void {
    for (const { done } of motions.values()) done();
    motions.clear();
    tower.position.set(0, 0, 0);
    tower.rotation.set(0, 0, 0);
  }

  // -- boulders -------------------------------------------------------------------------------------------------

  const outOf = (colour: number): Stone[] => stones.filter((stone) => stone.colour === colour && stone.slot !== null);
  const inside = (colour: number): Stone[] => stones.filter((stone) => stone.colour === colour && stone.slot === null);

  /** Nobody knows how boulders lie in there, so nothing is shown. */
  function refill(): void {
    for (const stone of stones) {
      stone.slot = null;
      stone.mesh.visible = false;
      stone.mesh.position.set(0, DOOR.y, DOOR.z);
    }
  }

  /** A free place in front of the tower. */
  function takeSlot(stone: Stone): Vector3 {
    stone.slot = outOf(stone.colour).length;
    stone.mesh.visible = true;
    return slotAt(stone.colour, stone.slot);
  }

  /** Out of the door, over the edge, two hops, and into its lane. */
  function tumble(name: string, stone: Stone, after: number): Promise<void> {
    const wasSeen = stone.mesh.visible;
    const to = takeSlot(stone);
    stone.mesh.visible = wasSeen;
    let from: Vector3 | null = null;
    const spin = new Vector3(1, (stone.colour - 1.5) * 0.4, 0.3).normalize();
    const turn = new Quaternion();
    const before = new Quaternion();
    return move(name, (time) => {
      const share = Math.min(1, (time - after) / 0.62);
      if (share < 0) return false;
      stone.mesh.visible = true;
      if (from === null) {
        from = stone.mesh.position.clone();
        before.copy(stone.mesh.quaternion);
      }
      const along = 1 - (1 - share) ** 1.7;
      const fall = share < 0.45 ? 1 - (share / 0.45) ** 2 : 0;
      const hop = share < 0.45 ? 0 : share < 0.78 ? Math.sin(((share - 0.45) / 0.33) * Math.PI) * 1.1 : Math.sin(((share - 0.78) / 0.22) * Math.PI) * 0.3;
      stone.mesh.position.set(from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along, to.z + (from.z - to.z) * fall + hop);
      stone.mesh.quaternion.copy(turn.setFromAxisAngle(spin, -along * 7).multiply(before));
      return share >= 1;
    });
  }

  /** As the server computed. */
  async function replayed(trajectory: Trajectory): Promise<void> {
    const { boulders, poses, slides, rocks, length, rate, seen } = trajectory;
    const shown = trajectory.isWhole ? regrouped(boulders) : chosen(boulders);
    const left = leavers(trajectory);
    const leaving = new Map(left.map((each) => [each.boulder, each.frame]));
    const falls = left.map(({ place, frame }) => tumble(`stone ${place}`, shown[place]!, frame / rate));
    await Promise.all([
      ...falls,
      move('tower', (time) => {
        const frame = Math.min(length - 1, Math.floor(time * rate));
        tower.position.x = slides[frame]!;
        tower.rotation.y = rocks[frame]!;
        boulders.forEach((boulder, place) => {
          if (frame > (leaving.get(boulder) ?? Infinity) || frame < seen[place]!) return;
          const at = (frame * boulders.length + place) * 7;
          const { mesh } = shown[place]!;
          mesh.visible = true;
          mesh.position.set(poses[at]!, poses[at + 1]!, poses[at + 2]!);
          mesh.quaternion.set(poses[at + 4]!, poses[at + 5]!, poses[at + 6]!, poses[at + 3]!).normalize();
        });
        return frame >= length - 1;
      }),
    ]);
    tower.position.x = 0;
    tower.rotation.y = 0;
    draw();
  }

  /** Exactly these boulders are inside; the others of each colour lie in its lane. */
  function regrouped(boulders: readonly number[]): Stone[] {
    const isInside = new Set(boulders);
    for (const stone of stones) stone.slot = null;
    stones.forEach((stone, boulder) => {
      if (isInside.has(boulder)) return;
      stone.mesh.position.copy(takeSlot(stone));
    });
    return boulders.map((boulder) => stones[boulder]!);
  }

  /** For each of these any boulder of its colour that is inside. */
  function chosen(boulders: readonly number[]): Stone[] {
    const left = COLOURS.map((_, colour) => inside(colour));
    return boulders.map((boulder) => left[colourOf(boulder)]!.shift()!);
  }

  /** Without a trajectory: the tower shakes, and so many boulders find their way out. */
  async function improvised(boulders: Boulders): Promise<void> {
    const leaving = COLOURS.flatMap((name, colour) => inside(colour).slice(0, boulders[name]));
    const falls = leaving.map((stone, i) => {
      const from = stone.mesh.position.clone();
      const door = new Vector3((i % 3) - 1 + DOOR.x, DOOR.y, DOOR.z);
      return move(`roll ${i}`, (time) => {
        const share = Math.min(1, Math.max(0, (time - i * 0.09) / 0.24));
        stone.mesh.visible = share > 0;
        stone.mesh.position.lerpVectors(from, door, share * share);
        return share >= 1;
      }).then(() => tumble(`fall ${i}`, stone, 0));
    });
    await Promise.all([...falls, shaken()]);
  }

  const shaken = (): Promise<void> =>
    move('tower', (time) => {
      const share = Math.min(1, time / 0.55);
      tower.position.x = Math.sin(time * 70) * 0.16 * (1 - share);
      tower.rotation.y = Math.sin(time * 57) * 0.012 * (1 - share);
      return share >= 1;
    });

  // -- the hammer ---------------------------------------------------------------------------------------------------

  function placeHammer(swing: Swing, pulled: number): void {
    const sign = swing.side === 'left' ? -1 : 1;
    const z = 3 + 13 * HEIGHTS[swing.height - 1]!;
    hammer.visible = true;
    hammer.position.set(sign * (INSIDE.half + WALL + 1.05 + pulled), 0, z + pulled * 0.12);
    hammer.scale.x = sign;
    hammer.rotation.y = sign * pulled * 0.1;
  }
  const pulledBy = (strength: number): number => 0.5 + strength * 0.85;

  refill();
  setLight(isDark);

  function setLight(dark: boolean): void {
    lights.ambient.intensity = dark ? 1.1 : 1.9;
    lights.sky.intensity = dark ? 1.5 : 2.4;
    lights.lamp.intensity = dark ? 420 : 120;
    draw();
  }

  return {
    strike(swing) {
      const pulled = pulledBy(swing.strength);
      void move('hammer', (time) => {
        const share = Math.min(1, time / 0.3);
        const way = share < 0.45 ? 1 - (share / 0.45) ** 3 : ((share - 0.45) / 0.55) * 0.35;
        placeHammer(swing, pulled * way);
        return share >= 1;
      });
    },
    async fall(trajectory, boulders) {
      if (trajectory) await replayed(trajectory);
      else await improvised(boulders);
    },
    settle(out) {
      stopAll();
      const isFewer = COLOURS.some((name, colour) => outOf(colour).length > out[name]);
      if (isFewer) refill();
      COLOURS.forEach((name, colour) => {
        for (const stone of inside(colour).slice(0, out[name] - outOf(colour).length)) stone.mesh.position.copy(takeSlot(stone));
      });
      draw();
    },
    aim(swing) {
      if (motions.has('hammer')) return;
      if (swing) placeHammer(swing, pulledBy(swing.strength));
      else hammer.visible = false;
      draw();
    },
    resize(width, height) {
      renderer.setPixelRatio(isSoft ? Math.min(0.8, 560 / width) : Math.min(2, devicePixelRatio));
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      // All of it in sight, the hammer too: far enough for the narrower side.
      const far = Math.max(53, 13.4 / camera.aspect / Math.tan((camera.fov / 2 / 180) * Math.PI));
      camera.position.set(0, 4 + far * 0.82, 6 + far * 0.52);
      camera.lookAt(0, 4.2, 6.6);
      camera.updateProjectionMatrix();
      draw();
    },
    light: setLight,
    close() {
      isClosed = true;
      stopAll();
      renderer.dispose();
      scene.traverse((each) => {
        if (each instanceof Mesh) (each.geometry as BufferGeometry).dispose();
      });
    },
  };
}

/** Without a graphics card every pixel costs: draw fewer of them, and no shadows. */
function isDrawnBySoftware(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

/** In front of the tower: a lane for each colour, three abreast. */
const LANE = { pitch: 5.3, width: 5, from: 5.3, length: 7.2 };

export function slotAt(colour: number, slot: number): Vector3 {
  return new Vector3((colour - 1.5) * LANE.pitch + ((slot % 3) - 1) * 1.58, LANE.from + 1.1 + Math.floor(slot / 3) * 1.68, 0.72);
}

// -- things ---------------------------------------------------------------------------------------------------------

const stone = (color: number): MeshLambertMaterial => new MeshLambertMaterial({ color, flatShading: true });

function makeStone(boulder: number): Stone {
  const shape = boulder % CORNERS.length;
  const corners = CORNERS[shape]!;
  const positions = FACES[shape]!.flatMap((corner) => corners.slice(corner * 3, corner * 3 + 3).map((part) => part / 100));
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  const colour = Math.min(3, colourOf(boulder));
  const mesh = new Mesh(geometry, stone(PAINT[colour]!));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return { mesh, colour, slot: null };
}

/** Courses of hewn blocks; the front lets one see what is inside, faintly. */
function makeTower(): Group {
  const next = dice('tower');
  const solid: Block[] = [];
  const front: Block[] = [];
  const courses = 10;
  const rise = INSIDE.height / courses;
  const across = INSIDE.half + WALL;
  for (let course = 0; course < courses; course++) {
    const z = (course + 0.5) * rise;
    for (const side of [-1, 1]) {
      row(next, -across, across, course, (middle, length) => solid.push(block(next, [side * (INSIDE.half + WALL / 2), middle, z], [WALL, length, rise])));
    }
    row(next, -INSIDE.half, INSIDE.half, course, (middle, length) => solid.push(block(next, [middle, -INSIDE.half - WALL / 2, z], [length, WALL, rise])));
    const [bottom, top] = [course * rise, (course + 1) * rise];
    if (top <= EXIT.top) {
      solid.push(block(next, [(EXIT.left - INSIDE.half) / 2, INSIDE.half + WALL / 2, z], [EXIT.left + INSIDE.half, WALL, rise]));
    } else {
      const low = Math.max(bottom, EXIT.top);
      row(next, -INSIDE.half, INSIDE.half, course, (middle, length) =>
        front.push(block(next, [middle, INSIDE.half + WALL / 2, (low + top) / 2], [length, WALL, top - low])));
    }
  }
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.max(-1, Math.min(1, part * 1.42)) * (across - 0.3));
    solid.push(block(next, [x!, y!, INSIDE.height + 0.55], [1.35, 1.35, 1.1]));
  }
  const group = new Group();
  group.add(blocks(solid, stone(0x8a9198)));
  const glass = stone(0x9aa6b0);
  glass.transparent = true;
  glass.opacity = 0.3;
  glass.depthWrite = false;
  const pane = blocks(front, glass);
  pane.castShadow = false;
  pane.renderOrder = 2;
  group.add(pane);
  const wood = stone(0x7d5430);
  group.add(plank(wood, [0, -0.16, 3.21], [INSIDE.half, 3.5, 0.25], -0.4538), plank(wood, [0, 1.35, 6.4], [INSIDE.half, 1.93, 0.2], 0.3142), plank(wood, [0, -1.35, 10.6], [INSIDE.half, 1.93, 0.2], -0.3142));
  group.add(plank(wood, [DOOR.x, INSIDE.half + WALL / 2 + 0.05, EXIT.top + 0.12], [(EXIT.right - EXIT.left) / 2 + 0.5, 0.42, 0.3], 0));
  return group;
}

interface Block {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly shade: number;
}
function block(next: () => number, at: readonly [number, number, number], size: readonly [number, number, number]): Block {
  return { at, size: [size[0] + (next() - 0.5) * 0.12, size[1] + (next() - 0.5) * 0.12, size[2]], shade: 0.78 + next() * 0.4 };
}
/** A course of blocks of uneven length. */
function row(next: () => number, from: number, to: number, course: number, lay: (middle: number, length: number) => void): void {
  const cuts = [from, ...(course % 2 === 0 ? [0.34, 0.68] : [0.2, 0.52, 0.82]).map((share) => from + (to - from) * (share + (next() - 0.5) * 0.08)), to];
  for (let i = 1; i < cuts.length; i++) lay((cuts[i - 1]! + cuts[i]!) / 2, cuts[i]! - cuts[i - 1]!);
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
function plank(material: MeshLambertMaterial, at: readonly [number, number, number], half: readonly [number, number, number], tilt: number): Mesh {
  const mesh = new Mesh(new BoxGeometry(half[0] * 2, half[1] * 2, half[2] * 2), material);
  mesh.position.set(...at);
  mesh.rotation.x = tilt;
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function makeGround(): Group {
  const group = new Group();
  const disc = new Mesh(new CircleGeometry(21, 56), new MeshLambertMaterial({ color: 0x4b5a48 }));
  disc.position.set(0, 1.5, 0);
  disc.receiveShadow = true;
  disc.scale.x = -1; // the world is mirrored; the ground still faces up
  group.add(disc);
  COLOURS.forEach((_, colour) => {
    const x = (colour - 1.5) * LANE.pitch;
    const tray = (width: number, length: number, height: number, at: readonly [number, number], color: Color): void => {
      const part = new Mesh(new BoxGeometry(width, length, height), new MeshLambertMaterial({ color }));
      part.position.set(x + at[0], LANE.from + LANE.length / 2 + at[1], height / 2);
      part.receiveShadow = true;
      group.add(part);
    };
    const paint = new Color(PAINT[colour]!);
    tray(LANE.width, LANE.length, 0.08, [0, 0], new Color(0x2c3631).lerp(paint, 0.16));
    for (const side of [-1, 1]) {
      tray(0.22, LANE.length, 0.35, [(side * LANE.width) / 2, 0], paint);
      tray(LANE.width + 0.22, 0.22, 0.35, [0, (side * LANE.length) / 2], paint);
    }
  });
  return group;
}

function makeHammer(): Group {
  const group = new Group();
  const head = new Mesh(new CylinderGeometry(1.05, 1.05, 2.1, 10), stone(0x8b6238));
  head.rotation.z = Math.PI / 2;
  const bands = [-0.75, 0.75].map((x) => {
    const band = new Mesh(new CylinderGeometry(1.12, 1.12, 0.3, 10), stone(0x3a3f44));
    band.rotation.z = Math.PI / 2;
    band.position.x = x;
    return band;
  });
  const handle = new Mesh(new CylinderGeometry(0.26, 0.3, 6.4, 8), stone(0x5d3d1f));
  handle.position.set(0.9, 2.6, -1.6);
  handle.rotation.set(-0.6, 0, 0.3);
  group.add(head, ...bands, handle);
  for (const part of group.children) part.castShadow = true;
  return group;
}

function makeLights(scene: Scene): { ambient: AmbientLight; sky: DirectionalLight; lamp: PointLight } {
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
