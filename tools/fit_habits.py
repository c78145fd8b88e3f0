"""Fit how often each role does what: the table of conduct of src/rockfall/bots/saboteur/habits.py.

    python tools/fit_habits.py [--rounds 4000] [--seed habits]

Plays rounds of Saboteur and Saboteur 2 with all numbers of players, half of the tables with sensible bots and half with
attentive ones (so run it twice: attentive bots read the table that is there), counts the acts of every role in every
position, and writes the file. The floor and the temper that keep such a table from being too sure of itself are in
rockfall/bots/saboteur/belief.py.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import rockfall
from rockfall.bots import bot
from rockfall.bots.saboteur.belief import BASE_ACTS, MORE_ACTS, POSITIONS, watch
from rockfall.core.play import drive
from rockfall.games.saboteur.cards import ROLES
from rockfall.games.saboteur.rules import SaboteurState

TARGET = Path(__file__).parent.parent / "src" / "rockfall" / "bots" / "saboteur" / "habits.py"
SMOOTH = 8.0  # imagined acts added in each position, spread like this role's acts in all positions
PRIOR = 0.5  # and one half of an act of each kind, whoever does it
DISGUISE = 0.2  # how often a saboteur acts like a miner: bots hardly do, people do

HEAD = '''"""How often each role does what: written by tools/fit_habits.py, from bots' own matches; do not edit.

A row for every role and position, in hundredths of a nat; acts and positions are those of belief.py.
"""


def rows(text: str, acts: int) -> list[list[int]]:
    numbers = [int(word) for word in text.split()]
    return [numbers[at : at + acts] for at in range(0, len(numbers), acts)]

'''

Counts = list[list[list[float]]]  # by role, position, act


def play(name: str, players: int, level: str, seed: str, counts: Counts, acts: int) -> None:
    """One round, its acts counted by the roles that everybody shows at the end."""
    game = rockfall.game(name, players=players, rounds=1)
    state = game.new_state()
    assert isinstance(state, SaboteurState)
    drive(game, state, [bot(level, game)] * players, seed)
    gold = list(state.goals).index(0)
    for seat, deeds in enumerate(watch(state)):
        for deed in deeds:
            position, act = divmod(deed[gold], acts)
            counts[state.roles[seat]][position][act] += 1


def fitted(counts: Counts, acts: int) -> list[list[int]]:
    """By role and position: the logarithm of how often each act is done, in hundredths."""
    shares = [smoothed(by_position, acts) for by_position in counts]
    miners = [ROLES.index(name) for name in ("miner", "blue", "green") if any(map(sum, counts[ROLES.index(name)]))]
    found = []
    for role, rows in enumerate(shares):
        for position, row in enumerate(rows):
            for act in range(acts):
                share = row[act]
                if ROLES[role] == "saboteur":
                    honest = sum(shares[miner][position][act] for miner in miners) / len(miners)
                    share = (1 - DISGUISE) * share + DISGUISE * honest
                found.append(round(100 * math.log(share)))
    return [found[at : at + acts] for at in range(0, len(found), acts)]


def smoothed(by_position: list[list[float]], acts: int) -> list[list[float]]:
    overall = [PRIOR + sum(row[act] for row in by_position) for act in range(acts)]
    total = sum(overall)
    return [
        [(row[act] + SMOOTH * overall[act] / total) / (sum(row) + SMOOTH) for act in range(acts)] for row in by_position
    ]


def written(title: str, table: list[list[int]], acts: int) -> str:
    lines = [f"{title} = rows(", '    """']
    words = [str(number) for row in table for number in row]
    line = ""
    for word in words:
        if len(line) + len(word) > 118:
            lines.append(line)
            line = ""
        line = f"{line} {word}" if line else word
    return "\n".join([*lines, line, '    """,', f"    {acts},", ")", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--seed", default="habits")
    given = parser.parse_args()
    parts = [HEAD]
    games = (
        ("saboteur", range(3, 11), "BASE_HABITS", BASE_ACTS),
        ("saboteur2", range(2, 13), "MORE_HABITS", MORE_ACTS),
    )
    for name, players, title, acts in games:
        counts: Counts = [[[0.0] * acts for _ in range(POSITIONS)] for _ in ROLES]
        for number in range(given.rounds):
            level = "sensible" if number % 2 else "attentive"
            play(name, players[number // 2 % len(players)], level, f"{given.seed} {number}", counts, acts)
        parts.append(written(title, fitted(counts, acts), acts))
    TARGET.write_text("\n".join(parts))


if __name__ == "__main__":
    main()
