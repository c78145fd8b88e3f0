/** The end of a round, told beat by beat: the way there, the goals, then who everybody was, then the verdict. */
export interface Beat {
  readonly what: 'way' | 'goal' | 'lights' | 'role' | 'verdict';
  readonly at: number; // which goal or seat
  readonly lasts: number; // milliseconds at the usual pace
}

interface Ended {
  readonly roles: readonly string[];
  readonly goals?: readonly string[]; // what each of them shows
}

/** `shut`: the goals that lie face down until then. */
export function beatsOf(ended: Ended, shut: readonly number[], hasWay: boolean): Beat[] {
  const goals = shut.filter((goal) => ended.goals?.[goal]); // old records do not say
  return [
    ...(hasWay ? [{ what: 'way', at: 0, lasts: 1300 } as const] : []),
    ...goals.map((at) => ({ what: 'goal', at, lasts: 800 }) as const),
    { what: 'lights', at: 0, lasts: 500 },
    ...ended.roles.map((_, at) => ({ what: 'role', at, lasts: Math.max(420, 3600 / ended.roles.length) }) as const),
    { what: 'verdict', at: 0, lasts: 1500 },
  ];
}

export const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { lasts }) => sum + lasts, 0);

/** How far the end of a round has been told: `done` beats are over, the one after them is under way. */
export class Progress {
  constructor(
    private readonly beats: readonly Beat[],
    readonly done: number,
  ) {}

  private get(what: Beat['what'], at: number): number {
    return this.beats.findIndex((beat) => beat.what === what && beat.at === at);
  }

  /** Whether this has begun to be shown. */
  hasBegun(what: Beat['what'], at = 0): boolean {
    const place = this.get(what, at);
    return place < 0 || place <= this.done;
  }

  /** Whether this has been shown. */
  isDone(what: Beat['what'], at = 0): boolean {
    return this.get(what, at) < this.done;
  }

  isNow(what: Beat['what'], at = 0): boolean {
    const place = this.get(what, at);
    return place >= 0 && place === this.done;
  }
}
