/** What stacks are worth so far, and what a good would add, in words. */
import type { Sentence } from '../contract';
import { countedOf, hasCount, lanesOf } from './counting';
import { type GuildsPlay, type Kind, type Zone, gainsAt, merchantOf } from './types';

/** Everybody's estimate, or what has been counted; gems that lie face down are said to be missing. */
export function estimateOf(play: GuildsPlay, seat: number): Sentence {
  const { worth, stacks } = merchantOf(play, seat);
  const counted = sumOf(play, seat);
  if (counted !== null) return { id: 'board-score', args: { points: counted } };
  const isPartly = worth.gem === null && stacks.gem.length > 0;
  return { id: isPartly ? 'board-estimate-partly' : 'board-estimate', args: { points: worth.total } };
}

/** "23", or "23+" where gems lie face down. */
export function shortOf(play: GuildsPlay, seat: number): string {
  const { worth, stacks } = merchantOf(play, seat);
  const counted = sumOf(play, seat);
  if (counted !== null) return signed(counted);
  return worth.gem === null && stacks.gem.length > 0 ? `${signed(worth.total)}+` : signed(worth.total);
}

/** Once the count has begun, only what has been counted; null before. */
function sumOf(play: GuildsPlay, seat: number): number | null {
  return hasCount(play) ? lanesOf(countedOf(play), play.view.merchants.length)[seat]!.total : null;
}

/** With a proper minus; "?" for what is not known. */
export const signed = (points: number | null): string =>
  points === null ? '?' : points < 0 ? `−${-points}` : String(points);
/** As what is added: with a plus, too. */
export const added = (points: number | null): string => (points !== null && points > 0 ? `+${points}` : signed(points));

export interface Gain {
  readonly seat: number;
  readonly points: number | null; // null: it depends on gems that lie face down
}

/** What a zone would add for each seat that may still take it in this round, the viewer first. */
export function gainsOf(play: GuildsPlay, zone: Zone): Gain[] {
  const { view, viewer } = play;
  const gains = gainsAt(view, zone);
  if (gains === null || play.isCovered || play.isBehind) return [];
  const mayTake = (seat: number): boolean => {
    const { stacks } = view.merchants[seat]!;
    return Object.values(stacks).reduce((sum, stack) => sum + stack.length, 0) < view.round;
  };
  const shown = gains.map((points, seat) => ({
    seat,
    points: play.everybody?.[seat] ? ownGain(play, seat, zone) : points,
  }));
  return shown
    .filter(({ seat }) => mayTake(seat))
    .sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
}

/** In a replay with everything open: as that seat saw it. */
const ownGain = (play: GuildsPlay, seat: number, zone: Zone): number | null =>
  gainsAt(play.everybody![seat]!, zone)?.[seat] ?? null;

/** "+4 for you, +2 Anna, ? Orri". */
export function gainWords(play: GuildsPlay, zone: Zone): string {
  return gainsOf(play, zone)
    .map(({ seat, points }) =>
      seat === play.viewer
        ? play.t('board-gain-you', { points: added(points) })
        : play.t('board-gain', { points: added(points), seat }),
    )
    .join(', ');
}

/** What a stack is worth, or once the count has begun, what has been counted of it. */
export function worthOf(play: GuildsPlay, seat: number, kind: Kind): number | null {
  if (!hasCount(play)) return merchantOf(play, seat).worth[kind];
  return countedOf(play).find((event) => event.kind === kind)?.points[seat] ?? null;
}
