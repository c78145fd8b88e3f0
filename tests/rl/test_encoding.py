"""What a seat knows as numbers: nothing of what is hidden, within its bounds, the same on a used slate."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rockfall.core.encoding import WINDOW, Encoder, Slate, recalled
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, State, resolve_chance
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.testing.alibis import other_truth
from tests.rl.positions import GAMES, positions, row
from tests.teaching.embers import Embers, EmbersState, Lay, Peek

by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def resampled(game: Game, state: State, seat: int, rng: Rng) -> Iterator[State]:
    """Worlds that this seat cannot tell from the true one: all that is hidden from it is drawn anew."""
    view = state.view(seat)
    yield game.determinize(view, rng)
    yield game.determinize(view, rng)
    other = other_truth(game, state, seat, rng, attempts=2)
    if other is not None:
        yield other


def leaks(game: Game, encoder: Encoder, seed: object) -> tuple[int, int, int]:
    """How many worlds were looked at; how many differ from the truth; in how many an observer could tell."""
    rng = Rng.seeded(seed, "resampled")
    worlds = others = told = 0
    for state in positions(game, seed):
        seat = rng.below(game.players)
        here, past = row(encoder, state, seat), recalled(state.view(seat))
        for world in resampled(game, state, seat, rng):
            worlds += 1
            others += any(row(encoder, state, each) != row(encoder, world, each) for each in range(game.players))
            told += row(encoder, world, seat) != here or recalled(world.view(seat)) != past
    return worlds, others, told


@by_name
def test_what_is_hidden_changes_nothing(game: Game) -> None:
    worlds, others, told = leaks(game, game.encoder(), 1)
    assert worlds > 10
    assert told == 0
    # In Guilds nothing is hidden from a player who remembers. Random lords seldom get as far as a treasure on a patch:
    # Trollfjord's test_knowledge.py looks at matches of better ones.
    if game.name not in ("guilds", "trollfjord"):
        assert others > worlds // 4, "these worlds are all alike, so they show nothing"


class Leaky(Encoder):
    """Tells the first role, whoever asks."""

    def __init__(self) -> None:
        super().__init__()
        self.role = self.field("role", 1, 0, 9, "the first role")

    def write(self, state: State, seat: int, slate: Slate) -> None:
        assert isinstance(state, SaboteurState)
        slate.put(self.role, state.roles[0] + 1)


def test_a_leak_would_be_found() -> None:
    assert leaks(GAMES[1], Leaky(), 1)[2] > 0


@by_name
def test_numbers_are_within_their_bounds_and_a_used_slate_tells_no_tales(game: Game) -> None:
    encoder = game.encoder()
    lows = [field.low for field in encoder.fields for _ in range(field.size)]
    highs = [field.high for field in encoder.fields for _ in range(field.size)]
    used = Slate(1, encoder.width)
    for state in positions(game, 2):
        for seat in range(game.players):
            numbers = row(encoder, state, seat)
            out = [at for at, number in enumerate(numbers) if not lows[at] <= number <= highs[at]]
            assert not out, [field for field in encoder.fields if field.start <= out[0] < field.start + field.size]
            assert row(encoder, state, seat, used) == numbers


@by_name
def test_fields_lie_side_by_side_and_say_what_they_are(game: Game) -> None:
    encoder = game.encoder()
    end = 0
    for field in encoder.fields:
        assert field.start == end
        assert field.low < field.high
        assert field.what
        end += field.size
    assert end == encoder.width
    names = [field.name for field in encoder.fields]
    assert len(set(names)) == len(names)
    assert repr(encoder.fields[0]) == f"viewer[0:{game.players}] 0..1: whose row this is"


@by_name
def test_seats_see_different_things(game: Game) -> None:
    encoder = game.encoder()
    for state in positions(game, 3):
        rows = [row(encoder, state, seat) for seat in range(game.players)]
        assert len({tuple(each) for each in rows}) == game.players


def part(encoder: Encoder, name: str, numbers: list[int]) -> list[int]:
    (field,) = [field for field in encoder.fields if field.name == name]
    return numbers[field.start : field.start + field.size]


def test_without_an_encoder_of_its_own_a_game_tells_what_was_seen_lately() -> None:
    game = Embers.make(2)
    encoder, state = game.encoder(), game.new_state()
    assert isinstance(state, EmbersState)
    resolve_chance(state, Rng.seeded(7))
    mine = state.hands[0][0]
    game.act(state, 0, Lay(card=mine))
    game.act(state, 1, Peek(seat=0))
    numbers = row(encoder, state, 1)
    found = -3 - mine  # what the look showed, a sign
    codes = part(encoder, "codes", numbers)
    assert codes[:3] == [found, game.encode(Peek(seat=0)) + 1, -2]  # a card laid face down
    assert codes[7:] == [0] * (WINDOW - 7)  # four cards were dealt before that
    assert part(encoder, "actors", numbers)[:4] == [2, 2, 1, -1]
    assert part(encoder, "turn", numbers) == [0, 1]


def test_saboteur_says_what_it_says() -> None:
    game = GAMES[1]
    encoder, state = game.encoder(), game.new_state()
    assert isinstance(state, SaboteurState)
    rng = Rng.seeded(3)
    while state.turn == CHANCE or state.maze.laid_count < 3:
        state.apply(state.draw(rng) if state.turn == CHANCE else state.legal_moves()[0])
    seat = int(state.turn)
    numbers = row(encoder, state, seat)
    assert part(encoder, "viewer", numbers).index(1) == seat
    assert sum(part(encoder, "hand", numbers)) == state.hand_count[seat]
    assert part(encoder, "hand_count", numbers) == [int(count) for count in state.hand_count]
    roles = part(encoder, "roles", numbers)
    assert roles[seat] == state.roles[seat] + 1
    assert sum(role == 0 for role in roles) == game.players - 1
    assert part(encoder, "goals", numbers) == [0, 0, 0]
    assert sum(spot != 0 for spot in part(encoder, "mine", numbers)) == state.maze.laid_count
