"""For games that need not be fast: their moves are a row of actions, their states and views plain values.

A large game does the same by itself, compiled: it computes its codes, and keeps its state in rows of numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action, Event, Game, Options, Refusal
from rockfall.core.state import Emit, State, View

OF_STATE = ("turn", "log", "ply", "is_imagined")  # what State itself takes care of


class SmallState(State):
    """Its attributes are numbers, None, text, and lists of these."""

    actions: ClassVar[tuple[Action, ...]]  # a move is a place in this row

    def legal_actions(self) -> list[Action]:
        """What the seat to move may do; chance's possible outcomes; nothing when the match is over."""
        raise NotImplementedError

    def table(self, viewer: int | None) -> msgspec.Struct:
        """What a viewer sees, frozen."""
        raise NotImplementedError

    def legal_moves(self) -> vec[i64]:
        return vec[i64](sorted(self.actions.index(action) for action in self.legal_actions()))

    def view(self, viewer: int | None) -> SmallView:
        return SmallView(self, viewer)

    def tell(self, event: Event, emit: Emit | None) -> None:
        """Events are for whoever listens: a search does not."""
        if emit is not None:
            emit(event)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.share_log(self)
        twin.__dict__.update(deepcopy(self.held()))
        return twin

    def held(self) -> dict[str, Any]:
        """What a game has put into its state."""
        return {name: value for name, value in self.__dict__.items() if name not in OF_STATE}

    def to_rows(self) -> list[list[int]]:
        return [self.past_to_row(), [self.turn], list(msgspec.json.encode(self.held()))]

    def from_rows(self, rows: list[list[int]]) -> None:
        past, (self.turn,), held = rows
        self.past_from_row(past)
        self.__dict__.update(msgspec.json.decode(bytes(held)))


class SmallView(View):
    """What everybody knows of every view, and the table as its viewer sees it."""

    def __init__(self, state: SmallState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.table: Any = state.table(viewer)

    def facts(self) -> tuple[object, ...]:
        return (self.table,)


S = TypeVar("S", bound=SmallState)


class SmallGame(Game, Generic[S]):
    """What is left to say: the texts and numbers of `Game`, `determinize`, `refusal` and `totals`."""

    actions: ClassVar[tuple[Action, ...]]
    state_type: type[S]  # made of the number of players and the options

    def __init_subclass__(cls) -> None:
        cls.action_types = tuple(dict.fromkeys(type(action) for action in cls.actions))
        cls.move_count = len(cls.actions)
        cls.state_type.actions = cls.actions

    def new_state(self) -> S:
        make: Callable[[int, Options], S] = self.state_type
        return make(self.players, self.options)

    def imagined(self, view: View) -> S:
        """A new state with the past that the viewer saw: `determinize` fills in the rest."""
        state = self.new_state()
        state.imagine_past(view.observations)
        state.turn = view.turn
        return state

    def decode(self, move: int) -> Action:
        self.check_code(move)
        return self.actions[move]

    def encode(self, action: Action) -> int:
        if action not in self.actions:
            raise MalformedAction(f"{self.name}: expected an action such as {self.actions[0]}, got {action}")
        return self.actions.index(action)

    def show(self, view: View) -> Any:
        assert isinstance(view, SmallView)
        return view.table

    def why_not(self, view: View, action: Action) -> Refusal | None:
        return None if self.encode(action) in view.legal_moves else self.refusal(view, action)

    def refusal(self, view: View, action: Action) -> Refusal:
        """The reason why this is not among the viewer's legal moves."""
        raise NotImplementedError
