/** Guilds of Laar. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import End from './End.svelte';
import Hand from './Hand.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { hasEmblem, help, keys } from './help';
import { marketOf } from './market.svelte';
import { lasts, soundOf } from './telling';
import type { Action, Event, GuildsView } from './types';

const guilds: GameModule<GuildsView, Action, Event> = {
  Board,
  Hand,
  Plate,
  End,
  Emblem,
  hasEmblem,
  help,
  keys,
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
