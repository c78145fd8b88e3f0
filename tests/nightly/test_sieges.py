"""The nightly runs in their short form: `python3 dev.py nightly` does the same a thousand times."""

from __future__ import annotations

from pathlib import Path

import rockfall
from tests.nightly.sieges import KINDS, kills_of_nodes, kills_on_sqlite
from tests.server.players import run
from tests.server.postgres import Postgres

TABLES = 6 if rockfall.COMPILED else 2


def test_one_order_whenever_the_server_is_killed(tmp_path: Path) -> None:
    siege = run(kills_on_sqlite(tmp_path, 5, TABLES, print), seconds=280)
    assert siege.troubles == []
    assert siege.counts["acknowledged"] > TABLES * 20


def test_one_order_whatever_happens_to_the_nodes(tmp_path: Path, postgres: Postgres) -> None:
    siege = run(kills_of_nodes(tmp_path, postgres, 4, TABLES, print), seconds=280)
    assert siege.troubles == []
    assert siege.counts["acknowledged"] > TABLES * 20
    assert siege.counts["kills"] == 4 == sum(siege.counts[kind] for kind in set(KINDS))
