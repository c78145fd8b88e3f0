/** What has happened, told one thing at a time: the mine as it looks while events are still being shown. */
import type { Sentence, Sound } from '../contract';
import type { Flight, Secret } from '../mine/base.svelte';
import { type Fates, fateIn, shownTo, untilSeen, withGoal, withMap, withReset } from '../mine/telling';
import { type Event, type GoalCard, type LaidCard, type MinePlay, type View, keyOf } from './types';

/** What the board draws: behind the view while animations run, equal to it when they are done. */
export interface Scenery {
  readonly laid: readonly LaidCard[];
  readonly goals: readonly GoalCard[];
}

// Never moves (S4).
const START: LaidCard = { card: 'start', turned: false, column: 0, row: 0, is_joined: true, is_cut_off: false };

export function sceneryOf(view: View): Scenery {
  return { laid: [START, ...view.laid], goals: view.goals };
}

/** How long an event is shown, in milliseconds; 0: not on the board. The end of a round is not told here. */
export function lasts(play: MinePlay, event: Exclude<Event, { readonly type: 'RoundEnded' }>): number {
  const isOnMe = hitOf(play, event) !== null;
  switch (event.type) {
    case 'RoleDealt':
      return untilSeen(play, event.role, event.seat);
    case 'PathLaid':
      return event.seat === play.viewer ? 220 : 560;
    case 'GoalOpened':
      return 1500; // the one thing for which everybody holds their breath
    case 'PathRemoved':
      return 950;
    case 'ToolBroken':
    case 'Trapped':
      return isOnMe ? 1700 : 1000;
    case 'ToolMended':
    case 'Freed':
      return isOnMe ? 1600 : 1000;
    case 'HandsSwapped':
    case 'HatSwapped':
      return isOnMe ? 1700 : 1000;
    case 'TheftPlaced':
    case 'TheftRemoved':
      return 850;
    case 'RoleInspected':
      return shownTo(play, event.seat, event.role, 900);
    case 'MapRead':
      return shownTo(play, event.seat, event.shows, 800);
    case 'CardDiscarded':
      return 450;
    case 'Unburdened':
    case 'Passed':
      return 400;
    case 'GoldLaidOut':
      return 700;
    case 'GoldTaken':
    case 'GoldPaid':
    case 'Stolen':
      return 900;
    default:
      return 0;
  }
}

/** The scenery after an event. What is joined is only known from the view; until then new cards count as lit. */
export function after(scenery: Scenery, event: Event): Scenery {
  switch (event.type) {
    case 'RoundBegan':
      return { laid: [START], goals: withReset(scenery.goals).map((goal) => ({ ...goal, turned: false })) };
    case 'PathLaid': {
      const { card, turned, column, row } = event;
      const laid: LaidCard = { card, turned, column, row, is_joined: true, is_cut_off: false };
      return { ...scenery, laid: [...scenery.laid.filter((each) => keyOf(each) !== keyOf(laid)), laid] };
    }
    case 'PathRemoved':
      return { ...scenery, laid: scenery.laid.filter((card) => keyOf(card) !== keyOf(event)) };
    case 'GoalOpened': {
      const { shows, turned } = event;
      return { ...scenery, goals: withGoal(scenery.goals, event.goal, { is_open: true, shows, turned }) };
    }
    case 'MapRead':
      return { ...scenery, goals: withMap(scenery.goals, event) };
    default:
      return scenery;
  }
}

/** Something goes away, or is seen by one alone: drawn as it was until it has been told. */
export const isLate = (event: Event): boolean => event.type === 'PathRemoved' || event.type === 'MapRead';

