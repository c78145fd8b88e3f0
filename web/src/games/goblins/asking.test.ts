import { expect, test } from 'vitest';
import { ask, labelOf, ruleOfCard, rulesAt } from './asking';
import type { Action, MinePlay } from './types';

test('the rules open at the card that is chosen', () => {
  const found = [
    'passage_t',
    'rubble_x',
    'door_red_i',
    'key_blue_l',
    'lantern_x',
    'bomb_t',
    'ale_i',
    'potion',
    'map',
  ].map(ruleOfCard);
  expect(found).toEqual(['B8', 'B9', 'B10', 'B11', 'B11', 'B11', 'B12', 'B13', 'B13']);
});

test('after the dynamite one is asked whether to open the second goal', () => {
  const view = { hand: [], laid: [], goals: [], buildable: [], phase: 'second goal', turn: 0, is_over: false };
  const legal: Action[] = [{ type: 'OpenGoal', goal: 0 }, { type: 'LeaveShut' }];
  const play = { view, legal, events: [], isMyTurn: true, viewer: 0 } as unknown as MinePlay;
  expect(ask(play).id).toBe('board-ask-second');
  expect(legal.map((action) => labelOf(action, play))).toEqual([
    { id: 'board-open', args: { place: 0 } },
    { id: 'board-leave' },
  ]);
  expect(rulesAt(play)).toBe('R9');
  expect(ask({ ...play, isMyTurn: false, view: { ...view, turn: 1 } } as unknown as MinePlay)).toEqual({
    id: 'board-wait-second',
    args: { seat: 1 },
  });
});
