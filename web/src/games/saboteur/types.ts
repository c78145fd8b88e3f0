/** Short names for what Python shows of a match of Saboteur, and what is the same. */
import type { SaboteurTable } from '../../protocol-saboteur';
import type { Play } from '../contract';

export { type Cell, cellOf, isSame, keyOf } from '../mine/types';
export type { GoalCard, LaidCard, Plate as PlateView } from '../../protocol-saboteur';
export type MineView = SaboteurTable;
export type MinePlay = Play<MineView>;
