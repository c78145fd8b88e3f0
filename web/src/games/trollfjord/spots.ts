/** What can be chosen on the map: where its button is, what it says and does. Without a DOM. */
import { labelOf } from './asking';
import type { Fjord } from './fjord.svelte';
import { REGIONS, SITES, placed, spaceAt } from './map';
import { type Action, type FjordPlay, helpOf } from './types';

export interface Spot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly help: string;
  readonly isAimed: boolean;
  readonly sign: 'put' | 'take' | 'leave' | 'name'; // what would happen there
  readonly act: () => void;
}
const SIGNS: Partial<Record<Action['type'], Spot['sign']>> = { CollectTreasure: 'take', ClearRegion: 'leave' };

/** From top to bottom, in each row from left to right. */
export function spotsOf(play: FjordPlay, fjord: Fjord, isTall: boolean): Spot[] {
  if (!play.isMyTurn) return [];
  const { view } = play;
  const { spaces, regions, sources, sites } = fjord.targets;
  const say = (action: Action): string => {
    const label = labelOf(action, view);
    return play.t(label.id, label.args);
  };
  const isAimed = (action: Action): boolean => fjord.choice.target === action;
  const regionSpot = (region: string, label: string, isAimed: boolean, sign: Spot['sign']): Spot => ({
    key: `region-${region}`,
    ...placed(view.phase === 'collecting' ? REGIONS[region]!.treasure : REGIONS[region]!.trolls, isTall),
    width: 120,
    height: 96,
    label,
    help: `region:${region}`,
    isAimed,
    sign,
    act: () => fjord.pickRegion(region),
  });
  const made: Spot[] = [...spaces].map(([space, action]) => ({
    key: `space-${space}`,
    ...spaceAt(space, isTall),
    label: say(action),
    help: helpOf(view.walkway[space]!),
    isAimed: isAimed(action),
    sign: 'put',
    act: () => fjord.pick(action),
  }));
  for (const [region, action] of regions)
    made.push(regionSpot(region, say(action), isAimed(action), SIGNS[action.type] ?? 'put'));
  for (const region of sources) {
    if (!regions.has(region))
      made.push(regionSpot(region, play.t('board-step-from', { region }), fjord.choice.source === region, 'leave'));
  }
  for (const [site, action] of sites) {
    made.push({
      key: `site-${site}`,
      ...placed(SITES[site]!, isTall),
      width: 96,
      height: 96,
      label: say(action),
      help: `fortress:${site}`,
      isAimed: isAimed(action),
      sign: 'name',
      act: () => fjord.pick(action),
    });
  }
  return made.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The nearest place from there in that direction. */
export function steered(
  spots: readonly Pick<Spot, 'key' | 'x' | 'y'>[],
  from: string,
  [dx, dy]: readonly [number, number],
): string | null {
  const here = spots.find((spot) => spot.key === from);
  if (!here) return null;
  let [best, least] = [null as string | null, Infinity];
  for (const spot of spots) {
    const [x, y] = [spot.x - here.x, spot.y - here.y];
    const ahead = x * dx + y * dy;
    const far = ahead + 2 * Math.abs(x * dy - y * dx);
    if (ahead > 8 && far < least) [best, least] = [spot.key, far];
  }
  return best;
}
