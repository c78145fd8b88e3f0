"""Checks of a game's moves: that its actions and its codes are in the same order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rockfall.core.codes import Codes
from rockfall.core.game import Action


def check_begins(begins: Mapping[type[Action], int], actions: Sequence[Action], codes: Codes) -> None:
    """Each kind of action begins at its code."""
    kinds = [type(action) for action in actions]
    assert {kind: kinds.index(kind) for kind in begins} == begins
    assert len(actions) == codes.count


def check_kinds(actions: Sequence[Action], codes: Codes) -> None:
    """Every code is of the kind of its action."""
    kinds = [codes.kind_of(code) for code in range(len(actions))]
    assert [codes.names[kind] for kind in kinds] == [type(action).__name__ for action in actions]
