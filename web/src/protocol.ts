// Made by `python -m rockfall.server.typescript` from the Python side. Do not edit.
export * from './protocol-in';
export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };
/** An action or an event: its class in `type`, its fields beside it. */
export type Tagged = { readonly type: string; readonly [field: string]: Json };

/** A move and what it promises: the chance to win the match, with the half width of its 95 % interval. */
export interface AdvisedMove {
  readonly move: number;
  readonly action: { readonly [key: string]: Json };
  readonly chance: number;
  readonly margin: number;
  readonly playouts: number;
}

/** Milliseconds left by seat when the message was sent, and whose clock runs. */
export interface ClockShown {
  readonly left: readonly number[];
  readonly runs: number | null;
}

/** A command was carried out, and stored. */
export interface DoneOut {
  readonly version: number;
  readonly is_repeat: boolean;
  readonly rematch: string | null;
  readonly info: TableInfo;
  readonly my_seats: { readonly [key: string]: string };
}

/** One outcome of chance: the number of the move, what could have come with which weight, and what came. */
export interface Draw {
  readonly number: number;
  readonly outcomes: readonly number[];
  readonly weights: readonly number[];
  readonly came: number;
}

/** All that is needed to draw every outcome of a match again, with nothing of ours. */
export interface DrawsOut {
  readonly dice: FairDice;
  readonly draws: readonly Draw[];
  readonly is_imported: boolean;
  readonly signed_by: string | null;
}

/** Something was refused, and nothing changed. */
export interface Error {
  readonly code: "bad-message" | "bad-options" | "bad-record" | "broken-table" | "closing" | "illegal-move"
    | "malformed-action" | "no-such-page" | "no-such-seat" | "not-allowed" | "not-host" | "not-now" | "not-subscribed"
    | "not-your-seat" | "seat-open" | "seat-taken" | "server-error" | "stale-version" | "too-busy" | "too-fast"
    | "too-large" | "too-many" | "unknown-bot" | "unknown-game" | "unknown-guest" | "unknown-record" | "unknown-table";
  readonly message: string;
  readonly expected: string;
  readonly got: string;
  readonly refusal: Refusal | null;
  readonly retry_after: number | null;
  readonly id: string | null;
}

/** What a record's meta says about its dice, under "dice". */
export interface FairDice {
  readonly table: string;
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly secret: string;
  readonly outside: readonly number[];
  readonly scheme: number;
  readonly seals: readonly string[];
  readonly left_out: readonly number[];
  readonly bots: readonly number[];
}

export interface GameOut {
  readonly name: string;
  readonly title: string;
  readonly min_players: number;
  readonly max_players: number;
  readonly rules_version: number;
  readonly bots: readonly string[];
  readonly options: readonly OptionInfo[];
  readonly puzzles: boolean;
}

/** Who you are here. The proof is in a cookie that only the server reads. */
export interface GuestOut {
  readonly name: string;
}

/** What the strongest bot would do, knowing no more than you: the best few moves, best first. */
export interface HintOut {
  readonly is_stale: boolean;
  readonly moves: readonly AdvisedMove[];
  readonly beliefs: readonly ({ readonly [key: string]: number })[];
}

/** The next round waits until these people are ready, or until it has waited long enough. */
export interface IntervalInfo {
  readonly ends_at: number;
  readonly seconds: number;
  readonly waiting_for: readonly number[];
}

/** The key by which this server signs its records, in hexadecimal; null if it signs none. */
export interface KeyOut {
  readonly key: string | null;
}

/** One move that is allowed, by code and as an action. */
export interface LegalMove {
  readonly move: number;
  readonly action: { readonly [key: string]: Json };
}

/** A position of a lesson. The learner is told step number `step`; at the last one there is nothing more to do. */
export interface LessonNode {
  readonly step: number;
  readonly view: Json;
  readonly events: readonly Tagged[];
  readonly legal: readonly ({ readonly [key: string]: Json })[];
  readonly answers: readonly number[];
  readonly example: number;
}

