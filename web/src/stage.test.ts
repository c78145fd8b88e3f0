import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened } from './games/contract';
import { type Direction, type Scene, Stage } from './stage.svelte';

const LASTS: Readonly<Record<string, number>> = { Laid: 100, Dealt: Infinity, Struck: 50, Drawn: 0 };

const happened = (id: number, type = 'Laid', seat = 1): Happened => ({ id, event: { type, seat } });
const scene = (version: number, events: readonly Happened[], legal: readonly unknown[] = []): Scene => ({
  version,
  view: `view ${version}`,
  legal,
  events,
  isOver: false,
});

function staged(more: Partial<Direction> = {}): { stage: Stage; heard: number[] } {
  const heard: number[] = [];
  const stage = new Stage(scene(0, []), {
    viewer: 0,
    lasts: ({ event }) => LASTS[event.type] ?? 0,
    perform: () => null,
    pace: () => 1,
    cue: ({ id }) => void heard.push(id),
    ...more,
  });
  return { stage, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the stage', () => {
  it('tells one thing after another, and only then shows the position they led to', () => {
    const { stage } = staged();
    stage.push(scene(1, [happened(1), happened(2)], ['a move']));
    expect([stage.now.version, stage.telling?.id, stage.isBehind]).toEqual([0, 1, true]);
    vi.advanceTimersByTime(100);
    expect([stage.now.version, stage.told.map(({ id }) => id), stage.telling?.id]).toEqual([0, [1], 2]);
    vi.advanceTimersByTime(100 + 450); // and a moment to take it in
    expect([stage.now.version, stage.told, stage.telling, stage.isBehind]).toEqual([1, [], null, false]);
    expect(stage.now.legal).toEqual(['a move']);
  });

  it('takes no moment after what the viewer did', () => {
    const { stage } = staged();
    stage.push(scene(1, [happened(1, 'Laid', 0)]));
    vi.advanceTimersByTime(100);
    expect(stage.now.version).toBe(1);
  });

  it('keeps scenes that come meanwhile, in order', () => {
    const { stage } = staged();
    stage.push(scene(1, [happened(1)]));
    stage.push(scene(2, [happened(1), happened(2)]));
    vi.advanceTimersByTime(550);
    expect([stage.now.version, stage.telling?.id]).toEqual([1, 2]);
    expect(stage.events.map(({ id }) => id)).toEqual([1]);
    vi.advanceTimersByTime(550);
    expect(stage.now.version).toBe(2);
  });

  it('brings everything to the present when it is skipped', () => {
    const { stage } = staged();
    stage.push(scene(1, [happened(1)]));
    stage.push(scene(2, [happened(1), happened(2)]));
    stage.skip();
    expect([stage.now.version, stage.telling, stage.isBehind]).toEqual([2, null, false]);
    vi.advanceTimersByTime(5000);
    expect(stage.now.version).toBe(2);
  });

  it('does not skip what waits for the viewer, and goes on when they do', () => {
    const { stage } = staged();
    stage.push(scene(1, [happened(1), happened(2, 'Dealt', 0), happened(3)]));
    stage.skip();
    expect([stage.telling?.id, stage.isHeld]).toEqual([2, true]);
    vi.advanceTimersByTime(60_000);
    expect(stage.telling?.id).toBe(2);
    stage.go();
    expect([stage.telling?.id, stage.isHeld]).toEqual([3, false]);
  });

  it('is at the present at once where nothing is to be shown, but for what waits for the viewer', () => {
    const { stage, heard } = staged({ pace: () => 0 });
    stage.push(scene(1, [happened(1)]));
    expect(stage.now.version).toBe(1);
    stage.push(scene(2, [happened(1), happened(2, 'Dealt', 0)]));
    expect([stage.now.version, stage.isHeld]).toEqual([1, true]);
    expect(heard).toEqual([]);
  });

  it('waits for what takes as long as it takes', async () => {
    let end = (): void => undefined;
    const perform = ({ event }: Happened): Promise<void> | null =>
      event.type === 'Struck' ? new Promise((resolve) => void (end = resolve)) : null;
    const { stage } = staged({ perform });
    stage.push(scene(1, [happened(1, 'Struck', 0)]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.telling?.id).toBe(1);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.now.version).toBe(1);
  });

  it('shows nothing while nobody looks, and the present when somebody does', () => {
    const { stage, heard } = staged();
    stage.hide(true);
    stage.push(scene(1, [happened(1)]));
    vi.advanceTimersByTime(5000);
    expect([stage.now.version, heard]).toEqual([0, []]);
    stage.hide(false);
    expect(stage.now.version).toBe(1);
  });

  it('goes to the present when there is too much to tell', () => {
    const { stage } = staged();
    stage.push(
      scene(
        1,
        Array.from({ length: 41 }, (_, i) => happened(i + 1)),
      ),
    );
    expect([stage.now.version, stage.isBehind]).toEqual([1, false]);
  });

  it('starts anew when the table was set back', () => {
    const { stage } = staged();
    stage.push(scene(3, [happened(1), happened(2), happened(3)]));
    stage.skip();
    stage.push(scene(1, [happened(1)]));
    expect([stage.now.version, stage.events.length]).toEqual([1, 1]);
  });

  it('hurries twice as fast at twice the pace', () => {
    const { stage } = staged({ pace: () => 2 });
    stage.push(scene(1, [happened(1)]));
    vi.advanceTimersByTime(274);
    expect(stage.now.version).toBe(0);
    vi.advanceTimersByTime(1);
    expect(stage.now.version).toBe(1);
  });

  it('is heard as it is shown', () => {
    const { stage, heard } = staged();
    stage.push(scene(1, [happened(1), happened(2, 'Drawn'), happened(3)]));
    expect(heard).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual([1, 2, 3]);
  });
});
