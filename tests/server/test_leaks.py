"""Law 4 over the real socket: worlds that differ only in what is hidden to a client give it the same bytes."""

from __future__ import annotations

import asyncio
from itertools import islice

import pytest

from rockfall.core.rng import Rng
from rockfall.games import game, games
from tests.server.conftest import Running
from tests.server.leaks import bytes_received, compared
from tests.server.players import run
from tests.server.worlds import Pair, pairs

CASES = [
    ("embers", 3, 0, 6),
    ("embers", 3, 8, 8),
    ("saboteur", 4, 70, 6),
    ("saboteur", 3, 0, 2),
    ("saboteur2", 4, 60, 6),
    ("saboteur2", 3, 0, 2),
    ("goblins", 4, 60, 6),
    ("goblins", 3, 0, 2),
    ("guilds", 3, 60, 4),  # for who comes late: all is done in the open there (R4)
    ("trollfjord", 3, 300, 3),  # the same (R5)
]


def test_every_game_is_tried() -> None:
    assert {case[0] for case in CASES} - {"embers"} == set(games()) - {"embers"}


@pytest.mark.parametrize(("name", "players", "plies", "count"), CASES)
def test_worlds_that_differ_in_what_is_hidden_give_the_same_bytes(
    shared: Running, name: str, players: int, plies: int, count: int
) -> None:
    played = game(name, players)
    found = list(islice(pairs(played, plies, Rng.seeded(name, players, plies)), count))

    async def story() -> list[int]:
        scripts = (f"{name}-{players}-{plies}-{number}" for number in range(count))
        asked = (compared(shared, played, pair, script) for pair, script in zip(found, scripts, strict=True))
        return list(await asyncio.gather(*asked))

    assert min(run(story())) > 1000


def test_a_difference_that_shows_is_found(shared: Running) -> None:
    """The comparison itself can fail: the dealt cards of the viewer differ."""
    played = game("embers", 2)

    async def story() -> tuple[list[str], list[str]]:
        return (
            await bytes_received(shared, played, [7, 7, 8, 9, 0], 0, "seen-one"),
            await bytes_received(shared, played, [8, 7, 8, 9, 0], 0, "seen-two"),
        )

    first, second = run(story())
    assert first != second


@pytest.mark.parametrize(("name", "plies"), [("guilds", 60), ("trollfjord", 300)])
def test_who_watched_all_along_saw_what_lies_face_down_now(shared: Running, name: str, plies: int) -> None:
    """The worlds do differ, in what was open once: only who comes later cannot tell them apart."""
    played = game(name, 3)
    pair: Pair = next(pairs(played, plies, Rng.seeded(name, "watched")))

    async def story() -> None:
        with pytest.raises(AssertionError, match="frame"):
            await compared(shared, played, pair._replace(is_late=False), f"{name}-watched")

    run(story())
