/**
 * What every mine shares about one Play: where one looks, what is being told, and why something is not allowed. Each game
 * adds the choice being made. What is drawn (the scenery) is behind the view while events are shown, and equal to it then.
 */
import type { Action, Happened, Play, Tagged, WhyNot } from '../contract';
import { Dragging } from '../dragging';
import { type Camera, type Grid, fit, fitBetween, isCut } from './camera';
import { newOf } from './telling';
import { type Cell, cellOf, isSame, keyOf } from './types';

export type Place = { readonly cell: Cell } | { readonly seat: number } | { readonly hand: number };
export interface Bubble {
  readonly at: Place;
  readonly why: WhyNot;
}
export interface Drag {
  readonly place: number; // of the card in the hand
  readonly x: number;
  readonly y: number;
}
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What every scenery and every choice in a mine has. */
export interface Laid {
  readonly laid: readonly Cell[];
  readonly goals: readonly Cell[];
}
interface Picked {
  readonly card: number | null; // its place in the hand
  readonly target: Action | null; // the action that Enter would send
}
interface Reachable {
  readonly cells: ReadonlyMap<string, readonly Action[]>;
  readonly goals: ReadonlyMap<number, Action>;
}

const CORNERS = [{ width: 170, height: 52 }, { width: 164, height: 62 }] as const; // the deck, and the buttons to zoom with
const FOR_THUMBS = 0.445; // a place is 44 pixels wide then

export abstract class MineBase<P extends Play<unknown>, Scenery extends Laid> {
  bubble = $state.raw<Bubble | null>(null);
  hovered = $state.raw<Cell | null>(null);
  drag = $state.raw<Drag | null>(null);
  isLooking = $state(false); // at one's own secrets
  scenery: Scenery;
  telling = $state.raw<Happened | null>(null);
  ended = $state.raw<Tagged | null>(null); // the round whose end is being shown
  camera = $state.raw<Camera>({ x: 400, y: 0, zoom: 0.6 });
  frame = $state.raw<Frame>({ left: 0, top: 0, width: 800, height: 500 }); // of the board, on the screen
  readonly isTelling = $derived.by(() => this.telling !== null);

  private queue: Happened[] = [];
  private last: number;
  private skipping: (() => void) | null = null;
  private hasMoved = false; // the camera, by hand
  protected reasons: Record<string, Promise<WhyNot | null>> = {};

  constructor(readonly play: P, scenery: Scenery) {
    this.scenery = $state.raw(scenery);
    this.last = play.events.at(-1)?.id ?? -1;
  }

  // -- what a game says about itself ------------------------------------------------------------------------

  protected readonly smallestFit: number = 0.36; // of what is seen when one sees all
  abstract readonly grid: Grid;
  abstract readonly cells: readonly Cell[]; // where the chosen card may go
  abstract readonly places: readonly Cell[]; // the same, goals that can be chosen, and last what only says why not: where the arrow keys lead
  abstract choice: Picked;
  abstract readonly card: string | null; // the name of the one that is chosen
  abstract readonly targets: Reachable;
  abstract pickCard(place: number): void;
  abstract aim(action: Action): void;
  abstract explain(cell: Cell): Promise<void>; // why the chosen card may not go there
  /** Of the ways a card may lie on a cell, the one nearest to what the player wants. */
  protected abstract nearest(ways: readonly Action[]): Action;
  abstract turn(): void;
  abstract back(): void;
  abstract confirm(): void;
  /** A card of the hand is let go of above something: that decides at once. */
  abstract drop(place: number, x: number, y: number): void;
  /** What is drawn when all is told, made of what is drawn already where it is the same. */
  protected abstract sceneryNow(): Scenery;
  protected abstract after(scenery: Scenery, event: Tagged): Scenery;
  /** How long an event is shown, in milliseconds; 0: not on the board. */
  protected abstract lasts(event: Tagged): number;
  /** Something goes away: what it was is drawn until it is told. */
  protected abstract isLoss(event: Tagged): boolean;

  // -- choosing -------------------------------------------------------------------------------------------------

  get chosen(): number | null {
    return this.choice.card;
  }

  /** First a ghost, then for good. */
  pickCell(cell: Cell): void {
    const ways = this.targets.cells.get(keyOf(cell));
    const target = this.choice.target;
    if (!ways) void this.explain(cell);
    else if (target && 'column' in target && keyOf(cellOf(target)) === keyOf(cell)) this.confirm();
    else this.aim(this.nearest(ways));
  }

  pickGoal(goal: number): void {
    const action = this.targets.goals.get(goal);
    const cell = this.scenery.goals[goal]!;
    if (action) this.aimOrConfirm(action);
    else if (this.card === 'map') void this.explainAction({ type: 'ReadMap', goal }, { cell });
    else void this.explain(cell);
  }

  isAimedAt(action: Action): boolean {
    return this.choice.target !== null && isSame(this.choice.target, action);
  }

  aimOrConfirm(action: Action): void {
    if (this.isAimedAt(action)) this.confirm();
    else this.aim(action);
  }

