/** A lesson: the same Play for a game's components, in a small tree of positions that the server has worked out. */
import * as api from '../api';
import type { Action, GameModule, Happened, Json, Play, SeatColour, Tagged, WhyNot } from '../games/contract';
import type { LessonNode, LessonOut, Tagged as WireTagged, ToldMoved } from '../protocol';
import { type Scene, Stage } from '../stage.svelte';
import { COLOURS, sentence } from './play.svelte';
import { PACES, reducedMotion, settings } from './settings.svelte';
import { ring } from './sound';

/** Whether two values of JSON are the same, in whatever order their fields stand. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [ours, theirs] = [Object.entries(one), other as Record<string, unknown>];
  return ours.length === Object.keys(other).length && ours.every(([key, value]) => isSameJson(value, theirs[key]));
}

interface Sent {
  readonly action: Action;
  readonly madeAt: number; // the version it led to
}

export class LessonPlay implements Play {
  node = $state(0); // where the lesson is, ahead of what is shown
  wrong: string | null = $state(null); // why the last try was not what the task asks for
  tries = $state(0); // how many were wrong, so that the same reason is told again
  highlight: Tagged | null = $state.raw(null);
  rules: string | null = $state(null);
  entries: readonly ToldMoved[] = $state.raw([]); // for the log: what has happened, ahead of what is shown
  readonly isReplay = false;
  readonly isCovered = false;
  readonly isShared = false;
  readonly interval = null;
  readonly everybody = null;
  readonly hasAllEvents = true;
  readonly names: readonly string[] = $derived.by(() =>
    Array.from({ length: this.lesson.players }, (_, seat) => this.nameOf(seat)),
  );
  readonly stage: Stage;
  private sent: Sent | null = $state.raw(null);
  private happened: readonly Happened[] = [];

  constructor(
    readonly lesson: LessonOut,
    private readonly place: number,
    private readonly nameOf: (seat: number) => string,
    module: GameModule,
  ) {
    this.stage = new Stage(this.sceneOf(0, 0), {
      viewer: lesson.seat,
      lasts: ({ event }) => module.lasts(this, event),
      perform: (happened) => module.perform?.(this, happened) ?? null,
      pace: () => this.pace,
      cue: ({ event }) => {
        const sound = module.sound(event);
        if (sound) ring(sound);
      },
    });
  }

  private sceneOf(node: number, version: number): Scene {
    const { view, legal, events } = this.lesson.nodes[node]!;
    const from = this.happened.length + 1;
    this.happened = [...this.happened, ...events.map((event, i) => ({ id: from + i, event: event as Tagged }))];
    const told = { entry: 'moved', who: 'chance', by: 'dice', number: version, events, revealed: [] } as const;
    this.entries = [...this.entries, { ...told, version }];
    return { version, view, legal, events: this.happened, isOver: false };
  }

  private get there(): LessonNode {
    return this.lesson.nodes[this.node]!;
  }

  /** The step that the learner is told now: the last one counts as none, for then the lesson is done. */
  get step(): number {
    return this.stage.now.version;
  }
  get isDone(): boolean {
    return this.step >= this.lesson.steps && !this.isBehind;
  }
  /** Something that would be right. */
  get example(): Action | null {
    const { legal, example } = this.there;
    return (legal[example] as Action | undefined) ?? null;
  }

  /** What is right leads on; anything else is told its reason, and nothing happens. */
  send(action: Action): void {
    const { legal, answers } = this.there;
    const answer = answers[legal.findIndex((each) => isSameJson(each, action))];
    if (answer === undefined) return; // a board does not send what is not legal
    if (answer < 0) {
      this.wrong = this.lesson.reasons[-1 - answer]!;
      this.tries += 1;
      return;
    }
    this.wrong = null;
    this.node = answer;
    const { step } = this.there;
    this.sent = { action, madeAt: step };
    this.stage.push(this.sceneOf(answer, step));
  }

  close(): void {
    this.stage.close();
  }

  get game(): string {
    return this.lesson.game;
  }
  get viewer(): number {
    return this.lesson.seat;
  }
  get view(): Json {
    return this.stage.now.view as Json;
  }
  get legal(): readonly Action[] {
    return this.isBehind ? [] : (this.stage.now.legal as readonly Action[]);
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
  get isHeld(): boolean {
    return this.stage.isHeld;
  }
  get isMyTurn(): boolean {
    return this.legal.length > 0;
  }
  get sending(): Action | null {
    return this.sent !== null && this.stage.now.version < this.sent.madeAt ? this.sent.action : null;
  }
  get turn(): number | null {
    return (this.view as { readonly turn?: number | null } | null)?.turn ?? null;
  }
  get colours(): readonly SeatColour[] {
    return COLOURS;
  }
  get reducedMotion(): boolean {
    return reducedMotion();
  }
  get pace(): number {
    return PACES[settings.pace];
  }
  go(): void {
    this.stage.go();
  }
  skip(): void {
    this.stage.skip();
  }
  ready(): void {
    // There is no next round to wait for.
  }
  async whyNot(action: Action): Promise<WhyNot | null> {
    try {
      const { refusal } = await api.whyNotInLesson(this.game, this.place, this.node, action as WireTagged);
      if (refusal === null) return null;
      return { ...refusal, text: this.t(`refusal-${refusal.code}`, { ...refusal.args, rule: refusal.rule }) };
    } catch {
      return null;
    }
  }
  t(id: string, args?: Readonly<Record<string, Json>>): string {
    return sentence(id, args, this.names);
  }
  openRules(rule: string): void {
    this.rules = rule;
  }
}
