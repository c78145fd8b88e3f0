"""Whole matches on a real server, by real sockets."""

from __future__ import annotations

import asyncio
import time

import pytest

from rockfall import Record
from rockfall.client import Client, Seat, ServerRefused, UnfairDice
from rockfall.server.fairness import verify
from rockfall.server.told import ToldContinued, ToldMoved, ToldReturned, ToldSaid, ToldTookOver
from tests.server.conftest import Running, Start
from tests.server.players import Guesser, eventually, played_alone, run, table_with_bots, until, until_turn

SHORT = {"rounds": 1}


def moves(seat: Seat) -> list[ToldMoved]:
    return [each for each in seat.entries if isinstance(each, ToldMoved)]


def is_without_gap(seat: Seat) -> bool:
    versions = [each.version for each in seat.entries]
    return versions == sorted(set(versions))


def test_two_people_two_bots_and_a_spectator_play_a_match(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url, "Bob") as bob, Client(shared.url) as eve:
            code = await table_with_bots(ada, "saboteur", 4, people=2)
            seats = [await ada.join(code), await bob.join(code)]
            watched = await eve.watch(code)
            before = watched.info
            await ada.do(code, "start")
            scores = await asyncio.gather(*(seat.play(Guesser(seat.seat)) for seat in seats))
            await watched.until_over()
            record = Record.loads(await ada.record(code))
            assert scores == [record.scores, record.scores]
            assert record.seats == ["Ada", "Bob", "uniform", "uniform"]
            assert before is not None
            assert watched.info is not None
            assert verify(record, before.commitment).drawn > 30
            assert seats[0].version == seats[1].version == watched.version
            assert all(is_without_gap(seat) for seat in (*seats, watched))
            assert watched.legal == []
            assert watched.view["hand"] == []
            final = record.replay()
            assert seats[0].view == seats[0].view | {"is_over": True, "turn": None}
            assert [plate["gold"] for plate in watched.view["plates"]] == final.scores()

    run(story())


