"""Which fields of a state a game forgets to copy, or to send to another process."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.game import Game
from rockfall.core.state import State


def forgotten(game: Game, state: State) -> list[str]:
    """Each field is changed in turn, and must then be the same in a copy, and in a state made of its rows."""
    found = []
    for name in fields_of(state):
        changed = state.copy()
        new = another(getattr(changed, name))
        setattr(changed, name, new)
        arrived = game.new_state()
        arrived.from_rows(changed.to_rows())
        found += [f"{name} in a copy"] if plain(getattr(changed.copy(), name)) != plain(new) else []
        found += [f"{name} in rows"] if plain(getattr(arrived, name)) != plain(new) else []
    return found


def fields_of(state: State) -> list[str]:
    """Every attribute that is a number or a row, compiled or not, and whoever's turn it is; the log has its own way."""
    names = [name for kind in type(state).__mro__ for name in [*vars(kind), *getattr(kind, "__annotations__", {})]]
    names += getattr(state, "__dict__", {})
    fields = sorted(name for name in {*names} - {"ply", "is_imagined"} if not name.startswith("__"))
    return [name for name in fields if isinstance(getattr(state, name, None), int | vec)]


def another(value: int | vec[i64]) -> int | vec[i64]:
    """Not the same, but of the same kind and length, if it has any."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return vec[i64]([number + 1 for number in value] or [1])


def plain(value: int | vec[i64]) -> int | list[int]:
    return value if isinstance(value, int) else list(value)
