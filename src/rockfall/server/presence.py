"""Who watches a table: subscriptions, the right to them, and who is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rockfall.server import entries as log
from rockfall.server import protocol as wire
from rockfall.server.audience import Listener, Subscription, tell
from rockfall.server.codes import normal
from rockfall.server.happening import Happening
from rockfall.server.live import Live
from rockfall.server.refused import Refused
from rockfall.server.seating import Actor
from rockfall.server.store import Guest, Store
from rockfall.server.table import Table
from rockfall.server.wire import Announcement, info_bytes

if TYPE_CHECKING:
    from rockfall.server.hub import Hub

# After these a seat may belong to somebody else, or somebody who watches plays.
SEATING = (log.Freed, log.Swapped, log.Sat, log.Revoked, log.Started)


class Presence:
    def __init__(self, hub: Hub, store: Store, spectators: int) -> None:
        self._hub = hub
        self._store = store
        self._spectators = spectators

    # -- subscriptions ----------------------------------------------------------------------------------

    async def subscribe(self, listener: Listener, guest: Guest | None, message: wire.ClientInSubscribe) -> Subscription:
        """Show a table to somebody from now on, beginning with everything they may know."""
        async with self._hub.at(message.table) as live:
            await self._check_right_lately(live, guest, message)
            viewer, since, version = message.seat, message.since, live.table.version
            owner = None if viewer is None else live.table.seats[viewer].guest
            subscription = Subscription(listener, message.id, viewer, None if guest is None else guest.id, owner)
            is_resync = since is not None and since > version
            missed = await self._hub.since(live, since) if since is not None and since < version else []
            live.subscriptions.append(subscription)
            try:
                await self.share(live)
            except BaseException:
                live.subscriptions.remove(subscription)
                raise
            told = [each for happening in missed if (each := happening.told(viewer))]
            listener.send(live.sight(viewer).snapshot(live.table, told, is_resync, self._hub.now()))
            await self.changed(live)
            return subscription

    async def unsubscribe(self, code: str, subscription: Subscription) -> None:
        live = self._hub.live.get(normal(code))
        if live is None or subscription not in live.subscriptions:
            return
        try:
            async with live.lock:
                live.drop(subscription)
                if live.is_loaded:
                    await self.share(live)
                    await self.changed(live)
        finally:
            self._hub.let_go(live)

    async def _check_right_lately(self, live: Live, guest: Guest | None, message: wire.ClientInSubscribe) -> None:
        """Check again by what the store knows, in case this process lags behind the one the client used before."""
        if message.since is not None and message.since > live.table.version:
            await self._hub.catch_up(live)
        try:
            self._check_right(live, guest, message)
        except Refused:
            if not await self._hub.catch_up(live):
                raise
            self._check_right(live, guest, message)

    def _check_right(self, live: Live, guest: Guest | None, message: wire.ClientInSubscribe) -> None:
        table = live.table
        if message.seat is None:
            check_may_spectate(live, guest)
            if watches_own := why_not_late(table, None if guest is None else guest.id):
                raise watches_own
            if live.spectator_count() >= self._spectators:
                raise Refused("too-many", f"at most {self._spectators} spectators", "one more")
            return
        actor = Actor(None if guest is None else guest.id)
        if message.token is not None and self._hub.guests.is_seat_token(table, message.seat, message.token):
            return
        if not table.seating.may_act(actor, message.seat):
            raise Refused("not-your-seat", "a seat of your own", f"seat {message.seat}")

    # -- telling ----------------------------------------------------------------------------------------

    def publish(self, live: Live, happenings: list[Happening], is_told: bool) -> None:
        """Tell all viewers what happened; `is_told`: with what everybody may know of the table."""
        live.told_version = live.table.version
        if not happenings:
            return
        if is_told and any(isinstance(each.entry, SEATING) for each in happenings):
            self._end_lost(live, {each.entry.seat for each in happenings if isinstance(each.entry, log.Revoked)})
        if not live.subscriptions:
            return
        info = info_bytes(live.table) if is_told else None
        announcement = Announcement(live.table, happenings, info, self._hub.now())
        tell(live.subscriptions, live.sights, live.table, announcement)

    def _end_lost(self, live: Live, revoked: set[int]) -> None:
        """Whoever lost a seat sees and plays nothing from there; whoever plays does not watch late."""
        lost = [(each, why) for each in live.subscriptions if (why := why_lost(live.table, each, revoked))]
        for each, why in lost:
            live.drop(each)
            each.listener.lose(live.code, each.viewer)
            each.listener.send(wire.encode(wire.error_of(why, each.id or None)))
        if lost:
            self._hub.spawn(self.follow(live))

    # -- who is there -----------------------------------------------------------------------------------

    async def share(self, live: Live) -> None:
        """Let other processes know who watches through this one."""
        await self._store.set_present(live.code, sorted(live.present_here()), live.spectators_here())

    async def look_round(self, live: Live) -> None:
        """Find out who is there, through any process."""
        live.elsewhere = await self._store.present_elsewhere(live.code)
        live.table.absence.set_present(live.present(), self._hub.now())

    async def changed(self, live: Live) -> None:
        """Somebody came or went."""
        await self.look_round(live)
        told = wire.encode(
            wire.ServerOutPresence(table=live.code, seats=sorted(live.present()), spectators=live.spectator_count())
        )
        for each in live.subscriptions:
            each.listener.send(told)
        if await self._hub.driver.drives(live):
            await self._hub.carry_out(live, lambda table, now: table.tick(now))

    async def follow(self, live: Live) -> None:
        async with live.lock:
            if live.is_loaded and not self._hub.is_closing:
                await self.changed(live)
        self._hub.let_go(live)


def check_may_spectate(live: Live, guest: Guest | None) -> None:
    is_player = bool(live.table.seating.seats_of(None if guest is None else guest.id))
    if live.table.rules.spectators == "none" and not is_player:
        raise Refused("not-allowed", "players only, by the rules of this table", "a spectator")


def why_lost(table: Table, subscription: Subscription, revoked: set[int]) -> Refused | None:
    """Why somebody may no longer watch from where they do; tokens of some seats were revoked."""
    viewer = subscription.viewer
    if viewer is None:
        return why_not_late(table, subscription.guest)
    owner = subscription.owner
    if table.seats[viewer].guest != owner or (viewer in revoked and subscription.guest != owner):
        return Refused("not-your-seat", "a seat of your own", f"seat {viewer}, which is yours no more")
    return None


def why_not_late(table: Table, guest: str | None) -> Refused | None:
    """Late spectators see, once a round is over, what players have not been told, such as gold: no player is one."""
    is_late = table.rules.spectators == "delayed" and table.status == "playing"
    if not is_late or not table.seating.seats_of(guest):
        return None
    return Refused("not-allowed", "players who watch from their seats while the match goes on", "a spectator who plays")
