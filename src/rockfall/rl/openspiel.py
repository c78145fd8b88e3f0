"""The games as Python games of OpenSpiel: explicit chance, perfect recall. Needs the extra `rl`.

    game = load("saboteur", players=5)                             # or, once this module is imported,
    game = pyspiel.load_game("rockfall_saboteur", {"players": 5})

Actions are Rockfall's moves, chance's too. The truth of a match is in `state.truth`; what a player may know comes from
information states and observations.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rockfall.rl.common import MissingExtra, Reward, check_reward, paid

try:
    import numpy as np
    import pyspiel
except ImportError:  # pragma: no cover
    raise MissingExtra("open_spiel", "rl") from None

from rockfall.core.encoding import Slate, recalled
from rockfall.core.errors import BadOptions
from rockfall.core.game import Game
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.games import game_type, games
from rockfall.rl.tables import legal_list, outcomes

LONGEST = 100_000  # moves in a match, chance's too; OpenSpiel wants to know a bound
HIGHEST = 1_000.0  # no seat's points lie farther from 0
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE


class Truth:
    """A state of a match as OpenSpiel keeps it: copied with the state it belongs to, pickled as numbers."""

    __slots__ = ("game", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: object) -> Truth:
        return Truth(self.game, self.state.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return (_truth, (self.game, self.state.to_rows()))


def _truth(game: Game, rows: list[list[int]]) -> Truth:
    state = game.new_state()
    state.from_rows(rows)
    return Truth(game, state)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Rockfall's, registered as rockfall_<name>; `register` makes a class of it for each."""

    kind: ClassVar[type[Game]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_parameters(self.kind), **(params or {})}
        check_reward(chosen["reward"])
        self.reward: Reward = chosen["reward"]
        self.game = game = self.kind.make(chosen["players"], **_options(self.kind, chosen))
        is_shared = self.reward == "wins"
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_count,
            max_chance_outcomes=game.move_count,  # chance's codes are moves like all others
            num_players=game.players,
            min_utility=0.0 if is_shared else -HIGHEST,
            max_utility=1.0 if is_shared else HIGHEST,
            utility_sum=1.0 if is_shared else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(self.kind, self.reward), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match. Besides what OpenSpiel asks for, some methods are here so that Python need not ask C++ to ask Python."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.truth = Truth(game.game, game.game.new_state())
        self.reward = game.reward
        self.player = CHANCE

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.player == CHANCE

    def is_player_node(self) -> bool:
        return self.player >= 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """True probabilities, from the weights of what can happen."""
        return outcomes(self.truth.state)

    def legal_actions(self, player: int | None = None) -> list[int]:
        is_mine = player is None or player == self.player
        return legal_list(self.truth.state) if is_mine else []

    def _legal_actions(self, player: int) -> list[int]:
        return legal_list(self.truth.state)

    def _apply_action(self, action: int) -> None:
        state = self.truth.state
        state.apply(action)
        turn = state.turn
        self.player = TERMINAL if turn == NOBODY else turn

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.truth.game.decode(action))

    def returns(self) -> list[float]:
        players = self.truth.game.players
        return paid(self.truth.state, players, self.reward) if self.player == TERMINAL else [0.0] * players

    def __str__(self) -> str:
        return " ".join(map(str, self.truth.state.history()))


class Observer:
    """What one player knows: now, as a row of numbers by field, or all that it ever observed, as a string."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise BadOptions(f"{game.name}: expected no parameters for an observation, got {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadOptions(f"{game.name}: expected an observation of all that one player knows, got {kind}")
        self.has_recall = kind.perfect_recall
        self.tensor = None
        self.dict = {}
        if self.has_recall:
            return
        self.encoder = game.encoder()
        self.slate = Slate(1, self.encoder.width)
        self.row = np.asarray(memoryview(self.slate.cells))
        self.tensor = np.zeros(self.encoder.width, np.float32)
        for field in self.encoder.fields:
            if field.size:
                self.dict[field.name] = self.tensor[field.start : field.start + field.size]

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.slate.begin(0)
            self.encoder.write(state.truth.state, player, self.slate)
            self.slate.end()
            self.tensor[:] = self.row

    def string_from(self, state: SpielState, player: int) -> str:
        if self.has_recall:
            return recalled(state.truth.state.view(player))
        self.set_from(state, player)
        return "; ".join(f"{name} {' '.join(f'{n:g}' for n in part)}" for name, part in self.dict.items())


def short_name(kind: type[Game]) -> str:
    return f"rockfall_{kind.name}"


def _type_of(kind: type[Game], reward: Reward) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(kind),
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if reward == "wins" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.max_players,
        min_num_players=kind.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(kind),
    )


NONE = -1  # OpenSpiel has no word for it, and numbers that are left to chance, say, begin at 0


def _parameters(kind: type[Game]) -> dict[str, int | bool | str]:
    """The players, the reward, and every option that is a number, a truth or a word, with their defaults."""
    found: dict[str, int | bool | str] = {"players": kind.min_players, "reward": "wins"}
    for option in kind.option_infos():
        if option.default is None:
            found[option.name] = NONE
        elif isinstance(option.default, str) and option.default.isdecimal():
            found[option.name] = int(option.default)  # OpenSpiel reads digits as a number
        elif isinstance(option.default, int | bool | str):
            found[option.name] = option.default
    return found


def _options(kind: type[Game], chosen: dict[str, Any]) -> dict[str, Any]:
    """The options among these parameters."""
    spoken = {option.name: option.default for option in kind.option_infos() if option.name in chosen}
    return {
        name: str(chosen[name]) if isinstance(default, str) else chosen[name]
        for name, default in spoken.items()
        if default is not None or chosen[name] != NONE
    }


_registered: dict[str, type[SpielGame]] = {}


def register(kind: type[Game]) -> str:
    """Make a game of one's own known to OpenSpiel; the name by which it is loaded."""
    name = short_name(kind)
    if name not in _registered:
        # A class, because OpenSpiel lets go of it only after Python has ended: a function could not go then.
        _registered[name] = type(f"Spiel{kind.__name__}", (SpielGame,), {"kind": kind})
        pyspiel.register_game(_type_of(kind, "wins"), _registered[name])
    return name


def load(game: str, players: int | None = None, *, reward: Reward = "wins", **options: Any) -> SpielGame:
    """A game by Rockfall's name for it, as OpenSpiel's `load_game` gives it."""
    kind = game_type(game)
    params: dict[str, Any] = {"players": kind.min_players if players is None else players, "reward": reward}
    known = _parameters(kind)
    for name in options:
        if name not in known:
            raise BadOptions(f"{game}: expected options among {', '.join(known)}; got {name!r}")
        params[name] = NONE if options[name] is None else options[name]
    loaded: SpielGame = pyspiel.load_game(register(kind), params)
    return loaded


for _name in games():
    register(game_type(_name))
