/** Goblins vs Gnomes. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { hasEmblem } from './emblems';
import { mineOf } from './mine.svelte';
import { lasts, soundOf } from './telling';
import type { Action, Event, View } from './types';

const parts = { Board, Hand, Plate, Emblem, hasEmblem, ask, buttons, rulesAt, tip, tell, sound: soundOf };

const goblins: GameModule<View, Action, Event> = {
  ...parts,
  End: () => import('./End.svelte'),
  help: () => import('./help'),
  suggest: (play, action) => mineOf(play).suggest(action),
  lasts: (play, event) => (event.type === 'RoundEnded' ? mineOf(play).endLasts(event) : lasts(play, event)),
};

export default goblins;
