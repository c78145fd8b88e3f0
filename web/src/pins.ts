/**
 * What this device saw of a table's dice, from the moment it saw it, and its own shares: kept, also when the page is
 * loaded again, and compared at the end (shell/fair.ts). What the server says at the end counts for nothing else.
 */
import { encode, hex, sha256 } from './hashes';
import type { AnyCommand, AnyTold, TableInfo } from './protocol';

/** SHA-256: what is shown of a share until it is opened. */
export const sealOf = (share: string): string => hex(sha256(encode(share)));

export interface Seen {
  readonly commitment: string | null; // the seal of the server's secret, as first seen
  readonly seals: readonly string[] | null; // everybody's, as the table was locked, before a share of ours was opened
  readonly shares: readonly string[]; // ours
  readonly early: readonly number[]; // seats that were ours before the table was locked
  readonly isRetold: boolean; // something was told again otherwise than before
}

interface Kept {
  commitment: string | null;
  seals: readonly string[] | null;
  shares: Record<string, string>; // by their seals
  early: number[];
  told: Record<string, Digest>; // by viewer
  isRetold: boolean;
}

/** All moves that were told up to a version, as one hash. */
interface Digest {
  readonly version: number;
  readonly hash: string;
}

export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const SCHEME = 2;
const TABLES = 40; // that are remembered
const PREFIX = 'rockfall-dice-';
const LIST = 'rockfall-dice';

export class Pins {
  private readonly kept: Kept = { commitment: null, seals: null, shares: {}, early: [], told: {}, isRetold: false };
  private readonly sent = new Set<string>(); // what is under way
  private readonly running = new Map<string, Digest & { readonly count: number }>(); // of the entries told so far

  constructor(
    readonly table: string,
    private readonly memory: Memory | null,
    private readonly random: () => string = randomShare,
  ) {
    try {
      Object.assign(this.kept, JSON.parse(memory?.getItem(PREFIX + table) ?? '{}'));
    } catch {
      // Private windows may not remember.
    }
  }

  get seen(): Seen {
    const { commitment, seals, shares, early, isRetold } = this.kept;
    return { commitment, seals, shares: Object.values(shares), early, isRetold };
  }

  /** Make a share, keep it, and give its seal. */
  newSeal(): string {
    const share = this.random();
    const seal = sealOf(share);
    this.kept.shares[seal] = share;
    this.keep();
    return seal;
  }

  /** These seats are ours, and nothing is locked yet. */
  sat(seats: readonly number[]): void {
    this.kept.early = [...new Set([...this.kept.early, ...seats])];
    this.keep();
  }

  /** Keep what is said of the dice; the command with which to answer, if any. */
  heard(info: TableInfo, seat: number | null): AnyCommand | null {
    if (this.kept.commitment === null) {
      this.kept.commitment = info.commitment;
      this.keep();
    }
    if (info.status === 'waiting' && info.opening === null) return this.sealing(info, seat);
    if (this.kept.seals === null) {
      this.kept.seals = info.seals;
      this.keep(); // before anything of ours is opened
    }
    const share = seat === null ? undefined : this.kept.shares[this.kept.seals[seat] ?? ''];
    const isAsked = seat !== null && (info.opening?.waiting_for.includes(seat) ?? false);
    if (!isAsked || share === undefined || info.commitment !== this.kept.commitment) return null;
    return this.once(`open ${seat}`, { do: 'open', seat, share });
  }

  private sealing(info: TableInfo, seat: number | null): AnyCommand | null {
    if (seat === null || info.scheme < SCHEME) return null;
    if (!this.kept.early.includes(seat)) this.sat([seat]);
    if (info.seals[seat] || info.seats[seat]?.kind !== 'person' || this.sent.has(`seal ${seat}`)) return null;
    return this.once(`seal ${seat}`, { do: 'seal', seat, seal: this.newSeal() });
  }

  private once(what: string, command: AnyCommand): AnyCommand | null {
    if (this.sent.has(what)) return null;
    this.sent.add(what);
    return command;
  }

  /** The line was lost: what was being sent may not have come through. */
  forgetSent(): void {
    this.sent.clear();
  }

  /** Keep what was told; a page that is loaded again is told again, and it must be the same. */
  told(viewer: number | null, entries: readonly AnyTold[]): void {
    const key = String(viewer);
    const before = this.kept.told[key];
    const known = this.running.get(key);
    const from = known !== undefined && known.count <= entries.length ? known : { count: 0, version: -1, hash: '' };
    let { version, hash } = from;
    for (const told of entries.slice(from.count)) {
      if (told.entry !== 'moved' && told.entry !== 'takenback') continue;
      version = told.version;
      hash = sealOf(hash + JSON.stringify({ ...told, revealed: [] }));
      if (version === before?.version && hash !== before.hash) this.kept.isRetold = true;
    }
    this.running.set(key, { count: entries.length, version, hash });
    if (version === before?.version) return;
    if (before !== undefined && version < before.version) this.kept.isRetold = true; // less than was told before
    this.kept.told[key] = { version, hash };
    this.keep();
  }

  private keep(): void {
    try {
      this.memory?.setItem(PREFIX + this.table, JSON.stringify(this.kept));
    } catch {
      // Then for as long as the page is open.
    }
  }
}

function randomShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

const all = new Map<string, Pins>();

/** Those of a table, the same for all of the page. */
export function pinsOf(table: string): Pins {
  let pins = all.get(table);
  if (pins === undefined) {
    const memory = browserMemory();
    makeRoom(memory, table);
    pins = new Pins(table, memory);
    all.set(table, pins);
  }
  return pins;
}

/** The oldest tables are forgotten. */
export function makeRoom(memory: Memory | null, table: string): void {
  try {
    const known = JSON.parse(memory?.getItem(LIST) ?? '[]') as string[];
    const newest = [...known.filter((each) => each !== table), table];
    for (const old of newest.splice(0, Math.max(0, newest.length - TABLES))) memory?.removeItem(PREFIX + old);
    memory?.setItem(LIST, JSON.stringify(newest));
  } catch {
    // Private windows may not remember.
  }
}

function browserMemory(): Memory | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
