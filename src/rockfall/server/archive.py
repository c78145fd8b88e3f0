"""Matches that are over: their records, replays, dice, and scenes to watch."""

from __future__ import annotations

import asyncio
import time
import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from rockfall.core.errors import BadRecord, RockfallError
from rockfall.core.record import Record
from rockfall.server import entries as log
from rockfall.server.codes import new_code, normal
from rockfall.server.dice import DrawsOut, dice_of, draws
from rockfall.server.limits import Daily
from rockfall.server.logs import failure
from rockfall.server.outside import Outside, settled_in
from rockfall.server.refused import Refused
from rockfall.server.replays import Eyes, ReplayOut, replay
from rockfall.server.signing import IS_INSTALLED, Signer, check_signature
from rockfall.server.store import Guest, Store, StoredRecord
from rockfall.server.table import Table

if TYPE_CHECKING:
    from rockfall.server.hub import Hub

SCENES = 200  # kept in memory; older ones are in the store, or are simulated again


class Archive:
    def __init__(self, hub: Hub, store: Store, outside: Outside | None) -> None:
        self._hub = hub
        self._store = store
        self._outside = outside
        self._scenes: dict[tuple[str, int], log.Staged] = {}  # the last ones, oldest first
        self._left: dict[str, tuple[int, bytes]] = {}  # behind, by an outcome of a finished match
        self.imports_bytes = 1_000_000_000  # all that were imported, compressed
        self.imports = Daily(20.0, "imported records")

    # -- records ----------------------------------------------------------------------------------------

    async def text(self, code: str) -> str:
        """The record of a finished match."""
        stored = await self._store.record(normal(code))
        if stored is not None:
            await self._store.needed("records", stored.id, self._hub.wall())
            return stored.text
        try:
            status = (await self._hub.info(code)).status
        except Refused as refused:
            if refused.code != "unknown-table":
                raise
            raise Refused("unknown-record", "the code of a finished or imported match", code) from None
        raise Refused("not-now", "a match that is over", f"one that is {status}")

    async def keep(self, text: bytes, address: str = "") -> str:
        """Keep a record from elsewhere after checking every move of it; its id."""
        try:
            record = Record.loads(text)
            record.replay()
        except RockfallError as error:
            raise Refused("bad-record", "a record of a finished match", str(error)) from None
        stored = StoredRecord(
            id=new_code(), game=record.header.game, at=self._hub.wall(), text=record.dumps(), is_import=True
        )
        size = len(await asyncio.to_thread(zlib.compress, stored.text.encode()))
        self.imports.check(address, time.monotonic(), size)
        return await self._store.put_import(stored, self.imports_bytes)

    async def replay(self, code: str, eyes: Eyes) -> ReplayOut:
        """A finished match, or one that was imported, step by step."""
        record = Record.loads(await self.text(code))
        if isinstance(eyes, int) and not 0 <= eyes < record.header.players:
            raise Refused("no-such-seat", f"a seat from 0 to {record.header.players - 1}", eyes)
        shown = await asyncio.to_thread(replay, record, eyes, await self._scenes_to_see(normal(code), record))
        return msgspec.structs.replace(shown, **_origin(record, normal(code)))

    async def draws(self, code: str) -> DrawsOut:
        """Every outcome of chance of a finished match, for anyone who wants to check the dice."""
        record = Record.loads(await self.text(code))
        try:
            found = await asyncio.to_thread(draws, record)
            return msgspec.structs.replace(found, **_origin(record, normal(code)))
        except BadRecord as error:
            raise Refused("bad-record", "a match that was played on a server", str(error)) from None

    # -- scenes -----------------------------------------------------------------------------------------

    async def scene(self, code: str, guest: Guest | None, number: int) -> bytes:
        """How the outcome of move `number` came about, for anyone who may watch the table.

        Before the match is over, only what may be seen of it.
        """
        code = normal(code)
        stored = await self._store.record(code)
        if stored is None:  # a finished match is there for everybody, like its record
            await self._hub.check_may_watch(code, guest)
        if (code, number) not in self._scenes:
            self.keep_scenes(code, [log.unpacked(data) for data in await self._store.load(code)], number)
        if (code, number) not in self._scenes and stored is not None:
            await self._stage_again(code, Record.loads(stored.text), number)
        staged = self._scenes.get((code, number))
        found = b"" if staged is None else staged.seen if stored is None else staged.scene
        if not found:
            raise Refused("no-such-page", "the number of a move that has a scene", number)
        return found

    def keep_scenes(self, code: str, entries: list[log.AnyEntry], number: int | None = None) -> None:
        """Those among these entries, or only the one for this move; the oldest make room."""
        for entry in entries:
            if isinstance(entry, log.Staged) and number in (None, entry.number):
                self._scenes[code, entry.number] = entry
        _keep_newest(self._scenes)

    async def _scenes_to_see(self, code: str, record: Record) -> list[int]:
        """The moves of a finished match whose scenes are kept, or can be simulated again."""
        numbers = settled_in(record)
        if not numbers or (self._outside is not None and self._outside.used_by(record.header.game) is not None):
            return numbers
        entries = [log.unpacked(data) for data in await self._store.load(code)]
        return [entry.number for entry in entries if isinstance(entry, log.Staged)]

    async def _stage_again(self, code: str, record: Record, number: int) -> None:
        """For a match whose log is not here: its scenes follow from its record."""
        outside = self._outside
        if outside is None or outside.used_by(record.header.game) is None or number not in settled_in(record):
            return
        try:
            settled = await outside.settle_again(record, number, self._left.get(code))
        except Exception:  # whatever it is, the page shows something plain instead
            failure("a scene of a finished match could not be simulated again", table=code)
            return
        self._left[code] = (number, settled.left)
        self._scenes[code, number] = log.Staged(at=0, number=number, scene=settled.scene)
        _keep_newest(self._left)
        _keep_newest(self._scenes)


def record_of(table: Table, now: int, signer: Signer | None = None) -> StoredRecord:
    """A match that is over, as it is stored: signed, where this server can."""
    record = table.record()
    text = (record if signer is None else signer.sign(record)).dumps()
    return StoredRecord(id=table.code, game=table.game.name, at=now, text=text)


def _origin(record: Record, id: str) -> dict[str, Any]:
    return {"is_imported": is_imported(record, id), "signed_by": truly_signed_by(record)}


def is_imported(record: Record, id: str) -> bool:
    """Whether a record came from elsewhere: this server's own are kept under the codes of their tables."""
    try:
        return dice_of(record).table != id
    except BadRecord:
        return True


def truly_signed_by(record: Record) -> str | None:
    """The key of a good signature; None if there is none, or nothing to check it with."""
    try:
        return check_signature(record) if IS_INSTALLED else None
    except BadRecord:
        return None


def _keep_newest(kept: dict[Any, Any]) -> None:
    while len(kept) > SCENES:
        kept.pop(next(iter(kept)))
