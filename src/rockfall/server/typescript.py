"""Types for the browser client, from the structs of the wire: `python -m rockfall.server.typescript` writes them.

What the server sends always has all its fields; what a client sends may leave out those with a default.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from rockfall.core.game import Game
from rockfall.games import game_type, games, manifest
from rockfall.lessons import has_lessons
from rockfall.server import api, commands, protocol, told

WEB = Path(__file__).parents[3] / "web" / "src"
WIDTH = 120  # of a line, as everywhere in the client
HEADING = "// Made by `python -m rockfall.server.typescript` from the Python side. Do not edit.\n"
JSON = (
    "export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };\n"
    "/** An action or an event: its class in `type`, its fields beside it. */\n"
    "export type Tagged = { readonly type: string; readonly [field: string]: Json };\n"
)
DOOR = """
export interface Door {
  readonly game: string;
  readonly wordbook: string; // locales/<language>/<wordbook>.ftl
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly seats: number; // of a table that is opened in one click
  readonly taught: boolean; // it has lessons
}
"""
SENT = [
    protocol.AnyServerOut,
    api.Error,
    api.GuestOut,
    api.ReachOut,
    api.TableOut,
    api.DoneOut,
    api.GameOut,
    api.RecordOut,
    *(endpoint.answer for endpoint in api.ENDPOINTS),
]
TAKEN = [
    protocol.AnyClientIn,
    api.TableIn,
    api.NameIn,
    *(endpoint.body for endpoint in api.ENDPOINTS if endpoint.body not in (None, bytes)),
]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def wire() -> str:
    """protocol.ts: messages and answers of the server, and with them what it takes."""
    sent = components(SENT)
    sent.pop("Event", None)  # each game has its own, see below
    parts = [declaration(name, schema, True) for name, schema in sent.items()]
    parts += [union("AnyServerOut", protocol.AnyServerOut), union("AnyTold", told.AnyTold)]
    return "\n".join([HEADING + "export * from './protocol-in';\n" + JSON, *parts])


def wire_in() -> str:
    """protocol-in.ts: messages, commands and requests of a client."""
    sent = components(SENT)
    taken = {name: schema for name, schema in components(TAKEN).items() if name not in sent}
    parts = [declaration(name, schema, False) for name, schema in taken.items()]
    parts += [union("AnyClientIn", protocol.AnyClientIn), union("AnyCommand", commands.AnyCommand)]
    text = "\n".join(parts)
    used = [name for name in ("Json", "Tagged", *sent) if re.search(rf": [^;]*\b{name}\b", text)]
    return f"{HEADING}import type {{ {', '.join(used)} }} from './protocol';\n\n{text}"


def of_game(kinds: list[type[Game]]) -> str:
    """protocol-<game>.ts: the view, the actions and the events of games that share their words."""
    views = list(dict.fromkeys(kind.view_type for kind in kinds))
    actions = list(dict.fromkeys(each for kind in kinds for each in kind.action_types))
    events = list(dict.fromkeys(each for kind in kinds for each in kind.event_types))
    parts = [declaration(name, schema, True) for name, schema in components(views).items()]
    for kind, found in (("Action", actions), ("Event", events)):
        shapes = components(found)
        parts += [declaration(f"{kind}{name}", schema, True) for name, schema in shapes.items()]
        parts.append(f"export type {kind} = {' | '.join(kind + each.__name__ for each in found)};\n")
    parts.append(f"export type View = {' | '.join(view.__name__ for view in views)};\n")
    return "\n".join([HEADING, *parts])


def doors() -> str:
    """doors.ts: what the first page says of each game, in the order of the registry."""
    lines = []
    for name in games():
        kind, known = game_type(name), manifest(name)
        door = {
            "game": name,
            "wordbook": kind.wordbook or name,
            "players": [kind.min_players, kind.max_players],
            "minutes": known.minutes,
            "seats": known.seats,
            "taught": has_lessons(name),
        }
        lines.append(f"  {json.dumps(door)},\n")
    return f"{HEADING}{DOOR}\nexport const DOORS: readonly Door[] = [\n{''.join(lines)}];\n"


def files() -> dict[str, str]:
    """Every file by its name."""
    books: dict[str, list[type[Game]]] = {}
    for kind in map(game_type, games()):
        books.setdefault(kind.wordbook or kind.name, []).append(kind)
    made = {"protocol.ts": wire(), "protocol-in.ts": wire_in(), "doors.ts": doors()}
    made |= {f"protocol-{book}.ts": of_game(kinds) for book, kinds in books.items()}
    return {name: "\n".join(map(folded, text.split("\n"))) for name, text in made.items()}


def components(types: Iterable[Any]) -> dict[str, dict[str, Any]]:
    _, found = msgspec.json.schema_components(list(types))
    return dict(sorted(found.items()))


def folded(line: str) -> str:
    """A line that is too long, broken before the bars of its union."""
    if len(line) <= WIDTH:
        return line
    first, *others = line.split(" | ")
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    rows = [first]
    for other in others:
        if len(f"{rows[-1]} | {other}") <= WIDTH:
            rows[-1] += f" | {other}"
        else:
            rows.append(f"{indent}| {other}")
    return "\n".join(rows)


def union(name: str, of: Any) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in of.__args__)};\n"


def declaration(name: str, schema: dict[str, Any], is_sent: bool) -> str:
    """One struct as an interface."""
    about = schema.get("description", "").strip().split("\n\n")[0]
    is_written = about and not about.startswith(name + "(")  # by us, not by msgspec
    comment = textwrap.fill(f"/** {about} */", WIDTH, subsequent_indent=" * ") + "\n" if is_written else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {type_of(schema)};\n"
    required = schema.get("required", [])
    lines = []
    for field, shape in schema["properties"].items():
        is_there = is_sent or field in required
        lines.append(f"  readonly {field}{'' if is_there else '?'}: {type_of(shape)};\n")
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return "Tagged" if name == "Event" else str(name)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in sorted(schema["enum"], key=str))
    if "const" in schema:
        return json.dumps(schema["const"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(each) for each in schema[key]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"readonly [{', '.join(type_of(each) for each in schema['prefixItems'])}]"
        case "array":
            items = type_of(schema.get("items", {}))
            return f"readonly ({items})[]" if " " in items else f"readonly {items}[]"
        case "object":
            return f"{{ readonly [key: string]: {type_of(schema.get('additionalProperties') or {})} }}"
        case str(name):
            return PLAIN[name]
    return "Json"


def main() -> None:
    """Write the files, or with --check only say which are not as they should be."""
    is_check = sys.argv[1:] == ["--check"]
    stale = [name for name, text in files().items() if not _is_there(WEB / name, text)]
    if is_check and stale:
        sys.exit(f"expected the types of the browser client to be up to date; not so: {', '.join(stale)}")
    for name in stale:
        (WEB / name).write_text(files()[name])


def _is_there(path: Path, text: str) -> bool:
    return path.exists() and path.read_text() == text


if __name__ == "__main__":
    main()
