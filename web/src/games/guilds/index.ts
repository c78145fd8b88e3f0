/** Guilds of Laar. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { hasEmblem } from './emblems';
import { marketOf } from './market.svelte';
import { lasts, soundOf } from './telling';
import type { Action, Event, GuildsView } from './types';

const guilds: GameModule<GuildsView, Action, Event> = {
  Board,
  Hand,
  Plate,
  End: () => import('./End.svelte'),
  Emblem,
  hasEmblem,
  help: () => import('./help'),
  ask,
  buttons,
  rulesAt,
  tip,
  tell,
  suggest: (play, action) => marketOf(play).suggest(action),
  lasts: (_, event) => lasts(event),
  sound: soundOf,
};

export default guilds;
