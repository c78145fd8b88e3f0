"""What an attentive dwarf believes: exact, certain where it knows, and better than guessing where it does not."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations, takewhile

import pytest

import rockfall
from rockfall.bots import bot
from rockfall.bots.belief import habits
from rockfall.bots.saboteur.belief import (
    BASE_ACTS,
    CASES,
    FLOOR,
    MORE_ACTS,
    POSITIONS,
    TEMPER,
    Opinion,
    Watcher,
    beliefs,
    opinion_at,
    opinion_of,
    watch,
)
from rockfall.bots.saboteur.habits import BASE_HABITS, MORE_HABITS
from rockfall.bots.saboteur.judge import Judge, attentive_manner, attentive_move
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.games.maze.mine import PLAY
from rockfall.games.saboteur import codec
from rockfall.games.saboteur.cards import ROLES
from rockfall.games.saboteur.edition import HAND
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.view import SaboteurView
from rockfall.games.saboteur.worlds import imagine
from tests.bots.positions import each, seen, turns

quick_only = pytest.mark.skipif(not rockfall.COMPILED, reason="the same matches take minutes when interpreted")

SABOTEUR = ROLES.index("saboteur")
GAMES = [("saboteur", 3), ("saboteur", 8), ("saboteur2", 3), ("saboteur2", 12)]


def positions(game: Game, seed: str, every: int = 1) -> Iterator[SaboteurState]:
    """States of one round between sensible bots, each at a player's turn, while the round lasts."""
    return each(every, takewhile(lambda state: state.phase <= PLAY + 2, turns(game, SaboteurState, seed)))


# -- exact ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "every"), [("saboteur", 3, 6), ("saboteur", 5, 7), ("saboteur2", 3, 7)])
def test_beliefs_are_those_of_the_listed_deals(name: str, players: int, every: int) -> None:
    game = rockfall.game(name, players=players, rounds=1)
    compared = 0
    for state in positions(game, "listed", every):
        if sum(state.roles[players + len(ROLES) :]):
            break  # a dwarf was laid away: `listed` knows nothing of those
        view = seen(SaboteurView, state, (state.turn + 1) % players)
        opinion = opinion_of(view)
        roles, gold = listed(state, view)
        for goal in range(CASES):
            assert opinion.chance_of_gold(goal) == pytest.approx(gold[goal], abs=1e-9)
        for seat in range(players):
            for role in range(len(ROLES)):
                assert opinion.chance(seat, role) == pytest.approx(roles[seat, role], abs=1e-9)
        compared += 1
    assert compared >= 2


def listed(state: SaboteurState, view: SaboteurView) -> tuple[dict[tuple[int, int], float], dict[int, float]]:
    """The chances of roles and gold, by listing every deal of the dwarfs in every case."""
    is_more = state.config.is_expansion
    acts = MORE_ACTS if is_more else BASE_ACTS
    table = habits(MORE_HABITS if is_more else BASE_HABITS, FLOOR)
    deeds = watch(state)
    players = int(state.config.players)
    dwarfs = [role for role, count in enumerate(state.config.dwarfs) for _ in range(count)]
    roles: dict[tuple[int, int], float] = defaultdict(float)
    gold: dict[int, float] = defaultdict(float)
    logs = {
        (seat, role, case): sum(TEMPER * table[role * POSITIONS * acts + deed[case]] for deed in deeds[seat])
        for seat in range(players)
        for role in set(dwarfs)
        for case in range(CASES)
    }
    for case in range(CASES):
        if not goal_fits(view, case):
            continue
        for deal in permutations(dwarfs, players):
            if all(view.roles[seat] in (-1, role) for seat, role in enumerate(deal)):
                weight = math.exp(sum(logs[seat, role, case] for seat, role in enumerate(deal)))
                gold[case] += weight
                for seat, role in enumerate(deal):
                    roles[seat, role] += weight
    total = sum(gold.values())
    by_role: dict[tuple[int, int], float] = defaultdict(float, {key: weight / total for key, weight in roles.items()})
    return by_role, defaultdict(float, {case: weight / total for case, weight in gold.items()})


