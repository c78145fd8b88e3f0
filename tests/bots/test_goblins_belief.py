"""What the attentive bot believes: exact sums, certainty where there is any, and conduct that tells."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations, permutations, takewhile

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import rockfall
from rockfall.bots import bot
from rockfall.bots.goblins import beliefs, goal_beliefs
from rockfall.bots.goblins.attentive import attentive_move
from rockfall.bots.goblins.belief import Belief, belief_of, believed_world
from rockfall.bots.goblins.conduct import _FOLLOWED, conduct_of, mean_exchange, mean_share
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.games.goblins import codec
from rockfall.games.goblins.edition import FIRST_GNOME, KINDS, MAP
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.view import GoblinsView
from rockfall.games.goblins.worlds import imagine
from rockfall.games.maze.board import ORDERS
from rockfall.games.maze.codec import ReadMap
from rockfall.games.maze.mine import DEAL_ROLES, PLAY
from tests.bots.positions import each, seen, turns
from tests.games.goblins.scenario import (
    CORRIDOR,
    DRAGON_MIDDLE,
    DYNAMITE_MIDDLE,
    GOLD_MIDDLE,
    TO_THE_MIDDLE,
    Scenario,
    lay,
)

quick_only = pytest.mark.skipif(not rockfall.COMPILED, reason="the same matches take a minute when interpreted")


def positions(game: Game, seed: str, every: int, name: str = "sensible") -> Iterator[GoblinsState]:
    """States of the first round of a match, each at a player's turn."""
    first_round = takewhile(lambda state: state.round == 0, turns(game, GoblinsState, seed, name))
    return (state for state in each(every, first_round) if state.phase == PLAY)


# -- the sums ---------------------------------------------------------------------------------------


def listed(state: GoblinsState, seat: int) -> tuple[dict[int, float], list[dict[int, float]]]:
    """The chances of orders, and of roles by seat, from a list of everything that is possible."""
    conduct = conduct_of(state, seat)
    players = int(state.config.players)
    orders: dict[int, float] = dict.fromkeys(range(6), 0.0)
    roles: list[dict[int, float]] = [dict.fromkeys(range(8), 0.0) for _ in range(players)]
    known_goals = state.opened | (state.seen[seat] if seat >= 0 else 0)
    deal_number = {int(deal): number for number, deal in enumerate(conduct.deals)}
    logs: list[tuple[float, int, tuple[int, ...]]] = []
    for held in permutations(range(8), players):  # by seat, now
        if sum(role < FIRST_GNOME for role in held) != state.config.goblins:
            continue
        if seat >= 0 and any(
            state.knows[seat] >> other & 1 and held[other] != state.roles[other] for other in range(players)
        ):
            continue
        deal = sum(1 << conduct.origin[other] for other in range(players) if held[other] >= FIRST_GNOME)
        for order in range(6):
            if any(known_goals >> goal & 1 and ORDERS[order][goal] != state.shows(goal) for goal in range(3)):
                continue
            log = conduct.by_deal[deal_number[deal] * 6 + order]
            for other in range(players):
                log += conduct.by_role[(conduct.origin[other] * 8 + held[other]) * 6 + order]
            logs.append((log, order, held))
    most = max(log for log, _, _ in logs)
    total = sum(math.exp(log - most) for log, _, _ in logs)
    for log, order, held in logs:
        chance = math.exp(log - most) / total
        orders[order] += chance
        for other in range(players):
            roles[other][held[other]] += chance
    return orders, roles


