/** Trollfjord. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import End from './End.svelte';
import Hand from './Hand.svelte';
import Nothing from '../../shell/plain/Nothing.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { fjordOf } from './fjord.svelte';
import { lasts, soundOf } from './telling';
import type { FjordView } from './types';

const trollfjord: GameModule<FjordView> = {
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
  suggest: (play, action) => fjordOf(play).suggest(action),
  lasts: (_, event) => lasts(event),
  perform: (play, happened) => fjordOf(play).perform(happened),
  sound: soundOf,
};

export default trollfjord;
