import { expect, it } from 'vitest';
import { levelOf } from './bots';

it('takes the level that was chosen, if the game has it', () => {
  expect(levelOf(['uniform', 'sensible', 'attentive', 'strong'], 'strong')).toBe('strong');
  expect(levelOf(['uniform', 'sensible', 'strong'], 'attentive')).toBe('sensible');
});

it('takes what suits most people when nothing was chosen', () => {
  expect(levelOf(['uniform', 'sensible', 'attentive', 'strong'], '')).toBe('attentive');
  expect(levelOf(['uniform', 'strong'], '')).toBe('strong');
  expect(levelOf([], '')).toBe('uniform');
});
