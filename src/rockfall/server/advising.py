"""Hints: worked out once for a position, in processes of their own, for those who are still there to hear them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rockfall.core.bot import Advice
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.server.bots import BotPool
from rockfall.server.limits import Quota
from rockfall.server.seating import Actor
from rockfall.server.store import Guest
from rockfall.server.together import Together

if TYPE_CHECKING:
    from rockfall.server.hub import Hub


class Advising:
    def __init__(self, hub: Hub, bots: BotPool) -> None:
        self._hub = hub
        self._bots = bots
        self._together: Together[Advice] = Together()
        self.waiting = Quota(8, "hints")  # of one address

    async def hint(self, code: str, guest: Guest, seat: int, address: str = "") -> tuple[Game, Advice] | None:
        """What the strongest bot thinks in a guest's place, knowing no more than the guest; None if it is too late."""
        async with self._hub.at(code) as live:
            table = live.table
            view = table.hint_view(Actor(guest.id, guest.name), seat)
            if view is None:
                return None
            version = table.position_version
            known = live.advice.get((version, seat))
            if known is not None:
                return table.game, known  # asking again tells nothing new
            assert table.dice is not None
            rng = table.dice.rng(table.move_number + 1, "hint")
        key = (live.code, version, seat)
        advice = await self._together.ask(key, lambda: self._worked_out(table.game, view, rng, guest.id, address))
        if not live.is_loaded or live.table.position_version != version:
            return None
        live.advice = {key: each for key, each in live.advice.items() if key[0] == version}
        live.advice[version, seat] = advice
        return table.game, advice

    async def _worked_out(self, game: Game, view: View, rng: Rng, guest: str, address: str) -> Advice:
        self.waiting.take(address)
        try:
            return await self._bots.advise(game, view, rng, guest)
        finally:
            self.waiting.give_back(address)
