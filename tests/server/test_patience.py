"""Refusals that can be acted upon, and a client that does: it asks again, in time, and never in vain for ever."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from rockfall.client import BadMove, Client, NoAnswer, Seat, ServerRefused
from rockfall.client import client as client_module
from rockfall.client.patience import LONGEST, Patience
from rockfall.core.errors import BadOptions
from rockfall.server.limits import Bucket
from rockfall.server.protocol import LegalMove
from rockfall.server.refused import Refused
from rockfall.server.told import ToldSaid
from tests.server.conftest import Running, Start
from tests.server.hostile import socket_to
from tests.server.players import Guesser, run, table_with_bots, until, until_turn
from tests.server.test_bad_peers import metrics, request
from tests.server.test_join import command

# -- patience ------------------------------------------------------------------------------------------------


def test_pauses_grow_are_as_long_as_the_server_wishes_and_come_to_an_end() -> None:
    time = [0.0]
    patience = Patience(60.0, now=lambda: time[0], chance=lambda: 0.0)
    pauses = []
    while (pause := patience.pause()) is not None:
        pauses.append(pause)
        time[0] += pause
    assert pauses[:4] == [0.2, 0.4, 0.8, 1.6]
    assert max(pauses) == LONGEST
    assert 50.0 < sum(pauses) <= 60.0
    assert Patience(60.0, chance=lambda: 1.0).pause(10.0) == 15.0
    assert Patience(60.0).pause(61.0) is None


def test_a_bucket_says_when_it_has_room() -> None:
    bucket = Bucket(rate=10.0, burst=2.0, now=0.0)
    assert bucket.wait(0.0) == 0.0
    assert bucket.take(0.0)
    assert bucket.take(0.0)
    assert bucket.wait(0.0) == pytest.approx(0.1)
    assert not bucket.take(0.05)
    assert bucket.wait(0.05) == pytest.approx(0.05)
    assert bucket.take(0.05 + bucket.wait(0.05))


# -- what a refusal carries ----------------------------------------------------------------------------------


async def refusals(server: Running, *texts: str) -> list[dict[str, Any]]:
    async with socket_to(server) as socket:
        await socket.recv()
        for text in texts:
            await socket.send(text)
        return [json.loads(await socket.recv()) for _ in texts]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"type":"command","id":"mine","table":"ABCDEFGH","command":{"do":"start"}}', "unknown-table"),
        ('{"type":"command","id":"mine","table":"ABCDEFGH","command":{"do":"dance"}}', "bad-message"),
        ('{"type":"nonsense","id":"mine"}', "bad-message"),
        ('{"id":"mine","type":"command","table":"' + "x" * 20_000 + '"}', "too-large"),
        ('{"type":"subscribe","id":"mine","table":"ABCDEFGH"}', "unknown-table"),
        ('{"type":"unsubscribe","id":"mine","table":"ABCDEFGH"}', "not-subscribed"),
    ],
)
def test_every_refusal_by_socket_carries_the_id_of_what_it_refuses(shared: Running, text: str, code: str) -> None:
    (error,) = run(refusals(shared, text))
    assert (error["type"], error["id"], error["code"]) == ("error", "mine", code)
    assert error["retry_after"] is None, "asking again would not help"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"id":5}', '{"id":""}', '{"id":"' + "x" * 65 + '"}', '{"id":"\\ud8'])
def test_what_has_no_id_is_refused_without_one(shared: Running, text: str) -> None:
    (error,) = run(refusals(shared, text))
    assert (error["code"], error["id"]) == ("bad-message", None)


def test_too_fast_says_whose_and_when_to_come_back(start: Start) -> None:
    server = start("message_rate=0.5")
    pings = [json.dumps({"type": "ping", "id": f"ping {number}"}) for number in range(5)]
    answers = run(refusals(server, *pings))
    assert [answer["id"] for answer in answers] == [f"ping {number}" for number in range(5)]
    refused = [answer for answer in answers if answer["type"] == "error"]
    assert {answer["code"] for answer in refused} == {"too-fast"}
    assert all(0.1 <= answer["retry_after"] <= 2.0 for answer in refused)


def test_refusals_by_http_carry_it_too(start: Start) -> None:
    server = start("request_rate=0.5")
    body = '{"id":"mine","name":"Ada"}'

    def ask() -> tuple[str, dict[str, Any]]:
        answer = request(server, "POST", "/api/tables/ABCDEFGH/sit", body, Content_Type="application/json")
        head, _, text = answer.partition("\r\n\r\n")
        return head.lower(), json.loads(text)

    head, error = ask()
    assert (error["code"], error["id"], error["retry_after"]) == ("unknown-guest", "mine", None)
    assert "retry-after" not in head
    for _ in range(20):  # a refusal is held back, and meanwhile there may be room again
        head, error = ask()
        if error["code"] == "too-fast":
            break
    assert (error["code"], error["id"]) == ("too-fast", "mine")
    assert 0 < error["retry_after"] <= 2.0
    assert head.startswith("http/1.1 429")
    assert f"\r\nretry-after: {1 if error['retry_after'] <= 1 else 2}\r\n" in head


def test_what_may_pass_says_so_by_itself() -> None:
    assert Refused("closing", "a", "b").retry_after == 2.0
    assert Refused("server-error", "a", "b").retry_after == 1.0
    assert Refused("too-many", "a", "b").retry_after is None
    assert Refused("too-fast", "a", "b", retry_after=0.001).retry_after == 0.1


def test_what_came_is_shown_without_what_would_steer_a_terminal() -> None:
    refused = Refused("unknown-bot", "a bot", "\x1b[31m\u202eevil\0 Ada\N{NO-BREAK SPACE}O'Neill\u200d")
    assert refused.got == r"\x1b[31m\u202eevil\x00 Ada" + "\N{NO-BREAK SPACE}O'Neill\u200d"
    assert str(refused).isascii() is False
    assert "\x1b" not in str(refused)


# -- limits: sixteen seats on one connection -----------------------------------------------------------------


async def sixteen(server: Running, tables: int = 4) -> tuple[int, float]:
    """How many of sixteen seats finish their matches, all on one connection; and how many refusals there were."""
    async with Client(server.url, "Ada", patience=120.0) as ada:
        seats: list[Seat] = []
        for _ in range(tables):
            code = await ada.create("embers", 4)
            for number in range(4):
                with suppress(ServerRefused):
                    seats.append(await ada.join(code, name=f"Player {number}"))
            with suppress(ServerRefused):
                await ada.do(code, "start")
                await until(seats[-1], "started")
        playing = [asyncio.create_task(seat.play(Guesser(seat.seat))) for seat in seats]
        done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_EXCEPTION)
        for task in waiting:  # for a seat that was lost
            task.cancel()
        refused = (await metrics(ada))["rockfall_refusals_total"]
        return sum(task.exception() is None for task in done), refused


def test_sixteen_seats_finish_their_matches_under_a_limit(start: Start) -> None:
    server = start("message_rate=12")
    finished, refused = run(sixteen(server))
    assert finished == 16
    assert refused > 5, "the limit did refuse"


def test_who_does_not_ask_again_does_not_finish_and_hears_why(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the limit bites, and without the second try seats are lost."""
    monkeypatch.setattr(Patience, "pause", lambda *_: None)
    server = start("message_rate=3")
    finished, refused = run(sixteen(server, tables=2))
    assert finished < 8
    assert refused > 0