/** A lesson as a learner's page plays it. Words are named `lesson-<name>-...`, see docs/lessons.md. */
export interface LessonOut {
  readonly game: string;
  readonly name: string;
  readonly players: number;
  readonly seat: number;
  readonly steps: number;
  readonly reasons: readonly string[];
  readonly nodes: readonly LessonNode[];
}

/** The lessons of a game, in their order. */
export interface LessonsOut {
  readonly names: readonly string[];
}

/** A number of seconds for the whole match, plus an increment with every move. */
export interface MatchClock {
  readonly type: "match";
  readonly seconds: number;
  readonly increment: number;
}

/** A number of seconds for every move. */
export interface MoveClock {
  readonly type: "move";
  readonly seconds: number;
}

/** Nobody is hurried. */
export interface NoClock {
  readonly type: "none";
}

/** The table is locked, and these seats have not opened their shares in the dice. */
export interface OpeningInfo {
  readonly ends_at: number;
  readonly waiting_for: readonly number[];
}

/** One option, explained, for help pages and forms. */
export interface OptionInfo {
  readonly name: string;
  readonly default: Json;
  readonly schema: { readonly [key: string]: Json };
  readonly description: string;
}

/** Whether an answer was right. The solution comes with the right answer, or if it was asked for. */
export interface PuzzleAnswerOut {
  readonly is_right: boolean;
  readonly tried: PuzzleChoice | null;
  readonly solution: PuzzleSolution | null;
}

/** What an answer is worth: the chance to win with it, or that this seat has the role. */
export interface PuzzleChoice {
  readonly action: { readonly [key: string]: Json } | null;
  readonly seat: number | null;
  readonly chance: number;
  readonly margin: number;
  readonly loss: number;
  readonly loss_margin: number;
}

/** A move that tells something of somebody: how likely they had the role before it, and after. */
export interface PuzzleClue {
  readonly step: number;
  readonly seat: number;
  readonly about: number;
  readonly before: number;
  readonly after: number;
}

export interface PuzzleInfo {
  readonly name: string;
  readonly kind: "best" | "ending" | "strike" | "who";
  readonly level: number;
  readonly players: number;
}

/** What a move brings by chance, exactly: anger, or one treasure more. */
export interface PuzzleOdds {
  readonly action: { readonly [key: string]: Json };
  readonly anger: number;
  readonly treasure: number;
}

/** A question. `past` is the round up to there, or the end of it, as `seat` saw it; null: as a spectator. */
export interface PuzzleOut {
  readonly name: string;
  readonly kind: "best" | "ending" | "strike" | "who";
  readonly level: number;
  readonly role: string | null;
  readonly seat: number | null;
  readonly legal: readonly ({ readonly [key: string]: Json })[];
  readonly past: ReplayOut;
}

/** The right answer, and why. `failed` says how often weaker bots, or watchers who saw less, answered otherwise. */
export interface PuzzleSolution {
  readonly actions: readonly ({ readonly [key: string]: Json })[];
  readonly seats: readonly number[];
  readonly choices: readonly PuzzleChoice[];
  readonly clues: readonly PuzzleClue[];
  readonly odds: readonly PuzzleOdds[];
  readonly failed: { readonly [key: string]: number };
  readonly playouts: number;
}

/** The puzzles of a game, the easy ones first. */
export interface PuzzlesOut {
  readonly puzzles: readonly PuzzleInfo[];
}

/** How others can reach this server, as far as it knows. */
export interface ReachOut {
  readonly addresses: readonly string[];
  readonly only_here: boolean;
}

export interface RecordOut {
  readonly id: string;
}

/** Why an action is not allowed: a code to be phrased in any language, and the rule's number. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly args: { readonly [key: string]: string | number };
}

export interface ReplayOut {
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [key: string]: Json };
  readonly names: readonly string[];
  readonly scores: readonly number[] | null;
  readonly steps: readonly ReplayStep[];
  readonly blows: readonly number[];
  readonly is_imported: boolean;
  readonly signed_by: string | null;
}

/** What one player did, with what chance brought about after it. */
export interface ReplayStep {
  readonly who: number | null;
  readonly move: number;
  readonly events: readonly Tagged[];
  readonly chance_from: number;
  readonly view: { readonly [key: string]: Json };
  readonly own: readonly ({ readonly [key: string]: Json })[];
}

