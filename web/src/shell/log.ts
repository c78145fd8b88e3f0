/** The log in words: what a table's entries say to a reader. Chat is kept apart. */
import type { Tagged as GameTagged } from '../games/contract';
import type { AnyTold, ReplayStep, Tagged, ToldMoved } from '../protocol';
import type { Args, Part, Words } from '../words';

export interface Line {
  readonly key: string;
  readonly id: number; // of the event, or of the last one before: the line is shown when that has been
  readonly parts: readonly Part[];
  readonly event: GameTagged | null; // what can be pointed at
  readonly move: number | null; // by which it came
  readonly who: number | null; // the seat that did it
  readonly isBreak: boolean; // a new round begins
}

export interface Said {
  readonly key: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

/** Cards, roles and goals that chance gave out: others see a back, and one's own secrets should not lie open. */
const DEALT: ReadonlySet<string> = new Set(['CardDrawn', 'RoleDealt', 'RoleReceived', 'GoalsShuffled']);

/** Makes lines of entries as they come, and numbers them as the table does its events. */
export class Chronicle {
  private told = 0;
  private id = 0;
  private lines: readonly Line[] = [];

  constructor(
    private readonly words: Words,
    private readonly viewer: number | null,
    private readonly names: readonly string[],
  ) {}

  /** All lines of these entries, of which there are never fewer than before. */
  upTo(entries: readonly AnyTold[]): readonly Line[] {
    const fresh = entries.slice(this.told).flatMap((told) => this.linesOf(told));
    this.told = entries.length;
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh];
    return this.lines;
  }

  private linesOf(told: AnyTold): Line[] {
    if (told.entry === 'moved') return this.ofEvents(told);
    const { version, entry, ...args } = told;
    const id = `log-${entry}`;
    if (!this.words.has(id)) return [];
    const line = { id: this.id, event: null, move: null, who: null, isBreak: false };
    const leftOut = told.entry === 'started' ? told.left_out : [];
    return [
      ...leftOut.map((seat) => ({
        ...line,
        key: `${version}.${seat}`,
        parts: this.words.parts('log-left-out', { seat }, this.names),
      })),
      { ...line, key: `${version}`, parts: this.words.parts(id, args as Args, this.names) },
    ];
  }

  private ofEvents(told: ToldMoved): Line[] {
    const seen = (told.events as Tagged[]).map((event) => ({ event, id: ++this.id }));
    const late = (told.revealed as Tagged[]).map((event) => ({ event, id: this.id }));
    return [...seen, ...late]
      .filter(({ event }) => !(told.who === 'chance' && DEALT.has(event.type)))
      .map(({ event, id }, i) => ({
        key: `${told.version}.${i}`,
        id,
        parts: this.words.tell(event, this.viewer, this.names),
        event: event as GameTagged,
        move: told.number,
        who: typeof told.who === 'number' ? told.who : null,
        isBreak: event.type === 'RoundBegan',
      }));
  }
}

/** A step of a replay as entries of a table's log: what a player did, and what chance brought about after it. */
export function toldOf({ who, events, chance_from, move }: ReplayStep, i: number): ToldMoved[] {
  const told = (who: ToldMoved['who'], events: ToldMoved['events'], version: number): ToldMoved => ({
    version,
    entry: 'moved',
    who,
    by: 'dice',
    number: move,
    events,
    revealed: [],
  });
  return [
    told(who ?? 'chance', events.slice(0, chance_from), 2 * i),
    told('chance', events.slice(chance_from), 2 * i + 1),
  ];
}

/** Those whose events have been shown. */
export function shownOf(lines: readonly Line[], newest: number): readonly Line[] {
  let count = lines.length;
  while (count > 0 && lines[count - 1]!.id > newest) count -= 1;
  return count === lines.length ? lines : lines.slice(0, count);
}

/** What others did since a seat last moved; nothing before its first move. */
export function since(lines: readonly Line[], seat: number): readonly Line[] {
  const own = lines.findLastIndex(({ who }) => who === seat);
  return own < 0 ? [] : lines.slice(own + 1).filter(({ who }) => who !== null);
}

export function saidOf(entries: readonly AnyTold[]): Said[] {
  return entries
    .filter((told) => told.entry === 'said')
    .map(({ version, seat, name, text }) => ({ key: version, seat, name, text }));
}
