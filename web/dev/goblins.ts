/**
 * Goblins vs Gnomes on the fixture page: &card=2 or &card=door, &cell=3,0 or &cell=first, &turns=1, &seat=2, &goal=0,
 * &look uncovers the secrets, &tell=dragon (gold, dynamite, bombs, way, round) shows that moment, &at_ms=1200 stops it
 * there.
 */
import type { Tagged } from '../src/games/contract';
import { mineOf } from '../src/games/goblins/mine.svelte';
import type { MinePlay, View } from '../src/games/goblins/types';
import type { Fake, Pretending } from './fake.svelte';
import Sheet from './GoblinsSheet.svelte';

const viewOf = (play: Fake): View => play.view as unknown as View;

function moment(play: Fake, what: string): Tagged {
  const { laid, plates } = viewOf(play);
  const spots = laid.slice(2, 5).map((tile): [number, number] => [tile.column, tile.row]);
  if (what === 'bombs') return { type: 'BombsWentOff', count: spots.length, cards: [], spots };
  if (what === 'round' || what === 'way') {
    const way = laid.map((tile): [number, number] => [tile.column, tile.row]);
    const roles = ['miser', 'jeweller', 'king', 'driver', 'pedant', 'shapeshifter', 'keymaster', 'demolisher'].slice(
      0,
      plates.length,
    );
    return {
      type: 'RoundEnded',
      round: viewOf(play).round,
      opened: 'dragon',
      opener: 0,
      roles,
      way,
      doors: 0,
      ales: 0,
    };
  }
  return { type: 'GoalOpened', seat: 0, goal: 1, shows: what };
}

const pretending: Pretending = {
  Sheet,
  send(play, action) {
    const view = viewOf(play);
    if (action.type === 'LayTile')
      play.happen({
        type: 'TileLaid',
        seat: play.viewer,
        card: action['card']!,
        column: action['column']!,
        row: action['row']!,
        turn: action['turn']!,
      });
    else if (action.type === 'Explode') {
      const tile = view.laid.find((each) => each.column === action['column'] && each.row === action['row'])!;
      play.happen({ type: 'TileBlownUp', seat: play.viewer, card: tile.card, column: tile.column, row: tile.row });
    } else if (action.type === 'ServeAle')
      play.happen({ type: 'AleServed', seat: play.viewer, target: action['seat']!, skips: 1 });
  },
  arrange(play, wanted) {
    const mine = mineOf(play as unknown as MinePlay);
    const { hand } = viewOf(play);
    const card = wanted.get('card');
    if (card) mine.pickCard(/^\d+$/.test(card) ? Number(card) : hand.findIndex((each) => each.startsWith(card)));
    const cell = wanted.get('cell');
    setTimeout(() => {
      if (cell === 'first') mine.pickCell(mine.cells[mine.cells.length >> 1]!);
      else if (cell) mine.pickCell({ column: Number(cell.split(',')[0]), row: Number(cell.split(',')[1]) });
      for (let i = 0; i < Number(wanted.get('turns') ?? 0); i++) mine.turn();
      if (wanted.has('seat')) mine.pickSeat(Number(wanted.get('seat')));
      if (wanted.has('goal')) mine.pickGoal(Number(wanted.get('goal')));
      const tell = wanted.get('tell');
      const at = wanted.get('at_ms');
      if (at) Object.assign(mine, { lasts: () => 600_000 }); // it stays in the middle of it
      if (tell) play.happen(moment(play, tell));
      if (at) {
        setTimeout(() => {
          for (const each of document.getAnimations()) {
            each.pause();
            each.currentTime = Number(at);
          }
        }, 300);
      }
    }, 300);
    if (wanted.has('look')) mine.isLooking = true;
    Object.assign(window, { mine });
  },
};
export default pretending;
