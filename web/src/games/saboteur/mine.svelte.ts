/** What Board, Hand and Plate share about one Play: the choice being made, where one looks, what is being told. */
import type { Action, Happened, Tagged, WhyNot } from '../contract';
import { type Camera, boundsOf, cellAt, fit, fitBetween, isCut, middleOf } from './camera';
import { isPath } from './cards';
import * as choosing from './choice';
import { type Scenery, after, lasts, sceneryOf, shared, unseen } from './telling';
import { type Cell, type MinePlay, cellOf, isSame, keyOf } from './types';

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

const SMALLEST_FIT = 0.36;
const CORNER = { top: { width: 170, height: 52 }, bottom: { width: 164, height: 62 } }; // the deck and the buttons to zoom with
const FOR_THUMBS = 0.445; // a place is 44 pixels wide then

export class Mine {
  choice = $state.raw(choosing.NOTHING);
  bubble = $state.raw<Bubble | null>(null);
  hovered = $state.raw<Cell | null>(null);
  drag = $state.raw<Drag | null>(null);
  isLooking = $state(false); // at one's own secrets
  scenery = $state.raw<Scenery>({ laid: [], goals: [] });
  telling = $state.raw<Happened | null>(null);
  ended = $state.raw<Tagged | null>(null); // the round whose end is being shown
  camera = $state.raw<Camera>({ x: 400, y: 0, zoom: 0.6 });
  frame = $state.raw({ left: 0, top: 0, width: 800, height: 500 }); // of the board, on the screen

  private planned: readonly Action[] = [];
  private plannedFrom: unknown = null; // the view from which the plan's last move was sent
  private queue: Happened[] = [];
  private last = -1;
  private hand = '';
  private skipping: (() => void) | null = null;
  private hasMoved = false; // the camera, by hand
  private reasons: Record<string, Promise<WhyNot | null>> = {};

  constructor(readonly play: MinePlay) {
    this.scenery = sceneryOf(play.view);
    this.last = play.events.at(-1)?.id ?? -1;
    this.hand = play.view.hand.join();
    if (play.view.phase === 'taking gold' || play.view.phase === 'stealing') this.ended = lastRound(play);
  }

  // -- what can be chosen --------------------------------------------------------------------------------

  readonly card = $derived.by(() => (this.choice.card === null ? null : (this.play.view.hand[this.choice.card] ?? null)));
  readonly targets = $derived.by(() => choosing.targetsOf(this.play.legal, this.card));
  readonly cells = $derived.by(() => [...this.targets.cells.values()].map((actions) => cellOf(actions[0]!)));
  /** Places next to the mine that do not take the chosen path: they say why. */
  readonly dead = $derived.by(() => {
    if (!isPath(this.card ?? '') || !this.play.isMyTurn) return [];
    const cells = this.play.view.buildable.map(([column, row]) => ({ column, row }));
    return cells.filter((cell) => !this.targets.cells.has(keyOf(cell)));
  });
  readonly isTelling = $derived.by(() => this.telling !== null);
  readonly canDiscardMore = $derived.by(() => this.play.game === 'saboteur2' && this.play.view.phase === 'play');

  /** Whom the card, or a theft at the end of the round, can be aimed at. */
  readonly seats = $derived.by(() => {
    if (this.play.view.phase !== 'stealing') return this.targets.seats;
    return choosing.targetsOf(this.play.legal, null).seats; // thefts need no card
  });

  pickCard(place: number): void {
    if (this.isTelling) this.skip(); // who acts has seen enough
    if (this.play.view.phase === 'play') this.ended = null;
    this.bubble = null;
    const before = this.choice;
    if (before.card === place && before.target) {
      this.turn();
      return;
    }
    this.choice = choosing.pickCard(before, this.play.view.hand, place);
    if (this.choice.card !== null && this.choice.card !== before.card) this.showTargets();
  }

  /** First a ghost, then for good. */
  pickCell(cell: Cell): void {
    const ways = this.targets.cells.get(keyOf(cell));
    if (!ways) {
      void this.explain(cell);
      return;
    }
    const target = this.choice.target;
    if (target && 'column' in target && keyOf(cellOf(target)) === keyOf(cell)) this.confirm();
    else this.aim(choosing.nearest(ways, this.choice.turned));
  }

  pickGoal(goal: number): void {
    const action = this.targets.goals.get(goal);
    if (action) this.aimOrConfirm(action);
    else if (this.card === 'map') void this.explainAction({ type: 'ReadMap', goal }, { cell: this.scenery.goals[goal]! });
    else void this.explain(this.scenery.goals[goal]!);
  }

  pickSeat(seat: number): void {
    const action = this.seats.get(seat)?.[0];
    if (action) this.aimOrConfirm(this.choice.target?.['seat'] === seat ? this.choice.target : action);
    else {
      const wish = this.wishOn(seat);
      if (wish) void this.explainAction(wish, { seat });
    }
  }

