/** Names for who has not given one: a dwarf's, drawn by lot. No bot has any of them. */
import { t } from './app.svelte';

const NAMES = 16;

/** One that nobody at the table has, if there still is one. */
export function drawnName(taken: readonly string[] = [], random: () => number = Math.random): string {
  const all = Array.from({ length: NAMES }, (_, i) => t(`guest-name-${i}`));
  const free = all.filter((name) => !taken.includes(name));
  const among = free.length > 0 ? free : all;
  return among[Math.floor(random() * among.length)]!;
}
