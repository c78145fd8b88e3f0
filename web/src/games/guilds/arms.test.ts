import { expect, test } from 'vitest';
import end from '../../../fixtures/guilds-end.json';
import protection from '../../../fixtures/guilds-protection.json';
import sides from '../../../fixtures/guilds-side.json';
import { blowsOf, sidesOf, threatsTo } from './arms';
import { rowsOf, wordsOfLine } from './lines';
import { type GuildsPlay, type GuildsView, KINDS, type Merchant, WEAPONS, merchantOf } from './types';

const over = end.view as unknown as GuildsView;
const choosing = protection.view as unknown as GuildsView;
const two = sides.view as unknown as GuildsView;

function merchant(weapons: readonly [string, number, number][], spells: readonly string[] = []): Merchant {
  const weapon = weapons.map(([name, left, right], card) => ({ card, name, left, right }));
  const spell = spells.map((name, card) => ({ card, name, left: null, right: null }));
  return {
    ...over.merchants[0]!,
    protections: [],
    side: null,
    stacks: { spell, gem: [], spice: [], beast: [], weapon },
  };
}
const table = (...merchants: Merchant[]): GuildsView => ({ ...over, merchants });

test('the numbers that are worked out here are those of the score sheet', () => {
  for (const each of over.merchants) {
    const lines = each.sheet.filter((line) => line.why === 'arms' || line.why === 'void');
    for (const line of lines) {
      const name = each.stacks.weapon.find((good) => good.card === line.cards[0])!.name!;
      expect(blowsOf(each)).toContainEqual({
        weapon: name,
        left: line.left,
        right: line.right,
        isVoid: line.why === 'void',
      });
    }
  }
});

test('G18: two of a type count nothing, boosted or not; otherwise boosts are added', () => {
  const held = merchant(
    [
      ['katar', 2, 0],
      ['pinga', 1, 2],
      ['pinga', 1, 1],
    ],
    ['boost_katar', 'boost_katar', 'boost_pinga'],
  );
  expect(blowsOf(held)).toEqual([
    { weapon: 'pinga', left: 0, right: 0, isVoid: true },
    { weapon: 'katar', left: 6, right: 4, isVoid: false },
  ]);
});

test('the left neighbour points with the right number, the right neighbour with the left one', () => {
  const view = table(
    merchant([]),
    merchant([['katar', 1, 2]]),
    merchant([]),
    merchant([
      ['katar', 1, 0],
      ['pinga', 0, 2],
    ]),
  );
  expect(threatsTo(view, 0, 'katar')).toEqual([
    { seat: 1, least: 2, most: 2 },
    { seat: 3, least: 1, most: 1 },
  ]);
  expect(threatsTo(view, 0, 'pinga')).toEqual([]);
  expect(threatsTo(view, 2, 'pinga')).toEqual([{ seat: 3, least: 2, most: 2 }]);
});

test('threats are told for every weapon of a real position', () => {
  const told = WEAPONS.flatMap((weapon) => threatsTo(choosing, protection.viewer, weapon));
  expect(told.length).toBeGreaterThan(0);
  expect(told.every((threat) => threat.seat !== protection.viewer && threat.most > 0)).toBe(true);
});

test('with two players it may be either side, until the other has chosen', () => {
  const other = merchant([['katar', 1, 2]]);
  expect(threatsTo(table(merchant([]), other), 0, 'katar')).toEqual([{ seat: 1, least: 1, most: 2 }]);
  expect(threatsTo(table(merchant([]), { ...other, side: 'left' }), 0, 'katar')).toEqual([
    { seat: 1, least: 1, most: 1 },
  ]);
  expect(threatsTo(table(merchant([]), other), 0, 'pinga')).toEqual([]);
});

test('a side is worth its sum, without what the other is protected against', () => {
  const view = table(
    merchant([
      ['katar', 1, 2],
      ['pinga', 2, 0],
    ]),
    { ...merchant([]), protections: ['pinga'] },
  );
  expect(sidesOf(view, 0)).toEqual({ left: 1, right: 2 });
  const unprotected = { ...two, merchants: two.merchants.map((each) => ({ ...each, protections: [] })) };
  const { left, right } = sidesOf(unprotected, sides.viewer);
  expect(left + right).toBeGreaterThan(0);
});

test('the lines of a sheet add up to its points, kind by kind', () => {
  for (const each of over.merchants) {
    for (const kind of KINDS) {
      const rows = rowsOf(each, kind);
      expect(rows.reduce((sum, row) => sum + row.line.points, 0)).toBe(each.worth[kind]);
      for (const row of rows) expect(row.goods).toHaveLength(row.line.cards.length);
    }
  }
});

test('behind a curtain gems lie face down, and are not counted', () => {
  const play = (isCovered: boolean): GuildsPlay =>
    ({ view: { ...over, is_over: false }, everybody: null, isCovered }) as unknown as GuildsPlay;
  const seat = over.merchants.findIndex((each) => each.worth.gem! > 0);
  expect(merchantOf(play(false), seat)).toBe(over.merchants[seat]);
  const { stacks, worth } = merchantOf(play(true), seat);
  expect(stacks.gem.map((good) => good.name)).toEqual(over.merchants[seat]!.stacks.gem.map(() => null));
  expect(worth.gem).toBeNull();
  expect(worth.total).toBe(over.merchants[seat]!.worth.total - over.merchants[seat]!.worth.gem!);
});

test('lines in words', () => {
  const line = {
    kind: 'gem',
    why: 'run',
    points: 9,
    cards: [1, 2, 3],
    classes: [8, 1, 2],
    left: null,
    right: null,
    other: null,
    takes: null,
    gives: null,
  };
  expect(wordsOfLine(line)).toEqual({ id: 'board-line-run', args: { count: 3 } });
  expect(wordsOfLine({ ...line, kind: 'spell', why: 'per_good_gem' })).toEqual({ id: 'spell-per-good-gem' });
  expect(wordsOfLine({ ...line, kind: 'weapon', why: 'neighbour', other: 2, takes: 3, gives: 1 })).toEqual({
    id: 'board-line-neighbour',
    args: { other: 2, takes: 3, gives: 1 },
  });
  const gems = [
    { card: 1, name: '8', left: null, right: null },
    { card: 2, name: '1', left: null, right: null },
    { card: 3, name: '3', left: null, right: null },
  ];
  const held = { ...over.merchants[0]!, stacks: { ...over.merchants[0]!.stacks, gem: gems }, sheet: [line] };
  expect(rowsOf(held, 'gem')[0]!.stepped).toEqual({ id: 'board-line-stepped', args: { classes: [8, 1, 2] } });
});
