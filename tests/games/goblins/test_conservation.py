"""Over many random matches nothing is lost, every match ends, and no score leaves its track."""

from __future__ import annotations

import pytest

from rockfall import COMPILED
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game
from rockfall.games.goblins.cards import CARDS
from rockfall.games.goblins.game import Goblins

MATCHES = 60 if COMPILED else 2  # for each number of players, with and without characters
BOX = {card.name: card.copies for card in CARDS} | {"deck": 0, "roles dealt twice": 0}


@pytest.mark.parametrize("has_characters", [False, True], ids=["plain", "characters"])
@pytest.mark.parametrize("players", range(2, 9))
def test_B1_B17_B20_R12_nothing_is_lost_and_matches_end(players: int, has_characters: bool) -> None:
    made = game("goblins", players, characters=has_characters)
    for seed in range(MATCHES):
        state = made.new_state()
        rng = Rng.seeded(repr(made), seed)
        plies = 0
        while state.turn != NOBODY:
            state.apply(state.draw(rng) if state.turn == CHANCE else state.random_move(rng))
            plies += 1
            if plies % 41 == 0 and state.turn != NOBODY:
                assert made.totals(state) == BOX
                assert 0 <= min(state.scores()) <= max(state.scores()) < 9
        assert made.totals(state) == BOX
        assert min(state.scores()) >= 0
        assert max(state.scores()) == 9
        assert state.scores().count(9) == 1


def test_B1_what_is_in_the_box() -> None:
    assert sum(card.copies for card in CARDS) == 50
    by_kind: dict[str, int] = {}
    for card in CARDS:
        by_kind[card.does] = by_kind.get(card.does, 0) + card.copies
    assert by_kind == {
        "passage": 13,
        "bomb": 5,
        "lantern": 4,
        "ale": 6,
        "door": 4,
        "key": 4,
        "rubble": 3,
        "map": 4,
        "explosion": 4,
        "potion": 3,
    }


def test_random_moves_are_the_legal_ones() -> None:
    """`random_move` draws without building the list: each legal move about as often as any other."""
    made = game("goblins", 4)
    assert isinstance(made, Goblins)
    state = made.new_state()
    rng = Rng.seeded("even")
    compared = 0
    for ply in range(400):
        if state.turn == NOBODY:
            break
        if state.turn == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = [int(move) for move in state.legal_moves()]
        if ply % 20 == 0 and len(legal) < 60:
            drawn = [state.random_move(rng) for _ in range(len(legal) * 100)]
            assert set(drawn) == set(legal)
            assert max(drawn.count(move) for move in legal) < 200
            compared += 1
        state.apply(legal[rng.below(len(legal))])
    assert compared >= 3
