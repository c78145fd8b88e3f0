import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pointer } from './pointer';

interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
let frame: (() => void) | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => void (frame = call));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const box = {
  hasPointerCapture: () => true,
  getBoundingClientRect: () => ({ left: 100, top: 0, width: 400, height: 200 }),
};
const on = (...selectors: string[]) => ({ closest: (selector: string) => (selectors.includes(selector) ? {} : null) });
const touch = (type: string, x: number, y: number, more: object = {}): PointerEvent =>
  ({
    type,
    button: 0,
    pointerId: 1,
    pointerType: 'touch',
    clientX: x,
    clientY: y,
    timeStamp: 1000,
    target: on(),
    currentTarget: box,
    ...more,
  }) as unknown as PointerEvent;

function board() {
  const seen: string[] = [];
  let camera: Camera = { x: 0, y: 0, zoom: 1 };
  const pointer = new Pointer<Camera>({
    camera: () => camera,
    moved: (from, dx, dy, factor, x, y) => {
      seen.push(`${dx},${dy} x${factor} at ${x},${y}`);
      return { x: from.x - dx, y: from.y - dy, zoom: from.zoom * factor };
    },
    look: (now) => void (camera = now),
    hold: (isHeld) => void (seen.at(-1) !== String(isHeld) && seen.push(String(isHeld))),
    tap: (_, isDouble) => void seen.push(isDouble ? 'double tap' : 'tap'),
    hover: () => void seen.push('hover'),
  });
  return { pointer, seen, camera: () => camera };
}

test('one finger pans, once in a frame, and what it did is done when it leaves', () => {
  const { pointer, seen, camera } = board();
  pointer.down(touch('pointerdown', 300, 100));
  pointer.move(touch('pointermove', 310, 100));
  pointer.move(touch('pointermove', 310, 130));
  expect(camera()).toEqual({ x: 0, y: 0, zoom: 1 });
  frame!();
  expect(camera()).toEqual({ x: -10, y: -30, zoom: 1 });
  pointer.move(touch('pointermove', 300, 130));
  pointer.up(touch('pointerup', 300, 130));
  expect(camera()).toEqual({ x: 0, y: -30, zoom: 1 });
  expect(seen.at(-1)).toBe('false');
});

test('two fingers pinch around the point between them', () => {
  const { pointer, seen, camera } = board();
  pointer.down(touch('pointerdown', 250, 100));
  pointer.down(touch('pointerdown', 350, 100, { pointerId: 2 }));
  pointer.move(touch('pointermove', 450, 100, { pointerId: 2 }));
  frame!();
  expect(seen).toContain('50,0 x2 at 50,0'); // the box has its middle at 300, 100
  expect(camera().zoom).toBe(2);
});

test('who presses long asks what a thing is; a mouse may take its time', () => {
  const { pointer, seen } = board();
  const press = (more: object): void => {
    pointer.down(touch('pointerdown', 300, 100, more));
    pointer.up(touch('pointerup', 300, 100, { ...more, timeStamp: 1800 }));
  };
  press({});
  expect(seen).not.toContain('tap');
  press({ pointerType: 'mouse' });
  expect(seen).toContain('tap');
});

test('a touch that stays taps; twice is a double tap; a button answers by itself, as does what is on the board', () => {
  const { pointer, seen } = board();
  const tap = (at: number, ...selectors: string[]): void => {
    const more = { timeStamp: at, target: on(...selectors) };
    pointer.down(touch('pointerdown', 300, 100, more));
    pointer.up(touch('pointerup', 302, 101, more));
  };
  const heard = (): string[] => seen.splice(0).filter((each) => each.includes('tap'));
  tap(1000);
  expect(heard()).toEqual(['tap']);
  tap(1200);
  expect(heard()).toEqual(['double tap']);
  tap(2000, 'button');
  tap(2100);
  expect(heard()).toEqual(['tap']);
  tap(3000, '[data-solid]');
  expect(heard()).toEqual([]);
});

test('the wheel zooms where the mouse is, and the board is held while it turns', () => {
  const { pointer, seen, camera } = board();
  pointer.move(touch('pointermove', 300, 100, { pointerType: 'mouse' }));
  expect(seen).toEqual(['hover']);
  const preventDefault = vi.fn();
  pointer.wheel({
    deltaY: -500,
    clientX: 400,
    clientY: 50,
    currentTarget: box,
    preventDefault,
  } as unknown as WheelEvent);
  frame!();
  expect(preventDefault).toHaveBeenCalled();
  expect(camera().zoom).toBeCloseTo(Math.exp(0.8));
  expect(seen.at(-1)).toMatch(/at 100,-50$/);
  vi.advanceTimersByTime(200);
  expect(seen.at(-1)).toBe('false');
});
