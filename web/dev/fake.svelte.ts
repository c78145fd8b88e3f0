/** A Play made from a fixture. Sending a path lays it, so that the animation can be seen; nothing else changes. */
import { Words } from '../src/words';
import type { Action, Happened, Play, SeatColour, SeatShape, Tagged, WhyNot } from '../src/games/contract';
import type { MineView } from '../src/games/saboteur/types';
import common from '../../src/rockfall/locales/en/common.ftl?raw';
import saboteur from '../../src/rockfall/locales/en/saboteur.ftl?raw';

export interface Fixture {
  readonly game: string;
  readonly viewer: number;
  readonly names: readonly string[];
  readonly view: MineView;
  readonly legal: readonly Action[];
  readonly events: readonly Tagged[];
}
const COLOURS = ['#e0523a', '#4c8fe0', '#e7b32f', '#56a85a', '#b06fd0', '#e88a3c', '#4fbdb5', '#d76a9a', '#9a9a9a', '#8a6b4a'];
const SHAPES: SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross', 'hexagon', 'drop', 'moon', 'bolt'];

export class Fake implements Play<MineView> {
  view = $state.raw<MineView>(null as unknown as MineView);
  legal = $state.raw<readonly Action[]>([]);
  events = $state.raw<readonly Happened[]>([]);
  highlight = $state.raw<Tagged | null>(null);
  sent = $state.raw<readonly Action[]>([]);
  readonly colours: readonly SeatColour[] = COLOURS.map((colour, i) => ({ colour, shape: SHAPES[i]! }));
  readonly isReplay = false;
  readonly hasAllEvents = true;
  readonly reducedMotion: boolean;
  readonly pace: number;
  readonly isCovered = false;
  readonly words = new Words('en', [common, saboteur]);

  constructor(readonly fixture: Fixture, isStill: boolean) {
    this.view = fixture.view;
    this.legal = fixture.legal;
    this.events = fixture.events.map((event, id) => ({ id, event }));
    this.reducedMotion = isStill;
    this.pace = isStill ? 0 : 1;
  }
  get game(): string { return this.fixture.game; }
  get viewer(): number { return this.fixture.viewer; }
  get names(): readonly string[] { return this.fixture.names; }
  get isMyTurn(): boolean { return this.legal.length > 0; }
  send(action: Action): void {
    this.sent = [...this.sent, action];
    if (action.type === 'LayPath') {
      const { card, column, row, turned } = action as unknown as { card: string; column: number; row: number; turned: boolean };
      this.view = { ...this.view, laid: [...this.view.laid, { card, column, row, turned, is_joined: true }] };
      this.happen({ type: 'PathLaid', seat: this.viewer, card, column, row, turned });
    } else if (action.type === 'Rockfall') {
      this.view = { ...this.view, laid: this.view.laid.filter((each) => each.column !== action['column'] || each.row !== action['row']) };
      this.happen({ type: 'PathRemoved', seat: this.viewer, card: 'cross', column: action['column']!, row: action['row']! });
    } else if (action.type === 'BreakTool') this.happen({ type: 'ToolBroken', seat: this.viewer, target: action['seat']!, tool: action['tool']! });
    this.legal = [];
    setTimeout(() => (this.legal = this.fixture.legal), 1500);
  }
  happen(event: Tagged): void {
    this.events = [...this.events, { id: this.events.length, event }];
  }
  async whyNot(): Promise<WhyNot> {
    return { code: 'does-not-fit', rule: 'S10', args: { side: 'north' }, text: this.t('refusal-does-not-fit', { side: 'north' }) };
  }
  t(id: string, args: Parameters<Words['t']>[1] = {}): string {
    return this.words.t(id, args, this.names);
  }
  openRules(): void {}
}
