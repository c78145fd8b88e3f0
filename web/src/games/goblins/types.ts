/** Short names for what Python shows of a match of Goblins vs Gnomes. */
import type { Action, Event, View } from '../../protocol-goblins';
import type { Play } from '../contract';

export { type Cell, cellOf, isSame, keyOf } from '../mine/types';
export type { Action, Event, GoalTile, LaidTile, Plate as PlateView, View } from '../../protocol-goblins';
export type MinePlay = Play<View, Action, Event>;