def goal_fits(view: SaboteurView, case: int) -> bool:
    """Whether the gold may lie here, given what the viewer knows of the goals."""
    return view.goals[case] == 0 or (view.goals[case] == -1 and 0 not in list(view.goals))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_chances_add_up_and_names_are_plain(name: str, players: int) -> None:
    game = rockfall.game(name, players=players, rounds=1)
    for state in positions(game, "sums", every=9):
        for viewer in (state.turn, None):
            view = seen(SaboteurView, state, viewer)
            told = beliefs(view)
            assert len(told) == players
            for seat, chances in enumerate(told):
                assert set(chances) == {role for role, count in zip(ROLES, view.config.dwarfs, strict=True) if count}
                assert sum(chances.values()) == pytest.approx(1.0)
                if view.roles[seat] >= 0:
                    assert chances[ROLES[view.roles[seat]]] == pytest.approx(1.0)
            opinion = opinion_of(view)
            assert sum(opinion.chance_of_gold(goal) for goal in range(CASES)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("name", "box"),
    [("saboteur", {"deck.rockfall": 9, "deck.map": 0}), ("saboteur2", {"deck.trap": 0, "deck.cross": 9})],
)
def test_cards_are_counted_by_the_box_that_is_played_from(name: str, box: dict[str, int]) -> None:
    game = rockfall.game(name, players=3, rounds=1).changed(box)
    for state in positions(game, "box", every=5):
        seat = state.turn
        assert Watcher(state.config, state.observed(seat), seat).deck_left == state.deck_left
        unseen = list(Judge(state, seat, attentive_manner(state.config.is_expansion)).unseen)
        if ROLES[state.roles[seat]] == "geologist":
            assert unseen == []  # it plays as a sensible one, who does not count
            continue
        hidden = list(state.deck)
        for other in range(3):
            if other != seat:
                for card in list(state.hands)[other * HAND : other * HAND + state.hand_count[other]]:
                    hidden[card] += 1
        # Some were set aside, or discarded face down.
        assert all(
            there <= count <= state.config.copies[kind]
            for kind, (there, count) in enumerate(zip(hidden, unseen, strict=True))
        )


# -- certain ----------------------------------------------------------------------------------------


def test_before_any_move_beliefs_are_those_of_the_deal() -> None:
    game = rockfall.game("saboteur", players=4, rounds=1)
    state = next(positions(game, "deal"))
    view = seen(SaboteurView, state, state.turn)
    opinion = opinion_of(view)
    left = 1 - (view.roles[state.turn] == SABOTEUR)
    for seat in range(4):
        if seat != state.turn:
            assert opinion.chance(seat, SABOTEUR) == pytest.approx(left / 4)  # five dwarfs, one of them is mine


def test_what_is_known_is_certain() -> None:
    """The own dwarf, inspected dwarfs, goals looked at and goals opened; and with the last saboteur found, no other."""
    game = rockfall.game("saboteur2", players=5, rounds=1)
    inspected = looked = opened = 0
    for number in range(8 if rockfall.COMPILED else 5):
        for state in positions(game, f"certain {number}", every=5):
            for seat in range(5):
                view = seen(SaboteurView, state, seat)
                opinion = opinion_of(view)
                for other in range(5):
                    if view.roles[other] >= 0:
                        assert opinion.chance(other, view.roles[other]) == pytest.approx(1.0)
                        inspected += other != seat
                for goal in range(3):
                    if view.goals[goal] >= 0:
                        assert opinion.chance_of_gold(goal) == pytest.approx(float(view.goals[goal] == 0))
                        looked += 1
                        opened += view.maze.tile_at([176, 222, 268][goal]) >= 0
    assert inspected >= 1
    assert looked >= 3
    assert opened >= 1


def test_the_only_saboteur_knows_that_all_others_are_miners() -> None:
    game = rockfall.game("saboteur", players=3, rounds=1)
    found = 0
    for number in range(12):
        state = next(positions(game, f"only {number}"))
        for seat in range(3):
            if state.roles[seat] == SABOTEUR:
                opinion = opinion_of(seen(SaboteurView, state, seat))
                assert [opinion.chance(other, SABOTEUR) for other in range(3)] == [other == seat for other in range(3)]
                found += 1
    assert found >= 3


# -- conduct ----------------------------------------------------------------------------------------


def test_who_breaks_tools_at_the_start_looks_like_a_saboteur() -> None:
    game = rockfall.game("saboteur", players=5, rounds=1)
    seen = 0
    for number in range(10):
        state = next(positions(game, f"break {number}"))
        actor = state.turn
        watcher = next(seat for seat in range(5) if seat != actor and state.roles[seat] != SABOTEUR)
        before = opinion_at(state, watcher).chance(actor, SABOTEUR)
        for move in state.legal_moves():
            action = game.decode(move)
            if isinstance(action, codec.BreakTool) and action.seat != actor:
                assert after(state, move, watcher).chance(actor, SABOTEUR) > before + 0.1
                seen += 1
            if isinstance(action, codec.LayPath) and action.card == "cross" and action.column == 1:
                assert after(state, move, watcher).chance(actor, SABOTEUR) < before
    assert seen >= 5


