import { expect, it } from 'vitest';
import { after, isOver, pointsOf, type View } from './table';

const TABLE: View = { hand: [1, 3], hand_counts: [2, 2], laid: [0, 0], looked: [null, null] };

it('takes a card from the hand that lays it', () => {
  expect(after(TABLE, { type: 'Laid', seat: 0, card: 3 }, 0)).toEqual({
    ...TABLE,
    hand: [1],
    hand_counts: [1, 2],
    laid: [3, 0],
  });
});

it('knows what somebody else lays only after a look', () => {
  const laid = after(TABLE, { type: 'Laid', seat: 1, card: null }, 0);
  expect([laid.hand, laid.laid]).toEqual([
    [1, 3],
    [0, null],
  ]);
  const seen = after(laid, { type: 'Peeked', seat: 0, other: 1, card: 2 }, 0);
  expect([seen.laid, seen.looked]).toEqual([
    [0, 2],
    [1, null],
  ]);
});

it('is over when everybody has laid a card, and equal cards are worth nothing', () => {
  expect([isOver(TABLE), isOver(after(TABLE, { type: 'TurnedOver', cards: [2, 2] }, 0))]).toEqual([false, true]);
  expect(pointsOf([2, 3, 2])).toEqual([0, 3, 0]);
});
