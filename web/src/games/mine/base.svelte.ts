/**
 * What every mine shares about one Play: where one looks, what is drawn, what is being told, the choice being made and
 * why something is not allowed. Each game adds its cards and how they lie.
 */
import type { Play, Sentence, WhyNot } from '../contract';
import { Dragging } from '../dragging';
import { type Scenes, sceneryAt } from '../telling';
import { type Camera, type Corners, type Grid, fitBetween, isHidden } from './camera';
import { type Beat, Progress, beatsOf, lengthOf } from './ending';
import { type Spot, lastDone, spotOf } from './marks';
import type { Targets } from './targets';
import { reused } from './telling';
import { type Cell, type Laid, type MineTable, type Typed, cellOf, isSame, keyOf } from './types';

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
interface Picked<A> {
  readonly card: number | null; // its place in the hand
  readonly target: A | null; // the action that Enter would send
}
/** How a choice goes on; each game's choice.ts. */
interface Choosing<A, C> {
  readonly NOTHING: C;
  /** The choice as it is, but aimed at this. */
  aim(choice: C, action: A): C;
  back(choice: C): C;
}
/** A card that somebody plays on a player or a goal, or lays away: it flies there. */
export interface Flight {
  readonly card: string;
  readonly from: number; // a seat
  readonly to: Spot | 'deck';
}
/** What one alone may see, larger than life: a role, one's own or another's, or what a goal shows. */
export type Secret =
  | { readonly kind: 'role'; readonly role: string; readonly seat: number }
  | { readonly kind: 'goal'; readonly goal: number; readonly shows: string };

/** What a game says of its events. */
interface Tells<P, E> {
  flightOf(event: E): Flight | null;
  /** What an event shows to the viewer alone. */
  secretOf(play: P, event: E): Secret | null;
  /** What is done to the viewer, in a few words. */
  hitOf(play: P, event: E): Sentence | null;
}

interface RoundEnd extends Typed {
  readonly round: number;
  readonly roles: readonly string[];
  readonly goals?: readonly string[];
  readonly way?: readonly (readonly [number, number])[];
}
type Ends<E> = Extract<E, { readonly type: 'RoundEnded' }>;
export type EndOf<E> = RoundEnd & ([Ends<E>] extends [never] ? unknown : Ends<E>);

const FRESH = 2600; // milliseconds for which a card that was drawn is marked
/** The deck, and the buttons to zoom with: upright where there is more room beside the mine than above and below it. */
const UPRIGHT: Corners = [
  { width: 66, height: 100 },
  { width: 60, height: 158 },
];
const LYING: Corners = [
  { width: 176, height: 50 },
  { width: 166, height: 60 },
];

export abstract class MineBase<
  V extends MineTable,
  A extends Typed,
  E extends Typed,
  Scenery extends Laid,
  C extends Picked<A> = Picked<A>,