  aim(action: Action): void {
    this.bubble = null;
    this.choice = choosing.aim(this.choice, action);
  }

  aimOrConfirm(action: Action): void {
    if (this.choice.target && isSame(this.choice.target, action)) this.confirm();
    else this.aim(action);
  }

  turn(): void {
    const { choice, isStuck } = choosing.turn(this.choice, this.play.view.hand, this.targets);
    this.choice = choice;
    const target = choice.target;
    if (isStuck && target) void this.explainAction({ ...target, turned: !target['turned'] }, { cell: cellOf(target) });
    else this.bubble = null;
  }

  back(): void {
    if (this.bubble) this.bubble = null;
    else this.choice = choosing.back(this.choice);
    if (this.choice.card === null) this.keepInSight();
  }

  confirm(): void {
    const { target, giving } = this.choice;
    if (giving) {
      if (!choosing.isGivingEnough(giving)) return;
      this.planned = choosing.plan(giving, this.play.view.hand);
      this.choice = choosing.NOTHING;
      this.followPlan();
    } else if (target) this.send(target);
  }

  send(action: Action): void {
    this.choice = choosing.NOTHING;
    this.bubble = null;
    this.play.send(action);
  }

  /** A hint, shown as if the player had chosen it. */
  suggest(action: Action): void {
    const card = choosing.cardOf(action);
    const place = card === null ? -1 : this.play.view.hand.indexOf(card);
    if (action.type === 'Discard' && this.canDiscardMore) this.choice = choosing.give(null, place);
    else this.choice = choosing.aim({ ...choosing.NOTHING, card: place < 0 ? null : place }, action);
  }

  // -- why not ---------------------------------------------------------------------------------------------

  /** Why the chosen card may not go to this cell. */
  async explain(cell: Cell): Promise<void> {
    const action = this.wishAt(cell);
    if (action) await this.explainAction(action, { cell });
  }

  async explainAction(action: Action, at: Place): Promise<void> {
    const key = JSON.stringify(action);
    const asked = (this.reasons[key] ??= this.play.whyNot(action));
    const why = await asked;
    if (why) this.bubble = { at, why };
  }

  private wishAt(cell: Cell): Action | null {
    const card = this.card;
    if (card === null) return null;
    if (isPath(card)) return { type: 'LayPath', card, column: cell.column, row: cell.row, turned: this.choice.turned };
    return card === 'rockfall' ? { type: 'Rockfall', column: cell.column, row: cell.row } : null;
  }

  private wishOn(seat: number): Action | null {
    if (this.play.view.phase === 'stealing') return { type: 'Steal', seat };
    const card = this.card;
    if (card === null) return null;
    if (card.startsWith('break_')) return { type: 'BreakTool', tool: card.slice(6), seat };
    if (card.startsWith('mend_')) return { type: 'MendTool', card, tool: card.slice(5).split('_or_')[0]!, seat };
    const types: Readonly<Record<string, string>> = {
      hands_off: 'HandsOff', swap_hands: 'SwapHands', inspection: 'Inspect', swap_hats: 'SwapHats', trap: 'SetTrap', freedom: 'SetFree',
    };
    const type = types[card];
    return type === undefined ? null : { type, seat };
  }

  /** Whether a card is chosen that is played on players, so that a plate which cannot be chosen says why. */
  readonly isForPlayers = $derived.by(() => this.play.isMyTurn && this.wishOn(0) !== null);

  // -- following the match ------------------------------------------------------------------------------------

  /** Call when the play has changed. */
  follow(): void {
    const { events, view, legal } = this.play;
    const hand = view.hand.join();
    const target = this.choice.target;
    if (hand !== this.hand || (target && !legal.some((action) => isSame(action, target)))) {
      this.choice = choosing.NOTHING;
      this.bubble = null;
    }
    this.hand = hand;
    this.reasons = {};
    this.followPlan();
    this.followEvents(events);
  }

  private followPlan(): void {
    if (this.plannedFrom === this.play.view) return; // what was sent has not been answered yet
    const { action, rest } = choosing.nextOf(this.planned, this.play.legal);
    this.planned = rest;
    if (!action) return;
    this.plannedFrom = this.play.view;
    this.play.send(action);
  }

  private followEvents(events: readonly Happened[]): void {
    const newest = events.at(-1)?.id ?? -1;
    if (newest < this.last) this.queue = []; // set back: a take-back, or a replay that was wound back
    const { skipped, shown } = unseen(events, this.last);
    this.last = newest;
    for (const each of skipped) this.scenery = after(this.scenery, each.event);
    this.queue.push(...shown);
    if (this.isStill) this.catchUp();
    else if (this.telling === null) void this.tell();
  }

  private get isStill(): boolean {
    return this.play.reducedMotion || this.play.pace <= 0;
  }

