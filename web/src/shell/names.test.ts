import { expect, test } from 'vitest';
import { load } from '../words';

const MOST = 16;

test.each(['en', 'ru', 'de', 'fr'] as const)(
  'names for guests are all different, and none is a bot\u2019s, in %s',
  async (language) => {
    const words = await load(language, null);
    const guests = Array.from({ length: MOST }, (_, i) => words.t(`guest-name-${i}`));
    const bots = Array.from({ length: 12 }, (_, i) => words.t(`bot-name-${i}`));
    expect(new Set([...guests, ...bots]).size).toBe(MOST + 12);
  },
);
