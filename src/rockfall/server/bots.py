"""Bots think in processes of their own, which are given views and nothing else.

A worker that crashes, or thinks longer than it may, is ended and replaced; the table goes on with a random legal move.
Run as `python -m rockfall.server.bots` this module is such a worker.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from typing import BinaryIO

import msgspec

from rockfall.bots import bot
from rockfall.bots.uniform import Uniform
from rockfall.core.bot import Advice, Adviser, Bot, Weighed
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.server.logs import note
from rockfall.server.parcel import Parcel, pack, unpack
from rockfall.server.refused import Refused
from rockfall.server.workers import Workers, be_nice
from rockfall.server.workers import work as work_on

WORKER: tuple[str, ...] = (sys.executable, "-m", "rockfall.server.bots")
NICE = "nice"  # to a worker: let others go first
HINTS_EACH = 2  # that one guest may wait for


class Question(msgspec.Struct, frozen=True):
    game: Game
    bot: str
    seat: int
    parcel: Parcel
    rng: tuple[int, int, int, int]
    wants_advice: bool = False


class Answer(msgspec.Struct, frozen=True):
    move: int | None
    trouble: str = ""
    advice: Advice | None = None


class BotTrouble(Exception):
    """A worker gave no move."""


class BotPool:
    """A pool of `workers` processes for bots, and one for hints, started when first needed.

    So hints never keep bots from moving. Bots wait in fair turns: whoever has many tables waits for themselves.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        command: Sequence[str] | None = None,
        hint_seconds: float = 0.5,
        hint_workers: int = 1,
        hint_queue: int = 16,
    ) -> None:
        self.seconds = seconds
        self.adviser = f"strong:{hint_seconds}s"
        self.troubles = 0
        self._workers: Workers[Question, Answer] = Workers(workers, command or WORKER)
        self._advisers: Workers[Question, Answer] = Workers(
            hint_workers, command or (*WORKER, NICE), hint_queue, HINTS_EACH, "hints"
        )

    def queues(self) -> dict[str, float]:
        """How many wait, and for how many somebody thinks."""
        return {
            "bots_waiting": self._workers.waiting,
            "bots_thinking": self._workers.busy,
            "hints_waiting": self._advisers.waiting,
            "hints_thought_of": self._advisers.busy,
        }

    async def choose(self, game: Game, name: str, view: View, rng: Rng, owner: str = "") -> int:
        """The move that the bot chooses, or a random one if it fails; `owner` is who opened the table."""
        if name == "uniform":
            return Uniform().choose(view, rng)
        answer = await self._ask(self._workers, owner, game, name, view, rng)
        assert answer.move is not None
        return answer.move

    async def advise(self, game: Game, view: View, rng: Rng, guest: str = "") -> Advice:
        """What the strongest bot thinks of its moves; if it fails, a random one without a chance.

        Refused if too many wait for hints, or this guest for too many.
        """
        answer = await self._ask(self._advisers, guest, game, self.adviser, view, rng, wants_advice=True)
        assert answer.move is not None
        return answer.advice or Advice(moves=[Weighed(move=answer.move, chance=0.5, margin=0.5, playouts=0)])

    async def _ask(
        self,
        workers: Workers[Question, Answer],
        asker: str,
        game: Game,
        name: str,
        view: View,
        rng: Rng,
        wants_advice: bool = False,
    ) -> Answer:
        assert view.viewer is not None, "a bot has a seat"
        question = Question(game, name, view.viewer, pack(game, view), rng.words(), wants_advice)

        def check(answer: Answer) -> None:
            if answer.move is None or answer.move not in view.legal_moves:
                raise BotTrouble(answer.trouble or f"chose {answer.move}, which is not legal")

        try:
            return await workers.ask(question, self.seconds, check, asker)
        except Refused:
            raise
        except Exception as error:  # whatever it was, the table goes on
            self.troubles += 1
            note("bot failed", bot=name, game=game.name, error=f"{type(error).__name__}: {error}")
            return Answer(Uniform().choose(view, rng))

    async def close(self) -> None:
        await self._workers.close()
        await self._advisers.close()


# -- in the worker ------------------------------------------------------------------------------------------


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    known: dict[tuple[Game, str], Bot] = {}
    work_on(questions, answers, partial(_answer, known))


def _answer(known: dict[tuple[Game, str], Bot], question: Question) -> Answer:
    try:
        key = (question.game, question.bot)
        if key not in known:
            known[key] = bot(question.bot, question.game)
        view = unpack(question.game, question.parcel, question.seat)
        asked, rng = known[key], Rng(*question.rng)
        if question.wants_advice and isinstance(asked, Adviser):
            advice = asked.advise(view, rng)
            return Answer(advice.moves[0].move, advice=advice)
        return Answer(int(asked.choose(view, rng)))
    except Exception as error:  # whatever a bot does, its table goes on
        return Answer(None, f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    from rockfall.server.bots import work  # so that answers are of this module's types, not of __main__'s

    if NICE in sys.argv[1:]:
        be_nice()
    work(sys.stdin.buffer, sys.stdout.buffer)
