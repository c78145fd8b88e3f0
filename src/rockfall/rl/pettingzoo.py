"""The games as PettingZoo environments (AEC: seats act in turn). Needs the extra `rl`.

env = RockfallEnv("saboteur", players=5)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, is_terminated, is_truncated, info = env.last()
    env.step(None if is_terminated else choose(observation["observation"], observation["action_mask"]))
"""

from __future__ import annotations

from operator import index
from typing import Any

from rockfall.rl.common import MissingExtra, Reward, check_reward, game_of, refuse

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
except ImportError:  # pragma: no cover
    raise MissingExtra("pettingzoo", "rl") from None

from rockfall.core.encoding import Encoder, Slate
from rockfall.core.errors import MalformedAction, NotHere
from rockfall.core.game import Game
from rockfall.rl.tables import Tables

Observation = dict[str, NDArray[Any]]


def row_space(encoder: Encoder) -> spaces.Box:
    """The bounds of every number in a row."""
    low = np.concatenate([np.full(field.size, field.low, np.int64) for field in encoder.fields])
    high = np.concatenate([np.full(field.size, field.high, np.int64) for field in encoder.fields])
    return spaces.Box(low, high, dtype=np.int64)


class RockfallEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One match. Chance acts by itself; agents are `seat_0`, `seat_1` and so on, in turn order.

    The mask has zeros only for a seat whose turn it is not. Rewards come when the match is over.
    """

    def __init__(
        self, game: Game | str, players: int | None = None, *, reward: Reward = "wins", **options: Any
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.game = game_of(game, players, options)
        self.encoder = self.game.encoder()
        self.reward = reward
        self.render_mode: str | None = None
        self.metadata = {"name": f"rockfall_{self.game.name}_v0", "is_parallelizable": False, "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (self.game.move_count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row_space(self.encoder), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.move_count) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._matches = 0
        self._seed: object = 0
        self._attach(self._new_table())

    def _new_table(self) -> Tables:
        game = self.game
        pays_scores = self.reward == "scores"
        return Tables(game.new_state(), self.encoder, 1, game.players, game.move_count, pays_scores, False)

    def _attach(self, table: Tables) -> None:
        """Lay arrays over the memory of the table: what the seat knows whose turn it is, and what it may do."""
        self._table = table
        self._row = np.asarray(memoryview(table.slate.cells))
        self._mask = np.asarray(memoryview(table.masks)).view(np.int8)
        self._others = Slate(1, self.encoder.width)  # for those whose turn it is not

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Without a seed it is the next one of the seed before (0 at first); options are not used."""
        self._matches = 0 if seed is not None else self._matches + 1
        self._seed = self._seed if seed is None else seed
        self._table.reset(f"{self._seed} match {self._matches}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._look()

    def _look(self) -> None:
        """Whose turn it is; when the match is over, what everybody is paid."""
        self._turn = turn = self._table.turns[0]
        if turn >= 0:
            self.agent_selection = self.possible_agents[turn]
            return
        for agent, pay in zip(self.possible_agents, self._table.rewards, strict=True):
            self.rewards[agent] = pay
            self._cumulative_rewards[agent] += pay
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What this seat knows, and what it may do now."""
        if not self._table.states:
            raise NotHere("expected reset() before the first observation")
        seat = self._seats[agent]
        if seat == self._turn:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        self._others.begin(0)
        self.encoder.write(self._table.states[0], seat, self._others)
        self._others.end()
        row = np.array(memoryview(self._others.cells))
        return {"observation": row, "action_mask": np.zeros(self.game.move_count, np.int8)}

    def step(self, action: int | None) -> None:
        """Make the move of the selected agent; None for one whose match is over. What is not legal is refused."""
        if not self.agents:
            raise NotHere("expected reset() before a step")
        agent = self.agent_selection
        if self._turn < 0:
            self._was_dead_step(action)
            return
        moves = [self._listed(action)]
        if self._table.illegal(moves) >= 0:
            refuse(self.game, self._table.states[0], moves[0])
        self._cumulative_rewards[agent] = 0.0
        self._table.step(moves)
        self._look()

    def _listed(self, action: object) -> int:
        try:
            return index(action)  # type: ignore[arg-type]
        except TypeError:
            raise MalformedAction(f"{self.game.name}: expected a move code, got {action!r}") from None

    def legal_moves(self) -> list[int]:
        """The moves that the mask allows: for who chooses among them, much quicker than to search the mask."""
        return list(self._table.legal[: self._table.starts[1]])

    def render(self) -> None:
        """There is nothing to see here; `rockfall` and its browser client show matches."""

    def close(self) -> None:
        """There is nothing to close."""

    def copy(self) -> RockfallEnv:
        """The same match, free to go another way; generators go along."""
        twin = RockfallEnv(self.game, reward=self.reward)
        twin._matches, twin._seed = self._matches, self._seed
        twin._attach(self._table.copy())
        if not self._table.states:
            return twin
        twin._turn = self._turn
        twin.agents, twin.agent_selection = self.agents[:], self.agent_selection
        twin.rewards, twin._cumulative_rewards = dict(self.rewards), dict(self._cumulative_rewards)
        twin.terminations, twin.truncations = dict(self.terminations), dict(self.truncations)
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin._skip_agent_selection = self._skip_agent_selection
        return twin


def env(game: Game | str, players: int | None = None, *, reward: Reward = "wins", **options: Any) -> RockfallEnv:
    """As PettingZoo's own modules have it: `env("guilds", players=3)`."""
    return RockfallEnv(game, players, reward=reward, **options)