# -- servers that behave badly -------------------------------------------------------------------------------

Answering = Callable[[dict[str, Any], int], dict[str, Any] | None]


@asynccontextmanager
async def odd_server(answer: Answering) -> AsyncIterator[tuple[Client, list[dict[str, Any]]]]:
    """A client of a server that answers as this says, given a message and how often it came; and what it was sent."""
    heard: list[dict[str, Any]] = []

    async def listen(socket: ServerConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            heard.append(message)
            told = answer(message, sum(each.get("id") == message.get("id") for each in heard))
            if told == {}:
                await socket.close()
            elif told is not None:
                await socket.send(json.dumps({"id": message["id"], **told}))

    async with serve(listen, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}", patience=20.0) as client:
            yield client, heard


def error(code: str, retry_after: float | None) -> dict[str, Any]:
    return {"type": "error", "code": code, "message": "", "expected": "", "got": "", "retry_after": retry_after}


ACK = {"type": "ack", "table": "ABCDEFGH", "version": 7}


@pytest.mark.parametrize("trouble", [error("server-error", 0.1), error("too-fast", 0.1), {}, None])
def test_what_may_be_asked_again_is_asked_again_as_the_same(
    trouble: dict[str, Any] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal that may pass, a lost connection, silence."""
    monkeypatch.setattr(client_module, "ANSWER_SECONDS", 0.2)

    async def story() -> list[dict[str, Any]]:
        async with odd_server(lambda _, times: ACK if times > 2 else trouble) as (client, heard):
            assert (await client.command("ABCDEFGH", {"do": "say", "text": "hello"})).version == 7
            return heard

    heard = run(story())
    assert len(heard) == 3
    assert heard[0] == heard[1] == heard[2]
    assert heard[0]["command"]["id"]


def test_what_may_not_is_not() -> None:
    async def story() -> int:
        async with odd_server(lambda *_: error("not-now", None)) as (client, heard):
            with pytest.raises(ServerRefused, match="not-now"):
                await client.command("ABCDEFGH", {"do": "start"})
            return len(heard)

    assert run(story()) == 1


@pytest.mark.parametrize(
    ("trouble", "error_type", "said"),
    [
        (None, NoAnswer, "expected an answer to 'start' at table ABCDEFGH within 0.5 seconds; got none"),
        (error("server-error", 0.1), ServerRefused, "server-error"),
        (error("too-fast", 3600.0), ServerRefused, "too-fast"),
    ],
)
def test_it_gives_up_some_time(
    trouble: dict[str, Any] | None, error_type: type[Exception], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "ANSWER_SECONDS", 0.2)

    async def story() -> None:
        async with odd_server(lambda *_: trouble) as (client, _):
            client.patience = 0.5
            with pytest.raises(error_type, match=said):
                await client.command("ABCDEFGH", {"do": "start"})

    run(story())


def test_a_table_that_is_not_shown_is_asked_for_again_and_given_up_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "ANSWER_SECONDS", 0.1)

    async def story() -> int:
        async with odd_server(lambda *_: None) as (client, heard):
            client.patience = 1.0
            with pytest.raises(NoAnswer, match="expected to be shown table ABCDEFGH within 1 seconds"):
                await client.watch("ABCDEFGH")
            return len(heard)

    assert run(story()) > 1


def test_a_server_that_never_was_there_is_not_waited_for() -> None:
    async def story(name: str) -> None:
        with pytest.raises(NoAnswer, match=r"127\.0\.0\.1:1"):
            async with Client("http://127.0.0.1:1", name):
                pass

    run(story(""), 30)
    run(story("Ada"), 30)


@pytest.mark.parametrize("url", ["", "127.0.0.1:8420", "ftp://x", "http://", "http://a\nb", "http://a\x1b[31mb"])
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(BadOptions, match="expected the address of a server"):
        Client(url)


def test_a_connection_that_cannot_be_made_again_is_told_to_whoever_waits_or_asks_later(start: Start) -> None:
    server = start()

    async def story() -> None:
        async with Client(server.url, "Ada", patience=1.0) as ada:
            code = await ada.create("embers", 2)
            seat = await ada.join(code)
            await asyncio.to_thread(server.kill)
            with pytest.raises(NoAnswer):
                await seat.until_over()
            with pytest.raises(NoAnswer):
                await seat.do("say", text="anybody?")

    run(story())


# -- commands count once -------------------------------------------------------------------------------------


def test_a_command_that_is_sent_twice_counts_once(start: Start) -> None:
    """By HTTP and by socket, also after a restart."""
    server = start()

    async def story() -> None:
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            tables = [
                (await client.post("/api/tables", {"game": "embers", "players": 3, "id": "the same"}))["info"]["table"]
                for client in (ada, ada, bob)
            ]
            assert tables[0] == tables[1] != tables[2]
            code = tables[0]
            first = await ada.do(code, "sit", id="sit")
            assert not first["is_repeat"]
            await ada.do(code, "say", text="hello", seat=0, id="say")
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            again = await ada.do(code, "sit", id="sit")
            assert (again["is_repeat"], again["version"], list(again["my_seats"])) == (True, first["version"], ["0"])
            seat = await ada.watch(code, 0)
            ack = await seat.do("say", text="hello", seat=0, id="say")
            assert (ack.is_repeat, ack.version) == (True, first["version"] + 1)
            await seat.do("say", text="well", seat=0)
            await until(seat, "said")
            assert [each.text for each in seat.entries if isinstance(each, ToldSaid)] == ["well"]
            assert list((await bob.do(code, "sit", id="sit"))["my_seats"]) == ["1"], "ids are each guest's own"
            assert list((await ada.do(code, "sit", id="another"))["my_seats"]) == ["0", "2"]
            assert (await ada.post("/api/tables", {"game": "embers", "players": 3, "id": "the same"}))["info"][
                "table"
            ] == code

    run(story())


# -- bots ----------------------------------------------------------------------------------------------------


class Wrong:
    """A bot that chooses what it was made with."""

    def __init__(self, choice: Any) -> None:
        self.choice = choice

    def choose(self, view: dict[str, Any], legal: list[LegalMove]) -> Any:
        return self.choice


@pytest.mark.parametrize("choice", [10**6, -1, None, "7", 3.0, True, [1]])
def test_a_move_that_is_none_is_an_error_that_names_bot_seat_and_version(shared: Running, choice: Any) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = await table_with_bots(ada, "embers", 2, people=1)
            seat = await ada.join(code)
            await ada.do(code, "start")
            await until_turn(seat)
            expected = f"the bot Wrong chose {choice!r} for seat 0 of table {code} at version {seat.version}"
            with pytest.raises(BadMove, match=expected.replace("[", r"\[")) as caught:
                await seat.play(Wrong(choice))
            assert caught.value.choice == choice
            assert len(await seat.play(Guesser(1))) == 2, "the seat is not lost"

    run(story())


def test_by_command_it_is_one_sentence(shared: Running, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text("class Bot:\n    def choose(self, view, legal):\n        return 'north'\n")

    async def open_table() -> tuple[str, str]:
        async with Client(shared.url, "Ada") as ada:
            return await table_with_bots(ada, "saboteur", 3, people=1), ada.cookie

    code, cookie = run(open_table())

    async def start_when_full() -> None:
        async with Client(shared.url, cookie=cookie) as ada:
            seen = await ada.watch(code)
            while seen.info is None or seen.info.seats[0].kind == "open":
                await seen.change()
            await ada.do(code, "start")

    async def story() -> Any:
        words = ("-m", "rockfall", "join", f"{shared.url}/t/{code}", "--bot", "mybot:Bot")
        joining = asyncio.to_thread(command, tmp_path, *words)
        return (await asyncio.gather(joining, start_when_full()))[0]

    done = run(story())
    assert done.returncode == 2
    assert f"the bot Bot chose 'north' for seat 0 of table {code} at version" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_server_that_is_not_there_is_one_sentence_by_command(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text("class Bot:\n    def choose(self, view, legal):\n        return 0\n")
    for link, said in [
        ("http://127.0.0.1:1/t/ABCDEFGH", "expected an answer of 127.0.0.1:1"),
        ("http://127.0.0.1:1/t/ABC\x1b[31m", "expected the link of a table"),
    ]:
        done = command(tmp_path, "-m", "rockfall", "join", link, "--bot", "mybot:Bot")
        assert done.returncode == 2
        assert said in done.stderr
        assert "Traceback" not in done.stderr
        assert "\x1b" not in done.stderr
