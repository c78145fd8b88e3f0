/** Guilds of Laar. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import End from './End.svelte';
import Hand from './Hand.svelte';
import Nothing from '../../shell/plain/Nothing.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { marketOf } from './market.svelte';
import { lasts, soundOf } from './telling';
import type { GuildsView } from './types';

const guilds: GameModule<GuildsView> = {
  Board,
  Hand,
  Plate,
  End,
  Emblem: Nothing,
  hasEmblem: () => false,
  help: () => null,
  keys: [],
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
