/** What each thing of this game is, for somebody who points at it. */
import type { Help } from '../contract';
import { type Things, thingHelp } from '../mine/help';
import { cardName, goalName } from '../mine/naming';
import { ruleOfCard } from './asking';
import { tileOf } from './cards';
import { mineOf } from './mine.svelte';
import { isCharacter, roleId, wantOf } from './roles';
import type { MinePlay } from './types';

export { KEYS } from '../mine/help';

const THINGS: Things = {
  start: ['board-start', 'B3'],
  own: ['board-secret-title', 'B2'],
  zone: ['board-exchange-zone', 'B6'],
  deck: ['help-deck-name', 'B17'],
  count: ['help-count-name', 'B4'],
  score: ['help-score-name', 'B20'],
  sleep: ['help-sleep-name', 'B12'],
  drank: ['card-potion', 'B13'],
};
const RULE_OF_GOAL: Readonly<Record<string, string>> = { gold: 'B18', dragon: 'B19', dynamite: 'B15' };

export function help(play: MinePlay, key: string): Help | null {
  const [kind = '', what = ''] = key.split(':');
  if (kind === 'card') return what === 'start' ? thingHelp(THINGS, what) : cardHelp(what);
  if (kind === 'goal') return goalHelp(play, Number(what));
  if (kind === 'role') {
    const rule = isCharacter(play, what) ? 'B21' : 'B18';
    return { name: { id: roleId(play, what) }, does: wantOf(play, what), rule };
  }
  return thingHelp(THINGS, kind);
}

function cardHelp(card: string): Help {
  return { name: cardName(card), does: { id: `help-${tileOf(card)?.does ?? card}` }, rule: ruleOfCard(card) };
}

function goalHelp(play: MinePlay, place: number): Help {
  const goal = mineOf(play).scenery.goals[place]!;
  const name = goalName(place, goal);
  return goal.shows === null
    ? { name, does: { id: 'help-goal' }, rule: 'B14' }
    : { name, does: { id: `help-goal-${goal.shows}` }, rule: RULE_OF_GOAL[goal.shows] ?? 'B14' };
}
