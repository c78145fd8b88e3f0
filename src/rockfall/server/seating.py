"""Who sits where at a table, and who may sit down, talk, leave, or be asked to."""

from __future__ import annotations

from typing import Literal

from rockfall.bots import bots
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.refused import Refused
from rockfall.server.told import SeatInfo


class Actor:
    """Who is asking: a guest, and the seats for which a seat token was shown."""

    __slots__ = ("guest", "name", "seats")

    def __init__(self, guest: str | None, name: str = "", seats: frozenset[int] = frozenset()) -> None:
        self.guest = guest
        self.name = name
        self.seats = seats


def asked_by(actor: Actor, command: ask.AnyCommand) -> str:
    """A command by its id. Moves are their seat's, so that people with several devices do not make them twice."""
    if isinstance(command, ask.Move):
        return f"{command.seat} {command.id}"
    return f"{actor.guest} asked {command.id}"


class Seat:
    """One seat: open, a person's (for whom a bot may stand in), or a bot's."""

    __slots__ = ("bot", "guest", "left_at", "name", "nonce", "seal", "stand_in")

    def __init__(self) -> None:
        self.guest: str | None = None
        self.name = ""
        self.nonce = ""  # the player's share in the dice, once it is open
        self.seal = ""  # of that share
        self.bot: str | None = None
        self.stand_in: str | None = None
        self.left_at: int | None = None  # when its player left the match; None: not, or a bot stands in already

    def copy(self) -> Seat:
        twin = Seat()
        twin.guest, twin.name, twin.nonce, twin.seal = self.guest, self.name, self.nonce, self.seal
        twin.bot, twin.stand_in, twin.left_at = self.bot, self.stand_in, self.left_at
        return twin

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "open" if self.is_open else "bot" if self.guest is None else "person"

    @property
    def is_away(self) -> bool:
        """Whether its player has something to return to."""
        return self.stand_in is not None or self.left_at is not None

    @property
    def player(self) -> str | None:
        """The bot that moves here, or None if a person does."""
        return self.bot or self.stand_in


