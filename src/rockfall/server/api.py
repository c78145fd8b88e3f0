"""The HTTP interface: endpoints with their request and response types, from which OpenAPI is generated."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rockfall.bots import bots
from rockfall.core.game import OptionInfo, Refusal
from rockfall.games import game_type, games
from rockfall.lessons.tree import LessonOut
from rockfall.puzzles import has_puzzles
from rockfall.server import commands as ask
from rockfall.server import puzzling, schooling
from rockfall.server.dice import DrawsOut
from rockfall.server.entries import SeatNumber, TableRules
from rockfall.server.hub import Hub
from rockfall.server.live import Live
from rockfall.server.packed import Packed
from rockfall.server.puzzling import PuzzleAnswerIn, PuzzleAnswerOut, PuzzleOut, PuzzlesOut
from rockfall.server.refused import Code, Refused
from rockfall.server.replays import ReplayOut
from rockfall.server.store import Guest
from rockfall.server.told import TableInfo

LISTED = 100
HINTED = 5  # moves in a hint
BYTES = "application/octet-stream"

STATUS: dict[Code, int] = {
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "unknown-guest": 401,
    "unknown-table": 404,
    "unknown-record": 404,
    "no-such-page": 404,
    "not-your-seat": 403,
    "not-host": 403,
    "not-allowed": 403,
    "not-now": 409,
    "seat-taken": 409,
    "seat-open": 409,
    "stale-version": 409,
    "illegal-move": 409,
    "broken-table": 410,
    "closing": 503,
    "too-busy": 503,
    "server-error": 500,
}  # all others: 422


class Error(msgspec.Struct, frozen=True, kw_only=True):
    """Something was refused, and nothing changed.

    `retry_after`: the same may be asked again after so many seconds; none: it would be refused again.
    """

    code: Code
    message: str
    expected: str
    got: str
    refusal: Refusal | None = None
    retry_after: float | None = None
    id: str | None = None  # of what is refused, if its body had one


class NameIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: ask.Name


class ReachOut(msgspec.Struct, frozen=True, kw_only=True):
    """How others can reach this server, as far as it knows."""

    addresses: list[str]  # as http://192.168.0.7:8420, the likeliest first
    only_here: bool  # it listens to this machine alone


class GuestOut(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are here. The proof is in a cookie that only the server reads."""

    name: str


class TableIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[str, Any] = {}
    rules: TableRules = TableRules()
    id: ask.Id | None = None  # unlike any other of this guest: then there is one table, however often it is asked for


class TableOut(msgspec.Struct, frozen=True, kw_only=True):
    """A table, and your own seats at it with their tokens."""

    info: TableInfo
    my_seats: dict[str, str]


class DoneOut(msgspec.Struct, frozen=True, kw_only=True):
    """A command was carried out, and stored."""

    version: int
    is_repeat: bool
    rematch: str | None
    info: TableInfo
    my_seats: dict[str, str]


