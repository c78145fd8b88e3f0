"""What is in the box, and how a round is set up."""

from __future__ import annotations

import pytest

from rockfall.core.errors import BadOptions
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, resolve_chance
from rockfall.games import game
from rockfall.games.maze.codec import ChooseFirst, DealRole, DrawCard, ReadMap, ShuffleGoals
from rockfall.games.maze.mine import DEAL_HANDS, DEAL_ROLES, LOT, PLAY, SHUFFLE
from rockfall.games.saboteur import cards
from rockfall.games.saboteur.cards import ActionCard, PathCard
from rockfall.games.saboteur.game import SaboteurGame
from rockfall.games.saboteur.rules import SaboteurState
from tests.games.saboteur.scenario import GOLD_MIDDLE, TO_THE_MIDDLE, Scenario, lay
from tests.games.scripted import Pass


def begin(name: str, players: int, **options: object) -> tuple[SaboteurGame, SaboteurState]:
    made = game(name, players, **options)
    state = made.new_state()
    assert isinstance(made, SaboteurGame)
    assert isinstance(state, SaboteurState)
    return made, state


def dealt(name: str, players: int) -> SaboteurState:
    _, state = begin(name, players)
    resolve_chance(state, Rng.seeded(players, "deal"))
    return state


def copies(deck: tuple[PathCard, ...] | tuple[ActionCard, ...]) -> int:
    return sum(card.copies for card in deck)


def count(name: str) -> int:
    return next(card.copies for card in cards.ALL_CARDS if card.name == name)


def test_S1_S2_the_base_box() -> None:
    """44 tunnel cards (40 in the deck), 27 actions, 28 gold cards, 11 dwarfs."""
    assert copies(cards.BASE_PATHS) + 1 + len(cards.GOALS) == 44
    assert (copies(cards.BASE_PATHS), copies(cards.BASE_ACTIONS)) == (40, 27)
    assert sum(cards.GOLD_CARDS) == 28
    assert cards.GOLD_CARDS == (16, 8, 4)
    assert tuple(max(pair) for pair in zip(*cards.BASE_DWARFS.values(), strict=True)) == (4, 7)


def test_S2_the_actions() -> None:
    for tool in cards.TOOLS:
        assert (count(f"break_{tool}"), count(f"mend_{tool}")) == (3, 2)
    assert [count(f"mend_{pair}") for pair in ("lamp_or_pick", "pick_or_cart", "cart_or_lamp")] == [1, 1, 1]
    assert (count("rockfall"), count("map")) == (3, 6)


def test_S2_the_paths_by_shape() -> None:
    """Nine dead ends, all of whose openings are blind, and 31 others with one tunnel each."""
    blind = [card for card in cards.BASE_PATHS if card.blind]
    assert [card.copies for card in blind] == [1] * 9
    assert all(not card.joined for card in blind)
    assert [card.copies for card in cards.BASE_PATHS if not card.blind] == [4, 3, 4, 5, 5, 5, 5]
    assert all(len(card.joined) == 1 for card in cards.BASE_PATHS if not card.blind)


@pytest.mark.parametrize(
    ("players", "saboteurs", "miners"),
    [(3, 1, 3), (4, 1, 4), (5, 2, 4), (6, 2, 5), (7, 3, 5), (8, 3, 6), (9, 3, 7), (10, 4, 7)],
)
def test_S3_dwarfs_one_more_than_players(players: int, saboteurs: int, miners: int) -> None:
    made, state = begin("saboteur", players, first_seat=0)
    state.apply(made.encode(ShuffleGoals(shows=GOLD_MIDDLE)))
    assert state.phase == DEAL_ROLES
    assert [made.decode(move) for move in state.legal_moves()] == [DealRole(role="miner"), DealRole(role="saboteur")]
    assert list(state.chance_weights()) == [miners, saboteurs]
    assert saboteurs + miners == players + 1
    for _ in range(players):
        assert state.phase == DEAL_ROLES
        state.apply(state.legal_moves()[0])
    assert state.phase == DEAL_HANDS
    assert sum(state.roles[players : players + 7]) == 1


def test_S3_dwarfs_are_secret() -> None:
    table = Scenario("saboteur", ["miner", "saboteur", "miner"]).table(1)
    assert [plate.role for plate in table.plates] == [None, "saboteur", None]


