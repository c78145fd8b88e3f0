"""What takes long with a finished match: replays, draws, and checking a record from elsewhere, in other processes.

Run as `python -m rockfall.server.studies` this module is a worker.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from rockfall.core.errors import BadRecord, RockfallError
from rockfall.core.record import Record
from rockfall.games import GAMES
from rockfall.server.dice import dice_of, draws
from rockfall.server.outside import settled_in
from rockfall.server.refused import Code, Refused
from rockfall.server.replays import Eyes, replay
from rockfall.server.signing import IS_INSTALLED, check_signature
from rockfall.server.workers import Workers, be_nice, work

WORKER: tuple[str, ...] = (sys.executable, "-m", "rockfall.server.studies")
LEVEL = 4  # of compression: a tenth of the size in a fifth of the time that the best takes
SECONDS = 30.0  # for one of them


class Question(msgspec.Struct, frozen=True):
    kind: Literal["replay", "draws", "check"]
    text: str | bytes  # of a record
    id: str = ""
    eyes: Eyes = "all"
    scenes: list[int] | None = None  # None: all that the record tells of
    games: dict[str, str] = {}  # that the server knows, with their addresses


class Answer(msgspec.Struct, frozen=True):
    data: bytes = b""  # JSON by gzip; of a check, the record's text
    game: str = ""
    refused: tuple[Code, str, str] | None = None


class Studies:
    def __init__(self, workers: int, queue: int, command: Sequence[str] | None = None) -> None:
        each = max(1, queue // 4)
        self._workers: Workers[Question, Answer] = Workers(workers, command or WORKER, queue, each, "replays")

    @property
    def waiting(self) -> int:
        return self._workers.waiting

    async def ask(self, question: Question, asker: str) -> Answer:
        """The answer; Refused if there is something wrong with the question, or too many wait."""
        question = msgspec.structs.replace(question, games=dict(GAMES))
        try:
            answer = await self._workers.ask(question, SECONDS, lambda _: None, asker)
        except TimeoutError:
            expected = f"a record that takes less than {SECONDS:g} seconds"
            raise Refused("bad-record", expected, "one that takes longer") from None
        if answer.refused is not None:
            raise Refused(*answer.refused)
        return answer

    async def close(self) -> None:
        await self._workers.close()


# -- in the worker ------------------------------------------------------------------------------------------


def answer(question: Question) -> Answer:
    GAMES.update(question.games)
    try:
        return _answer(question)
    except Refused as refused:
        return Answer(refused=(refused.code, refused.expected, refused.got))
    except RockfallError as error:
        expected = "a match that was played on a server" if question.kind == "draws" else "a record of a finished match"
        return Answer(refused=("bad-record", expected, str(error)))


def _answer(question: Question) -> Answer:
    record = Record.loads(question.text)
    if question.kind == "check":
        record.replay()
        return Answer(record.dumps().encode(), record.header.game)
    if question.kind == "draws":
        return _packed(msgspec.structs.replace(draws(record), **origin(record, question.id)))
    eyes, players = question.eyes, record.header.players
    if isinstance(eyes, int) and not 0 <= eyes < players:
        raise Refused("no-such-seat", f"a seat from 0 to {players - 1}", eyes)
    scenes = settled_in(record) if question.scenes is None else question.scenes
    return _packed(msgspec.structs.replace(replay(record, eyes, scenes), **origin(record, question.id)))


def _packed(answer: msgspec.Struct) -> Answer:
    return Answer(gzip.compress(msgspec.json.encode(answer), LEVEL, mtime=0))


def origin(record: Record, id: str) -> dict[str, Any]:
    return {"is_imported": is_imported(record, id), "signed_by": truly_signed_by(record)}


def is_imported(record: Record, id: str) -> bool:
    """Whether a record came from elsewhere: this server's own are kept under the codes of their tables."""
    try:
        return dice_of(record).table != id
    except BadRecord:
        return True


def truly_signed_by(record: Record) -> str | None:
    """The key of a good signature; None if there is none, or nothing to check it with."""
    try:
        return check_signature(record) if IS_INSTALLED else None
    except BadRecord:
        return None


if __name__ == "__main__":
    from rockfall.server.studies import answer  # so that answers are of this module's types, not of __main__'s

    be_nice()
    work(sys.stdin.buffer, sys.stdout.buffer, answer)
