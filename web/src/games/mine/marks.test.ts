import { expect, test } from 'vitest';
import { isAtCell, isAtGoal, isAtSeat, lastDone, spotOf } from './marks';

test('an event is marked where it happened: a cell, a goal, or whom it befell', () => {
  expect(isAtCell(spotOf({ type: 'PathLaid', seat: 1, column: 2, row: -1 } as never), { column: 2, row: -1 })).toBe(
    true,
  );
  expect(isAtGoal(spotOf({ type: 'MapRead', seat: 1, goal: 2 } as never), 2)).toBe(true);
  expect(isAtSeat(spotOf({ type: 'ToolBroken', seat: 1, target: 3 } as never), 3)).toBe(true);
  expect(isAtSeat(spotOf({ type: 'Passed', seat: 1 } as never), 1)).toBe(true);
  expect(spotOf({ type: 'RoundBegan' })).toBeNull();
});

test('the last thing done stays marked while cards are drawn, and not into the next round', () => {
  const events = ['PathLaid', 'CardDrawn'].map((type) => ({ event: { type } }));
  expect(lastDone(events)?.type).toBe('PathLaid');
  expect(lastDone([...events, { event: { type: 'RoundBegan' } }])).toBeNull();
  expect(lastDone([])).toBeNull();
});
