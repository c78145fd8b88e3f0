/** Guilds of Laar. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Plate from './Plate.svelte';
import { ask, buttons, rulesAt, tell, tip } from './asking';
import { hasEmblem } from './emblems';
import { marketOf } from './market.svelte';
import { lasts, soundOf } from './telling';
import type { Action, Event, GuildsView } from './types';

const parts = { Board, Hand, Plate, Emblem, hasEmblem, ask, buttons, rulesAt, tip, tell, sound: soundOf };

const guilds: GameModule<GuildsView, Action, Event> = {
  ...parts,
  End: () => import('./End.svelte'),
  help: () => import('./help'),
  suggest: (play, action) => marketOf(play).suggest(action),
  lasts: (_, event) => lasts(event),
};

export default guilds;
