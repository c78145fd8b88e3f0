/** What has happened, told one thing at a time: the mine as it looks while events are still being shown. */
import type { Sound, Tagged } from '../contract';
import { type GoalCard, type LaidCard, type MineView, keyOf } from './types';

/** What the board draws: behind the view while animations run, equal to it when they are done. */
export interface Scenery {
  readonly laid: readonly LaidCard[];
  readonly goals: readonly GoalCard[];
}

const START: LaidCard = { card: 'start', turned: false, column: 0, row: 0, is_joined: true, is_cut_off: false }; // never moves (S4)

export function sceneryOf(view: MineView): Scenery {
  return { laid: [START, ...view.laid], goals: view.goals };
}

/** The same scenery as `now`, made of the cards of `before` where they are equal: what did not change is not drawn anew. */
export function shared(before: Scenery, now: Scenery): Scenery {
  const known = new Map(before.laid.map((card) => [keyOf(card), card]));
  const laid = now.laid.map((card) => {
    const old = known.get(keyOf(card));
    const isKept = old && old.card === card.card && old.turned === card.turned && old.is_joined === card.is_joined && old.is_cut_off === card.is_cut_off;
    return isKept ? old : card;
  });
  const isKept = laid.length === before.laid.length && laid.every((card, i) => card === before.laid[i]);
  return { laid: isKept ? before.laid : laid, goals: now.goals };
}

/** How long an event is shown, in milliseconds; 0: not on the board. */
export function lasts(event: Tagged): number {
  switch (event.type) {
    case 'PathLaid': return 360;
    case 'GoalOpened': return 900; // the one thing for which everybody holds their breath
    case 'PathRemoved': return 400;
    case 'ToolBroken': case 'ToolMended': case 'Trapped': case 'Freed': case 'Stolen': return 380;
    case 'TheftPlaced': case 'TheftRemoved': case 'HandsSwapped': case 'HatSwapped': case 'RoleInspected': return 320;
    case 'MapRead': return 320;
    case 'CardDiscarded': return 180;
    default: return 0;
  }
}

/** The scenery after an event. What is joined is only known from the view; until then new cards count as lit. */
export function after(scenery: Scenery, event: Tagged): Scenery {
  switch (event.type) {
    case 'RoundBegan': {
      const goals = scenery.goals.map((goal) => ({ ...goal, is_open: false, shows: null, turned: false, seen_by: [] }));
      return { laid: [START], goals };
    }
    case 'PathLaid': {
      const card: LaidCard = {
        card: String(event['card']), turned: Boolean(event['turned']), column: Number(event['column']), row: Number(event['row']), is_joined: true, is_cut_off: false,
      };
      return { ...scenery, laid: [...scenery.laid.filter((each) => keyOf(each) !== keyOf(card)), card] };
    }
    case 'PathRemoved':
      return { ...scenery, laid: scenery.laid.filter((card) => card.column !== event['column'] || card.row !== event['row']) };
    case 'GoalOpened':
      return withGoal(scenery, Number(event['goal']), { is_open: true, shows: String(event['shows']), turned: Boolean(event['turned']) });
    case 'MapRead': {
      const goal = Number(event['goal']);
      const seen = scenery.goals[goal]?.seen_by ?? [];
      const seat = Number(event['seat']);
      const shows = event['shows'] === null ? {} : { shows: String(event['shows']) };
      return withGoal(scenery, goal, { ...shows, seen_by: seen.includes(seat) ? seen : [...seen, seat].sort((a, b) => a - b) });
    }
    default:
      return scenery;
  }
}

function withGoal(scenery: Scenery, place: number, change: Partial<GoalCard>): Scenery {
  return { ...scenery, goals: scenery.goals.map((goal, i) => (i === place ? { ...goal, ...change } : goal)) };
}

/** Something goes away: what it was is drawn until it is told. */
export const isLate = (event: Tagged): boolean => event.type === 'PathRemoved';

/** Whom an event happens to, for the plate that shakes. */
export function struck(event: Tagged): number | null {
  const target = event['target'];
  if (typeof target === 'number') return target;
  return event.type === 'TheftPlaced' || event.type === 'CardDiscarded' ? Number(event['seat']) : null;
}

export function soundOf(event: Tagged): Sound | null {
  switch (event.type) {
    case 'PathLaid': return 'pick';
    case 'GoalOpened': return 'creak';
    case 'PathRemoved': return 'crumble';
    case 'ToolBroken': case 'ToolMended': case 'Trapped': case 'Freed': return 'clunk';
    case 'MapRead': case 'CardDiscarded': case 'HandsSwapped': case 'RoleInspected': return 'page';
    case 'GoldTaken': case 'GoldPaid': case 'Stolen': return 'coin';
    default: return null;
  }
}