  // -- carrying cards --------------------------------------------------------------------------------------------

  /** The places of cards in the hand, carried. */
  readonly dragging = new Dragging<number>({
    lift: (place) => this.lift(place),
    carry: (place, { clientX: x, clientY: y }) => void (this.drag = { place, x, y }),
    drop: (place, event) => {
      this.drag = null;
      if (event && this.play.isMyTurn) this.drop(place, event.clientX, event.clientY);
    },
  });

  protected lift(place: number): void {
    if (this.chosen !== place) this.pickCard(place);
  }

  // -- why not -------------------------------------------------------------------------------------------------

  async explainAction(action: Action, at: Place): Promise<void> {
    const key = JSON.stringify(action);
    const asked = (this.reasons[key] ??= this.play.whyNot(action));
    const { choice } = this;
    const why = await asked;
    if (why && this.choice === choice) this.bubble = { at, why };
  }

  // -- following the match ---------------------------------------------------------------------------------------

  protected followEvents(events: readonly Happened[]): void {
    const newest = events.at(-1)?.id ?? -1;
    if (newest < this.last) this.queue = []; // set back: a take-back, or a replay that was wound back
    const { skipped, shown } = newOf(events, this.last, (event) => this.lasts(event));
    this.last = newest;
    for (const each of skipped) this.scenery = this.after(this.scenery, each.event);
    this.queue.push(...shown);
    if (this.isStill) this.catchUp();
    else if (this.telling === null) void this.tell();
  }

  private get isStill(): boolean {
    return this.play.reducedMotion || this.play.pace <= 0;
  }

  private async tell(): Promise<void> {
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const duration = this.lasts(next.event) / Math.max(0.1, this.play.pace);
      if (next.event.type === 'RoundEnded') this.ended = next.event;
      if (duration === 0) {
        this.scenery = this.after(this.scenery, next.event);
        continue;
      }
      this.telling = next;
      if (!this.isLoss(next.event)) this.scenery = this.after(this.scenery, next.event);
      await new Promise<void>((resolve) => {
        this.skipping = resolve;
        setTimeout(resolve, duration);
      });
      this.scenery = this.after(this.scenery, next.event);
    }
    this.catchUp();
  }

  /** End all animations. */
  skip(): void {
    this.catchUp();
    this.skipping?.();
  }

  private catchUp(): void {
    for (const each of this.queue) if (each.event.type === 'RoundEnded') this.ended = each.event;
    this.queue = [];
    this.telling = null;
    this.scenery = this.sceneryNow();
    this.keepInSight();
  }

  // -- where one looks ---------------------------------------------------------------------------------------------

  private get cards(): readonly Cell[] {
    return [...this.scenery.laid, ...this.scenery.goals];
  }

  /** The cards, and the column of the start, where the tunnels may climb. */
  private get cellsToSee(): Cell[] {
    return [...this.cards, { column: 0, row: -2 }, { column: 0, row: 2 }];
  }

  fitAll(): void {
    this.hasMoved = false;
    const margin = this.frame.width < 600 ? 4 : 26;
    const camera = fitBetween(this.grid, this.grid.boundsOf(this.cellsToSee), this.frame, margin, this.cards, CORNERS);
    this.camera = { ...camera, zoom: Math.max(this.smallestFit, camera.zoom) };
  }

  moved(camera: Camera): void {
    this.hasMoved = true;
    this.camera = camera;
  }

  resized(frame: Frame): void {
    this.frame = frame;
    if (this.hasMoved) return;
    this.fitAll();
    if (this.chosen !== null) this.showTargets();
  }

  /** The maze grows: follow it, unless the player looks elsewhere by choice. */
  protected keepInSight(): void {
    if (!this.hasMoved && this.chosen === null) this.fitAll();
  }

  /** A chosen card may go where one does not look. */
  protected showTargets(): void {
    const cells = this.cells;
    if (cells.length === 0) return;
    const { boundsOf } = this.grid;
    const cut = cells.filter((cell) => isCut(this.camera, this.frame, boundsOf([cell]))).length;
    if (cut === cells.length || (cut > 0 && !this.hasMoved)) {
      this.camera = fit(boundsOf([...this.cellsToSee, ...cells]), this.frame, 10);
    }
    if (this.camera.zoom < FOR_THUMBS) {
      const close = fit(boundsOf(cells), this.frame, 4);
      this.camera = { ...close, zoom: Math.min(close.zoom, FOR_THUMBS) }; // all of them in sight comes first
    }
  }

  show(cell: Cell): void {
    if (isCut(this.camera, this.frame, this.grid.boundsOf([cell]))) this.camera = { ...this.camera, ...this.grid.middleOf(cell) };
  }

  cellUnder(x: number, y: number): Cell | null {
    const { left, top, width, height } = this.frame;
    if (x < left || y < top || x > left + width || y > top + height) return null;
    return this.grid.cellAt(this.camera, x - left - width / 2, y - top - height / 2);
  }
}