@pytest.mark.parametrize(("players", "characters"), [(2, True), (3, True), (3, False), (4, True)])
def test_the_belief_is_what_a_list_of_all_deals_gives(players: int, characters: bool) -> None:
    game = rockfall.game("goblins", players=players, characters=characters)
    looked_at = 0
    for state in positions(game, "listed", every=5):
        for seat in (*range(players), -1):
            orders, roles = listed(state, seat)
            belief = Belief(state, seat)
            assert list(belief.order_chances()) == pytest.approx(list(orders.values()), abs=1e-9)
            by_role = [chance for chances in roles for chance in chances.values()]
            assert list(belief.role_chances()) == pytest.approx(by_role, abs=1e-9)
            gnomes = [sum(chances[role] for role in range(FIRST_GNOME, 8)) for chances in roles]
            assert list(belief.gnome_chances()) == pytest.approx(gnomes, abs=1e-9)
            looked_at += 1
    assert looked_at > 5


def test_a_hidden_hand_is_a_mean_over_all_hands() -> None:
    held = {0: 3, 4: 1, 13: 2, 26: 4}  # by kind: how many are unseen
    worth = {0: 1.5, 4: 0.2, 13: 7.0, 26: 0.4}
    given = {0: 0.5, 4: 0.1, 13: 1.0, 26: 0.3}
    pool = [kind for kind, count in held.items() for _ in range(count)]
    counts = vec[i64]([held.get(kind, 0) for kind in range(KINDS)])
    sums = vec[float]([worth.get(kind, 0.0) for kind in range(KINDS)])
    gives = vec[float]([given.get(kind, 0.0) for kind in range(KINDS)])
    for others in (0, 1, 2):
        hands = list(combinations(pool, others))
        expected = sum(0.6 / (2.0 + sum(worth[kind] for kind in hand)) for hand in hands) / len(hands)
        assert mean_share(0.6, 2.0, sums, counts, others) == pytest.approx(expected)
        hands = list(combinations(pool, others + 1))
        shares = [sum(given[kind] for kind in hand) / sum(worth[kind] for kind in hand) for hand in hands]
        assert mean_exchange(gives, sums, counts, others + 1) == pytest.approx(sum(shares) / len(hands))
    assert list(counts) == [held.get(kind, 0) for kind in range(KINDS)]


@pytest.mark.parametrize(("players", "characters"), [(3, True), (6, False)])
def test_chances_add_up_and_who_goes_on_from_before_believes_the_same(players: int, characters: bool) -> None:
    game = rockfall.game("goblins", players=players, characters=characters)
    for state in positions(game, "sums", every=4):
        going_on = [Belief(state, seat) for seat in range(players)]
        _FOLLOWED.clear()
        afresh = [Belief(state, seat) for seat in range(players)]
        for seat in range(players):
            assert list(going_on[seat].weights) == list(afresh[seat].weights)
            assert sum(afresh[seat].weights) == pytest.approx(1)
            assert sum(afresh[seat].gnome_chances()) == pytest.approx(state.config.gnomes)
            assert sum(afresh[seat].role_chances()) == pytest.approx(players)
            assert sum(afresh[seat].goal_chances()) == pytest.approx(3)


def test_cards_are_counted_by_the_box_that_is_played_from() -> None:
    game = rockfall.game("goblins", players=3).changed({"deck.map": 0, "deck.passage_x": 9})
    for state in positions(game, "box", every=5):
        unseen = conduct_of(state, state.turn).unseen
        assert unseen[MAP] == 0
        hidden = sum(state.hand_count) + state.deck_left()
        assert sum(unseen) == hidden


# -- what is certain --------------------------------------------------------------------------------


def test_the_own_role_and_one_that_was_in_hand_are_certain() -> None:
    scenario = Scenario(["king", "miser", "pedant", "driver"]).do(codec.DrinkPotion(seat=1))
    for seat in (0, 1):
        known = beliefs(scenario.view(seat))
        assert known[0] == {"goblin": 1, "gnome": 0}
        assert known[1] == {"goblin": 0, "gnome": 1}
        assert 0 < known[2]["gnome"] < 1
    outside = beliefs(scenario.view(2))
    assert outside[2] == {"goblin": 0, "gnome": 1}
    assert outside[0]["gnome"] + outside[1]["gnome"] + outside[3]["gnome"] == pytest.approx(1)
    assert all(0 < seat["gnome"] < 1 for number, seat in enumerate(outside) if number != 2)


