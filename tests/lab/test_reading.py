"""How a match went, read from its events: the same as the rules say."""

from __future__ import annotations

import pytest

import rockfall
from rockfall.bots import bot
from rockfall.core.game import Event
from rockfall.core.play import drive
from rockfall.games import games, manifest
from rockfall.games.goblins import events as goblins
from rockfall.games.saboteur import events as saboteur
from rockfall.lab.reading import parts_of, read, reader
from tests.teaching.embers import Embers

ROUNDS = {"saboteur": {"rounds": 2}, "saboteur2": {"rounds": 2}, "goblins": {"target": 4, "characters": True}}


@pytest.mark.parametrize("name", [name for name in games() if manifest(name).reader])
def test_wins_add_up_and_rounds_explain_the_scores(name: str) -> None:
    game = rockfall.game(name, players=4, **ROUNDS.get(name, {}))
    found = read(game, [bot("sensible", game)] * 4, "reading", with_cards=True)
    assert sum(found.wins) == pytest.approx(1)
    assert found.decisions > 20
    assert 0 <= found.first < 4
    assert bool(found.rounds) == (name in ROUNDS)
    assert len(found.cards) == max(1, len(found.rounds))
    if found.rounds:
        earned = [sum(each.points[seat] for each in found.rounds) for seat in range(4)]
        assert earned == found.scores
        assert all(role for each in found.rounds for role in each.roles)
        assert all(each.ending for each in found.rounds)
    assert read(game, [bot("sensible", game)] * 4, "reading").cards == []


@pytest.mark.parametrize("name", ["saboteur", "saboteur2", "goblins"])
def test_roles_hands_and_winners_are_those_of_the_events(name: str) -> None:
    """Hands as they are dealt; roles as they are dealt, though hats and potions may change them later."""
    game = rockfall.game(name, players=3, **ROUNDS[name])
    heard: list[Event] = []
    listener = reader(game)

    def hear(event: Event) -> None:
        heard.append(event)
        listener.hear(event)

    drive(game, game.new_state(), [bot("sensible", game)] * 3, "hands", hear)
    kinds = (saboteur.RoundEnded, goblins.RoundEnded)
    assert len(listener.rounds) == sum(isinstance(event, kinds) for event in heard)
    size = game.numbers().get("hand", 3)
    for cards in listener.cards:
        assert [len(hand) for hand in cards.dealt] == [size] * 3
        assert any(cards.played)
    if name == "saboteur":
        for each in listener.rounds:
            assert each.won == [(role == "miner") == (each.ending == "miners") for role in each.roles]
    if name == "saboteur2":
        paid = [event.seat for event in heard if isinstance(event, saboteur.GoldPaid)]
        assert sorted(paid) == sorted(seat for each in listener.rounds for seat in range(3) if each.won[seat])


def test_a_game_without_a_reader_is_read_by_its_scores() -> None:
    game = Embers.make(3)
    found = read(game, [bot("uniform", game)] * 3, 4)
    best = [seat for seat, score in enumerate(found.scores) if score == max(found.scores)]
    assert found.wins == [1 / len(best) if seat in best else 0 for seat in range(3)]
    assert found.rounds == []


def test_parts() -> None:
    assert parts_of(rockfall.game("saboteur"), "miner") == ["miner"]
    assert parts_of(rockfall.game("goblins"), "miser") == ["goblin"]
    assert parts_of(rockfall.game("goblins", characters=True), "king") == ["gnome", "king"]
