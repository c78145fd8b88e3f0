/** What Board, Hand and Plate share about one Play: the choice being made, where one looks, what is being told. */
import { MineBase, keptFor } from '../mine/base.svelte';
import { isTile } from './cards';
import * as choosing from './choice';
import { type Scenery, after, flightOf, hitOf, isLate, sceneryOf, secretOf } from './telling';
import { GRID } from './camera';
import { type Action, type Cell, type Event, type MinePlay, type View, cellOf, keyOf } from './types';

export class Mine extends MineBase<View, Action, Event, Scenery, choosing.Choice> {
  choice = $state.raw(choosing.NOTHING);
  readonly grid = GRID;
  protected override readonly smallestFit = 0.26; // tiles are square: more of them fit beside each other
  protected readonly choosing = { NOTHING: choosing.NOTHING, aim: choosing.aim, back: choosing.back };
  protected readonly isAskedAtEnd = false;
  protected readonly scenes = { of: sceneryOf, after, isLate };
  readonly tells = { flightOf, secretOf, hitOf };

  get ownRole(): string | null {
    return this.play.view.plates?.[this.play.viewer ?? -1]?.role ?? null;
  }

  // -- what can be chosen --------------------------------------------------------------------------------

  readonly targets = $derived.by(() => choosing.targetsOf(this.play.legal, this.card));
  readonly dead = $derived.by(() => {
    if (!isTile(this.card ?? '') || !this.play.isMyTurn) return [];
    const cells = this.play.view.buildable.map(([column, row]) => ({ column, row }));
    return cells.filter((cell) => !this.targets.cells.has(keyOf(cell)));
  });

  pickCard(place: number): void {
    if (this.play.view.phase !== 'play') return; // first the ale, the goal or the theft
    this.putEndAway();
    this.bubble = null;
    const before = this.choice;
    if (before.card === place && before.target?.type === 'LayTile') this.turn();
    else this.choice = choosing.pickCard(before, this.play.view.hand, place);
    if (this.choice.card !== null && this.choice.card !== before.card) this.showTargets();
  }

  nearest(ways: readonly Action[]): Action {
    return choosing.nearest(ways, this.choice.turn);
  }

  turn(): void {
    const { choice, isStuck } = choosing.turn(this.choice, this.play.view.hand, this.targets);
    this.choice = choice;
    const { target } = choice;
    if (isStuck && target?.type === 'LayTile') {
      const turn = choosing.shownTurn(target.card, target.turn + 1);
      void this.explainAction({ ...target, turn }, { cell: cellOf(target) });
    } else this.bubble = null;
  }

  /** A hint, shown as if the player had chosen it. */
  suggest(action: Action): void {
    if (this.play.view.phase !== 'stealing') this.putEndAway();
    const card = choosing.cardOf(action);
    const place = card === null ? -1 : this.play.view.hand.indexOf(card);
    this.choice = choosing.aim({ ...choosing.NOTHING, card: place < 0 ? null : place }, action);
    if ('column' in action) this.show(cellOf(action));
  }

  // -- why not ---------------------------------------------------------------------------------------------

  protected wishAt({ column, row }: Cell): Action | null {
    const { card } = this;
    if (card === null) return null;
    if (isTile(card)) return { type: 'LayTile', card, column, row, turn: choosing.shownTurn(card, this.choice.turn) };
    return card === 'explosion' ? { type: 'Explode', column, row } : null;
  }

  protected wishFor(goal: number): Action | null {
    return this.card === 'map' ? { type: 'ReadMap', goal } : null;
  }

  protected wishOn(seat: number): Action | null {
    if (this.play.view.phase === 'stealing') return { type: 'Steal', seat };
    return this.card === 'potion' ? { type: 'DrinkPotion', seat } : null;
  }

  // -- carrying cards --------------------------------------------------------------------------------------------

  protected liftedAt(place: number): choosing.Choice {
    return { ...choosing.NOTHING, card: place, turn: this.choice.card === place ? this.choice.turn : 0 };
  }

  protected dropInZone(): void {
    if (this.targets.exchange) this.send(this.targets.exchange);
  }
}

export const mineOf: (play: MinePlay) => Mine = keptFor((play) => new Mine(play));
