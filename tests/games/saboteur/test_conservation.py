"""Over many random matches nothing is lost: every card, every dwarf, all gold."""

from __future__ import annotations

import pytest

from rockfall import COMPILED
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game
from rockfall.games.saboteur.cards import ALL_CARDS, BASE_CARDS, BASE_DWARFS, MORE_DWARFS, MORE_ROCKFALLS, ROLES
from rockfall.testing import variants

MATCHES = 120 if COMPILED else 4  # for each number of players


def box(players: int, is_expansion: bool) -> dict[str, int]:
    """S1, S2, S3, E1, E3: what is in the box, said by the lists alone."""
    deck = {card.name: card.copies for card in (ALL_CARDS if is_expansion else BASE_CARDS)}
    if is_expansion:
        deck["rockfall"] += MORE_ROCKFALLS
        dwarfs = dict(zip(ROLES, MORE_DWARFS, strict=True))
        return {**deck, **dwarfs, "deck": 10}
    saboteurs, miners = BASE_DWARFS[players]
    dwarfs = dict.fromkeys(ROLES, 0) | {"saboteur": saboteurs, "miner": miners}
    return {**deck, **dwarfs, "deck": 0, "nuggets": 44}


def play_and_count(made: Game, seed: int, expected: dict[str, int]) -> None:
    state = made.new_state()
    rng = Rng.seeded(repr(made), seed)
    plies = 0
    while state.turn != NOBODY:
        state.apply(state.draw(rng) if state.turn == CHANCE else state.random_move(rng))
        plies += 1
        if plies % 37 == 0:
            assert made.totals(state) == expected
    assert made.totals(state) == expected
    assert min(state.scores()) >= 0


CASES = [("saboteur", players) for players in range(3, 11)] + [("saboteur2", players) for players in range(2, 13)]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_S1_S2_S3_E1_E3_E18_nothing_is_lost(name: str, players: int) -> None:
    """Over all rounds: what was put aside, laid away and discarded comes back."""
    made = game(name, players)
    for seed in range(MATCHES):
        play_and_count(made, seed, box(players, name == "saboteur2"))


@pytest.mark.parametrize("made", [*variants(type(game("saboteur"))), *variants(type(game("saboteur2")))], ids=repr)
def test_nothing_is_lost_with_any_option(made: Game) -> None:
    """S11, S22, E10, R10."""
    for seed in range(MATCHES // 4):
        play_and_count(made, seed, box(made.players, made.name == "saboteur2"))
