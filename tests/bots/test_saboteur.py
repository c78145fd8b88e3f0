"""The sensible bot looks only at what its seat knows, and knows what each role wants."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rockfall
from rockfall.bots import bot, bots
from rockfall.bots.saboteur.judge import sensible_move
from rockfall.bots.saboteur.ways import Ways, steps_in
from rockfall.core.bot import Bot
from rockfall.core.errors import UnknownBot
from rockfall.core.game import Event, Game
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, View
from rockfall.games import game_type
from rockfall.games.saboteur import codec, codes, events
from rockfall.games.saboteur.cards import ROLES
from rockfall.games.saboteur.edition import START
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.view import SaboteurView
from rockfall.games.saboteur.worlds import imagine
from tests.bots.positions import each, turns
from tests.games.saboteur.scenario import Scenario, corridor, lay
from tests.games.scripted import Pass

# Interpreted and compiled rules play the same matches; hundreds of them are for the quick way.
quick_only = pytest.mark.skipif(not rockfall.COMPILED, reason="the same matches take a minute when interpreted")

GAMES = [("saboteur", 3), ("saboteur", 7), ("saboteur2", 2), ("saboteur2", 8)]


def positions(game: Game, seed: str, every: int) -> Iterator[SaboteurState]:
    """States of one match between sensible bots, each at a player's turn."""
    return each(every, turns(game, SaboteurState, seed))


OPTIONS: list[dict[str, object]] = [
    {"laying": "booklet"},
    {"laying": "joined"},
    {"laying": "strict"},
    {"round_end": "hands"},
    {"idle_miners_unpaid": True},
    {"finisher_wins": True},
    {"hidden_gold": True},
]


@pytest.mark.parametrize("name", ["saboteur", "saboteur2"])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_bots_of_all_levels_play_every_option(name: str, options: dict[str, object]) -> None:
    if not options.keys() <= {info.name for info in game_type(name).option_infos()}:
        pytest.skip("the other game has this option")
    game = rockfall.game(name, players=4, rounds=2, **options)
    asked = 0
    for state in positions(game, "options", every=12):
        view = state.view(state.turn)
        for level in (*bots(name)[:-1], "strong:3"):
            assert bot(level, game).choose(view, Rng.seeded("choice")) in view.legal_moves
        asked += 1
    assert asked > 2


@pytest.mark.parametrize("level", ["sensible", "attentive"])
def test_S11_bots_do_not_dig_where_no_tunnel_leads(level: str) -> None:
    """By the booklet a path may lie anywhere beside another; a miner's still carry on a tunnel from the start.

    Beyond the dead end lies what never was joined: it is no way to the gold.
    """
    scenario = Scenario("saboteur", ["miner"] * 3, hands={1: ["cross"] * 5 + ["straight_ew"]})
    scenario.do(lay("blind_ew", 1, 0))
    move = bot(level, scenario.game).choose(scenario.view(1), Rng.seeded("choice"))
    action = scenario.game.decode(move)
    assert isinstance(action, codec.LayPath)
    assert (action.column, action.row) in {(0, -1), (0, 1)}


@pytest.mark.parametrize("level", ["sensible", "attentive"])
def test_S17_bots_join_again_what_was_cut_off(level: str) -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, hands={2: ["straight_ew", "cross", "map", "map", "map", "map"]})
    scenario.do(*corridor([1, 2]), Pass(), *corridor([3, 4]), Pass(), codec.Rockfall(column=2, row=0), Pass())
    move = bot(level, scenario.game).choose(scenario.view(2), Rng.seeded("choice"))
    action = scenario.game.decode(move)
    assert isinstance(action, codec.LayPath)
    assert (action.column, action.row) == (2, 0)


@pytest.mark.parametrize("level", ["sensible", "attentive", "strong:20"])
def test_E15_thieves_count_hidden_gold(level: str) -> None:
    """Nobody shows gold, but who was paid most is no secret to who counts along."""
    roles = ["green", "geologist", "saboteur", "saboteur"]
    scenario = Scenario("saboteur2", roles, hidden_gold=True, rounds=1).do(codec.PlaceTheft())
    scenario.do(lay("crystal_cross", 1, 0)).pass_round()
    assert [plate.gold for plate in scenario.table(0).plates] == [0, None, None, None]
    move = bot(level, scenario.game).choose(scenario.view(0), Rng.seeded("choice"))
    assert scenario.game.decode(move) in (codec.Steal(seat=2), codec.Steal(seat=3))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_policy_looks_only_at_what_its_seat_knows(name: str, players: int) -> None:
    game = rockfall.game(name, players=players)
    looked_at = 0
    for state in positions(game, "blind", every=5):
        view = state.view(state.turn)
        assert isinstance(view, SaboteurView)
        worlds = [imagine(view, Rng.seeded("world", number)) for number in range(6)]
        moves = {sensible_move(world, state.turn, Rng.seeded("taste")) for world in worlds}
        assert len(moves) == 1, f"hidden cards changed its mind: {[game.decode(move) for move in moves]}"
        assert sensible_move(state.copy(), state.turn, Rng.seeded("taste")) in moves
        looked_at += 1
    assert looked_at > 15


def outcomes(game: Game, bots: list[Bot], rounds: int) -> list[events.RoundEnded]:
    ends: list[events.RoundEnded] = []

    def keep(event: Event) -> None:
        if isinstance(event, events.RoundEnded):
            ends.append(event)

    for number in range(rounds):
        drive(game, game.new_state(), bots, ("outcomes", number), keep)
    return ends


