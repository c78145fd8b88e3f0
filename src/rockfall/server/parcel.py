"""Views that travel to another process, without the truth.

A view itself is compiled and frozen. What travels is a world imagined from it (`game.determinize`): made from the view
alone, it holds nothing that its viewer does not know, and seen from the viewer's seat it is the view again (law 3).
A world is packed as the difference to a new state of its game, attribute by attribute, so no game needs code for it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import State, View

_VEC = type(vec[i64]())


class Vec(msgspec.Struct, frozen=True):
    """An array of numbers."""

    numbers: list[int]


class Part(msgspec.Struct, frozen=True):
    """An object inside the state, by its attributes."""

    attributes: dict[str, Any]


def pack(game: Game, view: View) -> Part:
    """What `unpack` needs to make the same view again; plain values that any pickle takes."""
    return _packed(game.determinize(view, Rng.seeded("parcel")), game.new_state())


def unpack(game: Game, parcel: Part, viewer: int) -> View:
    """The view that was packed."""
    state = game.new_state()
    _overlay(state, parcel)
    return state.view(viewer)


def _names(thing: object) -> list[str]:
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()), kind.__dict__.get("__slots__", ()))
    return sorted(name for name in names if hasattr(thing, name) and not name.startswith("__"))


def _packed(thing: object, fresh: object) -> Part:
    """The attributes in which a thing differs from a fresh one; what both share does not change in a match."""
    found = {name: getattr(thing, name) for name in _names(thing)}
    return Part(
        {
            name: _value(value, getattr(fresh, name, None))
            for name, value in found.items()
            if value is not getattr(fresh, name, None) or isinstance(value, int)
        }
    )


def _value(value: object, fresh: object) -> object:
    if isinstance(value, _VEC):
        return Vec([int(number) for number in value])
    if isinstance(value, list):
        return [_value(each, None) for each in value]
    if isinstance(value, int | str | float | bytes | tuple | dict | set | frozenset | msgspec.Struct | None):
        return value
    return _packed(value, fresh)


def _overlay(thing: object, part: Part) -> None:
    for name, value in part.attributes.items():
        if isinstance(value, Part):
            _overlay(getattr(thing, name), value)
        else:
            setattr(thing, name, _unpacked(value))


def _unpacked(value: object) -> object:
    if isinstance(value, Vec):
        return vec[i64](value.numbers)
    if isinstance(value, list):
        return [_unpacked(each) for each in value]
    return value


def is_faithful(game: Game, state: State, viewer: int) -> bool:
    """Whether this viewer's view survives the journey: for tests."""
    view = state.view(viewer)
    return unpack(game, pack(game, view), viewer) == view
