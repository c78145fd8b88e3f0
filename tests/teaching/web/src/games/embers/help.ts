/** What the things on the table are: whatever has `data-help` is explained here, by its key. */
import type { Help } from '../contract';
import type { EmbersPlay } from './table';

export function help(_: EmbersPlay, key: string): Help | null {
  const [thing, which] = key.split(' ');
  switch (thing) {
    case 'card':
      return { name: { id: `card-${which}` }, does: { id: 'help-card' }, rule: 'M2' };
    case 'back':
      return { name: { id: 'help-back-name' }, does: { id: 'help-back' }, rule: 'M3' };
    case 'place':
      return { name: { id: 'help-place-name' }, does: { id: 'help-place' }, rule: 'M2' };
    default:
      return null;
  }
}

export const KEYS = [['1 – 3', 'board-key-number']] as const;
