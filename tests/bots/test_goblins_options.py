"""Bots of every level and what a table may choose: the second goal after the dynamite (R9), and ale as a pass (R5)."""

from __future__ import annotations

import pytest

import rockfall
from rockfall.bots import bot, bots
from rockfall.bots.goblins import goal_beliefs
from rockfall.bots.goblins.judge import Ground, Judge, friendships, possible_orders
from rockfall.bots.goblins.judge import doubts as suspicions
from rockfall.core.bot import Bot
from rockfall.core.game import Action, Game
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY
from rockfall.games.goblins.codec import LeaveShut, OpenGoal, ServeAle
from rockfall.games.goblins.edition import FIRST_GNOME
from rockfall.games.maze.codec import ReadMap
from tests.games.goblins.scenario import TO_TWO, Scenario, lay
from tests.games.scripted import Pass

GOLD_NORTH = ("gold", "dynamite", "dragon")
DRAGON_NORTH = ("dragon", "dynamite", "gold")
LEVELS = [name for name in bots("goblins") if name != "uniform"]


def level(name: str, game: Game, playouts: int) -> Bot:
    return bot(f"strong:{playouts}" if name == "strong" else name, game)


def asked(role: str, goals: tuple[str, str, str], has_seen: bool) -> Scenario:
    """Seat 0 has opened the dynamite, and the tile that reached it reaches the upper goal, too."""
    look = ReadMap(goal=0) if has_seen else ReadMap(goal=1)
    roles = [role, *(other for other in ("king", "miser", "pedant") if other != role)][:3]
    return Scenario(roles, goals=goals).do(look, Pass(), Pass(), *TO_TWO, OpenGoal(goal=1))


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    ("role", "goals", "answer"),
    [
        ("king", GOLD_NORTH, OpenGoal(goal=0)),
        ("king", DRAGON_NORTH, LeaveShut()),
        ("miser", GOLD_NORTH, LeaveShut()),
        ("miser", DRAGON_NORTH, OpenGoal(goal=0)),
    ],
)
def test_R9_who_knows_the_second_goal_opens_what_its_race_wants(
    name: str, role: str, goals: tuple[str, str, str], answer: Action
) -> None:
    scenario = asked(role, goals, has_seen=True)
    assert scenario.phase == "second goal"
    chosen = level(name, scenario.game, 60 if rockfall.COMPILED else 16).choose(
        scenario.view(scenario.turn), Rng.seeded("taste")
    )
    assert scenario.game.decode(chosen) == answer


@pytest.mark.parametrize(("role", "answer"), [("king", OpenGoal(goal=0)), ("miser", LeaveShut())])
def test_R9_who_does_not_know_it_weighs_gold_against_dragon(role: str, answer: Action) -> None:
    """What is left is gold or dragon, as likely: a gnome dares it, a goblin has less to win than to lose."""
    scenario = asked(role, GOLD_NORTH, has_seen=False)
    chosen = bot("sensible", scenario.game).choose(scenario.view(scenario.turn), Rng.seeded("taste"))
    assert scenario.game.decode(chosen) == answer


def test_R9_a_gnome_who_leaves_shut_what_it_has_seen_has_seen_the_dragon() -> None:
    scenario = Scenario(["king", "miser"], goals=DRAGON_NORTH).do(ReadMap(goal=0), Pass())
    scenario.do(*TO_TWO[:-1])
    while scenario.turn != 0:
        scenario.do(Pass())
    scenario.do(TO_TWO[-1], OpenGoal(goal=1))
    before = goal_beliefs(scenario.view(1))[0]
    scenario.do(LeaveShut())
    after = goal_beliefs(scenario.view(1))[0]
    assert before["dragon"] < 0.5
    assert after["dragon"] > 0.75


def chance_of_end(scenario: Scenario) -> int:
    state, seat = scenario.state, scenario.turn
    is_gnome = bool(state.roles[seat] >= FIRST_GNOME)
    friends = friendships(state, seat, is_gnome, suspicions(state, seat))
    return int(Judge(Ground(state), seat, state.roles[seat], possible_orders(state, seat), friends).chance_of_end())


def test_R5_a_pass_ends_nothing_while_somebody_sits_out_whose_turn_is_no_pass() -> None:
    served = [lay("ale_i", 0, -1), ServeAle(seat=2)]
    counted = Scenario(3).do(*served)
    assert chance_of_end(counted) > 0
    not_counted = Scenario(3, ale_passes="never").do(*served)
    assert chance_of_end(not_counted) == 0


@pytest.mark.parametrize("name", bots("goblins"))
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"ale_passes": "always", "second_goal": "must", "characters": True}),
        (3, {"characters": True}),
        (4, {"second_goal": "must"}),
        (5, {"ale_passes": "never", "characters": True}),
    ],
)
def test_every_level_plays_every_option(name: str, players: int, options: dict[str, object]) -> None:
    if name == "strong" and not rockfall.COMPILED:
        pytest.skip("the compiled run plays these: search is slow interpreted")
    game = rockfall.game("goblins", players, target=1, **options)
    state = game.new_state()
    drive(game, state, [level(name, game, 4)] * players, ("every option", 1))
    assert state.turn == NOBODY
    assert max(state.scores()) == 1
