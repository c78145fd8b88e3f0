"""The parts of admission: whose budget something counts against, fair turns, bounded queues, who makes room."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from rockfall.core.errors import BadOptions
from rockfall.server import intake as intakes
from rockfall.server.admission import Admission, spent
from rockfall.server.config import Config, load
from rockfall.server.door import Door
from rockfall.server.gate import Gate
from rockfall.server.intake import Intake
from rockfall.server.limits import Bucket, Quota, Rates
from rockfall.server.networks import holders, is_among
from rockfall.server.opened import Opened, fair
from rockfall.server.packed import Kept, Packed
from rockfall.server.refused import Refused
from rockfall.server.together import Together
from rockfall.server.turns import Turns
from tests.server.players import run

# -- whose budget ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", [("192.0.2.7", 1)]),
        ("::ffff:192.0.2.7", [("192.0.2.7", 1)]),
        ("::1", [("::1", 1)]),
        ("2001:db8:1:2:3:4:5:6", [("2001:db8:1:2::/64", 1), ("2001:db8:1::/56", 4)]),
        ("fe80::1%eth0", [("fe80::/64", 1), ("fe80::/56", 4)]),
        ("", [("", 1)]),
        ("testclient", [("testclient", 1)]),
    ],
)
def test_an_address_uses_the_budgets_of_its_networks(address: str, expected: list[tuple[str, int]]) -> None:
    assert list(holders(address)) == expected


def test_a_proxy_is_known_by_its_address_or_network() -> None:
    assert is_among("10.1.2.3", ["10.0.0.0/8"])
    assert is_among("10.1.2.3", ["192.0.2.1", "10.1.2.3"])
    assert is_among("10.1.2.3", ["*"])
    assert not is_among("10.1.2.3", ["192.0.2.1", "not a network"])
    assert not is_among("", ["10.0.0.0/8"])


def test_addresses_of_one_ipv6_network_share_a_budget() -> None:
    rates = Rates(1, 10, "requests")
    for number in range(10):
        rates.check(f"2001:db8:0:1::{number:x}", 0)
    with pytest.raises(Refused, match="at most 1 requests a second") as caught:
        rates.check("2001:db8:0:1::ffff", 0)
    assert caught.value.retry_after == 1.0
    assert caught.value.limit == "requests"
    for number in range(30):  # the /56 has four shares, one of which is used
        rates.check(f"2001:db8:0:{2 + number % 3}::1", 0)
    with pytest.raises(Refused):
        rates.check("2001:db8:0:5::1", 0)
    rates.check("2001:db8:0:100::1", 0)  # somebody else's
    rates.check("192.0.2.1", 0)


def test_without_networks_each_address_would_have_its_own() -> None:
    """The fault, as a control: IPv4 addresses are counted one by one, so a thousand of them pass."""
    rates = Rates(1, 1, "requests")
    for number in range(1000):
        rates.check(f"10.0.{number // 250}.{number % 250}", 0)


def test_a_guest_has_a_budget_wherever_they_are() -> None:
    rates = Rates(1, 2, "requests")
    rates.check("192.0.2.1", 0, 1.0, "ada")
    rates.check("192.0.2.2", 0, 1.0, "ada")
    with pytest.raises(Refused):
        rates.check("192.0.2.3", 0, 1.0, "ada")
    rates.check("192.0.2.3", 0, 1.0, "bob")
    assert rates.used(0) == 1.0


def test_what_is_refused_uses_nothing_up() -> None:
    rates = Rates(1, 2, "requests")
    for _ in range(2):
        rates.check("192.0.2.1", 0, 1.0, "ada")
    for _ in range(5):
        with pytest.raises(Refused):
            rates.check("192.0.2.9", 0, 1.0, "ada")
    rates.check("192.0.2.9", 0, 2.0)


def test_whoever_owes_waits_longer_but_not_for_ever() -> None:
    bucket = Bucket(rate=2, burst=10, now=0)
    bucket.fine(1000)
    assert bucket.wait(0) == pytest.approx(5.5)
    assert bucket.take(5.5)
    assert bucket.wait(100, 50) == 0  # more than a burst is never there: a whole one must do


def test_buckets_do_not_pile_up() -> None:
    rates = Rates(1e-9, 1, "requests")
    for number in range(30_000):
        rates.check(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", 0)
    assert len(rates) <= 10_000


def test_a_quota_counts_networks_and_says_when_to_come_back() -> None:
    quota = Quota(2, "connections", 3.0)
    quota.take("2001:db8::1")
    quota.take("2001:db8::2")
    with pytest.raises(Refused) as caught:
        quota.take("2001:db8::3")
    assert (caught.value.code, caught.value.retry_after, caught.value.limit) == ("too-many", 3.0, "connections")
    quota.give_back("2001:db8::1")
    quota.take("2001:db8::3")
    assert quota.used() == 1.0


def test_what_turned_out_dear_is_charged() -> None:
    async def story() -> None:
        admission = Admission(Config(request_rate=10))
        await admission.check("192.0.2.1", 1.0)
        admission.answers_for("192.0.2.1")
        spent(30.0)
        await admission.check("192.0.2.2", 1.0)
        with pytest.raises(Refused):
            await admission.check("192.0.2.1", 1.0)

    run(story())


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ({"connections": 5}, "connections: Expected `int` >= 100"),
        ({"work_rate": 0.0}, "work_rate: Expected `float` > 0"),
        ({"tables_each": 0}, "tables_each: Expected `int` >= 1"),
        ({"head_seconds": -1.0}, "head_seconds: Expected `float` > 0"),
        ({"hint_queue": 0}, "hint_queue: Expected `int` >= 1"),
        ({"replay_mb": -1.0}, "replay_mb: Expected `float` >= 0"),
    ],
)
def test_a_bad_limit_is_named(setting: dict[str, object], expected: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(expected)):
        load(setting, {})


# -- turns ------------------------------------------------------------------------------------------------------


def test_each_has_a_turn_before_any_has_a_second() -> None:
    async def story() -> list[str]:
        turns: Turns[None] = Turns(None, None, "things")
        names = {turns.add(key): f"{key}{number}" for key in "aab" for number in range(2)}
        turns.add("c").cancel()
        await asyncio.sleep(0)
        assert len(turns) == 6
        order = []
        while (turn := turns.next()) is not None:
            order.append(names[turn])
        return order

    assert [each[0] for each in run(story())] == ["a", "b", "a", "b", "a", "a"]


def test_whoever_has_most_waiting_makes_room() -> None:
    async def story() -> None:
        turns: Turns[None] = Turns(4, 4, "things")
        greedy = [turns.add("greedy") for _ in range(4)]
        turns.check("modest", 2.0)
        modest = turns.add("modest")
        with pytest.raises(Refused, match="at most 4 things that wait") as caught:
            await greedy[3]
        assert (caught.value.code, caught.value.retry_after) == ("too-busy", 2.0)
        with pytest.raises(Refused):  # it has as many as anybody
            turns.check("greedy", 2.0)
        assert [each.done() for each in (*greedy, modest)] == [False, False, False, True, False]

    run(story())


def test_nobody_has_more_than_their_share_of_a_queue() -> None:
    async def story() -> None:
        turns: Turns[None] = Turns(10, 2, "things")
        for _ in range(2):
            turns.check("a", 1.0)
            turns.add("a")
        with pytest.raises(Refused, match="at most 2 things") as caught:
            turns.check("a", 1.0)
        assert caught.value.code == "too-many"

    run(story())


def test_the_gate_lets_everybody_in_in_turn() -> None:
    async def story() -> list[str]:
        gate = Gate(2000.0)
        order: list[str] = []

        async def ask(address: str) -> None:
            await gate.enter(address, 5.0)
            order.append(address)

        floods = [asyncio.ensure_future(ask("192.0.2.1")) for _ in range(40)]
        await asyncio.sleep(0)
        gone = asyncio.ensure_future(ask("192.0.2.2"))
        late = asyncio.ensure_future(ask("192.0.2.3"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*floods, late)
        assert gate.waiting == 0
        return order

    order = run(story())
    assert len(order) == 41
    assert order.index("192.0.2.3") < 30, "whoever asks once does not wait for forty others"


def test_a_gate_without_a_crowd_keeps_nobody_waiting() -> None:
    """The control."""

    async def story() -> None:
        gate = Gate(2000.0)
        for _ in range(10):
            entering = gate.enter("192.0.2.1", 5.0)
            with pytest.raises(StopIteration):
                entering.send(None)  # it does not even pause

    run(story())


def test_so_many_wait_at_the_gate() -> None:
    async def story() -> None:
        gate = Gate(0.001)
        waiting = [asyncio.ensure_future(gate.enter(f"10.0.0.{number}", 1.0)) for number in range(600 % 256)]
        await asyncio.sleep(0)
        waiting += [asyncio.ensure_future(gate.enter("192.0.2.1", 1.0)) for _ in range(100)]
        await asyncio.sleep(0)
        refused = [each.exception() for each in waiting if each.done() and each.exception() is not None]
        assert {type(each) for each in refused} == {Refused}
        assert all(isinstance(each, Refused) and each.retry_after for each in refused)
        assert gate.waiting <= 88 + 40
        for each in waiting:
            each.cancel()

    run(story())


def test_requests_that_come_together_are_read_in_several_rounds() -> None:
    async def story() -> list[int]:
        intake = Intake()
        read: list[int] = []
        counts: list[int] = []
        for number in range(50):
            intake.take(lambda number=number: read.append(number))  # type: ignore[misc]
        while len(read) < 50:
            counts.append(len(read))
            await asyncio.sleep(0)
        assert read == list(range(50))
        return counts

    counts = run(story())
    assert counts[0] == intakes.EACH_ROUND
    assert all(now - then <= intakes.EACH_ROUND for then, now in pairwise(counts))


def test_those_who_waited_for_the_same_are_answered_in_several_rounds() -> None:
    async def story() -> None:
        intake = Intake()
        answered: list[int] = []

        async def ask(number: int) -> None:
            await intake.round()
            answered.append(number)

        asking = [asyncio.ensure_future(ask(number)) for number in range(50)]
        counts: list[int] = []
        while len(answered) < 49:
            counts.append(len(answered))
            await asyncio.sleep(0)
            asking[49].cancel()
        assert answered == list(range(49))
        assert all(now - then <= intakes.EACH_ROUND for then, now in pairwise(counts))

    run(story())


# -- connections --------------------------------------------------------------------------------------------------


class Standing:
    """Somebody's connection."""

    def __init__(self, is_idle: bool = False) -> None:
        self.idle = is_idle
        self.is_out = False

    def is_idle(self) -> bool:
        return self.idle

    def make_room(self) -> None:
        self.is_out = True


