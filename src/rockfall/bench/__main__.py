"""python -m rockfall.bench: what `rockfall bench` does, for environments that hold the peers but not the program."""

from __future__ import annotations

import argparse
from pathlib import Path

from rockfall.bench import main

parser = argparse.ArgumentParser(prog="rockfall bench", description="Measure speed, side by side with peers.")
parser.add_argument("games", nargs="*", metavar="game", help="games to measure; all of them if none is named")
parser.add_argument("--peers", action="store_true", help="measure other systems in the same run")
parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
parser.add_argument("--write", type=Path, metavar="PAGE", help="put the tables between the marks of this Markdown page")
chosen = parser.parse_args()
main(peers=chosen.peers, json=chosen.json, games=chosen.games or None, page=chosen.write)