/** The card that somebody plays, and where it flies to. */
export function flightOf(event: Event): Flight | null {
  switch (event.type) {
    case 'ToolBroken':
      return { card: `break_${event.tool}`, from: event.seat, to: { seat: event.target } };
    case 'ToolMended':
      return { card: event.card, from: event.seat, to: { seat: event.target } };
    case 'Trapped':
      return { card: 'trap', from: event.seat, to: { seat: event.target } };
    case 'Freed':
      return { card: 'freedom', from: event.seat, to: { seat: event.target } };
    case 'TheftPlaced':
      return { card: 'theft', from: event.seat, to: { seat: event.seat } };
    case 'TheftRemoved':
      return { card: 'hands_off', from: event.seat, to: { seat: event.target } };
    case 'HandsSwapped':
      return { card: 'swap_hands', from: event.seat, to: { seat: event.target } };
    case 'HatSwapped':
      return { card: 'swap_hats', from: event.seat, to: { seat: event.target } };
    case 'RoleInspected':
      return { card: 'inspection', from: event.seat, to: { seat: event.target } };
    case 'MapRead':
      return { card: 'map', from: event.seat, to: { goal: event.goal } };
    case 'PathRemoved':
      return { card: 'rockfall', from: event.seat, to: { cells: [event] } };
    case 'CardDiscarded':
      return { card: 'back', from: event.seat, to: 'deck' };
    default:
      return null;
  }
}

/** What an event shows to the viewer alone. */
export function secretOf(play: MinePlay, event: Event): Secret | null {
  if (event.type === 'RoleDealt' && event.seat === play.viewer && event.role !== null) {
    return { kind: 'role', role: event.role, seat: event.seat };
  }
  if (event.type === 'RoleInspected' && event.seat === play.viewer && event.role !== null) {
    return { kind: 'role', role: event.role, seat: event.target };
  }
  return event.type === 'MapRead' && event.seat === play.viewer && event.shows !== null
    ? { kind: 'goal', goal: event.goal, shows: event.shows }
    : null;
}

/** What others do to the viewer. */
export function hitOf(play: MinePlay, event: Event): Sentence | null {
  if (!('target' in event) || event.target !== play.viewer || event.seat === play.viewer) return null;
  const { seat } = event;
  switch (event.type) {
    case 'ToolBroken':
      return { id: 'board-hit-broken', args: { tool: event.tool } };
    case 'ToolMended':
      return { id: 'board-hit-mended', args: { tool: event.tool } };
    case 'Trapped':
      return { id: 'board-hit-trapped' };
    case 'Freed':
      return { id: 'board-hit-freed' };
    case 'TheftRemoved':
      return { id: 'board-hit-theft' };
    case 'HandsSwapped':
      return { id: 'board-hit-hands', args: { seat } };
    case 'HatSwapped':
      return { id: 'board-hit-hat' };
    case 'RoleInspected':
      return { id: 'board-hit-inspected', args: { seat } };
    case 'Stolen':
      return { id: 'board-hit-stolen', args: { seat } };
    default:
      return null;
  }
}

const FATES: Fates<Event['type'], 'harm' | 'help' | 'swirl' | 'nod'> = {
  actors: { HandsSwapped: 'swirl', TheftPlaced: 'nod', CardDiscarded: 'nod', Passed: 'nod', Unburdened: 'nod' },
  targets: {
    ToolBroken: 'harm',
    Trapped: 'harm',
    TheftRemoved: 'harm',
    Stolen: 'harm',
    ToolMended: 'help',
    Freed: 'help',
    HandsSwapped: 'swirl',
    HatSwapped: 'swirl',
    RoleInspected: 'swirl',
  },
};
/** What befalls a seat, for the plate that shows it. */
export const fateOf = (event: Event, seat: number) => fateIn(FATES, event, seat);

const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  PathLaid: 'pick',
  PathRemoved: 'crumble',
  GoalOpened: 'reveal',
  RoundEnded: 'reveal',
  ToolBroken: 'break',
  Trapped: 'break',
  ToolMended: 'mend',
  Freed: 'mend',
  MapRead: 'page',
  RoleInspected: 'page',
  CardDiscarded: 'whoosh',
  HandsSwapped: 'whoosh',
  HatSwapped: 'whoosh',
  TheftPlaced: 'whoosh',
  TheftRemoved: 'whoosh',
  GoldTaken: 'coin',
  GoldPaid: 'coin',
  Stolen: 'coin',
};

export function soundOf(event: Event): Sound | null {
  if (event.type === 'RoleDealt') return event.role === null ? null : 'reveal';
  return SOUNDS[event.type] ?? null;
}
