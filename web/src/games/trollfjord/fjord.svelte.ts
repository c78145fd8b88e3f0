/** What Board, Hand and Plate share about one Play: the choice being made, and what is being told. */
import { ring } from '../../shell/sound';
import type { Happened, WhyNot } from '../contract';
import { sceneryAt } from '../telling';
import * as choosing from './choice';
import { type Scenery, after, fallen, isFall, sceneryOf } from './telling';
import { type Trajectory, decode } from './trajectory';
import {
  type Action,
  type BoulderColour,
  type Boulders,
  COLOURS,
  type Event,
  type FjordPlay,
  NO_BOULDERS,
  type Only,
  isSame,
  sum,
} from './types';

/** How a fall is told: how fast time goes, and what is out so far. */
export interface Telling {
  /** `isFalling`: a boulder is on its way out, and may be one too many. */
  speed(isFalling: boolean): number;
  out(colour: BoulderColour): void;
}

/** The tower as it is drawn, in two or three dimensions: what can be shown to happen to it. */
export interface TowerPicture {
  /** Boulders are thrown in from above. */
  pour(telling: Telling): Promise<void>;
  /** Resolves when the hammer meets the wall. */
  swing(swing: choosing.Swing): Promise<void>;
  /** Resolves when all that falls has come to rest. */
  fall(trajectory: Trajectory | null, boulders: Boulders, telling: Telling): Promise<void>;
  /** Show what is out now at once, if that is not what is seen. */
  settle(out: Boulders): void;
}

const PATIENCE = 1500; // milliseconds for a trajectory, or for the picture, to come
const SLOW = 0.42; // of the usual speed, while the next boulder may be one too many

export class Fjord {
  choice = $state.raw(choosing.NOTHING);
  swing = $state.raw<choosing.Swing>({ side: 'left', height: 2, strength: 3 });
  bubble = $state.raw<{ readonly key: string; readonly why: WhyNot } | null>(null); // key: a region or a site
  isMapWanted = $state(false); // although somebody hammers
  private drawn: TowerPicture | null = null;
  private onDrawn: (() => void) | null = null;
  private swung: Promise<void> | null = null; // by the viewer's own hand, before the server has answered
  private struckBy: number | null = null; // the move of the last blow
  private counted = $state.raw<{ readonly of: Event; readonly out: Boulders } | null>(null); // of the fall being told
  private planned: readonly Action[] = [];
  private plannedFrom: unknown = null; // the view from which the plan's last move was sent

  constructor(readonly play: FjordPlay) {}

  readonly scenery: Scenery = $derived.by(() => sceneryAt(this.play, { of: sceneryOf, after, isLate: isFall }));
  /** The boulders that one sees before the tower: never ahead of those that fall. */
  readonly out: Boulders = $derived.by(() => {
    const before = this.scenery.tower?.out ?? NO_BOULDERS;
    return this.counted !== null && this.play.telling?.event === this.counted.of
      ? sum(before, this.counted.out)
      : before;
  });

  // -- what can be chosen --------------------------------------------------------------------------------------

  readonly targets = $derived.by(() => choosing.targetsOf(this.play.legal, this.play.view.reach, this.choice.source));
  readonly isStriking = $derived.by(() => this.play.legal.some((action) => action.type === 'Blow'));
  readonly question = $derived.by(() => (this.play.view.is_over ? null : choosing.questionOf(this.play.view)));

  /** First a ghost, then for good. */
  pick(action: Action): void {
    this.play.skip(); // whoever acts has seen enough
    this.bubble = null;
    if (this.choice.target && isSame(this.choice.target, action)) this.confirm();
    else
      this.choice = { ...this.choice, target: action, count: action.type === 'PlaceTroll' ? this.play.view.left : 1 };
  }

  pickRegion(region: string): void {
    const action = this.targets.regions.get(region);
    if (action) this.pick(action);
    else if (this.targets.sources.has(region))
      this.choice = { ...choosing.NOTHING, source: this.choice.source === region ? null : region };
    else void this.explain(region);
  }

  back(): void {
    if (this.bubble) this.bubble = null;
    else if (this.choice.target) this.choice = { ...this.choice, target: null };
    else this.choice = choosing.NOTHING;
  }

  confirm(): void {
    const { target, count } = this.choice;
    if (target?.type === 'PlaceTroll') this.place(target.region, count);
    else if (target) this.send(target);
  }

  /** Several trolls in one region, one move after another. */
  place(region: string, count: number): void {
    this.planned = Array.from({ length: count }, () => ({ type: 'PlaceTroll', region }) as const);
    this.plannedFrom = null;
    this.choice = choosing.NOTHING;
    this.goOn();
  }

  /** The hammer swings at once; the server says later what that brought. */
  strike(): void {
    const blow = choosing.blowOf(this.swing);
    if (!this.play.legal.some((action) => isSame(action, blow))) return;
    if (this.drawn !== null && this.isMoving) this.swung = this.swingNow(this.drawn, this.swing);
    this.send(blow);
  }

  send(action: Action): void {
    this.choice = choosing.NOTHING;
    this.planned = [];
    this.bubble = null;
    this.play.send(action);
  }

  /** A hint, shown as if the player had chosen it. */
  suggest(action: Action): void {
    if (action.type === 'Blow') {
      this.swing = choosing.swingIn(action);
      this.choice = choosing.NOTHING;
    } else this.choice = { target: action, source: action.type === 'StepTroll' ? action.source : null, count: 1 };
  }

