"""Records are signed by the server that played them: Ed25519, of the library `cryptography`, where it is installed.

A record says in its meta, under "signed", whose key it is, and the signature of the record's own text in which the
signature is still empty. The key is the server's own, kept in its store and shown on its page.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rockfall.core.errors import BadRecord
from rockfall.core.record import Record

try:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

    IS_INSTALLED = True
except ImportError:
    IS_INSTALLED = False

MISSING = "signatures are not checked here: pip install 'rockfall[signing]'"
Sign = Callable[[Record], Record]


class Signed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a record's meta says of its signature, under "signed"."""

    by: str  # the public key, 64 hexadecimal digits
    signature: str


class Signer:
    """A server's key, from 32 random bytes."""

    def __init__(self, seed: bytes) -> None:
        self._private = Ed25519PrivateKey.from_private_bytes(seed)
        self.key = self._private.public_key().public_bytes_raw().hex()

    def sign(self, record: Record) -> Record:
        signature = self._private.sign(_text(record, self.key)).hex()
        return _with(record, Signed(by=self.key, signature=signature))


def signer_of(seed: bytes) -> Signer | None:
    """None where nothing can be signed."""
    return Signer(seed) if IS_INSTALLED else None


def signed_by(record: Record) -> str | None:
    """The key under which a record says it is signed; None: it is not."""
    said = _said(record)
    return None if said is None else said.by


def check_signature(record: Record) -> str | None:
    """The key by which a record is truly signed, or None if it is not signed; BadRecord if the signature is wrong."""
    said = _said(record)
    if said is None:
        return None
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(said.by))
        public.verify(bytes.fromhex(said.signature), _text(record, said.by))
    except (InvalidSignature, ValueError):
        raise BadRecord(1, f"expected a record as the server with the key {said.by} signed it; got another") from None
    return said.by


def _said(record: Record) -> Signed | None:
    if "signed" not in record.meta:
        return None
    try:
        return msgspec.convert(record.meta["signed"], Signed)
    except msgspec.ValidationError as error:
        raise BadRecord(1, f'expected a signature in its meta, under "signed": {error}') from None


def _text(record: Record, key: str) -> bytes:
    return _with(record, Signed(by=key, signature="")).dumps().encode()


def _with(record: Record, signed: Signed) -> Record:
    meta = {**record.meta, "signed": msgspec.to_builtins(signed)}
    return Record(msgspec.structs.replace(record.header, meta=meta), record.moves, record.scores, record.lines())