def test_with_two_players_the_other_one_is_certain() -> None:
    assert beliefs(Scenario(["king", "miser"]).view(0)) == [{"goblin": 0, "gnome": 1}, {"goblin": 1, "gnome": 0}]


def test_goals_that_were_seen_are_certain_to_who_saw_them() -> None:
    scenario = Scenario(["king", "miser", "pedant"], goals=DRAGON_MIDDLE).do(ReadMap(goal=1))
    assert goal_beliefs(scenario.view(0))[1] == {"gold": 0, "dynamite": 0, "dragon": 1}
    assert goal_beliefs(scenario.view(2))[1]["dragon"] < 0.9
    scenario.do_as(0, ReadMap(goal=0))
    assert goal_beliefs(scenario.view(0))[2] == {"gold": 1, "dynamite": 0, "dragon": 0}


def test_a_goal_that_was_opened_is_certain_to_all() -> None:
    scenario = Scenario(["king", "miser", "pedant"], goals=DYNAMITE_MIDDLE).do(*TO_THE_MIDDLE)
    for viewer in (0, 1, 2, None):
        shown = goal_beliefs(scenario.view(viewer))
        assert shown[1] == {"gold": 0, "dynamite": 1, "dragon": 0}
        assert shown[0]["gold"] + shown[0]["dragon"] == pytest.approx(1)


def test_before_anything_is_dealt_everything_is_as_likely_as_the_deal_makes_it() -> None:
    state = rockfall.game("goblins", players=5).new_state()
    assert isinstance(state, GoblinsState)
    chance = Rng.seeded("deal")
    while state.phase <= DEAL_ROLES:
        seats = beliefs(seen(GoblinsView, state, 2))
        others = [seat["gnome"] for number, seat in enumerate(seats) if number != 2]
        assert sum(seat["gnome"] for seat in seats) == pytest.approx(3)
        assert others == pytest.approx([others[0]] * 4)
        state.apply(state.draw(chance))


# -- conduct ----------------------------------------------------------------------------------------


def test_who_digs_looks_like_a_gnome_and_who_bars_the_way_like_a_goblin() -> None:
    scenario = Scenario(["pedant", "jeweller", "miser", "driver", "king"])
    assert [seat["gnome"] for seat in beliefs(scenario.view(0))[1:]] == pytest.approx([0.5] * 4)
    scenario.do(lay("passage_x", 1), lay("passage_t", 2, turn=1), lay("rubble_x", 3))
    seats = beliefs(scenario.view(0))
    assert seats[1]["gnome"] > 0.6
    assert seats[2]["gnome"] < 0.1


def test_conduct_stays_with_the_role_card_when_roles_are_exchanged() -> None:
    scenario = Scenario(["pedant", "jeweller", "miser", "driver", "king"])
    scenario.do(lay("passage_x", 1), lay("passage_t", 2, turn=1), lay("rubble_x", 3))
    assert beliefs(scenario.view(0))[2]["gnome"] < 0.1
    scenario.do(codec.DrinkPotion(seat=2))
    seats = beliefs(scenario.view(0))
    assert seats[3]["gnome"] < 0.1, "the card of whom all saw to lay rubble"
    assert seats[2]["gnome"] > 0.3


def test_who_saw_a_goal_and_digs_on_to_it_saw_the_gold_rather_than_something_else() -> None:
    scenario = Scenario(["pedant", "jeweller", "miser"], goals=GOLD_MIDDLE).do(*CORRIDOR[:5])
    scenario.do_as(1, ReadMap(goal=1))
    before = goal_beliefs(scenario.view(0))
    assert before[1]["dynamite"] == pytest.approx(1 / 3, abs=0.1)
    scenario.do_as(1, lay("passage_t", 6, turn=1))
    after = goal_beliefs(scenario.view(0))
    assert after[1]["gold"] > 0.5
    assert after[1]["dynamite"] < 0.7 * after[1]["gold"]
    assert after[1]["dragon"] < 0.1