/** Who sits there, as everybody may know. */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly bot: string | null;
  readonly is_away: boolean;
  readonly is_host: boolean;
}

/** A command was carried out, and stored. `version` is the one it led to. */
export interface ServerOutAck {
  readonly type: "ack";
  readonly id: string;
  readonly table: string;
  readonly version: number;
  readonly is_repeat: boolean;
  readonly rematch: string | null;
}

/** Something was refused, and nothing changed. */
export interface ServerOutError {
  readonly type: "error";
  readonly id: string | null;
  readonly code: "bad-message" | "bad-options" | "bad-record" | "broken-table" | "closing" | "illegal-move"
    | "malformed-action" | "no-such-page" | "no-such-seat" | "not-allowed" | "not-host" | "not-now" | "not-subscribed"
    | "not-your-seat" | "seat-open" | "seat-taken" | "server-error" | "stale-version" | "too-busy" | "too-fast"
    | "too-large" | "too-many" | "unknown-bot" | "unknown-game" | "unknown-guest" | "unknown-record" | "unknown-table";
  readonly message: string;
  readonly expected: string;
  readonly got: string;
  readonly refusal: Refusal | null;
  readonly retry_after: number | null;
}

/** The connection will close; reconnect after `again_after` seconds. */
export interface ServerOutGoodbye {
  readonly type: "goodbye";
  readonly reason: string;
  readonly again_after: number;
}

export interface ServerOutPong {
  readonly type: "pong";
  readonly id: string;
}

/** Who is there; not part of the versions. */
export interface ServerOutPresence {
  readonly type: "presence";
  readonly table: string;
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** All that this viewer may know now: the answer to a subscription. */
export interface ServerOutTable {
  readonly type: "table";
  readonly table: string;
  readonly seat: number | null;
  readonly version: number;
  readonly is_resync: boolean;
  readonly info: TableInfo;
  readonly view: { readonly [key: string]: Json } | null;
  readonly legal: readonly LegalMove[];
  readonly entries: readonly (ToldMoved | ToldStaged | ToldTakenBack | ToldSaid | ToldCreated | ToldSat | ToldBotSat
    | ToldFreed | ToldSwapped | ToldHostChanged | ToldTookOver | ToldLeft | ToldReturned | ToldReady | ToldContinued
    | ToldSealed | ToldLocked | ToldOpened | ToldStarted | ToldPaused | ToldResumed)[];
  readonly clock: ClockShown | null;
}

/** What changed between two versions. A client that is not at `since` has missed something and subscribes again. */
export interface ServerOutUpdate {
  readonly type: "update";
  readonly table: string;
  readonly seat: number | null;
  readonly since: number;
  readonly version: number;
  readonly entries: readonly (ToldMoved | ToldStaged | ToldTakenBack | ToldSaid | ToldCreated | ToldSat | ToldBotSat
    | ToldFreed | ToldSwapped | ToldHostChanged | ToldTookOver | ToldLeft | ToldReturned | ToldReady | ToldContinued
    | ToldSealed | ToldLocked | ToldOpened | ToldStarted | ToldPaused | ToldResumed)[];
  readonly info: TableInfo | null;
  readonly view: { readonly [key: string]: Json };
  readonly clock: ClockShown | null;
  readonly legal: readonly LegalMove[] | null;
}

/** The first message of a connection. */
export interface ServerOutWelcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly server: string;
  readonly name: string | null;
  readonly message_bytes: number;
  readonly now: number;
}

/** A table as everybody may know it. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [key: string]: Json };
  readonly rules: TableRules;
  readonly status: "over" | "playing" | "waiting";
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly scheme: number;
  readonly seals: readonly string[];
  readonly nonces: readonly string[];
  readonly left_out: readonly number[];
  readonly opening: OpeningInfo | null;
  readonly secret: string | null;
  readonly scores: readonly number[] | null;
  readonly is_paused: boolean;
  readonly number: number;
  readonly rematch: string | null;
  readonly interval: IntervalInfo | null;
}

/** A table, and your own seats at it with their tokens. */
export interface TableOut {
  readonly info: TableInfo;
  readonly my_seats: { readonly [key: string]: string };
}

