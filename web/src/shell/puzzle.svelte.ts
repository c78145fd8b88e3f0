/** A puzzle: the same Play for a game's components, at any moment of the round; the last one asks something. */
import * as api from '../api';
import type { Action, GameModule, WhyNot } from '../games/contract';
import type {
  PuzzleAnswerIn,
  PuzzleAnswerOut,
  PuzzleClue,
  PuzzleInfo,
  PuzzleOut,
  PuzzleSolution,
  Tagged,
} from '../protocol';
import { ReplayPlay } from './replay.svelte';
import { PACES, settings } from './settings.svelte';

/** What the list shows. */
export interface Filter {
  readonly kind: string; // '': all
  readonly level: number; // 0: all
  readonly isOpen: boolean; // only those that were not solved
}

/** The puzzles that pass; the one that is on the table always does. */
export function filtered(
  puzzles: readonly PuzzleInfo[],
  { kind, level, isOpen }: Filter,
  solved: readonly string[],
  current: string | null,
): readonly PuzzleInfo[] {
  return puzzles.filter(
    (each) =>
      each.name === current ||
      ((kind === '' || each.kind === kind) &&
        (level === 0 || each.level === level) &&
        !(isOpen && solved.includes(each.name))),
  );
}

/** The one that many places on in the list, if there is one. */
export function neighbour(list: readonly PuzzleInfo[], current: string, by: number): PuzzleInfo | null {
  const at = list.findIndex(({ name }) => name === current);
  return at < 0 ? null : (list[at + by] ?? null);
}

/** What each move told, of one seat or of several. */
export function byStep(clues: readonly PuzzleClue[]): readonly (readonly PuzzleClue[])[] {
  const firsts = clues.filter(({ step }, i) => clues.findIndex((clue) => clue.step === step) === i);
  return firsts.map(({ step }) => clues.filter((clue) => clue.step === step));
}

/** A share as a number out of a hundred. */
export const hundred = (share: number): number => Math.round(share * 100);

export class PuzzlePlay extends ReplayPlay {
  answer: PuzzleAnswerOut | null = $state.raw(null); // to the last try
  tries = $state(0); // so that the same word is told again
  isJudging = $state(false);
  marked: readonly number[] = $state.raw([]); // seats that are thought to have the role

  constructor(
    readonly puzzle: PuzzleOut,
    names: readonly string[],
    module: GameModule,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    super(puzzle.past, puzzle.seat, names, module, puzzle.past.steps.length - 1);
  }

  /** Whether the question is in sight, not what led to it. */
  get isNow(): boolean {
    return this.step === this.last && !this.isBehind;
  }
  get solution(): PuzzleSolution | null {
    return this.answer?.solution ?? null;
  }
  get isSolved(): boolean {
    return this.answer?.is_right ?? false;
  }

  override get isReplay(): boolean {
    return false;
  }
  override get legal(): readonly Action[] {
    return this.isNow ? (this.puzzle.legal as readonly Action[]) : [];
  }
  override get isMyTurn(): boolean {
    return this.legal.length > 0;
  }
  override get pace(): number {
    return PACES[settings.pace];
  }

  /** A move is an answer; once the solution is told, moves are only looked at. */
  override send(action: Action): void {
    if (this.solution === null) void this.judge({ action: action as Tagged });
  }
  mark(seat: number): void {
    this.marked = this.marked.includes(seat) ? this.marked.filter((each) => each !== seat) : [...this.marked, seat];
  }
  /** Those who are marked have the role. */
  accuse(): void {
    void this.judge({ seats: this.marked });
  }
  giveUp(): void {
    void this.judge({});
  }

  private async judge(answer: PuzzleAnswerIn): Promise<void> {
    if (this.isJudging) return;
    this.isJudging = true;
    try {
      this.answer = await api.answerPuzzle(this.game, this.puzzle.name, answer);
      this.tries += 1;
    } catch (error) {
      this.onTrouble(error);
    }
    this.isJudging = false;
  }

  override async whyNot(action: Action): Promise<WhyNot | null> {
    try {
      const { refusal } = await api.whyNotInPuzzle(this.game, this.puzzle.name, action as Tagged);
      if (refusal === null) return null;
      return { ...refusal, text: this.t(`refusal-${refusal.code}`, { ...refusal.args, rule: refusal.rule }) };
    } catch {
      return null;
    }
  }
}
