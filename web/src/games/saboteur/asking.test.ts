import { expect, test } from 'vitest';
import middle from '../../../fixtures/saboteur-middle.json';
import { labelOf, questionOf } from './asking';
import type { Action } from './types';

test('what is asked is what the button does', () => {
  const asked = new Map(
    (middle.legal as unknown as Action[]).map((action) => [labelOf(action).id, questionOf(action)]),
  );
  expect(asked.get('board-discard')).toBe('board-ask-discard');
  expect(asked.get('board-lay')).toBe('board-ask-lay');
  expect(
    [...asked].filter(([label, question]) => label !== 'board-discard' && question === 'board-ask-discard'),
  ).toEqual([]);
});
