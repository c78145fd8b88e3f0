/** What has happened, told one thing at a time: the goods that lie out as they look while events are still being shown. */
import type { Sound, Tagged } from '../contract';
import type { GoodFace, GuildsView, MarketGood } from './types';

export type Goods = readonly (MarketGood | null)[];

/** How long an event is shown, in milliseconds; 0: not on the board. */
export function lasts(event: Tagged): number {
  switch (event.type) {
    case 'GoodTurnedUp': return 160;
    case 'ExpertPlayed': case 'KindChanged': return 400;
    case 'GoodTaken': return 400;
    case 'UniversalMoved': case 'ProtectionChosen': case 'SideChosen': return 300;
    default: return 0;
  }
}

/** The goods after an event. */
export function after(goods: Goods, event: Tagged): Goods {
  const place = Number(event['good']);
  const changed = (good: MarketGood | null): Goods => goods.map((each, i) => (i === place ? good : each));
  switch (event.type) {
    case 'RoundBegan': return goods.map(() => null);
    case 'GoodTurnedUp': return changed({ good: place, face: faceOf(event), expert: null, kind: null, owner: null });
    case 'ExpertPlayed': case 'KindChanged': {
      const good = goods[place];
      if (!good) return goods;
      return changed({ ...good, expert: String(event['expert']), kind: String(event['kind']), owner: Number(event['seat']) });
    }
    case 'GoodTaken': return changed(null);
    default: return goods;
  }
}

function faceOf(event: Tagged): GoodFace {
  const { card, spell, gem, spice, beast, weapon, left, right } = event as unknown as GoodFace;
  return { card, spell, gem, spice, beast, weapon, left, right };
}

/** A good is gone only after it has flown. */
export const isLate = (event: Tagged): boolean => event.type === 'GoodTaken';

/** The seats in the order in which they act now: experts are played clockwise, goods taken the other way (G7, G8). */
export function orderOf(view: GuildsView): number[] {
  if (view.first === null) return [];
  const players = view.merchants.length;
  const order = view.merchants.map((_, i) => (view.first! + i) % players);
  return view.phase === 'taking goods' ? order.reverse() : order;
}

export function soundOf(event: Tagged): Sound | null {
  switch (event.type) {
    case 'ExpertPlayed': case 'KindChanged': return 'clunk';
    case 'GoodTaken': case 'UniversalMoved': return 'page';
    case 'MatchEnded': return 'coin';
    default: return null;
  }
}
