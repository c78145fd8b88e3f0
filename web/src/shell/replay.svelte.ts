/** A finished match, step by step: the same Play for a game's components, at any moment of the match. */
import type { ReplayOut } from '../protocol';
import type { Action, GameModule, Happened, Json, Play, SeatColour, Tagged, WhyNot } from '../games/contract';
import { getBlow } from '../api';
import { type Scene, Stage } from '../stage.svelte';
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

const LOOK = 1800; // milliseconds, where somebody who plays would go on by a click

export class ReplayPlay implements Play {
  step = $state(0);
  speed = $state(1);
  highlight: Tagged | null = $state.raw(null);
  rules: string | null = $state(null);
  readonly isCovered = false;
  readonly isShared = false;
  readonly interval = null;
  readonly sending = null;
  readonly hasAllEvents = true;
  readonly stage: Stage;
  private readonly views: readonly View[];
  private readonly allEvents: readonly Happened[];
  private readonly counts: readonly number[]; // of events up to each step

  constructor(
    readonly replay: ReplayOut,
    readonly viewer: number | null,
    readonly names: readonly string[],
    module: GameModule,
    start = 0,
    private readonly id = '',
  ) {
    this.views = viewsOf(replay);
    const events = replay.steps.flatMap(({ events, move }) => events.map((event) => ({ event, move })));
    this.allEvents = events.map(({ event, move }, i) => ({ id: i + 1, event: event as unknown as Tagged, move }));
    let count = 0;
    this.counts = replay.steps.map(({ events }) => (count += events.length));
    this.step = Math.min(start, this.last);
    this.stage = new Stage(this.sceneAt(this.step), {
      viewer: null,
      lasts: ({ event }) => Math.min(LOOK, module.lasts(this, event)),
      perform: (happened) => module.perform?.(this, happened) ?? null,
      pace: () => this.pace,
      cue: () => undefined,
    });
  }

  private sceneAt(step: number): Scene {
    return {
      version: step,
      view: this.views[step],
      legal: [],
      events: this.allEvents.slice(0, this.counts[step]),
      isOver: step === this.last,
    };
  }

  get last(): number {
    return this.views.length - 1;
  }

  /** Go on by one step, shown as it happened. */
  next(): void {
    if (this.step >= this.last) return;
    this.stage.skip(); // whoever goes on has seen enough
    this.step += 1;
    this.stage.push(this.sceneAt(this.step));
  }

  /** Go anywhere at once. */
  jump(step: number): void {
    this.step = Math.max(0, Math.min(this.last, step));
    this.stage.reset(this.sceneAt(this.step));
  }

  /** The step that a move was made in, or the first after it. */
  stepOf(move: number): number {
    const found = this.replay.steps.findIndex((step) => step.move >= move);
    return found < 0 ? this.last : found;
  }

  get isReplay(): boolean {
    return true;
  }
  get isMyTurn(): boolean {
    return false;
  }
  get legal(): readonly Action[] {
    return [];
  }
  get game(): string {
    return this.replay.game;
  }
  get view(): Json {
    return this.stage.now.view as Json;
  }
  get told(): readonly Happened[] {
    return this.stage.told;
  }
  get telling(): Happened | null {
    return this.stage.telling;
  }
  get events(): readonly Happened[] {
    return this.stage.events;
  }
  get isBehind(): boolean {
    return this.stage.isBehind;
  }
  readonly isHeld = false;
  readonly everybody: readonly Json[] | null = $derived.by(() => {
    const { version } = this.stage.now;
    return everybodyOf(this.replay, version, this.views[version]!) as readonly Json[] | null;
  });
  get turn(): number | null {
    return (this.views[this.stage.now.version]?.['turn'] ?? null) as number | null;
  }
  get colours(): readonly SeatColour[] {
    return COLOURS;
  }
  get reducedMotion(): boolean {
    return reducedMotion();
  }
  get pace(): number {
    return this.speed;
  }

  send(_action: Action): void {
    // A match that is over takes no moves.
  }
  ready(): void {
    // Nobody waits.
  }
  go(): void {
    this.stage.go();
  }
  skip(): void {
    this.stage.skip();
  }
  async whyNot(_action: Action): Promise<WhyNot | null> {
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
