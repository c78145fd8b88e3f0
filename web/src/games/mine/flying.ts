/** Cards that fly in from who played them, and settle. */
import type { Play, Tagged } from '../contract';
import type { Frame } from './base.svelte';

interface Mine {
  readonly play: Play<unknown>;
  readonly frame: Frame;
  readonly camera: { readonly zoom: number };
  readonly told: Tagged | null;
}

/** For `use:`: while it is true for a node, it flies in from who played it, and settles. */
export function flight(mine: Mine): (node: HTMLElement, isFlying: boolean) => { update(isFlying: boolean): void } {
  return (node, isFlying) => {
    const start = (): void => {
      const seat = Number(mine.told?.['seat']);
      const { play, frame, camera } = mine;
      // When the next frame begins: asking where things are before would lay out the page twice.
      requestAnimationFrame(() => flyFrom(node, originOf(seat, play.viewer, frame), camera.zoom, Math.max(0.1, play.pace)));
    };
    if (isFlying) start();
    return { update: (now) => void (now && start()) };
  };
}

/** Where the cards of a seat come from: the own ones from below, those of others from their plate. */
function originOf(seat: number, viewer: number | null, frame: Frame): { x: number; y: number } {
  const { left, top, width, height } = frame;
  if (seat === viewer) return { x: left + width / 2, y: top + height };
  const plate = document.querySelector(`[data-seat-plate="${seat}"]`)?.getBoundingClientRect();
  return plate ? { x: plate.x, y: plate.y } : { x: left + width / 2, y: top - 40 };
}

/** Let a node of the world come flying from a point of the screen. */
function flyFrom(node: HTMLElement, from: { x: number; y: number }, zoom: number, pace: number): void {
  if (typeof node.animate !== 'function') return;
  const { x, y } = node.getBoundingClientRect();
  const [dx, dy] = [(from.x - x) / zoom, (from.y - y) / zoom];
  node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) rotate(-14deg) scale(1.25)`, opacity: 0.4 },
      { transform: 'translate(0, -10px) rotate(2deg) scale(1.16)', opacity: 1, offset: 0.72 },
      { transform: 'none' },
    ],
    { duration: 360 / pace, easing: 'cubic-bezier(.25,.7,.3,1)' },
  );
}
