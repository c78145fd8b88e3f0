/** Which events have a picture in the log. */
import type { Event } from './types';

const PICTURED: ReadonlySet<Event['type']> = new Set([
  'TileLaid',
  'DoorOpened',
  'DoorShut',
  'GoalOpened',
  'BombsWentOff',
  'TileBlownUp',
  'MapRead',
  'PotionDrunk',
  'AleServed',
  'SleptOff',
  'CardExchanged',
  'PointsMoved',
  'PointStolen',
] as const);

export const hasEmblem = (event: Event): boolean => PICTURED.has(event.type);
