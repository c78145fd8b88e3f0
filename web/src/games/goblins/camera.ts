/** Where one looks at the mine of the goblins: its tiles are square. */
import { gridOf } from '../mine/camera';
import { SIZE } from './tunnels';

export const GRID = gridOf(SIZE + 3, SIZE + 3);
