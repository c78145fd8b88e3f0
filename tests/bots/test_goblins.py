"""The sensible bot looks only at what its seat knows, and knows what each race wants."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rockfall
from rockfall.bots import bot
from rockfall.bots.goblins.judge import sensible_move
from rockfall.core.bot import Bot
from rockfall.core.game import Event, Game
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.games.goblins import codec, events
from rockfall.games.goblins.edition import FIRST_GNOME
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.view import GoblinsView
from rockfall.games.goblins.worlds import imagine
from rockfall.games.maze.codec import ReadMap
from tests.bots.positions import each, turns
from tests.games.goblins.scenario import CORRIDOR, DRAGON_MIDDLE, GOLD_MIDDLE, TO_THE_MIDDLE, Scenario, lay

# Interpreted and compiled rules play the same matches; hundreds of them are for the quick way.
quick_only = pytest.mark.skipif(not rockfall.COMPILED, reason="the same matches take a minute when interpreted")


def positions(game: Game, seed: str, every: int) -> Iterator[GoblinsState]:
    """States of one match between sensible bots, each at a player's turn."""
    return each(every, turns(game, GoblinsState, seed))


@pytest.mark.parametrize(("players", "has_characters"), [(2, True), (5, False), (8, True)])
def test_the_policy_looks_only_at_what_its_seat_knows(players: int, has_characters: bool) -> None:
    game = rockfall.game("goblins", players=players, characters=has_characters, target=4)
    looked_at = 0
    for state in positions(game, "blind", every=5):
        view = state.view(state.turn)
        assert isinstance(view, GoblinsView)
        worlds = [imagine(view, Rng.seeded("world", number)) for number in range(6)]
        moves = {sensible_move(world, state.turn, Rng.seeded("taste")) for world in worlds}
        assert len(moves) == 1, f"hidden cards changed its mind: {[game.decode(move) for move in moves]}"
        assert sensible_move(state.copy(), state.turn, Rng.seeded("taste")) in moves
        looked_at += 1
    assert looked_at > 10


class BySide:
    name = "by side"

    def __init__(self, game: Game, goblin: str, gnome: str) -> None:
        self.goblin = bot(goblin, game)
        self.gnome = bot(gnome, game)

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, GoblinsView)
        assert view.viewer is not None
        return (self.gnome if view.roles[view.viewer] >= FIRST_GNOME else self.goblin).choose(view, rng)


def endings(players: int, goblin: str, gnome: str, matches: int) -> list[str | None]:
    game = rockfall.game("goblins", players=players)
    ends: list[str | None] = []

    def keep(event: Event) -> None:
        if isinstance(event, events.RoundEnded):
            ends.append(event.opened)

    bots: list[Bot] = [BySide(game, goblin, gnome)] * players
    for number in range(matches):
        drive(game, game.new_state(), bots, ("endings", number), keep)
    return ends


@quick_only
@pytest.mark.parametrize("players", [3, 5, 8])
def test_sensible_gnomes_find_gold_and_sensible_goblins_prevent_it(players: int) -> None:
    against_uniform = endings(players, "uniform", "sensible", 10)
    against_sensible = endings(players, "sensible", "sensible", 10)
    uniform = endings(players, "uniform", "uniform", 10)
    assert share(against_uniform) > 0.35
    assert share(against_sensible) < share(against_uniform) - 0.1
    assert share(uniform) < 0.1


def share(ends: list[str | None]) -> float:
    return ends.count("gold") / len(ends)


def chosen(scenario: Scenario) -> object:
    view = scenario.view(scenario.turn)
    return scenario.game.decode(bot("sensible", scenario.game).choose(view, Rng.seeded("taste")))


def test_a_gnome_who_knows_the_gold_opens_it_and_a_goblin_who_knows_the_dragon_wakes_it() -> None:
    for goals, roles in ((GOLD_MIDDLE, ["king", "miser", "pedant"]), (DRAGON_MIDDLE, ["miser", "king", "pedant"])):
        scenario = Scenario(roles, goals=goals).do(ReadMap(goal=1)).do(*CORRIDOR)
        scenario.do_as(0, lay("passage_l", 0, 1))
        while scenario.turn != 0:
            scenario.do_as(scenario.turn, codec.Exchange(card=scenario.unneeded(1)[0]))
        last = TO_THE_MIDDLE[-1]
        scenario.held.append((0, 0, last))
        scenario.replay()
        assert chosen(scenario) == last


def test_a_goblin_does_not_open_what_it_knows_to_be_gold() -> None:
    scenario = Scenario(["miser", "king", "pedant"], goals=GOLD_MIDDLE).do(ReadMap(goal=1)).do(*CORRIDOR)
    scenario.do_as(0, lay("passage_l", 0, 1))
    assert not any(isinstance(event, events.GoalOpened) for event in scenario.told)
    while scenario.turn != 0:
        scenario.do_as(scenario.turn, codec.Exchange(card=scenario.unneeded(1)[0]))
    scenario.held.append((0, 0, TO_THE_MIDDLE[-1]))
    scenario.replay()
    assert chosen(scenario) != TO_THE_MIDDLE[-1]


def test_ale_goes_to_foes_and_the_miser_robs_the_leader() -> None:
    scenario = Scenario(["king", "miser", "pedant"]).do(codec.DrinkPotion(seat=2), lay("rubble_x", 1))
    scenario.do_as(0, lay("ale_i", 0, -1))
    assert chosen(scenario) == codec.ServeAle(seat=1)
    roles = ["pedant", "miser", "king", "driver"]
    scenario = Scenario(roles, goals=DRAGON_MIDDLE, characters=True).do(*TO_THE_MIDDLE)
    scenario.state.score[0] = 1
    assert chosen(scenario) == codec.Steal(seat=3)
