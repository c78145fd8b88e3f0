/** What each thing of this game is, for somebody who points at it. */
import type { Help } from '../contract';
import { type Things, thingHelp } from '../mine/help';
import { cardName, goalName } from '../mine/naming';
import { ruleOfCard } from './asking';
import { mineOf } from './mine.svelte';
import { isPath } from './cards';
import type { MinePlay } from './types';

export { KEYS } from '../mine/help';

const RULE_OF_ROLE: Readonly<Record<string, string>> = { miner: 'S20', saboteur: 'S21', geologist: 'E13' };

const THINGS: Things = {
  start: ['board-start', 'S4'],
  own: ['board-secret-title', 'S3'],
  deck: ['help-deck-name', 'S19'],
  count: ['help-count-name', 'S5'],
  nuggets: ['board-total', 'S23'],
};

export function help(play: MinePlay, key: string): Help | null {
  const [kind = '', what = ''] = key.split(':');
  if (kind === 'card') return what === 'start' ? thingHelp(THINGS, what) : cardHelp(what);
  if (kind === 'goal') return goalHelp(play, Number(what));
  if (kind === 'role')
    return { name: { id: `role-${what}` }, does: { id: `want-${what}` }, rule: RULE_OF_ROLE[what] ?? 'E10' };
  if (kind === 'hindrance') {
    const [does, rule] = what === 'trap' ? ['help-trap', 'E16'] : ['help-hindrance', 'S15'];
    return { name: { id: `hindrance-${what}` }, does: { id: does }, rule };
  }
  if (kind === 'zone')
    return thingHelp({ zone: ['board-discard-zone', play.game === 'saboteur2' ? 'E4' : 'S8'] }, kind);
  return thingHelp(THINGS, kind);
}

function cardHelp(card: string): Help {
  return { name: cardName(card), does: { id: `help-${sortOf(card)}` }, rule: ruleOfCard(card) };
}

/** Cards that do the same are explained by the same words. */
export function sortOf(card: string): string {
  if (card === 'bridge' || card.startsWith('double')) return 'double';
  if (card.startsWith('ladder')) return 'ladder';
  if (card.includes('door')) return 'door';
  if (card.startsWith('crystal')) return 'crystal';
  if (card.startsWith('blind')) return 'blind';
  if (isPath(card)) return 'path';
  if (card.startsWith('break_')) return 'break';
  if (card.startsWith('mend_')) return card.includes('_or_') ? 'mend-either' : 'mend';
  return card.replaceAll('_', '-');
}

function goalHelp(play: MinePlay, place: number): Help {
  const goal = mineOf(play).scenery.goals[place]!;
  const isStone = goal.is_open && goal.shows !== 'gold';
  return { name: goalName(place, goal), does: { id: isStone ? 'help-stone' : 'help-goal' }, rule: 'S14' };
}
