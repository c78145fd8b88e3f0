/** The log in words: what a table's entries say to a reader. Chat is kept apart. */
import type { Tagged as GameTagged } from '../games/contract';
import type { Tagged, Told } from '../protocol';
import type { Args, Part, Words } from '../words';

export interface Line {
  readonly key: string;
  readonly parts: readonly Part[];
  readonly event: GameTagged | null; // what can be pointed at
  readonly isBreak: boolean; // a new round begins
}

export interface Said {
  readonly key: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

/** What chance gave to one seat is not worth a line: others see a back, and one's own secrets should not lie open. */
function isNoise(told: Told, event: Tagged): boolean {
  return told.who === 'chance' && 'seat' in event;
}

function ofEvents(words: Words, told: Told, viewer: number | null, names: readonly string[]): Line[] {
  const events = [...told.events, ...told.revealed] as unknown as Tagged[];
  return events
    .filter((event) => !isNoise(told, event))
    .map((event, i) => ({
      key: `${told.version}.${i}`,
      parts: words.tell(event, viewer, names),
      event: event as GameTagged,
      isBreak: event.type === 'RoundBegan',
    }));
}

/** The lines of one entry. */
export function linesOf(words: Words, told: Told, viewer: number | null, names: readonly string[]): Line[] {
  if (told.entry === 'moved') return ofEvents(words, told, viewer, names);
  const id = `log-${told.entry}`;
  if (!words.has(id)) return [];
  const args: Args = { seat: told.seat, why: told.why, number: told.number, name: told.name };
  return [{ key: `${told.version}`, parts: words.parts(id, args, names), event: null, isBreak: false }];
}

export function saidOf(entries: readonly Told[]): Said[] {
  return entries
    .filter(({ entry }) => entry === 'said')
    .map(({ version, seat, name, text }) => ({ key: version, seat, name: name ?? '', text: text ?? '' }));
}
