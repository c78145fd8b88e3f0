/** Guilds of Laar on the fixture page: &expert=cook takes an expert, &zone=2,gem taps a zone, &seat=1 shows stacks. */
import { marketOf } from '../src/games/guilds/market.svelte';
import type { GuildsPlay, Kind } from '../src/games/guilds/types';
import type { Pretending } from './fake.svelte';
import Marks from './Marks.svelte';

const pretending: Pretending = {
  Sheet: Marks,
  arrange(play, wanted) {
    const market = marketOf(play as unknown as GuildsPlay);
    const [expert, zone, seat] = [wanted.get('expert'), wanted.get('zone'), wanted.get('seat')];
    if (expert) market.pickExpert(expert);
    if (zone) market.pickZone(Number(zone.split(',')[0]), zone.split(',')[1] as Kind);
    if (seat) market.shown = Number(seat);
    Object.assign(window, { market });
  },
};
export default pretending;
