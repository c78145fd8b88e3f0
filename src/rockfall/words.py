"""Events and refusals in words, in any language there is a folder for: locales/<language>/<game>.ftl.

The files are Fluent, the same for Python and for the browser. An event of the class `CardDrawn` is told by the message
`event-card-drawn`, a refusal with the code `not-in-hand` by `refusal-not-in-hand`. A message is given the fields as
arguments; what is not known is "none", what is true is "yes", what is false is "no". `$own` is "yes" when the field
`seat` is the viewer's, `$self` when `target` is the same seat. Functions turn fields into names:

    SEAT($seat)                  the name of the player there
    WORD("card", $card)          the message card-<value>: names of cards, roles, tools
    WORD("card", $card, "acc")   its attribute .acc, or the message itself where the word does not change
    LIST($cards, "card")         a list, each value by its message, or as it is without the second argument
    SEATS($scores)               a list by seat, with the names: "Ann 3, Bo 5"

Names of players are never declined, and nothing is known of their gender: a name is the subject, or follows a word that
asks for no case.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Junk, Message, Resource

from rockfall.core.errors import MissingWords
from rockfall.core.game import Event, Game, Refusal

LOCALES = Path(__file__).parent / "locales"
MINUS = "\N{MINUS SIGN}"


class _Items(FluentType):
    """A list among the arguments; only LIST and SEATS can tell it."""

    def __init__(self, items: Sequence[str | int]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:
        raise MissingWords("expected LIST or SEATS around a list")


class _Number(FluentInt):
    """A number with a proper minus, which is as wide as a plus and does not break from what follows."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", MINUS)


class Words:
    """How one match is told in one language."""

    def __init__(
        self,
        game: Game | type[Game],
        seats: Sequence[str] = (),
        language: str = "en",
        folders: Sequence[Path] = (),
    ) -> None:
        """`folders` hold more games' words, laid out like `locales`."""
        self.seats = list(seats)
        self.language = language
        self.where = f"{language}/{game.wordbook or game.name}.ftl"
        functions: dict[str, Callable[..., Any]] = {
            "SEAT": self._seat,
            "WORD": self._word,
            "LIST": self._list,
            "SEATS": self._by_seat,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for name in (self.where, f"{language}/common.ftl"):
            self._bundle.add_resource(_find(name, (*folders, LOCALES)))

    def tell(self, event: Event, viewer: int | None = None) -> str:
        """What happened, as a sentence. Tell a viewer only what `event.seen_by(viewer)` gives."""
        fields = msgspec.structs.asdict(event)
        seat = fields.get("seat")
        asides = {"own": seat is not None and seat == viewer, "self": seat is not None and seat == fields.get("target")}
        return self._format(event_id(type(event)), {**fields, **asides})

    def explain(self, refusal: Refusal) -> str:
        """Why an action is not allowed, as a sentence."""
        return self._format(refusal_id(refusal.code), {**refusal.args, "rule": refusal.rule})

    def say(self, message: str, **fields: object) -> str:
        """Any other message, as a sentence."""
        return self._format(message, fields)

    def missing(self, game: Game | type[Game]) -> list[str]:
        """The messages this game needs that are not there."""
        needed = [*map(event_id, game.event_types), *map(refusal_id, game.refusal_codes)]
        return [each for each in needed if not self._bundle.has_message(each)]

    def _format(self, message: str, fields: Mapping[str, object], form: str = "") -> str:
        if not self._bundle.has_message(message):
            raise MissingWords(f"expected a message {message} in {self.where}; there is none")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(form, found.value)
        if pattern is None:
            raise MissingWords(f"expected a text for {message} in {self.where}; it has only attributes")
        text, errors = self._bundle.format_pattern(pattern, {key: _argument(value) for key, value in fields.items()})
        if errors or not isinstance(text, str):
            raise MissingWords(f"expected {message} in {self.where} to fit {fields}: {'; '.join(map(str, errors))}")
        return text

    # -- the functions -----------------------------------------------------------------------------------

    def _seat(self, seat: int) -> str:
        if not isinstance(seat, int):
            raise MissingWords(f"SEAT expected the number of a seat, got {seat!r}")
        if seat < len(self.seats):
            return self.seats[seat]
        return self._format("seat-number", {"number": seat + 1})

    def _word(self, kind: str, value: str | int, form: str = "") -> str:
        return self._format(f"{kind}-{value}".replace("_", "-"), {}, form)

    def _list(self, items: _Items, kind: str = "") -> str:
        return ", ".join(self._told(items, kind))

    def _by_seat(self, items: _Items, kind: str = "") -> str:
        return ", ".join(
            self._format("by-seat", {"name": self._seat(seat), "value": told}) if kind else f"{self._seat(seat)} {told}"
            for seat, told in enumerate(self._told(items, kind))
        )

    def _told(self, items: _Items, kind: str) -> list[str]:
        if not isinstance(items, _Items):
            raise MissingWords(f"LIST and SEATS expected a list, got {items!r}")
        return [self._word(kind, item) if kind else _plain(item) for item in items.items]


def event_id(kind: type[Event]) -> str:
    """The message that tells an event: CardDrawn is event-card-drawn."""
    return "event-" + re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


def refusal_id(code: str) -> str:
    """The message that explains a refusal."""
    return "refusal-" + code


def languages(folder: Path = LOCALES) -> list[str]:
    """The languages there are words in."""
    return sorted(path.name for path in folder.iterdir() if path.is_dir())


def _plain(item: str | int) -> str:
    return str(item).replace("-", MINUS) if isinstance(item, int) else item


def _argument(value: object) -> object:
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return _Items(value)
        case int():
            return _Number(value)
        case float() | str():
            return value
    raise MissingWords(f"expected numbers, texts, truths and lists to tell; got {value!r}")


def _find(name: str, folders: Sequence[Path]) -> Resource:
    for folder in folders:
        if (folder / name).is_file():
            return _parse(folder / name)
    known = ", ".join(sorted({language for folder in folders if folder.is_dir() for language in languages(folder)}))
    raise MissingWords(f"expected a file {name} with words; there is none (languages: {known})")


@cache
def _parse(path: Path) -> Resource:
    """The file's messages. Fluent would pass over what it cannot read, and over a second message of the same name."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingWords(f"{path.name}: expected a Fluent message, got {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, Message):
            if entry.id.name in seen:
                raise MissingWords(f"{path.name}: expected one message {entry.id.name}, got two")
            seen.add(entry.id.name)
    return resource
