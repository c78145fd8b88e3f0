/** The one sentence that says what is asked, the buttons that answer it, and where the rules open. */
import type { Button, Sentence } from '../contract';
import { canTurn, isTile } from './cards';
import { NOTHING, type Targets } from './choice';
import { type Mine, mineOf } from './mine.svelte';
import type { Action, MinePlay } from './types';

const WAITING: Readonly<Record<string, string>> = {
  'choosing a goal': 'board-wait-goal',
  'second goal': 'board-wait-second',
  'serving ale': 'board-wait-ale',
  stealing: 'board-wait-steal',
};
const ASKED: Readonly<Record<string, string>> = {
  'choosing a goal': 'board-ask-open',
  'second goal': 'board-ask-second',
  'serving ale': 'board-ask-ale',
  stealing: 'board-ask-steal',
};
/** Before it is done: shall it be? */
const ASKED_FOR: Readonly<Partial<Record<Action['type'], string>>> = {
  LayTile: 'board-ask-lay',
  Exchange: 'board-ask-exchange',
};

export function ask(play: MinePlay): Sentence {
  const { view } = play;
  if (view.is_over) return { id: 'board-ask-over' };
  if (!play.isMyTurn)
    return view.turn === null
      ? { id: 'board-ask-chance' }
      : { id: WAITING[view.phase] ?? 'board-wait', args: { seat: view.turn } };
  const mine = mineOf(play);
  const asked = ASKED[view.phase];
  if (asked !== undefined) return { id: asked };
  const { card, targets } = mine;
  const target = mine.choice.target;
  if (target?.type === 'Skip') return { id: 'board-ask-skip' };
  if (card === null)
    return { id: skipOf(play) ? 'board-ask-skip' : view.deck_left > 0 ? 'board-ask-card' : 'board-ask-must' };
  if (target) return { id: ASKED_FOR[target.type] ?? 'board-ask-sure', args: { card } };
  if (targets.cells.size > 0) return { id: isTile(card) ? 'board-ask-cell' : 'board-ask-explode', args: { card } };
  if (targets.goals.size > 0) return { id: 'board-ask-goal' };
  if (targets.seats.size > 0) return { id: 'board-ask-player' };
  return { id: targets.exchange ? 'board-ask-useless' : 'board-ask-stuck', args: { card } };
}

const skipOf = (play: MinePlay): Action | null => play.legal.find((action) => action.type === 'Skip') ?? null;

export function buttons(play: MinePlay): Button[] {
  if (!play.isMyTurn) return [];
  const mine = mineOf(play);
  const { target } = mine.choice;
  if (target) return targetButtons(mine, target);
  if (mine.card !== null) return cardButtons(mine, mine.card);
  return openButtons(play, mine);
}

function turnButton(mine: Mine, card: string): Button[] {
  return canTurn(card) ? [{ key: 'turn', label: { id: 'board-turn' }, act: () => mine.turn() }] : [];
}

function targetButtons(mine: Mine, target: Action): Button[] {
  const made: Button[] = [{ key: 'do', label: labelOf(target, mine.play), isMain: true, act: () => mine.confirm() }];
  if (target.type === 'LayTile') made.push(...turnButton(mine, target.card));
  made.push({ key: 'back', label: { id: 'board-back' }, act: () => mine.back() });
  return made;
}

function cardButtons(mine: Mine, card: string): Button[] {
  const made = turnButton(mine, card);
  const { exchange } = mine.targets;
  if (exchange) made.push({ key: 'exchange', label: { id: 'board-exchange' }, act: () => mine.aim(exchange) });
  made.push({ key: 'back', label: { id: 'board-put-back' }, act: () => void (mine.choice = NOTHING) });
  return made;
}