@quick_only
@pytest.mark.parametrize(("name", "players"), [("saboteur", 4), ("saboteur2", 5)])
def test_sensible_miners_find_gold_where_uniform_ones_never_do(name: str, players: int) -> None:
    game = rockfall.game(name, players=players, rounds=1)
    sensible = outcomes(game, [bot("sensible", game)] * players, 40)
    uniform = outcomes(game, [bot("uniform", game)] * players, 40)
    assert sum(end.gold for end in sensible) >= 25
    assert sum(end.gold for end in uniform) <= 2


@quick_only
def test_sensible_saboteurs_hinder_more_than_uniform_ones() -> None:
    game = rockfall.game("saboteur", players=7, rounds=1)

    def lost(saboteur: str) -> int:
        return sum(not end.gold for end in outcomes(game, [BySide(game, saboteur)] * 7, 80))

    assert lost("sensible") >= lost("uniform") + 15


class BySide:
    """A sensible digger; as a saboteur, another bot."""

    name = "by side"

    def __init__(self, game: Game, saboteur: str) -> None:
        self.digger = bot("sensible", game)
        self.saboteur = bot(saboteur, game)

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, SaboteurView)
        assert view.viewer is not None
        chosen = self.saboteur if ROLES[view.roles[view.viewer]] == "saboteur" else self.digger
        return chosen.choose(view, rng)


@quick_only
def test_a_miner_who_can_reach_the_gold_does() -> None:
    """Whenever a path would open a goal that a miner knows to be the gold, it is laid."""
    game = rockfall.game("saboteur", players=3)
    chances = 0
    for number in range(12):
        for state in positions(game, f"finish {number}", every=1):
            view = state.view(state.turn)
            assert isinstance(view, SaboteurView)
            if ROLES[state.roles[state.turn]] != "miner" or 0 not in view.goals:
                continue
            winning = {move for move in view.legal_moves if wins(state, move)}
            if winning:
                chances += 1
                assert bot("sensible", game).choose(view, Rng.seeded(number)) in winning
    assert chances >= 3


def wins(state: SaboteurState, move: int) -> bool:
    if move >= state.config.edition.codes.first[codes.BREAK_TOOL]:
        return False
    after = state.copy()
    told: list[Event] = []
    after.apply(move, told.append)
    return any(isinstance(event, events.RoundEnded) and event.gold for event in told)


@quick_only
def test_gold_is_taken_by_the_largest_card_and_stolen_from_the_richest() -> None:
    base = rockfall.game("saboteur", players=4)
    taken = 0
    for number in range(4):
        for state in positions(base, f"gold {number}", every=1):
            view = state.view(state.turn)
            action = base.decode(bot("sensible", base).choose(view, Rng.seeded(1)))
            if isinstance(action, codec.TakeGold):
                assert action.nuggets == max(value + 1 for value in range(3) if state.pack[value])
                taken += 1
    assert taken > 4
    more = rockfall.game("saboteur2", players=6)
    stolen = 0
    for number in range(8):
        for state in positions(more, f"theft {number}", every=1):
            action = more.decode(bot("sensible", more).choose(state.view(state.turn), Rng.seeded(1)))
            if isinstance(action, codec.Steal) and action.seat is not None:
                others = [state.gold[seat] for seat in range(6) if seat != state.turn]
                assert state.gold[action.seat] == max(others)
                stolen += 1
    assert stolen > 2


@quick_only
def test_a_geologist_lays_crystals() -> None:
    game = rockfall.game("saboteur2", players=6)
    laid = missed = 0
    for number in range(10):
        for state in positions(game, f"crystals {number}", every=1):
            if ROLES[state.roles[state.turn]] != "geologist":
                continue
            view = state.view(state.turn)
            could = any(is_crystal(game, move) for move in view.legal_moves)
            if could:
                chosen = bot("sensible", game).choose(view, Rng.seeded(number))
                laid += is_crystal(game, chosen)
                missed += not is_crystal(game, chosen)
    assert laid > 10
    assert laid > 3 * missed


def is_crystal(game: Game, move: int) -> bool:
    action = game.decode(move)
    return isinstance(action, codec.LayPath) and action.card.startswith("crystal")


def test_a_hole_in_the_tunnel_is_worth_mending() -> None:
    """A path that joins a tunnel again brings the gold as near as the tunnel's end is."""
    state = rockfall.game("saboteur", players=3).new_state()
    assert isinstance(state, SaboteurState)
    maze = state.maze
    tiles = state.config.edition.tiles
    cross = next(tile for tile in range(state.config.edition.layable) if tiles.joins[tile] == 0xFFFF)
    for column in (1, 2, 3, 4):
        maze.lay(START + column, cross)
    near = Ways(maze, steps_in(maze)).distance[1]
    maze.remove(START + 2)
    ways = Ways(maze, steps_in(maze))
    assert ways.distance[1] > near
    ways.attempt(START + 2, cross)
    assert ways.after[1] == near


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownBot, match=r"expected one of the bots for saboteur: uniform, sensible, .*; got 'genius'"):
        bot("genius", rockfall.game("saboteur", players=3))


def test_chance_is_never_asked() -> None:
    """A state at chance's turn has no view in which somebody may move."""
    game = rockfall.game("saboteur", players=3)
    state = game.new_state()
    assert state.turn == CHANCE
    assert not len(state.view(0).legal_moves)
