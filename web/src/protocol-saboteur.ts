// Made by `python -m rockfall.server.typescript` from the Python side. Do not edit.

export interface GoalCard {
  readonly column: number;
  readonly row: number;
  readonly is_open: boolean;
  readonly shows: string | null;
  readonly turned: boolean;
  readonly seen_by: readonly number[];
  readonly is_cut_off: boolean;
}

export interface LaidCard {
  readonly card: string;
  readonly turned: boolean;
  readonly column: number;
  readonly row: number;
  readonly is_joined: boolean;
  readonly is_cut_off: boolean;
}

/** What the viewer knows of a seat. */
export interface Plate {
  readonly seat: number;
  readonly role: string | null;
  readonly card_count: number;
  readonly broken: readonly string[];
  readonly is_trapped: boolean;
  readonly has_theft: boolean;
  readonly inspected: readonly number[];
  readonly gold: number | null;
}

/** A view in readable form: everything the viewer may know, and nothing else. */
export interface SaboteurTable {
  readonly game: string;
  readonly viewer: number | null;
  readonly turn: number | null;
  readonly actor: number;
  readonly phase: string;
  readonly is_over: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly first: number;
  readonly due: number;
  readonly passes: number;
  readonly deck_left: number;
  readonly laid: readonly LaidCard[];
  readonly goals: readonly GoalCard[];
  readonly plates: readonly Plate[];
  readonly hand: readonly string[];
  readonly discards: readonly string[];
  readonly spent: { readonly [key: string]: number };
  readonly pack: readonly number[];
  readonly buildable: readonly (readonly [number, number])[];
}

export interface ActionBreakTool {
  readonly type: "BreakTool";
  readonly tool: string;
  readonly seat: number;
}

export interface ActionChooseFirst {
  readonly type: "ChooseFirst";
  readonly seat: number;
}

export interface ActionDealRole {
  readonly type: "DealRole";
  readonly role: string;
}

export interface ActionDiscard {
  readonly type: "Discard";
  readonly card: string;
}

export interface ActionDrawCard {
  readonly type: "DrawCard";
  readonly card: string;
}

export interface ActionHandsOff {
  readonly type: "HandsOff";
  readonly seat: number;
}

export interface ActionInspect {
  readonly type: "Inspect";
  readonly seat: number;
}

export interface ActionLayOutGold {
  readonly type: "LayOutGold";
  readonly nuggets: number;
}

/** Lay a path; `turned` means upside down. A card that looks the same turned is laid upright. */
export interface ActionLayPath {
  readonly type: "LayPath";
  readonly card: string;
  readonly column: number;
  readonly row: number;
  readonly turned: boolean;
}

export interface ActionMendTool {
  readonly type: "MendTool";
  readonly card: string;
  readonly tool: string;
  readonly seat: number;
}

export interface ActionPlaceTheft {
  readonly type: "PlaceTheft";
}

export interface ActionReadMap {
  readonly type: "ReadMap";
  readonly goal: number;
}

export interface ActionRockfall {
  readonly type: "Rockfall";
  readonly column: number;
  readonly row: number;
}

export interface ActionSetFree {
  readonly type: "SetFree";
  readonly seat: number;
}

export interface ActionSetTrap {
  readonly type: "SetTrap";
  readonly seat: number;
}

/** What lies at the three goals, from north to south. */
export interface ActionShuffleGoals {
  readonly type: "ShuffleGoals";
  readonly shows: readonly [string, string, string];
}

/** Take one nugget, or with seat null none. */
export interface ActionSteal {
  readonly type: "Steal";
  readonly seat: number | null;
}

export interface ActionStopDiscarding {
  readonly type: "StopDiscarding";
}

export interface ActionSwapHands {
  readonly type: "SwapHands";
  readonly seat: number;
}

export interface ActionSwapHats {
  readonly type: "SwapHats";
  readonly seat: number;
}

export interface ActionTakeGold {
  readonly type: "TakeGold";
  readonly nuggets: number;
}

/** Be rid of a hindrance: the next two discards pay for it. */
export interface ActionUnburden {
  readonly type: "Unburden";
  readonly hindrance: string;
}

export type Action = ActionLayPath | ActionBreakTool | ActionMendTool | ActionRockfall | ActionReadMap | ActionDiscard
  | ActionTakeGold | ActionChooseFirst | ActionShuffleGoals | ActionDealRole | ActionDrawCard | ActionLayOutGold
  | ActionStopDiscarding | ActionPlaceTheft | ActionHandsOff | ActionSwapHands | ActionInspect | ActionSwapHats
  | ActionSetTrap | ActionSetFree | ActionUnburden | ActionSteal;

export interface EventCardDiscarded {
  readonly type: "CardDiscarded";
  readonly seat: number;
  readonly card: string | null;
}

