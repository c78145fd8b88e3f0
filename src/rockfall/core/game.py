"""Game: one set of rules at one number of players, with its options.

A game answers what the rules say; a state (core/state.py) says where a match stands. Actions and events are the
readable forms of moves and of what happened: msgspec structs, so that JSON, schemas and types for the browser come for
free.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, reduce
from operator import or_
from typing import Any, ClassVar

import msgspec

from rockfall.core.encoding import Encoder, Recent
from rockfall.core.errors import BadOptions, IllegalMove, MalformedAction, VersionMismatch
from rockfall.core.rng import Rng
from rockfall.core.state import State, View


class Action(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=True):
    """A move in readable form. Each game has a union of these; each class names one kind of move."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=True):
    """Something that happened, for logs and screens."""

    def seen_by(self, viewer: int | None) -> Event | None:
        """What this viewer learns of it: the event itself, a poorer copy, or None. There is no default."""
        raise NotImplementedError(f"{type(self).__name__} does not say who sees what of it")


class Public(Event, frozen=True):
    """Something everybody at the table sees."""

    def seen_by(self, viewer: int | None) -> Event:
        return self


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why an action is not allowed: a code to be phrased in any language, and the rule's number."""

    code: str
    rule: str
    args: dict[str, str | int] = {}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may choose. Fields are Annotated with msgspec.Meta(description=...); all have defaults."""


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option, explained, for help pages and forms."""

    name: str
    default: Any
    schema: dict[str, Any]
    description: str


