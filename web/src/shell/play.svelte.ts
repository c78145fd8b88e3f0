/** The Play a game's components see: one viewer's table, live or replayed. */
import * as api from '../api';
import type { Action, Happened, Json as AnyJson, Play, SeatColour, SeatShape, Tagged, WhyNot } from '../games/contract';
import type { SeatInfo, Tagged as WireTagged } from '../protocol';
import { NOTHING, type TableClient, type TableState } from '../table';
import type { Args } from '../words';
import { app, t } from './app.svelte';
import { reducedMotion } from './settings.svelte';

const SHAPES: readonly SeatShape[] = [
  'circle', 'square', 'triangle', 'diamond', 'star', 'cross', 'hexagon', 'drop', 'moon', 'bolt', 'leaf', 'crown',
];
export const COLOURS: readonly SeatColour[] = SHAPES.map((shape, seat) => ({ colour: `var(--seat-${seat})`, shape }));
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

export function sentence(id: string, args: Readonly<Record<string, AnyJson>> | undefined, names: readonly string[]): string {
  return app.words?.t(id, args as Args, names) ?? '';
}

export class LivePlay implements Play {
  state: TableState = $state.raw(NOTHING);
  highlight: Tagged | null = $state.raw(null);
  isCovered = $state(false);
  rules: string | null = $state(null); // the rule at which the rules are open
  readonly isReplay = false;
  readonly everybody = null;
  readonly hasAllEvents = true;
  readonly names: readonly string[] = $derived(
    this.state.info?.seats.map((seat) => nameOf(seat, this.client.table)) ?? [],
  );
  private readonly stop: () => void;

  constructor(readonly client: TableClient) {
    this.state = client.state;
    this.stop = client.onChange((state) => (this.state = state));
  }

  close(): void {
    this.stop();
  }

  get game(): string {
    return this.state.info?.game ?? '';
  }
  get view(): AnyJson {
    return this.state.view;
  }
  get viewer(): number | null {
    return this.client.seat;
  }
  get legal(): readonly Action[] {
    return this.state.sending?.isSent ? [] : (this.state.legal as readonly Action[]);
  }
  get colours(): readonly SeatColour[] {
    return COLOURS;
  }
  get isMyTurn(): boolean {
    return this.viewer !== null && this.state.legal.length > 0;
  }
  get events(): readonly Happened[] {
    return this.state.events as readonly Happened[];
  }
  get reducedMotion(): boolean {
    return reducedMotion();
  }
  get pace(): number {
    return reducedMotion() ? 0 : 1;
  }

  send(action: Action): void {
    this.client.move(action as WireTagged);
  }

  async whyNot(action: Action): Promise<WhyNot | null> {
    if (this.viewer === null) return null;
    try {
      const { refusal } = await api.whyNot(this.client.table, this.viewer, action as WireTagged);
      if (refusal === null) return null;
      return { ...refusal, text: sentence(`refusal-${refusal.code}`, { ...refusal.args, rule: refusal.rule }, this.names) };
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
    const isKnown = this.state.entries.some(({ entry, number }) => entry === 'blown' && number === move + 1);
    return isKnown ? api.getBlow(this.client.table, move + 1) : null;
  }
}
