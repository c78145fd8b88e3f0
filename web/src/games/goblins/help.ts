/** What each thing of this game is, for somebody who points at it. */
import type { Help, Sentence } from '../contract';
import { ruleOfCard } from './asking';
import { tileOf } from './cards';
import { mineOf } from './mine.svelte';
import { isCharacter, roleId, wantOf } from './roles';
import type { MinePlay } from './types';

export { KEYS } from '../mine/keys';

export function help(play: MinePlay, key: string): Help | null {
  const [kind, what = ''] = key.split(':');
  switch (kind) {
    case 'card':
      return what === 'start' ? of('board-start', 'start', 'B3') : cardHelp(what);
    case 'goal':
      return goalHelp(play, Number(what));
    case 'role':
      return {
        name: { id: roleId(play, what) },
        does: wantOf(play, what),
        rule: isCharacter(play, what) ? 'B21' : 'B18',
      };
    case 'own':
      return of('board-secret-title', 'own', 'B2');
    case 'zone':
      return of('board-exchange-zone', 'zone', 'B6');
    case 'deck':
      return of('help-deck-name', 'deck', 'B17');
    case 'count':
      return of('help-count-name', 'count', 'B4');
    case 'score':
      return of('help-score-name', 'score', 'B20');
    case 'sleep':
      return of('help-sleep-name', 'sleep', 'B12');
    case 'drank':
      return of('card-potion', 'drank', 'B13');
    default:
      return null;
  }
}

const of = (name: string, what: string, rule: string): Help => ({
  name: { id: name },
  does: { id: `help-${what}` },
  rule,
});

function cardHelp(card: string): Help {
  return {
    name: { id: `card-${card.replaceAll('_', '-')}` },
    does: { id: `help-${tileOf(card)?.does ?? card}` },
    rule: ruleOfCard(card),
  };
}

function goalHelp(play: MinePlay, goal: number): Help {
  const { is_open: isOpen, shows } = mineOf(play).scenery.goals[goal]!;
  const name: Sentence = {
    id: isOpen ? 'board-goal-open' : shows ? 'board-goal-seen' : 'board-goal-hidden',
    args: { place: goal, shows },
  };
  const rules: Readonly<Record<string, string>> = { gold: 'B18', dragon: 'B19', dynamite: 'B15' };
  return shows === null
    ? { name, does: { id: 'help-goal' }, rule: 'B14' }
    : { name, does: { id: `help-goal-${shows}` }, rule: rules[shows] ?? 'B14' };
}