/** Before anything is chosen: a goal to open or leave shut, a turn to skip. Players are chosen on board and plates. */
function openButtons(play: MinePlay, mine: Mine): Button[] {
  return play.legal
    .filter(({ type }) => type === 'OpenGoal' || type === 'LeaveShut' || type === 'Skip')
    .map((action) => ({
      key: action.type === 'OpenGoal' ? `${action.type}${action.goal}` : action.type,
      label: labelOf(action, play),
      act: () => mine.aim(action),
    }));
}

/** The words on the button that does it. */
export function labelOf(action: Action, play: MinePlay): Sentence {
  switch (action.type) {
    case 'LayTile':
      return { id: 'board-lay' };
    case 'Explode':
      return { id: 'board-blow' };
    case 'ReadMap':
      return { id: 'board-look', args: { place: action.goal } };
    case 'OpenGoal':
      return { id: 'board-open', args: { place: action.goal } };
    case 'LeaveShut':
      return { id: 'board-leave' };
    case 'DrinkPotion':
      return { id: 'board-drink', args: { seat: action.seat } };
    case 'ServeAle':
      return action.seat === play.viewer
        ? { id: 'board-serve-self' }
        : { id: 'board-serve', args: { seat: action.seat } };
    case 'Steal':
      return { id: 'board-steal', args: { seat: action.seat } };
    case 'Skip':
      return { id: play.view.deck_left > 0 ? 'board-skip' : 'board-show-hand' };
    default:
      return { id: 'board-exchange' };
  }
}

/** A move in words, where nothing shows on the board which card it is and where it goes. */
export function tell(play: MinePlay, action: Action): Sentence {
  switch (action.type) {
    case 'LayTile':
      return { id: 'board-laid', args: { card: action.card, column: action.column, row: action.row } };
    case 'Explode':
      return { id: 'board-blow-at', args: { column: action.column, row: action.row } };
    case 'Exchange':
      return { id: 'board-exchange-card', args: { card: action.card } };
    default:
      return labelOf(action, play);
  }
}

const RULES: Readonly<Record<string, string>> = {
  'choosing a goal': 'B14',
  'second goal': 'R9',
  'serving ale': 'B12',
  stealing: 'B21',
};

export function rulesAt(play: MinePlay): string {
  const { view } = play;
  if (view.is_over) return 'B20';
  const rule = RULES[view.phase];
  if (rule !== undefined) return rule;
  const { card, choice } = mineOf(play);
  if (choice.target?.type === 'Skip') return 'B7';
  if (choice.target?.type === 'Exchange') return 'B6';
  return play.isMyTurn && card !== null ? ruleOfCard(card) : 'B5';
}

export function ruleOfCard(card: string): string {
  if (card.startsWith('rubble')) return 'B9';
  if (card.startsWith('door')) return 'B10';
  if (/^(key|lantern|bomb)/.test(card)) return 'B11';
  if (card.startsWith('ale')) return 'B12';
  return isTile(card) ? 'B8' : 'B13';
}

/** For who plays for the first time. */
export function tip(play: MinePlay): Sentence | null {
  const { view } = play;
  if (play.viewer === null || view.is_over) return null;
  if (!play.isMyTurn) return { id: 'board-tip-wait' };
  if (view.phase === 'serving ale') return { id: 'board-tip-ale' };
  if (view.phase === 'choosing a goal') return { id: 'board-tip-goal' };
  if (view.phase === 'second goal') return { id: 'board-tip-second' };
  if (view.phase !== 'play') return null;
  const { choice, targets } = mineOf(play);
  if (choice.target)
    return choice.target.type === 'LayTile' && canTurn(choice.target.card) ? { id: 'board-tip-turn' } : null;
  // The same for all: somebody may look over a shoulder.
  return choice.card === null ? { id: 'board-tip-card' } : tipFor(targets);
}

function tipFor({ cells, seats, goals }: Targets): Sentence | null {
  if (cells.size + goals.size > 0) return { id: 'board-tip-place' };
  return seats.size > 0 ? { id: 'board-tip-player' } : null;
}
