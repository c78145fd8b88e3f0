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

const parts = { Board, Hand, Plate, Emblem, hasEmblem, ask, buttons, rulesAt, tip, tell, sound: soundOf };

const trollfjord: GameModule<View, Action, Event> = {
  ...parts,
  End: () => import('./End.svelte'),
  help: () => import('./help'),
  suggest: (play, action) => fjordOf(play).suggest(action),
  lasts: (_, event) => lasts(event),
  perform: (play, happened) => fjordOf(play).perform(happened),
  blows: new Set(['BouldersFell', 'NothingFell']),
};

export default trollfjord;
