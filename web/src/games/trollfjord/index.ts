/** Trollfjord. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import End from './End.svelte';
import Hand from './Hand.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { fjordOf } from './fjord.svelte';
import { soundOf } from './telling';
import type { FjordView } from './types';

const trollfjord: GameModule<FjordView> = {
  Board,
  Hand,
  Plate,
  End,
  ask,
  buttons,
  rulesAt,
  tip,
  tell,
  suggest: (play, action) => fjordOf(play).suggest(action),
  isTelling: (play) => fjordOf(play).isTelling,
  sound: soundOf,
};

export default trollfjord;
