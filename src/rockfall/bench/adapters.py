"""Our games as learners see them: through PettingZoo's and OpenSpiel's interfaces, and many tables at a time.

The loops that drive the peers also drive these matches.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

from rockfall.bench.measure import Subject, Work
from rockfall.bench.ours import SYSTEM, titled
from rockfall.bench.peers import open_spiel_match, pettingzoo_match, until
from rockfall.core.game import Game
from rockfall.core.rng import Rng

PETTINGZOO_STEPS = "steps, PettingZoo"
LISTED_STEPS = "steps, PettingZoo, moves listed"
OPEN_SPIEL_STEPS = "steps, OpenSpiel"
VECTOR_STEPS = "steps, vector"
BLIND_STEPS = "steps, vector, masks only"
TABLES = 32


def pettingzoo(game: Game) -> dict[str, Work]:
    make: Any = import_module("rockfall.rl.pettingzoo").RockfallEnv
    masked, listed = make(game), make(game)
    return {
        PETTINGZOO_STEPS: until(pettingzoo_match(masked)),
        LISTED_STEPS: until(pettingzoo_match(listed, listed.legal_moves)),
    }


def open_spiel(game: Game) -> dict[str, Work]:
    adapter: Any = import_module("rockfall.rl.openspiel")
    spiel = import_module("pyspiel").load_game(adapter.register(type(game)), {"players": game.players})
    return {OPEN_SPIEL_STEPS: until(open_spiel_match(spiel))}


def vector(game: Game) -> dict[str, Work]:
    return {VECTOR_STEPS: _steps(game, True), BLIND_STEPS: _steps(game, False)}


def _steps(game: Game, is_observed: bool) -> Work:
    """Random legal moves at many tables."""
    env: Any = import_module("rockfall.rl.vector").VectorEnv(game, TABLES, observe=is_observed)
    choices = Rng.seeded("bench", game.name)
    env.reset(seed=1)

    def work(count: int) -> int:
        done = 0
        while done < count:
            env.step(env.random_moves(choices))
            done += TABLES
        return done

    return work


ADAPTERS: dict[str, Callable[[Game], dict[str, Work]]] = {
    "PettingZoo": pettingzoo,
    "OpenSpiel": open_spiel,
    "numpy": vector,
}


def subjects(game: Game) -> tuple[list[Subject], list[str]]:
    """What can be measured with the libraries that are installed, and a note for each that is not."""
    found: list[Subject] = []
    notes: list[str] = []
    name = titled(game.name, game.players)
    for library, make in ADAPTERS.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # theirs to mend
                found += [Subject(SYSTEM, name, quantity, work) for quantity, work in make(game).items()]
        except ImportError as error:
            notes.append(f"nothing through {library}: {error}")
    return found, notes
