/** What Board, Hand and Plate share about a Play: the choice being made, what is pointed at, whose stacks are shown. */
import type { WhyNot } from '../contract';
import * as choosing from './choice';
import { wordsOf } from './goods';
import { type Goods, goodsAt } from './telling';
import {
  type Action,
  type GuildsPlay,
  type Kind,
  SIDES,
  WEAPONS,
  type Zone,
  EXPERTS,
  KINDS,
  expertOf,
  isSame,
} from './types';

export interface Drag {
  readonly expert: string;
  readonly x: number;
  readonly y: number;
}
/** A word about a zone that was tapped: why it cannot be chosen, or only what it is. */
export interface Note {
  readonly text: string;
  readonly rule: string;
}

export class Market {
  choice = $state.raw(choosing.NOTHING);
  note = $state.raw<Note | null>(null);
  drag = $state.raw<Drag | null>(null);
  over = $state.raw<number | null>(null); // the good under what is dragged
  dropped = $state.raw<Action | null>(null); // what was carried to its place by hand: it need not fly there
  pointed = $state.raw<Zone | null>(null); // the zone under the pointer, or in focus
  shown = $state<number | null>(null); // whose stacks are looked at; null: one's own

  constructor(readonly play: GuildsPlay) {}

  readonly goods: Goods = $derived.by(() => goodsAt(this.play));
  readonly asked = $derived.by(() => choosing.askedOf(this.play.legal));
  readonly playable = $derived.by(() => choosing.playable(this.play.legal));
  /** The expert that looks for a good: carried, or taken from the hand. */
  readonly placing = $derived.by(() => this.drag?.expert ?? (this.choice.target ? null : this.choice.expert));
  readonly open = $derived.by(() => choosing.openGoods(this.play.legal, this.placing));
  /** What is aimed at, or on its way. */
  readonly target: Action | null = $derived.by(() => this.choice.target ?? this.play.sending);
  readonly ghost = $derived.by(() => choosing.ghostOf(this.target));
  readonly seatShown = $derived.by(() => this.shown ?? this.play.viewer ?? 0);
  /** The places of goods that can be looked at by keys. */
  readonly places: readonly number[] = $derived.by(() =>
    this.play.view.phase === 'moving universal goods'
      ? this.play.view.universals.map((_, i) => i)
      : this.goods.flatMap((good, place) => (good ? [place] : [])),
  );

  /** Where the ghost stands. A good that is changed is the only one left. */
  readonly ghostZone: Zone | null = $derived.by(() => {
    const place = this.ghost === null ? undefined : (this.ghost.good ?? this.places[0]);
    return this.ghost === null || place === undefined ? null : { place, kind: this.ghost.kind };
  });

  // -- choosing --------------------------------------------------------------------------------------------

  pickExpert(expert: string): void {
    this.hurry();
    if (!this.playable.has(expert)) {
      void this.explain(this.wishFor(expert));
      return;
    }
    this.choice = choosing.pickExpert(this.choice, this.play.legal, expert);
  }

  private wishFor(expert: string): Action {
    if (this.asked === 'good' || this.asked === null) return { type: 'ChangeKind', expert };
    return { type: 'PlayExpert', good: [...this.open][0] ?? 0, expert };
  }

  /** A zone of a good that lies out: first a ghost, then for good. */
  pickZone(good: number, kind: Kind): void {
    this.hurry();
    const lies = this.goods[good]?.kind ?? null;
    const wish = choosing.wishAt(this.choice, this.play.legal, good, kind, lies);
    if (choosing.isLegal(this.play.legal, wish)) this.aimOrConfirm(wish);
    else void this.explain(wish, good, kind);
  }

  /** A zone of a universal good: it becomes that, or stays a spell with all the others (G13). */
  pickUniversal(place: number, kind: Kind): void {
    this.hurry();
    const card = this.play.view.universals[place]?.card;
    if (card === undefined || this.asked !== 'universal') return;
    this.aimOrConfirm(kind === 'spell' ? { type: 'KeepUniversals' } : { type: 'MoveUniversal', card, kind });
  }

