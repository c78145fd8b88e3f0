"""Everything a state or a view holds, whatever its class, as values that can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from types import GetSetDescriptorType, MemberDescriptorType
from typing import cast

import msgspec

from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, Log, State, View

LEAVES = (int, float, str, bytes, type(None), Enum)


def anatomy(thing: object, above: tuple[int, ...] = ()) -> object:
    """The thing as nested tuples, down to numbers and words, private attributes too; a log counts up to its ply.

    Two anatomies are equal when nothing that the things hold differs, said by their `__eq__` or not.
    """
    if isinstance(thing, LEAVES):
        return thing
    if is_numbers(thing):
        return tuple(cast(Iterable[object], thing))
    if id(thing) in above:
        return "(again)"
    inside = (*above, id(thing))
    if isinstance(thing, Game):
        return repr(thing)
    if isinstance(thing, Rng):
        return thing.words()
    if isinstance(thing, dict):
        return tuple((anatomy(key, inside), anatomy(value, inside)) for key, value in thing.items())
    if isinstance(thing, set | frozenset):
        return frozenset(anatomy(each, inside) for each in thing)
    if is_sequence(thing):
        return tuple(anatomy(each, inside) for each in cast(Iterable[object], thing))
    held = [(name, anatomy(value, inside)) for name, value in attributes(thing)]
    return (type(thing).__qualname__, *held)


def is_sequence(thing: object) -> bool:
    """A list, a tuple or a vec; not a string."""
    return isinstance(thing, list | tuple) or is_numbers(thing)


def is_numbers(thing: object) -> bool:
    """A vec, such as the boards of states are made of; its elements need no looking into."""
    return type(thing).__name__.startswith("vec[")


def attributes(thing: object) -> Iterator[tuple[str, object]]:
    """What an object holds, compiled or not. A shared log is given as this state's own part of it."""
    if isinstance(thing, State):
        yield "log", thing.log.entries[: thing.ply]
    for name in attribute_names(thing):
        if name != "log" or not isinstance(thing, State):
            try:
                yield name, getattr(thing, name)
            except AttributeError:  # a slot that was never filled
                continue


def attribute_names(thing: object) -> list[str]:
    names = set(getattr(thing, "__dict__", ()))
    if isinstance(thing, msgspec.Struct):
        names |= set(thing.__struct_fields__)
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__"):
                names.add(name)
    return sorted(names)


def smuggled(thing: object, path: str = "view", above: tuple[int, ...] = ()) -> Iterator[str]:
    """Where a view holds something that is no plain value: a state, a log, a function, a random generator."""
    if isinstance(thing, (*LEAVES, Game)) or is_numbers(thing) or id(thing) in above:
        return
    inside = (*above, id(thing))
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from smuggled(key, f"{path} key", inside)
            yield from smuggled(value, f"{path}[{key!r}]", inside)
    elif isinstance(thing, set | frozenset) or is_sequence(thing):
        for at, each in enumerate(cast(Iterable[object], thing)):
            yield from smuggled(each, f"{path}[{at}]", inside)
    elif isinstance(thing, State | Log | Rng) or callable(thing) or not is_plain_object(thing):
        yield f"{path} is a {type(thing).__name__}"
    else:
        for name, value in attributes(thing):
            yield from smuggled(value, f"{path}.{name}", inside)


def is_plain_object(thing: object) -> bool:
    """An object of values that can be looked into: a view, a struct, an instance of a class written in Python."""
    return isinstance(thing, View | msgspec.Struct) or bool(attribute_names(thing))


def outlook(state: State, players: int) -> tuple[object, ...]:
    """The position as all viewers together see it: what two equal states must agree on, however they came about."""
    return (
        state.turn,
        tuple(state.legal_moves()),
        tuple(state.chance_weights()) if state.turn == CHANCE else (),
        tuple(state.scores()),
        *(state.view(viewer).key() for viewer in viewers(players)),
    )


def viewers(players: int) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(players), None]