  /** Why nothing can be done in this region or at this fortress now. */
  async explain(key: string): Promise<void> {
    const wish = this.wishAt(key);
    if (!wish || !this.play.isMyTurn) return;
    const why = await this.play.whyNot(wish);
    if (why) this.bubble = { key, why };
  }

  private wishAt(key: string): Action | null {
    switch (this.play.view.phase) {
      case 'placing':
        return { type: 'PlaceTroll', region: key };
      case 'wandering':
        return this.choice.source === null ? null : { type: 'StepTroll', source: this.choice.source, target: key };
      case 'collecting':
        return { type: 'CollectTreasure', region: key };
      case 'clearing':
        return { type: 'ClearRegion', region: key };
      case 'naming a fortress':
        return key.length === 1 ? { type: 'NameFortress', site: key } : null;
      default:
        return null;
    }
  }

  // -- following the match -----------------------------------------------------------------------------------------

  /** Call when the play has changed. */
  follow(): void {
    const { legal } = this.play;
    const { target, source } = this.choice;
    const isSource = (action: Action): boolean => action.type === 'StepTroll' && action.source === source;
    if (target && !legal.some((action) => isSame(action, target))) this.choice = choosing.NOTHING;
    else if (source !== null && !legal.some(isSource)) this.choice = choosing.NOTHING;
    if (legal.length === 0) this.bubble = null;
    this.goOn();
  }

  /** The next move of what was planned; a plan that no longer fits ends. */
  private goOn(): void {
    const { legal, view } = this.play;
    const next = this.planned[0];
    if (next === undefined || legal.length === 0 || this.plannedFrom === view) return;
    this.planned = legal.some((action) => isSame(action, next)) ? this.planned.slice(1) : [];
    this.plannedFrom = view;
    if (legal.some((action) => isSame(action, next))) this.play.send(next);
  }

  // -- blows --------------------------------------------------------------------------------------------------------

  private get isMoving(): boolean {
    return !this.play.reducedMotion && this.play.pace > 0;
  }

  /** A picture of the tower is there; the way to take it away again. */
  draw(picture: TowerPicture): () => void {
    this.drawn = picture;
    this.onDrawn?.();
    return () => {
      if (this.drawn === picture) this.drawn = null;
    };
  }

  /** What takes its time: boulders thrown in, a swing, a fall. Null: nothing of the kind. */
  perform(happened: Happened<Event>): Promise<void> | null {
    const { event, move } = happened;
    if (event.type === 'TowerStruck') this.struckBy = move ?? null;
    if (!this.isMoving) {
      if (event.type === 'TowerStruck') ring('thud');
      return null;
    }
    switch (event.type) {
      case 'HammeringBegan':
        return this.pictured().then((picture) => picture?.pour(this.tellingOf(event)));
      case 'TowerStruck':
        return this.showBlow(event);
      case 'BouldersFell':
      case 'NothingFell':
        return this.showFall(event);
      default:
        return null;
    }
  }

  private async showBlow(event: Only<Event, 'TowerStruck'>): Promise<void> {
    const own = event.seat === this.play.viewer ? this.swung : null;
    this.swung = null;
    if (own) return own;
    const picture = await this.pictured();
    if (picture) await this.swingNow(picture, choosing.swingIn(event));
  }

  private async swingNow(picture: TowerPicture, swing: choosing.Swing): Promise<void> {
    ring('whoosh');
    await picture.swing(swing);
    ring('thud');
  }

  /** Boulders tumble as the server computed, or, without its trajectory, by themselves. */
  private async showFall(event: Event): Promise<void> {
    const move = this.struckBy;
    this.struckBy = null;
    const found = move === null ? null : this.play.blow?.(move).catch(() => null);
    const [data, picture] = await Promise.all([Promise.race([found, wait(PATIENCE)]), this.pictured()]);
    const trajectory = data instanceof ArrayBuffer ? await decode(data) : null;
    if (this.play.telling?.event !== event) return; // it was skipped meanwhile
    await (picture?.fall(trajectory, fallen(event), this.tellingOf(event)) ?? wait(900));
  }

  private tellingOf(event: Event): Telling {
    this.counted = { of: event, out: NO_BOULDERS };
    const limit = this.scenery.tower?.limit ?? 0;
    const isTense = (): boolean => {
      const limited = COLOURS.filter((colour) => colour !== 'white').map((colour) => this.out[colour]);
      return Math.max(...limited) === limit;
    };
    return {
      speed: (isFalling) => (this.play.pace || 1) * (isFalling && isTense() ? SLOW : 1),
      out: (colour) => {
        if (this.counted?.of !== event) return;
        const { out } = this.counted;
        this.counted = { of: event, out: { ...out, [colour]: out[colour] + 1, total: out.total + 1 } };
      },
    };
  }

  /** The picture, once it is there; null if one looks at the map, or if it does not come. */
  private pictured(): Promise<TowerPicture | null> {
    if (this.drawn !== null || this.isMapWanted) return Promise.resolve(this.drawn);
    const come = new Promise<void>((resolve) => (this.onDrawn = resolve));
    return Promise.race([come, wait(PATIENCE)]).then(() => this.drawn);
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const fjords = new WeakMap<FjordPlay, Fjord>();

export function fjordOf(play: FjordPlay): Fjord {
  const known = fjords.get(play);
  if (known) return known;
  let fjord!: Fjord;
  // Outside of whatever effect asks first, or what is derived here would end with it.
  $effect.root(() => {
    fjord = new Fjord(play);
  });
  fjords.set(play, fjord);
  return fjord;
}
