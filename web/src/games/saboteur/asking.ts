/** The one sentence that says what is asked, the buttons that answer it, and where the rules open. */
import type { Button, Sentence } from '../contract';
import { canTurn, isPath } from './cards';
import { NOTHING, type Targets, give, isGivingEnough, mostToGive } from './choice';
import { type Mine, mineOf } from './mine.svelte';
import type { Action, MinePlay } from './types';

export function ask(play: MinePlay): Sentence {
  const { view } = play;
  if (view.is_over) return { id: 'board-ask-over' };
  if (!play.isMyTurn)
    return view.turn === null ? { id: 'board-ask-chance' } : { id: waitingFor(view.phase), args: { seat: view.turn } };
  const mine = mineOf(play);
  const { giving, target } = mine.choice;
  if (view.phase === 'taking gold') return { id: 'board-ask-gold' };
  if (view.phase === 'stealing') return { id: 'board-ask-steal' };
  if (view.phase === 'discarding' && !giving) return { id: 'board-ask-more', args: { count: view.due } };
  if (view.phase === 'paying for a hindrance') return { id: 'board-ask-paying', args: { count: view.due } };
  if (giving) return askGiving(mine);
  if (mine.card === null) return { id: isHindered(play) ? 'board-ask-hindered' : 'board-ask-card' };
  const card = mine.card;
  if (target) return { id: questionOf(target), args: { card } };
  if (mine.targets.self) return { id: 'board-ask-theft' };
  if (mine.targets.cells.size > 0) return { id: isPath(card) ? 'board-ask-cell' : 'board-ask-fall', args: { card } };
  if (mine.targets.goals.size > 0) return { id: 'board-ask-goal' };
  if (mine.targets.seats.size > 0) return askWhom(card);
  return { id: 'board-ask-useless', args: { card } };
}

/** Asks for what the button below would do. */
export function questionOf({ type }: Action): string {
  if (type === 'LayPath') return 'board-ask-lay';
  return type === 'Discard' ? 'board-ask-discard' : 'board-ask-sure';
}

/** As one asks at a table: "Break whose cart?" */
function askWhom(card: string): Sentence {
  if (card.startsWith('break_')) return { id: 'board-ask-break', args: { tool: card.slice(6) } };
  if (card.startsWith('mend_')) {
    const [tool, other = null] = card.slice(5).split('_or_');
    return { id: 'board-ask-mend', args: { tool: tool!, other } };
  }
  return { id: ASK_WHOM[card] ?? 'board-ask-sure' };
}

const ASK_WHOM: Readonly<Record<string, string>> = {
  hands_off: 'board-ask-hands-off',
  swap_hands: 'board-ask-swap-hands',
  inspection: 'board-ask-inspection',
  swap_hats: 'board-ask-swap-hats',
  trap: 'board-ask-trap',
  freedom: 'board-ask-freedom',
};

function waitingFor(phase: string): string {
  if (phase === 'taking gold') return 'board-wait-gold';
  return phase === 'stealing' ? 'board-wait-steal' : 'board-wait';
}

function askGiving(mine: Mine): Sentence {
  const giving = mine.choice.giving!;
  if (giving.hindrance !== null)
    return { id: 'board-ask-pay', args: { hindrance: giving.hindrance, count: 2 - giving.marked.length } };
  return { id: 'board-ask-give', args: { count: giving.marked.length, most: mostToGive(giving) } };
}

function isHindered(play: MinePlay): boolean {
  const plate = play.view.plates[play.viewer ?? 0];
  return plate !== undefined && (plate.broken.length > 0 || plate.is_trapped);
}

export function buttons(play: MinePlay): Button[] {
  const mine = mineOf(play);
  if (!play.isMyTurn) return [];
  const { choice } = mine;
  if (choice.giving) return [givingButton(mine), backButton(mine)];
  if (choice.target) return targetButtons(mine, choice.target);
  if (mine.card !== null) return cardButtons(mine);
  return openButtons(play, mine);
}

function backButton(mine: Mine): Button {
  return { key: 'back', label: { id: 'board-back' }, act: () => mine.back() };
}

function turnButton(mine: Mine): Button[] {
  if (mine.card === null || !canTurn(mine.card)) return [];
  return [{ key: 'turn', label: { id: 'board-turn' }, act: () => mine.turn() }];
}

function givingButton(mine: Mine): Button {
  const giving = mine.choice.giving!;
  const label: Sentence =
    giving.hindrance === null
      ? { id: 'board-give', args: { count: giving.marked.length } }
      : { id: 'board-pay', args: { hindrance: giving.hindrance } };
  return { key: 'give', label, isMain: true, isDisabled: !isGivingEnough(giving), act: () => mine.confirm() };
}

/** A repair that shows two tools can have two uses on one player: a button for each. */
function targetButtons(mine: Mine, target: Action): Button[] {
  const ways = target.type === 'MendTool' ? (mine.targets.seats.get(target.seat) ?? []) : [];
  const mends = ways.flatMap((way) => (way.type === 'MendTool' ? [way] : []));
  const answers: Button[] =
    mends.length > 1
      ? mends.map((way) => ({ key: `do-${way.tool}`, label: labelOf(way), isMain: true, act: () => mine.send(way) }))
      : [{ key: 'do', label: labelOf(target), isMain: true, act: () => mine.confirm() }];
  return [...answers, ...(target.type === 'LayPath' ? turnButton(mine) : []), backButton(mine)];
}

