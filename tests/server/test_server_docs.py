"""docs/server.md explains every setting, as the settings themselves do."""

from __future__ import annotations

import re

import msgspec

from rockfall.server.config import Config
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
