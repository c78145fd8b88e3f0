/**
 * What a game folder gives to the shell, and what the shell gives to it. docs/adding-a-board.md goes through it.
 *
 * `games/<game>/index.ts` default-exports a GameModule, `Picture.svelte` is its door on the home page. The shell makes
 * one Play for each seat (or spectator) of a table and keeps that object for as long as the table is open; its fields
 * are reactive (runes behind getters), so components simply read them. A module keeps the choice being made by itself,
 * under the Play as key.
 */
import type { Component } from 'svelte';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };

/** An action or an event as Python writes it: its class in `type`, its fields beside it. */
export interface Tagged {
  readonly type: string;
  readonly [field: string]: Json;
}
export type Action = Tagged;

/** One event, numbered. Numbers only ever grow while a table is open. */
export interface Happened<E = Tagged> {
  readonly id: number;
  readonly event: E;
  readonly move?: number; // the number of the move that brought it, where that is known
}

/** A Fluent message with its arguments, as in rockfall/words.py: null is "none", true "yes", false "no". */
export interface Sentence {
  readonly id: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** Why an action is not allowed, and the same in the reader's language. */
export interface WhyNot {
  readonly code: string;
  readonly rule: string;
  readonly args: Readonly<Record<string, Json>>;
  readonly text: string;
}

/** A seat's colour is a CSS colour; the shape says the same without colour. */
export const SEAT_SHAPES = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'star',
  'cross',
  'hexagon',
  'drop',
  'moon',
  'bolt',
  'leaf',
  'crown',
] as const; // by seat
export type SeatShape = (typeof SEAT_SHAPES)[number];
export interface SeatColour {
  readonly colour: string;
  readonly shape: SeatShape;
}

/** Between two rounds: the next one waits until everybody is ready, but not for ever. */
export interface Interval {
  readonly endsAt: number; // by this device's clock
  readonly waitingFor: readonly number[]; // seats
}

/**
 * A table as one viewer sees it. All of it follows the stage (stage.svelte.ts): nothing here knows what has not been
 * shown. `view` is the position before what is being told; a board folds `told` and `telling` into it.
 */
export interface Play<View = Json, A = Action, E = Tagged> {
  readonly game: string;
  readonly view: View;
  readonly told: readonly Happened<E>[]; // shown since `view`
  readonly telling: Happened<E> | null; // being shown
  readonly isHeld: boolean; // what is being shown waits for `go`
  readonly isBehind: boolean; // there is more to show
  /** A replay with everything open: each seat's own view, hand and secrets and all. Null in every other case. */
  readonly everybody: readonly View[] | null;
  readonly viewer: number | null; // null: a spectator
  readonly legal: readonly A[]; // empty unless it is the viewer's turn, and everything has been shown
  readonly sending: A | null; // the viewer's move that is under way: its card has left the hand
  readonly names: readonly string[];
  readonly colours: readonly SeatColour[];
  readonly isMyTurn: boolean;
  readonly isReplay: boolean;
  readonly events: readonly Happened<E>[]; // of this match, as far as they have been shown, oldest first
  /** True once `events` reaches back to the start of the match: the End needs all of it to explain the points. */
  readonly hasAllEvents: boolean;
  readonly highlight: E | null; // the event of the log entry that is pointed at
  readonly reducedMotion: boolean;
  readonly pace: number; // 1: as designed; 2: twice as fast; 0: no animation
  readonly isCovered: boolean; // hot-seat: the curtain is closed, show no secrets
  readonly isShared: boolean; // hot-seat: several people look at this screen in turn
  readonly interval: Interval | null;

  send(action: A): void;
  /** What is being shown has been seen. */
  go(): void;
  /** To the present at once. */
  skip(): void;
  /** On with the next round, for all who share this device. */
  ready(): void;
  whyNot(action: A): Promise<WhyNot | null>;
  t(id: string, args?: Readonly<Record<string, Json>>): string;
  openRules(rule: string): void;
  /** How a blow at the rock tower looked, by the number of its move: a trajectory (docs/tower.md), if there is one. */
  blow?(move: number): Promise<ArrayBuffer | null>;
}

/** A button that answers what is asked. `act` sends, or only changes the choice being made. */
export interface Button {
  readonly key: string; // unique among the buttons shown together
  readonly label: Sentence;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  readonly act: () => void;
}

/** What a thing is, for somebody who points at it: whatever has `data-help` says which thing it is. */
export interface Help {
  readonly name: Sentence;
  readonly does: Sentence; // in one sentence
  readonly rule: string;
}

export interface Helper<AnyPlay> {
  help(play: AnyPlay, key: string): Help | null;
  readonly KEYS: readonly (readonly [keys: string, message: string])[]; // the board's own, for the page that lists them
}

export type Sound =
  | 'pick'
  | 'clunk'
  | 'page'
  | 'crumble'
  | 'coin'
  | 'creak'
  | 'break'
  | 'mend'
  | 'reveal'
  | 'whoosh'
  | 'thud'
  | 'rumble'
  | 'fanfare'
  | 'growl';

/** A part that is loaded while the match goes on, and not before the board is shown. */
export type Later<Props extends Record<string, unknown>> = () => Promise<{ readonly default: Component<Props> }>;

export interface GameModule<View = Json, A = Action, E = Tagged> {
  readonly Board: Component<{ play: Play<View, A, E> }>; // fills its box; pans and zooms by itself
  readonly Hand: Component<{ play: Play<View, A, E> }>; // own cards and own secrets, at the bottom
  readonly Plate: Component<{ play: Play<View, A, E>; seat: number }>; // inside the shell's plate with name and colour
  readonly End: Later<{ play: Play<View, A, E> }>; // the scene after the last round
  readonly Emblem: Component<{ play: Play<View, A, E>; event: E }>; // a small picture of what an event is about

  ask(play: Play<View, A, E>): Sentence; // what is asked now, or what one waits for
  buttons(play: Play<View, A, E>): readonly Button[];
  rulesAt(play: Play<View, A, E>): string; // the rule at which the rules page opens now
  tip(play: Play<View, A, E>): Sentence | null; // for who plays for the first time
  tell(play: Play<View, A, E>, action: A): Sentence; // a move in words, for a hint
  suggest(play: Play<View, A, E>, action: A): void; // show a hint: make this the choice, but do not send it
  readonly help: () => Promise<Helper<Play<View, A, E>>>; // loaded while the match goes on, with <wordbook>-help.ftl
  hasEmblem(event: E): boolean;
  /** How long an event is shown, in milliseconds; 0: not on the board; Infinity: until the viewer goes on. */
  lasts(play: Play<View, A, E>, event: E): number;
  /** For what takes as long as it takes; null: `lasts` says it. */
  perform?(play: Play<View, A, E>, happened: Happened<E>): Promise<void> | null;
  sound(event: E): Sound | null;
  /** Types of the events of outcomes that the game works out itself; without it the dice draw everything. */
  readonly blows?: ReadonlySet<string>;
}
