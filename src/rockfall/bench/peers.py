"""Other systems, driven through their own Python interfaces the way their documentation shows, random play only.

Where there is a choice, they get the cheaper way: nothing is observed that random play does not need. Chance is drawn
by its weights, OpenSpiel's through `chance_outcomes()`.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

from rockfall.bench.measure import Subject, Work
from rockfall.bench.ours import COPIES, DECISIONS, titled

OPEN_SPIEL = ["crazy_eights", "skat", "hearts", "dou_dizhu", "oh_hell", "gin_rummy"]
# Its games that are written in Python, as ours are: modules of open_spiel.python.games, and what they register.
OPEN_SPIEL_PYTHON = {
    "kuhn_poker": "python_kuhn_poker",
    "liars_poker": "python_liars_poker",
    "block_dominoes": "python_block_dominoes",
    "team_dominoes": "python_team_dominoes",
}
PETTINGZOO = ["leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5", "connect_four_v3"]
RLCARD = ["uno", "gin-rummy", "doudizhu"]


def until(play_match: Callable[[], int]) -> Work:
    """Whole matches until enough decisions were made."""

    def work(count: int) -> int:
        done = 0
        while done < count:
            done += play_match()
        return done

    return work


def open_spiel() -> list[Subject]:
    pyspiel: Any = import_module("pyspiel")
    found: list[Subject] = []
    for name in OPEN_SPIEL:
        game = pyspiel.load_game(name)
        title = titled(name, game.num_players())
        found.append(Subject("OpenSpiel", title, DECISIONS, until(open_spiel_match(game))))
        found.append(Subject("OpenSpiel", title, COPIES, _open_spiel_copies(game)))
    return found


def open_spiel_python() -> list[Subject]:
    pyspiel: Any = import_module("pyspiel")
    found: list[Subject] = []
    for module, name in OPEN_SPIEL_PYTHON.items():
        import_module(f"open_spiel.python.games.{module}")
        game = pyspiel.load_game(name)
        title = titled(module, game.num_players())
        found.append(Subject("OpenSpiel Python", title, DECISIONS, until(open_spiel_match(game))))
    return found


def open_spiel_match(game: Any) -> Callable[[], int]:
    chance = random.Random(1).random

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_outcome(state.chance_outcomes(), chance()))
                continue
            moves = state.legal_actions()
            state.apply_action(moves[int(chance() * len(moves))])
            decisions += 1
        return decisions

    return play


def _outcome(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome of chance that a number from 0 to 1 falls upon."""
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def _open_spiel_copies(game: Any) -> Work:
    rng = random.Random(1)
    states = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            states.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    positions = [states[len(states) * part // 4] for part in (1, 2, 3)]

    def work(count: int) -> int:
        for position in positions:
            for _ in range(count):
                position.clone()
        return count * len(positions)

    return work


def pettingzoo() -> list[Subject]:
    found = []
    for name in PETTINGZOO:
        env: Any = import_module(f"pettingzoo.classic.{name}").env()
        title = titled(name, len(env.possible_agents))
        found.append(Subject("PettingZoo", title, DECISIONS, until(pettingzoo_match(env))))
    return found


def pettingzoo_match(env: Any, legal_moves: Callable[[], list[int]] | None = None) -> Callable[[], int]:
    """Matches whose moves are searched in the mask; or asked for, where that is possible."""
    chance = random.Random(1).random
    env.reset(seed=1)

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, is_terminated, is_truncated, _ = env.last()
            if is_terminated or is_truncated:
                env.step(None)
                continue
            if legal_moves is None:
                found = observation["action_mask"].view(bool).nonzero()[0]  # as truths: numpy is quicker with them
                env.step(found.item(int(chance() * len(found))))
            else:
                moves = legal_moves()
                env.step(moves[int(chance() * len(moves))])
            decisions += 1
        return decisions

    return play


def rlcard() -> list[Subject]:
    make: Any = import_module("rlcard").make
    found = []
    for name in RLCARD:
        env = make(name, config={"seed": 1})
        found.append(Subject("RLCard", titled(name, env.num_players), DECISIONS, until(_rlcard_match(env))))
    return found


def _rlcard_match(env: Any) -> Callable[[], int]:
    chance = random.Random(1).random

    def play() -> int:
        decisions = 0
        observation, _ = env.reset()
        while not env.is_over():
            moves = list(observation["legal_actions"])
            observation, _ = env.step(moves[int(chance() * len(moves))])
            decisions += 1
        return decisions

    return play


def python_chess() -> list[Subject]:
    make: Any = import_module("chess").Board
    chance = random.Random(1).random

    def play() -> int:
        board = make()
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(chance() * len(moves))])
            decisions += 1
        return decisions

    position = make()

    def copy(count: int) -> int:
        for _ in range(count):
            position.copy(stack=False)
        return count

    return [
        Subject("python-chess", titled("chess", 2), DECISIONS, until(play)),
        Subject("python-chess", titled("chess", 2), COPIES, copy),
    ]


PEERS: dict[str, Callable[[], list[Subject]]] = {
    "OpenSpiel": open_spiel,
    "OpenSpiel Python": open_spiel_python,
    "PettingZoo": pettingzoo,
    "RLCard": rlcard,
    "python-chess": python_chess,
}


def subjects() -> tuple[list[Subject], list[str]]:
    """What can be measured of the peers that are installed, and a note for each that is not."""
    found: list[Subject] = []
    notes: list[str] = []
    for name, make in PEERS.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # theirs to mend
                found += make()
        except ImportError as error:
            notes.append(f"{name} is not there ({error}); 'python3 dev.py bench' installs the peers and measures them")
    return found, notes
