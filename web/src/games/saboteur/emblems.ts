/** Which events have a picture in the log. */
import type { Event } from './types';

const PICTURED: ReadonlySet<Event['type']> = new Set([
  'PathLaid',
  'GoalOpened',
  'ToolBroken',
  'ToolMended',
  'PathRemoved',
  'MapRead',
  'CardDiscarded',
  'GoldTaken',
  'GoldPaid',
  'TheftPlaced',
  'TheftRemoved',
  'HandsSwapped',
  'RoleInspected',
  'HatSwapped',
  'Trapped',
  'Freed',
  'Unburdened',
  'Stolen',
] as const);

export const hasEmblem = (event: Event): boolean =>
  PICTURED.has(event.type) && !(event.type === 'Stolen' && event.target === null);
