/** A finished match, step by step: the same Play for a game's components, at any moment of the match. */
import type { ReplayOut } from '../protocol';
import type { Action, Happened, Json, Play, SeatColour, Tagged, WhyNot } from '../games/contract';
import { getBlow } from '../api';
import { sentence, COLOURS } from './play.svelte';
import { reducedMotion } from './settings.svelte';

export type View = Readonly<Record<string, unknown>>;

/** The whole view at each step, from what changed; what did not change is shared. */
export function viewsOf(replay: ReplayOut): View[] {
  const views: View[] = [];
  let view: View = {};
  for (const step of replay.steps) {
    view = Object.keys(step.view).length > 0 ? { ...view, ...step.view } : view;
    views.push(view);
  }
  return views;
}

/** With everything open: each seat's own view at a step. */
export function everybodyOf(replay: ReplayOut, step: number, view: View): View[] | null {
  const own = replay.steps[step]?.own ?? [];
  return own.length === 0 ? null : own.map((fields) => ({ ...view, ...fields }));
}

export class ReplayPlay implements Play {
  step = $state(0);
  speed = $state(1);
  highlight: Tagged | null = $state.raw(null);
  rules: string | null = $state(null);
  readonly isReplay = true;
  readonly isMyTurn = false;
  readonly isCovered = false;
  readonly legal: readonly Action[] = [];
  readonly hasAllEvents = true;
  private base = $state(0); // grows with each jump, so that numbers of events never come again
  private isJump = $state(false);
  private readonly views: readonly View[];
  private readonly counts: readonly number[]; // of events up to each step

  constructor(
    readonly replay: ReplayOut,
    readonly viewer: number | null,
    readonly names: readonly string[],
    start = 0,
    private readonly id = '',
  ) {
    this.views = viewsOf(replay);
    let count = 0;
    this.counts = replay.steps.map(({ events }) => (count += events.length));
    this.step = Math.min(start, this.last);
    this.isJump = true;
  }

  get last(): number {
    return this.views.length - 1;
  }

  /** Go on by one step, shown as it happened. */
  next(): void {
    if (this.step >= this.last) return;
    this.isJump = false;
    this.step += 1;
  }

  /** Go anywhere at once. */
  jump(step: number): void {
    const wanted = Math.max(0, Math.min(this.last, step));
    if (wanted === this.step) return;
    this.isJump = true;
    this.base += 1_000_000;
    this.step = wanted;
  }

  private readonly allEvents: readonly Happened[] = $derived.by(() => {
    const events = this.replay.steps.flatMap(({ events, move }) => events.map((event) => ({ event, move })));
    return events.map(({ event, move }, i) => ({ id: this.base + i + 1, event: event as unknown as Tagged, move }));
  });
  readonly events: readonly Happened[] = $derived.by(() => this.allEvents.slice(0, this.counts[this.step]));

  get game(): string {
    return this.replay.game;
  }
  get view(): Json {
    return this.views[this.step] as unknown as Json;
  }
  readonly everybody: readonly Json[] | null = $derived.by(
    () => everybodyOf(this.replay, this.step, this.views[this.step]!) as readonly Json[] | null,
  );
  get turn(): number | null {
    return (this.views[this.step]?.['turn'] ?? null) as number | null;
  }
  get colours(): readonly SeatColour[] {
    return COLOURS;
  }
  get reducedMotion(): boolean {
    return reducedMotion();
  }
  get pace(): number {
    return this.isJump || reducedMotion() ? 0 : this.speed;
  }

  send(): void {
    // A match that is over takes no moves.
  }
  async whyNot(): Promise<WhyNot | null> {
    return null;
  }
  t(id: string, args?: Readonly<Record<string, Json>>): string {
    return sentence(id, args, this.names);
  }
  openRules(rule: string): void {
    this.rules = rule;
  }
  /** What a blow brings is the next move; the server has kept how that looked, or computes it again. */
  async blow(move: number): Promise<ArrayBuffer | null> {
    return this.replay.blows.includes(move + 1) ? getBlow(this.id, move + 1) : null;
  }
}
