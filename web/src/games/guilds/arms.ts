/** Weapons (G18), as far as one needs them to choose protection and a side: what points at whom. */
import { type GuildsView, type Merchant, WEAPONS } from './types';

export interface Blow {
  readonly weapon: string;
  readonly left: number;
  readonly right: number;
  readonly isVoid: boolean; // two or more of this type
}

/** The numbers of a stack by type, boosts added; a type that is there twice counts nothing. */
export function blowsOf(merchant: Merchant): Blow[] {
  return WEAPONS.flatMap((weapon): Blow[] => {
    const held = merchant.stacks.weapon.filter((good) => good.name === weapon);
    if (held.length === 0) return [];
    if (held.length > 1) return [{ weapon, left: 0, right: 0, isVoid: true }];
    const boost = 2 * merchant.stacks.spell.filter((good) => good.name === `boost_${weapon}`).length;
    return [{ weapon, left: held[0]!.left! + boost, right: held[0]!.right! + boost, isVoid: false }];
  });
}

export interface Threat {
  readonly seat: number;
  readonly least: number; // with two players one does not know which side it will be
  readonly most: number;
}

/** Who points this type of weapon at a seat, and how much it would take. */
export function threatsTo(view: GuildsView, seat: number, weapon: string): Threat[] {
  const players = view.merchants.length;
  const blow = (other: number): Blow | undefined =>
    blowsOf(view.merchants[other]!).find((each) => each.weapon === weapon && !each.isVoid);
  if (players === 2) {
    const other = 1 - seat;
    const found = blow(other);
    if (!found) return [];
    const { side } = view.merchants[other]!;
    const numbers = side === 'left' ? [found.left] : side === 'right' ? [found.right] : [found.left, found.right];
    return [{ seat: other, least: Math.min(...numbers), most: Math.max(...numbers) }];
  }
  const [left, right] = [(seat + 1) % players, (seat + players - 1) % players];
  return [
    { seat: left, points: blow(left)?.right ?? 0 },
    { seat: right, points: blow(right)?.left ?? 0 },
  ]
    .filter(({ points }) => points > 0)
    .map(({ seat: other, points }) => ({ seat: other, least: points, most: points }));
}

/** With two players: what each side would take from the other, whose protection is known by then. */
export function sidesOf(view: GuildsView, seat: number): { left: number; right: number } {
  const shields = view.merchants[1 - seat]?.protections ?? [];
  const blows = blowsOf(view.merchants[seat]!).filter((blow) => !shields.includes(blow.weapon));
  return {
    left: blows.reduce((sum, blow) => sum + blow.left, 0),
    right: blows.reduce((sum, blow) => sum + blow.right, 0),
  };
}
