/** What has happened, told one thing at a time. */
import type { Happened, Tagged } from '../contract';

/** The events to show of those that are new. More than a screenful of them means that one was away: show the last. */
export function newOf(
  events: readonly Happened[], last: number, lasts: (event: Tagged) => number, most = 12,
): { skipped: readonly Happened[]; shown: readonly Happened[] } {
  const fresh = events.filter((each) => each.id > last);
  const visible = fresh.filter((each) => lasts(each.event) > 0);
  if (visible.length <= most) return { skipped: [], shown: fresh };
  const from = fresh.indexOf(visible[visible.length - most]!);
  return { skipped: fresh.slice(0, from), shown: fresh.slice(from) };
}