class Game(ABC):
    """The contract. `decode` and `encode` are inverse; codes are dense in range(move_count)."""

    name: ClassVar[str]
    title: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    rules_version: ClassVar[int]  # raised whenever an old record would replay differently
    earlier: ClassVar[tuple[type[Game], ...]] = ()  # the game by earlier versions of its rules, for old records
    option_type: ClassVar[type[Options]]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    refusal_codes: ClassVar[tuple[str, ...]]  # every code that a Refusal of this game may have
    wordbook: ClassVar[str] = ""  # the file with its words in locales/<language>/, if it is not named like the game
    view_type: ClassVar[type[msgspec.Struct]]  # what `show` makes of a view
    own_fields: ClassVar[tuple[str, ...]] = ()  # those that depend on the viewer, all others never do; none named: all
    item_fields: ClassVar[frozenset[str]] = frozenset()  # lists of which `show_part` shows each item by itself

    players: int
    options: Options
    move_count: int
    changes: Mapping[str, int]  # what a study has changed in the box, see `changed`

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.changes = {}

    @classmethod
    def make(cls, players: int | None = None, **options: object) -> Game:
        """The game for this many players with these options, or BadOptions saying what was expected."""
        count = cls.min_players if players is None else players
        if not isinstance(count, int) or isinstance(count, bool) or not cls.min_players <= count <= cls.max_players:
            raise BadOptions(f"{cls.name}: expected {cls.min_players} to {cls.max_players} players, got {players!r}")
        known = [field.name for field in msgspec.structs.fields(cls.option_type)]
        for option in options:
            if option not in known:
                raise BadOptions(f"{cls.name}: expected options among {', '.join(known) or 'none'}; got {option!r}")
        try:
            chosen = msgspec.convert(options, cls.option_type)
        except msgspec.ValidationError as error:
            given = ", ".join(f"{key}={value!r}" for key, value in options.items())
            raise BadOptions(f"{cls.name}: {error}; got {given}") from None
        return cls(count, chosen)

    @classmethod
    def by_rules(cls, version: int) -> type[Game]:
        """The game by this version of its rules: a record replays by those that it was played by."""
        for kind in (cls, *cls.earlier):
            if kind.rules_version == version:
                return kind
        known = " or ".join(str(kind.rules_version) for kind in (cls, *cls.earlier))
        raise VersionMismatch(f"expected a match of {cls.name} by version {known} of its rules; got version {version}")

    @classmethod
    def option_infos(cls) -> list[OptionInfo]:
        """The options with their defaults and explanations."""
        (schema,), components = msgspec.json.schema_components([cls.option_type])
        shape = components[cls.option_type.__name__] if "$ref" in schema else schema
        return [
            OptionInfo(
                name=name,
                default=field.get("default"),
                schema={key: value for key, value in field.items() if key not in ("default", "description")},
                description=field.get("description", ""),
            )
            for name, field in shape.get("properties", {}).items()
        ]

    # -- what a game implements -------------------------------------------------------------------

    @abstractmethod
    def new_state(self) -> State:
        """The beginning: nothing dealt, chance to move."""

    @abstractmethod
    def decode(self, move: int) -> Action:
        """The readable form of a move; MalformedAction if the code is outside range(move_count)."""

    @abstractmethod
    def encode(self, action: Action) -> int:
        """The move of an action; MalformedAction if this game has no such action."""

    @abstractmethod
    def determinize(self, view: View, rng: Rng) -> State:
        """A state drawn at random from those in which this view would be seen, made from the view alone."""

    @abstractmethod
    def why_not(self, view: View, action: Action) -> Refusal | None:
        """The reason why the viewer may not do this now, or None if it is allowed."""

    @abstractmethod
    def show(self, view: View) -> msgspec.Struct:
        """The view as a readable, JSON-able struct of `view_type`: what goes over the wire."""

    # So that showing a position to many viewers, move after move, makes only what changed readable.

    def parts(self, view: View) -> tuple[object, ...]:
        """What each field of `show(view)` is made of: equal parts are shown alike."""
        return msgspec.structs.astuple(self.show(view))

    def own_parts(self, view: View) -> tuple[object, ...]:
        """The same of `own_fields` alone."""
        return self.parts(view)

    def show_part(self, field: str, part: object) -> object:
        """The field of `show(view)` that is made of this part."""
        return part

    def totals(self, state: State) -> dict[str, int]:
        """What the box holds, counted wherever it lies: the same numbers from the first move to the last.

        A game that has parts must override this: the conformance suite refuses an empty answer.
        """
        return {}

    # -- what if ------------------------------------------------------------------------------------------

    def numbers(self) -> dict[str, int]:
        """The numbers of the box that a study may change, by name: "deck.map", "hand"."""
        return {}

    def refit(self, numbers: Mapping[str, int]) -> None:
        """Called on a new game, with all of `numbers`: play from such a box, or BadOptions saying why it cannot be."""
        raise NotImplementedError

    def changed(self, changes: Mapping[str, int]) -> Game:
        """The same game from another box, for what-if studies: `game.changed({"deck.map": 9})`.

        No registry knows such a game, and its matches cannot be recorded.
        """
        game = type(self)(self.players, self.options)
        numbers = game.numbers()
        for name, number in changes.items():
            if name not in numbers:
                near = get_close_matches(name, numbers, 3, 0) or ["none: this game has no numbers to change"]
                raise BadOptions(f"{self.name}: expected a number of the box, like {', '.join(near)}; got {name!r}")
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= 99:
                raise BadOptions(f"{self.name}: expected a number from 0 to 99 for {name}, got {number!r}")
        game.changes = {**self.changes, **changes}
        if game.changes:
            game.refit({**numbers, **game.changes})
        return game

    def encoder(self) -> Encoder:
        """What a seat knows as a row of numbers, for learners; by default what it observed lately."""
        return Recent(self.players)

    # -- what follows ---------------------------------------------------------------------------------

    def action_from_json(self, data: object) -> Action:
        """An action from decoded JSON, or MalformedAction saying what was wrong with it."""
        try:
            action: Action = msgspec.convert(data, _union(self.action_types))
        except msgspec.ValidationError as error:
            raise MalformedAction(f"{self.name}: expected an action of this game: {error}; got {data!r}") from None
        return action

    def action_to_json(self, action: Action) -> dict[str, Any]:
        """The action as plain JSON values."""
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))  # lists, where the action has tuples
        return data

    def act(self, state: State, seat: int, action: Action) -> int:
        """Make an action for a seat if the rules allow it, and return its move; else IllegalMove with the reason."""
        view = state.view(seat)
        refusal = self.why_not(view, action)
        if refusal is not None:
            raise IllegalMove(refusal.code, refusal.rule, dict(refusal.args))
        move = self.encode(action)
        state.apply(move)
        return move

    def check_code(self, move: int) -> None:
        """MalformedAction unless the code is in range."""
        if not 0 <= move < self.move_count:
            raise MalformedAction(f"{self.name}: expected a move code in 0..{self.move_count - 1}, got {move}")

    def check_action(self, action: Action) -> None:
        """MalformedAction unless it is of a type of this game."""
        if not isinstance(action, self.action_types):
            raise MalformedAction(f"{self.name}: expected an action of this game, got {action!r}")

    def __repr__(self) -> str:
        options = "".join(f", {key}={value!r}" for key, value in msgspec.structs.asdict(self.options).items())
        changes = "".join(f", {name}={number}" for name, number in sorted(self.changes.items()))
        return f"game({self.name!r}, players={self.players}{options})" + (f" with{changes[1:]}" if changes else "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return (_remake, (type(self), self.players, msgspec.structs.asdict(self.options), dict(self.changes)))


def _remake(kind: type[Game], players: int, options: dict[str, object], changes: dict[str, int]) -> Game:
    game = kind.make(players, **options)
    return game.changed(changes) if changes else game


@cache
def _union(types: tuple[type[Action], ...]) -> Any:
    """Made once: msgspec remembers how to read a type as long as it is the same object."""
    return reduce(or_, types)