def test_an_address_has_so_many_connections() -> None:
    door = Door(1000, 2, [])
    visitors = [Standing() for _ in range(2)]
    assert [door.enter(each, "192.0.2.1", each) for each in visitors] == [None, None]
    refused = door.enter("third", "192.0.2.1", Standing())
    assert refused is not None
    assert (refused.code, refused.limit) == ("too-many", "connections")
    assert refused.retry_after
    assert door.enter("other", "192.0.2.2", Standing()) is None
    door.leave(visitors[0])
    assert door.enter("third", "192.0.2.1", Standing()) is None
    assert len(door) == 3


def test_whoever_stands_idle_makes_room() -> None:
    door = Door(100, 1000, [])
    halves = [Standing(is_idle=True) for _ in range(100)]
    for number, each in enumerate(halves):
        assert door.enter(each, f"10.0.0.{number}", each) is None
    assert door.is_crowded
    person = Standing()
    assert door.enter(person, "192.0.2.1", person) is None
    assert [each.is_out for each in halves] == [True] + [False] * 99
    assert len(door) == 100


def test_sockets_are_never_asked_to_leave() -> None:
    door = Door(100, 1000, [])
    sockets = [Standing(is_idle=True) for _ in range(100)]
    for number, each in enumerate(sockets):
        door.enter(each, f"10.0.0.{number}", each)
        door.became_socket(each)
    refused = door.enter("one more", "192.0.2.1", Standing())
    assert refused is not None
    assert refused.code == "too-busy"
    assert not any(each.is_out for each in sockets)
    door.leave(sockets[0])
    door.leave(sockets[0])
    assert len(door) == 99


