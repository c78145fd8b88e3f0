"""The process in which bots think, started as the server starts it."""

from __future__ import annotations

from rockfall.bots import bots
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE
from rockfall.games import game
from rockfall.server.bots import WORKER, BotPool
from tests.server.players import run


def test_every_bot_answers_from_a_process_of_its_own() -> None:
    saboteur = game("saboteur", 3)
    state = saboteur.new_state()
    rng = Rng.seeded("workers")
    while state.turn == CHANCE:
        state.apply(state.draw(rng))
    view = state.view(int(state.turn))

    async def story() -> None:
        pool = BotPool(1, 20.0, WORKER)
        try:
            for name in bots("saboteur"):
                assert await pool.choose(saboteur, name, view, rng.copy()) in view.legal_moves
            assert pool.troubles == 0
        finally:
            await pool.close()

    run(story())
