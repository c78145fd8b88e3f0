/**
 * What the client knows of one table as one viewer. No DOM, no framework: messages go in, states come out.
 *
 * Versions are contiguous: an update that does not begin where we are means that something was missed, and the table is
 * asked for anew from the last version we have. A move that was chosen stays until the server has answered it: it is
 * sent again under the same id, so that it counts once; even when that did not help, it is kept for its player to send.
 */
import type {
  AnyClientIn,
  AnyCommand,
  AnyServerOut,
  AnyTold,
  ClockShown,
  Json,
  LegalMove,
  ServerOutError,
  ServerOutTable,
  ServerOutUpdate,
  TableInfo,
  Tagged,
} from './protocol';
import { Errand, type Trouble } from './errand';

export interface Happened {
  readonly id: number;
  readonly event: Tagged;
  readonly move?: number; // the number of the move that brought it
}

export interface Presence {
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** A move on its way. */
export interface Sending {
  readonly id: string;
  readonly action: Tagged;
  readonly version: number;
  readonly isSent: boolean; // false: waits for the connection, and may still be changed
  readonly madeAt?: number; // the version it led to: done, but not heard of yet
  readonly isStuck?: boolean; // it was sent in vain: its player may send it again, or choose another
}

export interface TableState {
  readonly version: number; // -1: nothing is known yet
  readonly info: TableInfo | null;
  readonly view: Readonly<Record<string, Json>> | null;
  readonly legal: readonly Tagged[];
  readonly entries: readonly AnyTold[];
  readonly events: readonly Happened[];
  readonly clock: ClockShown | null;
  readonly clockAt: number; // when `clock` was heard
  readonly presence: Presence;
  readonly isCurrent: boolean; // false: something was missed or the line is down
  readonly sending: Sending | null;
  readonly refused: Trouble | null;
  readonly shut: Trouble | null; // why we may not see the table
}

export const NOTHING: TableState = {
  version: -1,
  info: null,
  view: null,
  legal: [],
  entries: [],
  events: [],
  clock: null,
  clockAt: 0,
  presence: { seats: [], spectators: 0 },
  isCurrent: false,
  sending: null,
  refused: null,
  shut: null,
};

export interface Port {
  send(message: AnyClientIn): boolean;
}

interface Asked {
  readonly errand: Errand;
  resolve(version: { version: number; rematch: string | null }): void;
}

export class TableClient {
  state: TableState = NOTHING;
  private readonly listeners = new Set<(state: TableState) => void>();
  private readonly asked = new Map<string, Asked>();
  private codes: ReadonlyMap<string, number> = new Map(); // of the legal moves
  private counter = 0;
  private subscribing = ''; // the id under which the table was asked for
  private readonly subscription = new Errand(
    () => this.askForTable(),
    (shut) => this.become({ shut }),
  );
  private moving: Errand | null = null; // with a move that was sent

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly port: Port,
    private readonly prefix: string, // makes ids of this page unlike those of any other
    private readonly now: () => number = () => Date.now(),
  ) {}

