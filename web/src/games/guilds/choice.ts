/**
 * The choice being made: which expert, on which good, or what else is asked; nothing is sent before it is confirmed.
 * Plain data and plain functions. What is legal comes from the server; nothing here knows rules.
 */
import { type Action, type Kind, expertOf, isSame, kindOf } from './types';

export interface Choice {
  readonly expert: string | null; // taken from the hand
  readonly target: Action | null; // the action that Enter would send
}
export const NOTHING: Choice = { expert: null, target: null };

/** What is asked, as far as choosing goes. */
export type Asked = 'expert' | 'good' | 'universal' | 'protection' | 'side' | null;

export function askedOf(legal: readonly Action[]): Asked {
  const types = new Set(legal.map((action) => action.type));
  if (types.has('PlayExpert')) return 'expert';
  if (types.has('TakeGood')) return 'good';
  if (types.has('KeepUniversals')) return 'universal';
  if (types.has('Protect')) return 'protection';
  return types.has('ChooseSide') ? 'side' : null;
}

export const isLegal = (legal: readonly Action[], action: Action | null): boolean =>
  action !== null && legal.some((each) => isSame(each, action));

export const canChange = (legal: readonly Action[]): boolean => legal.some(({ type }) => type === 'ChangeKind');

/** The experts that can be played now, be it on a fresh good or to change the last one. */
export function playable(legal: readonly Action[]): Set<string> {
  return new Set(legal.flatMap((action) => ('expert' in action ? [action.expert] : [])));
}

/** The goods on which something can be done: with this expert, if one is given. */
export function openGoods(legal: readonly Action[], expert: string | null): Set<number> {
  const fits = (action: Action): boolean => expert === null || !('expert' in action) || action.expert === expert;
  return new Set(legal.flatMap((action) => ('good' in action && fits(action) ? [action.good] : [])));
}

/**
 * What a tap on a zone of a good means. `lies` is the kind that the good has by the expert on it, if any.
 * An expert from the hand goes to any zone of a good; without one the zone itself says which expert is meant.
 */
export function wishAt(
  choice: Choice,
  legal: readonly Action[],
  good: number,
  kind: Kind,
  lies: string | null,
): Action {
  if (askedOf(legal) === 'good') {
    if (kind === lies || !canChange(legal)) return { type: 'TakeGood', good };
    return { type: 'ChangeKind', expert: expertOf(kind) };
  }
  const isAimedHere = choice.target?.type === 'PlayExpert' && choice.target.good === good;
  const expert = choice.expert !== null && !isAimedHere ? choice.expert : expertOf(kind);
  return { type: 'PlayExpert', good, expert };
}

/** Take an expert from the hand; taking the same again puts it back. */
export function pickExpert(choice: Choice, legal: readonly Action[], expert: string): Choice {
  const change: Action = { type: 'ChangeKind', expert };
  if (isLegal(legal, change))
    return choice.target && isSame(choice.target, change) ? NOTHING : { expert, target: change };
  if (choice.expert === expert) return NOTHING;
  const target = choice.target;
  // A good that was aimed at already is kept: only the expert changes.
  const moved: Action | null = target?.type === 'PlayExpert' ? { ...target, expert } : null;
  return { expert, target: isLegal(legal, moved) ? moved : null };
}

export function aim(choice: Choice, target: Action): Choice {
  return { expert: 'expert' in target ? target.expert : choice.expert, target };
}

/** One step back: the good, then the expert. */
export function back(choice: Choice): Choice {
  return choice.target?.type === 'PlayExpert' ? { ...choice, target: null } : NOTHING;
}

export interface Ghost {
  readonly good: number | null; // null: the last one
  readonly kind: Kind;
  readonly expert: string;
}

/** The zone that the target would fix, to show the piece there before it is played. */
export function ghostOf(target: Action | null): Ghost | null {
  if (target?.type !== 'PlayExpert' && target?.type !== 'ChangeKind') return null;
  const { expert } = target;
  return { good: target.type === 'PlayExpert' ? target.good : null, kind: kindOf(expert), expert };
}
