/** What Board, Hand and Plate share about one Play: the choice being made, and what is being told. */
import type { Action, Happened, WhyNot } from '../contract';
import * as choosing from './choice';
import { sceneryAt } from '../telling';
import { type Scenery, after, fallen, isFall, sceneryOf } from './telling';
import { type Trajectory, decode } from './trajectory';
import { type Boulders, type FjordPlay, isSame } from './types';

/** The picture of the tower, in two or three dimensions, that can show a blow. */
export interface Stage {
  strike(swing: choosing.Swing): void;
  /** Resolves when all that falls has come to rest. */
  fall(trajectory: Trajectory | null, boulders: Boulders): Promise<void>;
  /** Show what is out now at once. */
  settle(out: Boulders): void;
}

const PATIENCE = 1500; // milliseconds for a trajectory to come

export class Fjord {
  choice = $state.raw(choosing.NOTHING);
  swing = $state.raw<choosing.Swing>({ side: 'left', height: 2, strength: 3 });
  bubble = $state.raw<{ readonly key: string; readonly why: WhyNot } | null>(null); // key: a region or a site
  isMapWanted = $state(false); // although somebody hammers
  stage: Stage | null = null;

  private struckBy: number | null = null; // the move of the last blow

  constructor(readonly play: FjordPlay) {}

  readonly scenery: Scenery = $derived.by(() => sceneryAt(this.play, { of: sceneryOf, after, isLate: isFall }));

  // -- what can be chosen --------------------------------------------------------------------------------------

  readonly targets = $derived.by(() => choosing.targetsOf(this.play.legal, this.play.view.reach, this.choice.source));
  readonly isStriking = $derived.by(() => this.play.legal.some((action) => action.type === 'Blow'));
  readonly question = $derived.by(() => (this.play.view.is_over ? null : choosing.questionOf(this.play.view)));

  /** First a ghost, then for good. */
  pick(action: Action): void {
    this.play.skip(); // whoever acts has seen enough
    this.bubble = null;
    if (this.choice.target && isSame(this.choice.target, action)) this.confirm();
    else this.choice = { ...this.choice, target: action };
  }

  pickRegion(region: string): void {
    const action = this.targets.regions.get(region);
    if (action) this.pick(action);
    else if (this.targets.sources.has(region)) this.choice = { target: null, source: this.choice.source === region ? null : region };
    else void this.explain(region);
  }

  back(): void {
    if (this.bubble) this.bubble = null;
    else if (this.choice.target) this.choice = { ...this.choice, target: null };
    else this.choice = choosing.NOTHING;
  }

  confirm(): void {
    if (this.choice.target) this.send(this.choice.target);
  }

  strike(): void {
    const blow = choosing.blowOf(this.swing);
    if (this.play.legal.some((action) => isSame(action, blow))) this.send(blow);
  }

  send(action: Action): void {
    this.choice = choosing.NOTHING;
    this.bubble = null;
    this.play.send(action);
  }

  /** A hint, shown as if the player had chosen it. */
  suggest(action: Action): void {
    if (action.type === 'Blow') {
      this.swing = { side: action['side'] === 'right' ? 'right' : 'left', height: Number(action['height']), strength: Number(action['strength']) };
      this.choice = choosing.NOTHING;
    } else this.choice = { target: action, source: action.type === 'StepTroll' ? String(action['source']) : null };
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
      case 'placing': return { type: 'PlaceTroll', region: key };
      case 'wandering': return this.choice.source === null ? null : { type: 'StepTroll', source: this.choice.source, target: key };
      case 'collecting': return { type: 'CollectTreasure', region: key };
      case 'clearing': return { type: 'ClearRegion', region: key };
      case 'naming a fortress': return key.length === 1 ? { type: 'NameFortress', site: key } : null;
      default: return null;
    }
  }

  // -- following the match -----------------------------------------------------------------------------------------

  /** Call when the play has changed. */
  follow(): void {
    const { legal } = this.play;
    const { target, source } = this.choice;
    if (target && !legal.some((action) => isSame(action, target))) this.choice = choosing.NOTHING;
    else if (source !== null && !legal.some((action) => action['source'] === source)) this.choice = choosing.NOTHING;
    if (legal.length === 0) this.bubble = null;
  }

  // -- blows --------------------------------------------------------------------------------------------------------

  /** Boulders tumble as the server computed, or, without its trajectory, by themselves. Null: nothing that takes its time. */
  perform({ event, move }: Happened): Promise<void> | null {
    if (event.type === 'TowerStruck') this.showStrike(event, move);
    return isFall(event) && this.stage !== null && !this.play.reducedMotion ? this.showFall(event, this.stage) : null;
  }

  private showStrike(event: Happened['event'], move: number | undefined): void {
    this.struckBy = move ?? null;
    this.stage?.strike({ side: event['side'] === 'right' ? 'right' : 'left', height: Number(event['height']), strength: Number(event['strength']) });
  }

  private async showFall(event: Happened['event'], stage: Stage): Promise<void> {
    const move = this.struckBy;
    this.struckBy = null;
    const data = move === null ? null : await Promise.race([this.play.blow?.(move).catch(() => null), wait(PATIENCE)]);
    const trajectory = data instanceof ArrayBuffer ? await decode(data) : null;
    if (this.play.telling?.event === event) await stage.fall(trajectory, fallen(event)); // else it was skipped meanwhile
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
