"""What is measured of our games: random play, copies, views, imagined worlds, and the size of a state."""

from __future__ import annotations

import gc
import tracemalloc
from importlib import import_module

import rockfall
from rockfall.bench.loops import copies, plain_iterations
from rockfall.bench.measure import Subject
from rockfall.bots import policy_of
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, playout, resolve_chance

SYSTEM = "rockfall"
DECISIONS = "decisions, Python loop"
INSIDE = "decisions, compiled loop"
COPIES = "copies, Python loop"
COPIES_INSIDE = "copies, compiled loop"
VIEWS = "views"
WORLDS = "imagined worlds"
# A world imagined from a view, a copy of it, random moves to where search cuts off (in tunnel games the end of the
# round, elsewhere the end of the match), and the estimate there.
ITERATIONS = "plain search iterations"

# The teaching game lives among the tests: there in a checkout, not in an installed package.
TEACHING = {"embers": "tests.teaching.embers:Embers"}


def game_for(name: str) -> Game:
    """A game by name, for five players or as near to that as it allows."""
    if name in TEACHING:
        module, _, attribute = TEACHING[name].partition(":")
        kind: type[Game] = getattr(import_module(module), attribute)
    else:
        from rockfall.games import game_type

        kind = game_type(name)
    return kind.make(min(max(5, kind.min_players), kind.max_players))


def known_games() -> list[str]:
    """Every registered game, and the teaching game where it is at hand."""
    try:
        import_module("tests.teaching")
    except ModuleNotFoundError:
        return rockfall.games()
    return [*rockfall.games(), *TEACHING]


def titled(game: str, players: int) -> str:
    return f"{game} ({players}p)"


def subjects(game: Game) -> list[Subject]:
    """All that is measured of one game."""
    name = titled(game.name, game.players)
    rng = Rng.seeded("bench", game.name)
    positions = sample_positions(game, rng)
    views = [state.view(int(state.turn)) for state in positions]

    def play_in_python(count: int) -> int:
        done = 0
        while done < count:
            done += play_match(game.new_state(), rng)
        return done

    def play_inside(count: int) -> int:
        done = 0
        while done < count:
            done += playout(game.new_state(), rng)
        return done

    def copy_in_python(count: int) -> int:
        for state in positions:
            for _ in range(count):
                state.copy()
        return count * len(positions)

    def copy_inside(count: int) -> int:
        for state in positions:
            copies(state, count)
        return count * len(positions)

    def look(count: int) -> int:
        for state in positions:
            for _ in range(count):
                state.view(int(state.turn))
        return count * len(positions)

    def imagine(count: int) -> int:
        for view in views:
            for _ in range(count):
                game.determinize(view, rng)
        return count * len(views)

    policy = policy_of(game)

    def search(count: int) -> int:
        for view in views:
            plain_iterations(policy, view, rng, count)
        return count * len(views)

    works = {
        DECISIONS: play_in_python,
        INSIDE: play_inside,
        COPIES: copy_in_python,
        COPIES_INSIDE: copy_inside,
        VIEWS: look,
        WORLDS: imagine,
        ITERATIONS: search,
    }
    return [Subject(SYSTEM, name, quantity, work) for quantity, work in works.items()]


def play_match(state: State, rng: Rng) -> int:
    """Random play as somebody drives it from Python; the number of decisions."""
    decisions = 0
    while resolve_chance(state, rng) != NOBODY:
        state.apply(rng.choice(state.legal_moves()))
        decisions += 1
    return decisions


def sample_positions(game: Game, rng: Rng) -> list[State]:
    """One random match at a quarter, at half, and at three quarters of its decisions."""
    states: list[State] = []
    state = game.new_state()
    while resolve_chance(state, rng) != NOBODY:
        states.append(state.copy())
        state.apply(state.random_move(rng))
    return [states[len(states) * part // 4] for part in (1, 2, 3)]


def state_bytes(game: Game, count: int = 500) -> float:
    """The memory that one more copy of a state takes; the past it shares with its original is not counted."""
    positions = sample_positions(game, Rng.seeded("bench", game.name))
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [state.copy() for state in positions for _ in range(count)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    pointers = kept.__sizeof__()
    return (after - before - pointers) / len(kept)
