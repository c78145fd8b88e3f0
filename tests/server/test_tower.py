"""The rock tower in live play: simulated, shown, recorded, struck again; and what happens when it cannot be."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from rockfall import Record
from rockfall import server as server_package
from rockfall.cli import app
from rockfall.client import Client, Seat, ServerRefused, UnfairDice
from rockfall.client.pins import Pins
from rockfall.core.errors import BadRecord
from rockfall.core.game import Action
from rockfall.core.outside import OutsideError
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, State
from rockfall.games import GAMES, game
from rockfall.games.trollfjord import codec
from rockfall.games.trollfjord.striking import (
    BlowAsked,
    Question,
    RockTower,
    blows_asked,
    outcome_moves,
    question_of,
    strike,
)
from rockfall.games.trollfjord.tower import FULL, Outcome, blow, count_by_colour, fill, throw_back, unpack
from rockfall.games.trollfjord.tower.trajectory import decode
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.bots import BotPool
from rockfall.server.dice import Dice, dice_of
from rockfall.server.fairness import verify
from rockfall.server.hub import Hub
from rockfall.server.outside import Outside, _check_moves, _note_missing, settled_in, verify_outside
from rockfall.server.packed import Packed
from rockfall.server.refused import Refused
from rockfall.server.store.sqlite import SqliteStore
from rockfall.server.table import Table
from rockfall.server.told import ToldStaged
from tests.conftest import GOLDENS
from tests.server.conftest import Start
from tests.server.hammering import BLOWS
from tests.server.players import run, until_turn

DICE = Dice(bytes(32), "TABLE", ["", ""])
TOWER = RockTower()
SOURCES = Path(server_package.__file__).parent.parent
SLEEPY = (sys.executable, "-c", "import time; time.sleep(1000)")


@pytest.fixture(autouse=True)
def hammering(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stand-in among the games, also on this side."""
    monkeypatch.setitem(GAMES, "hammering", "tests.server.hammering:HAMMERING")


