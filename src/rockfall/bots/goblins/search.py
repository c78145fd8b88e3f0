"""What a search knows of Goblins vs Gnomes. Compiled.

Worlds are drawn from the belief of an attentive player. Playouts go to the end of the round, by sensible goblins and
gnomes; what the points are worth then is an estimate.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rockfall.bots.goblins.attentive import attentive_judge
from rockfall.bots.goblins.belief import Belief
from rockfall.bots.goblins.judge import richest, sensible_move
from rockfall.bots.policy import Policy, best_first
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, State, View
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.state import STEALING
from rockfall.games.goblins.view import GoblinsView
from rockfall.games.goblins.worlds import imagine

WIDTH: Final = 8  # moves that are worth a thought


@final
class GoblinsPolicy(Policy):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.belief: Belief | None = None

    def attend(self, view: View, rng: Rng) -> None:
        assert isinstance(view, GoblinsView)
        self.belief = Belief(imagine(view, rng), view.turn)

    def world(self, view: View, rng: Rng) -> State:
        assert isinstance(view, GoblinsView)
        world = imagine(view, rng)
        assert self.belief is not None, "a policy is asked for worlds after it was asked to attend"
        self.belief.draw(world, rng)
        return world

    def candidates(self, world: State, seat: i64, rng: Rng) -> list[int]:
        assert isinstance(world, GoblinsState)
        belief = self.belief
        assert belief is not None, "a policy is asked for moves after it was asked to attend"
        if world.phase == STEALING:
            return [int(richest(world, seat))]
        judge = attentive_judge(world, seat, belief)
        moves = world.legal_moves()
        worths = [int(judge.worth(moves[i])) for i in range(len(moves))]
        return best_first(moves, worths, WIDTH)

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, GoblinsState)
        return sensible_move(state, seat, rng)

    def stage(self, state: State) -> i64:
        assert isinstance(state, GoblinsState)
        return state.round

    def chance(self, state: State, seat: i64) -> float:
        """The first on the target has won (B20); before that, being nearer to it means better chances."""
        assert isinstance(state, GoblinsState)
        if state.turn == NOBODY:
            return 1.0 if state.winner == seat else 0.0
        scores = state.scores()
        return self.share(scores, seat, 0.8 + 0.2 * (int(state.config.target) - max(scores)))

    def beliefs(self, view: View) -> list[dict[str, float]]:
        assert isinstance(view, GoblinsView)
        seat = -1 if view.viewer is None else view.viewer
        gnomes = Belief(imagine(view, Rng.seeded("beliefs")), seat).gnome_chances()
        return [{"gnome": chance, "goblin": 1.0 - chance} for chance in [gnomes[i] for i in range(len(gnomes))]]
