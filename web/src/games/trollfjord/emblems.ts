/** Which events the log shows by a picture (Emblem.svelte). */
import type { Event } from './types';

const PICTURED: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'LordMoved',
  'TrollPlaced',
  'TrollStepped',
  'RegionCleared',
  'FortressNamed',
  'HammeringBegan',
  'TowerStruck',
  'BouldersFell',
  'NothingFell',
  'GiftPledged',
  'GiftTurned',
  'TreasureCollected',
  'CrownTaken',
  'SpiritAngered',
]);

export const hasEmblem = (event: Event): boolean => PICTURED.has(event.type);
