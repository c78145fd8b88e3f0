/** The table page's state: which seats are ours, which of them is looked at, and the curtain between them. */
import * as api from '../api';
import type { DoneOut, TableInfo } from '../protocol';
import { TableClient } from '../table';
import { app } from './app.svelte';
import type { GameModule } from '../games/contract';
import { LivePlay } from './play.svelte';

export class Room {
  plays: readonly LivePlay[] = $state.raw([]); // one for each of our seats, or one as a spectator
  opened: LivePlay | null = $state.raw(null); // hot-seat: for whom the curtain was last opened
  trouble: unknown = $state.raw(null);
  private seen: TableInfo | null = $state.raw(null); // as it was when the page was opened

  /** The seat that is looked at. */
  readonly current = $derived(this.opened ?? this.plays[0] ?? null);
  /** Why we may not see the table, if so. */
  readonly shut = $derived(this.plays.find(({ state }) => state.shut !== null)?.state.shut ?? null);
  /** Who may not watch may still see who sits there, and sit down. */
  readonly info: TableInfo | null = $derived(this.current?.state.info ?? (this.shut ? this.seen : null));
  readonly mySeats = $derived(this.plays.flatMap(({ viewer }) => (viewer === null ? [] : [viewer])));
  readonly isHotSeat = $derived(this.mySeats.length > 1);
  /** The one of ours whose turn it is, whether or not that has been shown. */
  readonly due = $derived(this.plays.find(({ viewer, state }) => viewer !== null && state.legal.length > 0) ?? null);
  /** Between turns of people who share the device nobody's hand is shown. The curtain waits for what is being shown. */
  readonly isCurtainClosed = $derived(
    this.isHotSeat && this.due !== null && this.due !== this.opened && !(this.opened?.isBehind ?? false),
  );

  /** Whether the next round waits for one of us. */
  readonly isExpected = $derived(
    (this.current?.isBetweenRounds ?? false) &&
      this.mySeats.some((seat) => this.current?.interval?.waitingFor.includes(seat)),
  );

  constructor(readonly code: string) {}

  async open(): Promise<void> {
    try {
      const { my_seats, info } = await api.getTable(this.code);
      this.seen = info;
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
    if (this.opened !== null && !this.plays.includes(this.opened)) this.opened = null;
    for (const play of fresh) app.attach(play.client);
    for (const play of gone) this.drop(play);
  }

  /** Which seats are ours may have changed: ask. */
  async refresh(): Promise<void> {
    const found = await app.attempt(api.getTable(this.code));
    if (found) this.take(found.my_seats);
  }

  /** Carry out a command that may change our seats; done when the page has heard what it led to. */
  async carryOut(command: Promise<DoneOut>): Promise<boolean> {
    const done = await app.attempt(command);
    if (done === null) return false;
    if (Object.keys(done.my_seats).join() !== this.mySeats.join()) this.take(done.my_seats);
    await this.current?.client.reached(done.version);
    return true;
  }

  /** Show the match, once there is one, to whoever looks. */
  direct(module: GameModule): void {
    for (const play of this.plays) {
      play.direct(module);
      play.isShared = this.isHotSeat;
      play.stage?.hide(play !== this.current);
    }
  }

  /** Nobody's secrets are shown before their player has opened the curtain. */
  cover(): void {
    const isPlaying = this.info?.status === 'playing';
    for (const play of this.plays) {
      play.isCovered = this.isHotSeat && isPlaying && (this.isCurtainClosed || this.opened !== play);
    }
  }

  openCurtain(): void {
    this.opened = this.due;
  }

  private make(seat: number | null): LivePlay {
    return new LivePlay(new TableClient(this.code, seat, app.port, app.prefix));
  }

  private drop(play: LivePlay): void {
    play.close();
    app.detach(play.client);
  }
}
