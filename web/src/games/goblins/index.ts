/** Goblins vs Gnomes. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import End from './End.svelte';
import Hand from './Hand.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { mineOf } from './mine.svelte';
import { soundOf } from './telling';
import type { MineView } from './types';

const goblins: GameModule<MineView> = {
  Board,
  Hand,
  Plate,
  End,
  ask,
  buttons,
  rulesAt,
  tip,
  tell,
  suggest: (play, action) => mineOf(play).suggest(action),
  isTelling: (play) => mineOf(play).isTelling,
  sound: soundOf,
};

export default goblins;
