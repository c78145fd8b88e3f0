// Made by `python -m rockfall.server.typescript` from the Python side. Do not edit.

export interface Boulders {
  readonly yellow: number;
  readonly red: number;
  readonly blue: number;
  readonly white: number;
  readonly total: number;
}

export interface Fortress {
  readonly site: string;
  readonly number: number | null;
  readonly regions: readonly string[];
  readonly trolls: readonly number[];
  readonly is_open_to: readonly number[];
  readonly is_choice: boolean;
}

/** What goes on at a fortress, from the moment it is named to the end of the turn. */
export interface Hammering {
  readonly site: string;
  readonly number: number;
  readonly owner: number;
  readonly hammerer: number;
  readonly comrade: number | null;
  readonly candidates: readonly number[];
  readonly is_alone: boolean;
  readonly has_begun: boolean;
  readonly limit: number;
  readonly hits: number;
  readonly must_hit: boolean;
  readonly may_go_on: boolean;
  readonly out: Boulders;
  readonly inside: Boulders;
  readonly last: Boulders | null;
  readonly side: string | null;
  readonly height: number | null;
  readonly strength: number | null;
  readonly memory: number;
  readonly excess: number;
  readonly missing: number;
  readonly pledged: readonly (readonly number[])[];
  readonly is_angry: boolean;
  readonly collected: readonly (string | null)[];
}

export interface Lord {
  readonly seat: number;
  readonly space: number | null;
  readonly start: number | null;
  readonly laps: number;
  readonly progress: number;
  readonly is_finished: boolean;
}

/** A space to which the seat that is asked may move its lord: the action MoveLord with this kind and count. */
export interface Reach {
  readonly kind: string;
  readonly count: number;
  readonly space: number;
  readonly landscape: string | null;
}

/** A region of the map. */
export interface Region {
  readonly region: string;
  readonly landscape: string;
  readonly neighbours: readonly string[];
  readonly sites: readonly string[];
  readonly treasure: number | null;
  readonly trolls: readonly number[];
}

/** What a seat has. */
export interface Sack {
  readonly seat: number;
  readonly supply: number;
  readonly belt: readonly (number | null)[];
  readonly next: string | null;
  readonly crowns: readonly boolean[];
  readonly gifts: readonly number[];
  readonly patch: readonly (number | null)[];
  readonly points: number;
  readonly is_finished: boolean;
}

/** A space of the walkway. */
export interface Space {
  readonly space: number;
  readonly plank: number | null;
  readonly kind: string;
  readonly landscape: string | null;
  readonly lord: number | null;
}

/** A view in readable form. */
export interface TrollfjordTable {
  readonly game: string;
  readonly viewer: number | null;
  readonly turn: number | null;
  readonly owner: number | null;
  readonly phase: string;
  readonly is_over: boolean;
  readonly is_last_round: boolean;
  readonly regions: readonly Region[];
  readonly fortresses: readonly Fortress[];
  readonly walkway: readonly Space[];
  readonly lords: readonly Lord[];
  readonly reach: readonly Reach[];
  readonly left: number;
  readonly placing_region: string | null;
  readonly tailwind: readonly number[];
  readonly hammering: Hammering | null;
  readonly thrown: readonly Boulders[];
  readonly choices: readonly string[];
  readonly sacks: readonly Sack[];
  readonly stock: number;
  readonly crowns: readonly (number | null)[];
  readonly scores: readonly number[] | null;
  readonly winner: number | null;
}

/** Wait for the other one to give, where gifts are a matter of talk (R10). */
export interface ActionAskForGift {
  readonly type: "AskForGift";
}

/** Strike the tower: "left" or "right", height 1 (bottom) to 3 (top), strength 1 to 5 (T16, T33). */
export interface ActionBlow {
  readonly type: "Blow";
  readonly side: string;
  readonly height: number;
  readonly strength: number;
}

/** Remove all one's trolls from a region, after collecting nothing (T28). */
export interface ActionClearRegion {
  readonly type: "ClearRegion";
  readonly region: string;
}

/** Take the treasure of a region (T25). */
export interface ActionCollectTreasure {
  readonly type: "CollectTreasure";
  readonly region: string;
}

/** Do not be the comrade (T13). */
export interface ActionDecline {
  readonly type: "Decline";
}

/** Place no more trolls, make no more steps, or let the tailwind blow by (T8, T9, T10). */
export interface ActionEnough {
  readonly type: "Enough";
}

/** How many boulders a blow brings out (T16). */
export interface ActionFall {
  readonly type: "Fall";
  readonly count: number;
}

/** Take up the hammer (T14). */
export interface ActionHammer {
  readonly type: "Hammer";
}

/** Be the comrade (T13). */
export interface ActionJoin {
  readonly type: "Join";
}

/** The next plank of the walkway, clockwise from the lower right corner (T4). */
export interface ActionLayPlank {
  readonly type: "LayPlank";
  readonly plank: number;
}

