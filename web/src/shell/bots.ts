/** Which of the bots that play a game takes a seat: the one that was chosen last, else one that suits most people. */
const SUITABLE = ['attentive', 'sensible'] as const;

export function levelOf(bots: readonly string[], wanted: string): string {
  return [wanted, ...SUITABLE].find((level) => bots.includes(level)) ?? bots.at(-1) ?? 'uniform';
}
