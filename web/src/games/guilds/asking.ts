/** The one sentence that says what is asked, the buttons that answer it, and where the rules open. */
import type { Button, Sentence } from '../contract';
import { canChange } from './choice';
import { isCounting } from './counting';
import { wordsOf } from './goods';
import { type Market, marketOf } from './market.svelte';
import { type Action, type GuildsPlay, type Kind, kindOf } from './types';

export function ask(play: GuildsPlay): Sentence {
  const { view } = play;
  if (view.is_over) return { id: 'board-ask-over' };
  const told = play.telling?.event;
  if (told?.type === 'KindScored') return { id: 'board-count', args: { kind: told.kind } };
  if (isCounting(play)) return { id: 'board-ask-over' };
  if (told?.type === 'ExpertsReturned') return { id: 'board-returned' };
  if (view.turn === null || told?.type === 'GoodTurnedUp') return { id: 'board-ask-chance' };
  if (!play.isMyTurn) return waiting(play, view.turn);
  const market = marketOf(play);
  const { target, expert } = market.choice;
  if (target) return tell(play, target);
  switch (market.asked) {
    case 'expert':
      return expert === null ? { id: 'board-ask-expert' } : { id: 'board-ask-place', args: { expert } };
    case 'good':
      return askGood(play);
    case 'universal':
      return { id: 'board-ask-universal' };
    case 'protection':
      return { id: 'board-ask-protection' };
    case 'side':
      return { id: 'board-ask-side' };
    default:
      return waiting(play, view.turn); // sent, not answered yet
  }
}

function waiting({ view, viewer }: GuildsPlay, seat: number): Sentence {
  return seat === viewer ? { id: 'board-wait-own' } : { id: waitingFor(view.phase), args: { seat } };
}

function waitingFor(phase: string): string {
  switch (phase) {
    case 'taking goods':
      return 'board-wait-good';
    case 'moving universal goods':
      return 'board-wait-universal';
    case 'choosing protection':
      return 'board-wait-protection';
    case 'choosing a side':
      return 'board-wait-side';
    default:
      return 'board-wait-expert';
  }
}

function askGood(play: GuildsPlay): Sentence {
  const left = play.view.goods.filter((good) => good !== null);
  if (left.length > 1 || !left[0]?.kind) return { id: 'board-ask-good' };
  const args = wordsOf(left[0].face, left[0].kind as Kind);
  return { id: canChange(play.legal) ? 'board-ask-change' : 'board-ask-last', args };
}

/** The question before what is chosen is sent; a hint asks the same. */
export function tell(play: GuildsPlay, target: Action): Sentence {
  const { goods, universals } = play.view;
  const gone: Sentence = { id: 'board-ask-good' }; // the match went on
  switch (target.type) {
    case 'PlayExpert':
    case 'ChangeKind': {
      const good = target.type === 'PlayExpert' ? goods[target.good] : goods.find((each) => each !== null);
      const { expert } = target;
      return good ? { id: 'board-ask-play', args: { expert, ...wordsOf(good.face, kindOf(expert)) } } : gone;
    }
    case 'TakeGood': {
      const good = goods[target.good];
      return good?.kind ? { id: 'board-ask-take', args: wordsOf(good.face, good.kind as Kind) } : gone;
    }
    case 'MoveUniversal': {
      const face = universals.find(({ card }) => card === target.card);
      return face ? { id: 'board-ask-become', args: wordsOf(face, target.kind as Kind) } : gone;
    }
    case 'KeepUniversals':
      return { id: 'board-ask-keep' };
    case 'Protect':
      return { id: 'board-ask-protect', args: { weapon: target.weapon } };
    case 'ChooseSide':
      return { id: 'board-ask-fight', args: { side: target.side } };
    default:
      return { id: 'board-ask-chance' };
  }
}

export function buttons(play: GuildsPlay): Button[] {
  if (!play.isMyTurn) return [];
  const market = marketOf(play);
  const { target, expert } = market.choice;
  const back: Button = { key: 'back', label: { id: 'board-back' }, act: () => market.back() };
  if (target) return [{ key: 'do', label: labelOf(target), isMain: true, act: () => market.confirm() }, back];
  if (expert !== null) return [back];
  return openButtons(play, market);
}

/** What needs no place on the board to be chosen. */
function openButtons(play: GuildsPlay, market: Market): Button[] {
  const isLast = play.view.goods.filter((good) => good !== null).length === 1;
  return play.legal
    .filter(({ type }) => type === 'KeepUniversals' || (type === 'TakeGood' && isLast))
    .map((action) => ({ key: action.type, label: labelOf(action), act: () => market.aimOrConfirm(action) }));
}

/** The words on the button that does it. */
export function labelOf(action: Action): Sentence {
  switch (action.type) {
    case 'PlayExpert':
      return { id: 'board-play', args: { expert: action.expert } };
    case 'TakeGood':
      return { id: 'board-take' };
    case 'ChangeKind':
      return { id: 'board-change', args: { expert: action.expert } };
    case 'MoveUniversal':
      return { id: 'board-move' };
    case 'KeepUniversals':
      return { id: 'board-keep' };
    case 'Protect':
      return { id: 'board-protect' };
    default:
      return { id: 'board-fight' };
  }
}

export const RULE_OF: Readonly<Record<Kind, string>> = {
  spell: 'G14',
  gem: 'G15',
  spice: 'G16',
  beast: 'G17',
  weapon: 'G18',
};

export function rulesAt(play: GuildsPlay): string {
  const { phase, is_over: isOver } = play.view;
  if (isOver) return 'G19';
  if (phase === 'taking goods') return canChange(play.legal) ? 'G9' : 'G8';
  if (phase === 'moving universal goods') return 'G13';
  if (phase === 'choosing protection' || phase === 'choosing a side') return 'G18';
  const expert = play.isMyTurn ? marketOf(play).choice.expert : null;
  return expert === null ? 'G7' : RULE_OF[kindOf(expert)];
}

/** For who plays for the first time. */
export function tip(play: GuildsPlay): Sentence | null {
  if (play.viewer === null || play.view.is_over) return null;
  if (!play.isMyTurn) return { id: 'board-tip-wait' };
  switch (marketOf(play).asked) {
    case 'expert':
      return { id: 'board-tip-expert' };
    case 'good':
      return { id: canChange(play.legal) ? 'board-tip-change' : 'board-tip-good' };
    case 'universal':
      return { id: 'board-tip-universal' };
    case 'protection':
      return { id: 'board-tip-protection' };
    case 'side':
      return { id: 'board-tip-side' };
    case null:
      return null;
  }
}
