/** What Board, Hand and Plate share about one Play: the choice being made, where one looks, what is being told. */
import type { Action } from '../contract';
import { MineBase } from '../mine/base.svelte';
import { isTile } from './cards';
import * as choosing from './choice';
import { type Scenery, after, isLate, sceneryOf, shared } from './telling';
import { GRID } from './tunnels';
import { type Cell, type MinePlay, cellOf, isSame, keyOf } from './types';

export class Mine extends MineBase<MinePlay, Scenery> {
  choice = $state.raw(choosing.NOTHING);
  readonly grid = GRID;
  protected override readonly smallestFit = 0.26; // tiles are square: more of them fit beside each other
  protected readonly scenes = { of: sceneryOf, after, isLate };
  protected readonly shared = shared;
  private hand: string;

  constructor(play: MinePlay) {
    super(play);
    this.hand = play.view.hand.join();
  }

  // -- what can be chosen --------------------------------------------------------------------------------

  readonly card = $derived.by(() => (this.choice.card === null ? null : (this.play.view.hand[this.choice.card] ?? null)));
  readonly targets = $derived.by(() => choosing.targetsOf(this.play.legal, this.card));
  readonly cells = $derived.by(() => [...this.targets.cells.values()].map((actions) => cellOf(actions[0]!)));
  readonly places = $derived.by(() => [...this.cells, ...[...this.targets.goals.keys()].map((goal) => this.scenery.goals[goal]!)]);

  pickCard(place: number): void {
    this.play.skip(); // whoever acts has seen enough
    if (this.play.view.phase !== 'play') return; // first the ale, the goal or the theft
    this.putEndAway();
    this.bubble = null;
    const before = this.choice;
    if (before.card === place && before.target?.type === 'LayTile') {
      this.turn();
      return;
    }
    this.choice = choosing.pickCard(before, this.play.view.hand, place);
    if (this.choice.card !== null && this.choice.card !== before.card) this.showTargets();
  }

  pickSeat(seat: number): void {
    const action = this.targets.seats.get(seat);
    const wish = this.wishOn(seat);
    if (action) this.aimOrConfirm(action);
    else if (wish) void this.explainAction(wish, { seat });
  }

  protected nearest(ways: readonly Action[]): Action {
    return choosing.nearest(ways, this.choice.turn);
  }

  aim(action: Action): void {
    this.bubble = null;
    this.choice = choosing.aim(this.choice, action);
  }

  turn(): void {
    const { choice, isStuck } = choosing.turn(this.choice, this.play.view.hand, this.targets);
    this.choice = choice;
    const target = choice.target;
    if (isStuck && target) {
      const card = String(target['card']);
      void this.explainAction({ ...target, turn: choosing.shownTurn(card, Number(target['turn']) + 1) }, { cell: cellOf(target) });
    } else this.bubble = null;
  }

  back(): void {
    if (this.bubble) this.bubble = null;
    else this.choice = choosing.back(this.choice);
    if (this.choice.card === null) this.keepInSight();
  }

  confirm(): void {
    if (this.choice.target) this.send(this.choice.target);
  }

  send(action: Action): void {
    this.choice = choosing.NOTHING;
    this.bubble = null;
    this.play.send(action);
  }

  /** A hint, shown as if the player had chosen it. */
  suggest(action: Action): void {
    if (this.play.view.phase !== 'stealing') this.putEndAway();
    const card = choosing.cardOf(action);
    const place = card === null ? -1 : this.play.view.hand.indexOf(card);
    this.choice = choosing.aim({ ...choosing.NOTHING, card: place < 0 ? null : place }, action);
    this.showTargets();
    if ('column' in action) this.show(cellOf(action));
  }

  // -- why not ---------------------------------------------------------------------------------------------

  /** Why the chosen card may not go to this cell. */
  async explain(cell: Cell): Promise<void> {
    const card = this.card;
    if (card === null) return;
    const { column, row } = cell;
    if (isTile(card)) await this.explainAction({ type: 'LayTile', card, column, row, turn: choosing.shownTurn(card, this.choice.turn) }, { cell });
    else if (card === 'explosion') await this.explainAction({ type: 'Explode', column, row }, { cell });
  }

  private wishOn(seat: number): Action | null {
    if (this.play.view.phase === 'stealing') return { type: 'Steal', seat };
    return this.card === 'potion' ? { type: 'DrinkPotion', seat } : null;
  }

  /** Whether something is played on players, so that a plate which cannot be chosen says why. */
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
  }

  // -- dragging ---------------------------------------------------------------------------------------------------

  drop(place: number, x: number, y: number): void {
    const over = document.elementFromPoint(x, y);
    const seat = over?.closest<HTMLElement>('[data-seat-target]')?.dataset['seatTarget'];
    this.choice = { ...choosing.NOTHING, card: place, turn: this.choice.card === place ? this.choice.turn : 0 };
    if (over?.closest('[data-exchange]')) {
      if (this.targets.exchange) this.send(this.targets.exchange);
      return;
    }
    if (seat !== undefined) {
      const action = this.targets.seats.get(Number(seat));
      if (action) this.send(action);
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
    if (ways) this.aim(this.nearest(ways)); // four turnings: look at it before it lies for good
    else if (map) this.send(map);
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
