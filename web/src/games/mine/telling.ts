/** What the tellings of all mines have in common. */
import type { Play } from '../contract';
import { type Cell, type Goal, isSame, keyOf } from './types';

const LOOK = 2500; // milliseconds in which one takes in what one alone may see

type Viewed = Pick<Play<unknown, unknown, unknown>, 'viewer' | 'isReplay' | 'isShared'>;

/** One's own role: shown until one has seen it. */
export function untilSeen({ viewer, isReplay }: Viewed, role: string | null, seat: number): number {
  return seat === viewer && role !== null && !isReplay ? Infinity : 0;
}

/** What only one player is shown: long enough to see it, or, where several share a screen, until it is put away. */
export function shownTo(
  { viewer, isReplay, isShared }: Viewed,
  seat: number,
  shows: string | null,
  toOthers: number,
): number {
  if (seat !== viewer || shows === null || isReplay) return toOthers;
  return isShared ? Infinity : LOOK;
}

/** All face down, and nobody has looked. */
export function withReset<G extends Goal>(goals: readonly G[]): G[] {
  return goals.map((goal) => ({ ...goal, is_open: false, shows: null, seen_by: [] }));
}

export function withGoal<G extends Goal>(goals: readonly G[], place: number, change: Partial<G>): G[] {
  return goals.map((goal, i) => (i === place ? { ...goal, ...change } : goal));
}

/** What befalls whoever acts, and whom it is done to, by the type of an event. */
export interface Fates<Type extends string, Fate> {
  readonly actors: Readonly<Partial<Record<Type, Fate>>>;
  readonly targets: Readonly<Partial<Record<Type, Fate>>>;
}
interface Deed<Type> {
  readonly type: Type;
  readonly seat?: number | null;
  readonly target?: number | null;
}

/** What befalls a seat, for the plate that shows it. */
export function fateIn<Type extends string, Fate>(
  { actors, targets }: Fates<Type, Fate>,
  { type, seat, target }: Deed<Type>,
  whose: number,
): Fate | null {
  return (target === whose ? targets[type] : undefined) ?? (seat === whose ? actors[type] : undefined) ?? null;
}

interface Look {
  readonly seat: number;
  readonly goal: number;
  readonly shows: string | null;
}

/** Somebody has looked at a goal, and knows what it shows. */
export function withMap<G extends Goal>(goals: readonly G[], { seat, goal, shows }: Look): G[] {
  return goals.map((each, i) => {
    if (i !== goal) return each;
    const seen = each.seen_by.includes(seat) ? each.seen_by : [...each.seen_by, seat].sort((a, b) => a - b);
    return { ...each, shows: shows ?? each.shows, seen_by: seen };
  });
}

/** The cards of `now`, but those of `before` where they lie just the same: what did not change is not drawn anew. */
export function reused<L extends Cell>(before: readonly L[], now: readonly L[]): readonly L[] {
  const known = new Map(before.map((each) => [keyOf(each), each]));
  const made = now.map((each) => {
    const old = known.get(keyOf(each));
    return old !== undefined && isSame(old, each) ? old : each;
  });
  return made.length === before.length && made.every((each, i) => each === before[i]) ? before : made;
}
