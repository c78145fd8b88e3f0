// Made by `python -m rockfall.server.typescript` from the Python side. Do not edit.

/** What a good that lies out would add to each seat's points if that seat took it as this kind, by seat. */
export interface Gains {
  readonly spell: readonly (number | null)[];
  readonly gem: readonly (number | null)[];
  readonly spice: readonly (number | null)[];
  readonly beast: readonly (number | null)[];
  readonly weapon: readonly (number | null)[];
}

/** All five zones of a good. */
export interface GoodFace {
  readonly card: number;
  readonly spell: string;
  readonly gem: number;
  readonly spice: string;
  readonly beast: string;
  readonly weapon: string;
  readonly left: number;
  readonly right: number;
}

/** A view in readable form. */
export interface GuildsTable {
  readonly game: string;
  readonly viewer: number | null;
  readonly turn: number | null;
  readonly phase: string;
  readonly is_over: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly first: number | null;
  readonly memo: number | null;
  readonly open_gems: boolean;
  readonly hidden_experts: boolean;
  readonly goods: readonly (MarketGood | null)[];
  readonly gains: readonly (Gains | null)[];
  readonly deck_left: number;
  readonly unseen: readonly number[];
  readonly discard: readonly string[] | null;
  readonly merchants: readonly Merchant[];
  readonly universals: readonly GoodFace[];
  readonly winners: readonly number[];
}

/** A good that lies out. */
export interface MarketGood {
  readonly good: number;
  readonly face: GoodFace;
  readonly expert: string | null;
  readonly kind: string | null;
  readonly owner: number | null;
}

/** What the viewer sees of a seat. */
export interface Merchant {
  readonly seat: number;
  readonly experts: readonly string[] | null;
  readonly expert_count: number;
  readonly stacks: Stacks;
  readonly worth: Worth;
  readonly protections: readonly string[];
  readonly side: string | null;
  readonly sheet: readonly ScoreLine[];
}

/** One line of the score sheet: some goods, why they score, and how much. */
export interface ScoreLine {
  readonly kind: string;
  readonly why: string;
  readonly points: number;
  readonly cards: readonly number[];
  readonly classes: readonly number[];
  readonly left: number | null;
  readonly right: number | null;
  readonly other: number | null;
  readonly takes: number | null;
  readonly gives: number | null;
}

/** A good on a stack. Of a gem that lies face down and is not the viewer's all is None. */
export interface StackGood {
  readonly card: number | null;
  readonly name: string | null;
  readonly left: number | null;
  readonly right: number | null;
}

/** In the order in which the goods were taken. */
export interface Stacks {
  readonly spell: readonly StackGood[];
  readonly gem: readonly StackGood[];
  readonly spice: readonly StackGood[];
  readonly beast: readonly StackGood[];
  readonly weapon: readonly StackGood[];
}

/** What stacks would score if the match ended now: universal goods stay, the best protection and side are chosen. */
export interface Worth {
  readonly spell: number;
  readonly gem: number | null;
  readonly spice: number;
  readonly beast: number;
  readonly weapon: number;
  readonly total: number;
}

/** The first player takes the expert off the last good, plays this one instead, and takes the good (G9). */
export interface ActionChangeKind {
  readonly type: "ChangeKind";
  readonly expert: string;
}

export interface ActionChooseFirst {
  readonly type: "ChooseFirst";
  readonly seat: number;
}

/** With two players: the side of all one's weapons that counts (G18). */
export interface ActionChooseSide {
  readonly type: "ChooseSide";
  readonly side: string;
}

export interface ActionDrawMemo {
  readonly type: "DrawMemo";
  readonly memo: number;
}

/** Leave the universal goods that are still there among the spells (G13). */
export interface ActionKeepUniversals {
  readonly type: "KeepUniversals";
}

/** Move a universal good from the spells onto another stack (G13). */
export interface ActionMoveUniversal {
  readonly type: "MoveUniversal";
  readonly card: number;
  readonly kind: string;
}

/** Play an expert on one of the goods that lie out, counted from 0 (G7). */
export interface ActionPlayExpert {
  readonly type: "PlayExpert";
  readonly good: number;
  readonly expert: string;
}

