/** A game without a board of its own yet: its position as text, its moves as buttons. */
import type { GameModule } from '../../games/contract';
import Board from './Board.svelte';
import Nothing from './Nothing.svelte';

const plain: GameModule = {
  Board,
  Hand: Nothing,
  Plate: Nothing,
  End: () => Promise.resolve({ default: Nothing }),
  ask: (play) => ({ id: play.isMyTurn ? 'plain-choose' : 'plain-wait' }),
  buttons: () => [],
  rulesAt: () => '',
  tip: () => null,
  tell: (_, action) => ({ id: 'plain-move', args: { move: Object.values(action).join(' ') } }),
  suggest: () => undefined,
  Emblem: Nothing,
  hasEmblem: () => false,
  help: () => Promise.resolve({ help: () => null, KEYS: [] }),
  lasts: () => 0,
  sound: () => null,
};
export default plain;