/** Whose lord stands on the next space of the start plank, from the last space to space 1 (T5). */
export interface ActionLineUpLord {
  readonly type: "LineUpLord";
  readonly seat: number;
}

/** Move the lord to the next, second or third free space of a kind: "place" or "wander" (T7). */
export interface ActionMoveLord {
  readonly type: "MoveLord";
  readonly kind: string;
  readonly count: number;
}

/** Show the fortress at which one wants to hammer (T13). */
export interface ActionNameFortress {
  readonly type: "NameFortress";
  readonly site: string;
}

/** Pledge no more for now (T23); where gifts are a matter of talk, for good (R10). */
export interface ActionNoMoreGifts {
  readonly type: "NoMoreGifts";
}

/** Place a troll from the supply (T8, T10). */
export interface ActionPlaceTroll {
  readonly type: "PlaceTroll";
  readonly region: string;
}

/** Pledge a gift to appease the spirit (T22, T23). */
export interface ActionPledgeGift {
  readonly type: "PledgeGift";
  readonly gift: number;
}

/** The number that stands at the next site (T4). */
export interface ActionSetFortress {
  readonly type: "SetFortress";
  readonly number: number;
}

/** The colour of the next boulder that came out. */
export interface ActionShow {
  readonly type: "Show";
  readonly colour: string;
}

/** Do not hammer in this turn: asked before a fortress is named, and again when the comrade is known (T11, T14). */
export interface ActionSkipHammering {
  readonly type: "SkipHammering";
}

/** Let a troll step into a neighbouring region (T9, T10). */
export interface ActionStepTroll {
  readonly type: "StepTroll";
  readonly source: string;
  readonly target: string;
}

/** Stop of one's own will (T18); for a comrade after T21: do not go on. */
export interface ActionStopHammering {
  readonly type: "StopHammering";
}

/** The treasure that comes to the first region without one (T4, T29). */
export interface ActionTurnUpTreasure {
  readonly type: "TurnUpTreasure";
  readonly value: number;
}

export type Action = ActionMoveLord | ActionPlaceTroll | ActionStepTroll | ActionEnough | ActionNameFortress
  | ActionSkipHammering | ActionJoin | ActionDecline | ActionHammer | ActionBlow | ActionStopHammering
  | ActionPledgeGift | ActionNoMoreGifts | ActionAskForGift | ActionCollectTreasure | ActionClearRegion | ActionLayPlank
  | ActionSetFortress | ActionLineUpLord | ActionTurnUpTreasure | ActionFall | ActionShow;

/** What a blow brought out, by colour and together, and how many are out now. */
export interface EventBouldersFell {
  readonly type: "BouldersFell";
  readonly seat: number;
  readonly count: number;
  readonly yellow: number;
  readonly red: number;
  readonly blue: number;
  readonly white: number;
  readonly total: number;
}

export interface EventComradeDeclined {
  readonly type: "ComradeDeclined";
  readonly seat: number;
}

/** `other` is the hammerer (T13). */
export interface EventComradeJoined {
  readonly type: "ComradeJoined";
  readonly seat: number;
  readonly other: number;
}

/** `other` is who had it before; None: it came from the supply (T27). */
export interface EventCrownTaken {
  readonly type: "CrownTaken";
  readonly seat: number;
  readonly number: number;
  readonly other: number | null;
}

export interface EventFortressNamed {
  readonly type: "FortressNamed";
  readonly seat: number;
  readonly site: string;
  readonly number: number;
}

/** The numbers at the sites, A to F (T4). */
export interface EventFortressesSet {
  readonly type: "FortressesSet";
  readonly numbers: readonly number[];
}

/** The word goes to `other` (R10). */
export interface EventGiftAsked {
  readonly type: "GiftAsked";
  readonly seat: number;
  readonly other: number;
}

/** `missing` is how many gifts are still needed. */
export interface EventGiftPledged {
  readonly type: "GiftPledged";
  readonly seat: number;
  readonly gift: number;
  readonly missing: number;
}

/** A pledged gift is turned over and worthless from now on (T22). */
export interface EventGiftTurned {
  readonly type: "GiftTurned";
  readonly seat: number;
  readonly gift: number;
}

/** Where gifts are a matter of talk, somebody says enough (R10). */
export interface EventGiftsRefused {
  readonly type: "GiftsRefused";
  readonly seat: number;
}

/** `limit` is both the hit limit and the colour limit (T15). */
export interface EventHammeringBegan {
  readonly type: "HammeringBegan";
  readonly seat: number;
  readonly site: string;
  readonly comrade: number | null;
  readonly limit: number;
}

/** The comrade goes on alone (T21). */
export interface EventHammeringContinued {
  readonly type: "HammeringContinued";
  readonly seat: number;
}

export interface EventHammeringSkipped {
  readonly type: "HammeringSkipped";
  readonly seat: number;
}

export interface EventHammeringStopped {
  readonly type: "HammeringStopped";
  readonly seat: number;
  readonly total: number;
}

