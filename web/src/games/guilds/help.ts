/** What the things on the table are: whatever has `data-help` is explained here, by its key. */
import type { Help, Sentence } from '../contract';
import { RULE_OF } from './asking';
import { wordsOf } from './goods';
import { goodsAt } from './telling';
import { type GoodFace, type GuildsPlay, type Kind, kindOf } from './types';
import { estimateOf, gainWords } from './worth';

export function help(play: GuildsPlay, key: string): Help | null {
  const [thing = '', first = '', second = ''] = key.split(' ');
  switch (thing) {
    case 'zone':
      return ofZone(play, goodsAt(play)[Number(first)]?.face, Number(first), second as Kind);
    case 'universal':
      return ofZone(play, play.view.universals[Number(first)], null, second as Kind);
    case 'expert': {
      const name: Sentence = { id: `expert-${first}` };
      return { name, does: { id: 'help-expert', args: { kind: kindOf(first) } }, rule: 'G7' };
    }
    case 'stack':
      return { name: { id: `kinds-${first}` }, does: ofKind(first as Kind), rule: RULE_OF[first as Kind] };
    case 'memo': {
      const args = { memo: play.view.memo };
      return { name: { id: 'board-memo', args }, does: { id: 'board-memo-says', args }, rule: 'G17' };
    }
    case 'plate': {
      const seat = Number(first);
      return { name: { id: 'board-see-stacks', args: { seat } }, does: estimateOf(play, seat), rule: 'G19' };
    }
    case 'order':
      return { name: { id: 'help-order' }, does: { id: 'help-order-says' }, rule: 'G8' };
    case 'round': {
      const { round, rounds } = play.view;
      return { name: { id: 'board-round', args: { round, rounds } }, does: { id: 'help-round' }, rule: 'G4' };
    }
    case 'weapon':
      return { name: { id: `weapons-${first}` }, does: { id: 'help-protection' }, rule: 'G18' };
    case 'side':
      return { name: { id: 'board-ask-side' }, does: { id: 'help-side' }, rule: 'G18' };
    default:
      return null;
  }
}

/** What a kind scores, and nothing of what it would add. */
const ofKind = (kind: Kind): Sentence => ({ id: 'help-kind', args: { kind, gains: null } });

function ofZone(play: GuildsPlay, face: GoodFace | undefined, place: number | null, kind: Kind): Help | null {
  if (!face) return null;
  const gains = place === null ? '' : gainWords(play, { place, kind });
  const does: Sentence = gains ? { id: 'help-kind', args: { kind, gains } } : ofKind(kind);
  return { name: { id: 'board-good', args: wordsOf(face, kind) }, does, rule: RULE_OF[kind] };
}

export const KEYS = [['1 – 5', 'board-key-number']] as const;
