"""What a client receives of a match that is played to a given history on a real server, byte by byte."""

from __future__ import annotations

import asyncio
import json
import re

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rockfall.client import Client, Seat
from rockfall.core.game import Game
from rockfall.core.state import CHANCE
from rockfall.server.told import ToldMoved
from tests.server.conftest import Running
from tests.server.players import eventually
from tests.server.worlds import LATE, Pair


class Frames:
    """All that the server sends, read as it comes: who does not read is cut off when a match takes long."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.all: list[str] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            self.all.append(str(frame))

    async def so_far(self) -> None:
        """Wait for whatever was on its way: the server answers in order."""
        pongs = sum('"pong"' in frame for frame in self.all)
        await self.socket.send('{"type":"ping","id":"so far"}')
        await eventually(lambda: self._reading.done() or sum('"pong"' in frame for frame in self.all) > pongs)
        assert not self._reading.done(), "expected the server to go on talking"


async def compared(server: Running, game: Game, pair: Pair, script: str) -> int:
    """How many bytes of one world were the same in the other; AssertionError with the first that differ."""
    worlds = ((pair.one, f"{script}-one"), (pair.other, f"{script}-two"))
    first, second = await asyncio.gather(
        *(bytes_received(server, game, history, pair.viewer, name, pair.is_late) for history, name in worlds)
    )
    for number, (one, other) in enumerate(zip(first, second, strict=False)):
        assert one == other, f"frame {number} of {script}, for {pair.viewer}"
    assert len(first) == len(second) > 5
    return sum(map(len, first))


async def bytes_received(
    server: Running, game: Game, history: list[int], viewer: int | None, script: str, is_late: bool = False
) -> list[str]:
    """Play this history on the server; every frame that the viewer gets, without the names that chance gives.

    `is_late`: who comes when it has been played, and is told the past, unless that may name what lies face down now.
    """
    (server.folder / script).write_text(json.dumps(history))
    options = msgspec.to_builtins(game.options)
    async with Client(server.url, "Others") as others, Client(server.url, "Vic") as vic:
        code = await others.create(game.name, game.players, options, grace=None, interval=600)
        await others.do(code, "sit", seat=0, name=f"script {script}")
        for seat in range(1, game.players):
            await others.do(code, "sit", seat=seat, name=f"name {seat}")
        if viewer is not None:
            await others.do(code, "kick", seat=viewer)
            await vic.do(code, "sit", seat=viewer, name=f"script {script}" if viewer == 0 else "Vic")
        headers = {"Cookie": f"rockfall_guest={vic.cookie}"}
        async with connect(
            f"ws{server.url.removeprefix('http')}/ws", additional_headers=headers, compression=None, max_size=None
        ) as socket:
            subscribe = {"type": "subscribe", "table": code, "seat": viewer}
            received = Frames(socket)
            if not is_late:
                await socket.send(json.dumps(subscribe))
                await received.so_far()
            hidden = await others.watch(code, None if viewer == 0 else 0)
            while viewer != 0 and not (hidden.info and hidden.info.seals[0]):  # its share in the dice
                await hidden.change()
            await received.so_far()
            await others.do(code, "start")
            state = game.new_state()
            for number, move in enumerate(history, start=1):
                if state.turn != CHANCE:
                    seat = int(state.turn)
                    while moves_told(hidden) < number - 1:
                        await hidden.change()
                    command = {"do": "move", "seat": seat, "move": move, "version": hidden.version, "id": str(number)}
                    if seat == viewer and is_late:
                        await vic.command(code, command)
                    elif seat == viewer:
                        message = {"type": "command", "table": code, "id": str(number), "command": command}
                        await socket.send(json.dumps(message))
                    else:
                        await others.command(code, command)
                state.apply(move)
                if state.is_between_rounds():
                    while moves_told(hidden) < number:
                        await hidden.change()
                    for seat in range(game.players):
                        if seat != viewer:
                            await others.command(code, {"do": "ready", "seat": seat})
                    if viewer is not None and is_late:
                        await vic.command(code, {"do": "ready", "seat": viewer})
                    elif viewer is not None:
                        await socket.send(json.dumps(ready(code, viewer)))
            await received.so_far()
            while moves_told(hidden) < len(history):  # the other connection may hear of the last move later
                await hidden.change()
            # Once more from the beginning, and some moves that are not allowed: refusals must not tell either.
            is_told_all = not (is_late and LATE[game.name].remembers)
            await socket.send(json.dumps({**subscribe, "since": 0} if is_told_all else subscribe))
            if viewer is not None:
                await socket.send(json.dumps(ready(code, viewer)))
                for move in range(0, game.move_count, max(1, game.move_count // 40)):
                    if move not in state.view(viewer).legal_moves:
                        command = {"do": "move", "seat": viewer, "move": move, "version": hidden.version, "id": "x"}
                        await socket.send(
                            json.dumps({"type": "command", "table": code, "id": f"try {move}", "command": command})
                        )
            await received.so_far()
        info = await vic.get(f"/api/tables/{code}")
        received.all.append(json.dumps({**info, "my_seats": len(info["my_seats"])}))
    return [masked(frame, code, script) for frame in received.all]


def ready(code: str, seat: int) -> dict[str, object]:
    return {"type": "command", "table": code, "id": "ready", "command": {"do": "ready", "seat": seat}}


def moves_told(seat: Seat) -> int:
    """The number of the last move that a viewer was told of."""
    return max((each.number for each in seat.entries if isinstance(each, ToldMoved)), default=0)


def masked(frame: str, code: str, script: str) -> str:
    """Table codes, seals, shares and secrets are random by themselves, and so is the time."""
    frame = frame.replace(code, "TABLE").replace(f"script {script}", "SCRIPT")
    frame = re.sub(r'"(now|ends_at)": ?[0-9]+', r'"\1":0', frame)
    return re.sub(r'"[0-9a-f]{64}"', '"RANDOM"', frame)
