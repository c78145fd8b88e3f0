import { expect, it } from 'vitest';
import { inTwoLines } from './lines';

it('breaks words where the two lines are most alike', () => {
  expect(inTwoLines('Stop and collect')).toBe(8);
  expect(inTwoLines('Strike: right, height 2, strength 3')).toBe(20);
  expect(inTwoLines('Back')).toBe(4);
});
