"""From the words of a command line to a game with its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rockfall.core.errors import BadOptions
from rockfall.core.game import Game, OptionInfo
from rockfall.games import game_type


def game_from(name: str, players: int | None, texts: Sequence[str]) -> Game:
    """The game that was asked for; `texts` are like "laying=strict"."""
    kind = game_type(name)
    return kind.make(players, **dict(option_from(kind, text) for text in texts))


def games_from(name: str, players: str | None, texts: Sequence[str]) -> tuple[Game, ...]:
    """The game for several numbers of players: "3-5" or "3,5,8", or every number that it allows."""
    kind = game_type(name)
    if players is None:
        return tuple(game_from(name, count, texts) for count in range(kind.min_players, kind.max_players + 1))
    return tuple(game_from(name, count, texts) for count in _counts(players))


def _counts(text: str) -> list[int]:
    counts: set[int] = set()
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()) or int(last or first) < int(first):
            raise BadOptions(f"--players: expected numbers like 4, 3-5 or 3,5,8; got {text!r}")
        counts |= set(range(int(first), int(last or first) + 1))
    return sorted(counts)


def listed(text: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(word.strip() for word in text.split(","))


def option_from(kind: type[Game], text: str) -> tuple[str, object]:
    """An option of this game from "laying=strict"."""
    infos = {info.name: info for info in kind.option_infos()}
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOptions(f"--option: expected NAME=VALUE, as in {_example(infos)}; got {text!r}")
    if name not in infos:
        raise BadOptions(
            f"--option: expected an option of {kind.name}: {', '.join(infos) or 'it has none'}; got {name!r}"
        )
    if value == "none" and _is_nullable(infos[name]):
        return name, None
    try:
        # Lax: "true" is a truth and "3" a number.
        options = msgspec.convert({name: value}, kind.option_type, strict=False)
    except msgspec.ValidationError:
        raise BadOptions(f"--option {name}: expected {expected(infos[name])}; got {value!r}") from None
    return name, getattr(options, name)


def _example(infos: dict[str, OptionInfo]) -> str:
    return next((f"{info.name}={text_of(info.default)}" for info in infos.values()), "name=value")


def expected(info: OptionInfo) -> str:
    """What an option takes, in words."""
    return _expected(info.schema)


def _expected(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(_expected(each) for each in schema["anyOf"])
    if "enum" in schema:
        return "one of " + ", ".join(map(text_of, schema["enum"]))
    kind = schema.get("type", "string")
    return {"boolean": "true or false", "integer": "a whole number", "number": "a number", "null": "none"}.get(
        kind, "text"
    ) + _range(schema)


def _range(schema: dict[str, Any]) -> str:
    parts = [f"{word} {schema[key]}" for word, key in (("from", "minimum"), ("to", "maximum")) if key in schema]
    return "".join(f" {part}" for part in parts)


def _is_nullable(info: OptionInfo) -> bool:
    return {"type": "null"} in info.schema.get("anyOf", [])


def text_of(value: object) -> str:
    """A value as it is written on a command line."""
    return str(value).lower() if isinstance(value, bool | None) else str(value)
