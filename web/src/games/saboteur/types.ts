/** Short names for what Python shows of a match of Saboteur, and what is the same. */
import type { Action, Event, View } from '../../protocol-saboteur';
import type { Play } from '../contract';

export { type Cell, cellOf, isSame, keyOf } from '../mine/types';
export type { Action, Event, GoalCard, LaidCard, Plate as PlateView, View } from '../../protocol-saboteur';
export type MinePlay = Play<View, Action, Event>;
