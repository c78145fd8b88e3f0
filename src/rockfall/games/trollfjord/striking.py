"""Live play strikes the rock tower itself (T33): a blow's outcome is simulated, in a process of its own.

What a blow brings out, how many boulders and then each one's colour, becomes moves of chance like all others. They
follow from the record and the secret of the dice alone: the tower is filled when somebody takes up the hammer for the
first time, with a seed of the dice; each blow has another, and so has the throwing back of what came out (T30). So
`rockfall verify` can strike it again. The log keeps the tower after each blow, in case the server restarts. If a
simulation fails, the dice draw from the tables of chances instead; what is left inside is then poured in again for the
next blow.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Literal

import msgspec

from rockfall.core.game import Game
from rockfall.core.outside import OutsideChance, OutsideError, Past, Seeds, Settled
from rockfall.core.state import CHANCE, State
from rockfall.games.trollfjord import codec, parts
from rockfall.games.trollfjord.edition import CODES, FEW_FELL, MANY_FELL
from rockfall.games.trollfjord.game import Trollfjord
from rockfall.games.trollfjord.tower import (
    FULL,
    Counts,
    Outcome,
    blow,
    count_by_colour,
    fill,
    is_installed,
    throw_back,
    unpack,
)


class BlowAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A blow, with all that its simulation depends on."""

    number: int  # of the move that says how many boulders fall
    side: Literal["left", "right"]
    height: int  # from 0, as the tower counts
    strength: int
    inside: Counts  # before it
    fill_seed: str  # for pouring these boulders into the tower, if need be
    throw_seed: str | None  # for throwing back what came out in the last hammering; None: it is the same hammering
    seed: str
    is_simulated: bool  # its outcome came from the tower; for the last one: is to come


class Question(msgspec.Struct, frozen=True):
    """Blows one after the other, the first of them at a tower in this state, or at one to be filled."""

    state: bytes | None
    blows: list[BlowAsked]


class RockTower(OutsideChance):
    """Trollfjord's source of chance. It serves every game with Trollfjord's moves for striking."""

    name: ClassVar[str] = "the rock tower"
    checked: ClassVar[str] = "the rock tower was struck again {count} times, with the same outcomes"
    outdated: ClassVar[str] = "its blows were struck at the tower of earlier rules, which is no longer simulated"
    missing: ClassVar[str] = "the rock tower is not simulated here: pip install 'rockfall[tower]'"

    def is_installed(self) -> bool:
        return is_installed()

    def serves(self, game: Game) -> bool:
        return not (isinstance(game, Trollfjord) and game.config.is_first_tower)

    def is_due(self, state: State) -> bool:
        """Whether chance is to say how many boulders a blow brings out."""
        return state.turn == CHANCE and self.begins(int(state.legal_moves()[0]))

    def begins(self, move: int) -> bool:
        return CODES.kind_of(move) in (FEW_FELL, MANY_FELL)

    def brings(self, move: int) -> bool:
        return isinstance(codec.ACTIONS[move], codec.Fall | codec.Show)

    def question(self, past: Past) -> Question:
        blows = blows_asked(past.moves, past.seeds, past.outside, is_thrown_back(past.game))
        return question_of(blows, past.left)

    def settle(self, question: object) -> Settled:
        assert isinstance(question, Question)
        outcome = strike(question.state, question.blows)
        return Settled(outcome_moves(outcome), outcome.trajectory, outcome.seen, outcome.state)


# -- what the rules say -----------------------------------------------------------------------------------------


def is_thrown_back(game: Game) -> bool:
    """Whether the tower goes on from one hammering to the next (T30), or is filled afresh for each."""
    return getattr(game.options, "refill", "fresh") == "thrown_back"


def blows_asked(moves: Sequence[int], dice: Seeds, outside: Collection[int], thrown_back: bool) -> list[BlowAsked]:
    """The blows at this tower; the last one is pending.

    All of the match where boulders are thrown back, else those since the hammer was taken up (T14, T30).
    """
    inside = list(FULL)
    blows: list[BlowAsked] = []
    is_begun = False
    for at, move in enumerate(moves):
        match codec.ACTIONS[move]:
            case codec.Hammer():
                inside = list(FULL)
                is_begun = False
                blows = blows if thrown_back else []
            case codec.Blow(side=side, height=height, strength=strength):
                number = at + 2  # moves count from 1, and this is the next one
                blows.append(
                    BlowAsked(
                        number=number,
                        side="left" if side == "left" else "right",
                        height=parts.HEIGHTS.index(height),
                        strength=parts.STRENGTHS.index(strength),
                        inside=(inside[0], inside[1], inside[2], inside[3]),
                        fill_seed=dice.seed(number, "fill"),
                        throw_seed=None if is_begun else dice.seed(number, "throw"),
                        seed=dice.seed(number, "blow"),
                        is_simulated=number in outside or at == len(moves) - 1,
                    )
                )
                is_begun = True
            case codec.Show(colour=colour):
                inside[parts.COLOURS.index(colour)] -= 1
    return blows


def outcome_moves(outcome: Outcome) -> list[int]:
    """An outcome as moves of chance: how many, then their colours as they came."""
    moves = []
    for action in [codec.Fall(count=len(outcome.out)), *map(_shown, outcome.out)]:
        move = codec.CODES.get(action)
        if move is None:
            raise OutsideError(f"expected an outcome that the rules know; got {action} of {outcome.out}")
        moves.append(move)
    return moves


def _shown(boulder: int) -> codec.Show:
    return codec.Show(colour=parts.COLOURS[boulder // parts.BOULDERS_EACH])


def question_of(blows: list[BlowAsked], known: tuple[int, bytes] | None) -> Question:
    """What must be struck for the last blow.

    Nothing up to a blow that was not simulated, nor up to a known tower: a blow's number and the state after it.
    """
    begin = 1 + max((at for at, each in enumerate(blows) if not each.is_simulated), default=-1)
    for at in range(begin, len(blows) - 1):
        if known is not None and known[0] == blows[at].number:
            return Question(known[1], blows[at + 1 :])
    return Question(None, blows[begin:])


# -- striking ---------------------------------------------------------------------------------------------------


def strike(state: bytes | None, blows: Sequence[BlowAsked]) -> Outcome:
    """The outcome of the last of these blows, one after the other."""
    *before, last = blows
    for each in before:
        state = _struck(state, each).state
    return _struck(state, last)


def _struck(state: bytes | None, asked: BlowAsked) -> Outcome:
    if state is not None and asked.throw_seed is not None:
        state = throw_back(state, asked.throw_seed)
    if state is None or count_by_colour(unpack(state)) != asked.inside:
        state = fill(asked.fill_seed, asked.inside)
    return blow(state, asked.side, asked.height, asked.strength, asked.seed)
