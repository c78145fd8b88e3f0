"""What happens in every tunnel game, for logs and screens. Every class says what each viewer sees of it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from rockfall.core.game import Event, Public


class OwnEvent(Event, frozen=True):
    """Its seat sees all of it; the others see it too, without what is `secret`."""

    secret: ClassVar[str]

    seat: int

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.seat else replace(self, **{self.secret: None})


class RoundBegan(Public, frozen=True):
    round: int  # counted from 1
    first: int


class GoalsShuffled(Public, frozen=True):
    """Three goals lie face down; nobody knows which is which."""


class RoleDealt(OwnEvent, frozen=True):
    secret: ClassVar[str] = "role"

    role: str | None


class MapRead(OwnEvent, frozen=True):
    secret: ClassVar[str] = "shows"

    goal: int
    shows: str | None


class Passed(Public, frozen=True):
    """A player whose hand is empty passes."""

    seat: int
