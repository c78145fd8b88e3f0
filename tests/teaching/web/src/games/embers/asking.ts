/** The one sentence that says what is asked, the buttons that answer it, and where the rules open. */
import type { Button, Sentence } from '../contract';
import { choiceOf } from './choice.svelte';
import { type Action, type EmbersPlay, isOver, tableAt } from './table';

const canLook = (play: EmbersPlay): boolean => play.legal.some(({ type }) => type === 'Peek');

export function ask(play: EmbersPlay): Sentence {
  if (isOver(tableAt(play))) return { id: 'board-ask-over' };
  if (!play.isMyTurn) return { id: 'board-wait' };
  const { action } = choiceOf(play);
  if (action) return { id: 'board-ask-sure' };
  return { id: canLook(play) ? 'board-ask' : 'board-ask-lay' };
}

export function buttons(play: EmbersPlay): Button[] {
  const choice = choiceOf(play);
  if (!choice.action) return [];
  return [
    { key: 'do', label: tell(choice.action), isMain: true, act: () => choice.confirm() },
    { key: 'back', label: { id: 'board-back' }, act: () => choice.back() },
  ];
}

/** A move in words: on the button that makes it, and in a hint. */
export const tell = (action: Action): Sentence =>
  action.type === 'Peek'
    ? { id: 'board-look', args: { seat: action.seat } }
    : { id: 'board-lay', args: { card: action.card } };

export function rulesAt(play: EmbersPlay): string {
  if (isOver(tableAt(play))) return 'M4';
  return choiceOf(play).action?.type === 'Peek' ? 'M3' : 'M2';
}

export const tip = (play: EmbersPlay): Sentence | null => (play.isMyTurn ? { id: 'board-tip' } : null);
