/** Cards that fly in from who played them, and settle. */
import type { Frame } from './base.svelte';

/** Where the cards of a seat come from: the own ones from below, those of others from their plate. */
export function originOf(seat: number, viewer: number | null, frame: Frame): { x: number; y: number } {
  const { left, top, width, height } = frame;
  if (seat === viewer) return { x: left + width / 2, y: top + height };
  const plate = document.querySelector(`[data-seat-plate="${seat}"]`)?.getBoundingClientRect();
  return plate ? { x: plate.x, y: plate.y } : { x: left + width / 2, y: top - 40 };
}

/** Let a node of the world come flying from a point of the screen. */
export function flyFrom(node: HTMLElement, from: { x: number; y: number }, zoom: number, pace: number): void {
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