async def strikes(seats: list[Seat], strengths: list[int]) -> None:
    """Each seat takes up the hammer and strikes as often as it may, so hard."""
    for number, strength in enumerate(strengths):
        seat = seats[number // BLOWS]
        await until_turn(seat)
        if number % BLOWS == 0:
            await seat.move(codec.CODES[codec.Hammer()])
            await until_turn(seat)
        await seat.move(codec.CODES[codec.Blow(side="left", height=1 + number % 3, strength=strength)])


def boulders_in(record: Record, number: int) -> tuple[int, list[str]]:
    """How many fell with the move of this number, and their colours."""
    fall, *rest = (record.game().decode(move) for move in record.moves[number - 1 :])
    assert isinstance(fall, codec.Fall)
    colours = [action.colour for action in rest[: fall.count] if isinstance(action, codec.Show)]
    return fall.count, colours


def blows_of(record: Record) -> list[int]:
    """The numbers of the moves that say what a blow brought."""
    moves = enumerate(record.moves, start=1)
    return [number for number, move in moves if isinstance(record.game().decode(move), codec.Fall)]


def test_a_match_with_the_real_tower_through_the_death_of_the_server(start: Start, tmp_path: Path) -> None:
    server = start("outside_seconds=60")  # on a busy machine, too

    async def story() -> tuple[str, list[int], list[bytes]]:
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            code = await ada.create("hammering", 2, spectators="none")
            seats = [await ada.join(code), await ada.join(code)]
            await ada.do(code, "start")
            await strikes(seats, [5])
            await until_turn(seats[0])
            number = next(entry.number for entry in seats[0].entries if isinstance(entry, ToldStaged))
            with pytest.raises(ServerRefused, match="not-allowed"):
                await bob.blow(code, number)
            early = await ada.blow(code, number)  # nobody looks into the tower while the match goes on
            server.kill()
            server.start()  # which knows of the tower only what the log says
            await until_turn(seats[0])
            await seats[0].move(codec.CODES[codec.Blow(side="left", height=3, strength=5)])
            await until_turn(seats[1])
            await strikes(seats[1:], [5, 3])
            while seats[0].info is None or seats[0].info.status != "over":
                await seats[0].change()
            numbers = [entry.number for entry in seats[0].entries if isinstance(entry, ToldStaged)]
            films = [await ada.blow(code, number) for number in numbers]
            seen, whole = decode(early), decode(films[0])
            assert set(seen.out) == set(seen.frames[0].boulders)
            assert len(seen.out) == len(whole.out) < len(whole.frames[0].boulders) == 44
            with pytest.raises(ServerRefused, match="no-such-page"):
                await ada.blow(code, 1)
            with pytest.raises(ServerRefused, match="no-such-page"):
                await ada.get(f"/api/tables/{code}/blows/x")
            assert await bob.blow(code, numbers[0]) == films[0]  # a match that is over is there for everybody
            verdict = await seats[0].check_dice()
            assert (verdict.again, verdict.is_complete) == (4, True)  # the client has struck the tower again, too
            return await ada.record(code), numbers, films

    text, numbers, films = run(story())
    record = Record.loads(text)
    assert numbers == blows_of(record)
    assert len(numbers) == 4
    for number, film in zip(numbers, films, strict=True):
        shown = decode(film)
        left = sorted(shown.out, key=lambda boulder: shown.out[boulder])
        count, colours = boulders_in(record, number)
        assert (count, colours) == (len(left), [("yellow", "red", "blue", "white")[each // 11] for each in left])
    assert verify(record).outside == sum(1 + boulders_in(record, number)[0] for number in numbers)
    assert any(boulders_in(record, number)[0] for number in numbers)  # the dice are real: how many, nobody knows

    file = tmp_path / "match.jsonl"
    file.write_text(text)
    done = CliRunner().invoke(app, ["verify", str(file)], catch_exceptions=False)
    assert "the rock tower was struck again 4 times, with the same outcomes" in done.output


def test_a_blow_that_takes_too_long_is_drawn_from_the_tables(start: Start) -> None:
    server = start("outside_seconds=0.001")

    async def story() -> str:
        async with Client(server.url, "Ada") as ada:
            code = await ada.create("hammering", 2)
            seats = [await ada.join(code), await ada.join(code)]
            await ada.do(code, "start")
            await strikes(seats, [5, 5, 3, 3])
            while seats[0].info is None or seats[0].info.status != "over":
                await seats[0].change()
            assert not any(entry.entry == "blown" for entry in seats[0].entries)
            return await ada.record(code)

    record = Record.loads(run(story()))
    assert verify(record).outside == 0  # every outcome follows from the secret
    assert verify_outside(record, TOWER) == 0
    assert server.log().count('"what":"chance from outside failed, so dice are used"') == 4


def test_a_tower_that_is_struck_holds_up_no_other_table(tmp_path: Path) -> None:
    async def story() -> None:
        hub = Hub(SqliteStore(str(tmp_path / "tables.db")), BotPool(1, 60.0), outside=Outside(1, 60.0, SLEEPY))
        await hub.open()
        try:
            ada, _ = await hub.guests.new("Ada")

            async def begun() -> str:
                code = (await hub.create(ada, "hammering", 2, {}, log.TableRules())).table
                for command in (ask.Sit(seat=0), ask.Sit(seat=1), ask.Start()):
                    await hub.command(code, ada, command)
                return code

            async def move(code: str, action: dict[str, object]) -> None:
                version = (await hub.command(code, ada, ask.Say(seat=0, text="now"))).version
                await hub.command(code, ada, ask.Move(seat=0, id=str(action), version=version, action=action))

            one, other = await begun(), await begun()
            await move(one, {"type": "Hammer"})
            await move(one, {"type": "Blow", "side": "left", "height": 1, "strength": 5})
            await move(other, {"type": "Hammer"})
            assert hub.live[one].table.state.turn == CHANCE  # the tower is still being struck
            with pytest.raises(Refused, match="not-now"):
                await move(one, {"type": "Blow", "side": "left", "height": 1, "strength": 4})
        finally:
            await hub.close()

    run(story())


def test_a_worker_that_dies_or_fails_is_replaced() -> None:
    question = Question(None, [asked(1)])

    async def story() -> None:
        dying = Outside(1, 60.0, (sys.executable, "-c", "raise SystemExit"))
        with pytest.raises(asyncio.IncompleteReadError):
            await dying.settle("hammering", question)
        await dying.close()
        towers = Outside(1, 60.0)
        bad = msgspec.structs.replace(asked(1), height=9)
        with pytest.raises(OutsideError, match="BadBlow: expected a height from 0 to 2; got 9"):
            await towers.settle("hammering", Question(None, [bad]))
        assert (await towers.settle("hammering", question)).left == strike(None, question.blows).state
        await towers.close()

    run(story())


def test_after_the_blow_of_a_bot_the_match_goes_on(tmp_path: Path) -> None:
    """The bot is still the one that thinks while it strikes; the tower must be asked all the same."""
    table = run(played_with_a_bot(tmp_path, Outside(1, 60.0)))
    assert table.status == "over"
    assert len(table.outside) == sum(1 + boulders_in(table.record(), number)[0] for number in blows_of(table.record()))


# A worker at whose tower every boulder passes through a wall.
LOSING = """
import sys
from rockfall.games.trollfjord.tower import blows
from rockfall.games.trollfjord.tower.errors import LostBoulder
def lose(boulder, pose): raise LostBoulder(f"expected boulder {boulder} inside the tower")
blows._check_inside = lose
from rockfall.server.outside import answer
from rockfall.server.workers import work
work(sys.stdin.buffer, sys.stdout.buffer, answer)
"""


def test_a_lost_boulder_is_noted_and_the_tables_take_over(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    table = run(played_with_a_bot(tmp_path, Outside(1, 60.0, (sys.executable, "-c", LOSING))))
    assert (table.status, list(table.outside)) == ("over", [])
    assert caplog.text.count("LostBoulder: expected boulder") == 2 * BLOWS
    assert verify(table.record()).outside == 0


async def played_with_a_bot(folder: Path, towers: Outside) -> Table:
    """A whole match of a person, who strikes first, and a bot."""
    hub = Hub(SqliteStore(str(folder / "tables.db")), BotPool(1, 60.0), outside=towers)
    await hub.open()
    try:
        ada, _ = await hub.guests.new("Ada")
        code = (await hub.create(ada, "hammering", 2, {}, log.TableRules())).table
        for command in (ask.Sit(seat=0), ask.SitBot(seat=1, bot="uniform"), ask.Start()):
            await hub.command(code, ada, command)
        table = hub.live[code].table
        hit = {"type": "Blow", "side": "left", "height": 1, "strength": 5}
        actions: list[dict[str, Any]] = [{"type": "Hammer"}, *[hit] * BLOWS]
        for number, action in enumerate(actions):
            await until(lambda: table.state.turn == 0)
            move = ask.Move(seat=0, id=str(number), version=table.position_version, action=action)
            await hub.command(code, ada, move)
        await until(lambda: table.status == "over")
        return table
    finally:
        await hub.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not is_so():
            await asyncio.sleep(0.01)


# -- which blows there were -------------------------------------------------------------------------------------


def asked(number: int, is_simulated: bool = True) -> BlowAsked:
    return BlowAsked(
        number=number,
        side="left",
        height=1,
        strength=4,
        inside=(2, 1, 0, 0),
        fill_seed=f"fill {number}",
        throw_seed=None,
        seed=f"blow {number}",
        is_simulated=is_simulated,
    )


def moves_of(*actions: Action) -> list[int]:
    return [codec.CODES[action] for action in actions]


def test_a_hammering_begins_with_a_full_tower_and_loses_what_was_shown() -> None:
    hammer, hit = codec.Hammer(), codec.Blow(side="right", height=3, strength=5)
    moves = moves_of(hammer, hit, codec.Fall(count=1), codec.Show(colour="red"), hammer, hit, codec.Fall(count=2))
    moves += moves_of(codec.Show(colour="blue"), codec.Show(colour="white"), codec.Join(), hit)
    first, second = blows_asked(moves, DICE, {7}, False)
    assert (first.number, first.inside, first.is_simulated) == (7, FULL, True)
    assert (second.number, second.inside, second.is_simulated) == (12, (11, 11, 10, 10), True)
    assert (second.side, second.height, second.strength) == ("right", 2, 4)
    assert (second.fill_seed, second.seed) == (DICE.seed(12, "fill"), DICE.seed(12, "blow"))
    assert not blows_asked(moves, DICE, (), False)[0].is_simulated


def test_T30_a_tower_goes_on_from_one_hammering_to_the_next() -> None:
    hammer, hit = codec.Hammer(), codec.Blow(side="right", height=3, strength=5)
    moves = moves_of(hammer, hit, codec.Fall(count=1), codec.Show(colour="red"), hit, codec.Fall(count=0), hammer, hit)
    blows = blows_asked(moves, DICE, {3, 6}, True)
    assert [each.number for each in blows] == [3, 6, 9]
    assert [each.inside for each in blows] == [FULL, (11, 10, 11, 11), FULL]
    assert [each.throw_seed for each in blows] == [DICE.seed(3, "throw"), None, DICE.seed(9, "throw")]
    assert [each.number for each in blows_asked(moves, DICE, {3, 6}, False)] == [9]
    first = blow(fill("a"), "left", 2, 4, "b")
    thrown = msgspec.structs.replace(asked(1), inside=FULL, throw_seed="c")
    assert strike(first.state, [thrown]) == blow(throw_back(first.state, "c"), "left", 1, 4, "blow 1")


def test_only_what_is_not_known_is_struck_again() -> None:
    blows = [asked(1), asked(2), asked(3)]
    assert question_of(blows, None) == Question(None, blows)
    assert question_of(blows, (2, b"x")) == Question(b"x", blows[2:])
    assert question_of(blows, (1, b"x")) == Question(b"x", blows[1:])
    assert question_of(blows, (9, b"x")) == Question(None, blows)
    assert question_of([asked(1), asked(2, False), asked(3)], (1, b"x")) == Question(None, [asked(3)])


def test_a_tower_with_other_boulders_than_the_record_says_is_filled_anew() -> None:
    state = fill("other", (0, 0, 2, 2))
    anew = blow(fill("fill 1", (2, 1, 0, 0)), "left", 1, 4, "blow 1")
    assert strike(state, [asked(1)]) == strike(None, [asked(1)]) == anew


def test_an_outcome_that_the_rules_do_not_know_is_refused() -> None:
    moves = outcome_moves(Outcome([30, 2], (1, 0, 1, 0), b"", b"", b""))
    assert moves == moves_of(codec.Fall(count=2), codec.Show(colour="blue"), codec.Show(colour="yellow"))
    many = outcome_moves(Outcome(list(range(20)), (11, 9, 0, 0), b"", b"", b""))
    assert many[0] == codec.CODES[codec.Fall(count=20)]
    with pytest.raises(OutsideError, match=r"Fall\(count=21\)"):
        outcome_moves(Outcome(list(range(21)), (11, 10, 0, 0), b"", b"", b""))


def test_an_outcome_that_is_not_due_is_refused() -> None:
    """Boulders that are no longer inside: the dice take over."""
    state = game("hammering", 2).new_state()
    for move in (codec.LineUpLord(seat=0), codec.Hammer(), codec.Blow(side="left", height=1, strength=1)):
        state.apply(codec.CODES[move])
    red = codec.Show(colour="red")
    _check_moves(state.copy(), moves_of(codec.Fall(count=2), red, red))
    with pytest.raises(OutsideError, match="expected outcomes that the rules know"):
        _check_moves(state.copy(), moves_of(codec.Fall(count=12), *[red] * 12))
    with pytest.raises(OutsideError, match="expected outcomes that the rules know"):
        _check_moves(state.copy(), moves_of(codec.Fall(count=1), red, red))


def test_trollfjord_asks_for_its_blows() -> None:
    """The real rules: every blow of the match, each at the tower that the one before it left."""
    state = game("trollfjord", 2).new_state()
    rng = Rng.seeded("trollfjord asks")
    struck = 0
    known = None
    outside: list[int] = []
    while struck < 8:
        number = len(state.history()) + 1
        if not TOWER.is_due(state):
            state.apply(state.draw(rng) if state.turn == CHANCE else striking(state, rng))
            continue
        struck += 1
        blows = blows_asked(state.history(), DICE, outside, True)
        assert blows[-1].number == number
        question = question_of(blows, known)
        assert len(question.blows) == 1
        outcome = strike(question.state, question.blows)
        moves = outcome_moves(outcome)
        outside += range(number, number + len(moves))
        for move in moves:
            state.apply(move)
        assert count_by_colour(unpack(outcome.state)) == tuple(
            inside - out for inside, out in zip(blows[-1].inside, outcome.counts, strict=True)
        )
        known = (number, outcome.state)


def striking(state: State, rng: Rng) -> int:
    """A hammerer's hardest blow, or any move of another."""
    hardest = codec.CODES[codec.Blow(side="left", height=3, strength=5)]
    return hardest if hardest in state.legal_moves() else int(state.random_move(rng))


# -- once more --------------------------------------------------------------------------------------------------


def forged(outside: list[int], moves: list[int] | None = None) -> Record:
    """A match that was never struck, by dice that say otherwise."""
    state = game("hammering", 2).new_state()
    chosen = iter(moves or [])
    number = 0
    while state.turn != -2:
        number += 1
        legal = [int(move) for move in state.legal_moves()]
        state.apply(next(chosen, legal[0]) if state.turn != CHANCE else DICE.now(state, number))
    meta = {
        "dice": {
            "table": "TABLE",
            "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
            "nonces": ["", ""],
            "secret": "00" * 32,
            "outside": outside,
        }
    }
    return Record.of(game("hammering", 2), state, ["a", "b"], dict(meta))


def test_a_forged_blow_is_found() -> None:
    first = blows_of(forged([]))[0]
    with pytest.raises(BadRecord, match="expected the rock tower to bring Fall"):
        verify_outside(forged([first]), TOWER)


def test_only_blows_may_come_from_elsewhere() -> None:
    with pytest.raises(BadRecord, match="line 2: expected an outcome of the dice"):
        verify_outside(forged([1]), TOWER)


def test_without_the_engine_the_tables_do_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "rapier3d", None)
    caplog.set_level("INFO")
    _note_missing.cache_clear()
    assert Outside(1, 5.0).used_by("hammering") is None
    assert "pip install 'rockfall[tower]'" in caplog.text
    file = tmp_path / "match.jsonl"
    file.write_text(forged([blows_of(forged([]))[0]]).dumps())
    done = CliRunner().invoke(app, ["verify", str(file)], catch_exceptions=False)
    assert "the rock tower is not simulated here: pip install 'rockfall[tower]'" in done.output
    assert done.output.startswith("not checked to the end: ")
    assert done.exit_code == 1


# -- finished matches -------------------------------------------------------------------------------------------


def simulated() -> Record:
    """A match whose blows were all struck at the tower, as a server would have it."""
    state = game("hammering", 2).new_state()
    outside: list[int] = []
    known: tuple[int, bytes] | None = None
    while state.turn != -2:
        number = len(state.history()) + 1
        if not TOWER.is_due(state):
            state.apply(DICE.now(state, number) if state.turn == CHANCE else int(state.legal_moves()[0]))
            continue
        question = question_of(blows_asked(state.history(), DICE, outside, False), known)
        outcome = strike(question.state, question.blows)
        known = (number, outcome.state)
        for move in outcome_moves(outcome):
            outside.append(len(state.history()) + 1)
            state.apply(move)
    meta = dict(forged(outside).meta)
    return Record.of(game("hammering", 2), state, ["a", "b"], meta)


def with_meta(record: Record, meta: dict[str, object]) -> Record:
    return Record.of(record.game(), record.replay(), record.seats, meta)


def scenes_in(replay: Packed) -> list[int]:
    found: list[int] = json.loads(gzip.decompress(replay.data))["blows"]
    return found


def test_blows_of_a_record_from_elsewhere_are_struck_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    record = simulated()
    numbers = blows_of(record)
    assert settled_in(record) == numbers
    other = with_meta(record, {})
    assert settled_in(other) == settled_in(with_meta(record, {"dice": "none"})) == []

    async def story() -> None:
        hub = Hub(SqliteStore(str(tmp_path / "tables.db")), BotPool(1, 60.0), outside=Outside(1, 60.0))
        await hub.open()
        try:
            code = await hub.archive.keep(record.dumps().encode())
            assert scenes_in(await hub.archive.replay(code, None)) == numbers
            films = [await hub.archive.scene(code, None, number) for number in numbers]
            assert [len(decode(film).out) for film in films] == [boulders_in(record, number)[0] for number in numbers]
            assert await hub.archive.scene(code, None, numbers[0]) == films[0]
            with pytest.raises(Refused, match="the number of a move"):
                await hub.archive.scene(code, None, numbers[0] + 1)
            plain = await hub.archive.keep(other.dumps().encode())
            assert scenes_in(await hub.archive.replay(plain, None)) == []
            with pytest.raises(Refused, match="the number of a move"):
                await hub.archive.scene(plain, None, numbers[0])
            assert "could not be simulated again" not in caplog.text
            first = blows_of(forged([]))[0]
            lie = await hub.archive.keep(forged([first]).dumps().encode())
            with pytest.raises(Refused, match="the number of a move"):
                await hub.archive.scene(lie, None, first)
            assert "a scene of a finished match could not be simulated again" in caplog.text
        finally:
            await hub.close()

    run(story())


# -- earlier rules ----------------------------------------------------------------------------------------------


def test_the_dice_of_a_match_by_earlier_rules_are_verified_with_the_tower_of_those(tmp_path: Path) -> None:
    record = Record.load(GOLDENS / "trollfjord" / "record-1-dice.jsonl")
    assert record.header.rules_version == 1
    assert record.replay().scores() == record.scores
    assert verify(record).drawn == 160
    assert settled_in(record) == []
    fall = blows_of(record)[0]
    told = msgspec.structs.replace(dice_of(record), outside=[fall])
    meta: dict[str, object] = {"dice": msgspec.to_builtins(told)}
    struck = with_meta(record, meta)
    assert verify_outside(struck, TOWER) == 0
    with pytest.raises(UnfairDice, match="by other rules"):
        Pins().check(struck, "TABLE", None, [])
    file = tmp_path / "match.jsonl"
    file.write_text(struck.dumps())
    done = CliRunner().invoke(app, ["verify", str(file)], catch_exceptions=False)
    assert "its blows were struck at the tower of earlier rules" in done.output


# -- the server and the game ------------------------------------------------------------------------------------


def test_what_the_store_kept_of_earlier_blows_is_read_and_written_as_before() -> None:
    kept = b'{"entry":"blown","number":7,"trajectory":"ZmlsbQ==","seen":"c2Vlbg==","tower":"bGVmdA==","at":3}'
    entry = log.unpacked(kept)
    assert entry == log.Staged(at=3, number=7, scene=b"film", seen=b"seen", left=b"left")
    assert log.packed(entry) == kept
    old = b'{"entry":"blown","at":3,"number":7,"trajectory":"ZmlsbQ=="}'
    assert log.unpacked(old) == log.Staged(at=3, number=7, scene=b"film")


def test_the_server_and_the_programs_import_no_simulator() -> None:
    """Nor anything else of the game, before a table needs it."""
    code = (
        "import sys, rockfall.server.run, rockfall.cli, rockfall.cli.verify\n"
        "loaded = [name for name in sys.modules if 'trollfjord' in name]\n"
        "print([name for name in loaded if not name.endswith(('trollfjord', 'manifest'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# The names under which the store and the wire know it; they stay, for what is stored and for older pages.
KEPT_NAMES = re.compile(r'tag="blown"|name="(?:blows|trajectory|tower)"|/blows/')


@pytest.mark.parametrize("package", ["server", "cli"])
def test_the_server_and_the_programs_do_not_name_the_game(package: str) -> None:
    words = re.compile("trollfjord|tower|blow|boulder|hammer|trajector", re.IGNORECASE)
    for file in sorted((SOURCES / package).rglob("*.py")):
        for line in file.read_text().splitlines():
            assert not words.search(KEPT_NAMES.sub("", line)), f"{file}: {line}"
