"""A game in the ways a table may choose: few, middle and many players, and every option at another value."""

from __future__ import annotations

from rockfall.core.errors import BadOptions
from rockfall.core.game import Game, OptionInfo


def variants(kind: type[Game]) -> list[Game]:
    """The defaults at a middle, the least and the largest number of players, then each other value of each option.

    An option is tried at the first number of players that allows it.
    """
    counts = range(kind.min_players, kind.max_players + 1)
    middle = counts[len(counts) // 2]
    found = [kind.make(players) for players in dict.fromkeys([middle, counts[0], counts[-1]])]
    others = [(option.name, value) for option in kind.option_infos() for value in other_values(option)]
    return [*found, *(first_allowed(kind, [middle, *counts], name, value) for name, value in others)]


def other_values(option: OptionInfo) -> list[object]:
    """Values the schema names, the default left out: both truths, all words, the bounds of a number."""
    schema = option.schema
    if schema.get("type") == "boolean":
        values: list[object] = [False, True]
    elif "enum" in schema:
        values = list(schema["enum"])
    else:
        values = [schema[bound] for bound in ("minimum", "maximum") if bound in schema]
    return [value for value in values if value != option.default]


def first_allowed(kind: type[Game], counts: list[int], option: str, value: object) -> Game:
    for players in counts:
        try:
            return kind.make(players, **{option: value})
        except BadOptions:
            continue
    raise AssertionError(f"{kind.name}: expected a number of players for which {option}={value!r} is allowed")