def test_S4_start_and_goals() -> None:
    made, state = begin("saboteur", 3, first_seat=0)
    assert state.phase == SHUFFLE
    orders = {made.decode(move) for move in state.legal_moves()}
    assert len(orders) == 6
    assert list(state.chance_weights()) == [1] * 6
    scenario = Scenario("saboteur", ["miner"] * 3)
    goals = scenario.table().goals
    assert [(goal.column, goal.row, goal.is_open, goal.shows) for goal in goals] == [
        (8, -2, False, None),
        (8, 0, False, None),
        (8, 2, False, None),
    ]
    assert sorted(scenario.table().buildable) == [(-1, 0), (0, -1), (0, 1), (1, 0)]  # round the start, at 0, 0


def test_S4_seven_paths_fit_between_start_and_goals() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, goals=("gold", "stone_nw", "stone_ne"))
    scenario.do(*TO_THE_MIDDLE[:6])
    assert scenario.goal(1) == (False, False)
    scenario.do(TO_THE_MIDDLE[6])
    assert scenario.goal(1) == (True, False)
    assert len(scenario.table().laid) == 7


@pytest.mark.parametrize(("players", "size"), [(3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4)])
def test_S5_hands_and_deck(players: int, size: int) -> None:
    state = dealt("saboteur", players)
    assert list(state.hand_count) == [size] * players
    assert state.deck_left == sum(state.deck) == 67 - players * size


@pytest.mark.parametrize("players", range(2, 13))
def test_E2_six_cards_for_everybody_and_ten_put_aside(players: int) -> None:
    state = dealt("saboteur2", players)
    assert list(state.hand_count) == [6] * players
    assert state.deck_left == 118 - 10 - 6 * players == sum(state.deck) - 10
    assert state.phase == PLAY


def test_E2_what_was_put_aside_is_never_drawn() -> None:
    scenario = Scenario("saboteur2", ["blue", "green"], rounds=1).empty_deck()
    assert sum(scenario.state.deck) == 10


def test_E1_the_cards_of_the_expansion() -> None:
    assert copies(cards.MORE_PATHS) == 30
    assert copies(cards.MORE_ACTIONS) + cards.MORE_ROCKFALLS == 21
    _, state = begin("saboteur2", 2)
    paths = [card.copies for card in cards.ALL_CARDS if isinstance(card, PathCard)]
    assert (sum(paths), state.config.edition.card_count - sum(paths)) == (70, 48)
    assert state.config.edition.card_count == 118
    assert state.deck[cards.CARD_NAMES.index("rockfall")] == 4
    assert dealt("saboteur", 3).config.edition.card_count == 67


def test_E1_E9_new_paths_by_kind() -> None:
    """Ten crystals, six doors, four ladders, two bridges, two double curves, six others."""
    paths = cards.MORE_PATHS
    assert sum(card.copies for card in paths if card.has_crystal) == 10
    assert [sum(card.copies for card in paths if card.door == colour) for colour in ("blue", "green")] == [3, 3]
    assert sum(card.copies for card in paths if card.has_ladder) == 4
    assert [card.copies for card in paths if len(card.joined) == 2] == [2, 1, 1]
    assert sum(c.copies for c in paths if not (c.has_crystal or c.door or c.has_ladder) and len(c.joined) == 1) == 6


def test_E16_new_actions_by_number() -> None:
    names = ("theft", "hands_off", "swap_hands", "inspection", "swap_hats", "trap", "freedom")
    assert [count(name) for name in names] == [4, 3, 2, 2, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 7, 12])
def test_E3_all_fifteen_dwarfs_are_shuffled(players: int) -> None:
    made, state = begin("saboteur2", players, first_seat=0)
    state.apply(made.encode(ShuffleGoals(shows=GOLD_MIDDLE)))
    roles = [made.decode(move) for move in state.legal_moves()]
    assert roles == [DealRole(role=role) for role in cards.ROLES[1:]]
    assert list(state.chance_weights()) == [3, 4, 4, 1, 1, 2]
    resolve_chance(state, Rng.seeded(0))
    assert sum(state.roles[players : players + 7]) == 15 - players


def test_S6_the_first_player_by_lot() -> None:
    made, state = begin("saboteur", 4)
    assert (state.turn, state.phase) == (CHANCE, LOT)
    assert [made.decode(move) for move in state.legal_moves()] == [ChooseFirst(seat=seat) for seat in range(4)]
    assert list(state.chance_weights()) == [1] * 4
    state.apply(made.encode(ChooseFirst(seat=2)))
    resolve_chance(state, Rng.seeded(0))
    assert (state.turn, state.first) == (2, 2)