  onChange(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // -- the line -----------------------------------------------------------------------------------------

  /** Until a version has been heard of; not for ever, since the line may be down. */
  reached(version: number, patience = 3000): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.onChange(() => done());
      const timer = setTimeout(() => done(true), patience);
      const done = (isEnough = this.state.version >= version): void => {
        if (!isEnough) return;
        clearTimeout(timer);
        stop();
        resolve();
      };
      done();
    });
  }

  /** The line is open: ask for what we do not know yet. */
  connected(): void {
    this.subscribe();
  }

  disconnected(): void {
    this.become({ isCurrent: false });
    this.subscription.end(); // both go on when the line is back
    this.moving?.end();
    for (const { errand } of this.asked.values()) errand.lost();
  }

  leave(): void {
    this.subscription.end();
    this.moving?.end();
    for (const { errand } of this.asked.values()) errand.end();
    this.port.send({ type: 'unsubscribe', table: this.table, seat: this.seat });
  }

  receive(message: AnyServerOut): void {
    switch (message.type) {
      case 'table':
        if (this.isOurs(message)) this.shown(message);
        break;
      case 'update':
        if (this.isOurs(message)) this.updated(message);
        break;
      case 'presence':
        if (message.table === this.table) {
          this.become({ presence: { seats: message.seats, spectators: message.spectators } });
        }
        break;
      case 'ack':
        this.answered(message.id)?.resolve(message);
        if (message.id === this.state.sending?.id) this.acknowledged(this.state.sending, message.version);
        break;
      case 'error':
        if (message.id !== null) this.refused(message, message.id);
        break;
    }
  }

  private isOurs(message: ServerOutTable | ServerOutUpdate): boolean {
    return message.table === this.table && message.seat === this.seat;
  }

  private subscribe(): void {
    this.subscribing = this.newId();
    if (!this.subscription.go()) this.subscription.end();
  }

  private askForTable(): boolean {
    const since = Math.max(0, this.state.version);
    return this.port.send({ type: 'subscribe', table: this.table, seat: this.seat, id: this.subscribing, since });
  }

  private shown(message: ServerOutTable): void {
    this.subscription.end();
    if (message.is_resync) {
      // The server knows less than we do (it was set back): forget all and begin again.
      this.state = { ...NOTHING, sending: this.state.sending, presence: this.state.presence };
      this.subscribe();
      return;
    }
    this.become({
      ...this.withEntries(message.entries),
      version: message.version,
      info: message.info,
      view: message.view,
      legal: this.offered(message.legal),
      clock: message.clock,
      clockAt: this.now(),
      isCurrent: true,
      shut: null,
      ...this.sendingAt(message.version),
    });
    this.sendAgain();
    for (const { errand } of this.asked.values()) errand.go();
  }

  private updated(message: ServerOutUpdate): void {
    const { state } = this;
    if (!state.isCurrent || message.version <= state.version) return; // asked for anew already, or heard before
    if (message.since !== state.version) {
      this.become({ isCurrent: false });
      this.subscribe();
      return;
    }
    const isFirst = state.view === null && Object.keys(message.view).length === 0;
    this.become({
      ...this.withEntries(message.entries),
      version: message.version,
      info: message.info ?? state.info,
      view: isFirst ? null : { ...state.view, ...message.view },
      legal: message.legal ? this.offered(message.legal) : state.legal,
      clock: message.clock,
      clockAt: this.now(),
      ...(message.legal && state.sending?.isStuck ? { sending: null } : this.sendingAt(message.version)),
    });
  }

  private withEntries(told: readonly AnyTold[]): Pick<TableState, 'entries' | 'events'> {
    const fresh = told.filter((each) => each.version > this.state.version);
    if (fresh.length === 0) return { entries: this.state.entries, events: this.state.events };
    let id = this.state.events.at(-1)?.id ?? 0;
    const events = fresh
      .filter((each) => each.entry === 'moved')
      .flatMap(({ events, number }) => events.map((event) => ({ id: ++id, event: event as Tagged, move: number })));
    return { entries: [...this.state.entries, ...fresh], events: [...this.state.events, ...events] };
  }

  // -- moves --------------------------------------------------------------------------------------------

  private offered(legal: readonly LegalMove[]): readonly Tagged[] {
    this.codes = new Map(legal.map(({ move, action }) => [textOf(action), move]));
    return legal.map(({ action }) => action as Tagged);
  }

  /** Choose a move. While it waits for the connection another choice takes its place; once sent it stands. */
  move(action: Tagged): void {
    const before = this.state.sending;
    if (this.seat === null || before?.isSent) return;
    const { version } = this.state;
    const isSame = before?.version === version && textOf(before.action) === textOf(action);
    const id = isSame ? before.id : this.newId();
    this.become({ sending: { id, action, version, isSent: false }, refused: null });
    if (this.state.isCurrent) this.sendAgain();
  }

  /** Send the move that is kept. */
  sendAgain(): void {
    const { sending } = this.state;
    if (sending === null || this.seat === null) return;
    const { id, action, version } = sending;
    const move = this.codes.get(textOf(action)) ?? null; // an illegal action is sent, too: the server says why
    const command: AnyCommand = { do: 'move', seat: this.seat, version, id, move, action };
    this.moving?.end();
    this.moving = new Errand(
      () => this.port.send({ type: 'command', table: this.table, id, command }),
      (refused) => this.become({ refused, sending: { id, action, version, isSent: false, isStuck: true } }),
    );
    const isSent = this.moving.go();
    if (!isSent) this.moving.end(); // the player may take the time that the line takes
    this.become({ sending: { id, action, version, isSent } });
  }

  /** A move is under way until we see what it led to: before that we would take it for our turn still. */
  private acknowledged(sending: Sending, madeAt: number): void {
    this.moving?.end();
    this.become({ sending: this.state.version >= madeAt ? null : { ...sending, madeAt }, refused: null });
  }

  private sendingAt(version: number): Partial<TableState> {
    const madeAt = this.state.sending?.madeAt;
    return madeAt !== undefined && version >= madeAt ? { sending: null } : {};
  }

  private refused(message: ServerOutError, id: string): void {
    this.asked.get(id)?.errand.again(message);
    if (id === this.subscribing) this.subscription.again(message);
    if (id !== this.state.sending?.id || this.state.sending.isStuck) return;
    if (message.retry_after !== null) {
      this.moving?.again(message);
      return;
    }
    this.moving?.end();
    this.become({ sending: null, refused: message });
  }

  forgetRefusal(): void {
    if (this.state.refused !== null) this.become({ refused: null });
  }

  // -- everything else ----------------------------------------------------------------------------------

  /** Ask for something, once however often it is sent. */
  ask(command: AnyCommand): Promise<{ version: number; rematch: string | null }> {
    const id = this.newId();
    return new Promise((resolve, reject) => {
      const errand = new Errand(
        () => this.port.send({ type: 'command', table: this.table, id, command: { ...command, id } }),
        (trouble) => {
          this.asked.delete(id);
          reject(trouble as unknown as Error);
        },
      );
      this.asked.set(id, { errand, resolve });
      errand.go();
    });
  }

  private answered(id: string): Asked | undefined {
    const found = this.asked.get(id);
    this.asked.delete(id);
    found?.errand.end();
    return found;
  }

  private newId(): string {
    this.counter += 1;
    return `${this.prefix}-${this.seat ?? 's'}-${this.counter}`;
  }

  private become(changes: Partial<TableState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener(this.state);
  }
}

/** The same for equal actions, in whatever order their fields were written. */
function textOf(action: object): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Milliseconds left of a clock that was heard at `at`. */
export function clockNow(clock: ClockShown, at: number, now: number): readonly number[] {
  return clock.left.map((left, seat) => (seat === clock.runs ? Math.max(0, left - (now - at)) : left));
}
