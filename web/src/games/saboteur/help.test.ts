import { expect, test } from 'vitest';
import board from '../../../../src/rockfall/locales/en/saboteur.ftl?raw';
import helping from '../../../../src/rockfall/locales/en/saboteur-help.ftl?raw';
import { ORDER } from './cards';
import { help } from './help';
import type { MinePlay } from './types';

const play = { game: 'saboteur', view: { hand: [] } } as unknown as MinePlay;
const words = board + helping;
const isSaid = (id: string): boolean => words.includes(`\n${id} =`);

test('every card, role and thing is explained in words that are there, with a rule', () => {
  const roles = ['miner', 'saboteur', 'blue', 'green', 'boss', 'profiteer', 'geologist'];
  const keys = [
    ...ORDER.map((card) => `card:${card}`),
    'card:start',
    ...roles.map((role) => `role:${role}`),
    ...['lamp', 'cart', 'pick', 'trap'].map((each) => `hindrance:${each}`),
    'own',
    'zone',
    'deck',
    'count',
    'nuggets',
  ];
  for (const key of keys) {
    const found = help(play, key);
    expect(found && isSaid(found.name.id) && isSaid(found.does.id) && /^[SE]\d+$/.test(found.rule), key).toBe(true);
  }
  expect(help(play, 'dragon')).toBeNull();
});
