import { expect, test } from 'vitest';
import board from '../../../../src/rockfall/locales/en/goblins.ftl?raw';
import helping from '../../../../src/rockfall/locales/en/goblins-help.ftl?raw';
import { GNOMES, GOBLINS } from './cards';
import { help } from './help';
import type { MinePlay } from './types';

const playOf = (characters: boolean): MinePlay => ({ view: { hand: [], characters } }) as unknown as MinePlay;
const words = board + helping;
const isSaid = (id: string): boolean => words.includes(`\n${id} =`);

test('every card, role and thing is explained in words that are there, with a rule', () => {
  const cards = [...words.matchAll(/^card-([a-z-]+) =/gm)].map((match) => `card:${match[1]!.replaceAll('-', '_')}`);
  expect(cards.length).toBeGreaterThan(25);
  const roles = [...GOBLINS, ...GNOMES, 'goblin', 'gnome'].map((role) => `role:${role}`);
  for (const key of [...cards, 'card:start', ...roles, 'own', 'zone', 'deck', 'count', 'score', 'sleep', 'drank']) {
    for (const characters of [true, false]) {
      const found = help(playOf(characters), key);
      expect(found && isSaid(found.name.id) && isSaid(found.does.id) && /^B\d+$/.test(found.rule), key).toBe(true);
    }
  }
});

test('a character says its wish only where characters are played with', () => {
  expect(help(playOf(true), 'role:king')?.does.id).toBe('wish-king');
  expect(help(playOf(false), 'role:king')?.does.id).toBe('want-gnome');
});
