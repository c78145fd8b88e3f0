"""Structured logs: one JSON object per line. Names, tokens, secrets and chat stay out of them."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

_logger = logging.getLogger("rockfall")
_SECRET = ("token", "secret", "cookie", "nonce", "share", "text", "name")


class _Line(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, "fields", {})
        line = {"at": round(time.time(), 3), "level": record.levelname.lower(), "what": record.getMessage(), **fields}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str = "info") -> None:
    """Send all logs, uvicorn's included, to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Line())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"
        logging.getLogger(name).setLevel("WARNING")


def note(what: str, level: int = logging.WARNING, **fields: object) -> None:
    """Something worth knowing. Fields must not be secrets."""
    hidden = [field for field in fields if field in _SECRET]
    assert not hidden, f"expected fields without secrets; got {', '.join(hidden)}"
    _logger.log(level, what, extra={"fields": fields})


def failure(what: str, error: BaseException | None = None, **fields: object) -> None:
    """Something that should not have happened, with the traceback of the error: this one, or the one being handled."""
    _logger.error(what, exc_info=error or True, extra={"fields": fields})
