/** The one sentence that says what is asked, the buttons that answer it, and where the rules open. */
import type { Action, Button, Json, Sentence } from '../contract';
import { wordsOf } from './goods';
import { type Market, marketOf } from './market.svelte';
import { type GuildsPlay, type Kind, kindOf } from './types';

export function ask(play: GuildsPlay): Sentence {
  const { view } = play;
  if (view.is_over) return { id: 'board-ask-over' };
  if (view.turn === null) return { id: 'board-ask-chance' };
  if (!play.isMyTurn) return { id: waitingFor(view.phase), args: { seat: view.turn } };
  const market = marketOf(play);
  const { target, expert } = market.choice;
  if (target) return tell(play, target);
  switch (market.asked) {
    case 'expert': return expert === null ? { id: 'board-ask-expert' } : { id: 'board-ask-place', args: { expert } };
    case 'good': return askGood(play);
    case 'universal': return { id: 'board-ask-universal' };
    case 'protection': return { id: 'board-ask-protection' };
    case 'side': return { id: 'board-ask-side' };
    default: return { id: waitingFor(view.phase), args: { seat: view.turn } }; // sent, not answered yet
  }
}

function waitingFor(phase: string): string {
  switch (phase) {
    case 'taking goods': return 'board-wait-good';
    case 'moving universal goods': return 'board-wait-universal';
    case 'choosing protection': return 'board-wait-protection';
    case 'choosing a side': return 'board-wait-side';
    default: return 'board-wait-expert';
  }
}

function askGood(play: GuildsPlay): Sentence {
  const left = play.view.goods.filter((good) => good !== null);
  if (left.length > 1 || !left[0]?.kind) return { id: 'board-ask-good' };
  const canChange = play.legal.some((action) => action.type === 'ChangeKind');
  return { id: canChange ? 'board-ask-change' : 'board-ask-last', args: wordsOf(left[0].face, left[0].kind as Kind) };
}

/** The question before what is chosen is sent; a hint asks the same. */
export function tell(play: GuildsPlay, target: Action): Sentence {
  const { view } = play;
  const good = target.type === 'ChangeKind' ? view.goods.find((each) => each !== null) : view.goods[Number(target['good'])];
  switch (target.type) {
    case 'PlayExpert': case 'ChangeKind': {
      const expert = String(target['expert']);
      if (!good) return { id: 'board-ask-good' }; // it is gone already: the match went on
      return { id: 'board-ask-play', args: { expert, ...wordsOf(good.face, kindOf(expert)) } };
    }
    case 'TakeGood': return good?.kind ? { id: 'board-ask-take', args: wordsOf(good.face, good.kind as Kind) } : { id: 'board-ask-good' };
    case 'MoveUniversal': {
      const face = view.universals.find((each) => each.card === target['card']);
      return face ? { id: 'board-ask-take', args: wordsOf(face, String(target['kind']) as Kind) } : { id: 'board-ask-good' };
    }
    case 'KeepUniversals': return { id: 'board-ask-keep' };
    case 'Protect': return { id: 'board-ask-protect', args: { weapon: target['weapon']! } };
    default: return { id: 'board-ask-fight', args: { side: target['side']! } };
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
    .filter((action) => action.type === 'KeepUniversals' || (action.type === 'TakeGood' && isLast))
    .map((action) => ({ key: action.type, label: labelOf(action), act: () => market.aimOrConfirm(action) }));
}

/** The words on the button that does it. */
export function labelOf(action: Action): Sentence {
  const args = (field: string): Record<string, Json> => ({ [field]: action[field]! });
  switch (action.type) {
    case 'PlayExpert': return { id: 'board-play', args: args('expert') };
    case 'TakeGood': return { id: 'board-take' };
    case 'ChangeKind': return { id: 'board-change', args: args('expert') };
    case 'MoveUniversal': return { id: 'board-move' };
    case 'KeepUniversals': return { id: 'board-keep' };
    case 'Protect': return { id: 'board-protect' };
    default: return { id: 'board-fight' };
  }
}

export const RULE_OF: Readonly<Record<Kind, string>> = { spell: 'G14', gem: 'G15', spice: 'G16', beast: 'G17', weapon: 'G18' };

export function rulesAt(play: GuildsPlay): string {
  const { phase, is_over: isOver } = play.view;
  if (isOver) return 'G19';
  if (phase === 'taking goods') return play.legal.some((action) => action.type === 'ChangeKind') ? 'G9' : 'G8';
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
    case 'expert': return { id: 'board-tip-expert' };
    case 'good': return { id: play.legal.some((action) => action.type === 'ChangeKind') ? 'board-tip-change' : 'board-tip-good' };
    case null: return null;
    default: return { id: 'board-tip-score' };
  }
}
