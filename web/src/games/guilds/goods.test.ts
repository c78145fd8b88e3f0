import { expect, test } from 'vitest';
import change from '../../../fixtures/guilds-change.json';
import end from '../../../fixtures/guilds-end.json';
import english from '../../../../src/rockfall/locales/en/guilds.ftl?raw';
import { gemShape } from './gems';
import { ALL_SPELLS, SPELL_MARKS, STEP_PAYS, formulaOf, marksOf, nameOf, setsOf, stepFrom, wordsOf } from './goods';
import { EXPERTS, KINDS, expertOf, kindOf } from './types';

const face = { ...change.view.goods.find((good) => good !== null)!.face };

test('a good is five things', () => {
  expect(KINDS.map((kind) => nameOf(face, kind))).toEqual([
    face.spell,
    String(face.gem),
    face.spice,
    face.beast,
    face.weapon,
  ]);
  expect(wordsOf(face, 'gem')).toEqual({ kind: 'gem', name: String(face.gem), left: face.left, right: face.right });
});

test('every expert makes one kind of good', () => {
  expect(KINDS.map(expertOf)).toEqual([...EXPERTS]);
  expect(EXPERTS.map(kindOf)).toEqual([...KINDS]);
});

test('every spell that has words has pictures, and no other', () => {
  const told = [...english.matchAll(/^spell-([a-z-]+) =/gm)].map((match) => match[1]!.replaceAll('-', '_'));
  expect([...ALL_SPELLS].sort()).toEqual(told.sort());
  const drawn = new Set<string>(SPELL_MARKS);
  for (const spell of ALL_SPELLS) expect(formulaOf(spell).marks.filter((mark) => !drawn.has(mark))).toEqual([]);
});

test('spells in pictures', () => {
  expect(formulaOf('spice_pair_mint_clove')).toEqual({ pays: '4', marks: ['mint', 'clove'] });
  expect(formulaOf('boost_katar')).toEqual({ pays: '+2', marks: ['katar'] });
  expect(formulaOf('per_good_gem')).toEqual({ pays: '1', marks: ['gem'] });
  expect(formulaOf('protection')).toEqual({ pays: '', marks: ['protection'] });
  expect(marksOf('gem', '7').marks).toEqual(['gem_7']);
  expect(marksOf('spice', 'mint').marks).toEqual(['mint']);
});

test('gems of different classes differ in shape and in colour', () => {
  const shapes = [1, 2, 3, 4, 5, 6, 7, 8].map(gemShape);
  expect(new Set(shapes.map((shape) => shape.outline)).size).toBe(8);
  expect(new Set(shapes.map((shape) => shape.colour)).size).toBe(8);
  for (const level of [3, 4, 5, 6, 7, 8]) expect(gemShape(level).outline.split('L')).toHaveLength(level);
});

test('the memo says what the score sheet pays', () => {
  const sets = setsOf(end.view.memo);
  const lines = end.view.merchants
    .flatMap((merchant) => merchant.sheet)
    .filter((line) => line.kind === 'beast' && line.points > 0);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(sets).toContainEqual({ is: line.why, size: line.cards.length, pays: line.points });
  expect(setsOf(5)).toEqual([]);
  expect(STEP_PAYS).toEqual([3, 3, 4, 5]);
});

test('arrows lead from zone to zone, past goods that are gone, and not beyond the edge', () => {
  expect(stepFrom([0, 2], { place: 0, kind: 'gem' }, 'ArrowRight')).toEqual({ place: 2, kind: 'gem' });
  expect(stepFrom([0, 2], { place: 2, kind: 'gem' }, 'ArrowLeft')).toEqual({ place: 0, kind: 'gem' });
  expect(stepFrom([0, 2], { place: 2, kind: 'gem' }, 'ArrowRight')).toBeNull();
  expect(stepFrom([0, 2], { place: 0, kind: 'gem' }, 'ArrowUp')).toEqual({ place: 0, kind: 'spell' });
  expect(stepFrom([0, 2], { place: 0, kind: 'spell' }, 'ArrowUp')).toBeNull();
  expect(stepFrom([0, 2], { place: 0, kind: 'weapon' }, 'ArrowDown')).toBeNull();
  expect(stepFrom([0, 2], { place: 0, kind: 'weapon' }, 'Enter')).toBeNull();
});
