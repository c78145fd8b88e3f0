"""Whole matches of both games, and counts of ways to go on, as text. After a change that is meant: --update-goldens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rockfall.bots import bot
from rockfall.games import game
from rockfall.games.saboteur.codec import Discard
from rockfall.testing import perft, playthrough
from tests.games.saboteur.scenario import Scenario, corridor

# One line for each match: game, players, bot, options.
MATCHES: list[tuple[str, int, str, dict[str, object]]] = [
    ("saboteur", 3, "sensible", {}),
    ("saboteur", 5, "sensible", {"laying": "strict"}),
    ("saboteur", 10, "sensible", {"idle_miners_unpaid": True}),
    ("saboteur", 3, "uniform", {"rounds": 1}),
    ("saboteur", 5, "uniform", {"rounds": 1, "round_end": "hands"}),
    ("saboteur", 10, "uniform", {"rounds": 1, "laying": "joined"}),
    ("saboteur2", 2, "sensible", {"hidden_gold": True}),
    ("saboteur2", 7, "sensible", {"finisher_wins": True}),
    ("saboteur2", 12, "sensible", {"laying": "strict"}),
    ("saboteur2", 2, "uniform", {"rounds": 1}),
    ("saboteur2", 7, "uniform", {"rounds": 1}),
    ("saboteur2", 12, "uniform", {"rounds": 1}),
]


@pytest.mark.parametrize(("name", "players", "who", "options"), MATCHES)
def test_match(
    name: str, players: int, who: str, options: dict[str, object], golden: Callable[[str, str], None]
) -> None:
    made = game(name, players, **options)
    golden(f"{name}/match-{players}-{who}.txt", playthrough(made, [bot(who, made)] * players, seed=11, seat=1))


HANDS = {
    "saboteur": ["curve_nw", "tee_nes", "blind_e", "break_lamp", "mend_lamp_or_pick", "rockfall"],
    "saboteur2": ["bridge", "ladder_s", "ladder_ne", "blue_door_ew", "swap_hats", "rockfall"],
}


@pytest.mark.parametrize("name", ["saboteur", "saboteur2"])
def test_counts(name: str, golden: Callable[[str, str], None]) -> None:
    """With this many paths laid and a hand full of special cards: ways to go on, and to how many positions."""
    lines = ["# paths laid, laying, depth: ways, positions"]
    roles = ["miner", "saboteur", "miner"] if name == "saboteur" else ["blue", "green", "boss"]
    for laying in ("booklet", "joined", "strict"):
        for paths in (0, 1, 3, 6):
            scenario = Scenario(name, roles, laying=laying).do(*corridor(range(1, paths + 1)))
            scenario.hold(*(Discard(card=card) for card in HANDS[name]))
            for depth in (1, 2):
                ways, positions = perft(scenario.game, scenario.state, depth)
                lines.append(f"{paths} {laying:<7} {depth}: {ways:>5} {positions:>5}")
    golden(f"{name}/counts.txt", "\n".join(lines) + "\n")
