/** Trollfjord. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { hasEmblem } from './emblems';
import { fjordOf } from './fjord.svelte';
import { lasts, soundOf } from './telling';
import type { Action, Event, View } from './types';

const trollfjord: GameModule<View, Action, Event> = {
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
  suggest: (play, action) => fjordOf(play).suggest(action),
  lasts: (_, event) => lasts(event),
  perform: (play, happened) => fjordOf(play).perform(happened),
  sound: soundOf,
  blows: new Set(['BouldersFell', 'NothingFell']),
};

export default trollfjord;
