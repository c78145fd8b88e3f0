import { describe, expect, it } from 'vitest';
import type { Json, ToldMoved } from '../protocol';
import { Words } from '../words';
import { Chronicle, shownOf, since } from './log';
import common from '../../../src/rockfall/locales/en/common.ftl?raw';
import game from '../../../src/rockfall/locales/en/trollfjord.ftl?raw';
import web from '../../../src/rockfall/locales/en/web.ftl?raw';

const words = new Words('en', [common, web, game]);
const NAMES = ['Anna', 'Orri'];

let version = 0;
const told = (who: ToldMoved['who'], ...events: Json[]): ToldMoved => ({
  version: ++version,
  entry: 'moved',
  who,
  by: 'person',
  number: version,
  events,
  revealed: [],
});
const FELL = { type: 'BouldersFell', seat: 0, count: 3, yellow: 1, red: 0, blue: 2, white: 0, total: 3 };
const STRUCK = { type: 'TowerStruck', seat: 0, side: 'left', height: 2, strength: 3, hit: 1, limit: 5 };
const linesOf = (...entries: ToldMoved[]): readonly string[] =>
  new Chronicle(words, 1, NAMES)
    .upTo(entries)
    .map(({ event, parts }) => event?.type ?? parts.map((part) => part.text).join(''));

describe('the log', () => {
  it('tells what a blow has brought, although chance brought it', () => {
    expect(linesOf(told(0, STRUCK), told('chance', FELL))).toEqual(['TowerStruck', 'BouldersFell']);
  });
  it('tells before the deal whose share is not in the dice', () => {
    const started = { entry: 'started', version: ++version, left_out: [1] } as const;
    const lines = new Chronicle(words, 0, NAMES).upTo([started]);
    expect(lines.map(({ parts }) => parts.map(({ text }) => text).join(''))).toEqual([
      'The share of Orri was not opened in time: it is not in the dice.',
      'The match begins.',
    ]);
  });
  it('does not tell what was dealt', () => {
    expect(
      linesOf(told('chance', { type: 'CardDrawn', seat: 1, card: null }, { type: 'RoleDealt', seat: 1, role: null })),
    ).toEqual([]);
  });
  it('has no line of what has not been shown', () => {
    const lines = new Chronicle(words, 1, NAMES).upTo([told(0, STRUCK), told('chance', FELL)]);
    expect(shownOf(lines, 1).map(({ event }) => event?.type)).toEqual(['TowerStruck']);
    expect(shownOf(lines, 2)).toHaveLength(2);
  });
  it('grows with the entries, and numbers go on', () => {
    const chronicle = new Chronicle(words, 1, NAMES);
    const first = told(0, STRUCK);
    const second = told('chance', FELL);
    chronicle.upTo([first]);
    expect(chronicle.upTo([first, second]).map(({ id }) => id)).toEqual([1, 2]);
  });
  it('sums up what others did since a seat moved', () => {
    const own = told(1, { type: 'LordMoved', seat: 1, kind: 'wander', count: 1, space: 3, landscape: null });
    const lines = new Chronicle(words, 1, NAMES).upTo([told(0, STRUCK), told('chance', FELL), own, told(0, STRUCK)]);
    expect(since(lines, 1).map(({ who }) => who)).toEqual([0]);
  });
  it('sums nothing up for who has not moved yet', () => {
    expect(since(new Chronicle(words, 1, NAMES).upTo([told(0, STRUCK), told(0, STRUCK), told(0, STRUCK)]), 1)).toEqual(
      [],
    );
  });
});
