"""What the conformance suite is run over: every registered game, in several variants, and the teaching game."""

from __future__ import annotations

from rockfall import COMPILED
from rockfall.bots import bot, bots
from rockfall.core.game import Game
from rockfall.games import game_type, games
from rockfall.testing import Subject, variants
from tests.teaching.embers import Embers

KINDS: list[type[Game]] = [Embers, *(game_type(name) for name in games())]


# The first variant of each game, and the others: interpreted rules are the same rules, ten times slower.
EXAMPLES = (25, 6) if COMPILED else (8, 2)


def subjects() -> list[Subject]:
    """The first variant of each game, the middle number of players, is looked at most closely."""
    return [
        Subject(
            game,
            # Search is slow: tests/bots/test_secrets.py has its own positions for it.
            [bot(name, game) for name in bots(game.name) if name != "strong"],
            examples=EXAMPLES[min(number, 1)],
            is_thorough=number == 0 and COMPILED,  # every code is tried once, by the quick rules
        )
        for kind in KINDS
        for number, game in enumerate(variants(kind))
    ]
