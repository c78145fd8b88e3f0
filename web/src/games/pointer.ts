/**
 * Looking around on a board: one finger or the mouse pans, two fingers pinch, the wheel zooms, a touch that stays where
 * it is taps. The board says what its camera is and how it moves.
 */

const TREMOR = 8; // pixels that a tap may travel
const PRESS = 500; // milliseconds after which a touch asks what a thing is, and is no tap
const DOUBLE = 320; // milliseconds between the two taps of a double tap
const ROLLS = 160; // milliseconds for which a turn of the wheel goes on
const ROLL = 0.0016; // how much closer for a pixel of the wheel

export interface Looking<Camera> {
  camera(): Camera;
  /** The same moved by pixels, and closer by `factor` around a point, which counts from the middle of the box. */
  moved(camera: Camera, dx: number, dy: number, factor: number, x: number, y: number): Camera;
  /** From now on; at most once in each frame. */
  look(camera: Camera): void;
  /** Where the box is, for boards that know it: asking the page may take a layout. */
  frame?(): Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
  /** Whether the board is being moved. */
  hold(isHeld: boolean): void;
  /** Not on a button, whose click answers. */
  tap(event: PointerEvent, isDouble: boolean): void;
  /** The mouse passes over. */
  hover?(event: PointerEvent): void;
}

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export class Pointer<Camera> {
  private fingers: readonly Finger[] = [];
  private travelled = 0;
  private downAt = 0;
  private lastTap = 0;
  private wanted: Camera | null = null; // in the next frame
  private rolling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly looking: Looking<Camera>) {}

  /** What has data-solid lies over the board: a touch there is not for the board. */
  readonly down = (event: PointerEvent): void => {
    if (event.button > 0 || (event.target as Element).closest('[data-solid]')) return;
    this.fingers = [...this.without(event), fingerOf(event)];
    if (this.fingers.length === 1) [this.travelled, this.downAt] = [0, event.timeStamp];
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.find(({ id }) => id === event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.looking.hover?.(event);
      return;
    }
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
      this.look(box, dx / 2, dy / 2, far(now) / Math.max(1, far(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else this.look(box, dx, dy, 1, now.x, now.y);
    this.fingers = this.fingers.map((finger) => (finger.id === now.id ? now : finger));
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.fingers.some(({ id }) => id === event.pointerId)) return;
    this.fingers = this.without(event);
    this.arrive();
    if (this.fingers.length === 0) this.looking.hold(false);
    const isPress = event.pointerType !== 'mouse' && event.timeStamp - this.downAt > PRESS;
    if (
      this.travelled >= TREMOR ||
      isPress ||
      event.type === 'pointercancel' ||
      (event.target as Element).closest('button')
    )
      return;
    const isDouble = event.timeStamp - this.lastTap < DOUBLE;
    this.lastTap = event.timeStamp;
    this.looking.tap(event, isDouble);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.looking.hold(true);
    clearTimeout(this.rolling);
    this.rolling = setTimeout(() => this.looking.hold(this.fingers.length > 0 && this.travelled >= TREMOR), ROLLS);
    this.look(event.currentTarget as Element, 0, 0, Math.exp(-event.deltaY * ROLL), event.clientX, event.clientY);
  };

  // Two fingers move at different times, but once for each frame is enough.
  private look(box: Element, dx: number, dy: number, factor: number, x: number, y: number): void {
    if (this.wanted === null) requestAnimationFrame(() => this.arrive());
    const from = this.wanted ?? this.looking.camera();
    const { left, top, width, height } = this.looking.frame?.() ?? box.getBoundingClientRect();
    this.wanted = this.looking.moved(from, dx, dy, factor, x - left - width / 2, y - top - height / 2);
  }

  private arrive(): void {
    if (this.wanted !== null) this.looking.look(this.wanted);
    this.wanted = null;
  }

  private without(event: PointerEvent): readonly Finger[] {
    return this.fingers.filter(({ id }) => id !== event.pointerId);
  }
}

const fingerOf = (event: PointerEvent): Finger => ({ id: event.pointerId, x: event.clientX, y: event.clientY });

/** For `@attach`: the wheel moves the board and not the page. */
export const wheeled =
  (wheel: (event: WheelEvent) => void) =>
  (box: HTMLElement): (() => void) => {
    box.addEventListener('wheel', wheel, { passive: false });
    return () => box.removeEventListener('wheel', wheel);
  };
