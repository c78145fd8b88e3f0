"""Level 3: searches. Plays every game, with what the game's policy knows, or with nothing but the rules."""

from __future__ import annotations

from rockfall.bots.policy import Policy
from rockfall.bots.search import Search
from rockfall.core.bot import Advice, Weighed
from rockfall.core.errors import BadOptions
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import View

SECONDS = 0.2


class Strong:
    """Tries its moves in worlds drawn from what it believes, and makes the one that wins most matches there.

    The budget of a move is a time, or a number of playouts: then the same generator gives the same move.
    """

    def __init__(
        self, game: Game, seconds: float | None = None, iterations: int | None = None, policy: Policy | None = None
    ) -> None:
        from rockfall.bots import policy_of

        if seconds is not None and iterations is not None:
            raise BadOptions(f"strong: expected seconds or iterations, got {seconds} and {iterations}")
        if (seconds is not None and seconds <= 0) or (iterations is not None and iterations < 1):
            raise BadOptions(f"strong: expected a budget above 0, got {iterations if seconds is None else seconds}")
        self.game = game
        self.iterations = iterations or 0
        self.seconds = 0.0 if iterations else seconds or SECONDS
        self.policy = policy or policy_of(game)

    @property
    def name(self) -> str:
        if self.iterations:
            return f"strong:{self.iterations}"
        return "strong" if self.seconds == SECONDS else f"strong:{self.seconds:g}s"

    def choose(self, view: View, rng: Rng) -> int:
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        return int(self.searched(view, rng, only_to_choose=True).ranked()[0].move)

    def advise(self, view: View, rng: Rng) -> Advice:
        moves = [
            Weighed(
                move=int(each.move),
                chance=each.mean(),
                margin=each.margin(),
                playouts=len(each.results),
            )
            for each in self.searched(view, rng).ranked()
        ]
        # Sums of many chances may be off by a last digit.
        beliefs = [
            {what: min(1.0, max(0.0, chance)) for what, chance in seat.items()} for seat in self.policy.beliefs(view)
        ]
        return Advice(moves=moves, beliefs=beliefs)

    def searched(self, view: View, rng: Rng, only_to_choose: bool = False) -> Search:
        search = Search(self.policy, view, rng, self.iterations, self.seconds)
        search.run(only_to_choose)
        return search
