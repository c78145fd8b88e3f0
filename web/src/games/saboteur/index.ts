/** Saboteur. */
import type { GameModule } from '../contract';
import { lengthOf } from '../mine/ending';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { hasEmblem } from './emblems';
import { mineOf } from './mine.svelte';
import { lasts, soundOf } from './telling';
import type { Action, Event, View } from './types';

const saboteur: GameModule<View, Action, Event> = {
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
  suggest: (play, action) => mineOf(play).suggest(action),
  lasts: (play, event) =>
    event.type === 'RoundEnded' ? (play.isReplay ? 0 : lengthOf(mineOf(play).beatsOf(event))) : lasts(play, event),
  sound: soundOf,
};

export default saboteur;
