/** The rock tower in three dimensions. Draws only while something moves. */
import {
  BufferGeometry,
  Group,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Quaternion,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { dice } from '../../art/dice';
import { STRENGTHS, type Swing } from './choice';
import type { Telling, TowerPicture } from './fjord.svelte';
import {
  INSIDE,
  REACH,
  WALL,
  makeDust,
  makeGround,
  makeHammer,
  makeLights,
  makeStones,
  makeTower,
  slotAt,
} from './things';
import { STAYS, type Trajectory, colourOf } from './trajectory';
import { type Boulders, COLOURS } from './types';

const HEIGHTS = [1 / 6, 1 / 2, 5 / 6];
const AXIS = new Vector3(0, -0.62, 0.78).normalize(); // about which the hammer swings: drawn back it is higher
const AS_IT_IS: Telling = { speed: () => 1, out: () => undefined };
const THROWN = 12; // boulders that one sees thrown into the tower
const HURRY = 0.25; // seconds that a picture may take to draw before time slows down

/** Something that moves; gives back true when it is done. `time` is in seconds since it began. */
type Motion = (time: number) => boolean;

export interface TowerScene extends TowerPicture {
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
  root.scale.x = -1; // once, so that left is left for who looks from the front
  scene.add(root);
  const tower = makeTower();
  const hammer = makeHammer();
  hammer.visible = false;
  const dust = makeDust();
  const { stones, plain } = makeStones();
  root.add(tower, makeGround(), hammer, dust.points, ...stones.flat());
  const camera = new PerspectiveCamera(30, 1, 1, 200);
  camera.up.set(0, 0, 1);
  const eye = new Vector3();
  const lights = makeLights(scene);

  // -- drawing ------------------------------------------------------------------------------------------------

  const motions = new Map<string, { motion: Motion; from: number; done: () => void }>();
  let clock = 0; // seconds of the scene, which may go slower than those of the world
  let telling = AS_IT_IS;
  let tumbling = 0; // boulders that are out, and not at rest yet
  let drawnAt: number | null = null;
  let isAsked = false;
  let isClosed = false;

  function draw(): void {
    if (isAsked || isClosed) return;
    isAsked = true;
    requestAnimationFrame((now) => {
      isAsked = false;
      if (isClosed) return;
      if (drawnAt !== null) clock += Math.min(HURRY, (now - drawnAt) / 1000) * telling.speed(tumbling > 0);
      for (const [name, each] of motions) {
        if (!each.motion(clock - each.from) || motions.get(name) !== each) continue;
        motions.delete(name);
        each.done();
      }
      renderer.render(scene, camera);
      drawnAt = motions.size > 0 ? now : null;
      if (motions.size > 0) draw();
    });
  }

  /** Begins a motion; one of the same name ends. */
  function move(name: string, motion: Motion): Promise<void> {
    motions.get(name)?.done();
    return new Promise((resolve) => {
      motions.set(name, { motion, from: clock, done: resolve });
      draw();
    });
  }

  function stopAll(): void {
    for (const { done } of motions.values()) done();
    motions.clear();
    tumbling = 0;
    telling = AS_IT_IS;
    tower.position.set(0, 0, 0);
    tower.rotation.set(0, 0, 0);
    camera.position.copy(eye);
  }

  // -- boulders -------------------------------------------------------------------------------------------------

  const lanes: Mesh[][] = COLOURS.map(() => []);
  let standing: Mesh[] = []; // in the mouth: they have come no farther

  function spare(colour: number): Mesh | undefined {
    return stones[colour]!.find((mesh) => !lanes[colour]!.includes(mesh) && !standing.includes(mesh));
  }

  function rest(mesh: Mesh, colour: number): Vector3 {
    lanes[colour]!.push(mesh);
    return slotAt(colour, lanes[colour]!.length - 1);
  }

  /** Out of the mouth, over the edge, two hops, and into its lane. */
  function tumble(name: string, mesh: Mesh, colour: number, after: number, stand: () => void): Promise<void> {
    const to = rest(mesh, colour);
    let from: Vector3 | null = null;
    const spin = new Vector3(1, (colour - 1.5) * 0.4, 0.3).normalize();
    const [turn, before] = [new Quaternion(), new Quaternion()];
    return move(name, (time) => {
      const share = Math.min(1, (time - after) / 0.62);
      if (share < 0) return false;
      if (from === null) {
        stand();
        mesh.visible = true;
        from = mesh.position.clone();
        before.copy(mesh.quaternion);
        tumbling++;
      }
      const along = 1 - (1 - share) ** 1.7;
      const fall = share < 0.45 ? 1 - (share / 0.45) ** 2 : 0;
      mesh.position.set(
        from.x + (to.x - from.x) * along,
        from.y + (to.y - from.y) * along,
        to.z + (from.z - to.z) * fall + hop(share),
      );
      mesh.quaternion.copy(turn.setFromAxisAngle(spin, -along * 7).multiply(before));
      if (share >= 1) {
        tumbling--;
        telling.out(COLOURS[colour]!);
      }
      return share >= 1;
    });
  }

  /** As the server computed: of what is inside only that is seen which comes into the mouth. */
  async function replayed({ boulders, poses, slides, rocks, length, rate, out, seen }: Trajectory): Promise<void> {
    for (const mesh of standing) mesh.visible = false;
    standing = [];
    const moving = boulders.map((boulder, place) => {
      const colour = Math.min(COLOURS.length - 1, colourOf(boulder));
      const mesh = spare(colour);
      if (mesh) standing.push(mesh);
      return { colour, mesh, place, leaves: out[place]! };
    });
    const stand = (mesh: Mesh, place: number, frame: number): void => {
      const at = (frame * boulders.length + place) * 7;
      mesh.position.set(poses[at]!, poses[at + 1]!, poses[at + 2]!);
      mesh.quaternion.set(poses[at + 4]!, poses[at + 5]!, poses[at + 6]!, poses[at + 3]!).normalize();
    };
    const falls = moving.flatMap(({ colour, mesh, place, leaves }) =>
      mesh && leaves !== STAYS
        ? [tumble(`stone ${place}`, mesh, colour, leaves / rate, () => stand(mesh, place, leaves))]
        : [],
    );
    const shaking = move('tower', (time) => {
      const frame = Math.min(length - 1, Math.floor(time * rate));
      tower.position.x = slides[frame]!;
      tower.rotation.y = rocks[frame]!;
      for (const { mesh, place, leaves } of moving) {
        if (!mesh || frame < seen[place]! || frame >= leaves) continue;
        mesh.visible = true;
        stand(mesh, place, frame);
      }
      return frame >= length - 1;
    });
    await Promise.all([...falls, shaking]);
    standing = moving.flatMap(({ mesh, leaves }) => (mesh && leaves === STAYS ? [mesh] : []));
    tower.position.x = 0;
    tower.rotation.y = 0;
    draw();
  }

  /** Without a trajectory: the tower shakes, and so many boulders find their way out. */
  async function improvised(boulders: Boulders): Promise<void> {
    const chosen = COLOURS.flatMap((name, colour) => Array.from({ length: boulders[name] }, () => colour));
    const falls = chosen.map((colour, i) => {
      const mesh = spare(colour);
      if (!mesh) return Promise.resolve();
      standing.push(mesh);
      const [from, door] = [new Vector3((i % 3) - 0.8, 0.8, 3.9), new Vector3((i % 3) - 0.6, 3.2, 2.8)];
      return move(`roll ${i}`, (time) => {
        const share = Math.min(1, Math.max(0, (time - i * 0.12) / 0.24));
        mesh.visible = share > 0;
        mesh.position.lerpVectors(from, door, share * share);
        return share >= 1;
      }).then(() => tumble(`fall ${i}`, mesh, colour, 0, () => undefined));
    });
    await Promise.all([...falls, shaken(0.16)]);
    standing = standing.filter((mesh) => !lanes.some((lane) => lane.includes(mesh)));
  }

  const shaken = (far: number): Promise<void> =>
    move('tower', (time) => {
      const share = Math.min(1, time / 0.55);
      tower.position.x = Math.sin(time * 70) * far * (1 - share);
      tower.rotation.y = Math.sin(time * 57) * far * 0.075 * (1 - share);
      return share >= 1;
    });

  /** A boulder of bare wood from beside into the tower, and out of sight. */
  function thrown(i: number, next: () => number): Promise<void> {
    const mesh = plain();
    root.add(mesh);
    const side = next() < 0.5 ? -1 : 1;
    const from = new Vector3(side * (6 + next() * 4), next() * 3, 17 + next() * 1.5);
    const to = new Vector3((next() - 0.5) * 2.4, (next() - 0.5) * 2.4, INSIDE.height - 2.5);
    const spin = new Vector3(next() - 0.5, next() - 0.5, next()).normalize();
    return move(`thrown ${i}`, (time) => {
      const share = Math.min(1, Math.max(0, (time - i * 0.075) / 0.5));
      mesh.visible = share > 0 && share < 1;
      mesh.position.lerpVectors(from, to, share);
      mesh.position.z += Math.sin(share * Math.PI) * 4; // over the battlements, and not out of the picture
      mesh.scale.setScalar(Math.min(1, share * 5));
      mesh.quaternion.setFromAxisAngle(spin, share * 7);
      return share >= 1;
    }).then(() => void root.remove(mesh));
  }

  // -- the hammer ---------------------------------------------------------------------------------------------------

  /** `back`: how far it is drawn back, in radians; 0: it meets the wall. */
  function placeHammer(swing: Swing, back: number): void {
    const sign = swing.side === 'left' ? -1 : 1;
    const met = meeting(swing);
    hammer.visible = true;
    hammer.position.set(met.x + sign * 1.2, met.y + REACH, met.z);
    hammer.quaternion.setFromAxisAngle(AXIS, sign * back);
  }
  function meeting(swing: Swing): Vector3 {
    const sign = swing.side === 'left' ? -1 : 1;
    return new Vector3(sign * (INSIDE.half + WALL), 0.4, 3 + 13 * HEIGHTS[swing.height - 1]!);
  }
  const backBy = (strength: number): number => 0.3 + strength * 0.19;

  function kick(strength: number): void {
    void move('camera', (time) => {
      const share = Math.min(1, time / 0.45);
      const far = (strength / STRENGTHS) * 0.55 * (1 - share) ** 2;
      camera.position.set(eye.x + Math.sin(time * 61) * far, eye.y, eye.z + Math.sin(time * 47 + 1) * far);
      return share >= 1;
    });
  }

  setLight(isDark);

  function setLight(dark: boolean): void {
    lights.ambient.intensity = dark ? 1.1 : 1.9;
    lights.sky.intensity = dark ? 1.5 : 2.4;
    lights.lamp.intensity = dark ? 420 : 120;
    draw();
  }

  return {
    async pour(told) {
      telling = told;
      const next = dice('poured');
      await Promise.all(Array.from({ length: THROWN }, (_, i) => thrown(i, next)));
    },
    swing(swing) {
      telling = AS_IT_IS;
      const [back, sign, met] = [backBy(swing.strength), swing.side === 'left' ? -1 : 1, meeting(swing)];
      return new Promise((resolve) => {
        let hasMet = false;
        const meet = (): void => {
          hasMet = true;
          kick(swing.strength);
          void shaken(0.03 + swing.strength * 0.02);
          void move('dust', (time) => dust.at(met, sign, swing.strength, time));
          resolve();
        };
        void move('hammer', (time) => {
          placeHammer(swing, back * swungBack(time));
          if (time >= MEETS && !hasMet) meet();
          return time >= MEETS + 0.35;
        }).then(() => void (hasMet || meet()));
      });
    },
    async fall(trajectory, boulders, told) {
      telling = told;
      if (trajectory) await replayed(trajectory);
      else await improvised(boulders);
      telling = AS_IT_IS;
    },
    settle(out) {
      if (COLOURS.every((name, colour) => lanes[colour]!.length === out[name])) return;
      stopAll();
      stones.flat().forEach((mesh) => (mesh.visible = false));
      standing = [];
      COLOURS.forEach((name, colour) => {
        lanes[colour] = [];
        for (const mesh of stones[colour]!.slice(0, out[name])) {
          mesh.visible = true;
          mesh.position.copy(rest(mesh, colour));
          mesh.quaternion.setFromAxisAngle(new Vector3(0, 0, 1), lanes[colour]!.length * 0.7);
        }
      });
      draw();
    },
    aim(swing) {
      if (motions.has('hammer')) return;
      if (swing) placeHammer(swing, backBy(swing.strength));
      else hammer.visible = false;
      draw();
    },
    resize(width, height) {
      renderer.setPixelRatio(isSoft ? Math.min(0.8, 560 / width) : Math.min(2, devicePixelRatio));
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      // All of it in sight, with the hammer and what is thrown in from above: far enough for the narrower side.
      const far = Math.max(60, 13.2 / camera.aspect / Math.tan((camera.fov / 2 / 180) * Math.PI));
      eye.set(0, 4 + far * 0.82, 6 + far * 0.52);
      camera.position.copy(eye);
      camera.lookAt(0, 4.2, 8.4);
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

const MEETS = 0.26; // seconds from the first twitch of the hammer to the wall

/** How far the hammer is back: a little farther, then faster and faster into the wall, and off it again. */
function swungBack(time: number): number {
  if (time < 0.1) return 1 + 0.16 * Math.sin((time / 0.1) * (Math.PI / 2));
  if (time < MEETS) return 1.16 * (1 - ((time - 0.1) / (MEETS - 0.1)) ** 2.4);
  return 0.32 * Math.sin(Math.min(1, (time - MEETS) / 0.3) * (Math.PI / 2));
}

/** Two hops, the second one lower. */
function hop(share: number): number {
  if (share < 0.45) return 0;
  return share < 0.78
    ? Math.sin(((share - 0.45) / 0.33) * Math.PI) * 1.1
    : Math.sin(((share - 0.78) / 0.22) * Math.PI) * 0.3;
}

/** Without a graphics card every pixel costs: draw fewer of them, and no shadows. */
function isDrawnBySoftware(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}