@quick_only
def test_the_belief_is_better_than_the_deal() -> None:
    """The mean logarithm of the chance that it gave to the truth, over a few dozen rounds of sensible players."""
    for players, characters in ((3, False), (5, True), (8, False)):
        game = rockfall.game("goblins", players=players, characters=characters)
        found: list[tuple[float, float]] = []
        dealt: list[tuple[float, float]] = []
        for number in range(15):
            for state in positions(game, f"loss {number}", every=6):
                belief = Belief(state, state.turn)
                races = sum(1 << belief.origin[seat] for seat in range(players) if state.roles[seat] >= FIRST_GNOME)
                width = len(belief.orders)
                goals = belief.order_chances()[state.order]
                who = sum(belief.weights[i] for i in range(len(belief.weights)) if belief.deals[i // width] == races)
                found.append((math.log(goals), math.log(who)))
                dealt.append((-math.log(width), -math.log(len(belief.deals))))
        assert len(found) > 40
        better = [sum(one[part] for one in found) - sum(one[part] for one in dealt) for part in range(2)]
        assert better[1] / len(found) > 0.4, (players, "races")
        assert better[0] / len(found) > 0.05, (players, "goals")


# -- drawing worlds, and playing --------------------------------------------------------------------


def test_worlds_are_drawn_as_likely_as_they_are_believed() -> None:
    scenario = Scenario(["pedant", "jeweller", "miser", "driver"], characters=True)
    scenario.do(lay("passage_x", 1), ReadMap(goal=1), lay("door_red_l", 2, turn=3))
    view = scenario.view(0)
    belief = belief_of(view)
    rng = Rng.seeded("draws")
    roles = [0.0] * 32
    orders = [0.0] * 6
    count = 600
    for _ in range(count):
        world = believed_world(view, belief, rng)
        assert world.view(0) == view
        assert len(set(world.roles)) == 4
        assert sum(role < FIRST_GNOME for role in world.roles) == 2
        orders[world.order] += 1 / count
        for seat in range(4):
            roles[seat * 8 + world.roles[seat]] += 1 / count
    assert roles == pytest.approx(list(belief.role_chances()), abs=0.07)
    assert orders == pytest.approx(list(belief.order_chances()), abs=0.07)


@pytest.mark.parametrize(("players", "characters"), [(2, True), (5, False), (8, True)])
def test_the_attentive_policy_looks_only_at_what_its_seat_knows(players: int, characters: bool) -> None:
    game = rockfall.game("goblins", players=players, characters=characters)
    looked_at = 0
    for state in positions(game, "blind", every=min(players, 4), name="attentive"):
        view = seen(GoblinsView, state, state.turn)
        worlds = [imagine(view, Rng.seeded("world", number)) for number in range(4)]
        moves = {attentive_move(world, state.turn, Rng.seeded("taste")) for world in worlds}
        assert len(moves) == 1, f"hidden cards changed its mind: {[game.decode(move) for move in moves]}"
        assert attentive_move(state.copy(), state.turn, Rng.seeded("taste")) in moves
        assert moves <= set(view.legal_moves)
        looked_at += 1
    assert looked_at > 3


def test_a_gnome_among_as_many_goblins_takes_the_role_of_a_sure_one() -> None:
    scenario = Scenario(["pedant", "miser", "jeweller", "driver"])
    scenario.do(lay("passage_x", 1), lay("rubble_x", 2), lay("passage_t", 1, 1, turn=3), codec.Explode(column=1, row=1))
    scenario.held.append((0, 0, codec.DrinkPotion(seat=1)))
    scenario.replay()
    chosen = bot("attentive", scenario.game).choose(scenario.view(0), Rng.seeded("taste"))
    assert scenario.game.decode(chosen) in (codec.DrinkPotion(seat=1), codec.DrinkPotion(seat=3))
