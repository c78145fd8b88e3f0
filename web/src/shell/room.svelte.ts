/** The table page's state: which seats are ours, which of them is looked at, and the curtain between them. */
import * as api from '../api';
import type { DoneOut, TableInfo } from '../protocol';
import { TableClient } from '../table';
import { app } from './app.svelte';
import { LivePlay } from './play.svelte';

export class Room {
  plays: readonly LivePlay[] = $state.raw([]); // one for each of our seats, or one as a spectator
  index = $state(0);
  isCurtainClosed = $state(false);
  trouble: unknown = $state.raw(null);

  readonly current = $derived(this.plays[this.index] ?? this.plays[0] ?? null);
  readonly info: TableInfo | null = $derived(this.current?.state.info ?? null);
  readonly mySeats = $derived(this.plays.flatMap(({ viewer }) => (viewer === null ? [] : [viewer])));
  readonly isHotSeat = $derived(this.mySeats.length > 1);
  /** The one of ours whose turn it is. */
  readonly due = $derived(this.plays.find(({ isMyTurn }) => isMyTurn) ?? null);

  constructor(readonly code: string) {}

  async open(): Promise<void> {
    try {
      const { my_seats } = await api.getTable(this.code);
      this.take(my_seats);
    } catch (error) {
      this.trouble = error;
    }
  }

  close(): void {
    for (const play of this.plays) this.drop(play);
    this.plays = [];
  }

  /** Hear the table as these seats. */
  take(seats: DoneOut['my_seats']): void {
    const wanted: (number | null)[] = Object.keys(seats).map(Number);
    if (wanted.length === 0) wanted.push(null);
    const kept = this.plays.filter(({ viewer }) => wanted.includes(viewer));
    const fresh = wanted.filter((seat) => !kept.some(({ viewer }) => viewer === seat)).map((seat) => this.make(seat));
    const gone = this.plays.filter((play) => !kept.includes(play));
    this.plays = [...kept, ...fresh].sort((a, b) => (a.viewer ?? 0) - (b.viewer ?? 0));
    this.index = 0;
    for (const play of fresh) app.attach(play.client);
    for (const play of gone) this.drop(play);
    this.isCurtainClosed = this.plays.length > 1;
  }

  /** Which seats are ours may have changed: ask. */
  async refresh(): Promise<void> {
    const found = await app.attempt(api.getTable(this.code));
    if (found) this.take(found.my_seats);
  }

  /** Carry out a command that may change our seats. */
  async carryOut(command: Promise<DoneOut>): Promise<boolean> {
    const done = await app.attempt(command);
    if (done === null) return false;
    if (Object.keys(done.my_seats).join() !== this.mySeats.join()) this.take(done.my_seats);
    return true;
  }

  /** Draw the curtain when the turn goes from one of us to another; open it when that one says so. */
  watchTurns(): void {
    if (!this.isHotSeat || this.info?.status !== 'playing') this.isCurtainClosed = false;
    else if (this.due !== null && this.due !== this.current) this.isCurtainClosed = true;
    for (const play of this.plays) play.isCovered = this.isCurtainClosed;
  }

  openCurtain(): void {
    if (this.due !== null) this.index = this.plays.indexOf(this.due);
    this.isCurtainClosed = false;
  }

  private make(seat: number | null): LivePlay {
    return new LivePlay(new TableClient(this.code, seat, app.port, app.prefix));
  }

  private drop(play: LivePlay): void {
    play.close();
    app.detach(play.client);
  }
}
