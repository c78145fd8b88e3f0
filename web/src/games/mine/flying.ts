/** Cards that fly into the mine from who laid them, and settle. */
import type { Play } from '../contract';
import type { Typed } from './types';

interface Mine {
  readonly play: Play<unknown, unknown, Typed>;
  readonly camera: { readonly zoom: number };
  readonly told: Typed | null;
}
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** For `use:`: while it is true for a node, it flies in from who laid it, and settles. One's own lies there already. */
export function flight(mine: Mine): (node: HTMLElement, isFlying: boolean) => { update(isFlying: boolean): void } {
  return (node, isFlying) => {
    const start = (): void => {
      const { seat } = mine.told as Typed & { readonly seat: number };
      const { play, camera } = mine;
      if (play.reducedMotion) return;
      // When the next frame begins: asking where things are before would lay out the page twice.
      requestAnimationFrame(() =>
        fly(node, seat === play.viewer ? null : plateOf(seat), camera.zoom, Math.max(0.1, play.pace)),
      );
    };
    if (isFlying) start();
    return { update: (now) => void (now && start()) };
  };
}

function plateOf(seat: number): Spot | null {
  const plate = document.querySelector(`[data-seat-plate="${seat}"]`)?.getBoundingClientRect();
  return plate ? { x: plate.x, y: plate.y } : null;
}

/** Let a node of the world come flying from a point of the screen, or only settle. */
function fly(node: HTMLElement, from: Spot | null, zoom: number, pace: number): void {
  if (typeof node.animate !== 'function') return;
  const settles = [
    { transform: 'translate(0, -10px) rotate(2deg) scale(1.16)', opacity: 1, offset: from === null ? 0 : 0.72 },
    { transform: 'none' },
  ];
  const { x, y } = node.getBoundingClientRect();
  const flies =
    from === null
      ? []
      : [
          {
            transform: `translate(${(from.x - x) / zoom}px, ${(from.y - y) / zoom}px) rotate(-14deg) scale(1.25)`,
            opacity: 0.4,
          },
        ];
  node.animate([...flies, ...settles], {
    duration: (from === null ? 200 : 520) / pace,
    easing: 'cubic-bezier(.25,.7,.3,1)',
  });
}
