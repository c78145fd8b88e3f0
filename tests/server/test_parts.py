"""The smaller parts: settings, limits, logs, the journey of a view, messages."""

from __future__ import annotations

import io
import json
import logging
import pickle
from pathlib import Path

import pytest

from rockfall.bots import bots
from rockfall.core.errors import BadOptions
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game
from rockfall.server import logs
from rockfall.server.bots import Answer, Question, work
from rockfall.server.config import Config, load
from rockfall.server.limits import Bucket, Quota, Rates
from rockfall.server.parcel import pack, unpack
from rockfall.server.protocol import ClientInCommand, decode_client
from rockfall.server.refused import Refused

# -- settings -------------------------------------------------------------------------------------------


def test_flags_go_before_environment_before_file(tmp_path: Path) -> None:
    file = tmp_path / "rockfall.toml"
    file.write_text('host = "1.1.1.1"\nport = 1\nsync = "normal"\norigins = ["https://a.example"]\n')
    config = load({"host": "3.3.3.3", "port": None}, {"ROCKFALL_HOST": "2.2.2.2", "ROCKFALL_PORT": "2"}, file)
    assert (config.host, config.port, config.sync, config.origins) == ("3.3.3.3", 2, "normal", ["https://a.example"])
    assert load({}, {"ROCKFALL_CONFIG": str(file), "ROCKFALL_PURE": "1"}).port == 1
    assert load({}, {"ROCKFALL_ORIGINS": "https://a.example, https://b.example"}).origins[1] == "https://b.example"
    assert load({}, {}, texts={"bot_delay": "0.5", "https": "true"}) == Config(bot_delay=0.5, https=True)


@pytest.mark.parametrize(
    ("environment", "content", "message"),
    [
        ({"ROCKFALL_PORT": "many"}, "", "the environment: port: .*got 'many'"),
        ({"ROCKFALL_PORT": "70000"}, "", "the environment: port: .*<= 65535"),
        ({"ROCKFALL_PROT": "80"}, "", "the environment: expected a setting among host, .*got 'prot'"),
        ({}, "port = 'x'", "toml: port: "),
        ({}, "sync = 'never'", "toml: sync: "),
        ({}, "no toml", "expected TOML"),
    ],
)
def test_wrong_settings_are_named(environment: dict[str, str], content: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "rockfall.toml"
    file.write_text(content)
    with pytest.raises(BadOptions, match=message):
        load({}, environment, file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="No such file"):
        load({}, {}, tmp_path / "nowhere.toml")


# -- limits -----------------------------------------------------------------------------------------------


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert not bucket.is_full(1)
    assert bucket.is_full(10)


def test_rates_are_kept_for_each_address() -> None:
    rates = Rates(1, 1, "requests")
    rates.check("a", 0)
    rates.check("b", 0)
    with pytest.raises(Refused, match="at most 1 requests a second"):
        rates.check("a", 0.1)
    rates.check("a", 1.2)


def test_a_quota_is_given_back() -> None:
    quota = Quota(2, "connections")
    quota.take("a")
    quota.take("a")
    with pytest.raises(Refused, match="at most 2 connections"):
        quota.take("a")
    quota.give_back("a")
    quota.take("a")


# -- logs -------------------------------------------------------------------------------------------------


def test_logs_are_json_and_refuse_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers, root.level
    try:
        logs.set_up("info")
        logs.note("something", logging.INFO, table="ABC")
        with pytest.raises(AssertionError, match="token"):
            logs.note("something", token="abc")
    finally:
        root.handlers, root.level = before
    line = json.loads(capsys.readouterr().err)
    assert (line["what"], line["level"], line["table"]) == ("something", "info", "ABC")


# -- views that travel --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("embers", 3), ("saboteur", 5), ("saboteur2", 4), ("guilds", 3)])
def test_a_view_survives_the_journey_and_the_truth_does_not_go_along(name: str, players: int) -> None:
    played = game(name, players)
    rng = Rng.seeded(name)
    state = played.new_state()
    number = 0
    while state.turn != NOBODY:
        if state.turn != CHANCE and number % 5 == 0:
            view = state.view(int(state.turn))
            parcel = pickle.loads(pickle.dumps(pack(played, view)))
            assert unpack(played, parcel, int(state.turn)) == view
            again = played.determinize(view, Rng.seeded("another world")).view(int(state.turn))
            assert pickle.dumps(pack(played, again)) == pickle.dumps(pack(played, view)), "made from the view alone"
        state.apply(state.draw(rng) if state.turn == CHANCE else state.random_move(rng))
        number += 1
    assert number > 5


def test_a_worker_chooses_as_the_bot_here_would() -> None:
    from rockfall.bots import bot

    played = game("saboteur", 3)
    rng = Rng.seeded("worker")
    state = played.new_state()
    while state.turn == CHANCE:
        state.apply(state.draw(rng))
    seat = int(state.turn)
    view = state.view(seat)
    questions = io.BytesIO()
    names = [name if name != "strong" else "strong:20" for name in bots("saboteur")]  # a time would not do the same
    for name in (*names, "nobody"):
        data = pickle.dumps(Question(played, name, seat, pack(played, view), Rng.seeded(1).words()))
        questions.write(len(data).to_bytes(4, "little") + data)
    questions.seek(0)
    output = io.BytesIO()
    work(questions, output)
    output.seek(0)
    answers: list[Answer] = []
    while header := output.read(4):
        answers.append(pickle.loads(output.read(int.from_bytes(header, "little"))))
    expected = [bot(name, played).choose(view, Rng.seeded(1)) for name in names]
    assert [answer.move for answer in answers] == [*expected, None]
    assert "UnknownBot" in answers[-1].trouble


# -- messages -----------------------------------------------------------------------------------------------


def test_a_message_is_decoded_strictly() -> None:
    text = '{"type":"command","table":"ABCDEFGH","id":"1","command":{"do":"sit","seat":1}}'
    assert isinstance(decode_client(text, 1000), ClientInCommand)
    for bad in (
        "",
        "[]",
        "nonsense",
        '{"type":"fly"}',
        text.replace('"seat":1', '"seat":"1"'),
        text.replace('"seat":1', '"seat":1,"more":2'),
        text.replace("ABCDEFGH", "ABC/../"),
        "[" * 100_000,
        b"\xff\xfe",
    ):
        with pytest.raises(Refused) as refused:
            decode_client(bad, 200_000)
        assert refused.value.code == "bad-message"
        assert len(refused.value.got) <= 200
    with pytest.raises(Refused, match="at most 10 bytes"):
        decode_client(text, 10)
