import { expect, test } from 'vitest';
import type { OptionInfo } from '../protocol';
import { choicesOf, isAsked, isSwitch, withNumber } from './options';

const option = (name: string, fallback: OptionInfo['default'], schema: OptionInfo['schema']): OptionInfo => ({
  name,
  default: fallback,
  schema,
  description: '',
});
const values = (given: OptionInfo, players = 3) => choicesOf(given, players).map(({ value }) => value);

test('a yes or no is a switch', () => {
  expect(isSwitch(option('open_gems', false, { type: 'boolean' }))).toBe(true);
  expect(isSwitch(option('target', 9, { type: 'integer' }))).toBe(false);
});

test('numbers have bounds', () => {
  expect(values(option('rounds', 3, { type: 'integer', minimum: 1, maximum: 3 }))).toEqual([1, 2, 3]);
});

test('what may be empty is by lot: a number in bounds, or else a seat of those there are', () => {
  const memo = option('memo', null, { anyOf: [{ type: 'integer', minimum: 1, maximum: 5 }, { type: 'null' }] });
  expect(values(memo)).toEqual([null, 1, 2, 3, 4, 5]);
  const first = option('first_seat', null, { anyOf: [{ type: 'integer' }, { type: 'null' }] });
  expect(values(first, 2)).toEqual([null, 0, 1]);
  expect(choicesOf(first, 2)[2]?.label).toEqual({ id: 'seat-number', args: { number: 2 } });
});

test('words are told in words, the usual one first', () => {
  const fortresses = option('fortresses', 'standard', { enum: ['random', 'standard'] });
  expect(choicesOf(fortresses, 2)).toEqual([
    { value: 'standard', label: { id: 'option-fortresses-standard' } },
    { value: 'random', label: { id: 'option-fortresses-random' } },
  ]);
});

test('a layout is asked for with free fortresses only', () => {
  const layout = option('layout', '321231', { type: 'string' });
  expect([
    isAsked(layout, {}),
    isAsked(layout, { fortresses: 'random' }),
    isAsked(layout, { fortresses: 'free' }),
  ]).toEqual([false, false, true]);
  expect(isAsked(option('gifts', 'pledges', { enum: ['pledges', 'talk'] }), {})).toBe(true);
});

test('every fortress number stays there twice, and going through the sites gives any layout', () => {
  expect(withNumber('321231', 0, '3')).toBe('321231');
  expect(withNumber('321231', 0, '1')).toBe('123231');
  expect(withNumber('321231', 5, '3')).toBe('121233');
  for (const wanted of ['112233', '332211', '123321', '213123']) {
    let layout = '321231';
    [...wanted].forEach((number, site) => (layout = withNumber(layout, site, number)));
    expect(layout).toBe(wanted);
  }
});
