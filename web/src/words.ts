/**
 * Sentences in the reader's language, from the same Fluent files as rockfall/words.py and with the same functions.
 *
 * `names` of the seats are given with each sentence, so one set of files serves every table. Where a sentence names a
 * seat, `parts` keeps the name apart, so that a log can show it in the seat's colour.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle';
import type { Json, Tagged } from './protocol';

export const LANGUAGES = ['en', 'ru', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Readonly<Record<string, Json | undefined>>;
export interface Part {
  readonly text: string;
  readonly seat: number | null;
}

const SEAT_BEGINS = '\uE000';
const SEAT_ENDS = '\uE001';

export class MissingWords extends Error {}

/** A list among the arguments; only LIST and SEATS can tell it. */
class Items extends FluentType<readonly (string | number)[]> {
  override toString(): string {
    throw new MissingWords('expected LIST or SEATS around a list');
  }
}

/** A number with a proper minus. */
class Signed extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private names: readonly string[] = [];
  private marksSeats = false;

  constructor(
    language: string,
    texts: readonly string[],
    private readonly onTrouble: (error: unknown) => void = (error) => console.error(String(error)),
  ) {
    this.language = language;
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        SEAT: ([seat]) => this.seat(numberOf(seat)),
        WORD: ([kind, value, form]) => this.word(textOf(kind), textOf(value), form === undefined ? '' : textOf(form)),
        LIST: ([items, kind, form]) => this.told(items, kind, form).join(', '),
        SEATS: ([items, kind]) => this.bySeat(items, kind),
      },
    });
    for (const text of texts) {
      const trouble = this.bundle.addResource(new FluentResource(text));
      if (trouble.length > 0) throw new MissingWords(trouble.map(String).join('; '));
    }
  }

  /** More of them, perhaps once again. */
  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A sentence. */
  t(id: string, args: Args = {}, names: readonly string[] = this.names): string {
    return this.inContext(names, false, () => this.format(id, args));
  }

  /** An event as a sentence in parts. */
  tell(event: Tagged, viewer: number | null, names: readonly string[]): Part[] {
    const fields = event as Record<string, Json>;
    const isOwn = viewer !== null && fields['seat'] === viewer;
    const isSelf = fields['target'] !== undefined && fields['target'] === fields['seat'];
    const args = { ...fields, own: isOwn, self: isSelf };
    return split(this.inContext(names, true, () => this.format(eventId(event.type), args)));
  }

  /** A sentence of the shell in parts, for the log. */
  parts(id: string, args: Args, names: readonly string[]): Part[] {
    return split(this.inContext(names, true, () => this.format(id, args)));
  }

  /** A page with one sentence missing is better than no page: `onTrouble` hears of it. */
  private inContext(names: readonly string[], marksSeats: boolean, make: () => string): string {
    const before = [this.names, this.marksSeats] as const;
    [this.names, this.marksSeats] = [names, marksSeats];
    try {
      return make();
    } catch (error) {
      this.onTrouble(error);
      return '…';
    } finally {
      [this.names, this.marksSeats] = before;
    }
  }

  private format(id: string, args: Args, form = ''): string {
    const message = this.bundle.getMessage(id);
    const pattern = (form ? message?.attributes[form] : null) ?? message?.value;
    if (pattern == null) throw new MissingWords(`expected a message ${id} in ${this.language}; there is none`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, argumentsOf(args), errors);
    if (errors.length > 0) throw new MissingWords(`${id} in ${this.language}: ${errors.map(String).join('; ')}`);
    return text;
  }

  private seat(seat: number): string {
    const name = this.names[seat] ?? this.format('seat-number', { number: seat + 1 });
    return this.marksSeats ? `${SEAT_BEGINS}${seat}:${name}${SEAT_ENDS}` : name;
  }

  private word(kind: string, value: string, form = ''): string {
    return this.format(`${kind}-${value}`.replaceAll('_', '-'), {}, form);
  }

  private bySeat(items: FluentValue | undefined, kind: FluentValue | undefined): string {
    return this.told(items, kind, undefined)
      .map((value, seat) =>
        kind === undefined ? `${this.seat(seat)} ${value}` : this.format('by-seat', { name: this.seat(seat), value }),
      )
      .join(', ');
  }

  private told(items: FluentValue | undefined, kind: FluentValue | undefined, form: FluentValue | undefined): string[] {
    if (!(items instanceof Items)) throw new MissingWords('LIST and SEATS expected a list');
    const which = form === undefined ? '' : textOf(form);
    return items.value.map((item) => (kind === undefined ? plain(item) : this.word(textOf(kind), String(item), which)));
  }
}

