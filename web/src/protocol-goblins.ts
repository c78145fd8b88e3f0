// Made by `python -m rockfall.server.typescript` from the Python side. Do not edit.

export interface GoalTile {
  readonly column: number;
  readonly row: number;
  readonly is_open: boolean;
  readonly shows: string | null;
  readonly is_reached: boolean;
  readonly is_left_shut: boolean;
  readonly seen_by: readonly number[];
}

/** Everything the viewer may know, and nothing else. */
export interface GoblinsTable {
  readonly game: string;
  readonly viewer: number | null;
  readonly turn: number | null;
  readonly actor: number;
  readonly phase: string;
  readonly is_over: boolean;
  readonly characters: boolean;
  readonly target: number;
  readonly round: number;
  readonly first: number;
  readonly passes: number;
  readonly deck_left: number;
  readonly under: readonly UnderCard[];
  readonly laid: readonly LaidTile[];
  readonly goals: readonly GoalTile[];
  readonly open_colors: readonly string[];
  readonly plates: readonly Plate[];
  readonly hand: readonly string[];
  readonly spent: { readonly [key: string]: number };
  readonly buildable: readonly (readonly [number, number])[];
  readonly last_goal: number | null;
  readonly winner: number | null;
}

/** `does` is passage, bomb, lantern, ale, door, key or rubble; `color` of doors and keys, `is_open` of doors. */
export interface LaidTile {
  readonly card: string;
  readonly does: string;
  readonly turn: number;
  readonly column: number;
  readonly row: number;
  readonly color: string | null;
  readonly is_open: boolean | null;
  readonly is_joined: boolean;
}

/** What the viewer knows of a seat. */
export interface Plate {
  readonly seat: number;
  readonly role: string | null;
  readonly race: string | null;
  readonly known_by: string | null;
  readonly knows: readonly number[];
  readonly card_count: number;
  readonly is_shown: boolean;
  readonly cards: readonly string[];
  readonly skips: number;
  readonly has_drunk: boolean;
  readonly score: number;
}

/** A card under the deck. */
export interface UnderCard {
  readonly put_by: number;
  readonly card: string | null;
}

export interface ActionChooseFirst {
  readonly type: "ChooseFirst";
  readonly seat: number;
}

export interface ActionDealRole {
  readonly type: "DealRole";
  readonly role: string;
}

export interface ActionDrawCard {
  readonly type: "DrawCard";
  readonly card: string;
}

export interface ActionDrinkPotion {
  readonly type: "DrinkPotion";
  readonly seat: number;
}

/** Put a card under the deck and draw another. */
export interface ActionExchange {
  readonly type: "Exchange";
  readonly card: string;
}

export interface ActionExplode {
  readonly type: "Explode";
  readonly column: number;
  readonly row: number;
}

/** Lay a tile. `turn` counts quarter turns clockwise; where several look the same, the smallest. */
export interface ActionLayTile {
  readonly type: "LayTile";
  readonly card: string;
  readonly column: number;
  readonly row: number;
  readonly turn: number;
}

/** Leave another goal shut that the tile has reached, after the dynamite (R9). */
export interface ActionLeaveShut {
  readonly type: "LeaveShut";
}

/** Choose which of the goals that a tile has reached is opened first. */
export interface ActionOpenGoal {
  readonly type: "OpenGoal";
  readonly goal: number;
}

export interface ActionReadMap {
  readonly type: "ReadMap";
  readonly goal: number;
}

/** Name who sits out the next turn, after laying an ale tile. */
export interface ActionServeAle {
  readonly type: "ServeAle";
  readonly seat: number;
}

/** What lies at the three goals, from north to south. */
export interface ActionShuffleGoals {
  readonly type: "ShuffleGoals";
  readonly shows: readonly [string, string, string];
}

/** Skip the turn; with the deck empty this shows the hand. */
export interface ActionSkip {
  readonly type: "Skip";
}

/** The miser takes a point. */
export interface ActionSteal {
  readonly type: "Steal";
  readonly seat: number;
}

export type Action = ActionLayTile | ActionExplode | ActionReadMap | ActionDrinkPotion | ActionExchange | ActionSkip
  | ActionServeAle | ActionOpenGoal | ActionLeaveShut | ActionSteal | ActionChooseFirst | ActionShuffleGoals
  | ActionDealRole | ActionDrawCard;

/** `skips`: how many turns the target now has to sit out. */
export interface EventAleServed {
  readonly type: "AleServed";
  readonly seat: number;
  readonly target: number;
  readonly skips: number;
}

/** The dynamite blows up every tile with a bomb; there may be none (B15). Where they lay: column and row. */
export interface EventBombsWentOff {
  readonly type: "BombsWentOff";
  readonly count: number;
  readonly cards: readonly string[];
  readonly spots: readonly (readonly [number, number])[];
}

