"""The same servers as in tests/server."""

from __future__ import annotations

from tests.server.conftest import embers, postgres

__all__ = ["embers", "postgres"]
