"""Records: written, read back, replayed; and every way in which a file can be wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rockfall.bots.uniform import Uniform
from rockfall.core.errors import BadOptions, BadRecord, NotHere, RockfallError, UnknownGame, VersionMismatch
from rockfall.core.game import Event
from rockfall.core.play import play
from rockfall.core.record import Record, Writer
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.games import GAMES, game_type, games
from tests.teaching.embers import ADDRESS, Embers

NAMES = ["Ann", "Bo", "Cy"]
GAME = Embers.make(3, hand=2)
DEALS = list(GAME.new_state().legal_moves())
Row = dict[str, object]


def embers(name: str) -> type[Embers]:
    if name != "embers":
        raise UnknownGame(name, ["embers"])
    return Embers


def match(seed: int = 7) -> Record:
    return play(GAME, [Uniform()] * 3, seed)


TEXT = match().dumps()
LINES = TEXT.splitlines(keepends=True)


def loaded(text: str | bytes, unfinished: bool = False) -> Record:
    """Read with Embers as the known game."""
    record = Record.loads(text, unfinished)
    record.game(embers)
    return record


def resealed(rows: list[Row]) -> str:
    """A file of these rows as a forger would write it: all checksums right."""
    text, check = "", ""
    for row in rows:
        content = json.dumps(row, separators=(",", ":"))
        check = sha256((check + content).encode()).hexdigest()[:12]
        text += f'{content[:-1]},"check":"{check}"}}\n'
    return text


def rows_of(text: str) -> list[Row]:
    rows = [json.loads(line) for line in text.splitlines()]
    for row in rows:
        del row["check"]
    return rows


def forged(change: Callable[[list[Row]], None]) -> str:
    """A well sealed file that tells another story. The digest follows the change unless the change set it."""
    rows = rows_of(TEXT)
    change(rows)
    end = rows[-1]
    if end.get("digest") == rows_of(TEXT)[-1]["digest"]:
        end["digest"] = sha256(resealed(rows[:-1]).encode()).hexdigest()
    return resealed(rows)


def refusal(text: str | bytes, unfinished: bool = False) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        loaded(text, unfinished).replay()
    return caught.value


# -- there and back -----------------------------------------------------------------------------------


def test_a_record_comes_back_from_its_file(tmp_path: Path) -> None:
    record = match()
    record.save(tmp_path / "match.jsonl")
    back = Record.load(tmp_path / "match.jsonl")
    assert back == record
    assert back.moves == record.moves
    assert back.seats == ["uniform", "uniform", "uniform"]
    assert back.scores == record.scores
    assert back.game(embers) == GAME
    assert (tmp_path / "match.jsonl").read_text() == record.dumps()


@settings(derandomize=True, max_examples=30, deadline=None)
@given(st.integers(2, 4), st.integers(2, 3), st.integers(), st.lists(st.text(), min_size=4, max_size=4))
def test_every_match_comes_back_and_replays(players: int, hand: int, seed: int, names: list[str]) -> None:
    game = Embers.make(players, hand=hand)
    state = play(game, [Uniform()] * players, seed).replay()
    text = Record.of(game, state, [name.encode(errors="replace").decode() for name in names[:players]]).dumps()
    back = loaded(text)
    assert back.dumps() == text
    again = back.replay()
    assert again.history() == state.history()
    assert again.scores() == state.scores()
    assert all(again.view(viewer) == state.view(viewer) for viewer in [None, *range(players)])


@pytest.mark.parametrize("name", games())
def test_matches_of_every_game_come_back_and_replay(name: str) -> None:
    game = game_type(name).make()
    record = play(game, [Uniform()] * game.players, 1)
    back = Record.loads(record.dumps())
    assert back.replay().history() == list(record.moves)
    assert back.dumps() == record.dumps()


def test_replay_tells_the_same_events() -> None:
    played: list[Event] = []
    record = play(Embers.make(3), [Uniform()] * 3, 7, played.append)
    replayed: list[Event] = []
    loaded(record.dumps()).replay(replayed.append)
    assert len(played) == len(record.moves) + 1  # at the end the cards are turned over
    assert replayed == played


def test_steps_show_the_state_before_each_move() -> None:
    record = loaded(TEXT)
    game = record.game()
    seen = [(state.ply, state.turn, move, action) for state, move, action in record.steps()]
    assert [move for _, _, move, _ in seen] == list(record.moves)
    assert seen[0][:2] == (0, CHANCE)
    assert [action for *_, action in seen] == [game.decode(move) for move in record.moves]
    assert [line.who for line in record.lines()] == ["chance" if turn == CHANCE else turn for _, turn, _, _ in seen]


def test_lines_are_readable() -> None:
    header, first, *_, end = [json.loads(line) for line in LINES]
    assert header["line"] == "header"
    assert (header["format"], header["game"], header["rules_version"], header["players"]) == (1, "embers", 1, 3)
    assert header["options"] == {"hand": 2}
    assert first["who"] == "chance"
    assert first["number"] == 1
    assert first["action"] == {"type": "Deal", "card": GAME.decode(first["move"]).card}  # type: ignore[attr-defined]
    assert end["moves"] == len(LINES) - 2
    assert end["digest"] == sha256("".join(LINES[:-1]).encode()).hexdigest()


def test_meta_is_kept() -> None:
    game = Embers.make(2)
    meta: dict[str, object] = {"commitment": "ab\n", "n": [1, 2.5, None], "ё": {"x": True}}
    record = Record.of(game, game.new_state(), ["Ann", "Bo"], meta)
    assert loaded(record.dumps(), unfinished=True).meta == meta


@pytest.mark.parametrize("meta", [{"x": {1}}, {"x": (1, 2)}, {"x": float("nan")}, {1: 2}, {"x": object()}])
def test_a_meta_that_json_cannot_keep_is_refused(meta: dict[str, object]) -> None:
    game = Embers.make(2)
    with pytest.raises(BadOptions, match="meta"):
        Record.of(game, game.new_state(), ["Ann", "Bo"], meta)


def test_names_must_be_one_for_each_seat() -> None:
    game = Embers.make(3)
    with pytest.raises(BadOptions, match="expected 3 names"):
        Record.of(game, game.new_state(), ["Ann", "Bo"])


def test_repr_says_what_it_is() -> None:
    assert (
        repr(match())
        == f"<Record of embers: uniform, uniform, uniform; {len(LINES) - 2} moves, scores {match().scores}>"
    )


# -- line by line -------------------------------------------------------------------------------------


def written(state: State, writer: Writer, rng: Rng, count: int) -> str:
    """This many more random moves, as lines."""
    text = ""
    for _ in range(count):
        move = state.draw(rng) if state.turn == CHANCE else state.random_move(rng)
        text += writer.move_line(state.turn, move)
        state.apply(move)
    return text


def test_a_writer_writes_what_a_record_would() -> None:
    game, rng = Embers.make(3), Rng.seeded(3)
    state, writer = game.new_state(), Writer(game, NAMES, {"table": 9})
    text = writer.header_line()
    while state.turn != NOBODY:
        text += written(state, writer, rng, 1)
    text += writer.end_line(state.scores())
    assert text == Record.of(game, state, NAMES, {"table": 9}).dumps()
    assert loaded(text).replay().scores() == state.scores()


def test_an_unfinished_log_is_a_record_without_an_end() -> None:
    game, rng = Embers.make(3), Rng.seeded(3)
    state, writer = game.new_state(), Writer(game, NAMES)
    text = writer.header_line() + written(state, writer, rng, 8)
    record = loaded(text, unfinished=True)
    assert not record.is_finished
    assert record.replay().history() == state.history()
    assert "unfinished" in repr(record)
    with pytest.raises(NotHere, match="no end yet"):
        _ = record.scores
    assert refusal(text).line == 10
    # The table goes on after a restart.
    resumed = record.writer()
    while state.turn != NOBODY:
        text += written(state, resumed, rng, 1)
    text += resumed.end_line(state.scores())
    assert loaded(text).replay().history() == state.history()
    assert loaded(text, unfinished=True).is_finished


def test_a_writer_keeps_the_order_of_lines() -> None:
    writer = Writer(Embers.make(3), NAMES)
    with pytest.raises(NotHere, match="header before"):
        writer.move_line(CHANCE, DEALS[0])
    with pytest.raises(NotHere, match="header before"):
        writer.end_line([0, 0, 0])
    writer.header_line()
    with pytest.raises(NotHere, match="one header"):
        writer.header_line()
    writer.end_line([0, 0, 0])
    with pytest.raises(NotHere, match="after the end"):
        writer.move_line(CHANCE, DEALS[0])


def test_a_finished_record_is_not_written_on() -> None:
    with pytest.raises(NotHere, match="has its end"):
        match().writer()


# -- damage -------------------------------------------------------------------------------------------


@settings(derandomize=True, max_examples=600, deadline=None)
@given(st.data())
def test_any_edit_of_one_character_is_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT)))
    kind = data.draw(st.sampled_from(["replace", "insert", "delete"]))
    ascii_likely = st.one_of(
        st.characters(max_codepoint=127), st.sampled_from('0123456789abcdef"{}[],: \n'), st.characters()
    )
    new = "" if kind == "delete" else data.draw(ascii_likely)
    edited = TEXT[:at] + new + TEXT[at + (kind != "insert") :]
    if edited == TEXT:
        return
    with pytest.raises((BadRecord, VersionMismatch, UnknownGame, BadOptions)) as caught:
        Record.loads(edited)
    assert not isinstance(caught.value, BadRecord) or abs(caught.value.line - TEXT.count("\n", 0, at) - 1) <= 1


@settings(derandomize=True, max_examples=300, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.integers(0, 255))
def test_any_edit_of_one_byte_is_refused(at: int, byte: int) -> None:
    data = TEXT.encode()
    if data[at] == byte:
        return
    with pytest.raises((BadRecord, VersionMismatch)):
        Record.loads(data[:at] + bytes([byte]) + data[at + 1 :])


def test_truncation_at_every_byte_is_refused_with_its_line() -> None:
    data = TEXT.encode()
    for size in range(len(data)):
        kept = data[:size]
        error = refusal(kept)
        assert error.line == kept.count(b"\n") + 1, size


def test_truncation_after_every_line_names_the_line_that_is_missing() -> None:
    for kept in range(1, len(LINES)):
        error = refusal("".join(LINES[:kept]))
        assert error.line == kept + 1
        assert "truncated" in error.reason


def test_a_line_cut_off_is_refused_in_an_unfinished_log_too() -> None:
    error = refusal("".join(LINES[:5]) + LINES[5][:-1], unfinished=True)
    assert (error.line, error.reason) == (6, "expected a line break at its end; the line is cut off")


@pytest.mark.parametrize("gone", range(len(LINES)))
def test_a_missing_line_is_refused_where_it_was(gone: int) -> None:
    assert refusal("".join(LINES[:gone] + LINES[gone + 1 :])).line == gone + 1


@pytest.mark.parametrize("at", range(1, len(LINES) - 1))
def test_swapped_lines_are_refused(at: int) -> None:
    swapped = LINES[:]
    swapped[at - 1], swapped[at] = swapped[at], swapped[at - 1]
    assert refusal("".join(swapped)).line == at


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the file is empty"),
        (b"\xef\xbb\xbf" + TEXT.encode(), 1, "expected a JSON object"),
        (TEXT.encode("utf-16"), 1, "expected UTF-8; got the byte 0xff at 1"),
        (TEXT.encode().replace(b"Deal", b"De\xe4l", 1), 2, "expected UTF-8; got the byte 0xe4"),
        (TEXT.replace("Deal", "\ud800", 1), 2, "half of a surrogate pair"),
        ("hello\n", 1, "expected a JSON object"),
        ("[1]\n", 1, "expected a JSON object"),
        ("{}\n", 1, "expected the line to end with its checksum"),
        ('{"a":' + "[" * 100_000 + "\n", 1, "expected a JSON object"),
        (TEXT + "x", len(LINES) + 1, "nothing after the end"),
        (TEXT + "\n", len(LINES) + 1, "nothing after the end"),
        (TEXT + LINES[-1], len(LINES) + 1, "nothing after the end"),
        (TEXT.replace("\n", "\r\n"), 1, "expected the line to end with its checksum"),
        (TEXT.replace('"card":1', '"card":2', 1), TEXT.count("\n", 0, TEXT.index('"card":1')) + 1, "the checksum"),
        ("".join([LINES[0], LINES[0], *LINES[1:]]), 2, "second header"),
        ("".join(LINES[1:]), 1, "expected a header; got a move"),
        (LINES[-1], 1, "expected a header; got the end"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, line: int, reason: str) -> None:
    error = refusal(text)
    assert error.line == line
    assert reason in error.reason


def setting(row: int, **fields: object) -> Callable[[list[Row]], None]:
    def change(rows: list[Row]) -> None:
        rows[row].update(fields)

    return change


def moving(row: int, move: int) -> Callable[[list[Row]], None]:
    return setting(row, move=move, action=GAME.action_to_json(GAME.decode(move)))


def without(row: int, field: str) -> Callable[[list[Row]], None]:
    def change(rows: list[Row]) -> None:
        del rows[row][field]

    return change


LAST = len(LINES) - 1


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (without(0, "seats"), 1, "missing required field `seats`"),
        (without(3, "action"), 4, "missing required field `action`"),
        (without(LAST, "digest"), LAST + 1, "missing required field `digest`"),
        (setting(0, extra=1), 1, "unknown field `extra`"),
        (setting(0, seats=["Ann"]), 1, "expected names for 3 seats; got 1"),
        (setting(0, format="1"), 1, "Expected `int`, got `str` - at `$.format`"),
        (setting(2, line="note"), 3, "Invalid value 'note'"),
        (setting(2, number=9), 3, "expected move number 2; got 9"),
        (setting(2, who="ann"), 3, "Invalid enum value 'ann'"),
        (setting(2, who=-1), 3, "Expected `int` >= 0"),
        (setting(2, who=1), 3, "expected a move of chance; got one of seat 1"),
        (setting(2, move=999), 3, f"expected a move code in 0..{GAME.move_count - 1}, got 999"),
        (setting(2, move=1 << 80), 3, "expected a move code in 0.."),
        (setting(2, action={"type": "Deal", "card": 9}), 3, "'card': 9"),
        (moving(2, 0), 3, f"expected one of chance's outcomes {DEALS}; got 0"),
        (setting(7, who=2), 8, "expected a move of seat 0; got one of seat 2"),
        (moving(7, DEALS[0]), 8, "Deal(card=1) is refused by M1: chance-only"),
        (setting(LAST, scores=[9, 9, 9]), LAST + 1, "got [9, 9, 9]"),
        (setting(LAST, moves=3), LAST + 1, f"expected the end of {LAST - 1} moves; got the end of 3"),
        (setting(LAST, digest="0" * 64), LAST + 1, "expected the digest"),
    ],
)
def test_a_well_sealed_file_that_lies_is_refused(change: Callable[[list[Row]], None], line: int, reason: str) -> None:
    error = refusal(forged(change))
    assert error.line == line
    assert reason in error.reason


def test_a_match_that_ends_too_early_or_goes_on_too_long_is_refused() -> None:
    def cut(rows: list[Row]) -> None:
        del rows[-2]
        rows[-1]["moves"] = len(rows) - 2

    def prolonged(rows: list[Row]) -> None:
        rows.insert(-1, {**rows[-2], "number": len(rows) - 1})
        rows[-1]["moves"] = len(rows) - 2

    assert "because the match is not over" in refusal(forged(cut)).reason
    error = refusal(forged(prolonged))
    assert error.line == LAST + 1
    assert "because the match is over" in error.reason


def test_another_spelling_of_the_same_values_is_refused() -> None:
    content = json.dumps(rows_of(TEXT)[0])
    check = sha256(content.encode()).hexdigest()[:12]
    spaced = f'{content[:-1]},"check":"{check}"}}\n'
    error = refusal(spaced + "".join(LINES[1:]))
    assert error.line == 1
    assert "another spelling" in error.reason


@pytest.mark.parametrize(
    ("change", "kind", "message"),
    [
        (setting(0, format=2, seats=7), VersionMismatch, "expected a record in version 1 of the format; got version 2"),
        (setting(0, rules_version=4), VersionMismatch, "by version 1 of its rules; got version 4"),
        (setting(0, game="chess"), UnknownGame, "expected one of the games embers; got 'chess'"),
        (setting(0, options={"hand": 8}), BadOptions, "Expected `int` <= 3"),
        (setting(0, options={"players": 3}), BadOptions, "expected options among hand; got 'players'"),
        (setting(0, options={"cls": 3}), BadOptions, "expected options among hand; got 'cls'"),
        (setting(0, players=1, seats=["Ann"]), BadOptions, "expected 2 to 4 players, got 1"),
    ],
)
def test_what_this_library_cannot_replay_is_refused_by_cause(
    change: Callable[[list[Row]], None], kind: type[RockfallError], message: str
) -> None:
    with pytest.raises(kind) as caught:
        loaded(forged(change))
    assert message in str(caught.value)


def test_a_record_by_earlier_rules_is_replayed_by_those() -> None:
    class Later(Embers):
        rules_version = 2
        earlier = (Embers,)

    record = Record.loads(TEXT)
    assert type(record.game(lambda name: Later)) is Embers
    assert record.replay().history() == list(record.moves)
    assert record.dumps() == TEXT


def test_games_are_looked_up_in_the_registry_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownGame, match="got 'embers'"):
        Record.loads(TEXT).replay()
    monkeypatch.setitem(GAMES, "embers", ADDRESS)
    assert Record.loads(TEXT).replay().scores() == match().scores