/** Choose the type of weapon that a protection spell turns away (G18). */
export interface ActionProtect {
  readonly type: "Protect";
  readonly weapon: string;
}

/** Take one of the goods that lie out (G8). */
export interface ActionTakeGood {
  readonly type: "TakeGood";
  readonly good: number;
}

/** A good is turned up (G6). */
export interface ActionTurnUp {
  readonly type: "TurnUp";
  readonly card: number;
}

export type Action = ActionPlayExpert | ActionTakeGood | ActionChangeKind | ActionMoveUniversal | ActionKeepUniversals
  | ActionProtect | ActionChooseSide | ActionChooseFirst | ActionDrawMemo | ActionTurnUp;

/** `name` is what the good is now: a sort, a class or a spell; `left` and `right` are for weapons. */
export interface EventExpertPlayed {
  readonly type: "ExpertPlayed";
  readonly seat: number;
  readonly good: number;
  readonly card: number;
  readonly expert: string;
  readonly kind: string;
  readonly name: string;
  readonly left: number | null;
  readonly right: number | null;
}

/** Everybody has all five experts again (G11). */
export interface EventExpertsReturned {
  readonly type: "ExpertsReturned";
  readonly round: number;
}

/** A good goes onto a stack. The class of a gem is announced (G10). */
export interface EventGoodTaken {
  readonly type: "GoodTaken";
  readonly seat: number;
  readonly good: number;
  readonly card: number;
  readonly kind: string;
  readonly name: string;
  readonly left: number | null;
  readonly right: number | null;
}

/** `good` is its place among those that lie out, `card` its number in the box; then its five zones. */
export interface EventGoodTurnedUp {
  readonly type: "GoodTurnedUp";
  readonly good: number;
  readonly card: number;
  readonly spell: string;
  readonly gem: number;
  readonly spice: string;
  readonly beast: string;
  readonly weapon: string;
  readonly left: number;
  readonly right: number;
}

/** The first player took the expert `taken`, whose owner was `owner`, off the last good and played another (G9). */
export interface EventKindChanged {
  readonly type: "KindChanged";
  readonly seat: number;
  readonly good: number;
  readonly card: number;
  readonly expert: string;
  readonly kind: string;
  readonly name: string;
  readonly left: number | null;
  readonly right: number | null;
  readonly taken: string;
  readonly owner: number;
}

/** What every seat gets for its stack of one kind; the five kinds come in the order of scoring. */
export interface EventKindScored {
  readonly type: "KindScored";
  readonly kind: string;
  readonly points: readonly number[];
}

export interface EventMatchEnded {
  readonly type: "MatchEnded";
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** One for each winner; several share the win (G19). */
export interface EventMatchWon {
  readonly type: "MatchWon";
  readonly seat: number;
  readonly shared: boolean;
}

/** Which memo says what beasts are worth (G3). */
export interface EventMemoDrawn {
  readonly type: "MemoDrawn";
  readonly memo: number;
}

export interface EventProtectionChosen {
  readonly type: "ProtectionChosen";
  readonly seat: number;
  readonly weapon: string;
}

export interface EventRoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
  readonly first: number;
}

export interface EventSideChosen {
  readonly type: "SideChosen";
  readonly seat: number;
  readonly side: string;
}

/** A universal good goes from the spells onto another stack, and is this now (G13). */
export interface EventUniversalMoved {
  readonly type: "UniversalMoved";
  readonly seat: number;
  readonly card: number;
  readonly kind: string;
  readonly name: string;
  readonly left: number | null;
  readonly right: number | null;
}

export interface EventUniversalsKept {
  readonly type: "UniversalsKept";
  readonly seat: number;
  readonly count: number;
}

export type Event = EventMemoDrawn | EventRoundBegan | EventGoodTurnedUp | EventExpertPlayed | EventKindChanged
  | EventGoodTaken | EventExpertsReturned | EventUniversalMoved | EventUniversalsKept | EventProtectionChosen
  | EventSideChosen | EventKindScored | EventMatchEnded | EventMatchWon;

export type View = GuildsTable;
