import { expect, test } from 'vitest';
import type { WhyNot } from '../contract';
import { Mine } from './mine.svelte';
import type { MinePlay } from './types';

/** A play in which the server answers when the test says so. */
function slowPlay(): { play: MinePlay; answer: () => Promise<void> } {
  let tell: (why: WhyNot) => void = () => undefined;
  const asked = new Promise<WhyNot>((resolve) => (tell = resolve));
  const view = { hand: ['passage_t'], laid: [], goals: [], buildable: [], phase: 'play' };
  const quiet = { legal: [], events: [], told: [], telling: null, isMyTurn: true, skip: () => undefined };
  const play = { view, ...quiet, whyNot: () => asked } as unknown as MinePlay;
  return {
    play,
    answer: async () => {
      tell({ id: 'far', args: {}, rule: 'B8' } as unknown as WhyNot);
      await asked;
    },
  };
}

test('a reason is shown while the card that it is about is chosen', async () => {
  const { play, answer } = slowPlay();
  const mine = new Mine(play);
  mine.pickCard(0);
  const explained = mine.explain({ column: 5, row: 0 });
  await answer();
  await explained;
  expect(mine.bubble?.at).toEqual({ cell: { column: 5, row: 0 } });
});

test('a reason that comes after the card was put back is not shown', async () => {
  const { play, answer } = slowPlay();
  const mine = new Mine(play);
  mine.pickCard(0);
  const explained = mine.explain({ column: 5, row: 0 });
  mine.back();
  await answer();
  await explained;
  expect(mine.bubble).toBeNull();
});

test('while the end of a round is shown, so is its number, and not the deck of the next', () => {
  const { play } = slowPlay();
  const ended = { id: 1, event: { type: 'RoundEnded', round: 1, roles: [], way: [] } };
  const view = { ...play.view, round: 2, deck_left: 50 };
  const mine = new Mine({ ...play, view, events: [ended] } as unknown as MinePlay);
  expect([mine.round, mine.deckLeft]).toEqual([1, null]);
  const began = { id: 2, event: { type: 'RoundBegan', round: 2 } };
  const next = new Mine({ ...play, view, events: [ended, began] } as unknown as MinePlay);
  expect([next.round, next.deckLeft]).toEqual([2, 50]);
});
