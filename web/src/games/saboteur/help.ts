/** What each thing of this game is, for somebody who points at it. */
import type { Help, Sentence } from '../contract';
import { ruleOfCard } from './asking';
import { mineOf } from './mine.svelte';
import { isPath } from './cards';
import type { MinePlay } from './types';

export { KEYS } from '../mine/keys';

const RULE_OF_ROLE: Readonly<Record<string, string>> = { miner: 'S20', saboteur: 'S21', geologist: 'E13' };

export function help(play: MinePlay, key: string): Help | null {
  const [kind, what = ''] = key.split(':');
  switch (kind) {
    case 'card':
      return what === 'start' ? of('board-start', 'start', 'S4') : cardHelp(what);
    case 'goal':
      return goalHelp(play, Number(what));
    case 'role':
      return roleHelp(what);
    case 'hindrance':
      return {
        name: { id: `hindrance-${what}` },
        does: { id: what === 'trap' ? 'help-trap' : 'help-hindrance' },
        rule: what === 'trap' ? 'E16' : 'S15',
      };
    case 'own':
      return of('board-secret-title', 'own', 'S3');
    case 'zone':
      return of('board-discard-zone', 'zone', play.game === 'saboteur2' ? 'E4' : 'S8');
    case 'deck':
      return of('help-deck-name', 'deck', 'S19');
    case 'count':
      return of('help-count-name', 'count', 'S5');
    case 'nuggets':
      return of('board-total', 'nuggets', 'S23');
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
    does: { id: `help-${sortOf(card)}` },
    rule: ruleOfCard(card),
  };
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

function roleHelp(role: string): Help {
  return { name: { id: `role-${role}` }, does: { id: `want-${role}` }, rule: RULE_OF_ROLE[role] ?? 'E10' };
}

function goalHelp(play: MinePlay, goal: number): Help {
  const { is_open: isOpen, shows } = mineOf(play).scenery.goals[goal]!;
  const name: Sentence = {
    id: isOpen ? 'board-goal-open' : shows ? 'board-goal-seen' : 'board-goal-hidden',
    args: { place: goal, shows },
  };
  const isStone = isOpen && shows !== 'gold';
  return { name, does: { id: isStone ? 'help-stone' : 'help-goal' }, rule: 'S14' };
}
