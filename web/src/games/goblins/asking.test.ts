import { expect, test } from 'vitest';
import { ruleOfCard } from './asking';

test('the rules open at the card that is chosen', () => {
  const found = ['passage_t', 'rubble_x', 'door_red_i', 'key_blue_l', 'lantern_x', 'bomb_t', 'ale_i', 'potion', 'map'].map(ruleOfCard);
  expect(found).toEqual(['B8', 'B9', 'B10', 'B11', 'B11', 'B11', 'B12', 'B13', 'B13']);
});
