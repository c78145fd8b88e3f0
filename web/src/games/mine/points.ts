/** Who got what, round by round, in all mines. */
interface Ended {
  readonly type: 'RoundEnded';
}

/** The rounds of a match, each with what the events after its end gave to whom. */
export function roundsWith<E extends { readonly type: string }, Line>(
  events: readonly E[],
  linesOf: (event: E) => readonly Line[],
): (Extract<E, Ended> & { readonly lines: readonly Line[] })[] {
  const rounds: (Extract<E, Ended> & { readonly lines: Line[] })[] = [];
  for (const event of events) {
    if (event.type === 'RoundEnded') rounds.push({ ...(event as Extract<E, Ended>), lines: [] });
    else rounds.at(-1)?.lines.push(...linesOf(event));
  }
  return rounds;
}
