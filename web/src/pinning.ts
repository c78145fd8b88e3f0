/** Pins are needed at a table, and not before, so they are a chunk of their own. Who asks first is answered first. */
import type { Pins } from './pins';

export const pinning = (table: string): Promise<Pins> => import('./pins').then(({ pinsOf }) => pinsOf(table));
