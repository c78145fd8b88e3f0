"""The games as PettingZoo environments (AEC: seats act in turn). Needs the extra `rl`.

env = RockfallEnv("saboteur", players=5)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, is_terminated, is_truncated, info = env.last()
    env.step(None if is_terminated else choose(observation["observation"], observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import index
from sys import getrefcount
from typing import Any, NamedTuple

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
from rockfall.rl.tables import ILLEGAL, Tables

Observation = dict[str, NDArray[Any]]


def row_space(encoder: Encoder) -> spaces.Box:
    """The bounds of every number in a row."""
    low = np.concatenate([np.full(field.size, field.low, np.int64) for field in encoder.fields])
    high = np.concatenate([np.full(field.size, field.high, np.int64) for field in encoder.fields])
    return spaces.Box(low, high, dtype=np.int64)


class Page(NamedTuple):
    """A table, and arrays over its memory: what the seat to move knows, and what it may do.

    Two pages take turns: the result of a move goes on the other one. A page whose arrays somebody keeps is left to
    them, and a new one takes its place. So nothing is copied for learners that let go of their arrays.
    """

    table: Tables
    row: NDArray[np.int64]
    mask: NDArray[np.int8]

    @classmethod
    def over(cls, table: Tables) -> Page:
        row, mask = memoryview(table.slate.cells), memoryview(table.masks)
        return cls(table, np.frombuffer(row, np.int64), np.frombuffer(mask, np.int8))

    def turned(self) -> Page:
        """The same table on another page."""
        return self.over(self.table.twin())

    def is_kept(self) -> bool:
        """Whether anybody else holds these arrays or views of them, besides the page and, for a moment, this call."""
        return getrefcount(self.row) > 2 or getrefcount(self.mask) > 2


class RockfallEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One match. Chance acts by itself; agents are `seat_0`, `seat_1` and so on, in turn order.

    The mask is all zeros for a seat that is not to move. Rewards come when the match is over. Observations do not
    change as long as anybody keeps them: the arrays of the seat to move are windows into memory that is reused only
    after they are let go, and they cannot be written to.
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
        self._mover: str | None = None  # whose turn it is, until the match is over
        pays_scores = reward == "scores"
        players, moves = self.game.players, self.game.move_count
        self._page = Page.over(Tables(self.game.new_state(), self.encoder, 1, players, moves, pays_scores, False))
        self._spare = self._page.turned()
        self._others = Slate(1, self.encoder.width)  # for those whose turn it is not
        self._their_row = np.asarray(memoryview(self._others.cells))
        self._no_moves = np.zeros(moves, np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Without a seed it is the next one of the seed before (0 at first); options are not used."""
        self._matches = 0 if seed is not None else self._matches + 1
        self._seed = self._seed if seed is None else seed
        if self._page.is_kept():
            self._page = self._page.turned()
        self._page.table.reset(f"{self._seed} match {self._matches}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._mover = self.agent_selection = self.possible_agents[self._page.table.turns[0]]

    def observe(self, agent: str) -> Observation:
        """What this seat knows, and what it may do now."""
        if not self._page.table.states:
            raise NotHere("expected reset() before the first observation")
        if agent == self._mover:
            return {"observation": self._page.row, "action_mask": self._page.mask}
        slate = self._others
        slate.begin(0)
        self.encoder.write(self._page.table.states[0], self._seats[agent], slate)
        slate.end()
        return {"observation": self._their_row.copy(), "action_mask": self._no_moves.copy()}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The selected agent, again and again, while there are any; step() in between."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """As AECEnv has it, and quicker: every step of every learner asks for it."""
        agent = self.agent_selection
        if agent is self._mover and observe:
            _, row, mask = self._page
            observation: Observation | None = {"observation": row, "action_mask": mask}
        else:
            observation = self.observe(agent) if observe else None
        return (
            observation,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Make the move of the selected agent; None for one whose match is over. What is not legal is refused."""
        if self._mover is None:
            if not self.agents:
                raise NotHere("expected reset() before a step")
            self._was_dead_step(action)
            return
        page = self._spare
        if page.is_kept():
            page = self._page.turned()
        try:
            turn = page.table.act(self._page.table, index(action))  # type: ignore[arg-type]
        except TypeError:
            raise MalformedAction(f"{self.game.name}: expected a move code, got {action!r}") from None
        if turn == ILLEGAL:
            refuse(self.game, self._page.table.states[0], index(action))  # type: ignore[arg-type]
        self._spare, self._page = self._page, page
        self._cumulative_rewards[self.agent_selection] = 0.0
        if turn >= 0:
            self._mover = self.agent_selection = self.possible_agents[turn]
        else:
            self._pay()

    def _pay(self) -> None:
        """The match is over."""
        self._mover = None
        for agent, pay in zip(self.possible_agents, self._page.table.rewards, strict=True):
            self.rewards[agent] = pay
            self._cumulative_rewards[agent] += pay
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def legal_moves(self) -> list[int]:
        """The moves that the mask allows: much quicker than searching the mask."""
        return self._page.table.listed(0)

    def render(self) -> None:
        """There is nothing to see here; `rockfall` and its browser client show matches."""

    def close(self) -> None:
        """There is nothing to close."""

    def copy(self) -> RockfallEnv:
        """The same match, free to go another way; generators go along."""
        twin = RockfallEnv(self.game, reward=self.reward)
        twin._matches, twin._seed = self._matches, self._seed
        twin._page = Page.over(self._page.table.copy())
        if not self._page.table.states:
            return twin
        twin._mover = self._mover
        twin.agents, twin.agent_selection = self.agents[:], self.agent_selection
        twin.rewards, twin._cumulative_rewards = dict(self.rewards), dict(self._cumulative_rewards)
        twin.terminations, twin.truncations = dict(self.terminations), dict(self.truncations)
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin._skip_agent_selection = self._skip_agent_selection
        return twin


def env(game: Game | str, players: int | None = None, *, reward: Reward = "wins", **options: Any) -> RockfallEnv:
    """As PettingZoo's own modules have it: `env("guilds", players=3)`."""
    return RockfallEnv(game, players, reward=reward, **options)
