/** One finger or the mouse pans, two fingers pinch, a touch that stays where it is taps: for boards that one looks around on. */

const TREMOR = 8; // pixels that a tap may travel
const DOUBLE = 320; // milliseconds between the two taps of a double tap

export interface Looking {
  /** By pixels, and closer by `factor` around a point of the box. */
  move(dx: number, dy: number, factor: number, x: number, y: number): void;
  tap(event: PointerEvent, isDouble: boolean): void;
  /** Whether a finger holds the board. */
  hold(isHeld: boolean): void;
}

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export class Pointer {
  private fingers: readonly Finger[] = [];
  private travelled = 0;
  private lastTap = 0;

  constructor(private readonly looking: Looking) {}

  /** What has data-solid lies over the board: a touch there is not for the board. */
  readonly down = (event: PointerEvent): void => {
    if (event.button > 0 || (event.target as Element).closest('[data-solid]')) return;
    this.fingers = [...this.without(event), fingerOf(event)];
    if (this.fingers.length === 1) this.travelled = 0;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.find(({ id }) => id === event.pointerId);
    if (!before) return;
    const now = fingerOf(event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.travelled += Math.hypot(dx, dy);
    if (this.travelled < TREMOR) return;
    const box = event.currentTarget as Element;
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    this.looking.hold(true);
    const other = this.without(event)[0];
    if (other) {
      const far = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y);
      const { left, top } = box.getBoundingClientRect();
      this.looking.move(dx / 2, dy / 2, far(now) / Math.max(1, far(before)), (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
    } else this.looking.move(dx, dy, 1, 0, 0);
    this.fingers = this.fingers.map((finger) => (finger.id === now.id ? now : finger));
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.fingers.some(({ id }) => id === event.pointerId)) return;
    this.fingers = this.without(event);
    if (this.fingers.length === 0) this.looking.hold(false);
    if (this.travelled >= TREMOR || event.type === 'pointercancel') return;
    const isDouble = event.timeStamp - this.lastTap < DOUBLE;
    this.lastTap = event.timeStamp;
    this.looking.tap(event, isDouble);
  };

  private without(event: PointerEvent): readonly Finger[] {
    return this.fingers.filter(({ id }) => id !== event.pointerId);
  }
}

const fingerOf = (event: PointerEvent): Finger => ({ id: event.pointerId, x: event.clientX, y: event.clientY });
