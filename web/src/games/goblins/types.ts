/** Short names for what Python shows of a match of Goblins vs Gnomes. */
import type { GoblinsTable } from '../../protocol-goblins';
import type { Play } from '../contract';

export { type Cell, cellOf, isSame, keyOf } from '../mine/types';
export type { GoalTile, LaidTile, Plate as PlateView } from '../../protocol-goblins';
export type MineView = GoblinsTable;
export type MinePlay = Play<MineView>;
