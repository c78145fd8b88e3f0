"""A table without a server: commands go in, entries come out, time is told."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from rockfall import Record, game
from rockfall.core.game import Refusal
from rockfall.core.outside import Settled
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game_type
from rockfall.games.saboteur.codec import LayPath
from rockfall.games.saboteur.game import SaboteurGame
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.absence import PAUSE_AFTER
from rockfall.server.fairness import verify
from rockfall.server.happening import Happening
from rockfall.server.protocol import ServerOutUpdate, decode_server
from rockfall.server.refused import Refused
from rockfall.server.seating import Actor
from rockfall.server.table import RETURN_MILLIS, Table
from rockfall.server.told import ToldLeft, ToldStaged, ToldTookOver
from rockfall.server.wire import Announcement, Common, Sight

ADA, BOB, EVE = (Actor(name.lower(), name) for name in ("Ada", "Bob", "Eve"))


class Played:
    """A table with its log, as the hub keeps it."""

    def __init__(self, game: str = "embers", players: int = 2, **rules: object) -> None:
        created = log.Created(
            at=0,
            code="ABCDEFGH",
            game=game,
            rules_version=game_type(game).rules_version,
            players=players,
            options={},
            rules=msgspec.convert(rules, log.TableRules),
            host="ada",
            host_name="Ada",
            secret="5a" * 32,
        )
        self.log: list[log.AnyEntry] = [created]
        self.table = Table(created)
        self.happenings = [self.table.fold(created)]
        self.now = 0

    def put(self, entries: list[log.AnyEntry]) -> list[Happening]:
        self.log += entries
        happenings = [self.table.fold(entry) for entry in entries]
        self.happenings += happenings
        return happenings

    def do(self, actor: Actor, command: ask.AnyCommand) -> list[Happening]:
        happenings = self.put(self.table.decide(actor, command, self.now))
        return happenings + self.put(self.table.decide_chance(self.now))

    def tick(self, now: int) -> list[str]:
        self.now = now
        return [type(each.entry).__name__ for each in self.put(self.table.tick(now))]

    def begin(self) -> Played:
        """Ada and Bob sit down by turns, Ada starts."""
        for seat in range(len(self.table.seats)):
            self.do((ADA, BOB)[seat % 2], ask.Sit(seat=seat))
        self.table.absence.set_present(frozenset(range(len(self.table.seats))), self.now)
        self.do(ADA, ask.Start())
        return self

    def begin_waiting(self) -> Played:
        """Only Ada has sat down, in seat 0."""
        self.do(ADA, ask.Sit(seat=0))
        return self

    def move(self, seat: int, code: int | None = None, id: str = "") -> list[Happening]:
        move = int(self.table.state.legal_moves()[0]) if code is None else code
        who = (ADA, BOB)[seat % 2]
        command = ask.Move(seat=seat, version=self.table.version, id=id or f"{self.table.version}", move=move)
        return self.do(who, command)

    def refusal(self, actor: Actor, command: ask.AnyCommand) -> str:
        """The code with which a command is refused; it must change nothing."""
        before = self.table.version
        with pytest.raises(Refused) as refused:
            self.do(actor, command)
        assert self.table.version == before
        assert "expected" in str(refused.value)
        return refused.value.code


def finished(played: Played) -> Played:
    rng = Rng.seeded("finished")
    while played.table.state.turn != NOBODY:
        seat = int(played.table.state.turn)
        played.move(seat, int(played.table.state.random_move(rng)))
    return played


@pytest.mark.parametrize(("game", "players"), [("embers", 3), ("saboteur", 3), ("saboteur2", 2), ("guilds", 2)])
def test_a_table_is_what_its_log_makes_of_it(game: str, players: int) -> None:
    played = finished(Played(game, players).begin())
    entries = [log.unpacked(log.packed(entry)) for entry in played.log]
    again, happenings = Table.loaded(entries)
    assert again.info() == played.table.info()
    assert again.state.history() == played.table.state.history()
    for viewer in (None, *range(players)):
        assert [each.told(viewer) for each in happenings] == [each.told(viewer) for each in played.happenings]
    assert [each.version for each in happenings] == list(range(1, len(entries) + 1))


def test_the_record_of_a_match_has_fair_dice() -> None:
    played = finished(Played("saboteur", 3).begin())
    record = Record.loads(played.table.record().dumps())
    info = played.table.info()
    assert verify(record, info.commitment).drawn > 20
    assert info.secret == "5a" * 32
    assert info.scores == record.scores


def test_the_secret_is_told_only_when_the_match_is_over() -> None:
    played = Played().begin()
    assert played.table.info().secret is None
    assert played.table.info().commitment not in ("", "5a" * 32)
    finished(played)
    assert played.table.info().secret == "5a" * 32
    secret = ("5a" * 32).encode()
    for happening in played.happenings:
        for viewer in (None, 0, 1):
            assert secret not in msgspec.json.encode(happening.told(viewer))


REFUSED: list[tuple[str, Callable[[], Played], Actor, ask.AnyCommand]] = [
    ("seat-taken", lambda: Played().begin_waiting(), BOB, ask.Sit(seat=0)),
    ("no-such-seat", lambda: Played(), ADA, ask.Sit(seat=5)),
    ("unknown-guest", lambda: Played(), Actor(None), ask.Sit()),
    ("not-host", lambda: Played(), BOB, ask.SitBot(seat=0, bot="uniform")),
    ("unknown-bot", lambda: Played(), ADA, ask.SitBot(seat=0, bot="genius")),
    ("not-allowed", lambda: Played(bots=False), ADA, ask.SitBot(seat=0, bot="uniform")),
    ("not-host", lambda: Played().begin_waiting(), BOB, ask.Kick(seat=0)),
    ("seat-open", lambda: Played().begin_waiting(), ADA, ask.Kick(seat=1)),
    ("not-your-seat", lambda: Played().begin_waiting(), BOB, ask.Swap(seat=0, other=1)),
    ("no-such-seat", lambda: Played().begin_waiting(), ADA, ask.Swap(seat=0, other=0)),
    ("not-host", lambda: Played().begin_waiting(), BOB, ask.Start()),
    ("seat-open", lambda: Played().begin_waiting(), ADA, ask.Start()),
    ("not-now", lambda: Played().begin_waiting(), ADA, ask.Move(seat=0, version=2, id="x", move=0)),
    ("not-now", lambda: Played().begin(), ADA, ask.Sit()),
    ("not-now", lambda: Played().begin(), ADA, ask.Swap(seat=0, other=1)),
    ("not-now", lambda: Played().begin(), ADA, ask.Kick(seat=1)),
    ("not-your-seat", lambda: Played().begin(), ADA, ask.Move(seat=1, version=99, id="x", move=0)),
    ("not-your-seat", lambda: Played().begin(), EVE, ask.Move(seat=0, version=99, id="x", move=0)),
    ("stale-version", lambda: Played().begin(), ADA, ask.Move(seat=0, version=3, id="x", move=0)),
    ("stale-version", lambda: Played().begin(), ADA, ask.Move(seat=0, version=99, id="x", move=0)),
    ("malformed-action", lambda: Played().begin(), ADA, ask.Move(seat=0, version=8, id="x", move=77)),
    ("malformed-action", lambda: Played().begin(), ADA, ask.Move(seat=0, version=8, id="x")),
    ("malformed-action", lambda: Played().begin(), ADA, ask.Move(seat=0, version=8, id="x", action={"type": "Fly"})),
    ("illegal-move", lambda: Played().begin(), BOB, ask.Move(seat=1, version=8, id="x", move=0)),
    ("illegal-move", lambda: Played().begin(), ADA, ask.Move(seat=0, version=8, id="x", move=7)),
    ("not-allowed", lambda: Played().begin(), ADA, ask.TakeBack(seat=0)),
    ("not-now", lambda: Played(take_back=True).begin(), ADA, ask.TakeBack(seat=0)),
    ("not-allowed", lambda: Played(chat=False), ADA, ask.Say(text="hello")),
    ("not-allowed", lambda: Played(spectators="none"), EVE, ask.Say(text="hello")),
    ("not-allowed", lambda: Played().begin(), BOB, ask.Say(text="psst")),
    ("not-your-seat", lambda: Played().begin(), EVE, ask.Say(text="I am Ada", seat=0)),
    ("unknown-guest", lambda: Played(), Actor(None), ask.Say(text="hello")),
]


@pytest.mark.parametrize(("code", "played", "actor", "command"), REFUSED)
def test_what_is_refused(code: str, played: Callable[[], Played], actor: Actor, command: ask.AnyCommand) -> None:
    assert played().refusal(actor, command) == code


def test_a_refused_move_says_which_rule_it_breaks() -> None:
    played = Played().begin()
    with pytest.raises(Refused) as refused:
        played.do(BOB, ask.Move(seat=1, version=played.table.version, id="x", move=0))
    assert refused.value.refusal is not None
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("not-your-turn", "M2")


def test_nobody_has_the_name_of_another_at_the_table() -> None:
    played = Played(players=4)
    for actor, name in ((ADA, "Ada"), (BOB, "ada"), (EVE, "Ada"), (EVE, "A" * 40)):
        played.do(actor, ask.Sit(name=name))
    assert [seat.name for seat in played.table.seats] == ["Ada", "ada 2", "Ada 3", "A" * 40]
    played.do(ADA, ask.Sit(seat=0, name="Ada"))  # one's own is not another's
    assert played.table.seats[0].name == "Ada"
    played.do(BOB, ask.Sit(seat=1, name="A" * 40))
    assert played.table.seats[1].name == "A" * 37 + " 2"


def test_chat_does_not_make_a_move_stale() -> None:
    played = Played().begin()
    seen = played.table.version
    played.do(BOB, ask.Say(text="hurry", seat=1))
    move = int(played.table.state.legal_moves()[0])
    assert played.do(ADA, ask.Move(seat=0, version=seen, id="x", move=move))


def test_a_move_made_twice_counts_once_also_after_a_restart() -> None:
    played = Played().begin()
    version = played.table.version
    move = ask.Move(seat=0, version=version, id="mine", move=int(played.table.state.legal_moves()[0]))
    played.do(ADA, move)
    assert played.table.decide(ADA, move, 0) == []
    again, _ = Table.loaded(played.log)
    assert again.decide(ADA, move, 0) == []
    assert again.version_of(ADA, move) == version + 1


def test_a_seat_token_gives_the_right_to_one_seat() -> None:
    played = Played().begin()
    holder = Actor(None, seats=frozenset({0}))
    move = int(played.table.state.legal_moves()[0])
    assert played.refusal(holder, ask.Move(seat=1, version=8, id="x", move=move)) == "not-your-seat"
    assert played.do(holder, ask.Move(seat=0, version=played.table.version, id="x", move=move))


def test_a_taken_back_move_leaves_the_state_as_it_was() -> None:
    played = Played(take_back=True).begin()
    before = played.table.state.view(0)
    played.move(0, 0 if 0 in before.legal_moves else 1 if 1 in before.legal_moves else 2)
    played.do(ADA, ask.TakeBack(seat=0))
    assert played.table.state.view(0) == before
    assert played.refusal(ADA, ask.TakeBack(seat=0)) == "not-now"
    loaded, _ = Table.loaded(played.log)
    assert loaded.state.view(0) == before
    assert finished(played).table.record().replay().scores() == played.table.state.scores()


# -- time ---------------------------------------------------------------------------------------------------


def test_a_move_clock_that_runs_out_brings_a_bot_and_the_player_may_return() -> None:
    played = Played("saboteur", 3, clock={"type": "move", "seconds": 10}).begin()
    seat = int(played.table.state.turn)
    assert played.table.due_at() == 10_000
    assert played.tick(9_999) == []
    assert played.tick(10_000) == ["TookOver"]
    assert played.table.bot_to_move() == (seat, played.table.seating.stand_in())
    owner = (ADA, BOB)[seat % 2]
    assert played.refusal(owner, ask.Move(seat=seat, version=played.table.version, id="x", move=0)) == "not-now"
    played.do(owner, ask.Return(seat=seat))
    assert played.table.bot_to_move() is None
    assert played.table.due_at() == 10_000 + RETURN_MILLIS


def test_a_match_clock_counts_thinking_and_adds_the_increment() -> None:
    clock = {"type": "match", "seconds": 60, "increment": 2}
    played = Played("embers", 2, clock=clock).begin()
    played.now = 15_000
    played.move(0)
    assert played.table.clocks.shown(20_000) == [47_000, 55_000]
    loaded, _ = Table.loaded(played.log)
    assert loaded.clocks.shown(20_000) == [47_000, 55_000]


@pytest.mark.parametrize("clock", [{"type": "match", "seconds": 60, "increment": 30}, {"type": "move", "seconds": 60}])
def test_a_take_back_brings_no_time(clock: dict[str, object]) -> None:
    """What was used stays used, and whoever takes back has used it: the others lose nothing, too."""
    played = Played("embers", 2, take_back=True, clock=clock).begin()
    for cycle in range(4):
        played.now += 5_000
        played.move(0, int(min(played.table.state.legal_moves())))
        played.now += 3_000
        played.do(ADA, ask.TakeBack(seat=0))
        assert played.table.clocks.shown(played.now) == [60_000 - 8_000 * (cycle + 1), 60_000]
    loaded, _ = Table.loaded(played.log)
    assert loaded.clocks.shown(played.now) == played.table.clocks.shown(played.now)


def test_who_has_no_time_left_takes_nothing_back() -> None:
    played = Played("embers", 2, take_back=True, clock={"type": "move", "seconds": 60}).begin()
    played.now = 40_000
    played.move(0, int(min(played.table.state.legal_moves())))
    played.now = 60_000
    assert played.refusal(ADA, ask.TakeBack(seat=0)) == "not-now"
    played.now = 59_999
    assert played.do(ADA, ask.TakeBack(seat=0))


def test_time_in_which_the_server_was_down_is_not_counted() -> None:
    played = Played("embers", 2, clock={"type": "match", "seconds": 60}).begin()
    played.now = 10_000
    played.move(0)
    played.put([log.Resumed(at=1_000_000)])
    assert played.table.clocks.shown(1_005_000) == [50_000, 55_000]


def test_who_is_away_is_replaced_after_the_grace_and_gets_the_seat_back() -> None:
    played = Played("embers", 2, grace=30).begin()
    played.table.absence.set_present(frozenset({0}), 1_000)
    assert played.table.due_at() == 31_000
    assert played.tick(30_999) == []
    assert played.tick(31_000) == ["TookOver"]
    assert played.table.info().seats[1].is_away
    played.table.absence.set_present(frozenset({0, 1}), 40_000)
    assert played.tick(40_000) == ["Returned"]
    assert not played.table.info().seats[1].is_away
    assert played.table.due_at() is None


def test_without_a_grace_nobody_is_replaced() -> None:
    played = Played("embers", 2, grace=None).begin()
    played.table.absence.set_present(frozenset(), 1_000)
    assert played.table.due_at() is None
    assert played.tick(10**12) == []


def test_a_deserted_table_waits_and_so_do_its_clocks() -> None:
    played = Played("embers", 2, goes_on=False, clock={"type": "match", "seconds": 60}).begin()
    played.table.absence.set_present(frozenset(), 1_000)
    assert played.table.due_at() == 1_000 + PAUSE_AFTER
    assert played.tick(1_000 + PAUSE_AFTER) == ["Paused"]
    assert played.tick(10**9) == []
    played.table.absence.set_present(frozenset({1}), 10**9)
    assert played.tick(10**9) == ["Resumed"]
    assert played.table.clocks.shown(10**9) == [60_000 - 1_000 - PAUSE_AFTER, 60_000]


def test_who_leaves_is_replaced_after_the_grace() -> None:
    played = Played("embers", 2, grace=30).begin()
    played.now = 1_000
    (happening,) = played.do(BOB, ask.Leave(seat=1))
    assert happening.told(0) == ToldLeft(version=happening.version, seat=1)
    assert played.table.info().seats[1].is_away
    assert played.do(BOB, ask.Leave(seat=1)) == []  # gone already
    played.table.absence.set_present(frozenset({0}), 20_000)  # closing the page later does not make it longer
    assert played.table.due_at() == 31_000
    assert played.tick(30_999) == []
    assert played.tick(31_000) == ["TookOver"]
    told = played.happenings[-1].told(None)
    assert isinstance(told, ToldTookOver)
    assert (told.seat, told.why) == (1, "left")
    played.do(BOB, ask.Return(seat=1))
    assert not played.table.info().seats[1].is_away
    assert played.table.due_at() == 50_000  # the page is still closed


def test_who_left_gets_the_seat_back_within_the_grace_also_after_a_restart() -> None:
    played = Played("embers", 2, grace=30).begin()
    played.do(BOB, ask.Leave(seat=1))
    for way in ("asks", "opens the page", "moves"):
        table, _ = Table.loaded(played.log)
        again = Played("embers", 2, grace=30)
        again.table, again.log = table, list(played.log)
        table.absence.set_present(frozenset({0}), 10_000)
        assert table.due_at() == 30_000, "the grace began when Bob left"
        match way:
            case "asks":
                again.do(BOB, ask.Return(seat=1))
            case "opens the page":
                table.absence.set_present(frozenset({0, 1}), 12_000)
                assert again.tick(12_000) == ["Returned"]
            case _:
                again.move(0)
                assert [type(each.entry) for each in again.move(1)][:2] == [log.Returned, log.Moved]
        assert not table.info().seats[1].is_away
        table.absence.set_present(frozenset({0, 1}), 13_000)
        assert again.tick(10**9) == []


def test_leaving_for_a_moment_gives_no_time() -> None:
    played = Played("embers", 2, grace=30, clock={"type": "match", "seconds": 60}).begin()
    played.now = 59_000
    played.do(ADA, ask.Leave(seat=0))
    played.do(ADA, ask.Return(seat=0))
    assert played.table.clocks.shown(59_000) == [1_000, 60_000]


def test_without_a_grace_who_leaves_is_replaced_at_once() -> None:
    played = Played("embers", 2, grace=None).begin()
    (happening,) = played.do(BOB, ask.Leave(seat=1))
    told = happening.told(0)
    assert isinstance(told, ToldTookOver)
    assert (told.seat, told.why) == (1, "left")


def test_bots_move_only_when_it_is_their_turn_and_nothing_changed_meanwhile() -> None:
    played = Played("embers", 2)
    played.do(ADA, ask.Sit(seat=0))
    played.do(ADA, ask.SitBot(seat=1, bot="uniform"))
    played.do(ADA, ask.Start())
    table = played.table
    assert table.bot_to_move() is None
    version = table.position_version
    assert table.decide_bot_move(0, int(table.state.legal_moves()[0]), version, 0) == []  # a person's seat
    played.move(0)
    assert table.bot_to_move() == (1, "uniform")
    move = int(table.state.legal_moves()[0])
    assert table.decide_bot_move(1, move, version, 0) == []  # chosen for an older position
    assert table.decide_bot_move(1, 99, table.position_version, 0) == []
    assert len(table.decide_bot_move(1, move, table.position_version, 0)) == 1


# -- chance from outside, damaged logs --------------------------------------------------------------------------


class Slow:
    """A source that needs time for everything."""

    def now(self, state: object, number: int) -> int | None:
        return None

    async def later(self, state: object, number: int) -> Settled:
        raise AssertionError("the hub asks, not the table")


def test_a_table_waits_for_chance_from_outside() -> None:
    played = Played()
    played.table._source_of = lambda table: Slow()
    played.begin()
    table = played.table
    assert table.state.turn == CHANCE
    assert table.decide_chance(0) == []
    outcome = int(table.state.legal_moves()[0])
    assert table.decide_outside(2, Settled([outcome]), 0) == []  # not the one that is due
    with pytest.raises(Refused, match="outcomes"):
        table.decide_outside(1, Settled([0]), 0)
    played.put(table.decide_outside(1, Settled([outcome]), 0))
    assert table.move_number == 1
    played.put(table.decide_outside(2, Settled([int(table.state.legal_moves()[0])]), 0, "dice"))
    assert table.outside == [1]


def test_what_came_from_outside_may_settle_several_moves_and_have_a_scene() -> None:
    played = Played()
    played.table._source_of = lambda table: Slow()
    played.begin()
    table = played.table
    state = table.state.copy()
    moves = []
    for _ in range(2):
        moves.append(int(state.legal_moves()[0]))
        state.apply(moves[-1])
    with pytest.raises(Refused, match="outcomes"):
        table.decide_outside(1, Settled([moves[0], 0]), 0)
    entries = table.decide_outside(1, Settled(moves, b"film"), 0)
    assert [type(entry) for entry in entries] == [log.Staged, log.Moved, log.Moved]
    assert [log.unpacked(log.packed(entry)) for entry in entries] == entries
    happening = table.fold(entries[0])
    assert happening.told(None) == happening.told(0) == ToldStaged(version=table.version, number=1)
    assert not happening.changes_info
    assert table.move_number == 0
    played.put(entries[1:])
    assert table.outside == [1, 2]


def test_a_log_that_breaks_the_rules_is_not_loaded() -> None:
    played = Played().begin()
    played.move(0)
    for change in ({"move": 6}, {"number": 9}, {"who": 1}):
        last = played.log[-1]
        assert isinstance(last, log.Moved)
        with pytest.raises(Refused) as refused:
            Table.loaded([*played.log[:-1], msgspec.structs.replace(last, **change)])
        assert refused.value.code == "broken-table"


def test_a_log_by_earlier_rules_is_played_on_by_them() -> None:
    """Its match goes on as it was begun; what its options are called today does not matter."""
    options: dict[str, object] = {"strict_paths": True, "idle_miners_unpaid": False, "rounds": 1, "first_seat": 0}
    old = msgspec.structs.replace(Played().table.created, game="saboteur", rules_version=1, players=3, options=options)
    table, _ = Table.loaded([old])
    assert isinstance(table.game, SaboteurGame)
    assert (table.game.rules_version, table.game.config.laying) == (1, "strict")
    assert table.info().options == options


def test_a_log_by_earlier_rules_of_another_game_is_played_on_by_them() -> None:
    created = msgspec.structs.replace(Played().table.created, game="goblins", rules_version=1)
    table, _ = Table.loaded([created])
    assert table.game.rules_version == 1
    today, _ = Table.loaded([msgspec.structs.replace(created, rules_version=2)])
    assert today.game == game("goblins", 2)
    assert today.game != table.game


def test_R7_a_move_beyond_the_edge_of_the_table_is_refused_by_the_rules() -> None:
    table = (played := Played("saboteur", 3).begin()).table
    turn = int(table.state.turn)
    path = next(path for path in map(table.game.decode, table.state.legal_moves()) if isinstance(path, LayPath))
    action = {**table.game.action_to_json(path), "column": 99}
    with pytest.raises(Refused) as caught:
        played.do((ADA, BOB)[turn % 2], ask.Move(seat=turn, version=table.version, id="x", action=action))
    assert caught.value.code == "illegal-move"
    assert caught.value.refusal == Refusal(code="beyond-the-edge", rule="R7")


def test_a_log_by_other_rules_is_not_played_on() -> None:
    played = Played()
    created = msgspec.structs.replace(played.table.created, rules_version=0)
    with pytest.raises(Refused, match="version 0"):
        Table.loaded([created])


def test_a_move_by_code_and_action_must_agree() -> None:
    played = Played().begin()
    table = played.table
    seat, (first, second) = table.state.turn, table.legal_moves()[:2]
    actor = (ADA, BOB)[seat % 2]
    known = {move: table.game.action_to_json(table.game.decode(move)) for move in (first, second)}
    asked = ask.Move(seat=seat, version=table.version, id="one", move=first, action=known[second])
    with pytest.raises(Refused, match="the action of move"):
        table.decide(actor, asked, 0)
    moved = table.decide(actor, msgspec.structs.replace(asked, action=known[first]), 0)[0]
    assert isinstance(moved, log.Moved)
    assert moved.move == first
    with pytest.raises(Refused, match="neither"):
        table.decide(actor, msgspec.structs.replace(asked, move=None, action=None), 0)


def test_legal_moves_go_out_when_the_position_has_changed() -> None:
    """Not with every line of chat."""
    played = Played().begin()
    table = played.table
    seat = table.state.turn
    sight = Sight(seat, Common())
    sight.snapshot(table, [], False, 0)
    actor = (ADA, BOB)[seat % 2]

    def heard(command: ask.AnyCommand) -> ServerOutUpdate:
        happenings = played.do(actor, command)
        update = decode_server(sight.update(table, Announcement(table, happenings, None, 0)))
        assert isinstance(update, ServerOutUpdate)
        return update

    assert heard(ask.Say(seat=seat, text="hm")).legal is None
    move = table.legal_moves()[0]
    assert heard(ask.Move(seat=seat, version=table.version, id="one", move=move)).legal == []
