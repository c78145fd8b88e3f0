/** Saboteur on the fixture page: &card=2 or &card=map, &cell=3,0 or &cell=first, &look uncovers, &bubble explains. */
import type { MinePlay, View } from '../src/games/saboteur/types';
import { mineOf } from '../src/games/saboteur/mine.svelte';
import type { Fake, Pretending } from './fake.svelte';
import Sheet from './Sheet.svelte';

const viewOf = (play: Fake): View => play.view as unknown as View;

const pretending: Pretending = {
  Sheet,
  send(play, action) {
    const view = viewOf(play);
    const show = (laid: View['laid']): void => void (play.view = { ...view, laid } as unknown as Fake['view']);
    if (action.type === 'LayPath') {
      const { card, column, row, turned } = action as unknown as {
        card: string;
        column: number;
        row: number;
        turned: boolean;
      };
      show([...view.laid, { card, column, row, turned, is_joined: true, is_cut_off: false }]);
      play.happen({ type: 'PathLaid', seat: play.viewer, card, column, row, turned });
    } else if (action.type === 'Rockfall') {
      show(view.laid.filter((each) => each.column !== action['column'] || each.row !== action['row']));
      play.happen({
        type: 'PathRemoved',
        seat: play.viewer,
        card: 'cross',
        column: action['column']!,
        row: action['row']!,
      });
    } else if (action.type === 'BreakTool')
      play.happen({ type: 'ToolBroken', seat: play.viewer, target: action['seat']!, tool: action['tool']! });
  },
  arrange(play, wanted) {
    const mine = mineOf(play as unknown as MinePlay);
    const { hand, buildable } = viewOf(play);
    const card = wanted.get('card');
    if (card) mine.pickCard(/^\d+$/.test(card) ? Number(card) : hand.findIndex((each) => each.startsWith(card)));
    const cell = wanted.get('cell');
    if (cell === 'first') setTimeout(() => mine.pickCell(mine.cells[mine.cells.length >> 1]!), 300);
    else if (cell)
      setTimeout(() => mine.pickCell({ column: Number(cell.split(',')[0]), row: Number(cell.split(',')[1]) }), 300);
    if (wanted.has('look')) mine.isLooking = true;
    if (wanted.has('bubble')) void mine.explain({ column: buildable[2]![0], row: buildable[2]![1] });
    Object.assign(window, { mine });
  },
};
export default pretending;
