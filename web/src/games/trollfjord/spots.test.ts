import { expect, test, vi } from 'vitest';
import { steered } from './spots';

vi.mock('../../shell/sound', () => ({ ring: vi.fn() }));

const SPOTS = [
  { key: 'here', x: 100, y: 100 },
  { key: 'far ahead', x: 300, y: 100 },
  { key: 'near, but aside', x: 140, y: 190 },
  { key: 'above', x: 104, y: 20 },
];

test('an arrow key leads to the nearest place ahead, and rather straight on than aside', () => {
  expect(steered(SPOTS, 'here', [1, 0])).toBe('far ahead');
  expect(steered(SPOTS, 'here', [0, 1])).toBe('near, but aside');
  expect(steered(SPOTS, 'here', [0, -1])).toBe('above');
});

test('where nothing is ahead it leads nowhere', () => {
  expect(steered(SPOTS, 'here', [-1, 0])).toBeNull();
  expect(steered(SPOTS, 'nowhere', [1, 0])).toBeNull();
});