> {
  bubble = $state.raw<Bubble | null>(null);
  hovered = $state.raw<Cell | null>(null);
  drag = $state.raw<Drag | null>(null);
  isLooking = $state(false); // at one's own role
  fresh = $state.raw<readonly number[]>([]); // places in the hand of cards that were just drawn
  sent = $state<number | null>(null); // the place in the hand of the card that was sent last
  private putAway = $state.raw<unknown>(null); // the end of a round that was seen enough of
  private beaten = $state.raw<{ readonly ended: unknown; readonly done: number } | null>(null);
  camera = $state.raw<Camera>({ x: 400, y: 0, zoom: 0.6 });
  frame = $state.raw<Frame>({ left: 0, top: 0, width: 800, height: 500 }); // of the board, on the screen

  private hasMoved = false; // the camera, by hand
  private drawn: Scenery | null = null;
  private lastLeft: number | null = null;
  private reasons: Record<string, Promise<WhyNot | null>> = {};
  private held: readonly string[];
  private freshened: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly play: Play<V, A, E>) {
    this.held = play.view.hand;
  }

  // -- what a game says about itself ------------------------------------------------------------------------

  protected readonly smallestFit: number = 0.3; // of what is seen when one sees all
  abstract readonly grid: Grid;
  abstract choice: C;
  protected abstract readonly choosing: Choosing<A, C>;
  abstract readonly targets: Targets<A>;
  /** Places next to the mine that do not take the chosen card: they say why. */
  abstract readonly dead: readonly Cell[];
  abstract pickCard(place: number): void;
  abstract turn(): void;
  /** Of the ways a card may lie on a cell, the one nearest to what the player wants. */
  abstract nearest(ways: readonly A[]): A;
  /** What the player seems to want there, allowed or not: null, nothing that one could ask about. */
  protected abstract wishAt(cell: Cell): A | null;
  protected abstract wishOn(seat: number): A | null;
  protected abstract wishFor(goal: number): A | null;
  /** A card of the hand is let go of above the place beside it: the discards, or the deck. */
  protected abstract dropInZone(place: number): void;
  /** As the card in that place of the hand was held. */
  protected abstract liftedAt(place: number): C;
  protected abstract readonly scenes: Scenes<V, Scenery, E>;
  abstract readonly tells: Tells<Play<V, A, E>, E>;
  abstract readonly ownRole: string | null;

  // -- what is drawn ---------------------------------------------------------------------------------------------

  /** What is being told. */
  get told(): E | null {
    return this.play.telling?.event ?? null;
  }

  /** The round whose end is being shown: until the next one begins. */
  readonly ended: EndOf<E> | null = $derived.by(() => {
    const isMark = ({ event }: { event: E }): boolean => event.type === 'RoundEnded' || event.type === 'RoundBegan';
    const { telling, events, isReplay } = this.play;
    const last = telling && isMark(telling) ? telling : events.findLast(isMark);
    return last?.event.type === 'RoundEnded' && !isReplay ? (last.event as EndOf<E>) : null;
  });

  private readonly beats: readonly Beat[] = $derived.by(() => (this.ended === null ? [] : this.beatsOf(this.ended)));

  /** How the end of a round is told, with the goals as they lie now. */
  beatsOf(ended: EndOf<E>): Beat[] {
    const shut = this.scenery.goals.flatMap((goal, i) => (goal.is_open ? [] : [i]));
    return beatsOf(ended, shut, (ended.way?.length ?? 0) > 0);
  }

  /** How long that takes, in milliseconds. */
  endLasts(ended: EndOf<E>): number {
    return this.play.isReplay ? 0 : lengthOf(this.beatsOf(ended));
  }

  get isEnding(): boolean {
    return this.ended !== null && this.told === (this.ended as E);
  }

  /** How far the end of the round has been told; when it has been, everything is done. */
  readonly progress = $derived.by(() => {
    const done = !this.isEnding ? Infinity : this.beaten?.ended === this.ended ? this.beaten!.done : 0;
    return new Progress(this.beats, done);
  });

  /** Tell the end of a round beat by beat; what this gives ends it. */
  beginEnding(): () => void {
    const { ended, beats } = this;
    this.beaten = { ended, done: 0 };
    let at = 0;
    const timers = beats.map(({ lasts }, i) => {
      at += lasts / Math.max(0.1, this.play.pace);
      return setTimeout(() => (this.beaten = { ended, done: i + 1 }), at);
    });
    return () => timers.forEach(clearTimeout);
  }

  /** Whether something must be decided where the end of the round is shown. */
  protected abstract readonly isAskedAtEnd: boolean;
  readonly isEndShown = $derived.by(
    () => this.ended !== null && this.progress.hasBegun('lights') && (this.ended !== this.putAway || this.isAskedAtEnd),
  );

  /** Look at the mine below. */
  putEndAway(): void {
    this.putAway = this.ended;
  }
  bringEndBack(): void {
    this.putAway = null;
  }

  /** A round is over and shown, although the view is ahead. */
  private readonly isPast = $derived.by(() => this.ended !== null && this.play.view.round !== this.ended.round);

  /** The round that is shown, and what was left of its deck: null, nobody knows any more. */
  get round(): number {
    return this.isPast ? this.ended!.round : this.play.view.round;
  }
  readonly deckLeft: number | null = $derived.by(() =>
    this.isPast ? this.lastLeft : (this.lastLeft = this.play.view.deck_left),
  );

  /** The cards that lie there. When a round is over they stay until the next one begins. */
  readonly scenery: Scenery = $derived.by(() => {
    const { ended } = this;
    if (this.isPast && this.drawn !== null) return this.drawn;
    const now = opened(sceneryAt(this.play, this.scenes), this.isEnding ? undefined : ended?.goals);
    return (this.drawn = this.drawn === null ? now : { ...now, laid: reused(this.drawn.laid, now.laid) });
  });

  /** What was last done, and where: it is marked until the next thing is. */
  readonly lastSpot: Spot | null = $derived.by(() => {
    const { telling, events } = this.play;
    const last = (telling && lastDone([telling])) ?? lastDone(events);
    return last === null ? null : spotOf(last);
  });
  readonly pointedAt: Spot | null = $derived.by(() =>
    this.play.highlight === null ? null : spotOf(this.play.highlight),
  );

  /** What the viewer alone is shown now. */
  readonly secret: Secret | null = $derived.by(() => {
    const { told, ownRole, play } = this;
    if (play.isCovered) return null;
    const shown = told === null || play.isReplay ? null : this.tells.secretOf(play, told);
    if (shown !== null) return shown;
    return this.isLooking && ownRole !== null && play.viewer !== null
      ? { kind: 'role', role: ownRole, seat: play.viewer }
      : null;
  });

  /** It has been seen. */
  hideSecret(): void {
    if (this.isLooking) this.isLooking = false;
    else this.play.go();
  }

  // -- choosing -------------------------------------------------------------------------------------------------

  get chosen(): number | null {
    return this.choice.card;
  }

  /** The name of the card that is chosen. */
  get card(): string | null {
    return this.choice.card === null ? null : (this.play.view.hand[this.choice.card] ?? null);
  }

  /** Where the chosen card may go. */
  readonly cells: readonly Cell[] = $derived.by(() => [...this.targets.cells.keys()].map(cellAt));
  /** The same, goals that can be chosen, and last what only says why not: where the arrow keys lead. */
  readonly places: readonly Cell[] = $derived.by(() => [
    ...this.cells,
    ...[...this.targets.goals.keys()].map((goal) => this.scenery.goals[goal]!),
    ...this.dead,
  ]);
  /** Whether something is played on players, so that a plate which cannot be chosen says why. */
  readonly isForPlayers = $derived.by(() => this.play.isMyTurn && this.wishOn(0) !== null);

  /** First a ghost, then for good. */
  pickCell(cell: Cell): void {
    const ways = this.targets.cells.get(keyOf(cell));
    const target = this.choice.target as (A & Partial<Cell>) | null;
    const isAimed = target !== null && target.column === cell.column && target.row === cell.row;
    if (!ways) void this.explain(cell);
    else if (isAimed) this.confirm();
    else this.aim(this.nearest(ways));
  }

  pickGoal(goal: number): void {
    const action = this.targets.goals.get(goal);
    const cell = this.scenery.goals[goal]!;
    const wish = this.wishFor(goal);
    if (action) this.aimOrConfirm(action);
    else if (wish) void this.explainAction(wish, { cell });
    else void this.explain(cell);
  }

  pickSeat(seat: number): void {
    const ways = this.targets.seats.get(seat);
    const wish = this.wishOn(seat);
    if (ways) this.aimOrConfirm(ways.find((way) => this.isAimedAt(way)) ?? ways[0]!);
    else if (wish) void this.explainAction(wish, { seat });
  }

  isAimedAt(action: A): boolean {
    return this.choice.target !== null && isSame(this.choice.target, action);
  }

  aim(action: A): void {
    this.bubble = null;
    this.choice = this.choosing.aim(this.choice, action);
  }

  aimOrConfirm(action: A): void {
    if (this.isAimedAt(action)) this.confirm();
    else this.aim(action);
  }

  back(): void {
    if (this.bubble) this.bubble = null;
    else this.choice = this.choosing.back(this.choice);
  }

  confirm(): void {
    if (this.choice.target) this.send(this.choice.target);
  }

  send(action: A): void {
    this.sent = this.choice.card;
    this.choice = this.choosing.NOTHING;
    this.bubble = null;
    this.play.send(action);
  }

  /** The card that was sent and has not been shown to be played yet: it is no longer in the hand. */
  readonly leaving: number | null = $derived.by(() => (this.play.sending === null ? null : this.sent));

  // -- following the match ------------------------------------------------------------------------------------

  /** Call when the play has changed. */
  follow(): void {
    const { view, legal } = this.play;
    const { target } = this.choice;
    const hasChanged = view.hand.join() !== this.held.join();
    if (hasChanged || (target && !legal.some((action) => isSame(action, target)))) {
      this.choice = this.choosing.NOTHING;
      this.bubble = null;
    }
    if (hasChanged) this.markFresh(view.hand);
    this.held = view.hand;
    this.reasons = {};
  }

  private markFresh(hand: readonly string[]): void {
    const before = [...this.held];
    const isDealt = before.length === 0 || hand.length === 0; // all of them are new: no news
    this.fresh = isDealt ? [] : hand.flatMap((card, place) => (take(before, card) ? [] : [place]));
    clearTimeout(this.freshened);
    this.freshened = setTimeout(() => (this.fresh = []), FRESH);
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

  /** A card that is let go of is played, unless something is left to decide: how it lies, or which tool it mends. */
  drop(place: number, x: number, y: number): void {
    const over = document.elementFromPoint(x, y);
    const seat = over?.closest<HTMLElement>('[data-seat-target]')?.dataset['seatTarget'];
    this.choice = this.liftedAt(place);
    const cell = this.cellUnder(x, y);
    if (over?.closest('[data-zone]')) this.dropInZone(place);
    else if (seat !== undefined) this.dropWays(this.targets.seats.get(Number(seat)), () => this.pickSeat(Number(seat)));
    else if (cell) this.dropOn(cell);
  }

  protected dropOn(cell: Cell): void {
    const goal = this.scenery.goals.findIndex((each) => keyOf(each) === keyOf(cell));
    const look = this.targets.goals.get(goal);
    if (look) this.send(look);
    else this.dropWays(this.targets.cells.get(keyOf(cell)), () => void this.explain(cell));
  }

  private dropWays(ways: readonly A[] | undefined, elseDo: () => void): void {
    if (!ways) elseDo();
    else if (ways.length > 1) this.aim(this.nearest(ways));
    else this.send(ways[0]!);
  }

  // -- why not -------------------------------------------------------------------------------------------------

  /** Why the chosen card may not go to this cell. */
  async explain(cell: Cell): Promise<void> {
    const wish = this.wishAt(cell);
    if (wish) await this.explainAction(wish, { cell });
  }

  async explainAction(action: A, at: Place): Promise<void> {
    const key = JSON.stringify(action);
    const asked = (this.reasons[key] ??= this.play.whyNot(action));
    const { choice } = this;
    const why = await asked;
    if (why && this.choice === choice) this.bubble = { at, why };
  }

  // -- where one looks ---------------------------------------------------------------------------------------------

  /** What must be seen: the cards, wherever one may be laid, and the column of the start, where tunnels may climb. */
  private get needed(): Cell[] {
    const { laid, goals } = this.scenery;
    const buildable = this.play.view.buildable.map(([column, row]) => ({ column, row }));
    return [...laid, ...goals, ...buildable, { column: 0, row: -2 }, { column: 0, row: 2 }];
  }

  get isUpright(): boolean {
    return this.frame.width > this.frame.height * 1.25;
  }
  private get corners(): Corners {
    return this.isUpright ? UPRIGHT : LYING;
  }

  private isHidden(cell: Cell): boolean {
    return isHidden(this.grid, this.camera, this.frame, this.corners, cell);
  }

  fitAll(): void {
    this.hasMoved = false;
    const margin = this.frame.width < 600 ? 4 : 14;
    const camera = fitBetween(this.grid, this.needed, this.frame, margin, this.corners);
    this.camera = { ...camera, zoom: Math.max(this.smallestFit, camera.zoom) };
  }

  moved(camera: Camera): void {
    this.hasMoved = true;
    this.camera = camera;
  }

  resized(frame: Frame): void {
    this.frame = frame;
    if (!this.hasMoved) this.fitAll();
  }

  /** The maze grows: follow it out of the window, unless the player chose to look elsewhere or is choosing a move. */
  keepInSight(): void {
    if (this.hasMoved || this.chosen !== null || this.ended !== null) return;
    if (this.needed.some((cell) => this.isHidden(cell))) this.fitAll();
  }

  /** Whoever has moved the mine away sees all of it again when none of what can be chosen is in sight. */
  protected showTargets(): void {
    const { places } = this;
    if (places.length > 0 && places.every((cell) => this.isHidden(cell))) this.fitAll();
  }

  show(cell: Cell): void {
    if (this.isHidden(cell)) this.camera = { ...this.camera, ...this.grid.middleOf(cell) };
  }

  cellUnder(x: number, y: number): Cell | null {
    const { left, top, width, height } = this.frame;
    if (x < left || y < top || x > left + width || y > top + height) return null;
    return this.grid.cellAt(this.camera, x - left - width / 2, y - top - height / 2);
  }
}

/** One mine for each play, for as long as the play is there. */
export function keptFor<P extends object, M>(make: (play: P) => M): (play: P) => M {
  const mines = new WeakMap<P, M>();
  return (play) => {
    let mine = mines.get(play);
    if (mine === undefined) {
      // Outside of whatever effect asks first, or what is derived here would end with it.
      $effect.root(() => void (mine = make(play)));
      mines.set(play, mine!);
    }
    return mine!;
  };
}

function cellAt(key: string): Cell {
  const [column, row] = key.split(',').map(Number);
  return cellOf({ column: column!, row: row! });
}

function take(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** With all goals turned over, as at the end of a round. */
function opened<S extends Laid>(scenery: S, shows: readonly string[] | undefined): S {
  if (shows === undefined || shows.length === 0) return scenery;
  return {
    ...scenery,
    goals: scenery.goals.map((goal, i) => (goal.is_open ? goal : { ...goal, is_open: true, shows: shows[i] ?? null })),
  };
}
