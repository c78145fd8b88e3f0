"""Who somebody is here: guests with a secret of their own, and tokens for single seats."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256

from rockfall.server.codes import code_from
from rockfall.server.seating import Actor
from rockfall.server.store import Guest, Store
from rockfall.server.store.keeping import DAY
from rockfall.server.table import Table

REMEMBERED = 10_000  # guests of whom we know that they were here today


class Guests:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._key = b""  # signs seat tokens
        self._seen: dict[bytes, int] = {}  # when the store last heard that a guest is here

    async def open(self) -> None:
        self._key = await self._store.key("seat tokens", secrets.token_bytes(32))

    async def new(self, name: str) -> tuple[Guest, str]:
        """A guest, and the secret that proves it later; only the secret's hash is kept."""
        token = secrets.token_urlsafe(32)
        guest = Guest(id=secrets.token_hex(8), name=name)
        await self._store.put_guest(guest, token_hash(token), self._now())
        return guest, token

    async def rename(self, guest: Guest, token: str, name: str) -> Guest:
        renamed = Guest(id=guest.id, name=name)
        await self._store.put_guest(renamed, token_hash(token), self._now())
        return renamed

    async def find(self, token: str | None) -> Guest | None:
        if not token:
            return None
        hashed = token_hash(token)
        guest = await self._store.guest(hashed)
        if guest is not None and self._now() - self._seen.get(hashed, 0) > DAY:
            if len(self._seen) >= REMEMBERED:
                self._seen.clear()
            self._seen[hashed] = self._now()
            await self._store.needed("guests", hashed, self._now())
        return guest

    def seat_token(self, table: Table, seat: int) -> str:
        """The right to play one seat, to be handed to another device or a program."""
        text = f"{table.code} {seat} {table.seats[seat].guest}"
        revocations = table.seating.revocations(seat)
        if revocations:
            text += f" {revocations}"
        return urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")[:18]).decode()

    def code_of(self, guest: Guest, id: str) -> str:
        """The code of the table that a guest asks for under an id: nobody else can guess it."""
        return code_from(hmac.digest(self._key, f"table {guest.id} {id}".encode(), "sha256"))

    def is_seat_token(self, table: Table, seat: int, token: str) -> bool:
        if not 0 <= seat < len(table.seats) or table.seats[seat].guest is None:
            return False
        return hmac.compare_digest(self.seat_token(table, seat).encode(), token.encode())

    def seat_tokens(self, table: Table, guest: Guest | None) -> dict[int, str]:
        """A guest's own seats at a table, with their tokens."""
        seats = table.seating.seats_of(None if guest is None else guest.id)
        return {seat: self.seat_token(table, seat) for seat in seats}


def token_hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


def actor_of(guest: Guest | None, seats: frozenset[int]) -> Actor:
    return Actor(None if guest is None else guest.id, "" if guest is None else guest.name, seats)