/** `put_by`: whose card from under the deck this is; that player knows it (B6). */
export interface EventCardDrawn {
  readonly type: "CardDrawn";
  readonly seat: number;
  readonly card: string | null;
  readonly put_by: number | null;
}

/** A card goes under the deck. */
export interface EventCardExchanged {
  readonly type: "CardExchanged";
  readonly seat: number;
  readonly card: string | null;
}

/** A door that lies on the table opens: a key of its colour lies on the way before it (B10). */
export interface EventDoorOpened {
  readonly type: "DoorOpened";
  readonly color: string;
  readonly column: number;
  readonly row: number;
}

export interface EventDoorShut {
  readonly type: "DoorShut";
  readonly color: string;
  readonly column: number;
  readonly row: number;
}

/** After the dynamite: a goal that the same tile has reached stays shut until a way reaches it again (R9). */
export interface EventGoalLeftShut {
  readonly type: "GoalLeftShut";
  readonly seat: number;
  readonly goal: number;
}

export interface EventGoalOpened {
  readonly type: "GoalOpened";
  readonly seat: number;
  readonly goal: number;
  readonly shows: string;
}

/** Three goals lie face down; nobody knows which is which. */
export interface EventGoalsShuffled {
  readonly type: "GoalsShuffled";
}

export interface EventHandShown {
  readonly type: "HandShown";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface EventMapRead {
  readonly type: "MapRead";
  readonly seat: number;
  readonly goal: number;
  readonly shows: string | null;
}

export interface EventMatchEnded {
  readonly type: "MatchEnded";
  readonly winner: number;
  readonly scores: readonly number[];
}

/** A player whose hand is empty passes. */
export interface EventPassed {
  readonly type: "Passed";
  readonly seat: number;
}

/** The miser takes a point (B21). */
export interface EventPointStolen {
  readonly type: "PointStolen";
  readonly seat: number;
  readonly target: number;
  readonly score: number;
  readonly target_score: number;
}

/** `why` is "gold", "finder", "mistake", "dragon", "nothing-found" or the name of a character (B18 to B21). */
export interface EventPointsMoved {
  readonly type: "PointsMoved";
  readonly seat: number;
  readonly points: number;
  readonly why: string;
  readonly score: number;
}

/** Two players exchange their role cards. */
export interface EventPotionDrunk {
  readonly type: "PotionDrunk";
  readonly seat: number;
  readonly target: number;
}

export interface EventRoleDealt {
  readonly type: "RoleDealt";
  readonly seat: number;
  readonly role: string | null;
}

/** What one of the two finds in the exchange; the other knows it too: it was theirs. */
export interface EventRoleReceived {
  readonly type: "RoleReceived";
  readonly seat: number;
  readonly giver: number;
  readonly role: string | null;
}

export interface EventRoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
  readonly first: number;
}

/** All roles and goals are shown. `opened` is "gold", "dragon" or null; `way` a shortest way, as column and row. */
export interface EventRoundEnded {
  readonly type: "RoundEnded";
  readonly round: number;
  readonly opened: string | null;
  readonly opener: number | null;
  readonly roles: readonly string[];
  readonly goals: readonly string[];
  readonly way: readonly (readonly [number, number])[];
  readonly doors: number;
  readonly ales: number;
}

/** `is_forced`: the deck is empty and no card can be played; the hand is shown. */
export interface EventSkipped {
  readonly type: "Skipped";
  readonly seat: number;
  readonly is_forced: boolean;
}

/** A player sits a turn out; `left`: how many more. */
export interface EventSleptOff {
  readonly type: "SleptOff";
  readonly seat: number;
  readonly left: number;
}

/** By an explosion card. */
export interface EventTileBlownUp {
  readonly type: "TileBlownUp";
  readonly seat: number;
  readonly card: string;
  readonly column: number;
  readonly row: number;
}

/** `turn` counts quarter turns clockwise. */
export interface EventTileLaid {
  readonly type: "TileLaid";
  readonly seat: number;
  readonly card: string;
  readonly turn: number;
  readonly column: number;
  readonly row: number;
}

export type Event = EventRoundBegan | EventGoalsShuffled | EventRoleDealt | EventCardDrawn | EventTileLaid
  | EventDoorOpened | EventDoorShut | EventGoalOpened | EventGoalLeftShut | EventBombsWentOff | EventTileBlownUp
  | EventMapRead | EventPotionDrunk | EventRoleReceived | EventAleServed | EventSleptOff | EventCardExchanged
  | EventSkipped | EventHandShown | EventPassed | EventRoundEnded | EventPointsMoved | EventPointStolen
  | EventMatchEnded;

export type View = GoblinsTable;