def test_a_proxy_speaks_for_many() -> None:
    door = Door(1000, 2, ["10.0.0.0/8"])
    assert [door.enter(number, "10.0.0.1", Standing()) for number in range(50)] == [None] * 50


# -- tables ---------------------------------------------------------------------------------------------------------


def clock() -> tuple[list[float], Callable[[], float]]:
    times = [0.0]
    return times, lambda: times[0]


def test_a_network_has_so_many_tables_until_they_are_over() -> None:
    times, now = clock()
    opened = Opened(3, now)
    for number in range(3):
        opened.check(f"2001:db8::{number}", f"guest{number}")
        opened.add(f"T{number}", f"2001:db8::{number}", f"guest{number}")
    with pytest.raises(Refused, match="at most 3 tables") as caught:
        opened.check("2001:db8::9", "guest9")
    assert (caught.value.code, caught.value.limit) == ("too-many", "tables")
    assert caught.value.retry_after
    opened.check("192.0.2.1", "guest9")
    opened.over("T1")
    opened.check("2001:db8::9", "guest9")
    opened.add("T9", "2001:db8::9", "guest9")
    times[0] = 86_401.0
    opened.check("2001:db8::9", "guest9")
    assert len(opened) == 0


def test_a_guest_has_so_many_tables_from_anywhere() -> None:
    opened = Opened(2)
    for number in range(2):
        opened.add(f"T{number}", f"192.0.2.{number}", "ada")
    with pytest.raises(Refused):
        opened.check("192.0.2.9", "ada")
    opened.check("192.0.2.9", "bob")