export interface EventHitLimitReached {
  readonly type: "HitLimitReached";
  readonly seat: number;
  readonly total: number;
}

/** To the `count`-th free space of its kind; `landscape` is that of a placement space (T7). */
export interface EventLordMoved {
  readonly type: "LordMoved";
  readonly seat: number;
  readonly kind: string;
  readonly count: number;
  readonly space: number;
  readonly landscape: string | null;
}

/** By seat the space on the start plank; the highest number begins (T5). */
export interface EventLordsLinedUp {
  readonly type: "LordsLinedUp";
  readonly starts: readonly number[];
}

export interface EventMatchEnded {
  readonly type: "MatchEnded";
  readonly scores: readonly number[];
}

/** `by_tie`: others have as many points, but their lords are farther ahead (T32). */
export interface EventMatchWon {
  readonly type: "MatchWon";
  readonly seat: number;
  readonly by_tie: boolean;
}

export interface EventNothingCollected {
  readonly type: "NothingCollected";
  readonly seat: number;
}

/** An empty hit (T19). */
export interface EventNothingFell {
  readonly type: "NothingFell";
  readonly seat: number;
}

/** The trolls leave the board, the lord is laid down; `is_first`: the others have one more turn (T31). */
export interface EventPlayerFinished {
  readonly type: "PlayerFinished";
  readonly seat: number;
  readonly is_first: boolean;
}

export interface EventRegionCleared {
  readonly type: "RegionCleared";
  readonly seat: number;
  readonly region: string;
  readonly count: number;
}

/** `seat` is the hammerer now, `other` the comrade (T20). */
export interface EventRolesSwapped {
  readonly type: "RolesSwapped";
  readonly seat: number;
  readonly other: number;
}

/** `excess` is how many gifts it would take (T17, T22). */
export interface EventSpiritAngered {
  readonly type: "SpiritAngered";
  readonly seat: number;
  readonly excess: number;
}

export interface EventSpiritAppeased {
  readonly type: "SpiritAppeased";
}

/** Nobody turns a gift, nobody collects any more (T22, T23). */
export interface EventSpiritStaysAngry {
  readonly type: "SpiritStaysAngry";
}

export interface EventTailwindDeclined {
  readonly type: "TailwindDeclined";
  readonly seat: number;
}

/** The `hit`-th blow of this hammering. */
export interface EventTowerStruck {
  readonly type: "TowerStruck";
  readonly seat: number;
  readonly side: string;
  readonly height: number;
  readonly strength: number;
  readonly hit: number;
  readonly limit: number;
}

/** `belt` is "I", "II", "III" or "+"; None: face down onto the patch (T26), its value for its owner alone (R5). */
export interface EventTreasureCollected {
  readonly type: "TreasureCollected";
  readonly seat: number;
  readonly region: string;
  readonly value: number | null;
  readonly belt: string | null;
}

/** A treasure comes to a region (T4, T29). */
export interface EventTreasureTurnedUp {
  readonly type: "TreasureTurnedUp";
  readonly region: string;
}

export interface EventTrollPlaced {
  readonly type: "TrollPlaced";
  readonly seat: number;
  readonly region: string;
  readonly tailwind: boolean;
}

export interface EventTrollStepped {
  readonly type: "TrollStepped";
  readonly seat: number;
  readonly source: string;
  readonly target: string;
  readonly tailwind: boolean;
}

/** `is_last`: this player's last turn of the match (T31). */
export interface EventTurnBegan {
  readonly type: "TurnBegan";
  readonly seat: number;
  readonly is_last: boolean;
}

/** The planks, clockwise from the lower right corner (T4). */
export interface EventWalkwayLaid {
  readonly type: "WalkwayLaid";
  readonly planks: readonly number[];
}

/** The match ends because a lord has gone round too often (R8). */
export interface EventWalkwayWornOut {
  readonly type: "WalkwayWornOut";
  readonly seat: number;
}

export type Event = EventFortressesSet | EventWalkwayLaid | EventLordsLinedUp | EventTreasureTurnedUp | EventTurnBegan
  | EventLordMoved | EventTrollPlaced | EventTrollStepped | EventTailwindDeclined | EventFortressNamed
  | EventComradeJoined | EventComradeDeclined | EventHammeringSkipped | EventHammeringBegan | EventHammeringContinued
  | EventTowerStruck | EventBouldersFell | EventNothingFell | EventRolesSwapped | EventHitLimitReached
  | EventHammeringStopped | EventSpiritAngered | EventGiftPledged | EventGiftAsked | EventGiftsRefused | EventGiftTurned
  | EventSpiritAppeased | EventSpiritStaysAngry | EventTreasureCollected | EventNothingCollected | EventCrownTaken
  | EventRegionCleared | EventPlayerFinished | EventWalkwayWornOut | EventMatchEnded | EventMatchWon;

export type View = TrollfjordTable;