/** The words on the button that does it. */
export function labelOf(action: Action): Sentence {
  switch (action.type) {
    case 'LayPath':
      return { id: 'board-lay' };
    case 'BreakTool':
      return { id: 'board-break', args: { tool: action.tool, seat: action.seat } };
    case 'MendTool':
      return { id: 'board-mend', args: { tool: action.tool } };
    case 'Rockfall':
      return { id: 'board-fall' };
    case 'ReadMap':
      return { id: 'board-look', args: { place: action.goal } };
    case 'TakeGold':
      return { id: 'board-take', args: { nuggets: action.nuggets } };
    case 'Steal':
      return action.seat === null ? { id: 'board-pity' } : { id: 'board-steal', args: { seat: action.seat } };
    case 'PlaceTheft':
      return { id: 'board-place-theft' };
    case 'HandsOff':
      return { id: 'board-hands-off', args: { seat: action.seat } };
    case 'SwapHands':
      return { id: 'board-swap-hands', args: { seat: action.seat } };
    case 'Inspect':
      return { id: 'board-inspect', args: { seat: action.seat } };
    case 'SwapHats':
      return { id: 'board-swap-hats', args: { seat: action.seat } };
    case 'SetTrap':
      return { id: 'board-set-trap', args: { seat: action.seat } };
    case 'SetFree':
      return { id: 'board-set-free', args: { seat: action.seat } };
    case 'Unburden':
      return { id: 'board-unburden', args: { hindrance: action.hindrance } };
    case 'StopDiscarding':
      return { id: 'board-stop' };
    default:
      return { id: 'board-discard' };
  }
}

/** A move in words, where nothing shows on the board which card it is and where it goes. */
export function tell(play: MinePlay, action: Action): Sentence {
  switch (action.type) {
    case 'LayPath':
      return { id: 'board-laid', args: { card: action.card, column: action.column, row: action.row } };
    case 'Rockfall':
      return { id: 'board-fall-at', args: { column: action.column, row: action.row } };
    case 'Discard':
      return { id: 'board-discard-card', args: { card: action.card } };
    case 'MendTool':
      return action.seat === play.viewer
        ? labelOf(action)
        : { id: 'board-mend-of', args: { seat: action.seat, tool: action.tool } };
    default:
      return labelOf(action);
  }
}

function cardButtons(mine: Mine): Button[] {
  const { self, discard } = mine.targets;
  const made: Button[] = [];
  if (self) made.push({ key: 'self', label: labelOf(self), isMain: true, act: () => mine.send(self) });
  made.push(...turnButton(mine));
  if (discard) {
    const place = mine.choice.card;
    const act = mine.canDiscardMore
      ? (): void => void (mine.choice = give(null, place))
      : (): void => mine.send(discard);
    made.push({ key: 'discard', label: { id: 'board-discard' }, act });
  }
  made.push({ key: 'back', label: { id: 'board-put-back' }, act: () => void (mine.choice = NOTHING) });
  return made;
}

function openButtons(play: MinePlay, mine: Mine): Button[] {
  const made: Button[] = [];
  for (const action of play.legal) {
    if (action.type === 'Unburden') {
      const { hindrance } = action;
      made.push({
        key: `unburden-${hindrance}`,
        label: labelOf(action),
        act: () => void (mine.choice = give(hindrance)),
      });
    } else if (action.type === 'StopDiscarding' || (action.type === 'Steal' && action.seat === null)) {
      made.push({ key: action.type, label: labelOf(action), act: () => mine.send(action) });
    }
  }
  if (mine.canDiscardMore && play.legal.some((action) => action.type === 'Discard')) {
    made.push({ key: 'give', label: { id: 'board-discard-some' }, act: () => void (mine.choice = give(null)) });
  }
  return made;
}

export function rulesAt(play: MinePlay): string {
  const { phase } = play.view;
  const isMore = play.game === 'saboteur2';
  if (play.view.is_over) return 'S23';
  if (phase === 'taking gold') return 'S20';
  if (phase === 'stealing') return 'E15';
  if (phase === 'discarding' || phase === 'paying for a hindrance') return 'E4';
  const card = play.isMyTurn ? mineOf(play).card : null;
  if (card === null) return isMore ? 'E4' : 'S7';
  return ruleOfCard(card);
}

export function ruleOfCard(card: string): string {
  if (card === 'bridge' || card.startsWith('double')) return 'E6';
  if (card.startsWith('ladder')) return 'E7';
  if (card.includes('door')) return 'E8';
  if (card.startsWith('crystal')) return 'E9';
  if (card.startsWith('blind')) return 'S13';
  if (isPath(card)) return 'S10';
  if (card.startsWith('break')) return 'S15';
  if (card.startsWith('mend')) return 'S16';
  if (card === 'rockfall') return 'S17';
  return card === 'map' ? 'S18' : 'E16';
}

/** For who plays for the first time; the same for every dwarf: somebody may look over a shoulder. */
export function tip(play: MinePlay): Sentence | null {
  if (play.viewer === null || play.view.is_over || play.view.phase !== 'play') return null;
  if (!play.isMyTurn) return { id: 'board-tip-wait' };
  const { choice, targets } = mineOf(play);
  if (choice.giving) return null;
  if (choice.target)
    return choice.target.type === 'LayPath' && canTurn(choice.target.card) ? { id: 'board-tip-turn' } : null;
  if (choice.card !== null) return tipFor(targets);
  return { id: isHindered(play) ? 'board-tip-hindered' : 'board-tip-card' };
}

function tipFor({ cells, seats, goals }: Targets): Sentence | null {
  if (cells.size + goals.size > 0) return { id: 'board-tip-place' };
  return seats.size > 0 ? { id: 'board-tip-player' } : null;
}
