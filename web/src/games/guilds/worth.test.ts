import { expect, test } from 'vitest';
import middle from '../../../fixtures/guilds-middle.json';
import taking from '../../../fixtures/guilds-taking.json';
import { help } from './help';
import type { GuildsPlay, GuildsView } from './types';
import { added, gainWords, gainsOf, signed } from './worth';

function tableOf(view: unknown, more: Partial<GuildsPlay> = {}): GuildsPlay {
  const t = (id: string, args: Readonly<Record<string, unknown>> = {}): string =>
    id === 'board-gain-you'
      ? `${String(args['points'])} for you`
      : `${String(args['points'])} seat ${String(args['seat'])}`;
  const still = {
    told: [],
    telling: null,
    events: [],
    everybody: null,
    isCovered: false,
    isBehind: false,
    legal: [],
    sending: null,
  };
  return {
    view: view as GuildsView,
    viewer: (view as GuildsView).viewer,
    t,
    ...still,
    ...more,
  } as unknown as GuildsPlay;
}

test('what a zone would add is told for every seat that may still take it, the viewer first', () => {
  const { view } = middle;
  const place = view.goods.findIndex((good) => good !== null);
  const gains = gainsOf(tableOf(view), { place, kind: 'spice' });
  expect(gains.map(({ seat }) => seat)).toEqual([view.viewer, ...[0, 1, 2, 3].filter((seat) => seat !== view.viewer)]);
  expect(gains.map(({ seat, points }) => points === view.gains[place]!.spice[seat])).not.toContain(false);
  expect(gainsOf(tableOf(view), { place, kind: 'gem' }).filter(({ points }) => points === null)).toHaveLength(3);
});

test('who has taken in this round is left out; a curtain hides it all', () => {
  const gone = taking.view.goods.filter((good) => good === null).length;
  const place = taking.view.goods.findIndex((good) => good !== null);
  expect(gainsOf(tableOf(taking.view), { place, kind: 'spice' })).toHaveLength(taking.view.merchants.length - gone);
  expect(gainsOf(tableOf(taking.view, { isCovered: true }), { place, kind: 'spice' })).toEqual([]);
  expect(gainsOf(tableOf(taking.view), { place: 9, kind: 'spice' })).toEqual([]);
});

test('in words and in the help of a zone', () => {
  const place = middle.view.goods.findIndex((good) => good !== null);
  const words = gainWords(tableOf(middle.view), { place, kind: 'gem' });
  expect(words).toMatch(/^(\+\d+|0) for you, \? seat \d, \? seat \d, \? seat \d$/);
  expect(help(tableOf(middle.view), `zone ${place} gem`)).toMatchObject({
    rule: 'G15',
    does: { args: { kind: 'gem', gains: words } },
  });
  expect(help(tableOf(middle.view), 'zone 9 gem')).toBeNull();
  expect(help(tableOf(middle.view), 'memo')).toMatchObject({ rule: 'G17', name: { args: { memo: 5 } } });
  expect(help(tableOf(middle.view), 'no such thing')).toBeNull();
});

test('numbers have proper signs', () => {
  expect([signed(3), signed(-3), signed(null)]).toEqual(['3', '−3', '?']);
  expect([added(3), added(0), added(-3), added(null)]).toEqual(['+3', '0', '−3', '?']);
});
