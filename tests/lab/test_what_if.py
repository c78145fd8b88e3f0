"""What if: every game can be played from another box, by the same laws, and the game of the registry stays as it is."""

from __future__ import annotations

import pickle

import pytest

import rockfall
from rockfall.bots import bot
from rockfall.core.errors import BadOptions, NotHere
from rockfall.core.game import Game
from rockfall.core.play import play
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, resolve_chance
from rockfall.lab.reading import read

CHANGES: dict[str, dict[str, int]] = {
    "saboteur": {"deck.rockfall": 9, "deck.map": 0, "dwarfs.saboteur": 2, "hand": 4},
    "saboteur2": {"deck.trap": 0, "deck.cross": 9, "dwarfs.geologist": 0, "set_aside": 0},
    "goblins": {"deck.map": 0, "deck.passage_x": 9, "goblins": 2},
    "guilds": {"deck.1": 0, "deck.48": 0, "experts.cook": 2},
    "trollfjord": {"treasures.28": 0, "treasures.10": 3, "crown": 9, "gift.1": 0},
}


def changed(name: str) -> Game:
    return rockfall.game(name, players=3).changed(CHANGES[name])


def test_every_game_says_what_may_be_changed() -> None:
    """Those that may be studied with another box at all."""
    assert set(CHANGES) == {name for name in rockfall.games() if rockfall.game(name).numbers()}


@pytest.mark.parametrize("name", CHANGES)
def test_the_numbers_are_changed_and_those_of_the_registry_are_not(name: str) -> None:
    before = rockfall.game(name, players=3).numbers()
    game = changed(name)
    assert game.numbers() == {**before, **CHANGES[name]}
    assert rockfall.game(name, players=3).numbers() == before
    assert game != rockfall.game(name, players=3)
    assert pickle.loads(pickle.dumps(game)) == game
    assert pickle.loads(pickle.dumps(game)).numbers() == game.numbers()


@pytest.mark.parametrize("name", CHANGES)
def test_the_laws_hold_in_another_box(name: str) -> None:
    """Nothing of the box is lost, and imagined worlds look like the one they were imagined from."""
    game = changed(name)
    rng = Rng.seeded("what if", name)
    state = game.new_state()
    resolve_chance(state, rng)
    totals = game.totals(state)
    steps = 0
    while resolve_chance(state, rng) != NOBODY and steps < 60:
        view = state.view(state.turn)
        if steps % 6 == 0:
            assert game.determinize(view, rng).view(state.turn) == view
            assert game.totals(state) == totals
        state.apply(state.random_move(rng))
        steps += 1
    assert steps > 20


@pytest.mark.parametrize("name", CHANGES)
def test_bots_play_from_another_box(name: str) -> None:
    game = changed(name)
    reading = read(game, [bot("sensible", game)] * 3, 1, with_cards=True)
    assert sum(reading.wins) == pytest.approx(1)
    held = {card for cards in reading.cards for hand in (*cards.dealt, *cards.played) for card in hand}
    assert held
    assert not {f"deck.{card}" for card in held} & {each for each, count in CHANGES[name].items() if count == 0}


def test_a_changed_game_cannot_be_recorded() -> None:
    game = changed("guilds")
    with pytest.raises(NotHere, match="expected a game as it is in its box"):
        play(game, [bot("uniform", game)] * 3)


@pytest.mark.parametrize(
    ("name", "changes", "says"),
    [
        ("saboteur", {"deck.rockfal": 5}, "expected a number of the box, like deck.rockfall"),
        ("saboteur", {"deck.map": -1}, "expected a number from 0 to 99 for deck.map, got -1"),
        ("saboteur", {"hand": 7}, "expected a hand of 1 to 6 cards, got 7"),
        ("saboteur", {"dwarfs.miner": 0}, "expected 4 to 48 dwarfs, got 1"),
        ("saboteur", {"dwarfs.saboteur": 5}, "expected at most 4 saboteurs, got 5"),
        ("saboteur2", {"set_aside": 99, "deck.map": 0}, "expected a deck of 117 cards or more for these hands"),
        ("goblins", {"goblins": 5}, "expected at most 4 goblins and 4 gnomes among 3 players; got 5 goblins"),
        ("guilds", {"deck.7": 2}, "expected 0 or 1 of each good, got 2 of one"),
        ("guilds", {"experts.cook": 0}, "expected 5 to 9 experts for each player, got 4"),
        ("guilds", {f"deck.{card}": 0 for card in range(1, 14)}, "expected 36 goods or more for 3 players, got 35"),
        ("trollfjord", {"treasures.10": 4}, "expected at most 3 treasures of 10, got 4"),
    ],
)
def test_what_cannot_be_is_refused(name: str, changes: dict[str, int], says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        rockfall.game(name, players=3).changed(changes)


def test_a_game_without_numbers_says_so() -> None:
    from tests.teaching.embers import Embers

    with pytest.raises(BadOptions, match="this game has no numbers to change"):
        Embers.make(3).changed({"deck": 3})
