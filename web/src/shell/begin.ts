/** A table with bots in all other seats, begun at once. */
import * as api from '../api';
import type { Door } from '../doors';
import { app } from './app.svelte';
import { levelOf } from './bots';
import { INTERVAL } from './options';
import { settings } from './settings.svelte';

export async function begin(door: Door): Promise<void> {
  await app.beGuest();
  const rules = { take_back: true, goes_on: false, grace: null, interval: INTERVAL };
  const { info } = await api.makeTable({ game: door.game, players: door.seats, rules });
  await api.sit(info.table, 0, null);
  const bot = levelOf(app.games.find(({ name }) => name === door.game)?.bots ?? [], settings.level);
  for (let seat = 1; seat < door.seats; seat++) await api.sitBot(info.table, seat, bot);
  await api.start(info.table);
  app.go(`/t/${info.table}`);
}
