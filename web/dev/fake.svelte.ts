/** A Play made from a fixture. What is sent is only remembered, unless the game's own pretending answers it. */
import { Words } from '../src/words';
import {
  type Action,
  type GameModule,
  type Happened,
  type Json,
  type Play,
  SEAT_SHAPES,
  type SeatColour,
  type Tagged,
  type WhyNot,
} from '../src/games/contract';
import { Stage } from '../src/stage.svelte';

export interface Fixture {
  readonly game: string;
  readonly viewer: number;
  readonly names: readonly string[];
  readonly view: Json;
  readonly legal: readonly Action[];
  readonly events: readonly Tagged[];
}

/** `dev/<game>.ts` may default-export this. */
export interface Pretending {
  readonly Sheet?: unknown; // a component: every card on one sheet
  send?(play: Fake, action: Action): void; // show what the action does
  blow?(play: Fake, move: number): Promise<ArrayBuffer | null>; // a trajectory of the rock tower
  arrange?(play: Fake, wanted: URLSearchParams): void; // make the choice that the address asks for
}

const COLOURS = [
  '#e0523a',
  '#4c8fe0',
  '#e7b32f',
  '#56a85a',
  '#b06fd0',
  '#e88a3c',
  '#4fbdb5',
  '#d76a9a',
  '#9a9a9a',
  '#8a6b4a',
  '#6fa8a0',
  '#c0c060',
];
export class Fake implements Play {
  view = $state.raw<Json>(null);
  legal = $state.raw<readonly Action[]>([]);
  highlight = $state.raw<Tagged | null>(null);
  sent = $state.raw<readonly Action[]>([]);
  readonly colours: readonly SeatColour[] = COLOURS.map((colour, i) => ({ colour, shape: SEAT_SHAPES[i]! }));
  readonly everybody = null;
  readonly isReplay = false;
  readonly hasAllEvents = true;
  readonly reducedMotion: boolean;
  readonly pace: number;
  readonly isCovered = false;
  readonly isShared = false;
  readonly interval = null;
  readonly sending = null;
  private readonly stage: Stage;

  constructor(
    readonly fixture: Fixture,
    readonly words: Words,
    readonly pretending: Pretending,
    module: GameModule,
    isStill: boolean,
  ) {
    this.view = fixture.view;
    this.legal = fixture.legal;
    this.reducedMotion = isStill;
    this.pace = isStill ? 0 : 1;
    const events = fixture.events.map((event, i) => ({ id: i + 1, event }));
    this.stage = new Stage(
      { version: 0, view: fixture.view, legal: [], events, isOver: false },
      {
        viewer: fixture.viewer,
        lasts: ({ event }) => module.lasts(this, event),
        perform: (happened) => module.perform?.(this, happened) ?? null,
        pace: () => this.pace,
        cue: () => undefined,
      },
    );
  }
  get game(): string {
    return this.fixture.game;
  }
  get viewer(): number {
    return this.fixture.viewer;
  }
  get names(): readonly string[] {
    return this.fixture.names;
  }
  get isMyTurn(): boolean {
    return this.legal.length > 0;
  }
  send(action: Action): void {
    this.sent = [...this.sent, action];
    this.pretending.send?.(this, action);
    this.legal = [];
    setTimeout(() => (this.legal = this.fixture.legal), 1500);
  }
  get told(): readonly Happened[] {
    return this.stage.told;
  }
  get telling(): Happened | null {
    return this.stage.telling;
  }
  get isHeld(): boolean {
    return this.stage.isHeld;
  }
  get isBehind(): boolean {
    return this.stage.isBehind;
  }
  get events(): readonly Happened[] {
    return this.stage.events;
  }
  go(): void {
    this.stage.go();
  }
  skip(): void {
    this.stage.skip();
  }
  ready(): void {}
  happen(event: Tagged): void {
    const id = this.events.length + 1;
    this.stage.push({
      version: id,
      view: this.view,
      legal: [],
      events: [...this.events, { id, event, move: id }],
      isOver: false,
    });
  }
  async blow(move: number): Promise<ArrayBuffer | null> {
    return (await this.pretending.blow?.(this, move)) ?? null;
  }
  /** No rules here: some reason that the game has words for. */
  async whyNot(): Promise<WhyNot> {
    return { code: 'not-your-turn', rule: '', args: {}, text: 'A reason, in words.' };
  }
  t(id: string, args: Parameters<Words['t']>[1] = {}): string {
    return this.words.t(id, args, this.names);
  }
  openRules(): void {}
}
