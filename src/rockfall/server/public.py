"""A table as everybody may know it: while it lasts, and as the record of its match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rockfall.core.record import Record
from rockfall.server.dice import FairDice, commitment
from rockfall.server.told import TableInfo

if TYPE_CHECKING:
    from rockfall.server.table import Table


def info_of(table: Table) -> TableInfo:
    shares = table.shares
    is_over = table.status == "over"
    return TableInfo(
        table=table.code,
        game=table.game.name,
        players=table.game.players,
        options=msgspec.to_builtins(table.game.options),
        rules=table.rules,
        status=table.status,
        seats=table.seating.infos(),
        commitment=commitment(bytes.fromhex(shares.secret)),
        scheme=shares.scheme,
        seals=shares.seals(),
        nonces=shares.shown(is_over),
        left_out=shares.left_out,
        opening=shares.opening(),
        secret=shares.secret if is_over else None,
        scores=table.state.scores() if is_over else None,
        is_paused=table.is_paused,
        number=table.created.number,
        rematch=table.rematch,
        interval=None if table.interval is None else table.interval.shown(table.seating.people_in_charge()),
    )


def record_of(table: Table) -> Record:
    shares = table.shares
    dice = FairDice(
        table=table.code,
        commitment=commitment(bytes.fromhex(shares.secret)),
        nonces=shares.all(),
        secret=shares.secret,
        outside=table.outside,
        scheme=shares.scheme,
        seals=shares.seals(),
        left_out=shares.left_out,
        bots=shares.bots(),
    )
    said = msgspec.to_builtins(dice)
    if shares.scheme == 1:  # a record of then stays what it was, to the letter
        said = {field: said[field] for field in ("table", "commitment", "nonces", "secret", "outside")}
    meta: dict[str, object] = {"dice": said}
    return Record.of(table.game, table.state, [seat.name for seat in table.seats], meta)