class Seating:
    """The seats of a table and its host. Knows nothing of the match."""

    def __init__(self, game: str, seats: int, rules: log.TableRules, host: str) -> None:
        self.game = game
        self.rules = rules
        self.host = host
        self.seats = [Seat() for _ in range(seats)]
        self.revoked: dict[tuple[int, str], int] = {}  # how often a guest has revoked the tokens of a seat

    def copy(self) -> Seating:
        twin = Seating(self.game, 0, self.rules, self.host)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.revoked = dict(self.revoked)
        return twin

    def stand_in(self) -> str:
        """The bot that plays for people who are away: the strongest there is, unless the table says otherwise."""
        known = bots(self.game)
        return self.rules.stand_in if self.rules.stand_in in known else known[-1]

    # -- who is who -------------------------------------------------------------------------------------

    def seats_of(self, guest: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def people_in_charge(self) -> list[int]:
        """The seats whose people play themselves: they have not left, and no bot stands in for them."""
        return [number for number, seat in enumerate(self.seats) if seat.guest is not None and not seat.is_away]

    def has_people(self) -> bool:
        return any(seat.guest is not None for seat in self.seats)

    def may_act(self, actor: Actor, number: int) -> bool:
        """Whether a seat is this person's; for any number, even one that is no seat."""
        if not 0 <= number < len(self.seats):
            return False
        owner = self.seats[number].guest
        return owner is not None and (owner == actor.guest or number in actor.seats)

    def find(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused("no-such-seat", f"a seat from 0 to {len(self.seats) - 1}", number)
        return self.seats[number]

    def must_own(self, actor: Actor, number: int) -> None:
        self.find(number)
        if not self.may_act(actor, number):
            raise Refused("not-your-seat", "a seat of your own", f"seat {number}")

    def must_be_host(self, actor: Actor) -> None:
        if actor.guest != self.host:
            raise Refused("not-host", "the host of this table", actor.name or "somebody else")

    def must_be_full(self) -> None:
        missing = [number for number, seat in enumerate(self.seats) if seat.is_open]
        if missing:
            raise Refused("seat-open", "every seat to be taken", f"open seats {', '.join(map(str, missing))}")

    def must_be_in_charge(self, number: int) -> None:
        if self.seats[number].stand_in is not None:
            raise Refused("not-now", "a seat of which you are in charge: ask to return first", "one that a bot plays")

    # -- before the match -------------------------------------------------------------------------------

    def decide_sit(self, actor: Actor, command: ask.Sit, now: int) -> list[log.AnyEntry]:
        if actor.guest is None:
            raise Refused("unknown-guest", "a guest who gave a name", "nobody")
        number = self._first_open() if command.seat is None else command.seat
        if not self.find(number).is_open and not self.may_act(actor, number):  # one's own: a new name, a new seal
            raise Refused("seat-taken", "an open seat", f"seat {number}")
        name = self._own_name(command.name or actor.name, number)
        seal = command.seal or self.seats[number].seal
        return [log.Sat(at=now, seat=number, guest=actor.guest, name=name, seal=seal)]

    def _first_open(self) -> int:
        for number, seat in enumerate(self.seats):
            if seat.is_open:
                return number
        raise Refused("seat-taken", "an open seat", "a full table")

    def _own_name(self, wanted: str, number: int) -> str:
        """No two people at a table have the same name: the second Ada is Ada 2."""
        others = {seat.name.casefold() for n, seat in enumerate(self.seats) if n != number and seat.guest is not None}
        name, count = wanted, 1
        while name.casefold() in others:
            count += 1
            name = f"{wanted[: ask.NAME_LENGTH - 3].rstrip()} {count}"
        return name

    def decide_sit_bot(self, actor: Actor, command: ask.SitBot, now: int) -> list[log.AnyEntry]:
        self.must_be_host(actor)
        if not self.rules.bots:
            raise Refused("not-allowed", "people only, by the rules of this table", "a bot")
        if not self.find(command.seat).is_open:
            raise Refused("seat-taken", "an open seat", f"seat {command.seat}")
        known = bots(self.game)
        if command.bot not in known:
            raise Refused("unknown-bot", f"one of the bots {', '.join(known)}", command.bot)
        return [log.BotSat(at=now, seat=command.seat, bot=command.bot)]

    def decide_kick(self, actor: Actor, number: int, now: int) -> list[log.AnyEntry]:
        self.must_be_host(actor)
        if self.find(number).is_open:
            raise Refused("seat-open", "a seat that is taken", f"seat {number}")
        return [log.Freed(at=now, seat=number, why="kicked")]

    def decide_free(self, number: int, now: int) -> list[log.AnyEntry]:
        """Somebody gets up before the match; a host who has no other seat leaves the table to the next person."""
        entries: list[log.AnyEntry] = [log.Freed(at=now, seat=number, why="left")]
        if self.seats[number].guest == self.host and self.seats_of(self.host) == [number]:
            heirs = [other for other in self.seats if other.guest not in (None, self.host)]
            if heirs and heirs[0].guest is not None:
                entries.append(log.HostChanged(at=now, guest=heirs[0].guest, name=heirs[0].name))
        return entries

    def decide_swap(self, actor: Actor, number: int, other: int, now: int) -> list[log.AnyEntry]:
        self.find(number)
        target = self.find(other)
        if actor.guest != self.host:
            self.must_own(actor, number)
            if target.guest is not None and not self.may_act(actor, other):
                raise Refused("seat-taken", "an open seat, a bot's or your own", f"seat {other}")
        if number == other:
            raise Refused("no-such-seat", "two different seats", f"seat {number} twice")
        return [log.Swapped(at=now, seat=number, other=other)]

    # -- talking ----------------------------------------------------------------------------------------

    def decide_say(self, actor: Actor, command: ask.Say, is_playing: bool, now: int) -> list[log.AnyEntry]:
        if not self.rules.chat:
            raise Refused("not-allowed", "silence, by the rules of this table", "chat")
        if command.seat is not None:
            self.must_own(actor, command.seat)
            name = self.seats[command.seat].name
        else:
            if actor.guest is None:
                raise Refused("unknown-guest", "a guest who gave a name", "nobody")
            if self.rules.spectators == "none":
                raise Refused("not-allowed", "no spectators, by the rules of this table", "a spectator's chat")
            if is_playing and self.seats_of(actor.guest):
                raise Refused("not-allowed", "players to talk from their seats", "a spectator's chat")
            name = actor.name
        return [log.Said(at=now, guest=actor.guest or "", name=name, seat=command.seat, text=command.text)]

    # -- during the match -------------------------------------------------------------------------------

    def decide_leave(self, number: int, now: int) -> list[log.AnyEntry]:
        """Somebody leaves the match: a bot takes over, immediately or after the grace period."""
        if self.seats[number].is_away:
            return []
        if self.rules.grace is None:
            return [log.TookOver(at=now, seat=number, bot=self.stand_in(), why="left")]
        return [log.Left(at=now, seat=number)]

    # -- tokens -----------------------------------------------------------------------------------------

    def decide_revoke(self, actor: Actor, number: int, now: int) -> list[log.AnyEntry]:
        """For the player alone: whoever has no more than a token cannot lock the player out."""
        if self.find(number).guest is None or self.seats[number].guest != actor.guest:
            raise Refused("not-your-seat", "a seat of your own, and not by its token", f"seat {number}")
        return [log.Revoked(at=now, seat=number)]

    def revoke(self, number: int) -> None:
        key = (number, self.seats[number].guest or "")
        self.revoked[key] = self.revoked.get(key, 0) + 1

    def revocations(self, number: int) -> int:
        return self.revoked.get((number, self.seats[number].guest or ""), 0)

    def infos(self) -> list[SeatInfo]:
        """What everybody may know of the seats."""
        return [
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                bot=seat.player,
                is_away=seat.is_away,
                is_host=seat.guest is not None and seat.guest == self.host,
            )
            for number, seat in enumerate(self.seats)
        ]