  /** A number key: an expert, a good, or whatever is asked, as they stand from left to right. */
  pickNumber(number: number): void {
    const at = number - 1;
    const good = this.places[at];
    switch (this.asked) {
      case 'expert':
        return void (EXPERTS[at] && this.pickExpert(EXPERTS[at]));
      case 'good':
        if (choosing.canChange(this.play.legal)) return void (KINDS[at] && this.pickZone(this.places[0]!, KINDS[at]));
        return good === undefined ? undefined : this.aimOrConfirm({ type: 'TakeGood', good });
      case 'universal':
        return void (KINDS[at] && this.pickUniversal(this.pointed?.place ?? 0, KINDS[at]));
      case 'protection':
        return this.pickLegal(WEAPONS[at] && { type: 'Protect', weapon: WEAPONS[at] });
      case 'side':
        return this.pickLegal(SIDES[at] && { type: 'ChooseSide', side: SIDES[at] });
    }
  }

  private pickLegal(action: Action | undefined): void {
    if (action && choosing.isLegal(this.play.legal, action)) this.aimOrConfirm(action);
  }

  aimOrConfirm(action: Action): void {
    this.note = null;
    if (this.choice.target && isSame(this.choice.target, action)) this.confirm();
    else this.choice = choosing.aim(this.choice, action);
  }

  back(): void {
    if (this.note) this.note = null;
    else this.choice = choosing.back(this.choice);
  }

  confirm(): void {
    const { target } = this.choice;
    if (!target || !choosing.isLegal(this.play.legal, target)) return;
    this.choice = choosing.NOTHING;
    this.note = null;
    this.play.send(target);
  }

  /** An expert is let go of above a good: that decides at once. */
  drop(expert: string, good: number): void {
    const wish: Action = this.asked === 'good' ? { type: 'ChangeKind', expert } : { type: 'PlayExpert', good, expert };
    if (!choosing.isLegal(this.play.legal, wish)) return void this.explain(wish);
    this.dropped = wish;
    this.choice = choosing.aim(choosing.NOTHING, wish);
    this.confirm();
  }

  /** A hint, shown as if the player had chosen it. */
  suggest(action: Action): void {
    if (choosing.isLegal(this.play.legal, action)) this.choice = choosing.aim(choosing.NOTHING, action);
  }

  /** Who acts has seen enough. */
  private hurry(): void {
    this.play.skip();
    this.note = null;
  }

  // -- why not -----------------------------------------------------------------------------------------------

  private async explain(action: Action, good: number | null = null, kind: Kind | null = null): Promise<void> {
    const face = good === null ? null : this.goods[good]?.face;
    const what = face && kind ? this.play.t('board-zone', { expert: expertOf(kind), ...wordsOf(face, kind) }) : '';
    const why: WhyNot | null = this.play.isMyTurn ? await this.play.whyNot(action) : null;
    const text = [what, why?.text ?? ''].filter(Boolean).join('. ');
    if (text) this.note = { text, rule: why?.rule ?? '' };
  }

  // -- following the match -------------------------------------------------------------------------------------

  /** Call when the play has changed. */
  follow(): void {
    const { legal, sending } = this.play;
    const { target, expert } = this.choice;
    if ((target && !choosing.isLegal(legal, target)) || (expert !== null && !this.playable.has(expert))) {
      this.choice = choosing.NOTHING;
      this.note = null;
    }
    if (sending === null) this.dropped = null;
  }
}

const markets = new WeakMap<GuildsPlay, Market>();

export function marketOf(play: GuildsPlay): Market {
  const known = markets.get(play);
  if (known) return known;
  let market!: Market;
  // Outside of whatever effect asks first, or what is derived here would end with it.
  $effect.root(() => {
    market = new Market(play);
  });
  markets.set(play, market);
  return market;
}
