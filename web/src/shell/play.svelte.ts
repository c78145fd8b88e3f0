/** The Play a game's components see: one viewer's table, live or replayed. */
import * as api from '../api';
import {
  type Action,
  type GameModule,
  type Happened,
  type Interval,
  type Json as AnyJson,
  type Play,
  SEAT_SHAPES,
  type SeatColour,
  type Tagged,
  type WhyNot,
} from '../games/contract';
import type { SeatInfo, TableInfo, Tagged as WireTagged } from '../protocol';
import { pinning } from '../pinning';
import type { Pins } from '../pins';
import { type Scene, Stage } from '../stage.svelte';
import { NOTHING, type TableClient, type TableState } from '../table';
import type { Args } from '../words';
import { app, t } from './app.svelte';
import { PACES, reducedMotion, settings } from './settings.svelte';
import { ring } from './sound';

export const COLOURS: readonly SeatColour[] = SEAT_SHAPES.map((shape, seat) => ({
  colour: `var(--seat-${seat})`,
  shape,
}));
const BOT_NAMES = 12;

/** The same bot has the same name at the same table, on every device. */
export function nameOf(seat: SeatInfo, table: string): string {
  if (seat.kind === 'open') return t('seat-open');
  return seat.kind === 'person' ? seat.name : botName(seat.seat, table);
}

export function botName(seat: number, table: string): string {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return t(`bot-name-${(sum + seat * 5) % BOT_NAMES}`); // 5 and 12 have no divisor in common: all are different
}

/** The names of these seats, as a list for a sentence. */
export function namesOf(info: TableInfo, seats: readonly number[]): string {
  return seats.map((seat) => nameOf(info.seats[seat]!, info.table)).join(', ');
}

export function sentence(
  id: string,
  args: Readonly<Record<string, AnyJson>> | undefined,
  names: readonly string[],
): string {
  return app.words?.t(id, args as Args, names) ?? '';
}

interface Sent {
  readonly action: Action;
  readonly madeAt: number; // the version it led to; Infinity: not known yet
}

export class LivePlay implements Play {
  state: TableState = $state.raw(NOTHING); // the table itself, ahead of what is shown
  stage: Stage | null = $state.raw(null); // from when there is a match and somebody to show it
  highlight: Tagged | null = $state.raw(null);
  isCovered = $state(false);
  isShared = $state(false);
  rules: string | null = $state(null); // the rule at which the rules are open
  readonly isReplay = false;
  readonly everybody = null;
  readonly hasAllEvents = true;
  readonly names: readonly string[] = $derived(
    this.state.info?.seats.map((seat) => nameOf(seat, this.client.table)) ?? [],
  );
  private sent: Sent | null = $state.raw(null);
  private readonly stop: () => void;

  constructor(readonly client: TableClient) {
    this.state = client.state;
    this.stop = client.onChange((state) => this.heard(state));
  }

  close(): void {
    this.stop();
    this.stage?.close();
  }

  private heard(state: TableState): void {
    const before = this.state;
    this.state = state;
    this.heardOfDice(before, state);
    if (state.sending) this.sent = { action: state.sending.action as Action, madeAt: state.sending.madeAt ?? Infinity };
    else if (before.sending && this.sent) this.sent = state.refused ? null : { ...this.sent, madeAt: state.version };
    if (state.version !== before.version && state.view !== null) this.stage?.push(sceneOf(state));
  }

  /** Keep what is said of the dice, seal and open a share of our own when it is time, and tell who has none. */
  private heardOfDice(before: TableState, { info, entries }: TableState): void {
    if (info === null) return;
    const told = entries.slice(before.entries.length).find(({ entry }) => entry === 'started');
    if (told?.entry === 'started' && before.version >= 0 && told.left_out.length > 0) {
      app.say(t('dice-left-out', { names: namesOf(info, told.left_out) }));
    }
    const pin = (pins: Pins): void => {
      if (entries !== before.entries) pins.told(this.viewer, entries);
      const command = info === before.info ? null : pins.heard(info, this.viewer);
      if (command !== null) this.client.ask(command).catch(() => pins.forgetSent());
    };
    void pinning(info.table).then(pin, () => undefined); // the page was left meanwhile, or there is no line
  }

  /** Show the match from now on. Whoever opens the page sees the present, but a role card not put away yet waits. */
  direct(module: GameModule): void {
    if (this.stage !== null || this.state.view === null) return;
    const scene = sceneOf(this.state);
    const lasts = ({ event }: Happened): number => module.lasts(this, event);
    const held = scene.events.findLast((each) => lasts(each) === Infinity);
    const isSeen = held === undefined || held.id <= this.actedAt();
    const first = isSeen ? scene : { ...scene, events: scene.events.filter(({ id }) => id < held.id) };
    this.stage = new Stage(first, {
      viewer: this.viewer,
      lasts,
      perform: (happened) => module.perform?.(this, happened) ?? null,
      pace: () => this.pace,
      cue: ({ event }) => {
        const sound = module.sound(event);
        if (sound) ring(sound);
      },
    });
    if (!isSeen) this.stage.push(scene);
  }

