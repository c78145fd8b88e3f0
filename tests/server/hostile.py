"""Peers that send what no client would: malformed, of wrong types, out of turn, for others' seats; by the thousand."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random

from websockets.asyncio.client import connect

from rockfall.client import Client
from tests.server.conftest import Running
from tests.server.players import Guesser, table_with_bots, until_turn

PEERS = 8
WINDOW = 1_000  # messages of each that wait for an answer: a ping must not wait behind more, on a slow machine
EXPECTED = {
    "bad-message",
    "too-large",
    "unknown-table",
    "not-your-seat",
    "not-subscribed",
    "not-now",
    "illegal-move",
    "malformed-action",
}


def socket_to(server: Running, cookie: str = "") -> connect:
    headers = {"Cookie": f"rockfall_guest={cookie}"} if cookie else {}
    address = f"ws{server.url.removeprefix('http')}/ws"
    return connect(address, additional_headers=headers, compression=None, max_size=None, max_queue=None)


def bad_messages(random: Random, table: str, seat_of_other: int, version: int) -> list[str]:
    """One of each kind: malformed, of wrong types, too large, out of turn, for another's seat, replayed."""
    good = {"type": "command", "table": table, "id": "x", "command": {"do": "sit", "seat": 1}}
    text = json.dumps(good)
    cut = random.randrange(len(text))
    odd: object = random.choice([None, True, -1, 1.5, 2**70, "x", [], {}, "\u0000", "9" * 50, {"do": "move"}])
    field = random.choice(["type", "table", "id", "command"])

    def command(**fields: object) -> str:
        return json.dumps({**good, "command": fields})

    return [
        text[:cut],
        text[:cut] + random.choice('{}[]",:\\\u2603') + text[cut + 1 :],
        json.dumps({**good, field: odd}),
        json.dumps({**good, "command": {"do": "sit", "seat": odd if not isinstance(odd, int) else "x"}}),
        json.dumps({**good, "more": odd}),
        json.dumps({"type": "subscribe", "table": table, "seat": seat_of_other, "token": str(odd)}),
        json.dumps({"type": "subscribe", "table": "ABCD" + str(random.randrange(1000, 9999))}),
        json.dumps({"type": "unsubscribe", "table": table, "seat": 60}),
        command(do="move", seat=seat_of_other, move=random.randrange(100), version=version, id="a"),
        command(do="move", seat=random.randrange(64), action={"type": odd}, version=version, id="a"),
        command(do="say", text="x" * 501),
        command(do="say", seat=seat_of_other, text="I am somebody else"),
        command(do="start"),
        command(do="kick", seat=seat_of_other),
        command(do="take-back", seat=seat_of_other),
        command(do="rematch"),
        "[" * random.randrange(1, 3000),
        "x" * 20_000 if random.random() < 0.02 else "\U0001f600",
    ]


async def fuzz(
    server: Running, cookie: str, tables: tuple[str, str], version: int, seed: int, count: int
) -> Counter[str]:
    """Bad messages on one connection, of a guest whose turn it is not; how often each error came back."""
    table, own = tables
    codes: Counter[str] = Counter()
    random = Random(seed)
    waiting = asyncio.Semaphore(WINDOW)
    async with socket_to(server, cookie) as socket:
        await socket.recv()

        async def listen() -> None:
            for _ in range(count):
                answer = json.loads(await socket.recv())
                assert answer["type"] == "error", answer
                codes[answer["code"]] += 1
                waiting.release()

        listening = asyncio.create_task(listen())
        sent = 0
        while sent < count:
            out_of_turn = {"do": "move", "seat": 1, "move": random.randrange(20_000), "version": version, "id": "mine"}
            texts = bad_messages(random, table, random.randrange(3), random.randrange(300))
            texts.append(json.dumps({"type": "command", "table": own, "id": "x", "command": out_of_turn}))
            for text in texts[: count - sent]:
                await waiting.acquire()
                await socket.send(text)
                sent += 1
        await listening
    return codes


async def attack(server: Running, count: int) -> Counter[str]:
    """So many bad messages while two people play a match, which goes on as if nothing were; the errors by code."""
    async with (
        Client(server.url, "Ada") as ada,
        Client(server.url, "Bob") as bob,
        Client(server.url, "Cleo") as cleo,
    ):
        code = await table_with_bots(ada, "saboteur", 3, people=2, grace=None)
        seats = [await ada.join(code), await bob.join(code)]
        await ada.do(code, "start")
        own = await table_with_bots(ada, "saboteur", 3, people=2, grace=None, options={"first_seat": 0})
        waiting, _ = await ada.join(own), await cleo.join(own)
        await ada.do(own, "start")
        await until_turn(waiting)
        version = waiting.version or 0
        shares = [count // PEERS + (seed < count % PEERS) for seed in range(PEERS)]
        attacks = [
            asyncio.create_task(fuzz(server, cleo.cookie, (code, own), version, seed, share))
            for seed, share in enumerate(shares)
        ]
        scores = await asyncio.gather(*(seat.play(Guesser(seat.seat)) for seat in seats))
        assert scores[0] == scores[1]
        return sum(await asyncio.gather(*attacks), Counter())
