"""Games and positions that these tests look at."""

from __future__ import annotations

from collections.abc import Iterator

from rockfall import COMPILED
from rockfall.core.encoding import Encoder, Slate
from rockfall.core.game import Game
from rockfall.core.state import State
from rockfall.games import game, games
from rockfall.testing.walks import play_moves
from tests.teaching.embers import Embers

# One middling table of each game, and the teaching game, which has no encoder of its own.
GAMES: list[Game] = [
    Embers.make(3),
    game("saboteur", players=5),
    game("saboteur2", players=4),
    game("guilds", players=3, hidden_experts=True),
    game("goblins", players=4, characters=True, target=5),
    game("trollfjord", players=3),
]
GAMES += [game(name) for name in games() if name not in {each.name for each in GAMES}]
assert [each.name for each in GAMES[:2]] == ["embers", "saboteur"]

COUNT = 60 if COMPILED else 12  # positions of a match


def positions(game: Game, seed: object) -> Iterator[State]:
    """Positions of a random match from its beginning to its end, chance's turns among them."""
    state = game.new_state()
    moves = play_moves(game, seed)
    for ply, move in enumerate(moves):
        if ply * COUNT // len(moves) != (ply - 1) * COUNT // len(moves):
            yield state.copy()
        state.apply(move)
    yield state


def row(encoder: Encoder, state: State, seat: int, slate: Slate | None = None) -> list[int]:
    """What a seat knows, as numbers; on a slate of one row that may have been used before."""
    used = Slate(1, encoder.width) if slate is None else slate
    used.begin(0)
    encoder.write(state, seat, used)
    used.end()
    return [int(number) for number in used.cells]
