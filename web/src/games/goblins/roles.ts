/** Who somebody is, and what they want, in words. */
import type { Sentence } from '../contract';
import { raceOf } from './cards';
import type { MinePlay } from './types';

/** Whether this role has a wish of its own here; without the option, goblins are goblins and gnomes are gnomes. */
export const isCharacter = (play: MinePlay, role: string): boolean => play.view.characters && role !== raceOf(role);

export function roleId(play: MinePlay, role: string): string {
  if (isCharacter(play, role)) return `role-${role}`;
  return raceOf(role) === 'goblin' ? 'board-race-goblin' : 'board-race-gnome';
}

export const wantOf = (play: MinePlay, role: string): Sentence => ({
  id: isCharacter(play, role) ? `wish-${role}` : `want-${raceOf(role)}`,
});
