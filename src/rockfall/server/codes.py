"""The short codes by which people find a table."""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is easily misread
LENGTH = 8


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def code_from(digest: bytes) -> str:
    """The same for the same bytes; no two letters of it depend on each other if the bytes are as good as random."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:LENGTH])


def normal(code: str) -> str:
    """A code as it is stored, however it was typed."""
    return code.replace("-", "").upper()
