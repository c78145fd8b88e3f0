/**
 * What every mine shares about one Play: where one looks, what is drawn, and why something is not allowed. Each game adds
 * the choice being made.
 */
import type { Action, Play, Tagged, WhyNot } from '../contract';
import { Dragging } from '../dragging';
import { type Scenes, sceneryAt } from '../telling';
import { type Camera, type Grid, fit, fitBetween, isCut } from './camera';
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

/** What a mine must know of its views. */
interface Rounds {
  readonly round: number;
}

export abstract class MineBase<P extends Play<Rounds>, Scenery extends Laid> {
  bubble = $state.raw<Bubble | null>(null);
  hovered = $state.raw<Cell | null>(null);
  drag = $state.raw<Drag | null>(null);
  isLooking = $state(false); // at one's own secrets
  private putAway = $state.raw<Tagged | null>(null); // the end of a round that was seen enough of
  camera = $state.raw<Camera>({ x: 400, y: 0, zoom: 0.6 });
  frame = $state.raw<Frame>({ left: 0, top: 0, width: 800, height: 500 }); // of the board, on the screen

  private hasMoved = false; // the camera, by hand
  private drawn: Scenery | null = null;
  protected reasons: Record<string, Promise<WhyNot | null>> = {};

  constructor(readonly play: P) {}

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
  protected abstract readonly scenes: Scenes<P['view'], Scenery, Tagged>;
  /** The same scenery as `now`, made of the pieces of `before` where they are equal: what did not change is not drawn anew. */
  protected abstract shared(before: Scenery, now: Scenery): Scenery;

  // -- what is drawn ---------------------------------------------------------------------------------------------

  /** What is being told. */
  get told(): Tagged | null {
    return this.play.telling?.event ?? null;
  }

  /** The round whose end is being shown: until the next one begins. */
  readonly ended: Tagged | null = $derived.by(() => {
    const all = [...this.play.events, ...(this.play.telling ? [this.play.telling] : [])];
    const last = all.findLast(({ event }) => event.type === 'RoundEnded' || event.type === 'RoundBegan');
    return last?.event.type === 'RoundEnded' && !this.play.isReplay ? last.event : null;
  });

  readonly isEndShown = $derived.by(() => this.ended !== null && this.ended !== this.putAway);

  /** Look at the mine below. */
  putEndAway(): void {
    this.putAway = this.ended;
  }

  /** The cards that lie there. When a round is over they stay until the next one begins, although the view is ahead. */
  readonly scenery: Scenery = $derived.by(() => {
    const isPast = this.ended !== null && this.drawn !== null && this.play.view.round !== this.ended['round'];
    if (isPast) return this.drawn!;
    const now = sceneryAt(this.play as Play<P['view']>, this.scenes);
    return (this.drawn = this.drawn === null ? now : this.shared(this.drawn, now));
  });

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

  // -- where one looks ---------------------------------------------------------------------------------------------

  private get cards(): readonly Cell[] {
    return [...this.scenery.laid, ...this.scenery.goals];
  }

  /** The cards, the column of the start, where the tunnels may climb, and what lies next to the tunnels. */
  private get cellsToSee(): Cell[] {
    const beside = this.scenery.laid.flatMap(({ column, row }) => [{ column, row: row - 1 }, { column, row: row + 1 }, { column: column + 1, row }]);
    return [...this.cards, ...beside, { column: 0, row: -2 }, { column: 0, row: 2 }];
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

  /** The maze grows: follow it when it leaves the window, unless the player looks elsewhere by choice. */
  keepInSight(): void {
    if (this.hasMoved || this.chosen !== null) return;
    if (isCut(this.camera, this.frame, this.grid.boundsOf(this.cards))) this.fitAll();
  }

  /** A chosen card may go where one does not look; otherwise nothing moves while one thinks. */
  protected showTargets(): void {
    const cells = this.cells;
    const { boundsOf } = this.grid;
    if (!cells.some((cell) => isCut(this.camera, this.frame, boundsOf([cell])))) return;
    this.camera = fit(boundsOf([...this.cellsToSee, ...cells]), this.frame, 10);
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
