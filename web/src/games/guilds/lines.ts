/** The score sheet, line by line: what the lines of the server say in words, and what goods they show. */
import type { Sentence } from '../contract';
import { type Kind, type Merchant, type ScoreLine, type StackGood } from './types';

export interface Row {
  readonly line: ScoreLine;
  readonly words: Sentence;
  readonly stepped: Sentence | null; // gems that count as another class
  readonly goods: readonly StackGood[];
}

export function rowsOf(merchant: Merchant, kind: Kind): Row[] {
  const stack = merchant.stacks[kind];
  return merchant.sheet
    .filter((line) => line.kind === kind)
    .map((line) => {
      const goods = line.cards.map((card) => stack.find((good) => good.card === card)!).filter(Boolean);
      const isStepped = goods.some((good, i) => line.classes[i] !== undefined && Number(good.name) !== line.classes[i]);
      return {
        line,
        goods,
        words: wordsOfLine(line),
        stepped: isStepped ? { id: 'board-line-stepped', args: { classes: [...line.classes] } } : null,
      };
    });
}

const PLAIN: Readonly<Record<string, string>> = {
  run: 'board-line-run',
  spices: 'board-line-spices',
  spare: 'board-line-spare',
  different: 'board-line-different',
  equal: 'board-line-equal',
  pair: 'board-line-pair',
  single: 'board-line-single',
  next: 'board-line-next',
  last: 'board-line-last',
  void: 'board-line-void',
};

export function wordsOfLine(line: ScoreLine): Sentence {
  if (line.kind === 'spell') return { id: `spell-${line.why.replaceAll('_', '-')}` };
  if (line.why === 'arms') return { id: 'board-line-arms', args: { left: line.left, right: line.right } };
  if (line.why === 'neighbour')
    return { id: 'board-line-neighbour', args: { other: line.other, takes: line.takes, gives: line.gives } };
  return { id: PLAIN[line.why]!, args: { count: line.cards.length } };
}