/** The message that tells an event: CardDrawn is event-card-drawn. */
export function eventId(type: string): string {
  return 'event-' + type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(SEAT_BEGINS)) {
    const end = piece.indexOf(SEAT_ENDS);
    if (end < 0) {
      if (piece) parts.push({ text: piece, seat: null });
      continue;
    }
    const colon = piece.indexOf(':');
    parts.push({ text: piece.slice(colon + 1, end), seat: Number(piece.slice(0, colon)) });
    if (end + 1 < piece.length) parts.push({ text: piece.slice(end + 1), seat: null });
  }
  return parts;
}

function argumentsOf(args: Args): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (value === null || value === undefined) made[key] = 'none';
    else if (value === true) made[key] = 'yes';
    else if (value === false) made[key] = 'no';
    else if (Array.isArray(value)) made[key] = new Items(value as (string | number)[]);
    else if (typeof value === 'number') made[key] = new Signed(value);
    else if (typeof value === 'string') made[key] = value;
  }
  return made;
}

/** A number or a text of a list. */
function plain(item: string | number): string {
  return typeof item === 'number' ? String(item).replace('-', '−') : item;
}

function numberOf(value: FluentValue | undefined): number {
  if (value instanceof FluentNumber) return value.value;
  if (typeof value === 'number') return value;
  throw new MissingWords(`SEAT expected the number of a seat, got ${String(value)}`);
}

function textOf(value: FluentValue | undefined): string {
  if (value instanceof FluentNumber) return String(value.value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new MissingWords(`expected a text, got ${String(value)}`);
}

// -- the files ------------------------------------------------------------------------------------------

const FILES = import.meta.glob<string>('../../src/rockfall/locales/*/*.ftl', { query: '?raw', import: 'default' });

function file(language: string, name: string): (() => Promise<string>) | undefined {
  return FILES[`../../src/rockfall/locales/${language}/${name}.ftl`];
}

/** The languages that have words for the client. */
export function languages(): Language[] {
  return LANGUAGES.filter((language) => file(language, 'web') !== undefined);
}

/** What is said of each game before one plays it: <wordbook>-door.ftl. */
function doors(language: string): string[] {
  return Object.keys(FILES).flatMap((path) => path.match(`/${language}/(.+-door).ftl$`)?.[1] ?? []);
}

/** The words of the shell and of one game (by its wordbook). */
export async function load(language: Language, wordbook: string | null): Promise<Words> {
  const names = ['common', 'web', ...doors(language), ...(wordbook === null ? [] : [wordbook])];
  const found = names.map((name) => file(language, name)).filter((each) => each !== undefined);
  return new Words(language, await Promise.all(found.map((each) => each())));
}

/** The words that explain the things of a game, which nobody needs before they ask. */
export async function addHelp(words: Words, wordbook: string): Promise<void> {
  const text = await file(words.language, `${wordbook}-help`)?.();
  if (text !== undefined) words.add(text);
}

/** The words of lessons: what all of them say, and a game's own. */
export async function addLessons(words: Words, game: string): Promise<void> {
  const files = ['learn', `${game}-lessons`].map((name) => file(words.language, name)?.());
  for (const text of await Promise.all(files)) if (text !== undefined) words.add(text);
}

/** What is said about puzzles, whatever the game. */
export async function addPuzzles(words: Words): Promise<void> {
  const text = await file(words.language, 'puzzles')?.();
  if (text !== undefined) words.add(text);
}

/** The browser's preference among the languages there are. */
export function preferred(wanted: readonly string[], there: readonly Language[]): Language {
  for (const each of wanted) {
    const found = there.find((language) => language === each.slice(0, 2).toLowerCase());
    if (found !== undefined) return found;
  }
  return 'en';
}
