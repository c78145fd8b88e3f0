/** What Board, Hand and Plate share about one Play: the choice being made, where one looks, what is being told. */
import type { Action } from '../contract';
import { MineBase } from '../mine/base.svelte';
import { GRID } from './camera';
import { isPath } from './cards';
import * as choosing from './choice';
import { type Scenery, after, isLate, sceneryOf, shared } from './telling';
import { type Cell, type MinePlay, cellOf, isSame, keyOf } from './types';

export class Mine extends MineBase<MinePlay, Scenery> {
  choice = $state.raw(choosing.NOTHING);
  readonly grid = GRID;
  protected readonly scenes = { of: sceneryOf, after, isLate };
  protected readonly shared = shared;

  private planned: readonly Action[] = [];
  private plannedFrom: unknown = null; // the view from which the plan's last move was sent
  private hand = '';

  constructor(play: MinePlay) {
    super(play);
    this.hand = play.view.hand.join();
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
  readonly places = $derived.by(() => [...this.cells, ...[...this.targets.goals.keys()].map((goal) => this.scenery.goals[goal]!), ...this.dead]);
  readonly canDiscardMore = $derived.by(() => this.play.game === 'saboteur2' && this.play.view.phase === 'play');

  /** Whom the card, or a theft at the end of the round, can be aimed at. */
  readonly seats = $derived.by(() => {
    if (this.play.view.phase !== 'stealing') return this.targets.seats;
    return choosing.targetsOf(this.play.legal, null).seats; // thefts need no card
  });

  pickCard(place: number): void {
    this.play.skip(); // whoever acts has seen enough
    if (this.play.view.phase === 'play') this.putEndAway();
    this.bubble = null;
    const before = this.choice;
    if (before.card === place && before.target) {
      this.turn();
      return;
    }
    this.choice = choosing.pickCard(before, this.play.view.hand, place);
    if (this.choice.card !== null && this.choice.card !== before.card) this.showTargets();
  }

  pickSeat(seat: number): void {
    const action = this.seats.get(seat)?.[0];
    if (action) this.aimOrConfirm(this.choice.target?.['seat'] === seat ? this.choice.target : action);
    else {
      const wish = this.wishOn(seat);
      if (wish) void this.explainAction(wish, { seat });
    }
  }

  protected nearest(ways: readonly Action[]): Action {
    return choosing.nearest(ways, this.choice.turned);
  }

  aim(action: Action): void {
    this.bubble = null;
    this.choice = choosing.aim(this.choice, action);
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
    if ('column' in action) this.show(cellOf(action));
  }

  // -- why not ---------------------------------------------------------------------------------------------

  /** Why the chosen card may not go to this cell. */
  async explain(cell: Cell): Promise<void> {
    const action = this.wishAt(cell);
    if (action) await this.explainAction(action, { cell });
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
    const { view, legal } = this.play;
    const hand = view.hand.join();
    const target = this.choice.target;
    if (hand !== this.hand || (target && !legal.some((action) => isSame(action, target)))) {
      this.choice = choosing.NOTHING;
      this.bubble = null;
    }
    this.hand = hand;
    this.reasons = {};
    this.followPlan();
  }

  private followPlan(): void {
    if (this.plannedFrom === this.play.view) return; // what was sent has not been answered yet
    const { action, rest } = choosing.nextOf(this.planned, this.play.legal);
    this.planned = rest;
    if (!action) return;
    this.plannedFrom = this.play.view;
    this.play.send(action);
  }

  protected override lift(place: number): void {
    if (!this.choice.giving) super.lift(place); // who gives cards away marks them by a click
  }

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
    if (ways) this.send(this.nearest(ways));
    else if (map) this.send(map);
    else if (this.targets.self) this.send(this.targets.self);
    else void this.explain(cell);
  }
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
