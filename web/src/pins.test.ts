import { describe, expect, test } from 'vitest';
import { makeRoom, Pins, sealOf, type Memory } from './pins';
import type { AnyTold, Json, TableInfo } from './protocol';

class Shelf extends Map<string, string> implements Memory {
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.set(key, value);
  removeItem = (key: string): void => void this.delete(key);
}

const SHARE = 'a0'.repeat(32);
const OTHER = sealOf('b1'.repeat(32));
const info = (changes: Partial<TableInfo> = {}): TableInfo =>
  ({
    table: 'ABCDEFGH',
    status: 'waiting',
    commitment: 'c0',
    scheme: 2,
    seals: ['', OTHER],
    seats: [{ kind: 'person' }, { kind: 'person' }],
    opening: null,
    ...changes,
  }) as TableInfo;
const locked = (changes: Partial<TableInfo> = {}): TableInfo =>
  info({ seals: [sealOf(SHARE), OTHER], opening: { ends_at: 5000, waiting_for: [0, 1] }, ...changes });
const pinsOn = (shelf: Memory): Pins => new Pins('ABCDEFGH', shelf, () => SHARE);

describe('shares', () => {
  test('are sealed before the table is locked, once, also in a rematch where one sits already', () => {
    const pins = pinsOn(new Shelf());
    expect(pins.heard(info(), 0)).toEqual({ do: 'seal', seat: 0, seal: sealOf(SHARE) });
    expect(pins.heard(info(), 0)).toBeNull();
    expect(pins.heard(info({ seals: [sealOf(SHARE), OTHER] }), 0)).toBeNull();
  });
  test('are opened when all seals are kept, and not before', () => {
    const shelf = new Shelf();
    const pins = pinsOn(shelf);
    pins.heard(info(), 0);
    expect(pins.seen.seals).toBeNull();
    expect(pins.heard(locked(), 0)).toEqual({ do: 'open', seat: 0, share: SHARE });
    expect(pins.seen.seals).toEqual([sealOf(SHARE), OTHER]);
    expect(pins.heard(locked(), 0)).toBeNull();
    pins.forgetSent();
    expect(pinsOn(shelf).heard(locked(), 0)).toEqual({ do: 'open', seat: 0, share: SHARE }); // the page loaded again
  });
  test('are not opened to a server that exchanged its seal, nor for a seal that is not ours', () => {
    const pins = pinsOn(new Shelf());
    pins.heard(info(), 0);
    expect(pins.heard(locked({ commitment: 'c1' }), 0)).toBeNull();
    const other = pinsOn(new Shelf());
    other.heard(info(), 0);
    expect(other.heard(locked({ seals: [OTHER, OTHER] }), 0)).toBeNull();
  });
  test('are not sealed at tables of the earlier kind, nor by those who watch', () => {
    expect(pinsOn(new Shelf()).heard(info({ scheme: 1, seals: [] }), 0)).toBeNull();
    expect(pinsOn(new Shelf()).heard(info(), null)).toBeNull();
  });
});

describe('what was seen first', () => {
  test('stays, whatever is said later and however often the page is loaded', () => {
    const shelf = new Shelf();
    pinsOn(shelf).heard(info(), 0);
    pinsOn(shelf).heard(locked(), 0);
    const again = pinsOn(shelf);
    again.heard(locked({ commitment: 'c1', seals: [OTHER, OTHER], opening: null, status: 'playing' }), 0);
    const { commitment, seals, shares, early } = again.seen;
    expect({ commitment, seals, shares, early }).toEqual({
      commitment: 'c0',
      seals: [sealOf(SHARE), OTHER],
      shares: [SHARE],
      early: [0],
    });
  });
  test('holds for what was told, too', () => {
    const shelf = new Shelf();
    const moved = (version: number, event: Json): AnyTold => ({
      entry: 'moved',
      version,
      who: 'chance',
      by: 'dice',
      number: version,
      events: [event],
      revealed: [],
    });
    const pins = pinsOn(shelf);
    pins.told(0, [moved(1, 'x')]);
    pins.told(0, [moved(1, 'x'), moved(2, 'y')]);
    const same = pinsOn(shelf);
    same.told(0, [moved(1, 'x'), moved(2, 'y'), moved(3, 'z')]);
    expect(same.seen.isRetold).toBe(false);
    const other = pinsOn(shelf);
    other.told(0, [moved(1, 'x'), moved(2, 'other'), moved(3, 'z')]);
    expect(other.seen.isRetold).toBe(true);
    const fewer = pinsOn(shelf);
    fewer.told(0, [moved(1, 'x')]);
    expect(fewer.seen.isRetold).toBe(true);
  });
});

test('old tables make room', () => {
  const shelf = new Shelf();
  for (let number = 0; number < 50; number++) {
    makeRoom(shelf, `T${number}`);
    new Pins(`T${number}`, shelf, () => SHARE).newSeal();
  }
  expect(shelf.getItem('rockfall-dice-T0')).toBeNull();
  expect(shelf.getItem('rockfall-dice-T49')).not.toBeNull();
  expect(shelf.size).toBeLessThan(45);
});