  private async tell(): Promise<void> {
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const duration = lasts(next.event) / Math.max(0.1, this.play.pace);
      if (next.event.type === 'RoundEnded') this.ended = next.event;
      if (duration === 0) {
        this.scenery = after(this.scenery, next.event);
        continue;
      }
      this.telling = next;
      if (next.event.type !== 'PathRemoved') this.scenery = after(this.scenery, next.event);
      await new Promise<void>((resolve) => {
        this.skipping = resolve;
        setTimeout(resolve, duration);
      });
      this.scenery = after(this.scenery, next.event);
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
    this.scenery = shared(this.scenery, sceneryOf(this.play.view));
    this.keepInSight();
  }

  // -- where one looks ------------------------------------------------------------------------------------------

  private get cards(): readonly Cell[] {
    return [...this.scenery.laid, ...this.scenery.goals];
  }

  private get box(): ReturnType<typeof boundsOf> {
    return boundsOf([...this.scenery.laid, ...this.scenery.goals, { column: 0, row: -2 }, { column: 0, row: 2 }]);
  }

  fitAll(): void {
    this.hasMoved = false;
    const margin = this.frame.width < 600 ? 4 : 26;
    const camera = fitBetween(this.box, this.frame, margin, this.cards, [CORNER.top, CORNER.bottom]);
    this.camera = { ...camera, zoom: Math.max(SMALLEST_FIT, camera.zoom) };
  }

  moved(camera: Camera): void {
    this.hasMoved = true;
    this.camera = camera;
  }

  resized(frame: { left: number; top: number; width: number; height: number }): void {
    this.frame = frame;
    if (this.hasMoved) return;
    this.fitAll();
    if (this.choice.card !== null) this.showTargets();
  }

  /** The maze grows: follow it, unless the player looks elsewhere by choice. */
  private keepInSight(): void {
    if (!this.hasMoved && this.choice.card === null) this.fitAll();
  }

  /** A chosen card may go where one does not look. */
  private showTargets(): void {
    const cells = this.cells;
    if (cells.length === 0) return;
    const cut = cells.filter((cell) => isCut(this.camera, this.frame, boundsOf([cell]))).length;
    if (cut === cells.length || (cut > 0 && !this.hasMoved)) {
      this.camera = fit(boundsOf([...this.scenery.laid, ...this.scenery.goals, ...cells]), this.frame, 10);
    }
    if (this.camera.zoom < FOR_THUMBS) {
      const close = fit(boundsOf(cells), this.frame, 4);
      this.camera = { ...close, zoom: Math.min(close.zoom, FOR_THUMBS) }; // all of them in sight comes first
    }
  }

  show(cell: Cell): void {
    const middle = middleOf(cell);
    if (isCut(this.camera, this.frame, boundsOf([cell]))) this.camera = { ...this.camera, ...middle };
  }

  cellUnder(x: number, y: number): Cell | null {
    const { left, top, width, height } = this.frame;
    if (x < left || y < top || x > left + width || y > top + height) return null;
    return cellAt(this.camera, x - left - width / 2, y - top - height / 2);
  }

  /** A card is let go of above something: that decides at once. */
  drop(place: number, x: number, y: number): void {
    const over = document.elementFromPoint(x, y);
    const seat = over?.closest<HTMLElement>('[data-seat-target]')?.dataset['seatTarget'];
    this.choice = { ...choosing.NOTHING, card: place, turned: this.choice.card === place && this.choice.turned };
    if (over?.closest('[data-discard]')) {
      if (this.canDiscardMore) this.choice = choosing.give(null, place);
      else if (this.targets.discard) this.send(this.targets.discard);
      return;
    }
    if (seat !== undefined) {
      const ways = this.seats.get(Number(seat));
      if (ways?.length === 1) this.send(ways[0]!);
      else this.pickSeat(Number(seat));
      return;
    }
    const cell = this.cellUnder(x, y);
    if (cell) this.dropOn(cell);
  }

  private dropOn(cell: Cell): void {
    const ways = this.targets.cells.get(keyOf(cell));
    const goal = this.scenery.goals.findIndex((each) => keyOf(each) === keyOf(cell));
    const map = this.targets.goals.get(goal);
    if (ways) this.send(choosing.nearest(ways, this.choice.turned));
    else if (map) this.send(map);
    else if (this.targets.self) this.send(this.targets.self);
    else void this.explain(cell);
  }
}

function lastRound(play: MinePlay): Tagged | null {
  return play.events.findLast((each) => each.event.type === 'RoundEnded')?.event ?? null;
}

const mines = new WeakMap<MinePlay, Mine>();

export function mineOf(play: MinePlay): Mine {
  const known = mines.get(play);
  if (known) return known;
  let mine!: Mine;
  // Outside of whatever effect asks first, or what is derived here would end with it.
  $effect.root(() => {
    mine = new Mine(play);
  });
  mines.set(play, mine);
  return mine;
}
