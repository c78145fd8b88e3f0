/** The choice being made, kept under the Play: nothing is sent before it is confirmed. */
import type { Action, EmbersPlay } from './table';

class Choice {
  wish = $state.raw<Action | null>(null);

  constructor(private readonly play: EmbersPlay) {}

  /** What is chosen, as long as it is allowed. */
  get action(): Action | null {
    return this.play.isMyTurn && this.wish && legal(this.play, this.wish) ? this.wish : null;
  }

  /** Choose; to choose the same again is to confirm it. */
  pick(action: Action): void {
    this.play.skip();
    if (this.action && isSame(this.action, action)) this.confirm();
    else if (legal(this.play, action)) this.wish = action;
  }

  confirm(): void {
    const { action } = this;
    this.wish = null;
    if (action) this.play.send(action);
  }

  back(): void {
    this.wish = null;
  }
}

const targetOf = (action: Action): number => (action.type === 'Peek' ? action.seat : action.card);
export const isSame = (a: Action, b: Action): boolean => a.type === b.type && targetOf(a) === targetOf(b);
export const legal = (play: EmbersPlay, action: Action): boolean => play.legal.some((each) => isSame(each, action));

const choices = new WeakMap<EmbersPlay, Choice>();

export function choiceOf(play: EmbersPlay): Choice {
  const choice = choices.get(play) ?? new Choice(play);
  choices.set(play, choice);
  return choice;
}
