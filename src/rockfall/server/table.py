"""A live table, without input, output or a clock of its own: what is asked of it goes in, entries of its log come out.

`decide` and its siblings say which entries a command leads to, and change nothing; `fold` lets an entry take effect.
Whoever drives a table (hub.py) stores the entries in between. A table is loaded by folding its log again, so what was
live and what is loaded cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from rockfall.bots import bots
from rockfall.core.errors import MalformedAction, RockfallError, VersionMismatch
from rockfall.core.game import Event, Game, Refusal
from rockfall.core.record import Record
from rockfall.core.state import CHANCE, NOBODY, State, View, seen_actor, seen_code
from rockfall.games import game_type
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.clocks import Clocks
from rockfall.server.dice import ChanceSource, Dice, FairDice, Settled, commitment
from rockfall.server.happening import Happening, Step
from rockfall.server.interval import Interval
from rockfall.server.refused import Refused
from rockfall.server.told import SeatInfo, Status, TableInfo

PAUSE_AFTER = 5_000  # everybody may reload the page without the table noticing
RETURN_MILLIS = 10_000  # what a clock has at least when somebody comes back
SAID_IDS = 512  # so many moves' ids are remembered; a client asks again within seconds, not matches

SourceOf = Callable[["Table"], ChanceSource]


class Actor:
    """Who asks: a guest, and the seats for which a seat token was shown."""

    __slots__ = ("guest", "name", "seats")

    def __init__(self, guest: str | None, name: str = "", seats: frozenset[int] = frozenset()) -> None:
        self.guest = guest
        self.name = name
        self.seats = seats


class Seat:
    """One seat: open, a person's (for whom a bot may stand in), or a bot's."""

    __slots__ = ("bot", "guest", "left_at", "name", "nonce", "stand_in")

    def __init__(self) -> None:
        self.guest: str | None = None
        self.name = ""
        self.nonce = ""
        self.bot: str | None = None
        self.stand_in: str | None = None
        self.left_at: int | None = None  # when its player left the match; None: not, or a bot stands in already

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


class Table:
    """One match, from the first who sits down to the last word. Made by `Table.loaded` from its log."""

    def __init__(self, created: log.Created, source_of: SourceOf | None = None) -> None:
        self.code = created.code
        self.rules = created.rules
        self.host = created.host
        self.created = created
        self.game = interned(created.game, created.rules_version, created.players, created.options)
        self.seats = [Seat() for _ in range(created.players)]
        self.status: Status = "waiting"
        self.version = 0
        self.position_version = 0  # when the position last changed: what a move must have seen
        self.state: State = self.game.new_state()
        self._legal_moves: list[int] = []
        self._legal_at = -1  # the version of the position that has these moves
        self.move_number = 0  # moves and outcomes of chance so far
        self.clocks = Clocks(created.rules.clock, created.players)
        self.interval: Interval | None = None  # while the next round waits for people
        self.is_paused = False
        self.is_loading = False  # then moves are checked once more
        self.rematch: str | None = None
        self.last_at = created.at
        self.source: ChanceSource | None = None
        self.dice: Dice | None = None
        self.present: frozenset[int] = frozenset()
        self.absent_since: dict[int, int] = {}
        self._source_of = source_of
        self._came_back: set[int] = set()
        self._move_ids: dict[str, int] = {}
        self.outside: list[int] = []  # numbers of the moves whose outcome came from elsewhere
        self.tower: tuple[int, bytes] | None = None  # the number of the last blow, and the rock tower after it
        self._unrevealed: list[list[Event]] = []  # by move
        self._round: object = None

    @classmethod
    def loaded(
        cls, entries: Iterable[log.AnyEntry], source_of: SourceOf | None = None
    ) -> tuple[Table, list[Happening]]:
        """A table from its log, and all that happened at it."""
        table: Table | None = None
        happenings = []
        for entry in entries:
            if table is None:
                if not isinstance(entry, log.Created):
                    raise Refused("broken-table", "a log that begins with its creation", type(entry).__name__)
                table = cls(entry, source_of)
                table.is_loading = True
            happenings.append(table.fold(entry))
        if table is None:
            raise Refused("unknown-table", "a table that exists", "an empty log")
        table.is_loading = False
        return table, happenings

    # -- asking ---------------------------------------------------------------------------------------

    def decide(self, actor: Actor, command: ask.AnyCommand, now: int) -> list[log.AnyEntry]:
        """What a command leads to; Refused if it may not be. A move that was made already leads to nothing."""
        match command:
            case ask.Move():
                return self._decide_move(actor, command, now)
            case ask.Say():
                return self._decide_say(actor, command, now)
            case ask.Sit():
                return self._decide_sit(actor, command, now)
            case ask.SitBot():
                return self._decide_sit_bot(actor, command, now)
            case ask.Leave(seat=seat):
                return self._decide_leave(actor, seat, now)
            case ask.Kick(seat=seat):
                self._must_wait()
                self._must_be_host(actor)
                self._must_be_taken(seat)
                return [log.Freed(at=now, seat=seat, why="kicked")]
            case ask.Swap(seat=seat, other=other):
                return self._decide_swap(actor, seat, other, now)
            case ask.Start():
                return self._decide_start(actor, now)
            case ask.TakeBack(seat=seat):
                return self._decide_take_back(actor, seat, now)
            case ask.Return(seat=seat):
                self._must_own(actor, seat)
                self._must_play()
                return [log.Returned(at=now, seat=seat)] if self.seats[seat].is_away else []
            case ask.Ready(seat=seat):
                return self._decide_ready(actor, seat, now)
            case ask.Rematch():
                raise Refused("not-now", "a rematch to be asked of the server, which opens its table", "rematch")

    def seats_of(self, guest: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def may_act(self, actor: Actor, seat: int) -> bool:
        """Whether a seat is this person's."""
        owner = self.seats[seat].guest
        return owner is not None and (owner == actor.guest or seat in actor.seats)

    def may_act_at(self, actor: Actor, seat: int) -> bool:
        """The same for any number, also one that is no seat."""
        return 0 <= seat < len(self.seats) and self.may_act(actor, seat)

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused("no-such-seat", f"a seat from 0 to {len(self.seats) - 1}", number)
        return self.seats[number]

    def _must_own(self, actor: Actor, seat: int) -> None:
        self._seat(seat)
        if not self.may_act(actor, seat):
            raise Refused("not-your-seat", "a seat of your own", f"seat {seat}")

    def _must_be_host(self, actor: Actor) -> None:
        if actor.guest != self.host:
            raise Refused("not-host", "the host of this table", actor.name or "somebody else")

    def _must_be_taken(self, number: int) -> None:
        if self._seat(number).is_open:
            raise Refused("seat-open", "a seat that is taken", f"seat {number}")

    def _must_wait(self) -> None:
        if self.status != "waiting":
            raise Refused("not-now", "a table that has not begun", f"one where the match is {self.status}")

    def _must_play(self) -> None:
        if self.status != "playing":
            raise Refused("not-now", "a match that goes on", f"a table where it is {self.status}")

    def _must_be_in_charge(self, seat: int) -> None:
        if self.seats[seat].stand_in is not None:
            raise Refused("not-now", "a seat of which you are in charge: ask to return first", "one that a bot plays")

    def _decide_sit(self, actor: Actor, command: ask.Sit, now: int) -> list[log.AnyEntry]:
        self._must_wait()
        if actor.guest is None:
            raise Refused("unknown-guest", "a guest who gave a name", "nobody")
        number = command.seat
        if number is None:
            open_seats = [number for number, seat in enumerate(self.seats) if seat.is_open]
            if not open_seats:
                raise Refused("seat-taken", "an open seat", "a full table")
            number = open_seats[0]
        if not self._seat(number).is_open and not self.may_act(actor, number):  # one's own: a new name, a new nonce
            raise Refused("seat-taken", "an open seat", f"seat {number}")
        name = self._own_name(command.name or actor.name, number)
        return [log.Sat(at=now, seat=number, guest=actor.guest, name=name, nonce=command.nonce)]

    def _own_name(self, wanted: str, number: int) -> str:
        """No two people at a table have the same name: the second Ada is Ada 2."""
        others = {seat.name.casefold() for n, seat in enumerate(self.seats) if n != number and seat.guest is not None}
        name, count = wanted, 1
        while name.casefold() in others:
            count += 1
            name = f"{wanted[: ask.NAME_LENGTH - 3].rstrip()} {count}"
        return name

    def _decide_sit_bot(self, actor: Actor, command: ask.SitBot, now: int) -> list[log.AnyEntry]:
        self._must_wait()
        self._must_be_host(actor)
        if not self.rules.bots:
            raise Refused("not-allowed", "people only, by the rules of this table", "a bot")
        if not self._seat(command.seat).is_open:
            raise Refused("seat-taken", "an open seat", f"seat {command.seat}")
        known = bots(self.game.name)
        if command.bot not in known:
            raise Refused("unknown-bot", f"one of the bots {', '.join(known)}", command.bot)
        return [log.BotSat(at=now, seat=command.seat, bot=command.bot)]

    def _decide_leave(self, actor: Actor, number: int, now: int) -> list[log.AnyEntry]:
        self._must_own(actor, number)
        if self.status == "over":
            return []
        seat = self.seats[number]
        if self.status == "playing":
            if seat.is_away:
                return []
            if self.rules.grace is None:
                return [log.TookOver(at=now, seat=number, bot=self.stand_in(), why="left")]
            return [log.Left(at=now, seat=number)]
        entries: list[log.AnyEntry] = [log.Freed(at=now, seat=number, why="left")]
        if seat.guest == self.host and self.seats_of(self.host) == [number]:
            heirs = [other for other in self.seats if other.guest not in (None, self.host)]
            if heirs and heirs[0].guest is not None:
                entries.append(log.HostChanged(at=now, guest=heirs[0].guest, name=heirs[0].name))
        return entries

    def _decide_swap(self, actor: Actor, number: int, other: int, now: int) -> list[log.AnyEntry]:
        self._must_wait()
        self._seat(number)
        target = self._seat(other)
        if actor.guest != self.host:
            self._must_own(actor, number)
            if target.guest is not None and not self.may_act(actor, other):
                raise Refused("seat-taken", "an open seat, a bot's or your own", f"seat {other}")
        if number == other:
            raise Refused("no-such-seat", "two different seats", f"seat {number} twice")
        return [log.Swapped(at=now, seat=number, other=other)]

    def _decide_start(self, actor: Actor, now: int) -> list[log.AnyEntry]:
        self._must_wait()
        self._must_be_host(actor)
        missing = [number for number, seat in enumerate(self.seats) if seat.is_open]
        if missing:
            raise Refused("seat-open", "every seat to be taken", f"open seats {', '.join(map(str, missing))}")
        # The dice depend on who sits where, so chance is asked when this entry has taken effect.
        return [log.Started(at=now)]

    def _decide_say(self, actor: Actor, command: ask.Say, now: int) -> list[log.AnyEntry]:
        if not self.rules.chat:
            raise Refused("not-allowed", "silence, by the rules of this table", "chat")
        if command.seat is not None:
            self._must_own(actor, command.seat)
            name = self.seats[command.seat].name
        else:
            if actor.guest is None:
                raise Refused("unknown-guest", "a guest who gave a name", "nobody")
            if self.rules.spectators == "none":
                raise Refused("not-allowed", "no spectators, by the rules of this table", "a spectator's chat")
            if self.seats_of(actor.guest) and self.status == "playing":
                raise Refused("not-allowed", "players to talk from their seats", "a spectator's chat")
            name = actor.name
        return [log.Said(at=now, guest=actor.guest or "", name=name, seat=command.seat, text=command.text)]

    # -- moving -----------------------------------------------------------------------------------------

    def version_of_move(self, move: ask.Move) -> int | None:
        """The version that a move led to, if it was made already."""
        return self._move_ids.get(f"{move.seat} {move.id}")

    def _decide_move(self, actor: Actor, command: ask.Move, now: int) -> list[log.AnyEntry]:
        self._must_own(actor, command.seat)
        if self.version_of_move(command) is not None:
            return []
        self._must_play()
        if command.version < self.position_version or command.version > self.version:
            raise Refused(
                "stale-version", f"a move that answers version {self.position_version} or later", command.version
            )
        self._must_be_in_charge(command.seat)
        moved = self._moved(command.seat, self._legal(command), "person", now, command.id)
        if self.seats[command.seat].is_away:  # who left and moves all the same is back
            return [log.Returned(at=now, seat=command.seat), *moved]
        return moved

    def legal_moves(self) -> list[int]:
        """Those of the seat to move, found once for every position."""
        if self._legal_at != self.position_version:
            self._legal_moves = list(self.state.legal_moves())
            self._legal_at = self.position_version
        return self._legal_moves

    def _legal(self, command: ask.Move) -> int:
        """The code of a move that the rules allow; Refused with the rules' own reason otherwise."""
        if (command.move is None) == (command.action is None):
            raise Refused("malformed-action", "either a move's code or an action", "both or none")
        if command.move is not None and self.state.turn == command.seat and command.move in self.legal_moves():
            return command.move
        view = self.state.view(command.seat)
        try:
            if command.move is not None:
                action = self.game.decode(command.move)
            else:
                action = self.game.action_from_json(command.action)
            refusal = self.game.why_not(view, action)
            if refusal is None:
                return self.game.encode(action)
        except MalformedAction as error:
            raise Refused("malformed-action", f"a move of {self.game.name}: {error}", "something else") from None
        raise Refused("illegal-move", f"a move that is allowed here ({refusal.rule})", refusal.code, refusal)

    def why_not(self, actor: Actor, seat: int, data: object) -> Refusal | None:
        """Why an action may not be made by a seat now, for its player; None if it may."""
        self._must_own(actor, seat)
        self._must_play()
        try:
            return self.game.why_not(self.state.view(seat), self.game.action_from_json(data))
        except MalformedAction as error:
            raise Refused("malformed-action", f"a move of {self.game.name}: {error}", "something else") from None

    def hint_view(self, actor: Actor, seat: int) -> View | None:
        """What a bot may know that advises a player; None if it is too late: the match has gone on, or is over."""
        self._must_own(actor, seat)
        if self.status == "waiting":
            self._must_play()
        return self.state.view(seat) if self.status == "playing" and self.state.turn == seat else None

    def decide_bot_move(self, seat: int, move: int, version: int, now: int) -> list[log.AnyEntry]:
        """What a bot's choice leads to: nothing if things have changed since it began to think."""
        is_due = self.status == "playing" and self.state.turn == seat and self.position_version == version
        if not is_due or self.seats[seat].player is None or move not in self.state.legal_moves():
            return []
        return self._moved(seat, move, "bot", now, "")

    def is_chance_due(self, now: int) -> bool:
        """Whether chance is to decide, and nobody is waited for before it does."""
        return self.status == "playing" and self.state.turn == CHANCE and not self._is_between_rounds(now)

    def decide_chance(self, now: int) -> list[log.AnyEntry]:
        """The outcomes of chance that are due and known at once."""
        if not self.is_chance_due(now):
            return []
        return self._chances(self.state.copy(), self.move_number, now)

    def decide_outside(
        self, number: int, settled: Settled, now: int, by: Literal["dice", "outside"] = "outside"
    ) -> list[log.AnyEntry]:
        """Outcomes of chance, from the move of this number on, that were waited for."""
        if not self.is_chance_due(now) or number != self.move_number + 1:
            return []
        entries: list[log.AnyEntry] = []
        if settled.trajectory:
            entries.append(
                log.Blown(at=now, number=number, trajectory=settled.trajectory, seen=settled.seen, tower=settled.tower)
            )
        state = self.state.copy()
        for at, move in enumerate(settled.moves, start=number):
            if state.turn != CHANCE or move not in state.legal_moves():
                raise Refused("malformed-action", f"one of chance's outcomes {list(state.legal_moves())[:20]}", move)
            action = action_of(self.game, move)
            entries.append(log.Moved(at=now, number=at, who="chance", move=move, action=action, by=by))
            state.apply(move)
        return [*entries, *self._chances(state, number + len(settled.moves) - 1, now)]

    def _moved(self, seat: int, move: int, by: Literal["person", "bot"], now: int, move_id: str) -> list[log.AnyEntry]:
        if self.state.turn != seat:
            raise Refused("illegal-move", f"a move of seat {self.state.turn}", f"one of seat {seat}")
        number = self.move_number + 1
        action = action_of(self.game, move)
        entry = log.Moved(at=now, number=number, who=seat, move=move, action=action, by=by, id=move_id)
        state = self.state.copy()
        state.apply(move)
        return [entry, *self._chances(state, number, now)]

    def _chances(self, state: State, number: int, now: int) -> list[log.AnyEntry]:
        """Outcomes of chance until somebody is to move, or a round is over that people want to look at first.

        `state` is used up.
        """
        entries: list[log.AnyEntry] = []
        assert self.source is not None, "chance is asked only when the match has begun"
        while state.turn == CHANCE:
            if state.ply > self.state.ply and self._begins_interval(state):
                break
            number += 1
            move = self.source.now(state, number)
            if move is None:
                break
            action = action_of(self.game, move)
            entries.append(log.Moved(at=now, number=number, who="chance", move=move, action=action, by="dice"))
            state.apply(move)
        return entries

    def _decide_take_back(self, actor: Actor, number: int, now: int) -> list[log.AnyEntry]:
        self._must_own(actor, number)
        self._must_play()
        if not self.rules.take_back:
            raise Refused("not-allowed", "moves that stand, by the rules of this table", "a take-back")
        if not is_last_move_harmless(self.state, number):
            raise Refused(
                "not-now", "your own move to be the last thing that happened, with nothing revealed", "a later moment"
            )
        return [log.TakenBack(at=now, seat=number, number=self.move_number)]

    # -- between two rounds ---------------------------------------------------------------------------------

    def people_in_charge(self) -> list[int]:
        """The seats whose people are there to play: neither bots, nor who left or has a bot in their place."""
        return [number for number, seat in enumerate(self.seats) if seat.guest is not None and not seat.is_away]

    def _begins_interval(self, state: State) -> bool:
        return self.rules.interval > 0 and state.is_between_rounds() and bool(self.people_in_charge())

    def _is_between_rounds(self, now: int) -> bool:
        """Whether the next round waits: for who is not ready yet, or for anybody to come back to the table."""
        interval = self.interval
        if interval is None:
            return False
        if self.is_paused or self.is_deserted:
            return True
        return now < interval.ends_at and bool(interval.waiting_for(self.people_in_charge()))

    def _decide_ready(self, actor: Actor, number: int, now: int) -> list[log.AnyEntry]:
        self._must_own(actor, number)
        self._must_play()
        if self.interval is None:
            raise Refused("not-now", "a pause between two rounds", "a round that goes on")
        self._must_be_in_charge(number)
        if number in self.interval.ready:
            return []
        ready = log.Ready(at=now, seat=number)
        return [log.Returned(at=now, seat=number), ready] if self.seats[number].is_away else [ready]

    # -- bots, absence, clocks ----------------------------------------------------------------------------

    def stand_in(self) -> str:
        """The bot that plays for who is away: the strongest there is, unless the table says otherwise."""
        known = bots(self.game.name)
        return self.rules.stand_in if self.rules.stand_in in known else known[-1]

    @property
    def has_people(self) -> bool:
        return any(seat.guest is not None for seat in self.seats)

    @property
    def is_deserted(self) -> bool:
        """Nobody is there, and the table does not go on by itself."""
        return not self.rules.goes_on and self.has_people and not self.present

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the bot that should think now."""
        turn = int(self.state.turn)
        if self.status != "playing" or turn < 0 or self.is_paused or self.is_deserted:
            return None
        bot = self.seats[turn].player
        return None if bot is None else (turn, bot)

    def set_present(self, seats: frozenset[int], now: int) -> None:
        """Whose page is open. Not in the log: after a restart everybody is away until they are back."""
        for number, seat in enumerate(self.seats):
            if seat.guest is None:
                continue
            if number in seats:
                self.absent_since.pop(number, None)
                if number not in self.present and seat.is_away:
                    self._came_back.add(number)
            elif number in self.present or number not in self.absent_since:
                self.absent_since[number] = now
        self.present = seats

    def due_at(self) -> int | None:
        """When `tick` will next have something to do, as things stand."""
        if self.status != "playing":
            return None
        if self._came_back:
            return 0
        if self.is_deserted:
            return None if self.is_paused or not self.absent_since else self._deserted_at()
        if self.is_paused:
            return 0
        if self.rules.grace is None and not self.clocks.is_used and self.interval is None:
            return None
        times = [due for number in range(len(self.seats)) if (due := self._replaced_at(number)) is not None]
        turn = int(self.state.turn)
        if turn >= 0 and self.seats[turn].player is None:
            runs_out = self.clocks.runs_out_at()
            times += [] if runs_out is None else [runs_out]
        times += [] if self.interval is None else [self.interval.ends_at]
        return min(times, default=None)

    def _deserted_at(self) -> int:
        return max(self.absent_since.values()) + PAUSE_AFTER

    def _replaced_at(self, number: int) -> int | None:
        """When a bot will play for somebody who left or is away; None: nobody is to be replaced there."""
        seat = self.seats[number]
        since = self.absent_since.get(number) if seat.left_at is None else seat.left_at
        if self.rules.grace is None or since is None or seat.stand_in is not None:
            return None
        return since + self.rules.grace * 1000

    def tick(self, now: int) -> list[log.AnyEntry]:
        """What time has brought: a bot for who is away or out of time, a seat given back, a pause and its end.

        That the next round has waited long enough is no entry: chance is due then.
        """
        if self.status != "playing":
            return []
        entries: list[log.AnyEntry] = []
        if self.is_deserted:
            if not self.is_paused and self.absent_since and now >= self._deserted_at():
                entries.append(log.Paused(at=now))
            return entries
        if self.is_paused:
            entries.append(log.Resumed(at=now))
        entries += [log.Returned(at=now, seat=number) for number in sorted(self._came_back)]
        if entries:
            return entries
        for number, seat in enumerate(self.seats):
            due = self._replaced_at(number)
            if due is not None and now >= due:
                why: Literal["absent", "left"] = "absent" if seat.left_at is None else "left"
                entries.append(log.TookOver(at=now, seat=number, bot=self.stand_in(), why=why))
        entries += self._flag(now, [entry.seat for entry in entries if isinstance(entry, log.TookOver)])
        return entries

    def _flag(self, now: int, replaced: list[int]) -> list[log.AnyEntry]:
        turn = int(self.state.turn)
        due = self.clocks.runs_out_at()
        if self.is_paused or turn < 0 or turn in replaced or self.seats[turn].player is not None:
            return []
        if due is None or now < due:
            return []
        return [log.TookOver(at=now, seat=turn, bot=self.stand_in(), why="clock")]

    # -- taking effect --------------------------------------------------------------------------------------

    def take_step(self, entries: list[log.AnyEntry]) -> Step:
        """Let entries that were decided here take effect."""
        return Step([self.fold(entry) for entry in entries])

    def fold(self, entry: log.AnyEntry) -> Happening:
        """Let an entry of the log take effect. Trusts its caller that it was decided here, or stored."""
        self.version += 1
        self.last_at = entry.at
        events: list[Event] = []
        revealed: list[Event] = []
        interval = self.interval
        match entry:
            case log.Moved():
                self._fold_move(entry, events)
                revealed = self._reveal(events)
            case log.TakenBack():
                self._fold_take_back(entry)
            case log.Sat(seat=number, guest=guest, name=name, nonce=nonce):
                seat = self.seats[number]
                seat.guest, seat.name, seat.nonce = guest, name, nonce
            case log.BotSat(seat=number, bot=bot):
                self.seats[number].bot = self.seats[number].name = bot
            case log.Freed(seat=number):
                self.seats[number] = Seat()
            case log.Swapped(seat=number, other=other):
                self.seats[number], self.seats[other] = self.seats[other], self.seats[number]
            case log.HostChanged(guest=guest):
                self.host = guest
            case log.Started(at=at):
                self._fold_start(at)
            case log.Left(at=at, seat=number):
                self.seats[number].left_at = at
            case log.TookOver(seat=number, bot=bot):
                self.seats[number].stand_in, self.seats[number].left_at = bot, None
            case log.Returned(at=at, seat=number):
                self._fold_return(number, at)
            case log.Paused(at=at):
                self.is_paused = True
                self.clocks.stop(at)
            case log.Resumed(at=at):
                self.is_paused = False
                self.absent_since = dict.fromkeys(self.absent_since, at)  # who could not come was not away
                self.clocks.forget()
                self._start_clock(at)
                if self.interval is not None:
                    self.interval.since = at
            case log.Ready(seat=number):
                if self.interval is not None:
                    self.interval.ready.add(number)
            case log.Continued(code=code):
                self.rematch = code
            case log.Blown(number=number, tower=tower):
                self.tower = (number, tower) if tower else None
            case log.Created() | log.Said():
                pass
        return Happening(self.version, entry, events, revealed, self.interval is not interval)

    def _fold_start(self, at: int) -> None:
        self.status = "playing"
        self.position_version = self.version
        self.dice = Dice(bytes.fromhex(self.created.secret), self.code, self.nonces())
        self.source = self.dice if self._source_of is None else self._source_of(self)
        for number, seat in enumerate(self.seats):
            if seat.guest is not None and number not in self.present:
                self.absent_since.setdefault(number, at)
        self._start_clock(at)

    def _fold_move(self, entry: log.Moved, events: list[Event]) -> None:
        turn = int(self.state.turn)
        if entry.number != self.move_number + 1 or entry.who != ("chance" if turn == CHANCE else turn):
            raise Refused("broken-table", f"move {self.move_number + 1} of {turn}", f"move {entry.number}")
        if self.is_loading and entry.move not in self.state.legal_moves():
            raise Refused("broken-table", "a move that the rules allow", f"move {entry.number}, {entry.action}")
        self.state.apply(entry.move, events.append)
        self.move_number = entry.number
        self.position_version = self.version
        if entry.by == "outside":
            self.outside.append(entry.number)
        if turn >= 0:
            self.clocks.moved(turn, entry.at)
        if entry.id:
            self._remember_id(f"{turn} {entry.id}")
        if self.state.turn == NOBODY:
            self.status = "over"
            self.clocks.forget()
            self.absent_since.clear()
        else:
            self._start_clock(entry.at)
        self.interval = Interval(self.rules.interval, entry.at) if self._begins_interval(self.state) else None

    def _remember_id(self, key: str) -> None:
        if len(self._move_ids) >= SAID_IDS:
            self._move_ids.pop(next(iter(self._move_ids)))
        self._move_ids[key] = self.version

    def _fold_take_back(self, entry: log.TakenBack) -> None:
        history = self.state.history()[:-1]
        self.state = self.game.new_state()
        for move in history:
            self.state.apply(move)
        self.move_number = entry.number - 1
        self.position_version = self.version
        if self._unrevealed:
            self._unrevealed.pop()
        self.clocks.stop(entry.at)
        self._start_clock(entry.at)
        self.interval = None

    def _fold_return(self, number: int, at: int) -> None:
        self._came_back.discard(number)
        seat = self.seats[number]
        is_in_charge = seat.stand_in is None  # left, but within the grace: the clock went on all the time
        seat.stand_in = seat.left_at = None
        if is_in_charge:
            return
        if self.state.turn == number:
            self.clocks.stop(at)
        self.clocks.allow(number, RETURN_MILLIS)
        if self.state.turn == number:
            self._start_clock(at)

    def _start_clock(self, at: int) -> None:
        turn = int(self.state.turn)
        if turn >= 0 and self.clocks.seat != turn and not self.is_paused:
            self.clocks.start(turn, at)

    def _reveal(self, events: list[Event]) -> list[Event]:
        """For spectators who see everything late: all of a round, when the next one begins or the match is over."""
        if self.rules.spectators != "delayed":
            return []
        self._unrevealed.append(events)
        now = getattr(self.game.show(self.state.view(None)), "round", None)
        if self._round is None:
            self._round = now
        if now == self._round and self.status != "over":
            return []
        self._round = now
        revealed = [event for of_move in self._unrevealed for event in of_move]
        self._unrevealed = []
        return revealed

    # -- telling --------------------------------------------------------------------------------------------

    def nonces(self) -> list[str]:
        return [seat.nonce for seat in self.seats]

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        secret = bytes.fromhex(self.created.secret)
        is_over = self.status == "over"
        return TableInfo(
            table=self.code,
            game=self.game.name,
            players=self.game.players,
            options=msgspec.to_builtins(self.game.options),
            rules=self.rules,
            status=self.status,
            seats=[self._seat_info(number, seat) for number, seat in enumerate(self.seats)],
            commitment=commitment(secret),
            nonces=self.nonces(),
            secret=self.created.secret if is_over else None,
            scores=self.state.scores() if is_over else None,
            is_paused=self.is_paused,
            number=self.created.number,
            rematch=self.rematch,
            interval=None if self.interval is None else self.interval.shown(self.people_in_charge()),
        )

    def _seat_info(self, number: int, seat: Seat) -> SeatInfo:
        return SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.player,
            is_away=seat.is_away,
            is_host=seat.guest is not None and seat.guest == self.host,
        )

    def record(self) -> Record:
        """The match on file, its dice included; they can be checked with `dice.verify`."""
        if self.status != "over":
            raise Refused("not-now", "a match that is over", f"one that is {self.status}")
        dice = FairDice(
            table=self.code,
            commitment=commitment(bytes.fromhex(self.created.secret)),
            nonces=self.nonces(),
            secret=self.created.secret,
            outside=self.outside,
        )
        meta: dict[str, object] = {"dice": msgspec.to_builtins(dice)}
        return Record.of(self.game, self.state, [seat.name for seat in self.seats], meta)


def is_last_move_harmless(state: State, seat: int) -> bool:
    """Whether the last thing that happened is a move of this seat that showed nobody anything.

    A move that turned something over, a look at something hidden, a card drawn: each leaves a sign or an outcome of
    chance behind the move, and then the move is not the last entry of the log.
    """
    if state.ply == 0:
        return False
    seen = state.observed(seat, state.ply - 1)
    return len(seen) == 1 and seen_code(seen[0]) >= 0 and seen_actor(seen[0]) == seat


_actions: dict[tuple[int, int], dict[str, object]] = {}  # by game, which is kept for good, and by move


def action_of(game: Game, move: int) -> dict[str, object]:
    """The action of a move as plain JSON, made once for all tables; nobody changes it."""
    found = _actions.get((id(game), move))
    if found is None:
        found = _actions[id(game), move] = game.action_to_json(game.decode(move))
    return found


_games: dict[str, Game] = {}


def interned(name: str, rules_version: int, players: int, options: dict[str, object]) -> Game:
    """The game, the same object for all tables that play it alike."""
    key = repr((name, rules_version, players, sorted(options.items())))
    if key not in _games:
        try:
            _games[key] = game_type(name).by_rules(rules_version).make(players, **options)
        except VersionMismatch as error:
            raise Refused("broken-table", "a match by rules that are known", str(error)) from None
        except RockfallError as error:
            raise Refused("bad-options", "a game with its options", str(error)) from None
    return _games[key]