def infos(*codes: str) -> list[bytes]:
    return [json.dumps({"table": code, "more": [1, 2]}).encode() for code in codes]


def test_no_network_fills_the_list() -> None:
    flood = [f"F{number}" for number in range(500)]
    honest = [f"H{number}" for number in range(30)]
    shown = fair(infos(*flood, *honest), lambda code: "2001:db8::/56" if code[0] == "F" else None, 100, 20)
    codes = [json.loads(info)["table"] for info in shown]
    assert set(honest) <= set(codes)
    assert len(codes) == 100
    assert codes == [each for each in [*flood, *honest] if each in codes], "in the order in which they were"
    alone = fair(infos(*flood), lambda _: "2001:db8::/56", 100, 20)
    assert [json.loads(info)["table"] for info in alone] == flood[:100], "where there are no others, it may"


# -- answers that are kept, and shared -------------------------------------------------------------------------------


def test_kept_answers_have_their_bounds() -> None:
    kept = Kept(1000)
    for number in range(10):
        kept.put(number, Packed(bytes(300)))
    assert (len(kept), kept.bytes) == (3, 900)
    assert kept.get(7) is not None
    kept.put(10, Packed(bytes(300)))
    assert [kept.get(number) is not None for number in range(7, 11)] == [True, False, True, True]
    kept.put("large", Packed(bytes(2000)))
    assert (len(kept), kept.bytes) == (0, 0)


def test_those_who_ask_together_get_one_answer() -> None:
    async def story() -> None:
        together: Together[int] = Together()
        begun = 0
        go = asyncio.Event()

        async def work() -> int:
            nonlocal begun
            begun += 1
            await go.wait()
            return begun

        asking = [asyncio.ensure_future(together.ask("key", work)) for _ in range(100)]
        await asyncio.sleep(0)
        for each in asking[:99]:
            each.cancel()
        await asyncio.sleep(0)
        go.set()
        assert await asking[99] == 1
        assert len(together) == 0

    run(story())


def test_when_all_askers_have_gone_nobody_works_for_them() -> None:
    async def story() -> None:
        together: Together[int] = Together()
        ended: list[Any] = []

        async def work() -> int:
            try:
                await asyncio.sleep(1000)
                return 1
            finally:
                ended.append(True)

        asking = [asyncio.ensure_future(together.ask("key", work)) for _ in range(3)]
        await asyncio.sleep(0)
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await asyncio.sleep(0)
        assert ended == [True]
        assert len(together) == 0

    run(story())
