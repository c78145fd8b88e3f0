"""The log of a state: what happened, and who saw what of it."""

from __future__ import annotations

from copy import copy, deepcopy

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.errors import NotHere
from rockfall.core.rng import Rng
from rockfall.core.state import (
    CHANCE,
    EVERYBODY,
    NO_ONE,
    NOBODY,
    SILENT,
    Fields,
    State,
    View,
    playout,
    resolve_chance,
    seen_actor,
    seen_code,
)
from tests.teaching.embers import Deal, Embers, EmbersOptions, EmbersState

GAME = Embers.make(3)


def remembering(*entries: tuple[int, int, int]) -> State:
    state = State()
    for code, audience, face in entries:
        state.remember(code, audience, face)
    return state


def seen(state: State) -> dict[int, list[int]]:
    """What a spectator (-1) and the first three seats observed."""
    return {seat: codes(state, seat) for seat in (-1, 0, 1, 2)}


def codes(state: State, seat: int) -> list[int]:
    return [seen_code(each) for each in state.observed(seat)]


def twin_of(state: State) -> State:
    twin = State()
    twin.share_log(state)
    return twin


def test_a_new_state_has_no_past() -> None:
    state = State()
    assert (state.turn, state.ply, state.is_imagined) == (CHANCE, 0, False)
    assert state.history() == []
    assert seen(state) == {-1: [], 0: [], 1: [], 2: []}


def test_everybody_sees_what_is_public() -> None:
    assert seen(remembering((5, EVERYBODY, SILENT))) == {-1: [5], 0: [5], 1: [5], 2: [5]}


def test_others_see_the_face() -> None:
    assert seen(remembering((5, 1, -7))) == {-1: [-7], 0: [-7], 1: [5], 2: [-7]}


def test_to_the_others_a_silent_entry_does_not_exist() -> None:
    state = remembering((5, EVERYBODY, SILENT), (-3, 1, SILENT), (6, EVERYBODY, SILENT))
    assert seen(state) == {-1: [5, 6], 0: [5, 6], 1: [5, -3, 6], 2: [5, 6]}


def test_what_no_one_sees_shows_its_face_to_all() -> None:
    assert seen(remembering((5, NO_ONE, -2))) == {-1: [-2], 0: [-2], 1: [-2], 2: [-2]}


@pytest.mark.parametrize("code", [0, 1, (1 << 22) - 1, -1, -(1 << 22) + 1])
@pytest.mark.parametrize("face", [0, (1 << 22) - 1, -1, -(1 << 22) + 1])
def test_codes_and_faces_keep_their_values_to_the_limits(code: int, face: int) -> None:
    state = remembering((code, 2, face))
    assert seen(state) == {-1: [face], 0: [face], 1: [face], 2: [code]}


@pytest.mark.parametrize("turn", [CHANCE, NOBODY, 0, 1, 9, 61])
def test_everybody_sees_whose_turn_it_was(turn: int) -> None:
    state = State()
    state.turn = turn
    state.remember(5, 1, -7)
    assert [[seen_actor(each) for each in state.observed(seat)] for seat in (-1, 0, 1)] == [[turn]] * 3
    imagined = State()
    imagined.imagine_past(state.observed(0))
    assert list(imagined.observed(2)) == list(state.observed(0))


def test_history_has_moves_without_signs() -> None:
    state = remembering((5, EVERYBODY, SILENT), (-3, 1, SILENT), (0, NO_ONE, -2), (6, 0, -1))
    assert state.history() == [5, 0, 6]
    assert state.ply == 4


def test_copies_share_the_past_and_go_their_own_ways() -> None:
    state = remembering((1, EVERYBODY, SILENT), (2, EVERYBODY, SILENT))
    twin = twin_of(state)
    assert twin.log is state.log
    state.remember(3, EVERYBODY, SILENT)
    assert twin.history() == [1, 2]
    assert twin.log is state.log  # the original goes on along the shared log
    twin.remember(4, EVERYBODY, SILENT)
    assert twin.log is not state.log
    assert (state.history(), twin.history()) == ([1, 2, 3], [1, 2, 4])
    state.remember(5, EVERYBODY, SILENT)
    twin.remember(6, EVERYBODY, SILENT)
    assert (state.history(), twin.history()) == ([1, 2, 3, 5], [1, 2, 4, 6])


def test_whoever_goes_on_first_keeps_the_log() -> None:
    state = remembering((1, EVERYBODY, SILENT))
    twin = twin_of(state)
    twin.remember(2, EVERYBODY, SILENT)
    state.remember(3, EVERYBODY, SILENT)
    assert (state.history(), twin.history()) == ([1, 3], [1, 2])
    assert (codes(state, 0), codes(twin, 0)) == ([1, 3], [1, 2])