  /** The last event that the viewer's own move has brought. */
  private actedAt(): number {
    const { entries, events } = this.state;
    const own =
      entries.filter((told) => told.entry === 'moved').findLast(({ who }) => who === this.viewer)?.number ?? -1;
    return events.findLast(({ move }) => move !== undefined && move <= own)?.id ?? 0;
  }

  get game(): string {
    return this.state.info?.game ?? '';
  }
  get view(): AnyJson {
    return (this.stage?.now.view ?? this.state.view) as AnyJson;
  }
  get told(): readonly Happened[] {
    return this.stage?.told ?? [];
  }
  get telling(): Happened | null {
    return this.stage?.telling ?? null;
  }
  get isHeld(): boolean {
    return this.stage?.isHeld ?? false;
  }
  get isBehind(): boolean {
    return this.stage?.isBehind ?? false;
  }
  /** Whether the match is over, and has been shown to its end. */
  get isOver(): boolean {
    return this.stage?.now.isOver ?? false;
  }
  get version(): number {
    return this.stage?.now.version ?? -1;
  }
  get viewer(): number | null {
    return this.client.seat;
  }
  get sending(): Action | null {
    return this.sent !== null && this.version < this.sent.madeAt ? this.sent.action : null;
  }
  get legal(): readonly Action[] {
    return this.isMyTurn && !this.state.sending?.isSent ? (this.stage!.now.legal as readonly Action[]) : [];
  }
  get colours(): readonly SeatColour[] {
    return COLOURS;
  }
  get isMyTurn(): boolean {
    return this.viewer !== null && this.stage !== null && !this.isBehind && this.stage.now.legal.length > 0;
  }
  /** Whose turn it is, as far as that has been shown. */
  get turn(): number | null {
    return (this.view as { readonly turn?: number | null } | null)?.turn ?? null;
  }
  /** Whether a bot plays for the viewer. */
  get isAway(): boolean {
    return this.viewer !== null && (this.state.info?.seats[this.viewer]?.is_away ?? false);
  }
  /** Whether the next round is waited for, now that the last one has been shown. */
  get isBetweenRounds(): boolean {
    return this.interval !== null && !this.isBehind;
  }
  get events(): readonly Happened[] {
    return this.stage?.events ?? [];
  }
  get reducedMotion(): boolean {
    return reducedMotion();
  }
  get pace(): number {
    return PACES[settings.pace];
  }
  readonly interval: Interval | null = $derived.by(() => {
    const shown = this.state.info?.interval ?? null;
    if (shown === null) return null;
    return { endsAt: shown.ends_at - app.clockAhead, waitingFor: shown.waiting_for };
  });

  send(action: Action): void {
    this.client.move(action as WireTagged);
  }

  go(): void {
    this.stage?.go();
  }

  skip(): void {
    this.stage?.skip();
  }

  ready(): void {
    const mine = this.state.info?.seats.filter(({ seat }) => this.interval?.waitingFor.includes(seat)) ?? [];
    for (const { seat } of mine) {
      if (seat === this.viewer || this.isShared) void app.attempt(this.client.ask({ do: 'ready', seat }));
    }
  }

  async whyNot(action: Action): Promise<WhyNot | null> {
    if (this.viewer === null) return null;
    try {
      const { refusal } = await api.whyNot(this.client.table, this.viewer, action as WireTagged);
      if (refusal === null) return null;
      return {
        ...refusal,
        text: sentence(`refusal-${refusal.code}`, { ...refusal.args, rule: refusal.rule }, this.names),
      };
    } catch {
      return null;
    }
  }

  t(id: string, args?: Readonly<Record<string, AnyJson>>): string {
    return sentence(id, args, this.names);
  }

  openRules(rule: string): void {
    this.rules = rule;
  }

  /** What a blow brings is the next move; the server says so if it has computed how that looked. */
  async blow(move: number): Promise<ArrayBuffer | null> {
    const isKnown = this.state.entries.some((told) => told.entry === 'blown' && told.number === move + 1);
    return isKnown ? api.getBlow(this.client.table, move + 1) : null;
  }
}

function sceneOf({ version, view, legal, events, info }: TableState): Scene {
  return { version, view, legal, events: events as readonly Happened[], isOver: info?.status === 'over' };
}
