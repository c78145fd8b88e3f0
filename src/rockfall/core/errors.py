"""Every error Rockfall raises on purpose, by cause. Each says what was expected and what came."""

from __future__ import annotations

from collections.abc import Iterable


class RockfallError(Exception):
    """The root: catch this to catch all that Rockfall raises on purpose."""

    def __reduce__(self) -> tuple[object, ...]:
        # Errors cross from worker processes; by default they would be remade from their message alone.
        return (_remake, (type(self), self.args, self.__dict__))


def _remake(kind: type[RockfallError], args: tuple[object, ...], fields: dict[str, object]) -> RockfallError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class UnknownGame(RockfallError):
    """No game of that name is registered."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.known = tuple(known)
        super().__init__(f"expected one of the games {', '.join(self.known)}; got {name!r}")


class UnknownBot(RockfallError):
    """No bot of that name plays this game."""

    def __init__(self, name: str, known: Iterable[str], game: str) -> None:
        self.name = name
        self.known = tuple(known)
        super().__init__(f"expected one of the bots for {game}: {', '.join(self.known)}; got {name!r}")


class BadOptions(RockfallError):
    """A number of players or an option that the game does not have."""


class MalformedAction(RockfallError):
    """Something that is no action (or no move code) of this game at all."""


class IllegalMove(RockfallError):
    """An action of this game that the rules do not allow here; `code`, `rule` and `args` say why."""

    def __init__(self, code: str, rule: str, args: dict[str, str | int]) -> None:
        self.code = code
        self.rule = rule
        self.args_of_reason = args
        detail = "".join(f", {key} {value}" for key, value in args.items())
        super().__init__(f"expected a move that is allowed here; refused by rule {rule}: {code}{detail}")


class NotHere(RockfallError):
    """A question asked at the wrong moment: chance weights on a player's turn, the history of an imagined world."""


class BadRecord(RockfallError):
    """A record file that is truncated, edited, or not a record; `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


class VersionMismatch(RockfallError):
    """A record of another version of the format or of the rules."""


class BadLesson(RockfallError):
    """A lesson that is broken or made for other rules; `file` names it, `line` counts from 1."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file = file
        self.line = line
        self.reason = reason
        super().__init__(f"{file}, line {line}: {reason}")


class MissingWords(RockfallError):
    """A language, or a message in it, that is not there or does not fit what it should tell."""


class StaleBuild(RockfallError, ImportError):
    """A compiled module does not come from the source beside it."""
