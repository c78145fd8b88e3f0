"""docs/server.md explains every setting, as the settings themselves do."""

from __future__ import annotations

import re
from typing import get_args

import msgspec

from rockfall.cli import app
from rockfall.server.api import STATUS
from rockfall.server.config import Config
from rockfall.server.refused import MEANING, RETRY_AFTER, SOMETIMES, Code
from tests.server.conftest import ROOT


def table_of_settings() -> str:
    (_,), components = msgspec.json.schema_components([Config])
    rows = ["| setting | default | meaning |", "|---|---|---|"]
    for name, field in components["Config"]["properties"].items():
        default = (
            "one less than the processors" if name == "bot_workers" else msgspec.json.encode(field["default"]).decode()
        )
        rows.append(f"| `{name}` | `{default}` | {field.get('description', 'how much is logged')} |")
    return "\n".join(rows)


def test_every_setting_is_explained() -> None:
    text = (ROOT / "docs" / "server.md").read_text()
    found = re.search(r"^\| setting .*?(?=\n\n)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    assert found[0] == table_of_settings()


def table_of_codes() -> str:
    rows = ["| code | status | meaning | ask again? |", "|---|---|---|---|"]
    for code in get_args(Code):
        may_pass = "yes" if code in RETRY_AFTER else "if it says when" if code in SOMETIMES else "no"
        rows.append(f"| `{code}` | {STATUS.get(code, 422)} | {MEANING[code]} | {may_pass} |")
    return "\n".join(rows)


def test_every_code_of_an_error_is_explained() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text()
    found = re.search(r"^\| code .*?(?=\n\n)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    assert found[0] == table_of_codes(), f"expected in docs/protocol.md:\n{table_of_codes()}"
    assert set(STATUS) <= set(MEANING) == set(get_args(Code))


def test_every_code_that_is_explained_is_one_that_the_server_gives() -> None:
    """Else it would stay on the page when nobody gives it any more."""
    folder = ROOT / "src" / "rockfall" / "server"
    sources = "".join(path.read_text() for path in folder.rglob("*.py") if path.name not in ("refused.py", "api.py"))
    unused = [code for code in get_args(Code) if f'"{code}"' not in sources]
    assert unused in ([], ["too-busy"])


SAID = [
    "PostgreSQL, which did not answer for",
    "PostgreSQL cannot be reached",
    "the lease of this process has ended",
    "another process has gone",
    "is held by",
    "a full disk: nothing was stored; make room",
    "one that can only be read",
    "has been altered",
    "is missing, and so are all after it",
    "SQLite says: ",
    "nothing is deleted: expected a clock within",
    "marked to be deleted: expected at most",
    "of schema version",
    "a name of this server (add it to the setting hosts)",
]


def test_the_page_for_the_night_names_commands_settings_and_messages_that_exist() -> None:
    text = (ROOT / "docs" / "night.md").read_text()
    commands = {command.name for command in app.registered_commands}
    assert set(re.findall(r"\brockfall (backup|restore|check|serve|[a-z]+)\b(?= )", text)) - {"and"} <= commands
    assert set(re.findall(r"--set (\w+)=", text)) <= set(Config.__struct_fields__)
    sources = "\n".join(path.read_text() for path in (ROOT / "src" / "rockfall" / "server").rglob("*.py"))
    sources = re.sub(r'"\s*f?"', "", sources)  # sentences that stand on several lines
    assert text.count('**"') >= len(SAID)
    for said in SAID:
        assert said in " ".join(text.split()), said
        assert said in sources, said


def test_the_tools_of_postgresql_are_run_as_the_page_says() -> None:
    text = (ROOT / "docs" / "night.md").read_text()
    source = (ROOT / "src" / "rockfall" / "server" / "store" / "backup.py").read_text()
    for line in re.findall(r"^    pg_(?:dump|restore) .*$", text, re.MULTILINE):
        for option in re.findall(r"--[a-z-]+(?:=custom)?", line):
            assert option in source, option


def test_who_looks_for_how_to_copy_is_warned_of_cp() -> None:
    for page in ("server.md", "night.md"):
        assert "`cp`" in (ROOT / "docs" / page).read_text()
    assert "never by cp" in table_of_settings()
    assert any(
        "'cp' would lose" in (command.callback.__doc__ or "") for command in app.registered_commands if command.callback
    )
