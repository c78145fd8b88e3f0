import { describe, expect, it, vi } from 'vitest';
import giving from '../../../fixtures/trollfjord-giving.json';
import { ask, buttons, labelOf } from './asking';
import { type Fjord, fjordOf } from './fjord.svelte';
import { LEGAL, playWith } from './testing';
import type { Action, FjordPlay, View } from './types';

vi.mock('../../shell/sound', () => ({ ring: vi.fn() }));
// Without a page there are no effects, in which fjordOf makes what it keeps.
vi.mock('./fjord.svelte', async (original) => {
  const module = await original<typeof import('./fjord.svelte')>();
  const fjords = new WeakMap<FjordPlay, Fjord>();
  const fjordOf = (play: FjordPlay): Fjord => {
    if (!fjords.has(play)) fjords.set(play, new module.Fjord(play));
    return fjords.get(play)!;
  };
  return { ...module, fjordOf };
});

const playOf = (change: Partial<View>, legal: readonly Action[]): FjordPlay => playWith(change, legal, vi.fn());
const [region] = LEGAL.flatMap((action) => (action.type === 'PlaceTroll' ? [action.region] : []));
const shown = (play: FjordPlay): [string, unknown, boolean | undefined][] =>
  buttons(play).map(({ label, isMain }) => [label.id, label.args?.count, isMain]);

describe('placing trolls', () => {
  it('says how many of them each button places', () => {
    const play = playOf({ left: 3 }, LEGAL);
    expect(ask(play).id).toBe('board-ask-place');
    fjordOf(play).pickRegion(region!);
    expect(shown(play).slice(0, 3)).toEqual([
      ['board-place-here', 3, true],
      ['board-place-count', 2, false],
      ['board-place-count', 1, false],
    ]);
  });
  it('calls fewer than all of them only so many, after a hint too', () => {
    const play = playOf({ left: 3 }, LEGAL);
    fjordOf(play).suggest({ type: 'PlaceTroll', region: region! });
    expect(shown(play).slice(0, 3)).toEqual([
      ['board-place-count', 1, true],
      ['board-place-here', 3, false],
      ['board-place-count', 2, false],
    ]);
  });
  it('does not ask for a region once there is only one', () => {
    const play = playOf({ left: 2, placing_region: region! }, [
      { type: 'PlaceTroll', region: region! },
      { type: 'Enough' },
    ]);
    expect(ask(play)).toEqual({ id: 'board-ask-place-more', args: { count: 2, region } });
    expect(shown(play).map(([id]) => id)).toEqual(['board-place-here', 'board-place-count', 'board-keep']);
    buttons(play)[0]!.act();
    expect(play.send).toHaveBeenCalledWith({ type: 'PlaceTroll', region });
  });
});

describe('giving no more', () => {
  const view = giving.view as unknown as View;
  const label = (change: Partial<NonNullable<View['hammering']>>): string =>
    labelOf({ type: 'NoMoreGifts' }, { ...view, hammering: { ...view.hammering!, ...change } }).id;

  it('says what that means before anything has been given', () => {
    expect(label({})).toBe('board-give-nothing-alone');
    expect(label({ is_alone: false })).toBe('board-give-nothing'); // the comrade may still give
    expect(label({ pledged: view.hammering!.pledged.map((_, seat) => (seat === view.turn ? [4] : [])) })).toBe(
      'board-no-gifts',
    );
  });
});
