/** Embers. */
import type { GameModule } from '../contract';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import Board from './Board.svelte';
import { choiceOf } from './choice.svelte';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Plate from './Plate.svelte';
import { type Action, type Event, lasts, soundOf, type View } from './table';

const embers: GameModule<View, Action, Event> = {
  Board,
  Hand,
  Plate,
  End: () => import('./End.svelte'),
  Emblem,
  hasEmblem: ({ type }) => type !== 'TurnedOver',
  help: () => import('./help'),
  ask,
  buttons,
  rulesAt,
  tip,
  tell: (_, action) => tell(action),
  suggest: (play, action) => {
    choiceOf(play).wish = action;
  },
  lasts: (_, event) => lasts(event),
  sound: soundOf,
};

export default embers;
