/** What Board, Hand and Plate share about one Play: the choice being made, where one looks, what is being told. */
import { MineBase, keptFor } from '../mine/base.svelte';
import { GRID } from './camera';
import { isPath } from './cards';
import * as choosing from './choice';
import { type Scenery, after, flightOf, hitOf, isLate, sceneryOf, secretOf } from './telling';
import { type Action, type Cell, type Event, type MinePlay, type View, cellOf, keyOf } from './types';

export class Mine extends MineBase<View, Action, Event, Scenery, choosing.Choice> {
  choice = $state.raw(choosing.NOTHING);
  tapped = $state<number | null>(null); // in the pack of gold
  readonly grid = GRID;
  protected readonly choosing = { NOTHING: choosing.NOTHING, aim: choosing.aim, back: choosing.back };
  protected readonly scenes = { of: sceneryOf, after, isLate };
  readonly tells = { flightOf, secretOf, hitOf };

  private planned: readonly Action[] = [];
  private plannedFrom: unknown = null; // the view from which the plan's last move was sent

  get ownRole(): string | null {
    return this.play.view.plates[this.play.viewer ?? -1]?.role ?? null;
  }

  // -- what can be chosen --------------------------------------------------------------------------------

  /** A theft at the end of a round needs no card. */
  readonly targets = $derived.by(() =>
    choosing.targetsOf(this.play.legal, this.play.view.phase === 'stealing' ? null : this.card),
  );
  readonly dead = $derived.by(() => {
    if (!isPath(this.card ?? '') || !this.play.isMyTurn) return [];
    const cells = this.play.view.buildable.map(([column, row]) => ({ column, row }));
    return cells.filter((cell) => !this.targets.cells.has(keyOf(cell)));
  });
  readonly canDiscardMore = $derived.by(() => this.play.game === 'saboteur2' && this.play.view.phase === 'play');
  protected override readonly isAskedAtEnd = $derived.by(
    () => this.play.isMyTurn && this.play.view.phase === 'taking gold',
  );
  readonly lit = $derived.by(() => {
    const { target } = this.choice;
    return choosing.litInPack(this.play.view.pack, target?.type === 'TakeGold' ? target.nuggets : null, this.tapped);
  });

  pickCard(place: number): void {
    const { phase, hand } = this.play.view;
    if (phase === 'play') this.putEndAway();
    this.bubble = null;
    const before = this.choice;
    const isPaying = phase === 'discarding' || phase === 'paying for a hindrance';
    if (isPaying && !before.giving) this.choice = { ...before, card: place };
    else if (before.card === place && before.target) this.turn();
    else this.choice = choosing.pickCard(before, hand, place);
    if (this.choice.card !== null && this.choice.card !== before.card) this.showTargets();
  }

  pickGold(place: number, action: Action): void {
    if (this.lit === place) this.confirm();
    else this.aim(action);
    this.tapped = place;
  }

  nearest(ways: readonly Action[]): Action {
    return choosing.nearest(ways, this.choice.turned);
  }

  turn(): void {
    const { choice, isStuck } = choosing.turn(this.choice, this.play.view.hand, this.targets);
    this.choice = choice;
    const { target } = choice;
    if (isStuck && target?.type === 'LayPath')
      void this.explainAction({ ...target, turned: !target.turned }, { cell: cellOf(target) });
    else this.bubble = null;
  }

  override confirm(): void {
    const { giving } = this.choice;
    if (!giving) super.confirm();
    else if (choosing.isGivingEnough(giving)) {
      this.planned = choosing.plan(giving, this.play.view.hand);
      this.choice = choosing.NOTHING;
      this.followPlan();
    }
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

  protected wishAt({ column, row }: Cell): Action | null {
    const { card } = this;
    if (card === null) return null;
    if (isPath(card)) return { type: 'LayPath', card, column, row, turned: this.choice.turned };
    return card === 'rockfall' ? { type: 'Rockfall', column, row } : null;
  }

  protected wishFor(goal: number): Action | null {
    return this.card === 'map' ? { type: 'ReadMap', goal } : null;
  }

  protected wishOn(seat: number): Action | null {
    if (this.choice.giving) return null;
    if (this.play.view.phase === 'stealing') return { type: 'Steal', seat };
    const { card } = this;
    if (card === null) return null;
    if (card.startsWith('break_')) return { type: 'BreakTool', tool: card.slice(6), seat };
    if (card.startsWith('mend_')) return { type: 'MendTool', card, tool: card.slice(5).split('_or_')[0]!, seat };
    const type = ON_PLAYERS[card];
    return type === undefined ? null : { type, seat };
  }

  // -- following the match ------------------------------------------------------------------------------------

  override follow(): void {
    super.follow();
    this.followPlan();
  }

  private followPlan(): void {
    if (this.plannedFrom === this.play.view) return; // what was sent has not been answered yet
    const { action, rest } = choosing.nextOf(this.planned, this.play.legal);
    this.planned = rest;
    if (!action) return;
    this.plannedFrom = this.play.view;
    this.sent = action.type === 'Discard' ? this.play.view.hand.indexOf(action.card) : null;
    this.play.send(action);
  }

  // -- carrying cards --------------------------------------------------------------------------------------------

  protected override lift(place: number): void {
    if (!this.choice.giving) super.lift(place); // who gives cards away marks them by a click
  }

  protected liftedAt(place: number): choosing.Choice {
    return { ...choosing.NOTHING, card: place, turned: this.choice.card === place && this.choice.turned };
  }

  protected dropInZone(place: number): void {
    if (this.canDiscardMore) this.choice = choosing.give(null, place);
    else if (this.targets.discard) this.send(this.targets.discard);
  }

  /** A theft card lies before oneself: wherever it is let go of. */
  protected override dropOn(cell: Cell): void {
    if (this.targets.self) this.send(this.targets.self);
    else super.dropOn(cell);
  }
}

const ON_PLAYERS: Readonly<Record<string, 'HandsOff' | 'SwapHands' | 'Inspect' | 'SwapHats' | 'SetTrap' | 'SetFree'>> =
  {
    hands_off: 'HandsOff',
    swap_hands: 'SwapHands',
    inspection: 'Inspect',
    swap_hats: 'SwapHats',
    trap: 'SetTrap',
    freedom: 'SetFree',
  };

export const mineOf: (play: MinePlay) => Mine = keptFor((play) => new Mine(play));