export interface EventCardDrawn {
  readonly type: "CardDrawn";
  readonly seat: number;
  readonly card: string | null;
}

export interface EventFreed {
  readonly type: "Freed";
  readonly seat: number;
  readonly target: number;
}

export interface EventGoalOpened {
  readonly type: "GoalOpened";
  readonly goal: number;
  readonly shows: string;
  readonly turned: boolean;
}

/** Three goals lie face down; nobody knows which is which. */
export interface EventGoalsShuffled {
  readonly type: "GoalsShuffled";
}

/** `count` gold cards go round among the miners, face down. */
export interface EventGoldLaidOut {
  readonly type: "GoldLaidOut";
  readonly count: number;
}

/** `why` is "saboteur", "miner", "boss", "profiteer" or "geologist". Unless `is_open`, others see no number. */
export interface EventGoldPaid {
  readonly type: "GoldPaid";
  readonly seat: number;
  readonly nuggets: number | null;
  readonly why: string;
  readonly is_open: boolean;
}

export interface EventGoldTaken {
  readonly type: "GoldTaken";
  readonly seat: number;
  readonly nuggets: number | null;
}

export interface EventHandReceived {
  readonly type: "HandReceived";
  readonly seat: number;
  readonly cards: readonly string[] | null;
}

export interface EventHandsSwapped {
  readonly type: "HandsSwapped";
  readonly seat: number;
  readonly target: number;
}

/** The target lays its dwarf away and takes another. */
export interface EventHatSwapped {
  readonly type: "HatSwapped";
  readonly seat: number;
  readonly target: number;
}

export interface EventMapRead {
  readonly type: "MapRead";
  readonly seat: number;
  readonly goal: number;
  readonly shows: string | null;
}

export interface EventMatchEnded {
  readonly type: "MatchEnded";
  readonly scores: readonly number[];
}

/** A player whose hand is empty passes. */
export interface EventPassed {
  readonly type: "Passed";
  readonly seat: number;
}

export interface EventPathLaid {
  readonly type: "PathLaid";
  readonly seat: number;
  readonly card: string;
  readonly turned: boolean;
  readonly column: number;
  readonly row: number;
}

/** A rockfall. */
export interface EventPathRemoved {
  readonly type: "PathRemoved";
  readonly seat: number;
  readonly card: string;
  readonly column: number;
  readonly row: number;
}

export interface EventRoleDealt {
  readonly type: "RoleDealt";
  readonly seat: number;
  readonly role: string | null;
}

export interface EventRoleInspected {
  readonly type: "RoleInspected";
  readonly seat: number;
  readonly target: number;
  readonly role: string | null;
}

export interface EventRoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
  readonly first: number;
}

/** All dwarfs and goals are shown. `gold` says if it was reached, `blue` and `green` who has won (expansion). */
export interface EventRoundEnded {
  readonly type: "RoundEnded";
  readonly round: number;
  readonly gold: boolean;
  readonly finisher: number | null;
  readonly roles: readonly string[];
  readonly goals: readonly string[];
  readonly blue: boolean | null;
  readonly green: boolean | null;
}

/** One nugget, or none if the thief takes pity. */
export interface EventStolen {
  readonly type: "Stolen";
  readonly seat: number;
  readonly target: number | null;
}

export interface EventTheftPlaced {
  readonly type: "TheftPlaced";
  readonly seat: number;
}

export interface EventTheftRemoved {
  readonly type: "TheftRemoved";
  readonly seat: number;
  readonly target: number;
}

export interface EventToolBroken {
  readonly type: "ToolBroken";
  readonly seat: number;
  readonly target: number;
  readonly tool: string;
}

export interface EventToolMended {
  readonly type: "ToolMended";
  readonly seat: number;
  readonly target: number;
  readonly tool: string;
  readonly card: string;
}

export interface EventTrapped {
  readonly type: "Trapped";
  readonly seat: number;
  readonly target: number;
}

/** Somebody gives two cards to be rid of what lies before them. */
export interface EventUnburdened {
  readonly type: "Unburdened";
  readonly seat: number;
  readonly hindrance: string;
}

export type Event = EventRoundBegan | EventGoalsShuffled | EventRoleDealt | EventCardDrawn | EventPathLaid
  | EventGoalOpened | EventToolBroken | EventToolMended | EventPathRemoved | EventMapRead | EventCardDiscarded
  | EventPassed | EventRoundEnded | EventGoldLaidOut | EventGoldTaken | EventGoldPaid | EventMatchEnded
  | EventTheftPlaced | EventTheftRemoved | EventHandsSwapped | EventHandReceived | EventRoleInspected | EventHatSwapped
  | EventTrapped | EventFreed | EventUnburdened | EventStolen;

export type View = SaboteurTable;
