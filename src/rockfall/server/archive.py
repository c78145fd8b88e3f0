"""Matches that are over: their records, replays, dice, and scenes to watch."""

from __future__ import annotations

import asyncio
import time
import zlib
from typing import TYPE_CHECKING, Any, Literal

from rockfall.core.record import Record
from rockfall.server import entries as log
from rockfall.server.codes import new_code, normal
from rockfall.server.limits import Daily, Quota
from rockfall.server.logs import failure
from rockfall.server.networks import network
from rockfall.server.outside import Outside, settled_in, source_of_game
from rockfall.server.packed import Kept, Packed
from rockfall.server.refused import Refused
from rockfall.server.replays import Eyes
from rockfall.server.signing import Signer
from rockfall.server.store import Guest, Store, StoredRecord
from rockfall.server.studies import Answer, Question, Studies
from rockfall.server.table import Table
from rockfall.server.together import Together

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
        self.studies = Studies(1, 32)
        self.waiting = Quota(8, "replays")  # of one address
        self.kept = Kept(32_000_000)
        self._together: Together[Packed] = Together()
        self._worked_out_count = 0

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
        checked = await self._study(Question("check", text), address)
        stored = StoredRecord(
            id=new_code(), game=checked.game, at=self._hub.wall(), text=checked.data.decode(), is_import=True
        )
        size = len(await asyncio.to_thread(zlib.compress, checked.data))
        self.imports.check(address, time.monotonic(), size)
        return await self._store.put_import(stored, self.imports_bytes)

    async def replay(self, code: str, eyes: Eyes, address: str = "") -> Packed:
        """A finished match, or one that was imported, step by step."""
        return await self._worked_out("replay", normal(code), eyes, address)

    async def draws(self, code: str, address: str = "") -> Packed:
        """Every outcome of chance of a finished match, for anyone who wants to check the dice."""
        return await self._worked_out("draws", normal(code), None, address)

    async def _worked_out(self, kind: Literal["replay", "draws"], id: str, eyes: Eyes, address: str) -> Packed:
        """Once, whoever asks; what is over does not change."""
        kept = self.kept.get((kind, id, eyes))
        if kept is not None:
            return kept
        return await self._together.ask((kind, id, eyes), lambda: self._work_out(kind, id, eyes, address))

    async def _work_out(self, kind: Literal["replay", "draws"], id: str, eyes: Eyes, address: str) -> Packed:
        text = await self.text(id)
        scenes = await self._scenes_to_see(id) if kind == "replay" else []
        answer = await self._study(Question(kind, text, id, eyes, scenes), address)
        packed = Packed(answer.data)
        self._worked_out_count += 1
        self.kept.put((kind, id, eyes), packed)
        return packed

    async def _study(self, question: Question, address: str) -> Answer:
        self.waiting.take(address)
        try:
            return await self.studies.ask(question, network(address))
        finally:
            self.waiting.give_back(address)

    def queues(self) -> dict[str, float]:
        return {
            "replays_waiting": self.studies.waiting,
            "replays_worked_out_total": self._worked_out_count,
            "replays_kept_bytes": self.kept.bytes,
        }

    async def close(self) -> None:
        await self.studies.close()

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

    async def _scenes_to_see(self, code: str) -> list[int] | None:
        """The moves of a finished match whose scenes are kept; None: all of them can be simulated again."""
        stored = await self._store.record(code)
        source = None if stored is None else source_of_game(stored.game)
        if source is None or stored is None:
            return []
        if self._outside is not None and self._outside.used_by(stored.game) is not None:
            return None
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


def _keep_newest(kept: dict[Any, Any]) -> None:
    while len(kept) > SCENES:
        kept.pop(next(iter(kept)))
