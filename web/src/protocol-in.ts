// Made by `python -m rockfall.server.typescript` from the Python side. Do not edit.
import type { Json, TableRules } from './protocol';

/** Ask something of a table; answered by an ack or an error with the same id. */
export interface ClientInCommand {
  readonly type: "command";
  readonly table: string;
  readonly id: string;
  readonly command: Sit | SitBot | Leave | Kick | Swap | Seal | Open | Start | Move | TakeBack | Return | Ready | Revoke
    | Say | Rematch;
}

export interface ClientInPing {
  readonly type: "ping";
  readonly id?: string;
}

/** See a table from a seat of your own, or as a spectator; several seats need several subscriptions. */
export interface ClientInSubscribe {
  readonly type: "subscribe";
  readonly table: string;
  readonly seat?: number | null;
  readonly id?: string;
  readonly since?: number | null;
  readonly token?: string | null;
}

export interface ClientInUnsubscribe {
  readonly type: "unsubscribe";
  readonly table: string;
  readonly id?: string;
  readonly seat?: number | null;
}

export interface HintIn {
  readonly seat: number;
}

/** Free somebody else's seat, or a bot's, before the start. Host only. */
export interface Kick {
  readonly do: "kick";
  readonly seat: number;
  readonly id?: string | null;
}

/** Before the start, free the seat; after it, leave it to a bot, which takes over after the grace period. */
export interface Leave {
  readonly do: "leave";
  readonly seat: number;
  readonly id?: string | null;
}

export interface LessonWhyNotIn {
  readonly node: number;
  readonly action: { readonly [key: string]: Json };
}

/** Make a move, given by its code, as an action, or both, which must agree. */
export interface Move {
  readonly do: "move";
  readonly id: string;
  readonly seat: number;
  readonly version: number;
  readonly move?: number | null;
  readonly action?: { readonly [key: string]: Json } | null;
}

export interface NameIn {
  readonly name: string;
}

/** Open the share that you sealed, once the table is locked and you have kept everybody's seals. */
export interface Open {
  readonly do: "open";
  readonly seat: number;
  readonly share: string;
  readonly id?: string | null;
}

/** An action, or the seats that have the role; neither asks for the solution. */
export interface PuzzleAnswerIn {
  readonly action?: { readonly [key: string]: Json } | null;
  readonly seats?: readonly number[] | null;
}

export interface PuzzleWhyNotIn {
  readonly action: { readonly [key: string]: Json };
}

/** Between two rounds: go on as far as this seat is concerned. */
export interface Ready {
  readonly do: "ready";
  readonly seat: number;
  readonly id?: string | null;
}

/** Open another table with the same people, bots and rules. For those who played here. */
export interface Rematch {
  readonly do: "rematch";
  readonly id?: string | null;
}

export interface ReplayIn {
  readonly viewer?: number | "all" | null;
}

/** Take your seat back from the bot that played for you. */
export interface Return {
  readonly do: "return";
  readonly seat: number;
  readonly id?: string | null;
}

/** Make every token of your seat worthless; whoever plays by one is cut off, and you get a new one. */
export interface Revoke {
  readonly do: "revoke";
  readonly seat: number;
  readonly id?: string | null;
}

/** Talk: players to all, spectators among themselves until the match is over. */
export interface Say {
  readonly do: "say";
  readonly text: string;
  readonly seat?: number | null;
  readonly id?: string | null;
}

/** Promise a share in the dice, before the start: the SHA-256 of 64 random hexadecimal digits that you keep. */
export interface Seal {
  readonly do: "seal";
  readonly seat: number;
  readonly seal: string;
  readonly id?: string | null;
}

/** Take a seat; a person may take several, for those who share the device. */
export interface Sit {
  readonly do: "sit";
  readonly seat?: number | null;
  readonly name?: string | null;
  readonly seal?: string | null;
  readonly id?: string | null;
}

/** Give an open seat to a bot. Host only. */
export interface SitBot {
  readonly do: "sit-bot";
  readonly seat: number;
  readonly bot: string;
  readonly id?: string | null;
}

/** Lock the table, once every seat is taken; the match begins when all shares are open. Host only. */
export interface Start {
  readonly do: "start";
  readonly id?: string | null;
}

/** Change places with an open seat or a bot; the host may swap any two seats. Before the start. */
export interface Swap {
  readonly do: "swap";
  readonly seat: number;
  readonly other: number;
  readonly id?: string | null;
}

export interface TableIn {
  readonly game: string;
  readonly players?: number | null;
  readonly options?: { readonly [key: string]: Json };
  readonly rules?: TableRules;
  readonly id?: string | null;
}

/** Take back your last move, if the table allows it and nobody has learned anything from it or moved. */
export interface TakeBack {
  readonly do: "take-back";
  readonly seat: number;
  readonly id?: string | null;
}

export interface WhyNotIn {
  readonly seat: number;
  readonly action: { readonly [key: string]: Json };
}

export type AnyClientIn = ClientInSubscribe | ClientInUnsubscribe | ClientInCommand | ClientInPing;

export type AnyCommand = Sit | SitBot | Leave | Kick | Swap | Seal | Open | Start | Move | TakeBack | Return | Ready
  | Revoke | Say | Rematch;