def test_S6_the_first_player_by_choice() -> None:
    assert Scenario("saboteur", ["miner"] * 3, first=1).turn == 1
    with pytest.raises(BadOptions, match="first_seat from 0 to 2, or none; got 3"):
        game("saboteur", 3, first_seat=3)


def test_S6_the_next_round_begins_to_the_left_of_who_played_last() -> None:
    scenario = Scenario("saboteur", ["saboteur", "miner", "miner"])
    scenario.do(lay("cross", 1, 0), ReadMap(goal=0)).pass_round()
    assert scenario.state.round == 1
    assert (scenario.turn, scenario.state.first) == (2, 2)  # seat 1 played a map; discards came later
    scenario.pass_until(lambda: scenario.turn == 0).do(lay("cross", 1, 0)).pass_round()
    assert (scenario.state.round, scenario.turn) == (2, 1)


def test_R6_nobody_plays_a_card() -> None:
    scenario = Scenario("saboteur", ["saboteur", "miner", "miner"], first=1).pass_round()
    assert (scenario.state.round, scenario.turn) == (1, 1)


def test_E18_S6_everything_is_shuffled_again() -> None:
    scenario = Scenario("saboteur2", ["blue", "saboteur", "geologist"])
    scenario.do(lay("cross", 1, 0), Pass()).pass_round()
    state = scenario.state
    assert (state.round, scenario.turn) == (1, 1)
    assert sum(state.deck) == 118 - 18
    assert state.deck_left == 118 - 18 - 10
    assert list(state.roles[3:10]) == [0, 2, 3, 4, 1, 1, 1]
    assert scenario.table().laid == []
    assert sum(state.spent) + sum(state.buried) == 0


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_R10_S6_one_to_three_rounds(rounds: int) -> None:
    scenario = Scenario("saboteur", ["saboteur", "miner", "miner"], rounds=rounds)
    for _ in range(rounds):
        scenario.pass_round()
    assert scenario.table().is_over
    assert scenario.state.scores() == [4 * rounds, 0, 0]


@pytest.mark.parametrize("rounds", [0, 4])
def test_R10_no_other_number_of_rounds(rounds: int) -> None:
    with pytest.raises(BadOptions, match="rounds"):
        game("saboteur", 3, rounds=rounds)


@pytest.mark.parametrize(("name", "least", "most"), [("saboteur", 3, 10), ("saboteur2", 2, 12)])
def test_R1_numbers_of_players(name: str, least: int, most: int) -> None:
    """The base game is not for two."""
    for players in (least - 1, most + 1):
        with pytest.raises(BadOptions, match=f"expected {least} to {most} players, got {players}"):
            game(name, players)


def test_options_belong_to_their_game() -> None:
    """S22 is a rule of the base game only, and E10's option one of the expansion."""
    with pytest.raises(BadOptions, match="idle_miners_unpaid"):
        game("saboteur2", 3, idle_miners_unpaid=True)
    with pytest.raises(BadOptions, match="finisher_wins"):
        game("saboteur", 3, finisher_wins=True)


def test_R7_the_edge_of_the_table() -> None:
    """A straight way west ends at column -6: the cell beyond has no code."""
    scenario = Scenario("saboteur2", ["blue"] * 4 + ["green"] * 4)
    west = ["straight_ew", "straight_ew", "straight_ew", "cross", "cross", "cross"]
    for step, card in enumerate(west, start=1):
        scenario.do(lay(card, -step, 0))
    assert (cards.FIRST_COLUMN, cards.LAST_COLUMN, cards.FIRST_ROW, cards.LAST_ROW) == (-6, 14, -8, 8)
    assert scenario.is_joined(-6, 0)
    assert (-7, 0) not in scenario.table().buildable
    assert (-6, 1) in scenario.table().buildable
    assert all(-6 <= column <= 14 and -8 <= row <= 8 for column, row in scenario.table().buildable)


def test_drawn_cards_are_weighted_by_what_is_left() -> None:
    """S5: the deck is what remains, and chance draws from it by count."""
    made, state = begin("saboteur", 3, first_seat=0)
    for _ in range(4):
        state.apply(state.legal_moves()[0])
    assert state.phase == DEAL_HANDS
    assert list(state.chance_weights()) == [card.copies for card in cards.BASE_CARDS]
    state.apply(made.encode(DrawCard(card="blind_n")))
    assert made.encode(DrawCard(card="blind_n")) not in state.legal_moves()
