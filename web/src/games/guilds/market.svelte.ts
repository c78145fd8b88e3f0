/** What Board, Hand and Plate share about one Play: the choice being made, whose stacks one looks at, what is being told. */
import type { Action, WhyNot } from '../contract';
import { sceneryAt } from '../telling';
import * as choosing from './choice';
import { type Goods, after, isLate } from './telling';
import { type GuildsPlay, type Kind, expertOf, isSame } from './types';

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
  shown = $state<number | null>(null); // whose stacks are looked at; null: one's own

  constructor(readonly play: GuildsPlay) {}

  readonly goods: Goods = $derived.by(() => sceneryAt(this.play, { of: (view) => view.goods, after, isLate }));
  readonly asked = $derived.by(() => choosing.askedOf(this.play.legal));
  readonly playable = $derived.by(() => choosing.playable(this.play.legal));
  readonly open = $derived.by(() => choosing.openGoods(this.play.legal, this.choice.target ? null : this.choice.expert));
  readonly ghost = $derived.by(() => choosing.ghostOf(this.choice.target));
  readonly seatShown = $derived.by(() => this.shown ?? this.play.viewer ?? 0);

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
    this.choice = choosing.aim(choosing.NOTHING, wish);
    if (choosing.isLegal(this.play.legal, wish)) this.confirm();
    else {
      this.choice = choosing.NOTHING;
      void this.explain(wish);
    }
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
    const what = face && kind ? this.play.t('board-zone', { expert: expertOf(kind), kind, name: String(face[kind]), left: face.left, right: face.right }) : '';
    const why: WhyNot | null = this.play.isMyTurn ? await this.play.whyNot(action) : null;
    const text = [what, why?.text ?? ''].filter(Boolean).join('. ');
    if (text) this.note = { text, rule: why?.rule ?? '' };
  }

  // -- following the match -------------------------------------------------------------------------------------

  /** Call when the play has changed. */
  follow(): void {
    const { legal } = this.play;
    const { target, expert } = this.choice;
    if ((target && !choosing.isLegal(legal, target)) || (expert !== null && !this.playable.has(expert))) {
      this.choice = choosing.NOTHING;
      this.note = null;
    }
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
