import { expect, test } from 'vitest';
import { canTurn, raceOf, sidesOf, tileOf, turningsOf } from './cards';
import { GRID } from './camera';
import { faceOf } from './tunnels';

test('names say what a tile joins and shows', () => {
  expect(tileOf('door_blue_l')).toEqual({ does: 'door', shape: 'l', colour: 'blue' });
  expect(tileOf('bomb_x')).toEqual({ does: 'bomb', shape: 'x', colour: null });
  expect(sidesOf(tileOf('ale_t')!)).toBe('NES');
  expect(tileOf('map')).toBe(null);
});

test('turnings that look different', () => {
  expect(['passage_x', 'passage_t', 'passage_i', 'passage_l', 'map'].map(turningsOf)).toEqual([1, 4, 2, 4, 1]);
  expect(canTurn('lantern_x')).toBe(false);
});

test('roles have a race', () => {
  expect(['shapeshifter', 'goblin', 'king', 'gnome'].map(raceOf)).toEqual(['goblin', 'goblin', 'gnome', 'gnome']);
});

test.each(['passage_x', 'passage_t', 'passage_i', 'passage_l', 'door_red_l', 'rubble_t', 'start'])(
  '%s is carved',
  (name) => {
    const face = faceOf(name);
    expect(face.carving.floor).toMatch(/^M.*Z$/);
    expect(face.carving.rails.length).toBeGreaterThan(20);
    expect(face.rubble.length > 0).toBe(name === 'rubble_t');
    expect(faceOf(name)).toBe(face);
  },
);

test('cells are square', () => {
  expect(GRID.width).toBe(GRID.height);
});
