"""Records are signed by the server that played them, and marked where they came from elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rockfall import Record
from rockfall.cli import app
from rockfall.client import Client
from rockfall.core.errors import BadRecord
from rockfall.server.signing import check_signature, signed_by, signer_of
from rockfall.server.studies import is_imported
from tests.server.conftest import Running
from tests.server.players import played_alone, run
from tests.server.test_fairness import sealed_record

needs_keys = pytest.mark.skipif(signer_of(bytes(32)) is None, reason="cryptography is not installed")


@needs_keys
def test_a_signed_record_is_one_servers_and_as_it_was() -> None:
    signer = signer_of(bytes(32))
    assert signer is not None
    record = signer.sign(sealed_record())
    again = Record.loads(record.dumps())
    assert check_signature(again) == signed_by(again) == signer.key
    assert again.meta["dice"] == sealed_record().meta["dice"]
    assert check_signature(sealed_record()) is None


@needs_keys
def test_a_signed_record_cannot_be_changed_unnoticed() -> None:
    signer, other = signer_of(bytes(32)), signer_of(bytes(31) + b"1")
    assert signer is not None
    assert other is not None
    record = signer.sign(sealed_record())
    text = record.dumps()
    renamed = Record.of(record.game(), record.replay(), ["Eve", "Bob"], record.meta)
    with pytest.raises(BadRecord, match="as the server with the key"):
        check_signature(Record.loads(renamed.dumps()))
    taken = {**record.meta, "signed": {**record.meta["signed"], "by": other.key}}  # type: ignore[dict-item]
    with pytest.raises(BadRecord, match="as the server with the key"):
        check_signature(Record.of(record.game(), record.replay(), record.seats, taken))
    assert Record.loads(text) == record


@needs_keys
def test_the_server_signs_and_shows_its_key_and_verify_asks_for_it(shared: Running, tmp_path: Path) -> None:
    async def story() -> tuple[str, str]:
        async with Client(shared.url, "Ada") as ada:
            code = (await played_alone(ada)).table
            return await ada.record(code), (await ada.get("/api/key"))["key"]

    text, key = run(story())
    assert check_signature(Record.loads(text)) == key
    (tmp_path / "match.jsonl").write_text(text)
    done = CliRunner().invoke(app, ["verify", str(tmp_path / "match.jsonl"), "--key", key])
    assert done.exit_code == 0
    assert f"signed by the server with the key {key}" in done.output
    other = CliRunner().invoke(app, ["verify", str(tmp_path / "match.jsonl"), "--key", "00" * 32])
    assert other.exit_code != 0


def test_an_imported_record_is_marked_wherever_it_is_shown(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada:
            code = (await played_alone(ada)).table
            text = await ada.record(code)
            copy = (await ada.post_record(text))["id"]
            for id, is_foreign in ((code, False), (copy, True)):
                replay, draws = await asyncio.gather(
                    ada.post(f"/api/tables/{id}/replay", {"viewer": "all"}), ada.get(f"/api/tables/{id}/draws")
                )
                assert (replay["is_imported"], draws["is_imported"]) == (is_foreign, is_foreign)
                assert is_imported(Record.loads(text), id) is is_foreign

    run(story())


def test_a_record_without_dice_is_not_ours_either() -> None:
    record = sealed_record()
    assert is_imported(Record.of(record.game(), record.replay(), record.seats), "ABCDEFGH")
    assert not is_imported(record, "ABCDEFGH")
