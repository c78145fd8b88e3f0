/** What has happened, told one thing at a time: how the table looks while events are still being shown. */
import type { Sound } from '../contract';
import { sceneryAt } from '../telling';
import {
  type Event,
  EXPERTS,
  type GoodFace,
  type GuildsPlay,
  type GuildsView,
  type Kind,
  type MarketGood,
  type Merchant,
  merchantOf,
} from './types';

export type Goods = readonly (MarketGood | null)[];

/** How long an event is shown, in milliseconds; 0: not on the board. */
export function lasts(event: Event): number {
  switch (event.type) {
    case 'GoodTurnedUp':
      return 190;
    case 'ExpertPlayed':
    case 'KindChanged':
      return 560;
    case 'GoodTaken':
      return 680;
    case 'ExpertsReturned':
      return 700;
    case 'UniversalMoved':
    case 'ProtectionChosen':
    case 'SideChosen':
      return 700;
    case 'KindScored':
      return 1700;
    case 'MatchEnded':
      return 1500;
    default:
      return 0;
  }
}

/** A good is gone from the market, and on its stack, only after it has flown. */
export const isLate = (event: Event): boolean => event.type === 'GoodTaken';

// -- the market ------------------------------------------------------------------------------------------------

export function goodsAt(play: GuildsPlay): Goods {
  return sceneryAt<GuildsView, Goods, Event>(play, { of: (view) => view.goods, after, isLate });
}

/** The goods after an event. */
export function after(goods: Goods, event: Event): Goods {
  const changed = (place: number, good: MarketGood | null): Goods =>
    goods.map((each, i) => (i === place ? good : each));
  switch (event.type) {
    case 'RoundBegan':
      return goods.map(() => null);
    case 'GoodTurnedUp':
      return changed(event.good, { good: event.good, face: faceOf(event), expert: null, kind: null, owner: null });
    case 'ExpertPlayed':
    case 'KindChanged': {
      const good = goods[event.good];
      const { expert, kind, seat } = event;
      return good ? changed(event.good, { ...good, expert, kind, owner: seat }) : goods;
    }
    case 'GoodTaken':
      return changed(event.good, null);
    default:
      return goods;
  }
}

function faceOf({ card, spell, gem, spice, beast, weapon, left, right }: GoodFace): GoodFace {
  return { card, spell, gem, spice, beast, weapon, left, right };
}

// -- the seats -------------------------------------------------------------------------------------------------

/** What a seat has, as far as it has been shown. Points wait for the view. */
export function merchantAt(play: GuildsPlay, seat: number): Merchant {
  const isOpen = play.viewer === seat || play.view.open_gems || play.everybody !== null;
  return sceneryAt<GuildsView, Merchant, Event>(play, {
    of: () => merchantOf(play, seat),
    after: (merchant, event) => merchantAfter(merchant, event, isOpen && !play.isCovered),
    isLate,
  });
}

export function merchantAfter(merchant: Merchant, event: Event, areGemsOpen: boolean): Merchant {
  switch (event.type) {
    case 'ExpertPlayed':
      return event.seat === merchant.seat
        ? withExperts(merchant, without(merchant.experts, event.expert), -1)
        : merchant;
    case 'KindChanged': {
      // the one that was there comes into the hand
      if (event.seat !== merchant.seat) return merchant;
      const held = without(merchant.experts, event.expert);
      return withExperts(merchant, held && [...held, event.taken], 0);
    }
    case 'ExpertsReturned':
      return { ...merchant, experts: merchant.experts && [...EXPERTS], expert_count: EXPERTS.length };
    case 'GoodTaken': {
      if (event.seat !== merchant.seat) return merchant;
      const { card, name, left, right } = event;
      const isHidden = event.kind === 'gem' && !areGemsOpen;
      const good = isHidden ? { card: null, name: null, left: null, right: null } : { card, name, left, right };
      const kind = event.kind as Kind;
      return { ...merchant, stacks: { ...merchant.stacks, [kind]: [...merchant.stacks[kind], good] } };
    }
    default:
      return merchant;
  }
}

function withExperts(merchant: Merchant, experts: readonly string[] | null, step: number): Merchant {
  return { ...merchant, experts, expert_count: merchant.expert_count + step };
}

function without(experts: readonly string[] | null, expert: string): readonly string[] | null {
  const at = experts?.indexOf(expert) ?? -1;
  return at < 0 ? experts : experts!.filter((_, i) => i !== at);
}

// -- what was done last ----------------------------------------------------------------------------------------

/** The last thing somebody did at the market, to be marked until the next. */
export function lastMove(play: GuildsPlay): Event | null {
  const isMove = ({ type }: Event): boolean => ['ExpertPlayed', 'KindChanged', 'GoodTaken'].includes(type);
  if (play.telling && isMove(play.telling.event)) return play.telling.event;
  return play.events.findLast(({ event }) => isMove(event))?.event ?? null;
}

/** The seats in the order in which they act now: experts are played clockwise, goods taken the other way (G7, G8). */
export function orderOf(view: GuildsView): number[] {
  if (view.first === null) return [];
  const players = view.merchants.length;
  const order = view.merchants.map((_, i) => (view.first! + i) % players);
  return view.phase === 'taking goods' ? order.reverse() : order;
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'ExpertPlayed':
    case 'KindChanged':
      return 'clunk';
    case 'GoodTaken':
    case 'UniversalMoved':
      return 'page';
    case 'KindScored':
      return 'coin';
    case 'MatchEnded':
      return 'fanfare';
    default:
      return null;
  }
}
