/**
 * What a game folder gives to the shell, and what the shell gives to it. docs/adding-a-board.md goes through it.
 *
 * `games/<game>/index.ts` default-exports a GameModule, `Picture.svelte` is its door on the home page. The shell makes one Play for each seat (or spectator) of a
 * table and keeps that object for as long as the table is open; its fields are reactive (runes behind getters), so
 * components simply read them. A module keeps the choice being made by itself, under the Play as key.
 */
import type { Component } from 'svelte';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };

/** An action or an event as Python writes it: its class in `type`, its fields beside it. */
export interface Tagged {
  readonly type: string;
  readonly [field: string]: Json;
}
export type Action = Tagged;

/** One event, numbered. Numbers only ever grow while a table is open; a board animates those it has not seen yet. */
export interface Happened {
  readonly id: number;
  readonly event: Tagged;
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

/** A seat's colour is a CSS colour; the shape says the same to who does not see colours. */
export type SeatShape =
  | 'circle' | 'square' | 'triangle' | 'diamond' | 'star' | 'cross'
  | 'hexagon' | 'drop' | 'moon' | 'bolt' | 'leaf' | 'crown';
export interface SeatColour {
  readonly colour: string;
  readonly shape: SeatShape;
}

export interface Play<View = Json> {
  readonly game: string;
  readonly view: View;
  /** A replay with everything open: each seat's own view, hand and secrets and all. Null in every other case. */
  readonly everybody: readonly View[] | null;
  readonly viewer: number | null; // null: a spectator
  readonly legal: readonly Action[]; // empty unless it is the viewer's turn
  readonly names: readonly string[];
  readonly colours: readonly SeatColour[];
  readonly isMyTurn: boolean;
  readonly isReplay: boolean;
  readonly events: readonly Happened[]; // of this match, as far as this viewer was told them, oldest first
  /** True once `events` reaches back to the start of the match; the End needs all of it to tell where points came from. */
  readonly hasAllEvents: boolean;
  readonly highlight: Tagged | null; // the event of the log entry that is pointed at
  readonly reducedMotion: boolean;
  readonly pace: number; // 1: as designed; 2: twice as fast (replays); 0: no animation
  readonly isCovered: boolean; // hot-seat: the curtain is closed, show no secrets

  send(action: Action): void;
  whyNot(action: Action): Promise<WhyNot | null>;
  t(id: string, args?: Readonly<Record<string, Json>>): string;
  openRules(rule: string): void;
  /** How a blow at the rock tower looked, by the number of its move: a trajectory (docs/tower.md), null if there is none. */
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

export type Sound = 'pick' | 'clunk' | 'page' | 'crumble' | 'coin' | 'creak';

export interface GameModule<View = Json> {
  readonly Board: Component<{ play: Play<View> }>; // fills its box; pans and zooms by itself
  readonly Hand: Component<{ play: Play<View> }>; // own cards and own secrets, at the bottom
  readonly Plate: Component<{ play: Play<View>; seat: number }>; // inside the shell's plate with name and colour
  readonly End: Component<{ play: Play<View> }>; // the scene after the last round

  ask(play: Play<View>): Sentence; // what is asked now, or what one waits for
  buttons(play: Play<View>): readonly Button[];
  rulesAt(play: Play<View>): string; // the rule at which the rules page opens now
  tip(play: Play<View>): Sentence | null; // for who plays for the first time
  tell(play: Play<View>, action: Action): Sentence; // a move in words, for a hint
  suggest(play: Play<View>, action: Action): void; // show a hint: make this the choice, but do not send it
  isTelling(play: Play<View>): boolean; // animations still run; wait with the end screen
  sound(event: Tagged): Sound | null;
}