class GameOut(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: str
    min_players: int
    max_players: int
    rules_version: int
    bots: list[str]
    options: list[OptionInfo]
    puzzles: bool  # it has some


class KeyOut(msgspec.Struct, frozen=True, kw_only=True):
    """The key by which this server signs its records, in hexadecimal; null if it signs none."""

    key: str | None


class RecordOut(msgspec.Struct, frozen=True, kw_only=True):
    id: str


class WhyNotIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber
    action: dict[str, Any]


class WhyNotOut(msgspec.Struct, frozen=True, kw_only=True):
    """Why an action is not allowed now; null if it is."""

    refusal: Refusal | None


class LessonsOut(msgspec.Struct, frozen=True, kw_only=True):
    """The lessons of a game, in their order."""

    names: list[str]


class LessonWhyNotIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    node: Annotated[int, Meta(ge=0)]  # where the learner is
    action: dict[str, Any]


class PuzzleWhyNotIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    action: dict[str, Any]


class HintIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber


class AdvisedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move and what it promises: the chance to win the match, with the half width of its 95 % interval.

    The chance rests on `playouts` imagined matches; with none it is a guess.
    """

    move: int
    action: dict[str, Any]
    chance: float
    margin: float
    playouts: int


class HintOut(msgspec.Struct, frozen=True, kw_only=True):
    """What the strongest bot would do, knowing no more than you: the best few moves, best first.

    `beliefs` says by seat how likely each role is, by plain name; it is empty in games without secret roles. If the
    match moved on before the answer was ready, `is_stale` says so, and there is nothing else.
    """

    is_stale: bool = False
    moves: list[AdvisedMove] = []
    beliefs: list[dict[str, float]] = []


class ReplayIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    viewer: SeatNumber | Literal["all"] | None = "all"  # through whose eyes; all: everything is open


class Call(msgspec.Struct, frozen=True):
    """A request, read and checked."""

    hub: Hub
    guest: Guest | None
    token: str | None
    code: str
    body: Any
    number: int = 0
    address: str = ""
    name: str = ""

    def known_guest(self) -> Guest:
        if self.guest is None:
            raise Refused("unknown-guest", "a guest who gave a name (POST /api/guest)", "nobody")
        return self.guest


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    method: Literal["GET", "POST"]
    path: str
    summary: str
    answer: Any
    handle: Callable[[Call], Awaitable[Any]]
    body: Any = None
    makes: bool = False  # makes something that is kept: rarer
    cost: float = 1.0  # in requests; 0: for operators, it waits for nobody
    is_slow: bool = False  # not worth doing for somebody who has gone


async def get_guest(call: Call) -> GuestOut:
    return GuestOut(name=call.known_guest().name)


async def list_tables(call: Call) -> msgspec.Raw:
    return msgspec.Raw(await call.hub.lobby.tables())


async def my_tables(call: Call) -> list[msgspec.Raw]:
    return [msgspec.Raw(info) for info in await call.hub.store.tables_of(call.known_guest().id, LISTED)]


async def make_table(call: Call) -> TableOut:
    body: TableIn = call.body
    guest = call.known_guest()
    call.hub.opened.check(call.address, guest.id)
    info = await call.hub.create(guest, body.game, body.players, body.options, body.rules, body.id)
    call.hub.opened.add(info.table, call.address, guest.id)
    return TableOut(info=info, my_seats={})


async def show_table(call: Call) -> TableOut:
    async with call.hub.at(call.code) as live:
        await call.hub.catch_up(live)
        return TableOut(info=live.table.info(), my_seats=_my_seats(call, live))


def _my_seats(call: Call, live: Live) -> dict[str, str]:
    return {str(seat): token for seat, token in call.hub.guests.seat_tokens(live.table, call.guest).items()}


async def do_command(call: Call) -> DoneOut:
    guest = call.known_guest()
    async with call.hub.at(call.code) as live:
        done = await call.hub.obey(live, guest, call.body)
        return DoneOut(info=live.table.info(), my_seats=_my_seats(call, live), **msgspec.structs.asdict(done))


async def show_record(call: Call) -> str:
    return await call.hub.archive.text(call.code)


async def import_record(call: Call) -> RecordOut:
    call.known_guest()
    return RecordOut(id=await call.hub.archive.keep(call.body, call.address))


async def explain(call: Call) -> WhyNotOut:
    body: WhyNotIn = call.body
    return WhyNotOut(refusal=await call.hub.why_not(call.code, call.known_guest(), body.seat, body.action))


async def give_hint(call: Call) -> HintOut:
    body: HintIn = call.body
    found = await call.hub.adviser.hint(call.code, call.known_guest(), body.seat, call.address)
    if found is None:
        return HintOut(is_stale=True)
    game, advice = found
    moves = [
        AdvisedMove(action=game.action_to_json(game.decode(each.move)), **msgspec.structs.asdict(each))
        for each in advice.moves[:HINTED]
    ]
    return HintOut(moves=moves, beliefs=advice.beliefs)


async def show_replay(call: Call) -> Packed:
    body: ReplayIn = call.body
    return await call.hub.archive.replay(call.code, body.viewer, call.address)


async def show_draws(call: Call) -> Packed:
    return await call.hub.archive.draws(call.code, call.address)


async def show_scene(call: Call) -> bytes:
    return await call.hub.archive.scene(call.code, call.guest, call.number)


async def show_key(call: Call) -> KeyOut:
    signer = call.hub.signer
    return KeyOut(key=None if signer is None else signer.key)


async def list_lessons(call: Call) -> LessonsOut:
    return LessonsOut(names=[lesson.name for lesson in schooling.lessons_of(call.code)])


async def show_lesson(call: Call) -> LessonOut:
    return schooling.lesson_of(call.code, call.number).out()


async def explain_in_lesson(call: Call) -> WhyNotOut:
    body: LessonWhyNotIn = call.body
    return WhyNotOut(refusal=schooling.why_not(call.code, call.number, body.node, body.action))


async def list_puzzles(call: Call) -> PuzzlesOut:
    return await puzzling.listed(call.code)


async def show_puzzle(call: Call) -> msgspec.Raw:
    return await puzzling.shown(call.code, call.name)


async def answer_puzzle(call: Call) -> PuzzleAnswerOut:
    return await puzzling.judged(call.code, call.name, call.body)


async def explain_in_puzzle(call: Call) -> WhyNotOut:
    body: PuzzleWhyNotIn = call.body
    return WhyNotOut(refusal=await puzzling.why_not(call.code, call.name, body.action))


async def list_games(_: Call) -> list[GameOut]:
    return catalogue()


def catalogue() -> list[GameOut]:
    """Every game, from its class."""
    return [
        GameOut(
            name=kind.name,
            title=kind.title,
            min_players=kind.min_players,
            max_players=kind.max_players,
            rules_version=kind.rules_version,
            bots=bots(kind.name),
            options=kind.option_infos(),
            puzzles=has_puzzles(kind.name),
        )
        for kind in map(game_type, games())
    ]


ENDPOINTS = [
    Endpoint(
        method="GET",
        path="/api/games",
        summary="The games, their options and bots",
        answer=list[GameOut],
        handle=list_games,
    ),
    Endpoint(
        method="GET",
        path="/api/key",
        summary="The key by which this server signs its records",
        answer=KeyOut,
        handle=show_key,
    ),
    Endpoint(
        method="GET",
        path="/api/lessons/{game}",
        summary="The lessons of a game, by its name",
        answer=LessonsOut,
        handle=list_lessons,
    ),
    Endpoint(
        method="GET",
        path="/api/lessons/{game}/{number}",
        summary="A lesson by its place, from 0: every position that it can lead to",
        answer=LessonOut,
        handle=show_lesson,
    ),
    Endpoint(
        method="POST",
        path="/api/lessons/{game}/{number}/why-not",
        summary="Why the learner may not do something in a position of a lesson",
        body=LessonWhyNotIn,
        answer=WhyNotOut,
        handle=explain_in_lesson,
    ),
    Endpoint(
        method="GET",
        path="/api/puzzles/{game}",
        summary="The puzzles of a game",
        answer=PuzzlesOut,
        handle=list_puzzles,
    ),
    Endpoint(
        method="GET",
        path="/api/puzzles/{game}/{name}",
        summary="A puzzle: the position and what led to it, as its solver may see it",
        answer=PuzzleOut,
        handle=show_puzzle,
    ),
    Endpoint(
        method="POST",
        path="/api/puzzles/{game}/{name}/answer",
        summary="Answer a puzzle, or ask for its solution",
        body=PuzzleAnswerIn,
        answer=PuzzleAnswerOut,
        handle=answer_puzzle,
    ),
    Endpoint(
        method="POST",
        path="/api/puzzles/{game}/{name}/why-not",
        summary="Why the solver of a puzzle may not do something",
        body=PuzzleWhyNotIn,
        answer=WhyNotOut,
        handle=explain_in_puzzle,
    ),
    Endpoint(method="GET", path="/api/guest", summary="Who you are", answer=GuestOut, handle=get_guest),
    Endpoint(
        method="GET",
        path="/api/tables",
        summary="Public tables that are not over",
        answer=list[TableInfo],
        handle=list_tables,
    ),
    Endpoint(method="GET", path="/api/tables/mine", summary="Your tables", answer=list[TableInfo], handle=my_tables),
    Endpoint(
        method="POST",
        path="/api/tables",
        summary="Open a table",
        body=TableIn,
        answer=TableOut,
        handle=make_table,
        makes=True,
    ),
    Endpoint(
        method="GET", path="/api/tables/{code}", summary="A table, by its code", answer=TableOut, handle=show_table
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}/record",
        summary="The record of a finished match, or of one that was imported",
        answer=str,
        handle=show_record,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}/draws",
        summary="Every outcome of chance in a finished match, to be drawn again from the dice's secret",
        answer=DrawsOut,
        handle=show_draws,
        cost=5.0,
        is_slow=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}/blows/{number}",
        summary="How an outcome of chance came about, by the number of its move: bytes for the game's board to play",
        answer=bytes,
        handle=show_scene,
        cost=2.0,
        is_slow=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/replay",
        summary="A finished match step by step, through somebody's eyes",
        body=ReplayIn,
        answer=ReplayOut,
        handle=show_replay,
        cost=5.0,
        is_slow=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/why-not",
        summary="Why your seat may not do something now",
        body=WhyNotIn,
        answer=WhyNotOut,
        handle=explain,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/hint",
        summary="What a bot would do in your place",
        body=HintIn,
        answer=HintOut,
        handle=give_hint,
        cost=3.0,
        is_slow=True,
    ),
    *(
        Endpoint(
            method="POST",
            path=f"/api/tables/{{code}}/{kind.__struct_config__.tag}",
            summary=" ".join((kind.__doc__ or "").split("\n\n")[0].split()),
            body=kind,
            answer=DoneOut,
            handle=do_command,
            makes=kind is ask.Rematch,
        )
        for kind in ask.COMMANDS
    ),
    Endpoint(
        method="POST",
        path="/api/records",
        summary="Import a record after checking every move of it",
        body=bytes,
        answer=RecordOut,
        handle=import_record,
        makes=True,
        cost=10.0,
    ),
]
