"""What a search knows of Saboteur and Saboteur 2. Compiled.

Worlds are drawn from the belief of an attentive player. Playouts go to the end of the round, by sensible dwarfs; what
the nuggets are worth then is an estimate.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from rockfall.bots.policy import Policy, best_first
from rockfall.bots.saboteur.belief import Opinion, beliefs, opinion_of
from rockfall.bots.saboteur.judge import ATTENTIVE, ATTENTIVE_MORE, Judge, most_gold, sensible_move
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State, View
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.state import LAY_OUT_GOLD, STEALING, TAKING
from rockfall.games.saboteur.view import SaboteurView

WIDTH: Final = 8  # moves that are worth a thought
PAYMENTS: Final = 6  # ways in which gold cards may come that are tried
SPREAD: Final = 1.1  # how far one round more drives two players' nuggets apart


@final
class SaboteurPolicy(Policy):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.cards: Rng = Rng.seeded("gold cards")  # the luck of a world: the same for all candidates tried in it
        self.opinion: Opinion | None = None

    def attend(self, view: View, rng: Rng) -> None:
        assert isinstance(view, SaboteurView)
        self.opinion = opinion_of(view)

    def world(self, view: View, rng: Rng) -> State:
        assert isinstance(view, SaboteurView)
        assert self.opinion is not None, "a policy is asked for worlds after it was asked to attend"
        self.cards = rng.copy()
        return self.opinion.imagine(view, rng)

    def candidates(self, world: State, seat: i64, rng: Rng) -> list[int]:
        assert isinstance(world, SaboteurState)
        if world.phase == TAKING or world.phase == STEALING:
            return [int(sensible_move(world, seat, rng))]
        judge = Judge(world, seat, ATTENTIVE_MORE if world.config.is_expansion else ATTENTIVE)
        moves = world.legal_moves()
        worths = [int(judge.worth(moves[i])) for i in range(len(moves))]
        return best_first(moves, worths, WIDTH)

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, SaboteurState)
        return sensible_move(state, seat, rng)

    def stage(self, state: State) -> i64:
        """A round is decided when gold cards are laid out for the miners (S20)."""
        assert isinstance(state, SaboteurState)
        return 2 * state.round + (1 if state.phase == LAY_OUT_GOLD else 0)

    def chance(self, state: State, seat: i64) -> float:
        """Most nuggets win; each round that is left may turn things round (S23)."""
        assert isinstance(state, SaboteurState)
        if state.phase == LAY_OUT_GOLD:
            return self.chance_by_cards(state, seat)
        left = 0 if state.turn == NOBODY else int(state.config.rounds - state.round)
        return self.share(state.scores(), seat, SPREAD * sqrt(left))

    def chance_by_cards(self, state: SaboteurState, seat: i64) -> float:
        """The mean over a few ways in which the gold cards may come."""
        total = 0.0
        cards = self.cards.copy()
        for _ in range(PAYMENTS):
            paid = state.copy()
            while paid.phase == LAY_OUT_GOLD or paid.phase == TAKING:
                paid.apply(paid.draw(cards) if paid.turn == CHANCE else most_gold(paid))
            total += self.chance(paid, seat)
        return total / PAYMENTS

    def beliefs(self, view: View) -> list[dict[str, float]]:
        assert isinstance(view, SaboteurView)
        return beliefs(view)
