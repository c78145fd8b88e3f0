"""The pause between two rounds: the next one waits for the people, bots do not play behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rockfall.bots import bot
from rockfall.client import Client, Seat
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server import protocol as wire
from rockfall.server.absence import PAUSE_AFTER
from rockfall.server.hub import Hub
from rockfall.server.store import Guest
from rockfall.server.table import Table
from rockfall.server.told import IntervalInfo, ToldReady
from tests.server.conftest import Running, Start
from tests.server.hubs import Clock, Ear, hub_at
from tests.server.players import Guesser, eventually, run, table_with_bots
from tests.server.postgres import Postgres
from tests.server.test_table import ADA, BOB, EVE, Played

ROUND_GAMES = [("saboteur", 3), ("saboteur2", 3), ("goblins", 3)]


def to_round_end(played: Played, rounds: int = 1) -> Played:
    """Random moves until this many rounds are over."""
    rng = Rng.seeded("to the end of a round")
    while round_of(played.table) <= rounds:
        played.now += 10
        seat = int(played.table.state.turn)
        played.move(seat, int(played.table.state.random_move(rng)))
    return played


def at_interval(game: str = "saboteur", players: int = 3, **rules: object) -> Played:
    return to_round_end(Played(game, players, **{"interval": 45, **rules}).begin())


def won_round(**rules: object) -> Played:
    """A round of dwarfs who know their trade, to the last gold card."""
    played = Played("saboteur", 4, **rules).begin()
    digger, rng = bot("sensible", played.table.game), Rng.seeded("digging")
    while played.table.interval is None:
        seat = int(played.table.state.turn)
        played.move(seat, digger.choose(played.table.state.view(seat), rng))
    return played


def round_of(table: Table) -> int:
    number: int = msgspec.to_builtins(table.game.show(table.state.view(None)))["round"]
    return number


def interval_of(table: Table) -> IntervalInfo:
    shown = table.info().interval
    assert shown is not None
    return shown


# -- the table alone ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), ROUND_GAMES)
def test_the_next_round_waits_for_the_people(game: str, players: int) -> None:
    played = at_interval(game, players)
    began = played.now
    assert interval_of(played.table) == IntervalInfo(ends_at=began + 45_000, seconds=45, waiting_for=[0, 1, 2])
    assert played.happenings[-1].changes_info, "viewers are told with the move that ended the round"
    assert played.table.state.turn == CHANCE
    assert played.table.decide_chance(began + 44_999) == []
    assert not played.table.is_chance_due(began + 44_999)
    assert played.table.bot_to_move() is None


@pytest.mark.parametrize(("game", "players"), ROUND_GAMES)
def test_without_an_interval_the_next_round_begins_at_once(game: str, players: int) -> None:
    played = to_round_end(Played(game, players).begin())
    assert played.table.info().interval is None
    assert played.table.state.turn >= 0


def test_it_ends_when_all_are_ready() -> None:
    played = at_interval()
    (told,) = played.do(ADA, ask.Ready(seat=0))
    assert told.changes_info
    assert all(told.told(viewer) == ToldReady(version=told.version, seat=0) for viewer in (None, 0, 1))
    assert interval_of(played.table).waiting_for == [1, 2]
    assert played.do(ADA, ask.Ready(seat=0)) == [], "said already"
    played.do(ADA, ask.Ready(seat=2))
    happenings = played.do(BOB, ask.Ready(seat=1))
    assert played.table.info().interval is None
    assert happenings[1].changes_info, "viewers are told that it is over"
    assert played.table.state.turn >= 0
    assert not any(each.changes_info for each in happenings[2:])


def test_it_ends_when_it_has_lasted_long_enough() -> None:
    played = at_interval(grace=None)
    ends = played.now + 45_000
    assert played.table.due_at() == ends
    assert played.tick(ends) == []  # that is no entry
    assert [type(entry) for entry in played.table.decide_chance(ends)][:1] == [log.Moved]


def test_it_is_again_between_the_next_two_rounds() -> None:
    played = at_interval()
    for actor, seat in ((ADA, 0), (BOB, 1), (ADA, 2)):
        played.do(actor, ask.Ready(seat=seat))
    to_round_end(played, rounds=2)
    assert interval_of(played.table).waiting_for == [0, 1, 2]


def test_nobody_waits_for_bots_nor_for_who_has_gone() -> None:
    played = at_interval(grace=30)
    played.do(BOB, ask.Leave(seat=1))
    assert interval_of(played.table).waiting_for == [0, 2]
    played.table.absence.set_present(frozenset({0}), played.now)
    assert "TookOver" in played.tick(played.now + 30_000)
    assert interval_of(played.table).waiting_for == [0]
    assert played.refusal(BOB, ask.Ready(seat=1)) == "not-now"
    played.do(ADA, ask.Ready(seat=0))
    assert played.table.info().interval is None


def test_who_left_and_is_ready_is_back() -> None:
    played = at_interval(grace=30)
    played.do(BOB, ask.Leave(seat=1))
    assert [type(each.entry) for each in played.do(BOB, ask.Ready(seat=1))] == [log.Returned, log.Ready]


def test_where_no_person_plays_any_more_there_is_no_pause() -> None:
    played = Played("saboteur", 3, interval=45).begin()
    played.put([log.TookOver(at=0, seat=seat, bot="uniform", why="absent") for seat in range(3)])
    rng = Rng.seeded("bots alone")
    while round_of(played.table) == 1:
        seat = int(played.table.state.turn)
        move = int(played.table.state.random_move(rng))
        played.put(played.table.decide_bot_move(seat, move, played.table.position_version, played.now))
        assert played.table.info().interval is None
    assert played.table.state.turn >= 0


@pytest.mark.parametrize(
    ("code", "played", "actor", "seat"),
    [
        ("not-now", lambda: Played("saboteur", 3, interval=45).begin(), ADA, 0),
        ("not-now", lambda: Played("saboteur", 3, interval=45), ADA, 0),
        ("not-now", lambda: to_round_end(Played("saboteur", 3).begin()), ADA, 0),
        ("not-your-seat", at_interval, ADA, 1),
        ("not-your-seat", at_interval, EVE, 0),
        ("no-such-seat", at_interval, ADA, 3),
    ],
)
def test_who_may_not_say_ready(code: str, played: Callable[[], Played], actor: object, seat: int) -> None:
    table = played()
    if table.table.status == "waiting":
        table.do(ADA, ask.Sit(seat=0))
    assert table.refusal(actor, ask.Ready(seat=seat)) == code  # type: ignore[arg-type]


def test_a_table_loaded_in_between_waits_as_before() -> None:
    played = at_interval()
    played.do(ADA, ask.Ready(seat=0))
    again, _ = Table.loaded([log.unpacked(log.packed(entry)) for entry in played.log])
    assert again.info() == played.table.info()
    assert interval_of(again).waiting_for == [1, 2]
    again.fold(log.Resumed(at=played.now + 10**7))
    assert interval_of(again).ends_at == played.now + 10**7 + 45_000, "time that nobody could use is not counted"
    assert interval_of(again).waiting_for == [1, 2]


def test_a_deserted_table_waits_for_somebody_to_come_back() -> None:
    played = at_interval(goes_on=False, clock={"type": "match", "seconds": 600})
    left = played.table.clocks.shown(played.now)
    played.table.absence.set_present(frozenset(), played.now)
    assert played.tick(played.now + PAUSE_AFTER) == ["Paused"]
    late = played.now + 10**8
    assert played.table.due_at() is None
    assert played.table.decide_chance(late) == []
    played.table.absence.set_present(frozenset({1}), late)
    assert played.tick(late) == ["Resumed"]
    assert interval_of(played.table).ends_at == late + 45_000
    assert played.table.clocks.shown(late) == left, "no clock runs between rounds"


def test_a_move_that_ended_a_round_is_not_taken_back_once_it_showed_the_dwarfs() -> None:
    played = at_interval("goblins", 3, take_back=True)
    for actor, seat in ((ADA, 0), (BOB, 1), (ADA, 2)):
        assert played.refusal(actor, ask.TakeBack(seat=seat)) == "not-now"
    assert played.table.interval is not None


def test_the_last_gold_card_may_be_taken_back_and_the_pause_with_it() -> None:
    """It showed nobody anything; the pause begins anew when the card is taken again."""
    played = won_round(interval=45, take_back=True)
    last = played.log[-1]
    assert isinstance(last, log.Moved)
    assert last.action["type"] == "TakeGold"
    assert isinstance(last.who, int)
    actor = (ADA, BOB)[last.who % 2]
    played.do(BOB, ask.Ready(seat=1))
    (taken_back,) = played.do(actor, ask.TakeBack(seat=last.who))
    assert taken_back.changes_info
    assert played.table.info().interval is None
    assert played.table.state.turn == last.who
    played.move(last.who, last.move)
    assert interval_of(played.table).waiting_for == [0, 1, 2, 3]


# -- the hub, with a clock of its own ---------------------------------------------------------------------------------


async def round_played(hub: Hub, ear: Ear, **rules: object) -> tuple[Guest, str]:
    """Ada and two bots have played a round."""
    ada, _ = await hub.guests.new("Ada")
    code = (await hub.create(ada, "saboteur", 3, {"first_seat": 0}, log.TableRules(**rules))).table  # type: ignore[arg-type]
    for command in (ask.Sit(seat=0), ask.SitBot(seat=1, bot="uniform"), ask.SitBot(seat=2, bot="uniform")):
        await hub.command(code, ada, command)
    await hub.presence.subscribe(ear, ada, wire.ClientInSubscribe(table=code, seat=0))
    await hub.command(code, ada, ask.Start())
    rng = Rng.seeded("Ada")
    table = hub.live[code].table
    while round_of(table) == 1:
        await eventually(lambda: table.state.turn == 0 or round_of(table) > 1)
        if table.state.turn == 0 and round_of(table) == 1:
            move = int(table.state.random_move(rng))
            await hub.command(code, ada, ask.Move(seat=0, version=table.version, id=str(table.version), move=move))
    return ada, code


async def settled(hub: Hub, code: str) -> int:
    """The version of a table when whatever may go on by itself has had its turn."""
    for _ in range(50):
        await asyncio.sleep(0)
    async with hub.at(code) as live:
        pass
    await asyncio.sleep(0.05)
    return live.table.version


def test_nothing_moves_before_the_person_is_ready(tmp_path: Path) -> None:
    async def story() -> None:
        ear = Ear()
        async with hub_at(tmp_path, Clock()) as hub:
            ada, code = await round_played(hub, ear, interval=45)
            version = await settled(hub, code)
            table = hub.live[code].table
            assert table.state.turn == CHANCE
            assert table.version == version == ear.updates[-1].version
            info = ear.updates[-1].info
            assert info is not None, "who watches hears of the pause with the move that began it"
            assert info.interval == IntervalInfo(ends_at=hub.now() + 45_000, seconds=45, waiting_for=[0])
            await hub.command(code, ada, ask.Ready(seat=0))
            await eventually(lambda: ear.infos()[-1].interval is None)
            await eventually(lambda: table.state.turn == 0)

    run(story())


def test_without_an_interval_bots_play_on_at_once(tmp_path: Path) -> None:
    """The control: the same table, and nobody says anything."""

    async def story() -> None:
        ear = Ear()
        async with hub_at(tmp_path, Clock()) as hub:
            _, code = await round_played(hub, ear)
            await eventually(lambda: hub.live[code].table.state.turn == 0)
            assert not any(info.interval for info in ear.infos())

    run(story())


def test_the_countdown_goes_on_without_who_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        ear = Ear()
        async with hub_at(tmp_path, clock) as hub:
            _, code = await round_played(hub, ear, interval=1, grace=None)
            table = hub.live[code].table
            version = await settled(hub, code)
            assert table.version == version
            clock.seconds += 1.0
            await eventually(lambda: table.state.turn == 0)

    run(story())


def test_a_restart_in_between_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with hub_at(tmp_path, clock) as hub:
            ada, code = await round_played(hub, Ear(), interval=45)
            version = await settled(hub, code)
        clock.seconds += 1000.0
        ear = Ear()
        async with hub_at(tmp_path, clock) as hub:
            await hub.presence.subscribe(ear, ada, wire.ClientInSubscribe(table=code, seat=0))
            assert await settled(hub, code) == version + 1, "that the server is back, and nothing else"
            interval = ear.infos()[-1].interval
            assert interval == IntervalInfo(ends_at=hub.now() + 45_000, seconds=45, waiting_for=[0])
            await hub.command(code, ada, ask.Ready(seat=0))
            await eventually(lambda: hub.live[code].table.state.turn == 0)

    run(story())


# -- real servers ---------------------------------------------------------------------------------------------------


def readies(seat: Seat) -> list[int]:
    return [each.seat for each in seat.entries if isinstance(each, ToldReady)]


def test_programs_are_ready_by_themselves(shared: Running) -> None:
    """With ten minutes to wait, the match would not be over in time otherwise."""

    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url, "Bob") as bob:
            code = await table_with_bots(ada, "saboteur", 3, people=2, interval=600)
            seats = [await ada.join(code), await bob.join(code)]
            await ada.do(code, "start")
            await asyncio.gather(*(seat.play(Guesser(seat.seat)) for seat in seats))
            assert sorted(map(str, readies(seats[0]))) == ["0", "0", "1", "1"]

    run(story())


def test_people_at_two_processes_are_waited_for_and_one_goes_on(start: Start, postgres: Postgres) -> None:
    address = postgres.database()
    servers = [start(database=address), start(database=address)]

    async def story() -> None:
        async with Client(servers[0].url, "Ada") as ada, Client(servers[1].url, "Bob") as bob:
            code = await table_with_bots(ada, "saboteur", 3, people=2, interval=600)
            seats = [await ada.join(code), await bob.join(code)]
            await ada.do(code, "start")
            await asyncio.gather(*(seat.play(Guesser(seat.seat)) for seat in seats))
            await eventually(lambda: seats[0].version == seats[1].version)
            for seat in seats:
                assert sorted(map(str, readies(seat))) == ["0", "0", "1", "1"]

    run(story())