def test_several_people_on_one_device(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await ada.create("embers", 3)
            first, second, third = [await ada.join(code, name=name) for name in ("Ada", "Bob", "Cleo")]
            await ada.do(code, "start")
            hands = {tuple(seat.view.get("hand", [])) for seat in (first, second, third)}
            await asyncio.gather(*(seat.play(Guesser(seat.seat)) for seat in (first, second, third)))
            assert hands
            assert first.info is not None
            assert [seat.name for seat in first.info.seats] == ["Ada", "Bob", "Cleo"]
            mine = (await ada.get(f"/api/tables/{code}"))["my_seats"]
            assert sorted(mine) == ["0", "1", "2"]

    run(story())


def test_a_seat_token_lets_another_device_play(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url) as phone:
            code = await table_with_bots(ada, "embers", 2, people=1)
            await ada.do(code, "sit", seat=0)
            token = (await ada.get(f"/api/tables/{code}"))["my_seats"]["0"]
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await phone.watch(code, 0, token="x" + token)
            seat = await phone.watch(code, 0, token=token)
            await ada.do(code, "start")
            scores = await seat.play(Guesser(1))
            assert len(scores) == 2

    run(story())


def test_a_move_sent_twice_counts_once_and_a_stale_one_is_refused(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await ada.create("embers", 2)
            first, second = [await ada.join(code) for _ in range(2)]
            await ada.do(code, "start")
            await until_turn(first)
            version = first.version
            move = first.legal[0].move
            made = await first.move(move, id="once")
            again = await first.move(move, id="once")
            assert (made.is_repeat, again.is_repeat) == (False, True)
            assert made.version == again.version == first.version
            with pytest.raises(ServerRefused, match="stale-version"):
                await second.move(second.legal[0].move, version=version)
            with pytest.raises(ServerRefused, match="illegal-move") as refused:
                await first.act({"type": "Lay", "card": 3})
            assert refused.value.refusal is not None
            assert refused.value.refusal.code in ("not-your-turn", "not-in-hand")
            with pytest.raises(ServerRefused, match="malformed-action"):
                await second.act({"type": "Lay", "card": 9})
            record_before = first.version
            assert record_before == second.version

    run(story())


def test_a_move_is_taken_back_while_nobody_has_moved(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await ada.create("embers", 2, take_back=True)
            first, second = [await ada.join(code) for _ in range(2)]
            await ada.do(code, "start")
            await until_turn(first)
            hand = list(first.view["hand"])
            lay = next(each.move for each in first.legal if each.action["type"] == "Lay")
            await first.move(lay)
            assert len(first.view["hand"]) == len(hand) - 1
            await first.do("take-back", seat=0)
            assert first.view["hand"] == hand
            assert first.legal
            assert second.entries[-1].entry == "takenback"
            await first.move(lay)
            peek = next(each.move for each in second.legal if each.action["type"] == "Peek")
            await second.move(peek)
            with pytest.raises(ServerRefused, match="not-now"):  # somebody else has moved
                await first.do("take-back", seat=0)
            with pytest.raises(ServerRefused, match="not-now"):  # something hidden was seen
                await second.do("take-back", seat=1)

    run(story())


def test_who_lost_the_connection_is_told_what_was_missed(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url, "Bob") as bob:
            code = await table_with_bots(ada, "saboteur", 3, people=2)
            first, second = await ada.join(code), await bob.join(code)
            await ada.do(code, "start")
            guesser = Guesser(3)
            for _ in range(12):
                await eventually(lambda: bool(first.legal or second.legal))
                mover = first if first.legal else second
                if mover is first and bob._socket is not None:
                    await bob._socket.close()  # Bob misses what Ada does
                await mover.move(guesser.choose(mover.view, mover.legal))
            await eventually(lambda: second.version == first.version)
            assert second.version == first.version
            assert second.resyncs == 0
            public = {each.version for each in first.entries}
            assert {each.version for each in second.entries} >= {version for version in public if version > 4}
            assert second.view["laid"] == first.view["laid"]

    run(story())


def test_a_client_from_another_world_is_told_to_resync(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await table_with_bots(ada, "embers", 2, people=1)
            seat = await ada.join(code)
            seat.version = 1000  # a version that never was
            await ada._subscribe(seat)
            while seat.resyncs == 0:
                await seat.change()
            assert seat.version == 3

    run(story())


def test_chat_of_seats_is_for_all_and_that_of_spectators_is_for_spectators(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url, "Eve") as eve, Client(shared.url) as nobody:
            code = await table_with_bots(ada, "embers", 2, people=1)
            seat = await ada.join(code)
            spectator, quiet = await eve.watch(code), await nobody.watch(code)
            await seat.do("say", text="hello", seat=0)
            await spectator.do("say", text="seat 1 bluffs")
            await seat.do("say", text="all well?", seat=0)
            texts = [
                [each.text for each in one.entries if isinstance(each, ToldSaid)] for one in (seat, spectator, quiet)
            ]
            assert texts == [["hello", "all well?"], ["hello", "seat 1 bluffs", "all well?"], texts[1]]
            assert seat.version == spectator.version  # versions go on for those who may not hear
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await spectator.do("say", text="I am Ada", seat=0)

    run(story())


def test_before_the_start_seats_are_swapped_left_and_cleared(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url, "Bob") as bob:
            code = await ada.create("saboteur", 3, visibility="public")
            await ada.do(code, "sit", seat=0)
            await bob.do(code, "sit", seat=1)
            with pytest.raises(ServerRefused, match="seat-taken"):
                await bob.do(code, "sit", seat=0)
            with pytest.raises(ServerRefused, match="not-host"):
                await bob.do(code, "kick", seat=0)
            await bob.do(code, "swap", seat=1, other=2)
            with pytest.raises(ServerRefused, match="seat-open"):
                await ada.do(code, "start")
            listed = {each["table"] for each in await bob.get("/api/tables")}
            mine = [each["table"] for each in await bob.get("/api/tables/mine")]
            assert code in listed
            assert mine[0] == code
            done = await ada.do(code, "kick", seat=2)
            assert [seat["kind"] for seat in done["info"]["seats"]] == ["person", "open", "open"]
            await bob.do(code, "sit", seat=1)
            done = await ada.do(code, "leave", seat=0)
            assert [seat["is_host"] for seat in done["info"]["seats"]] == [False, True, False]

    run(story())


def test_spectators_may_be_kept_out_or_told_everything_late(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url) as eve:
            closed = await ada.create("embers", 2, spectators="none")
            with pytest.raises(ServerRefused, match="not-allowed"):
                await eve.watch(closed)
            code = await table_with_bots(ada, "embers", 2, people=1, spectators="delayed")
            seat, spectator = await ada.join(code), await eve.watch(code)
            await ada.do(code, "start")
            await seat.play(Guesser(5))
            await spectator.until_over()
            told = [event for each in moves(spectator) for event in each.events if event["type"] == "Dealt"]
            assert {event["card"] for event in told} == {None}
            late = [event for each in moves(spectator) for event in each.revealed if event["type"] == "Dealt"]
            assert len(late) == len(told)
            assert None not in {event["card"] for event in late}
            assert not any(each.revealed for each in moves(seat))

    run(story())


def test_who_plays_does_not_also_watch_what_is_shown_late(shared: Running) -> None:
    """It shows the hidden gold of a round that is over. Tables that show spectators less are the control."""

    async def story(spectators: str) -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await table_with_bots(ada, "embers", 2, people=1, spectators=spectators)
            seat, before = await ada.join(code), await ada.watch(code)  # nothing is hidden before the deal
            await ada.do(code, "start")
            if spectators == "public":
                await asyncio.gather(seat.play(Guesser(5)), before.until_over())
                return
            with pytest.raises(ServerRefused, match="not-allowed"):
                await asyncio.wait_for(before.until_over(), 30)
            with pytest.raises(ServerRefused, match="not-allowed"):
                await ada.watch(code)
            await seat.play(Guesser(5))
            await (await ada.watch(code)).until_over()  # all is told: it may be seen from anywhere

    run(story("delayed"))
    run(story("public"))


def test_a_rematch_has_the_same_people_and_new_dice(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url, "Bob") as bob:
            code = await table_with_bots(ada, "embers", 3, people=2)
            first, second = await ada.join(code), await bob.join(code)
            await ada.do(code, "start")
            await asyncio.gather(first.play(Guesser(1)), second.play(Guesser(2)))
            asked = await second.do("rematch")
            again = await first.do("rematch")
            assert asked.rematch == again.rematch
            assert asked.rematch is not None
            assert asked.rematch != code
            assert isinstance(told := first.entries[-1], ToldContinued)
            assert told.table == asked.rematch
            fresh = await bob.watch(asked.rematch, 1)
            assert fresh.info is not None
            assert first.info is not None
            assert [seat.name for seat in fresh.info.seats] == ["Ada", "Bob", "uniform"]
            assert fresh.info.number == 2
            assert fresh.info.commitment != first.info.commitment
            await bob.do(asked.rematch, "start")
            other = await ada.watch(asked.rematch, 0)
            scores = await asyncio.gather(fresh.play(Guesser(1)), other.play(Guesser(2)))
            assert scores[0] == scores[1]

    run(story())


def test_bots_go_on_when_everybody_has_gone_if_the_table_says_so(shared: Running) -> None:
    async def story(goes_on: bool) -> str:
        async with Client(shared.url, "Ada") as ada:
            rules = {"goes_on": goes_on, "grace": 0, "stand_in": "sensible"}  # one that does not think for long
            code = await table_with_bots(ada, "saboteur", 3, people=1, options=SHORT, **rules)
            seat = await ada.join(code)
            await ada.do(code, "start")
            await until_turn(seat)
        async with Client(shared.url) as eve:
            for _ in range(6000 if goes_on else 20):
                status: str = (await eve.get(f"/api/tables/{code}"))["info"]["status"]
                if status == "over":
                    break
                await asyncio.sleep(0.02)
            return status

    assert run(story(True)) == "over"
    assert run(story(False)) == "playing"


def test_out_of_time_a_bot_takes_over_until_the_player_returns(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            clock = {"type": "move", "seconds": 4}  # enough for a move on a busy machine, too
            code = await table_with_bots(ada, "saboteur", 3, people=1, clock=clock)
            seat = await ada.join(code)
            await ada.do(code, "start")
            await until(seat, "tookover")
            told = next(each for each in seat.entries if isinstance(each, ToldTookOver))
            assert (told.seat, told.why) == (0, "clock")
            with pytest.raises(ServerRefused):
                await seat.move(seat.legal[0].move if seat.legal else 0)
            await seat.do("return", seat=0)
            await until(seat, "returned")
            await until_turn(seat)
            assert (await seat.move(seat.legal[0].move)).version <= (seat.version or 0)
            assert seat.clock is not None
            assert len(seat.clock.left) == 3

    run(story())


def test_who_goes_away_is_replaced_after_the_grace_and_gets_the_seat_back(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url, "Bob") as bob:
            code = await table_with_bots(ada, "saboteur", 3, people=2, grace=1)
            seat = await ada.join(code)
            await bob.join(code)
            await ada.do(code, "start")
            cookie = bob.cookie
            await bob.__aexit__()
            await until(seat, "tookover")
            assert seat.info is not None
            assert seat.info.seats[1].is_away
            async with Client(shared.url, cookie=cookie) as back:
                again = await back.watch(code, 1)
                await until(seat, "returned")
                assert again.info is not None
                assert seat.info is not None
                assert not seat.info.seats[1].is_away

    run(story())


def test_who_leaves_is_announced_replaced_after_the_grace_and_gets_the_seat_back(start: Start) -> None:
    """Bob leaves, the server is restarted within the grace, the bot comes, Bob returns."""

    async def leave(server: Running) -> tuple[str, str, str]:
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            code = await table_with_bots(ada, "saboteur", 3, people=2, grace=8)
            seat, other = await ada.join(code), await bob.join(code)
            await ada.do(code, "start")
            await until(other, "started")  # nobody leaves while the dice are being made
            await other.do("leave", seat=1)
            await until(seat, "left")
            assert seat.info is not None
            assert (seat.info.seats[1].is_away, seat.info.seats[1].bot) == (True, None)
            await other.do("return", seat=1)
            await until(seat, "returned")
            await other.do("leave", seat=1)
            assert not [each for each in seat.entries if each.entry == "tookover"]
            return code, ada.cookie, bob.cookie

    async def come_back(server: Running, code: str, first: str, second: str) -> None:
        async with Client(server.url, cookie=first) as ada:
            seat = await ada.watch(code, 0)
            while seat.info is None or seat.info.seats[1].bot is None:
                await seat.change()
            async with Client(server.url, cookie=second) as bob:
                await bob.watch(code, 1)
                while seat.info.seats[1].is_away:
                    await seat.change()
                # Ada's own seat may have been a bot's for a while too, if the restart took long.
                assert [each.seat for each in seat.entries if isinstance(each, ToldReturned)][-1] == 1

    server = start()
    code, first, second = run(leave(server))
    server.kill()
    server.start()
    run(come_back(server, code, first, second))


def test_a_lost_seat_is_neither_seen_nor_played_any_more(shared: Running) -> None:
    """Bob is kicked while he watches from his seat; Eve sits down there, and the match begins."""

    async def story() -> None:
        async with (
            Client(shared.url, "Ada") as ada,
            Client(shared.url, "Bob") as bob,
            Client(shared.url, "Eve") as eve,
        ):
            code = await ada.create("embers", 2)
            await ada.do(code, "sit", seat=0)
            await bob.do(code, "sit", seat=1)
            lost = await bob.watch(code, 1)
            await ada.do(code, "kick", seat=1)
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await lost.until_over()
            seen = lost.version
            await eve.do(code, "sit", seat=1)
            seat = await ada.watch(code, 0)
            await ada.do(code, "start")
            await until_turn(seat)
            await seat.move(seat.legal[0].move)
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await bob.command(code, {"do": "leave", "seat": 1})
            assert lost.version == seen
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await bob.watch(code, 1)
            with pytest.raises(ServerRefused, match="unknown-table"):
                await bob.watch("ABCDEFGH")

    run(story())


def test_clocks_survive_a_restart_and_do_not_run_meanwhile(start: Start) -> None:
    async def begin(server: Running) -> tuple[str, str, list[int], float]:
        async with Client(server.url, "Ada") as ada:
            clock = {"type": "match", "seconds": 100, "increment": 5}
            code = await table_with_bots(ada, "saboteur", 3, people=1, clock=clock, options={"first_seat": 0})
            seat = await ada.join(code)
            await ada.do(code, "start")
            await until_turn(seat)
            await asyncio.sleep(1.0)
            moved = time.monotonic()
            await seat.move(seat.legal[0].move)
            assert seat.clock is not None
            return code, ada.cookie, seat.clock.left, moved

    async def resume(server: Running, code: str, cookie: str) -> list[int]:
        async with Client(server.url, cookie=cookie) as ada:
            seat = await ada.watch(code, 0)
            assert seat.clock is not None
            return seat.clock.left

    server = start()
    code, cookie, before, moved = run(begin(server))
    assert 100_000 < before[0] <= 104_000  # one second used, or more on a busy machine, and five gained
    server.kill()
    up_for = time.monotonic() - moved
    time.sleep(2.0)
    started = time.monotonic()
    server.start()
    after = run(resume(server, code, cookie))
    up_for += time.monotonic() - started
    assert before[0] - 1000 * up_for < after[0] <= before[0]


def test_a_bot_that_crashes_sleeps_or_cheats_costs_a_note_and_not_the_table(start: Start) -> None:
    async def story(server: Running) -> None:
        async with Client(server.url, "Ada") as ada:
            code = await ada.create("embers", 4)
            seat = await ada.join(code)
            for number, bot in enumerate(("crashing", "sleepy", "cheating"), start=1):
                await ada.do(code, "sit-bot", seat=number, bot=bot)
            await ada.do(code, "start")
            assert len(await seat.play(Guesser(1))) == 4

    server = start("bot_seconds=0.5", "bot_workers=1")
    run(story(server))
    log = server.log()
    assert log.count('"what":"bot failed"') >= 3
    for word in ("crashing", "sleepy", "cheating"):
        assert f'"bot":"{word}"' in log


def test_chance_may_come_from_outside_and_take_its_time(start: Start) -> None:
    server = start()
    (server.folder / "deal").write_text("[7, 8, 9, 9]")  # Embers: 1, 2, 3, 3

    async def story() -> Record:
        async with Client(server.url, "Ada") as ada:
            code = await ada.create("embers", 2)
            await ada.do(code, "sit", seat=0, name="late deal")
            await ada.do(code, "sit", seat=1)
            first, second = await ada.watch(code, 0), await ada.watch(code, 1)
            await ada.do(code, "start")
            for seat in await asyncio.gather(first.play(Guesser(1)), second.play(Guesser(2)), return_exceptions=True):
                assert isinstance(seat, UnfairDice)  # Embers has nothing but dice, and whoever plays is told
            return Record.loads(await ada.record(code))

    record = run(story())
    assert record.moves[:4] == (7, 8, 9, 9)
    assert record.header.meta["dice"]["outside"] == [1, 2, 3, 4]  # type: ignore[index]


def test_shutdown_tells_clients_and_they_come_back(start: Start) -> None:
    server = start()

    async def story() -> None:
        async with Client(server.url, "Ada") as ada:
            code = await table_with_bots(ada, "embers", 2, people=1)
            seat = await ada.join(code)
            await ada.do(code, "start")
            code_of_exit = await asyncio.to_thread(server.stop)
            assert ada.is_going_down
            assert code_of_exit in (0, -15)
            await asyncio.to_thread(server.start)
            assert len(await seat.play(Guesser(1))) == 2

    run(story())


def test_records_are_imported_after_a_check(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = (await played_alone(ada)).table
            text = await ada.record(code)
            id = (await ada.post_record(text))["id"]
            assert await ada.record(id) == text
            with pytest.raises(ServerRefused, match="bad-record"):
                await ada.post_record(text.replace("uniform", "unicorn"))

    run(story())
