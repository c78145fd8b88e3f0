"""Goldens are compared, shown as a diff, and written only when a person asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from rockfall.bots.uniform import Uniform
from rockfall.testing import check_golden, perft, playthrough
from tests.conftest import pytest_configure
from tests.teaching.embers import Deal, Embers


def test_a_difference_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    check_golden(path, "one\ntwo\n", update=True)
    check_golden(path, "one\ntwo\n")
    with pytest.raises(AssertionError, match=r"(?s)match\.txt is not what happens now.*-two.*\+three"):
        check_golden(path, "one\nthree\n")
    assert path.read_text() == "one\ntwo\n"


def test_a_missing_file_is_not_made_by_itself(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="make it with --update-goldens"):
        check_golden(tmp_path / "match.txt", "text")
    assert not list(tmp_path.iterdir())


def test_goldens_are_never_updated_in_ci(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pytestconfig.option, "update_goldens", True)
    monkeypatch.delenv("CI", raising=False)
    pytest_configure(pytestconfig)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.UsageError, match="expected no CI in the environment"):
        pytest_configure(pytestconfig)


def test_a_playthrough_tells_what_one_seat_is_not_told() -> None:
    text = playthrough(Embers.make(2), [Uniform()] * 2, seed=1, seat=1)
    assert "- Dealt seat=0 card=" in text
    assert "seat 1: Dealt seat=0 card=-" in text
    assert "seat 1: Dealt seat=1" not in text
    assert text == playthrough(Embers.make(2), [Uniform()] * 2, seed=1, seat=1)


def test_perft_by_hand() -> None:
    """Two players with 1 and 2, 1 and 2: each lays one of two cards, and the second may look before that."""
    game = Embers.make(2)
    state = game.new_state()
    assert perft(game, state, 2) == (9, 6)  # three cards, then three; the order within a hand does not matter
    for card in (1, 2, 1, 2):
        state.apply(Embers.actions.index(Deal(card=card)))
    assert perft(game, state, 1) == (2, 2)
    assert perft(game, state, 2) == (6, 6)
    assert perft(game, state, 3) == (8, 8)
    assert perft(game, state, 9) == (8, 8)
