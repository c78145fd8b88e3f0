/** What a board draws while events are being shown: the view, and what has been told since. */
import type { Happened } from './contract';

interface Shown<View, E> {
  readonly view: View;
  readonly told: readonly Happened<E>[];
  readonly telling: Happened<E> | null;
}

/** How a game's scenery follows its events. */
export interface Scenes<View, Scenery, E> {
  of(view: View): Scenery;
  after(scenery: Scenery, event: E): Scenery;
  /** Drawn as it was while it is told, and gone or open only then. */
  isLate(event: E): boolean;
}

export function sceneryAt<View, Scenery, E>(
  { view, told, telling }: Shown<View, E>,
  scenes: Scenes<View, Scenery, E>,
): Scenery {
  let scenery = scenes.of(view);
  for (const { event } of told) scenery = scenes.after(scenery, event);
  return telling === null || scenes.isLate(telling.event) ? scenery : scenes.after(scenery, telling.event);
}
