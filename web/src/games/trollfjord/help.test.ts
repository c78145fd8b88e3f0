import { expect, test, vi } from 'vitest';
import board from '../../../../src/rockfall/locales/en/trollfjord.ftl?raw';
import helping from '../../../../src/rockfall/locales/en/trollfjord-help.ftl?raw';
import common from '../../../../src/rockfall/locales/en/common.ftl?raw';
import fixture from '../../../fixtures/trollfjord-moving.json';
import { Words } from '../../words';
import { tip } from './asking';
import { help } from './help';
import type { FjordPlay, View } from './types';

vi.mock('../../shell/sound', () => ({ ring: vi.fn() }));

const words = new Words('en', [common, board, helping], (error) => {
  throw error;
});
const NAMES = ['Anna', 'Orri', 'Yuki', 'Oleg'];
const view = fixture.view as unknown as View;
const playOf = (more: object = {}, seen: Partial<View> = {}): FjordPlay =>
  ({
    view: { ...view, ...seen },
    viewer: 0,
    isMyTurn: true,
    t: (id: string, args = {}) => words.t(id, args, NAMES),
    ...more,
  }) as unknown as FjordPlay;

test('every thing is explained in words that are there, with a rule', () => {
  const play = playOf();
  const keys = [
    ...view.regions.map(({ region }) => `region:${region}`),
    ...view.fortresses.map(({ site }) => `fortress:${site}`),
    'placement:forest',
    'wander',
    'start',
    'treasure:14',
    'troll:1',
    'lord:0',
    'belt:0:0',
    'belt:0:3',
    'crown',
    'patch:0',
    'gift:0:8',
    'supply:1',
    'points:0',
    'tower',
    'limit',
    'blow:side:left',
    'blow:height:2',
    'blow:strength:5',
    'wind',
    'comrade',
    'hammerer',
    'finished',
    ...['yellow', 'red', 'blue', 'white'].map((colour) => `boulder-${colour}`),
  ];
  for (const key of keys) {
    const { name, does, rule } = help(play, key)!;
    expect(words.t(name.id, name.args, NAMES).length, key).toBeGreaterThan(2);
    expect(words.t(does.id, does.args, NAMES), key).toMatch(/\.$/);
    expect(rule, key).toMatch(/^T\d+$/);
  }
  expect(help(play, 'dragon')).toBeNull();
});

test('a region names the fortresses at which its trolls count', () => {
  const { region, sites } = view.regions.find((each) => each.sites.length === 2)!;
  expect(help(playOf(), `region:${region}`)!.does.args!['sites']).toMatch(
    new RegExp(`^Fortress I+ \\(${sites[0]}\\), Fortress I+ \\(${sites[1]}\\)$`),
  );
});

test('a tip speaks of what is there', () => {
  const moving = { phase: 'moving', hammering: null, tailwind: [] } as const;
  const sackWith = (more: object): Partial<View> => ({
    ...moving,
    sacks: view.sacks.map((sack) => ({ ...sack, ...more })),
  });
  const nobody = view.regions.map((region) => ({ ...region, trolls: region.trolls.map(() => 0) }));
  const somebody = view.regions.map((region) => ({ ...region, trolls: region.trolls.map(() => 1) }));
  expect(tip(playOf({}, { ...sackWith({ supply: 10 }), regions: nobody }))?.id).toBe('board-tip-move-first');
  expect(tip(playOf({}, { ...sackWith({ supply: 4 }), regions: somebody }))?.id).toBe('board-tip-move');
  expect(tip(playOf({}, { ...sackWith({ supply: 0 }), regions: somebody }))?.id).toBe('board-tip-move-all');
  expect(tip(playOf({}, { ...sackWith({ next: 'II' }), phase: 'naming a fortress' }))?.id).toBe('board-tip-fortress');
  expect(tip(playOf({}, { ...sackWith({ next: '+' }), phase: 'naming a fortress' }))?.id).toBe(
    'board-tip-fortress-any',
  );
  expect(tip(playOf({ isMyTurn: false }, moving))?.id).toBe('board-tip-wait');
  expect(
    tip(playOf({ isMyTurn: false }, { ...moving, phase: 'hammering', hammering: {} as View['hammering'] })),
  ).toBeNull(); // nobody's lord moves now
});
