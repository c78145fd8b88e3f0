/** Which events have a picture. */
import type { Event } from './types';

const PICTURED: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'ExpertPlayed',
  'KindChanged',
  'GoodTaken',
  'GoodTurnedUp',
  'UniversalMoved',
  'ProtectionChosen',
]);
/** Whether Emblem.svelte has a picture of it. */
export const hasEmblem = ({ type }: Event): boolean => PICTURED.has(type);
