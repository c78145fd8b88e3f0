"""A live table, without input, output or a clock of its own: commands go in, entries of its log come out.

`decide` and its siblings say which entries a command leads to, and change nothing; `fold` lets an entry take effect.
The caller (hub.py) stores the entries in between. A table is loaded by folding its log again, so a live table and a
loaded one cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Event, Refusal
from rockfall.core.outside import Settled
from rockfall.core.record import Record
from rockfall.core.state import CHANCE, NOBODY, State, View
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.absence import Absence
from rockfall.server.clocks import Clocks
from rockfall.server.dice import ChanceSource, Dice
from rockfall.server.happening import Happening
from rockfall.server.interval import Interval
from rockfall.server.known import action_of, interned
from rockfall.server.late import LateReveal
from rockfall.server.public import info_of, record_of
from rockfall.server.refused import Refused
from rockfall.server.seating import Actor, Seat, Seating, asked_by
from rockfall.server.shares import Shares
from rockfall.server.take_back import is_last_move_harmless
from rockfall.server.told import Status, TableInfo

RETURN_MILLIS = 10_000  # what a clock has at least when somebody comes back
SAID_IDS = 512  # ids of commands that are remembered; a client repeats itself within seconds, not matches

SourceOf = Callable[["Table"], ChanceSource]


class Table:
    """One match, from the first player who sits down to the last word. `Table.loaded` makes it from its log."""

    def __init__(self, created: log.Created, source_of: SourceOf | None = None) -> None:
        self.code = created.code
        self.rules = created.rules
        self.created = created
        self.game = interned(created.game, created.rules_version, created.players, created.options)
        self.seating = Seating(created.game, created.players, created.rules, created.host)
        self.shares = Shares(created, self.seating)
        self.absence = Absence(self.seating)
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
        self._source_of = source_of
        self._versions_of: dict[str, int] = {}  # what was asked for under an id, and the version that it led to
        self.outside: list[int] = []  # numbers of the moves whose outcome came from elsewhere
        self.left: tuple[int, bytes] | None = None  # the number of the last such outcome, and what it left behind
        self._late = LateReveal() if created.rules.spectators == "delayed" else None

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
        """The entries a command leads to; Refused if it is not allowed. One already carried out leads to none."""
        if isinstance(command, ask.Move):
            return self._decide_move(actor, command, now)
        if command.id is None:
            return self._decide(actor, command, now)
        asked = asked_by(actor, command)
        if asked in self._versions_of:
            return []
        entries = self._decide(actor, command, now)
        return [*entries[:-1], msgspec.structs.replace(entries[-1], asked=asked)] if entries else []

    def _decide(self, actor: Actor, command: ask.AnyCommand, now: int) -> list[log.AnyEntry]:
        match command:
            case ask.Say():
                return self.seating.decide_say(actor, command, self.status == "playing", now)
            case ask.Sit():
                self._must_wait()
                return self.seating.decide_sit(actor, command, now)
            case ask.SitBot():
                self._must_wait()
                return self.seating.decide_sit_bot(actor, command, now)
            case ask.Leave(seat=seat):
                return self._decide_leave(actor, seat, now)
            case ask.Kick(seat=seat):
                self._must_wait()
                return self.seating.decide_kick(actor, seat, now)
            case ask.Swap(seat=seat, other=other):
                self._must_wait()
                return self.seating.decide_swap(actor, seat, other, now)
            case ask.Seal():
                self._must_wait()
                return self.shares.decide_seal(actor, command, now)
            case ask.Open():
                return self.shares.decide_open(actor, command, now)
            case ask.Start():
                return self._decide_start(actor, now)
            case ask.TakeBack(seat=seat):
                return self._decide_take_back(actor, seat, now)
            case ask.Return(seat=seat):
                self.seating.must_own(actor, seat)
                self._must_play()
                return [log.Returned(at=now, seat=seat)] if self.seats[seat].is_away else []
            case ask.Ready(seat=seat):
                return self._decide_ready(actor, seat, now)
            case ask.Revoke(seat=seat):
                return self.seating.decide_revoke(actor, seat, now)
            case ask.Move() | ask.Rematch():
                raise Refused("not-now", "what a table itself decides", type(command).__name__)

    @property
    def is_locked(self) -> bool:
        """Whether shares in the dice are being opened, so that the match will begin by itself."""
        return self.shares.locked_at is not None

    @property
    def seats(self) -> list[Seat]:
        return self.seating.seats

    def _must_wait(self) -> None:
        if self.status != "waiting":
            raise Refused("not-now", "a table that has not begun", f"one where the match is {self.status}")
        if self.is_locked:
            raise Refused("not-now", "a table that is not locked", "one where shares in the dice are being opened")

    def _must_play(self) -> None:
        if self.status != "playing":
            raise Refused("not-now", "a match that goes on", f"a table where it is {self.status}")

    def _decide_leave(self, actor: Actor, number: int, now: int) -> list[log.AnyEntry]:
        self.seating.must_own(actor, number)
        if self.status == "over":
            return []
        if self.status == "playing":
            return self.seating.decide_leave(number, now)
        self._must_wait()
        return self.seating.decide_free(number, now)

    def _decide_start(self, actor: Actor, now: int) -> list[log.AnyEntry]:
        self._must_wait()
        self.seating.must_be_host(actor)
        self.seating.must_be_full()
        # The dice depend on who sits where, so chance is asked when this entry has taken effect.
        return self.shares.decide_start(now)

    # -- moving -----------------------------------------------------------------------------------------

    def version_of(self, actor: Actor, command: ask.AnyCommand) -> int | None:
        """The version that a command led to, if it was carried out already."""
        return self._versions_of.get(asked_by(actor, command))

    def _decide_move(self, actor: Actor, command: ask.Move, now: int) -> list[log.AnyEntry]:
        self.seating.must_own(actor, command.seat)
        if self.version_of(actor, command) is not None:
            return []
        self._must_play()
        if command.version < self.position_version or command.version > self.version:
            raise Refused(
                "stale-version", f"a move that answers version {self.position_version} or later", command.version
            )
        self.seating.must_be_in_charge(command.seat)
        moved = self._moved(command.seat, self._legal(command), "person", now, command.id)
        if self.seats[command.seat].is_away:  # whoever left and then moves is back
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
        if command.move is None and command.action is None:
            raise Refused("malformed-action", "a move's code or an action", "neither")
        if command.move is not None and self.state.turn == command.seat and command.move in self.legal_moves():
            self._must_agree(command.move, command.action)
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

    def _must_agree(self, move: int, action: dict[str, object] | None) -> None:
        """Where both are given, the action shows that code and page mean the same."""
        known = action_of(self.game, move)
        if action is not None and action != known:
            raise Refused("malformed-action", f"the action of move {move}, {known}", action)

    def why_not(self, actor: Actor, seat: int, data: object) -> Refusal | None:
        """Why an action may not be made by a seat now, for its player; None if it may."""
        self.seating.must_own(actor, seat)
        self._must_play()
        try:
            return self.game.why_not(self.state.view(seat), self.game.action_from_json(data))
        except MalformedAction as error:
            raise Refused("malformed-action", f"a move of {self.game.name}: {error}", "something else") from None

    def hint_view(self, actor: Actor, seat: int) -> View | None:
        """What a bot that advises a player may know; None if it is too late: the match has moved on, or is over."""
        self.seating.must_own(actor, seat)
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
        """Whether chance is to decide now, without waiting for anybody first."""
        return self.status == "playing" and self.state.turn == CHANCE and not self._is_between_rounds(now)

    def decide_chance(self, now: int) -> list[log.AnyEntry]:
        """The outcomes of chance that are due and known immediately."""
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
        if settled.scene:
            scene, seen, left = settled.scene, settled.seen, settled.left
            entries.append(log.Staged(at=now, number=number, scene=scene, seen=seen, left=left))
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
        """Outcomes of chance until somebody is to move, or until a round is over and people want to look at it first.

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
        self.seating.must_own(actor, number)
        self._must_play()
        if not self.rules.take_back:
            raise Refused("not-allowed", "moves that stand, by the rules of this table", "a take-back")
        if not is_last_move_harmless(self.state, number):
            raise Refused(
                "not-now", "your own move to be the last thing that happened, with nothing revealed", "a later moment"
            )
        if self.clocks.is_used and self.clocks.after_take_back(number, now) <= 0:
            raise Refused("not-now", "more time on your clock than was used since your move", "a take-back too late")
        return [log.TakenBack(at=now, seat=number, number=self.move_number)]

    # -- between two rounds ---------------------------------------------------------------------------------

    def _begins_interval(self, state: State) -> bool:
        return self.rules.interval > 0 and state.is_between_rounds() and bool(self.seating.people_in_charge())

    def _is_between_rounds(self, now: int) -> bool:
        """Whether the next round waits: for players who are not ready, or for anybody to come back to the table."""
        interval = self.interval
        if interval is None:
            return False
        if self.is_paused or self.absence.is_deserted:
            return True
        return now < interval.ends_at and bool(interval.waiting_for(self.seating.people_in_charge()))

    def _decide_ready(self, actor: Actor, number: int, now: int) -> list[log.AnyEntry]:
        self.seating.must_own(actor, number)
        self._must_play()
        if self.interval is None:
            raise Refused("not-now", "a pause between two rounds", "a round that goes on")
        self.seating.must_be_in_charge(number)
        if number in self.interval.ready:
            return []
        ready = log.Ready(at=now, seat=number)
        return [log.Returned(at=now, seat=number), ready] if self.seats[number].is_away else [ready]

    # -- bots, absence, clocks ----------------------------------------------------------------------------

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the bot that should think now."""
        turn = int(self.state.turn)
        if self.status != "playing" or turn < 0 or self.is_paused or self.absence.is_deserted:
            return None
        bot = self.seats[turn].player
        return None if bot is None else (turn, bot)

    def due_at(self) -> int | None:
        """When `tick` will next have something to do, as things stand."""
        if self.status != "playing":
            return self.shares.due_at()
        if self.absence.came_back:
            return 0
        if self.absence.is_deserted:
            return None if self.is_paused else self.absence.pauses_at()
        if self.is_paused:
            return 0
        if self.rules.grace is None and not self.clocks.is_used and self.interval is None:
            return None
        times = self.absence.replacements_due()
        turn = int(self.state.turn)
        if turn >= 0 and self.seats[turn].player is None:
            runs_out = self.clocks.runs_out_at()
            times += [] if runs_out is None else [runs_out]
        times += [] if self.interval is None else [self.interval.ends_at]
        return min(times, default=None)

    def tick(self, now: int) -> list[log.AnyEntry]:
        """What time brings: a bot for a player who is away or out of time, a seat given back, a pause and its end.

        When the next round has waited long enough there is no entry: chance is due then.
        """
        if self.status != "playing":
            return self.shares.tick(now)
        entries: list[log.AnyEntry] = []
        if self.absence.is_deserted:
            pauses_at = self.absence.pauses_at()
            if not self.is_paused and pauses_at is not None and now >= pauses_at:
                entries.append(log.Paused(at=now))
            return entries
        if self.is_paused:
            entries.append(log.Resumed(at=now))
        entries += [log.Returned(at=now, seat=number) for number in sorted(self.absence.came_back)]
        if entries:
            return entries
        for number, seat in enumerate(self.seats):
            due = self.absence.replaced_at(number)
            if due is not None and now >= due:
                why: Literal["absent", "left"] = "absent" if seat.left_at is None else "left"
                entries.append(log.TookOver(at=now, seat=number, bot=self.seating.stand_in(), why=why))
        entries += self._flag(now, [entry.seat for entry in entries if isinstance(entry, log.TookOver)])
        return entries

    def _flag(self, now: int, replaced: list[int]) -> list[log.AnyEntry]:
        turn = int(self.state.turn)
        due = self.clocks.runs_out_at()
        if self.is_paused or turn < 0 or turn in replaced or self.seats[turn].player is not None:
            return []
        if due is None or now < due:
            return []
        return [log.TookOver(at=now, seat=turn, bot=self.seating.stand_in(), why="clock")]

    # -- taking effect --------------------------------------------------------------------------------------

    def ahead(self, entries: list[log.AnyEntry]) -> Table | None:
        """This table as the entries will leave it, if they change what everybody knows of it; None if they do not.

        What goes to the store follows from it: the table itself must not run ahead of its store.
        """
        if not self._will_change_info(entries):
            return None
        twin = self._copy()
        for entry in entries:
            twin.fold(entry)
        return twin

    def _will_change_info(self, entries: list[log.AnyEntry]) -> bool:
        state: State | None = None
        for entry in entries:
            if isinstance(entry, log.Moved):
                if state is None:
                    state = self.state.copy()
                state.apply(entry.move)
            elif not isinstance(entry, log.Said | log.Staged):
                return True
        if state is None:
            return False
        return state.turn == NOBODY or self.interval is not None or self._begins_interval(state)

    def _copy(self) -> Table:
        """A copy good enough for what everybody knows of the table, and for its record."""
        twin = Table(self.created)
        twin.seating = self.seating.copy()
        twin.shares = self.shares.copy(self.created, twin.seating)
        twin.absence = Absence(twin.seating)
        twin.status, twin.version, twin.is_paused = self.status, self.version, self.is_paused
        twin.state, twin.move_number = self.state.copy(), self.move_number
        twin.clocks, twin.outside, twin.rematch = self.clocks.copy(), list(self.outside), self.rematch
        twin.interval = None if self.interval is None else self.interval.copy()
        return twin

    def fold(self, entry: log.AnyEntry) -> Happening:
        """Let an entry of the log take effect. Trusts its caller that it was decided here, or stored."""
        self.version += 1
        self.last_at = entry.at
        if isinstance(entry.asked, str):
            self._remember(entry.asked)
        events: list[Event] = []
        revealed: list[Event] = []
        interval = self.interval
        match entry:
            case log.Moved():
                self._fold_move(entry, events)
                if self._late is not None:
                    shown = self.game.show(self.state.view(None))
                    revealed = self._late.reveal(events, getattr(shown, "round", None), self.status == "over")
            case log.TakenBack():
                self._fold_take_back(entry)
            case log.Sat(seat=number, guest=guest, name=name, nonce=nonce, seal=seal):
                seat = self.seats[number]
                seat.guest, seat.name, seat.nonce, seat.seal = guest, name, nonce, seal
            case log.BotSat(seat=number, bot=bot):
                self.seats[number].bot = self.seats[number].name = bot
            case log.Freed(seat=number):
                self.seats[number] = Seat()
            case log.Swapped(seat=number, other=other):
                self.seats[number], self.seats[other] = self.seats[other], self.seats[number]
            case log.HostChanged(guest=guest):
                self.seating.host = guest
            case log.Sealed() | log.Locked() | log.Opened():
                self.shares.fold(entry)
            case log.Started(at=at):
                self.shares.fold(entry)
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
                self.absence.begin_again(at)
                self.clocks.forget()
                self._start_clock(at)
                if self.interval is not None:
                    self.interval.since = at
            case log.Ready(seat=number):
                if self.interval is not None:
                    self.interval.ready.add(number)
            case log.Revoked(seat=number):
                self.seating.revoke(number)
            case log.Continued(code=code):
                self.rematch = code
            case log.Staged(number=number, left=left):
                self.left = (number, left) if left else None
            case log.Created() | log.Said():
                pass
        return Happening(self.version, entry, events, revealed, self.interval is not interval)

    def _fold_start(self, at: int) -> None:
        self.status = "playing"
        self.position_version = self.version
        self.dice = Dice(bytes.fromhex(self.shares.secret), self.code, self.shares.all(), self.shares.scheme)
        self.source = self.dice if self._source_of is None else self._source_of(self)
        self.absence.begin(at)
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
            self._remember(f"{turn} {entry.id}")
        if self.state.turn == NOBODY:
            self.status = "over"
            self.clocks.forget()
            self.absence.since.clear()
        else:
            self._start_clock(entry.at)
        self.interval = Interval(self.rules.interval, entry.at) if self._begins_interval(self.state) else None

    def _remember(self, asked: str) -> None:
        if len(self._versions_of) >= SAID_IDS:
            self._versions_of.pop(next(iter(self._versions_of)))
        self._versions_of[asked] = self.version

    def _fold_take_back(self, entry: log.TakenBack) -> None:
        history = self.state.history()[:-1]
        self.state = self.game.new_state()
        for move in history:
            self.state.apply(move)
        self.move_number = entry.number - 1
        self.position_version = self.version
        if self._late is not None:
            self._late.take_back()
        self.clocks.take_back(entry.seat, entry.at)
        self._start_clock(entry.at)
        self.interval = None

    def _fold_return(self, number: int, at: int) -> None:
        self.absence.came_back.discard(number)
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

    # -- telling --------------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        return info_of(self)

    def record(self) -> Record:
        """The match as a record, with its dice, which `fairness.verify` can check."""
        if self.status != "over":
            raise Refused("not-now", "a match that is over", f"one that is {self.status}")
        return record_of(self)
