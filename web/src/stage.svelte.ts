/**
 * What happened is told once and in order, and everything on the page follows.
 *
 * The table is often ahead of its viewer: bots move within milliseconds, a blow at the tower takes seconds to watch. So
 * scenes queue here. `now` is the last one that was told to its end, `told` is what has been shown of the next,
 * `telling` is what is being shown. Board, plates, hand, log, sentence and buttons read these and never the table
 * itself.
 */
import type { Happened, Tagged } from './games/contract';

/** The table at one moment, as its viewer may know it. */
export interface Scene {
  readonly version: number;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly events: readonly Happened[]; // of the match so far
  readonly isOver: boolean;
}

/** How a scene is played. */
export interface Direction {
  readonly viewer: number | null;
  /** Milliseconds at the usual pace; 0: not shown; Infinity: until the viewer goes on. */
  lasts(happened: Happened): number;
  /** For what takes as long as it takes. Asked only when it is to be shown. */
  perform(happened: Happened): Promise<void> | null;
  /** 1: the usual pace, 2: twice as fast, 0: at once. */
  pace(): number;
  /** It begins to be shown. */
  cue(happened: Happened): void;
}

const BEAT = 450; // milliseconds to take in what somebody else did before the next thing happens
const BACKLOG = 40; // more than these many things to show: somebody was away, and wants the present

export class Stage {
  now: Scene = $state.raw()!;
  told: readonly Happened[] = $state.raw([]);
  telling: Happened | null = $state.raw(null);
  isHeld = $state(false); // what is told waits for the viewer to go on
  private queue: readonly Scene[] = $state.raw([]);
  private isHidden = false;
  private isHurrying = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether there is more to tell than what is shown. */
  readonly isBehind = $derived(this.queue.length > 0);
  /** Everything that has been shown. */
  readonly events: readonly Happened[] = $derived(
    this.told.length > 0 ? [...this.now.events, ...this.told] : this.now.events,
  );

  constructor(
    first: Scene,
    private readonly direction: Direction,
  ) {
    this.now = first;
  }

  /** The table has gone on. */
  push(scene: Scene): void {
    if (newest(scene.events) < newest(this.events)) {
      this.reset(scene);
      return;
    }
    this.queue = [...this.queue, scene];
    if (this.isHidden) return;
    if (this.backlog() > BACKLOG) this.skip();
    else if (this.telling === null) this.tellOn();
  }

  /** Be at a scene at once, wherever one was: a replay is wound, a table is loaded anew. */
  reset(scene: Scene): void {
    this.drop();
    this.queue = [];
    this.told = [];
    this.now = scene;
  }

  /** On with the next thing: what is being told has been seen. */
  go(): void {
    if (this.telling === null) return;
    this.told = [...this.told, this.telling];
    this.drop();
    this.tellOn();
  }

  /** To the present at once, or to the next thing that waits for the viewer. */
  skip(): void {
    this.isHurrying = true;
    if (this.telling !== null) this.go();
    else this.tellOn();
  }

  /** Nobody looks: scenes wait. When somebody does, they see the present. */
  hide(isHidden: boolean): void {
    if (isHidden === this.isHidden) return;
    this.isHidden = isHidden;
    if (!isHidden) this.skip();
  }

  close(): void {
    this.drop();
    this.queue = [];
  }

  private tellOn(): void {
    while (this.queue.length > 0 && this.telling === null) {
      const scene = this.queue[0]!;
      const last = newest(this.events);
      const next = scene.events.find(({ id }) => id > last);
      if (!next) this.arrive(scene);
      else if (!this.show(next, scene)) this.told = [...this.told, next];
    }
    if (this.queue.length === 0) this.isHurrying = false;
  }

  private arrive(scene: Scene): void {
    this.queue = this.queue.slice(1);
    this.told = [];
    this.now = scene;
  }

  /** Begin to show something; false if there is nothing to see. */
  private show(happened: Happened, scene: Scene): boolean {
    const lasts = this.direction.lasts(happened);
    const isHeld = lasts === Infinity;
    const pace = this.isHurrying ? 0 : this.direction.pace();
    if (pace > 0) this.direction.cue(happened);
    if (lasts === 0 || (pace <= 0 && !isHeld)) return false;
    this.isHurrying = false;
    this.telling = happened;
    this.isHeld = isHeld;
    if (isHeld) return true;
    const performed = this.direction.perform(happened);
    const beat = this.isLast(happened, scene) ? this.beatAfter(happened) : 0;
    if (performed === null) this.endsIn((lasts + beat) / pace);
    else void performed.finally(() => void (this.telling === happened && this.endsIn(beat / pace)));
    return true;
  }

  private endsIn(milliseconds: number): void {
    this.timer = setTimeout(() => this.go(), milliseconds);
  }

  private beatAfter({ event }: Happened): number {
    const { viewer } = this.direction;
    return viewer !== null && seatOf(event) === viewer ? 0 : BEAT;
  }

  private isLast(happened: Happened, scene: Scene): boolean {
    return !scene.events.some((each) => each.id > happened.id && this.direction.lasts(each) > 0);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.telling = null;
    this.isHeld = false;
  }

  private backlog(): number {
    const last = newest(this.events);
    const events = this.queue.at(-1)?.events ?? [];
    return events.filter((each) => each.id > last && this.direction.lasts(each) > 0).length;
  }
}

const newest = (events: readonly Happened[]): number => events.at(-1)?.id ?? 0;

function seatOf(event: Tagged): number | null {
  const seat = (event as { readonly seat?: unknown }).seat;
  return typeof seat === 'number' ? seat : null;
}
