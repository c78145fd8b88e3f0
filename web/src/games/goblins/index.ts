/** Goblins vs Gnomes. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import End from './End.svelte';
import Hand from './Hand.svelte';
import Nothing from '../../shell/plain/Nothing.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { mineOf } from './mine.svelte';
import { lasts, soundOf } from './telling';
import type { MineView } from './types';

const goblins: GameModule<MineView> = {
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
  suggest: (play, action) => mineOf(play).suggest(action),
  lasts: (_, event) => lasts(event),
  sound: soundOf,
};

export default goblins;