/** What a table agrees on besides the options of the game. */
export interface TableRules {
  readonly visibility: "link" | "public";
  readonly clock: NoClock | MoveClock | MatchClock;
  readonly bots: boolean;
  readonly spectators: "delayed" | "none" | "public";
  readonly chat: boolean;
  readonly take_back: boolean;
  readonly grace: number | null;
  readonly stand_in: string;
  readonly goes_on: boolean;
  readonly interval: number;
}

export interface ToldBotSat {
  readonly entry: "botsat";
  readonly seat: number;
  readonly name: string;
  readonly version: number;
}

/** There is a rematch. */
export interface ToldContinued {
  readonly entry: "continued";
  readonly table: string;
  readonly version: number;
}

export interface ToldCreated {
  readonly entry: "created";
  readonly name: string;
  readonly version: number;
}

export interface ToldFreed {
  readonly entry: "freed";
  readonly seat: number;
  readonly why: string;
  readonly version: number;
}

export interface ToldHostChanged {
  readonly entry: "hostchanged";
  readonly name: string;
  readonly version: number;
}

export interface ToldLeft {
  readonly entry: "left";
  readonly seat: number;
  readonly version: number;
}

/** Seats and seals stay as they are from now on. */
export interface ToldLocked {
  readonly entry: "locked";
  readonly version: number;
}

/** A player has moved, or chance has decided. */
export interface ToldMoved {
  readonly entry: "moved";
  readonly who: number | "chance";
  readonly by: "bot" | "dice" | "outside" | "person";
  readonly number: number;
  readonly events: readonly Json[];
  readonly revealed: readonly Json[];
  readonly version: number;
}

export interface ToldOpened {
  readonly entry: "opened";
  readonly seat: number;
  readonly version: number;
}

export interface ToldPaused {
  readonly entry: "paused";
  readonly version: number;
}

export interface ToldReady {
  readonly entry: "ready";
  readonly seat: number;
  readonly version: number;
}

export interface ToldResumed {
  readonly entry: "resumed";
  readonly version: number;
}

export interface ToldReturned {
  readonly entry: "returned";
  readonly seat: number;
  readonly version: number;
}

export interface ToldSaid {
  readonly entry: "said";
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly version: number;
}

export interface ToldSat {
  readonly entry: "sat";
  readonly seat: number;
  readonly name: string;
  readonly version: number;
}

export interface ToldSealed {
  readonly entry: "sealed";
  readonly seat: number;
  readonly version: number;
}

/** What brought move `number` about can be watched: it has a scene. */
export interface ToldStaged {
  readonly entry: "blown";
  readonly number: number;
  readonly version: number;
}

export interface ToldStarted {
  readonly entry: "started";
  readonly left_out: readonly number[];
  readonly version: number;
}

export interface ToldSwapped {
  readonly entry: "swapped";
  readonly seat: number;
  readonly number: number;
  readonly version: number;
}

export interface ToldTakenBack {
  readonly entry: "takenback";
  readonly seat: number;
  readonly number: number;
  readonly version: number;
}

/** A bot plays for somebody from now on. */
export interface ToldTookOver {
  readonly entry: "tookover";
  readonly seat: number;
  readonly name: string;
  readonly why: string;
  readonly version: number;
}

/** Why an action is not allowed now; null if it is. */
export interface WhyNotOut {
  readonly refusal: Refusal | null;
}

export type AnyServerOut = ServerOutWelcome | ServerOutTable | ServerOutUpdate | ServerOutPresence | ServerOutAck
  | ServerOutError | ServerOutPong | ServerOutGoodbye;

export type AnyTold = ToldMoved | ToldStaged | ToldTakenBack | ToldSaid | ToldCreated | ToldSat | ToldBotSat | ToldFreed
  | ToldSwapped | ToldHostChanged | ToldTookOver | ToldLeft | ToldReturned | ToldReady | ToldContinued | ToldSealed
  | ToldLocked | ToldOpened | ToldStarted | ToldPaused | ToldResumed;
