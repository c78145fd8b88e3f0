"""Parts of the browser client: compressed once, and kept in memory."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from rockfall.server.together import Together

SMALL = 500  # bytes that are not worth it
SAME = ("etag", "last-modified", "cache-control")


class Assets(StaticFiles):
    """Their names have a digest of what is in them, so they may be kept for good, there and here."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._packed: dict[str, bytes] = {}  # by path; there are as many as files in the folder
        self._together: Together[bytes] = Together()

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        response.headers["vary"] = "accept-encoding"
        return response

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if not isinstance(response, FileResponse) or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return response
        file = str(response.path)
        data = self._packed.get(file)
        if data is None:
            data = await self._together.ask(file, lambda: asyncio.to_thread(_packed, file))
            self._packed[file] = data
        if not data:
            return response
        headers = {name: response.headers[name] for name in SAME if name in response.headers}
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(data, headers=headers, media_type=response.media_type)


def _packed(file: str) -> bytes:
    """Nothing if it is not worth it."""
    if os.path.getsize(file) < SMALL:
        return b""
    whole = Path(file).read_bytes()
    packed = gzip.compress(whole, 9, mtime=0)
    return packed if len(packed) < len(whole) else b""
