"""Requests by HTTP, asked again while that may help and does no harm."""

from __future__ import annotations

import asyncio
import http.client
import secrets
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from rockfall.client.errors import NoAnswer, ServerRefused
from rockfall.client.patience import Patience
from rockfall.core.errors import BadOptions
from rockfall.core.game import Refusal

COOKIE = "rockfall_guest"
ANSWER_SECONDS = 30.0  # for one answer
UNTOUCHED = ("too-fast", "too-many", "too-busy", "closing")  # refusals that come before anything is done


class Error(msgspec.Struct):
    """What a client needs of the server's own Error."""

    code: str
    message: str
    refusal: Refusal | None = None
    retry_after: float | None = None


def parts_of(url: str) -> SplitResult | None:
    """The parts of an address on the web; None if it is none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return parts if parts.scheme in ("http", "https") and parts.netloc and url.isprintable() else None


def new_id() -> str:
    """Unlike any other: a command with such an id counts once, however often it is sent."""
    return secrets.token_hex(12)


class Requests:
    def __init__(self, url: str, cookie: str, patience: float) -> None:
        parts = parts_of(url)
        if parts is None:
            raise BadOptions(f"expected the address of a server, as http://127.0.0.1:8420; got {url!r}")
        self.secure = parts.scheme == "https"
        self.place = parts.netloc
        self.cookie = cookie
        self.patience = patience
        self.was_there = False  # the server: if it is gone then, it will be back

    async def get(self, path: str) -> Any:
        return await self._asked("GET", path, None, is_harmless=True)

    async def post(self, path: str, body: object) -> Any:
        """What has an `id` is carried out once, so it is sent again even if nobody knows what became of it."""
        is_harmless = isinstance(body, dict) and "id" in body
        return await self._asked("POST", path, msgspec.json.encode(body), is_harmless)

    async def be_guest(self, name: str) -> None:
        """Be known by a name. Should that be asked for twice, the server forgets the guest that nobody is."""
        await self._asked("POST", "/api/guest", msgspec.json.encode({"name": name}), is_harmless=True)

    async def post_record(self, text: str) -> Any:
        """Import a record; its id. The same text is kept once."""
        return await self._asked("POST", "/api/records", text.encode(), True, "application/x-ndjson")

    async def _asked(
        self, method: str, path: str, body: bytes | None, is_harmless: bool, kind: str = "application/json"
    ) -> Any:
        patience = Patience(self.patience)
        while True:
            error: Exception
            try:
                answer = await asyncio.to_thread(self._request, method, path, body, kind, patience.left())
                self.was_there = True
                return answer
            except ServerRefused as refused:
                error, at_least = refused, refused.retry_after
                may_ask_again = at_least is not None and (is_harmless or refused.code in UNTOUCHED)
            except (OSError, http.client.HTTPException) as lost:
                at_least = 0.0
                may_ask_again = self.was_there and (is_harmless or isinstance(lost, ConnectionRefusedError))
                said = str(lost) or type(lost).__name__
                error = NoAnswer(f"expected an answer of {self.place} to {method} {path}; got none: {said}")
            pause = patience.pause(at_least or 0.0) if may_ask_again else None
            if pause is None:
                raise error from None
            await asyncio.sleep(pause)

    def _request(self, method: str, path: str, body: bytes | None, kind_of_body: str, left: float) -> Any:
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        connection = kind(self.place, timeout=min(ANSWER_SECONDS, max(1.0, left)))
        try:
            headers = {"Content-Type": kind_of_body}
            if self.cookie:
                headers["Cookie"] = f"{COOKIE}={self.cookie}"
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            data = response.read()
            set_cookie = SimpleCookie(response.headers.get("Set-Cookie", ""))
            if COOKIE in set_cookie:
                self.cookie = set_cookie[COOKIE].value
            kind_of_answer = response.headers.get_content_type()
            if response.status >= 400:
                raise refused_by(response.status, data)
            if kind_of_answer != "application/json":
                return data if kind_of_answer == "application/octet-stream" else data.decode()
            return msgspec.json.decode(data)
        finally:
            connection.close()


def refused_by(status: int, data: bytes) -> ServerRefused:
    """What an answer says that is none; a proxy in between may say it in its own words."""
    try:
        error = msgspec.json.decode(data, type=Error)
    except (msgspec.DecodeError, UnicodeDecodeError):
        is_passing = status in (429, 502, 503, 504)
        message = f"expected an answer of a Rockfall server; got status {status}"
        return ServerRefused("server-error", message, retry_after=1.0 if is_passing else None)
    return ServerRefused(error.code, error.message, error.refusal, error.retry_after)
