/** Where one looks at the mine of Saboteur: its cards are taller than wide. */
import { gridOf } from '../mine/camera';
import { HEIGHT, WIDTH } from './tunnels';

export * from '../mine/camera';
export const CELL_WIDTH = WIDTH + 3;
export const CELL_HEIGHT = HEIGHT + 3;
export const GRID = gridOf(CELL_WIDTH, CELL_HEIGHT);
export const { middleOf, boundsOf, cellAt, placeOf } = GRID;
