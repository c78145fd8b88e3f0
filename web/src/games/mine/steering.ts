/** From place to place by the arrow keys. */
import type { Cell } from './types';

export type Heading = 'up' | 'down' | 'left' | 'right';
export const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The nearest cell in a direction, favouring what lies straight ahead. */
export function stepTo(cells: readonly Cell[], from: Cell, heading: Heading): Cell | null {
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const dx = cell.column - from.column;
    const dy = cell.row - from.row;
    const ahead = heading === 'right' ? dx : heading === 'left' ? -dx : heading === 'down' ? dy : -dy;
    const aside = heading === 'right' || heading === 'left' ? Math.abs(dy) : Math.abs(dx);
    const cost = ahead + 2.5 * aside;
    if (ahead > 0 && cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From one of several things to the next by the arrow keys, and round again: Tab comes to one of them only. */
export function roam(event: KeyboardEvent, selector: string): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  all[(all.indexOf(event.currentTarget as HTMLElement) + step + all.length) % all.length]?.focus();
  event.preventDefault();
  event.stopPropagation(); // the board has its own use for them
}