def after(state: SaboteurState, move: int, watcher: int) -> Opinion:
    later = state.copy()
    later.apply(move)
    return opinion_at(later, watcher)


@quick_only
@pytest.mark.parametrize(("name", "players"), [("saboteur", 5), ("saboteur", 9), ("saboteur2", 6)])
def test_beliefs_are_better_than_guessing(name: str, players: int) -> None:
    """Log-loss of who is a saboteur and where the gold lies, over a few dozen rounds; and nobody is ruled out."""
    game = rockfall.game(name, players=players, rounds=1)
    roles, gold = Loss(), Loss()
    for number in range(24):
        for state in positions(game, f"loss {number}", every=7):
            view = seen(SaboteurView, state, state.turn)
            opinion = opinion_of(view)
            mine = view.roles[state.turn] == SABOTEUR
            prior = int(view.config.dwarfs[SABOTEUR] - mine) / int(sum(view.config.dwarfs) - 1)
            for seat in range(players):
                if view.roles[seat] == -1 and 0 < prior < 1:
                    roles.add(opinion.chance(seat, SABOTEUR), prior, state.roles[seat] == SABOTEUR)
            for goal in range(3):
                if view.goals[goal] == -1 and 0 not in list(view.goals) and 0.0 < opinion.chance_of_gold(goal) < 1.0:
                    gold.add(opinion.chance_of_gold(goal), 1 / list(view.goals).count(-1), state.goals[goal] == 0)
    assert roles.count > 300
    assert gold.count > 100
    assert roles.believed < 0.6 * roles.guessed
    assert gold.believed < 0.95 * gold.guessed


class Loss:
    """Sums of log-losses: what was believed, and what one would guess before anything was seen."""

    def __init__(self) -> None:
        self.count = 0
        self.believed = 0.0
        self.guessed = 0.0

    def add(self, believed: float, guessed: float, is_true: bool) -> None:
        self.count += 1
        self.believed -= math.log(believed if is_true else 1.0 - believed)
        self.guessed -= math.log(guessed if is_true else 1.0 - guessed)


# -- worlds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_worlds_drawn_from_a_belief_look_the_same_to_the_viewer(name: str, players: int) -> None:
    game = rockfall.game(name, players=players, rounds=1)
    rng = Rng.seeded("worlds", name, players)
    for state in positions(game, "worlds", every=13):
        view = seen(SaboteurView, state, state.turn)
        opinion = opinion_of(view)
        world = opinion.imagine(view, rng)
        assert world.view(state.turn) == view
        in_all = [world.roles[players + role] + world.roles[players + len(ROLES) + role] for role in range(len(ROLES))]
        dealt = [list(world.roles[:players]).count(role) for role in range(len(ROLES))]
        assert [one + other for one, other in zip(in_all, dealt, strict=True)] == list(view.config.dwarfs)


def test_worlds_are_drawn_as_often_as_they_are_believed() -> None:
    game = rockfall.game("saboteur", players=6, rounds=1)
    state = list(positions(game, "often"))[7]
    view = seen(SaboteurView, state, state.turn)
    opinion = opinion_of(view)
    rng = Rng.seeded("often")
    count = 800
    worlds = [opinion.imagine(view, rng) for _ in range(count)]
    for seat in range(6):
        share = sum(world.roles[seat] == SABOTEUR for world in worlds) / count
        assert share == pytest.approx(opinion.chance(seat, SABOTEUR), abs=0.08)
    for goal in range(3):
        share = sum(world.goals[goal] == 0 for world in worlds) / count
        assert share == pytest.approx(opinion.chance_of_gold(goal), abs=0.08)


# -- play -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_attentive_policy_looks_only_at_what_its_seat_knows(name: str, players: int) -> None:
    game = rockfall.game(name, players=players, rounds=1)
    player = bot("attentive", game)
    looked_at = 0
    for state in positions(game, "blind", every=2 if players == 3 else 9):
        view = seen(SaboteurView, state, state.turn)
        worlds = [imagine(view, Rng.seeded("world", number)) for number in range(3)]
        moves = {attentive_move(world, state.turn, Rng.seeded("taste")) for world in worlds}
        assert moves == {attentive_move(state.copy(), state.turn, Rng.seeded("taste"))}
        assert moves <= set(view.legal_moves)
        assert player.choose(view, Rng.seeded(1)) == player.choose(seen(SaboteurView, state, state.turn), Rng.seeded(1))
        looked_at += 1
    assert looked_at >= 3
