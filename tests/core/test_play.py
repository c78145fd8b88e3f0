"""The loop that drives bots: the same seed plays the same match, and bad bots are told so."""

from __future__ import annotations

import pytest

from rockfall.bots.uniform import Uniform
from rockfall.core.bot import Bot
from rockfall.core.errors import BadOptions, IllegalMove, MalformedAction
from rockfall.core.game import Action, Event
from rockfall.core.play import drive, play
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, View, resolve_chance
from tests.teaching.embers import Deal, Dealt, Embers, Peek

GAME = Embers.make(3)


def code_of(kind: type[Action]) -> int:
    """The last move of this kind."""
    return [code for code in range(GAME.move_count) if isinstance(GAME.decode(code), kind)][-1]


class Stubborn:
    """Always gives the same answer, whatever it is."""

    name = "stubborn"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, rng: Rng) -> int:
        return self.answer  # type: ignore[return-value]


class Greedy:
    """Takes the last legal move and burns numbers of its generator on the way."""

    name = "greedy"

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View, rng: Rng) -> int:
        rng.next()
        self.views.append(view)
        return view.legal_moves[-1]


def test_a_match_is_played_to_its_end() -> None:
    record = play(GAME, [Uniform(), Greedy(), Uniform()], 5)
    state = record.replay()
    assert state.turn == NOBODY
    assert record.scores == state.scores()
    assert record.seats == ["uniform", "greedy", "uniform"]


def test_the_seed_decides_the_match() -> None:
    moves = [play(GAME, [Uniform()] * 3, seed).moves for seed in (1, 1, 2, "1", "one")]
    assert moves[0] == moves[1] == moves[3]
    assert len(set(moves)) == 3


def test_what_a_bot_draws_does_not_change_the_deal() -> None:
    deals = []
    for bots in ([Uniform()] * 3, [Greedy(), Greedy(), Greedy()]):
        record = play(GAME, bots, 9)
        deals.append([move for move in record.moves if isinstance(GAME.decode(move), Deal)])
    assert deals[0] == deals[1]
    assert len(deals[0]) == 6


def test_a_bot_is_given_its_own_view_and_only_on_its_turn() -> None:
    bot = Greedy()
    play(GAME, [Uniform(), bot, Uniform()], 3)
    assert bot.views
    assert {(view.viewer, view.turn) for view in bot.views} == {(1, 1)}


def test_events_are_told() -> None:
    events: list[Event] = []
    record = play(GAME, [Uniform()] * 3, 3, events.append)
    assert len(events) == len(record.moves) + 1  # at the end the cards are turned over
    assert [type(event) for event in events[:6]] == [Dealt] * 6


def test_a_match_is_driven_on_from_the_middle() -> None:
    state = GAME.new_state()
    resolve_chance(state, Rng.seeded(1))
    assert state.turn != CHANCE
    dealt = state.history()
    drive(GAME, state, [Uniform()] * 3, 4)
    assert state.turn == NOBODY
    assert state.history()[: len(dealt)] == dealt


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_there_must_be_a_bot_for_each_seat(count: int) -> None:
    with pytest.raises(BadOptions, match=f"embers: expected 3 bots, one for each seat; got {count}"):
        play(GAME, [Uniform()] * count)


@pytest.mark.parametrize("answer", [-1, GAME.move_count, 1 << 80])
def test_a_code_out_of_range_is_refused(answer: int) -> None:
    with pytest.raises(MalformedAction, match=rf"the bot stubborn: expected a move code in 0\.\.\d+, got {answer}"):
        play(GAME, [Stubborn(answer)] * 3)


@pytest.mark.parametrize("answer", [None, "0", 0.0, [0]])
def test_what_is_no_number_is_refused(answer: object) -> None:
    with pytest.raises(MalformedAction, match="the bot stubborn: expected a move code, got"):
        play(GAME, [Stubborn(answer)] * 3)


def test_whole_numbers_of_other_libraries_are_taken() -> None:
    class Four:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    class Wrapping(Uniform):
        def choose(self, view: View, rng: Rng) -> int:
            return Four(super().choose(view, rng))  # type: ignore[return-value]

    assert play(GAME, [Wrapping()] * 3, 6).moves == play(GAME, [Uniform()] * 3, 6).moves


@pytest.mark.parametrize(
    ("answer", "code", "rule"), [(code_of(Deal), "chance-only", "M1"), (code_of(Peek), "no-card-there", "M3")]
)
def test_an_illegal_move_is_refused_with_the_rule_and_the_bot(answer: int, code: str, rule: str) -> None:
    bots: list[Bot] = [Stubborn(answer), Uniform(), Uniform()]
    with pytest.raises(IllegalMove) as caught:
        play(GAME, bots)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert "chosen by the bot stubborn in seat 0" in caught.value.__notes__[0]
