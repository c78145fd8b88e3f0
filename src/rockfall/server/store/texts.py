"""Records as stores keep them: compressed, under their digest, so that the same text is kept once."""

from __future__ import annotations

import zlib
from hashlib import sha256
from typing import NamedTuple

from rockfall.server.refused import Refused
from rockfall.server.store import StoredRecord


class Packed(NamedTuple):
    digest: bytes
    data: bytes


def packed(text: str) -> Packed:
    data = text.encode()
    return Packed(sha256(data).digest(), zlib.compress(data, 6))


def unpacked(id: str, digest: bytes, data: bytes | None) -> str:
    """The text again; Refused if it is not what was kept."""
    try:
        text = zlib.decompress(data or b"")
    except zlib.error:
        text = b""
    if sha256(text).digest() != digest:
        raise Refused("bad-record", f"the text of record {id} as it was kept", "another: the database is damaged")
    return text.decode()


def stored(id: str, game: str, at: int, is_import: int, digest: bytes, data: bytes | None) -> StoredRecord:
    """A row of records with its text."""
    return StoredRecord(id=id, game=game, at=at, is_import=bool(is_import), text=unpacked(id, digest, data))
