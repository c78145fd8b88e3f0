/** A blow as the server computed it: what moved, sixty times a second. docs/tower.md has the format. */

export interface Trajectory {
  readonly rate: number; // frames a second
  readonly length: number; // frames; the first one is the moment before the blow
  readonly boulders: readonly number[]; // colour = boulder / 11 (yellow, red, blue, white), shape = boulder % 5
  readonly out: readonly number[]; // the frame in which each leaves the tower; STAYS: it does not
  readonly seen: readonly number[]; // the frame from which on each is seen
  readonly poses: Float32Array; // frame by frame, boulder by boulder: x y z, then the turn w x y z
  readonly slides: Float32Array; // of the tower along x, by frame
  readonly rocks: Float32Array; // about the y axis, in radians
}

export const STAYS = 65535;
const HEAD = 8;
const [WHOLE, SEEN] = ['RFT1', 'RFT2']; // SEEN: what players may see of it while the match goes on
const [POSITION, TURN, SLIDE, ROCK] = [100, 511, 1000, 20_000];

/** Reads a trajectory; null if it is none. */
export async function decode(data: ArrayBuffer): Promise<Trajectory | null> {
  const bytes = new Uint8Array(data);
  const kind = String.fromCharCode(...bytes.subarray(0, 4));
  if (bytes.length < HEAD || (kind !== WHOLE && kind !== SEEN)) return null;
  const head = new DataView(data);
  const [rate, count, length] = [bytes[4]!, bytes[5]!, head.getUint16(6, true)];
  const packed = HEAD + (kind === WHOLE ? 3 : 5) * count;
  if (bytes.length < packed || rate === 0 || length === 0) return null;
  const planes = await inflated(bytes.subarray(packed));
  if (planes === null || planes.length !== 2 * (7 * count + 2) * length) return null;
  const boulders = [...bytes.subarray(HEAD, HEAD + count)];
  const out = boulders.map((_, i) => head.getUint16(HEAD + count + 2 * i, true));
  const seen = boulders.map((_, i) => (kind === WHOLE ? 0 : head.getUint16(HEAD + 3 * count + 2 * i, true)));
  return { rate, length, boulders, out, seen, ...unfolded(planes, count, length) };
}

async function inflated(packed: Uint8Array): Promise<Uint8Array | null> {
  try {
    const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return null;
  }
}

/** Low bytes first, then high bytes; each channel is a row of zigzag differences. */
function unfolded(planes: Uint8Array, count: number, length: number): Pick<Trajectory, 'poses' | 'slides' | 'rocks'> {
  const high = planes.length / 2;
  const channel = (which: number, take: (frame: number, value: number) => void): void => {
    let total = 0;
    for (let frame = 0; frame < length; frame++) {
      const at = which * length + frame;
      const number = planes[at]! | (planes[high + at]! << 8);
      total += (number >> 1) ^ -(number & 1);
      take(frame, total);
    }
  };
  const poses = new Float32Array(count * 7 * length);
  const slides = new Float32Array(length);
  const rocks = new Float32Array(length);
  for (let boulder = 0; boulder < count; boulder++) {
    for (let part = 0; part < 7; part++) {
      const unit = part < 3 ? POSITION : TURN;
      channel(boulder * 7 + part, (frame, value) => void (poses[(frame * count + boulder) * 7 + part] = value / unit));
    }
  }
  channel(7 * count, (frame, value) => void (slides[frame] = value / SLIDE));
  channel(7 * count + 1, (frame, value) => void (rocks[frame] = value / ROCK));
  return { poses, slides, rocks };
}

export const colourOf = (boulder: number): number => Math.floor(boulder / 11);

/** Who came out, in the order in which they did. */
export function leavers(
  trajectory: Trajectory,
): readonly { readonly boulder: number; readonly place: number; readonly frame: number }[] {
  return trajectory.boulders
    .map((boulder, place) => ({ boulder, place, frame: trajectory.out[place]! }))
    .filter((each) => each.frame !== STAYS)
    .sort((a, b) => a.frame - b.frame);
}
