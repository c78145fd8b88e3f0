/** The table of Embers as far as it has been shown. Cards are numbers; 0: none lies there yet; null: face down. */
import type { Action, Event, View } from '../../protocol-embers';
import type { Play, Sound } from '../contract';
import { sceneryAt } from '../telling';

export type { Action, Event, View };
export type EmbersPlay = Play<View, Action, Event>;
export type Laid = number | null;

export const tableAt = (play: EmbersPlay): View =>
  sceneryAt<View, View, Event>(play, {
    of: (view) => view,
    after: (table, event) => after(table, event, play.viewer),
    isLate: () => false,
  });

/** The table after an event. */
export function after(table: View, event: Event, viewer: number | null): View {
  switch (event.type) {
    case 'Dealt': {
      const isOwn = event.seat === viewer && event.card !== null;
      const hand = isOwn ? [...table.hand, event.card].sort() : table.hand;
      return { ...table, hand, hand_counts: counted(table, event.seat, 1) };
    }
    case 'Laid': {
      const hand = event.seat === viewer ? without(table.hand, event.card) : table.hand;
      const laid = put(table.laid, event.seat, event.card);
      return { ...table, hand, laid, hand_counts: counted(table, event.seat, -1) };
    }
    case 'Peeked': {
      const laid = event.seat === viewer ? put(table.laid, event.other, event.card) : table.laid;
      return { ...table, laid, looked: put(table.looked, event.seat, event.other) };
    }
    case 'TurnedOver':
      return { ...table, laid: event.cards };
  }
}

const put = (row: readonly Laid[], seat: number, value: Laid): Laid[] =>
  row.map((each, i) => (i === seat ? value : each));
const counted = ({ hand_counts: counts }: View, seat: number, step: number): number[] =>
  counts.map((count, i) => (i === seat ? count + step : count));

export function without(hand: readonly number[], card: number | null): number[] {
  const at = hand.indexOf(card ?? 0);
  return hand.filter((_, i) => i !== at);
}

/** What lies before a seat, for the eyes at this screen. */
export function laidAt(play: EmbersPlay, seat: number): Laid {
  const table = tableAt(play);
  const card = play.everybody?.[seat]?.laid[seat] ?? table.laid[seat] ?? null;
  return play.isCovered && !isOver(table) && card !== 0 ? null : card;
}

/** A seat's hand where it may be seen; a card that is on its way has left it. */
export function handOf(play: EmbersPlay, seat: number): readonly number[] | null {
  if (play.everybody) return play.everybody[seat]?.hand ?? null;
  if (seat !== play.viewer || play.isCovered) return null;
  const { hand } = tableAt(play);
  return play.sending?.type === 'Lay' ? without(hand, play.sending.card) : hand;
}

/** The match is over when everybody has laid a card (M4). */
export const isOver = (table: View): boolean => table.laid.every((card) => card !== 0);

/** Points by seat: the card's number, or nothing if an equal one lies elsewhere (M4). */
export const pointsOf = (laid: readonly Laid[]): number[] =>
  laid.map((card) => (laid.filter((each) => each === card).length === 1 ? (card ?? 0) : 0));

/** How long an event is shown, in milliseconds. */
export function lasts(event: Event): number {
  switch (event.type) {
    case 'Dealt':
      return 120;
    case 'Laid':
    case 'Peeked':
      return 500;
    case 'TurnedOver':
      return 1200;
  }
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'Dealt':
      return 'page';
    case 'Laid':
      return 'clunk';
    case 'Peeked':
      return 'reveal';
    case 'TurnedOver':
      return 'fanfare';
  }
}
