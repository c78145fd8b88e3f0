"""Ways into a match: the first plies of a match played beforehand, then moves of one's own choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from rockfall.core.bot import Bot
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State

MAX_PLIES = 20_000


@dataclass(frozen=True)
class Walk:
    """`plies` moves of the subject's match number `match`, then a move for each choice, modulo what is legal."""

    match: int
    plies: int
    choices: tuple[int, ...] = ()


class Subject:
    """A game to be tested, the bots that play it, and a few matches of it, played once, that walks begin with."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot] = (),
        examples: int = 10,
        max_plies: int = MAX_PLIES,
        is_thorough: bool = True,
    ) -> None:
        self.game = game
        self.bots = tuple(bots)
        self.examples = examples  # how many positions each law looks at
        self.max_plies = max_plies  # a match that goes on for longer is called endless
        self.is_thorough = is_thorough  # whether all codes are tried, and failures made as short as can be

    @cached_property
    def matches(self) -> list[list[int]]:
        """Two matches of random moves, and one by each bot: random moves alone never see a good game's ending."""
        chosen: list[Bot | None] = [None, None, *self.bots]
        return [play_moves(self.game, seed, bot, self.max_plies) for seed, bot in enumerate(chosen)]

    def state(self, walk: Walk) -> State:
        """The state a walk leads to."""
        state = self.game.new_state()
        for move in self.matches[walk.match][: walk.plies]:
            state.apply(move)
        for choice in walk.choices:
            moves = state.legal_moves()
            if not len(moves):
                break
            state.apply(moves[choice % len(moves)])
        return state

    def __repr__(self) -> str:
        return f"Subject({self.game!r})"

    def __str__(self) -> str:
        return short_name(self.game)


def short_name(game: Game) -> str:
    """A name for a test: `saboteur-7-laying-strict`, with the options that are not at their defaults."""
    default = msgspec.structs.asdict(game.option_type())
    chosen = msgspec.structs.asdict(game.options)
    others = [f"{key}-{chosen[key]}" for key in chosen if chosen[key] != default[key]]
    return "-".join([game.name, str(game.players), *others])


def play_moves(game: Game, seed: object, bot: Bot | None = None, max_plies: int = MAX_PLIES) -> list[int]:
    """The moves of a whole match, random or by one bot in all seats."""
    state = game.new_state()
    play_on(state, Rng.seeded(seed, "walk"), max_plies, bot)
    return state.history()


def play_on(state: State, rng: Rng, max_plies: int = MAX_PLIES, bot: Bot | None = None) -> None:
    """Play to the end; AssertionError if there is none."""
    for _ in range(max_plies):
        if state.turn == NOBODY:
            return
        play_one(state, rng, bot)
    assert state.turn == NOBODY, f"expected the match to end within {max_plies} plies; it is still going on"


def play_one(state: State, rng: Rng, bot: Bot | None = None) -> int:
    """Make one move, chance's by weight and a seat's by the bot or at random, and return it."""
    if state.turn == CHANCE:
        move = int(state.draw(rng))
    elif bot is not None:
        move = bot.choose(state.view(state.turn), rng)
    else:
        moves = state.legal_moves()
        assert len(moves), f"expected a legal move while it is the turn of {state.turn}"
        move = moves[rng.below(len(moves))]
    state.apply(move)
    return move
