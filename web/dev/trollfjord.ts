/**
 * Trollfjord on the fixture page: &pick=first or &pick=space-12 chooses, &strike strikes once the tower is there, with
 * a trajectory; &strike=tables without one; &map shows the map although somebody hammers; &flat draws the flat tower.
 */
import blow from '../fixtures/trollfjord-blow.json';
import { fjordOf } from '../src/games/trollfjord/fjord.svelte';
import type { FjordPlay, View } from '../src/games/trollfjord/types';
import type { Fake, Pretending } from './fake.svelte';

const viewOf = (play: Fake): View => play.view as unknown as View;
const [yellow = 0, red = 0, blue = 0, white = 0] = blow.counts;
const FELL = { yellow, red, blue, white };
const COUNT = blow.out.length;
let hasTrajectory = true;

const pretending: Pretending = {
  send(play, action) {
    const view = viewOf(play);
    const { hammering } = view;
    if (action.type !== 'Blow' || !hammering) return;
    const seat = play.viewer;
    play.happen({
      type: 'TowerStruck',
      seat,
      side: action['side']!,
      height: action['height']!,
      strength: action['strength']!,
      hit: hammering.hits + 1,
      limit: hammering.limit,
    });
    setTimeout(() => {
      const { out } = hammering;
      const now = {
        yellow: out.yellow + FELL.yellow,
        red: out.red + FELL.red,
        blue: out.blue + FELL.blue,
        white: out.white + FELL.white,
        total: out.total + COUNT,
      };
      play.view = {
        ...view,
        hammering: {
          ...hammering,
          hits: hammering.hits + 1,
          must_hit: false,
          out: now,
          last: { ...FELL, total: COUNT },
        },
      } as unknown as Fake['view'];
      play.happen({ type: 'BouldersFell', seat, count: COUNT, ...FELL, total: now.total });
    }, 150);
  },
  blow: async () =>
    hasTrajectory ? Uint8Array.from(atob(blow.trajectory), (letter) => letter.charCodeAt(0)).buffer : null,
  arrange(play, wanted) {
    const fjord = fjordOf(play as unknown as FjordPlay);
    const pick = wanted.get('pick');
    const choose = (): void => {
      const spot = document.querySelector<HTMLElement>(pick === 'first' ? '[data-spot]' : `[data-spot="${pick}"]`);
      if (spot) spot.click();
      else setTimeout(choose, 100);
    };
    if (pick) setTimeout(choose, 300);
    if (wanted.has('map')) fjord.isMapWanted = true;
    if (wanted.has('flat')) HTMLCanvasElement.prototype.getContext = () => null;
    hasTrajectory = wanted.get('strike') !== 'tables';
    const strike = (): void =>
      void (document.querySelector('[data-tower=solid], [data-tower=flat]') ? fjord.strike() : setTimeout(strike, 100));
    if (wanted.has('strike')) setTimeout(strike, 300);
    Object.assign(window, { fjord });
  },
};
export default pretending;
