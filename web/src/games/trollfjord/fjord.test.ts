import { expect, it, vi } from 'vitest';
import { Fjord } from './fjord.svelte';
import { LEGAL, playWith, viewWith } from './testing';
import type { Action, FjordPlay } from './types';

vi.mock('../../shell/sound', () => ({ ring: vi.fn() }));

/** A table at which trolls are to be placed; `left` is how many. */
function playOf(left: number): { play: FjordPlay; sent: Action[]; answer: (left: number) => void } {
  const sent: Action[] = [];
  const play = playWith({ left }, LEGAL, (action) => void sent.push(action));
  const answer = (count: number): void =>
    void Object.assign(play, { view: viewWith({ left: count }), legal: count > 0 ? LEGAL : [] });
  return { play, sent, answer };
}
const region = LEGAL.flatMap((action) => (action.type === 'PlaceTroll' ? [action.region] : []))[0]!;

it('places three trolls by two clicks, one move after another', () => {
  const { play, sent, answer } = playOf(3);
  const fjord = new Fjord(play);
  fjord.pickRegion(region);
  expect(sent).toEqual([]);
  expect(fjord.choice).toMatchObject({ target: { type: 'PlaceTroll', region }, count: 3 });
  fjord.pickRegion(region);
  expect(sent).toHaveLength(1);
  fjord.follow(); // not answered yet
  expect(sent).toHaveLength(1);
  for (const left of [2, 1, 0]) {
    answer(left);
    fjord.follow();
  }
  expect(sent).toEqual(Array.from({ length: 3 }, () => ({ type: 'PlaceTroll', region })));
});

it('gives up a plan that no longer fits', () => {
  const { play, sent } = playOf(3);
  const fjord = new Fjord(play);
  fjord.place(region, 2);
  Object.assign(play, { view: { ...play.view, left: 2 }, legal: [{ type: 'Enough' }] });
  fjord.follow();
  Object.assign(play, { view: { ...play.view, left: 1 }, legal: LEGAL });
  fjord.follow();
  expect(sent).toHaveLength(1);
});

it('swings the hammer before the server answers, and only once', async () => {
  const { play, sent } = playOf(0);
  Object.assign(play, { legal: [{ type: 'Blow', side: 'left', height: 2, strength: 3 }] });
  const fjord = new Fjord(play);
  const swing = vi.fn(() => Promise.resolve());
  const erase = fjord.draw({
    swing,
    pour: () => Promise.resolve(),
    fall: () => Promise.resolve(),
    settle: () => undefined,
  });
  fjord.strike();
  expect(swing).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([{ type: 'Blow', side: 'left', height: 2, strength: 3 }]);
  const struck = { type: 'TowerStruck', side: 'left', height: 2, strength: 3, hit: 1, limit: 4 } as const;
  await fjord.perform({ id: 1, event: { ...struck, seat: play.viewer! } });
  expect(swing).toHaveBeenCalledTimes(1);
  await fjord.perform({ id: 2, event: { ...struck, seat: play.viewer! + 1 } });
  expect(swing).toHaveBeenCalledTimes(2);
  erase();
});
