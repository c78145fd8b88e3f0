"""Goblins vs Gnomes: how rounds end by number of players, for bots of levels 0 to 2 on each side.

    python benchmarks/goblin_sides.py [--rounds 1000] [--seed bots] [--characters]

Prints the table of docs/bots/goblins-sides.md. Intervals are 95 %, Wilson's.
"""

from __future__ import annotations

import argparse

from sides import rate

import rockfall
from rockfall.bots import bot
from rockfall.core.bot import Bot
from rockfall.core.game import Event, Game
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.core.state import View
from rockfall.games.goblins.edition import FIRST_GNOME
from rockfall.games.goblins.events import RoundEnded
from rockfall.games.goblins.view import GoblinsView

PAIRS = (
    ("attentive", "attentive"),
    ("sensible", "sensible"),
    ("uniform", "sensible"),
    ("sensible", "uniform"),
    ("uniform", "uniform"),
)


class BySide:
    """Plays as one bot when it is a goblin and as another when it is a gnome. It knows its own role from its view."""

    name = "by side"

    def __init__(self, goblin: Bot, gnome: Bot) -> None:
        self.goblin = goblin
        self.gnome = gnome

    def choose(self, view: View, rng: Rng) -> int:
        assert isinstance(view, GoblinsView)
        assert view.viewer is not None
        return (self.gnome if view.roles[view.viewer] >= FIRST_GNOME else self.goblin).choose(view, rng)


def endings(game: Game, goblin: str, gnome: str, rounds: int, seed: str) -> list[str | None]:
    """What was opened in this many rounds, over as many matches as that takes."""
    ends: list[str | None] = []
    bots: list[Bot] = [BySide(bot(goblin, game), bot(gnome, game))] * game.players

    def keep(event: Event) -> None:
        if isinstance(event, RoundEnded):
            ends.append(event.opened)

    match = 0
    while len(ends) < rounds:
        drive(game, game.new_state(), bots, (seed, match), keep)
        match += 1
    return ends[:rounds]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", default="bots")
    parser.add_argument("--characters", action="store_true")
    chosen = parser.parse_args()
    heads = ["players", "attentive", "how", "sensible", "how", "goblins uniform", "gnomes uniform", "uniform"]
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    for players in range(2, 9):
        game = rockfall.game("goblins", players=players, characters=chosen.characters)
        cells = []
        for goblin, gnome in PAIRS:
            ends = endings(game, goblin, gnome, chosen.rounds, chosen.seed)
            cells.append(rate(sum(end != "gold" for end in ends), len(ends)))
            if goblin == gnome != "uniform":
                cells.append(
                    f"{ends.count('dragon') / len(ends):.0%} dragon, {ends.count(None) / len(ends):.0%} nothing"
                )
        print(f"| {players} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
