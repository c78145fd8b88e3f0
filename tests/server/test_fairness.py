"""Dice nobody can steer: everybody seals before anybody opens, and whoever plays finds out a server that cheats."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from rockfall import Record
from rockfall.client import Client, UnfairDice
from rockfall.client.pins import Pins
from rockfall.core.errors import BadRecord
from rockfall.server import commands as ask
from rockfall.server import entries as log
from rockfall.server.dice import Dice, commitment, dice_of
from rockfall.server.fairness import verify
from rockfall.server.shares import OPEN_MILLIS, bot_share, seal_of
from rockfall.server.table import Table
from rockfall.server.told import ToldMoved, ToldStarted
from tests.server.conftest import Running, Start
from tests.server.dishonest import CHEAT, WAYS
from tests.server.players import Guesser, played_alone, run, table_with_bots, until
from tests.server.test_table import ADA, BOB, Played

SHARES = ["a0" * 32, "b1" * 32]
SEALS = [seal_of(share) for share in SHARES]


class Sealed(Played):
    """A table whose dice are of sealed shares."""

    def __init__(self, players: int = 2) -> None:
        super().__init__("embers", players)
        self.log = [msgspec.structs.replace(self.table.created, scheme=2)]
        self.table = Table(self.log[0])  # type: ignore[arg-type]
        self.happenings = [self.table.fold(self.log[0])]

    def seat(self) -> Sealed:
        self.do(ADA, ask.Sit(seat=0, seal=SEALS[0]))
        self.do(BOB, ask.Sit(seat=1))
        self.do(BOB, ask.Seal(seat=1, seal=SEALS[1]))
        return self

    def finish(self) -> Record:
        while self.table.status == "playing":
            self.move(int(self.table.state.turn))
        return self.table.record()


def kinds(happenings: list) -> list[str]:  # type: ignore[type-arg]
    return [type(each.entry).__name__ for each in happenings]


# -- everybody seals before anybody opens -----------------------------------------------------------------------


def test_nothing_is_opened_before_everything_is_sealed_and_locked() -> None:
    played = Sealed().seat()
    assert played.refusal(ADA, ask.Open(seat=0, share=SHARES[0])) == "not-now"
    assert kinds(played.do(ADA, ask.Start())) == ["Locked"]
    info = played.table.info()
    assert info.seals == SEALS
    assert info.opening is not None
    assert info.opening.waiting_for == [0, 1]
    assert info.nonces == ["", ""]
    for changed in (ask.Seal(seat=0, seal="00" * 32), ask.Sit(seat=0, seal="00" * 32), ask.Leave(seat=0)):
        assert played.refusal(ADA, changed) == "not-now"
    assert played.refusal(ADA, ask.Swap(seat=0, other=1)) == "not-now"
    assert played.refusal(ADA, ask.Kick(seat=1)) == "not-now"


def test_only_what_was_sealed_can_be_opened_and_only_by_its_owner() -> None:
    played = Sealed().seat()
    played.do(ADA, ask.Start())
    assert played.refusal(ADA, ask.Open(seat=0, share=SHARES[1])) == "not-allowed"
    assert played.refusal(BOB, ask.Open(seat=0, share=SHARES[0])) == "not-your-seat"
    assert kinds(played.do(ADA, ask.Open(seat=0, share=SHARES[0]))) == ["Opened"]
    assert played.table.info().nonces == ["", ""]  # not yet: the other one is still sealed
    assert kinds(played.do(ADA, ask.Open(seat=0, share=SHARES[0]))) == []  # sent twice
    opened = played.do(BOB, ask.Open(seat=1, share=SHARES[1]))
    assert kinds(opened)[:3] == ["Opened", "Started", "Moved"]
    assert played.table.info().nonces == SHARES


def test_one_round_trip_then_the_deal_and_the_dice_are_made_of_all_shares() -> None:
    played = Sealed().seat()
    played.do(ADA, ask.Start())
    played.do(ADA, ask.Open(seat=0, share=SHARES[0]))
    played.do(BOB, ask.Open(seat=1, share=SHARES[1]))
    record = played.finish()
    assert verify(record).scheme == 2
    dice = Dice(bytes.fromhex("5a" * 32), "ABCDEFGH", SHARES, 2)
    assert record.moves[0] == dice.now(record.game().new_state(), 1)


def test_a_single_share_changes_all_dice() -> None:
    """So whoever is honest makes them fair, whatever the others agreed on."""
    states = [Dice(bytes(32), "TABLE", [share, SHARES[1]], 2).seed(1, "chance") for share in (SHARES[0], "c2" * 32)]
    assert states[0] != states[1]


def test_who_does_not_open_in_time_is_left_out_visibly_before_the_deal() -> None:
    played = Sealed().seat()
    played.do(ADA, ask.Start())
    played.do(ADA, ask.Open(seat=0, share=SHARES[0]))
    assert played.table.due_at() == OPEN_MILLIS
    assert played.tick(OPEN_MILLIS - 1) == []
    assert played.tick(OPEN_MILLIS) == ["Started"]
    told = played.happenings[-1].told(None)
    assert isinstance(told, ToldStarted)
    assert told.left_out == [1]
    assert played.table.move_number == 0  # nothing is dealt yet
    assert played.table.info().left_out == [1]
    assert played.refusal(BOB, ask.Open(seat=1, share=SHARES[1])) == "not-now"
    played.put(played.table.decide_chance(played.now))
    record = played.finish()
    assert dice_of(record).nonces == [SHARES[0], ""]
    assert verify(record).left_out == [1]


def test_bots_shares_come_from_the_sealed_secret() -> None:
    played = Sealed()
    played.do(ADA, ask.Sit(seat=0, seal=SEALS[0]))
    played.do(ADA, ask.SitBot(seat=1, bot="uniform"))
    due = bot_share(bytes.fromhex("5a" * 32), 1)
    played.do(ADA, ask.Start())
    assert played.table.info().seals[1] == seal_of(due)
    played.do(ADA, ask.Open(seat=0, share=SHARES[0]))
    assert played.table.shares.all() == [SHARES[0], due]
    assert played.table.info().nonces == [SHARES[0], ""]  # with the secret, when the match is over


def test_a_locked_table_is_the_same_after_loading_it() -> None:
    played = Sealed().seat()
    played.do(ADA, ask.Start())
    played.do(ADA, ask.Open(seat=0, share=SHARES[0]))
    loaded, _ = Table.loaded([log.unpacked(log.packed(entry)) for entry in played.log])
    assert loaded.info() == played.table.info()
    assert loaded.due_at() == played.table.due_at()


def test_tables_and_records_of_earlier_dice_are_what_they_were() -> None:
    created = (
        b'{"entry":"created","at":0,"code":"ABCDEFGH","game":"embers","rules_version":1,"players":2,"options":{},'
        b'"rules":{},"host":"ada","host_name":"Ada","secret":"' + b"5a" * 32 + b'"}'
    )
    sat = [b'{"entry":"sat","at":0,"seat":%d,"guest":"ada","name":"Ada","nonce":"n%d"}' % (n, n) for n in (0, 1)]
    table, _ = Table.loaded([log.unpacked(each) for each in (created, *sat, b'{"entry":"started","at":1}')])
    assert table.status == "playing"
    assert table.info().scheme == 1
    assert table.dice is not None
    assert table.dice.seed(1, "chance") == Dice(b"\x5a" * 32, "ABCDEFGH", ["n0", "n1"]).seed(1, "chance")


# -- what a record alone can tell -------------------------------------------------------------------------------


def sealed_record(**changes: object) -> Record:
    played = Sealed().seat()
    played.do(ADA, ask.Start())
    played.do(ADA, ask.Open(seat=0, share=SHARES[0]))
    played.do(BOB, ask.Open(seat=1, share=SHARES[1]))
    record = played.finish()
    dice = {**record.header.meta["dice"], **changes}  # type: ignore[dict-item]
    return Record.of(record.game(), record.replay(), record.seats, {"dice": dice})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"outside": [1, 2, 3, 4]}, "line 2: expected an outcome of the dice"),
        ({"outside": [5]}, "expected an outcome of chance; got a player's move"),
        ({"outside": [99]}, "expected numbers of moves"),
        ({"seals": [SEALS[0], SEALS[0]]}, "expected a share of seat 1"),
        ({"seals": SEALS[:1]}, "expected seals and shares of 2 seats"),
        ({"left_out": [1]}, "expected no share of seat 1"),
        ({"bots": [1]}, "the share of the bot in seat 1"),
        ({"nonces": [SHARES[0], "c2" * 32]}, "expected a share of seat 1"),
    ],
)
def test_a_record_whose_shares_or_sources_do_not_fit_is_refused(changes: dict[str, object], reason: str) -> None:
    assert verify(sealed_record()).is_complete
    with pytest.raises(BadRecord, match=reason):
        verify(sealed_record(**changes))


# -- what a client has kept -------------------------------------------------------------------------------------


def test_a_client_opens_nothing_before_it_has_kept_all_seals_and_only_to_the_server_it_knew() -> None:
    played = Sealed()
    pins = Pins()
    played.do(ADA, ask.Sit(seat=0))
    played.do(BOB, ask.Sit(seat=1, seal=SEALS[1]))
    command = pins.heard(played.table.info(), 0)
    assert command is not None
    assert command["do"] == "seal"
    assert pins.heard(played.table.info(), 0) is None  # under way
    played.do(ADA, msgspec.convert(command, ask.Seal))
    assert pins.seals is None
    played.do(ADA, ask.Start())
    other = msgspec.structs.replace(played.table.info(), commitment=commitment(b"another"))
    assert Pins.heard(pins, other, 0) is None
    command = pins.heard(played.table.info(), 0)
    assert command is not None
    assert command["do"] == "open"
    assert seal_of(command["share"]) == played.table.info().seals[0]
    assert pins.seals == played.table.info().seals


@pytest.mark.parametrize("way", WAYS)
def test_a_server_that_cheats_is_found_out(start: Start, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    monkeypatch.setenv(CHEAT, way)
    server = start()

    async def story() -> list[object]:
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            code = await ada.create("embers", 2)
            seats = [await ada.join(code, 0), await bob.join(code, 1)]
            await ada.do(code, "start")
            if way == "rematch":
                await asyncio.gather(*(seat.play(Guesser(seat.seat)) for seat in seats))  # nothing wrong yet
                code = str((await seats[0].do("rematch")).rematch)
                seats = [await ada.watch(code, 0), await bob.watch(code, 1)]
                await ada.do(code, "start")
            games = (seat.play(Guesser(seat.seat)) for seat in seats)
            return list(await asyncio.gather(*games, return_exceptions=True))

    for found in run(story()):
        assert isinstance(found, UnfairDice), found


def test_an_honest_server_passes_and_a_rematch_has_shares_of_everybody(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url, "Bob") as bob:
            code = await table_with_bots(ada, "embers", 3, people=2)
            seats = [await ada.join(code), await bob.join(code)]
            await ada.do(code, "start")
            await asyncio.gather(*(seat.play(Guesser(seat.seat)) for seat in seats))
            rematch = (await seats[0].do("rematch")).rematch
            assert rematch is not None
            seats = [await ada.watch(rematch, 0), await bob.watch(rematch, 1)]
            while seats[0].info is None or not all(seats[0].info.seals):
                await seats[0].change()
            await ada.do(rematch, "start")
            await asyncio.gather(*(seat.play(Guesser(seat.seat)) for seat in seats))
            verdict = await seats[0].check_dice()
            assert verdict.left_out == []
            dice = dice_of(Record.loads(await ada.record(rematch)))
            assert dice.scheme == 2
            assert len({share for share in dice.nonces if share}) == 3

    run(story())


def test_outcomes_that_were_told_otherwise_are_found(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            seat = await played_alone(ada)
            at = next(at for at, each in enumerate(seat.entries) if isinstance(each, ToldMoved) and each.events)
            told = seat.entries[at]
            seat.entries[at] = msgspec.structs.replace(told, events=[])
            with pytest.raises(UnfairDice, match="as it was told"):
                await seat.check_dice()
            seat.entries[at] = told
            await seat.check_dice()

    run(story())


def test_somebody_whose_device_is_away_holds_the_deal_up_for_a_moment_only(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url, "Bob") as bob:
            code = await ada.create("embers", 2)
            seat = await ada.join(code)
            await bob.do(code, "sit", seat=1, seal=SEALS[1])  # and nothing more is heard
            await ada.do(code, "start")
            await asyncio.wait_for(until(seat, "started"), OPEN_MILLIS / 1000 + 5)
            assert seat.info is not None
            assert seat.info.left_out == [1]

    run(story())
