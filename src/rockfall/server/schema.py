"""The interface in machine-readable form: JSON Schema of every message, OpenAPI of every path, types of every game.

`python -m rockfall.server.schema docs/schema` writes the files; a test checks that they are current.
"""

from __future__ import annotations

import sys
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec

import rockfall
from rockfall.core.game import Refusal
from rockfall.games import game_type, games
from rockfall.server.api import BYTES, ENDPOINTS, STATUS, Endpoint, Error, GuestOut, NameIn, ReachOut
from rockfall.server.health import HealthOut
from rockfall.server.protocol import AnyClientIn, AnyServerOut

DIALECT = "https://json-schema.org/draft/2020-12/schema"
IN_PATHS: dict[str, dict[str, Any]] = {
    "code": {"type": "string", "minLength": 8, "maxLength": 9, "pattern": "^[A-Za-z0-9-]{8,9}$"},
    "game": {"type": "string", "minLength": 1, "maxLength": 40},
    "name": {"type": "string", "minLength": 1, "maxLength": 40},
    "number": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
}


def socket_schema() -> dict[str, Any]:
    """What goes over the socket, by direction."""
    (client, server), components = msgspec.json.schema_components(
        [AnyClientIn, AnyServerOut], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": "Rockfall socket",
        "$defs": {**components, "ClientIn": client, "ServerOut": server},
    }


def game_schema(name: str) -> dict[str, Any]:
    """The actions, events, view, options and refusals of one game."""
    kind = game_type(name)
    parts = [
        reduce(or_, kind.action_types),
        reduce(or_, kind.event_types),
        kind.view_type,
        kind.option_type,
        Refusal,
    ]
    schemas, components = msgspec.json.schema_components(parts, ref_template="#/$defs/{name}")
    named = dict(zip(("Action", "Event", "View", "Options", "Refusal"), schemas, strict=True))
    rest = {key: value for key, value in named.items() if value != {"$ref": f"#/$defs/{key}"}}
    return {
        "$schema": DIALECT,
        "title": kind.title,
        "$defs": {**components, **rest},
        "refusals": list(kind.refusal_codes),
    }


def openapi() -> dict[str, Any]:
    """Every path of the HTTP interface."""
    guest = Endpoint(
        method="POST",
        path="/api/guest",
        summary="Give a name, or another one",
        body=NameIn,
        answer=GuestOut,
        handle=_none,
    )
    reach = Endpoint(
        method="GET",
        path="/api/reach",
        summary="How others come to this server; told only at the machine itself",
        answer=ReachOut,
        handle=_none,
    )
    health = Endpoint(
        method="GET",
        path="/health",
        summary="Whether the server is alive, and whether it can store what happens",
        answer=HealthOut,
        handle=_none,
    )
    ready = Endpoint(
        method="GET",
        path="/ready",
        summary="The same; 503 if it cannot store what happens",
        answer=HealthOut,
        handle=_none,
    )
    endpoints = [health, ready, *ENDPOINTS, guest, reach]
    kinds = [kind for each in endpoints for kind in (each.body, each.answer) if kind not in (None, bytes, str)]
    schemas, components = msgspec.json.schema_components([*kinds, Error], ref_template="#/components/schemas/{name}")
    by_kind = {id(kind): schema for kind, schema in zip([*kinds, Error], schemas, strict=True)}
    for component in components.values():  # by HTTP the path says which command it is
        tag = component.get("properties", {}).get("do")
        if tag is not None:
            component["required"] = [field for field in component.get("required", []) if field != "do"]
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rockfall", "version": rockfall.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "rockfall_guest"}},
        },
        "security": [{}, {"guest": []}],
    }


async def _none(_: object) -> None:
    """Stands in for the one handler that sets a cookie and so lives in app.py."""


def _operation(endpoint: Endpoint, by_kind: dict[int, Any]) -> dict[str, Any]:
    answer = {BYTES: {"schema": {}}} if endpoint.answer is bytes else _content(endpoint.answer, by_kind)
    error = {"description": "Refused", "content": {"application/json": {"schema": by_kind[id(Error)]}}}
    codes = sorted({422, *STATUS.values()} - {500})
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "responses": {"200": {"description": "Done", "content": answer}, **{str(code): error for code in codes}},
    }
    if endpoint.path == "/ready":
        both = {"anyOf": [by_kind[id(HealthOut)], by_kind[id(Error)]]}
        operation["responses"]["503"] = {"description": "Not ready", "content": {"application/json": {"schema": both}}}
    named = [(name, schema) for name, schema in IN_PATHS.items() if f"{{{name}}}" in endpoint.path]
    if named:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": schema} for name, schema in named
        ]
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body, by_kind)}
    return operation


def _content(kind: Any, by_kind: dict[int, Any]) -> dict[str, Any]:
    if kind in (str, bytes):
        return {"application/x-ndjson": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": by_kind[id(kind)]}}


def files() -> dict[str, str]:
    """All files by name."""
    documents = {"socket.json": socket_schema(), "openapi.json": openapi()}
    documents |= {f"games/{name}.json": game_schema(name) for name in games()}
    return {
        name: msgspec.json.format(msgspec.json.encode(each), indent=1).decode() + "\n"
        for name, each in documents.items()
    }


def write(folder: Path) -> None:
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