def test_an_imagined_world_has_observations_but_no_history() -> None:
    real = remembering((5, 1, -7), (6, EVERYBODY, SILENT), (-3, 1, SILENT))
    imagined = State()
    imagined.imagine_past(real.observed(0))
    assert codes(imagined, 0) == [-7, 6]
    assert imagined.is_imagined
    with pytest.raises(NotHere, match="imagined world has no history"):
        imagined.history()
    with pytest.raises(NotHere):
        twin_of(imagined).history()
    imagined.remember(8, EVERYBODY, SILENT)
    assert codes(imagined, 0) == [-7, 6, 8]


def test_a_determinized_match_has_no_history() -> None:
    state = GAME.new_state()
    resolve_chance(state, Rng.seeded(1))
    with pytest.raises(NotHere):
        GAME.determinize(state.view(0), Rng.seeded(2)).history()


def test_copy_module_copies() -> None:
    state = GAME.new_state()
    resolve_chance(state, Rng.seeded(1))
    for twin in (copy(state), deepcopy(state)):
        assert isinstance(twin, EmbersState)
        assert twin.view(0) == state.view(0)
        playout(twin, Rng.seeded(1))
        assert twin.turn == NOBODY
        assert state.turn == 0


def test_draw_follows_the_weights() -> None:
    state = EmbersState(3, EmbersOptions())
    state.unseen = [0, 3, 1]
    rng = Rng.seeded("draw")
    drawn = [GAME.decode(state.draw(rng)) for _ in range(4000)]
    assert set(drawn) == {Deal(card=2), Deal(card=3)}
    assert abs(drawn.count(Deal(card=2)) - 3000) < 3 * (4000 * 3 / 16) ** 0.5  # three standard deviations, fixed seed


def test_random_moves_are_legal_and_reach_all() -> None:
    state = GAME.new_state()
    resolve_chance(state, Rng.seeded(1))
    rng = Rng.seeded("random move")
    assert {int(state.random_move(rng)) for _ in range(200)} == set(state.legal_moves())


def test_playout_counts_decisions() -> None:
    state = GAME.new_state()
    decisions = playout(state, Rng.seeded(3))
    assert state.turn == NOBODY
    assert decisions == sum(not isinstance(GAME.decode(move), Deal) for move in state.history())


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_only_who_is_to_move_sees_legal_moves(seat: int | None) -> None:
    state = GAME.new_state()
    resolve_chance(state, Rng.seeded(1))
    view = state.view(seat)
    assert view.legal_moves == (state.legal_moves() if seat == 0 else vec[i64]())


def test_views_compare_by_what_they_hold() -> None:
    state, other = GAME.new_state(), GAME.new_state()
    resolve_chance(state, Rng.seeded(1))
    resolve_chance(other, Rng.seeded(1))
    assert state.view(1) == other.view(1)
    assert hash(state.view(1)) == hash(other.view(1))
    assert state.view(1) != state.view(2)
    assert state.view(None) != "a view"


@pytest.mark.parametrize("method", ["legal_moves", "chance_weights", "scores", "copy"])
def test_a_game_must_implement_its_state(method: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(State(), method)()


def test_a_game_must_say_what_a_view_holds() -> None:
    class NoMoves(State):
        def legal_moves(self) -> vec[i64]:
            return vec[i64]()

    with pytest.raises(NotImplementedError):
        View(NoMoves(), None).facts()


class Mine(State):
    """A state with one field of each sort."""

    def __init__(self) -> None:
        super().__init__()
        self.passes = 0
        self.is_over = False
        self.hands = vec[i64]([0, 0, 0])
        self.under = vec[i64]()

    def declare(self, fields: Fields) -> None:
        super().declare(fields)
        self.passes = fields.number(self.passes)
        self.is_over = fields.flag(self.is_over)
        self.hands = fields.row(self.hands)
        self.under = fields.varying(self.under)


def test_declared_fields_travel() -> None:
    state = Mine()
    state.remember(5, 1, -7)
    state.turn = 2
    state.passes = 4
    state.is_over = True
    state.hands = vec[i64]([7, 8, 9])
    state.under = vec[i64]([1])
    rows = state.to_rows()
    assert rows[1:] == [[2, 4, 1], [7, 8, 9], [1]]
    twin = Mine()
    twin.from_rows(rows)
    assert (twin.turn, twin.passes, twin.is_over) == (2, 4, True)
    assert (list(twin.hands), list(twin.under)) == ([7, 8, 9], [1])
    assert seen(twin) == seen(state)
    assert twin.to_rows() == rows


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([[0]], "expected the log and the single numbers of a state, got 1 rows"),
        ([[0], [2, 4], [7, 8, 9], []], "expected more than 2 single numbers"),
        ([[0], [2, 4, 1, 0], [7, 8, 9], []], "expected 3 single numbers and 3 rows, got 4 and 3"),
        ([[0], [2, 4, 1], [7, 8], []], "expected 3 numbers in row 1, got 2"),
        ([[0], [2, 4, 1], [7, 8, 9]], "expected more than 2 rows"),
        ([[0], [2, 4, 1], [7, 8, 9], [], []], "expected 3 single numbers and 3 rows, got 3 and 4"),
    ],
)
def test_rows_of_another_state_are_refused(rows: list[list[int]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Mine().from_rows(rows)
