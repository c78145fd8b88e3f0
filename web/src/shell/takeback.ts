/** Whether one's last move may be taken back: as the server decides (server/take_back.py), from what one was told. */
import type { AnyTold, Tagged } from '../protocol';

/** What shows somebody something that a move taken back could not make them forget. */
const SHOWING: ReadonlySet<string> = new Set([
  'GoalOpened',
  'MapRead',
  'RoleInspected',
  'RoleReceived',
  'HandReceived',
  'HandShown',
  'GoldTaken',
  'GoldPaid',
  'RoundEnded',
  'MatchEnded',
]);

/** The last thing that happened is a move of this seat, and nobody learned from it. */
export function isLastMoveHarmless(entries: readonly AnyTold[], seat: number | null): boolean {
  const last = entries.findLast(({ entry }) => entry === 'moved' || entry === 'takenback');
  return (
    last?.entry === 'moved' &&
    last.who === seat &&
    !(last.events as readonly Tagged[]).some(({ type }) => SHOWING.has(type))
  );
}
