"""A match in a file: what was played, by whom, and every move; enough to replay it and to prove that it was legal.

JSON Lines: a header, one line for each move and each outcome of chance, an end. Every line ends with a checksum of
itself and of the checksum above it, so damage is found where it is. It guards against accidents, not against a
forger: what makes a record true is that it replays. docs/records.md describes the format.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from rockfall.core.errors import BadOptions, BadRecord, MalformedAction, NotHere, VersionMismatch
from rockfall.core.game import Action, Game
from rockfall.core.state import CHANCE, NOBODY, Emit, State

FORMAT = 1

Resolve = Callable[[str], type[Game]]  # a game's class by its name, or UnknownGame

_Count = Annotated[int, msgspec.Meta(ge=0)]
_LAST = re.compile(rb',"check":"([^"]*)"}\Z')


# -- the lines, in the order of their fields --------------------------------------------------------


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="line", tag="header"):
    """What is played and who sits where. `meta` is free: plain JSON for whoever writes the record."""

    format: int
    game: str
    rules_version: int
    players: _Count
    options: dict[str, object]
    seats: list[str]
    meta: dict[str, object]


class MoveLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="line", tag="move"):
    """One move, twice: its code, and the action for people who read the file. Replaying checks that they agree."""

    number: _Count
    who: _Count | Literal["chance"]
    move: _Count
    action: dict[str, object]


class End(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="line", tag="end"):
    """The result. `digest` is the sha256 of all the lines above, checksums and line breaks included."""

    scores: list[int]
    moves: _Count
    digest: str


class _Format(msgspec.Struct):
    """As much of a header as every version of the format has."""

    format: int


Line = Header | MoveLine | End
_decode_line = msgspec.json.Decoder(Line).decode
_decode_format = msgspec.json.Decoder(_Format).decode


class _Anything(msgspec.Struct):
    """Any JSON object."""


# -- the record ---------------------------------------------------------------------------------------


class Record:
    """One match. Made by `Record.of` from a state, by `Record.load` from a file."""

    def __init__(
        self,
        header: Header,
        moves: Sequence[int],
        scores: Sequence[int] | None,
        lines: Sequence[MoveLine] | None = None,
        game: Game | None = None,
    ) -> None:
        """For this module: `lines` are the moves as a file claims them; `game` is known if it was played here."""
        self.header = header
        self.moves = tuple(moves)
        self._scores = None if scores is None else list(scores)
        self._lines = lines
        self._game = game

    @classmethod
    def of(cls, game: Game, state: State, seats: Sequence[str], meta: dict[str, object] | None = None) -> Record:
        """The record of a match as far as it was played; it has an end if the match has one."""
        header = header_of(game, seats, meta)
        return cls(header, state.history(), state.scores() if state.turn == NOBODY else None, game=game)

    @classmethod
    def load(cls, path: str | PathLike[str], unfinished: bool = False) -> Record:
        """A record from a file. `unfinished` also takes the log of a match that goes on: a record without its end."""
        return cls.loads(Path(path).read_bytes(), unfinished)

    @classmethod
    def loads(cls, text: str | bytes, unfinished: bool = False) -> Record:
        """A record from a file's content; BadRecord says which line is wrong and why. Does not replay it yet."""
        header, moves, end = _read(text if isinstance(text, bytes) else _utf8(text), unfinished)
        return cls(header, [each.move for each in moves], None if end is None else end.scores, lines=moves)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file."""
        Path(path).write_bytes(self.dumps().encode())

    def dumps(self) -> str:
        """The record as a file's content. What `loads` accepts, this gives back to the letter."""
        chain = _Chain()
        parts = [chain.seal(self.header), *(chain.seal(line) for line in self.lines())]
        if self._scores is not None:
            parts.append(chain.seal_end(self._scores))
        return "".join(parts)

    def lines(self) -> list[MoveLine]:
        """Every move as it stands on file: its number, whose it was, its code and its action."""
        if self._lines is None:
            game = self.game()
            walk = enumerate(self.steps(), start=1)
            self._lines = [_move_line(game, number, state.turn, move) for number, (state, move, _) in walk]
        return list(self._lines)

    def writer(self) -> Writer:
        """To go on writing a record that has no end yet."""
        if self.is_finished:
            raise NotHere("expected a record without an end to go on writing; this one has its end")
        return Writer._resumed(self)

    # -- what stands in it ------------------------------------------------------------------------------

    @property
    def seats(self) -> list[str]:
        """The names, by seat."""
        return list(self.header.seats)

    @property
    def meta(self) -> dict[str, object]:
        """Whatever its writer put there."""
        return self.header.meta

    @property
    def is_finished(self) -> bool:
        """Whether it has its end; the log of a match that goes on has none yet."""
        return self._scores is not None

    @property
    def scores(self) -> list[int]:
        """The final scores, by seat."""
        if self._scores is None:
            raise NotHere("expected the record of a finished match; this one has no end yet, so no final scores")
        return list(self._scores)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        result = f"scores {self._scores}" if self.is_finished else "unfinished"
        return f"<Record of {self.header.game}: {', '.join(self.seats)}; {len(self.moves)} moves, {result}>"

    # -- replaying --------------------------------------------------------------------------------------

    def game(self, resolve: Resolve | None = None) -> Game:
        """The game that was played. `resolve` finds its class by name: by default, among Rockfall's own games.

        VersionMismatch if it was played by rules that are no longer known.
        """
        if self._game is None:
            self._game = _game_of(self.header, resolve or _default_resolve)
        return self._game

    def replay(self, emit: Emit | None = None) -> State:
        """Play it all again and return the last state; BadRecord names the line where the rules were broken."""
        state = self.game().new_state()
        for _ in self._walk(state, emit):
            pass
        return state

    def steps(self) -> Iterator[tuple[State, int, Action]]:
        """For every move: the state before it, the move, its action. The state moves on: copy it to keep it."""
        return self._walk(self.game().new_state(), None)

    def _walk(self, state: State, emit: Emit | None) -> Iterator[tuple[State, int, Action]]:
        game = self.game()
        for at, move in enumerate(self.moves):
            row = at + 2  # the header is line 1
            if self._lines is not None:
                _check_claims(game, state, self._lines[at], row)
            _check_legal(game, state, move, row)
            yield state, move, game.decode(move)
            state.apply(move, emit)
        if self._scores is not None:
            _check_result(state, self._scores, len(self.moves) + 2)


def _check_claims(game: Game, state: State, line: MoveLine, number: int) -> None:
    """What the line says beside the code must agree with it."""
    try:
        action = game.action_to_json(game.decode(line.move))
    except MalformedAction as error:
        raise BadRecord(number, str(error)) from None
    if line.action != action:
        raise BadRecord(number, f"expected the action of move {line.move}, which is {action}; got {line.action}")
    if state.turn != NOBODY and line.who != _who(state.turn):
        raise BadRecord(number, f"expected a move of {_name(_who(state.turn))}; got one of {_name(line.who)}")


def _check_legal(game: Game, state: State, move: int, number: int) -> None:
    if state.turn == NOBODY:
        raise BadRecord(number, f"expected the end, because the match is over; got move {move}")
    if move in state.legal_moves():
        return
    if state.turn == CHANCE:
        raise BadRecord(number, f"expected one of chance's outcomes {list(state.legal_moves())}; got {move}")
    refusal = game.why_not(state.view(state.turn), game.decode(move))
    assert refusal is not None, "a move that is not legal must be refused with a reason"
    raise BadRecord(number, f"expected a legal move; {game.decode(move)} is refused by {refusal.rule}: {refusal.code}")


def _check_result(state: State, scores: list[int], number: int) -> None:
    if state.turn != NOBODY:
        raise BadRecord(number, "expected more moves, because the match is not over; got the end")
    if scores != state.scores():
        raise BadRecord(number, f"expected the scores {state.scores()}, which the moves lead to; got {scores}")


def _who(turn: int) -> int | Literal["chance"]:
    return "chance" if turn == CHANCE else turn


def _name(who: int | Literal["chance"]) -> str:
    return who if who == "chance" else f"seat {who}"


# -- finding the game -------------------------------------------------------------------------------------


def _no_games(name: str) -> type[Game]:
    raise NotHere(f"expected a way to find the game {name!r}: pass `resolve`, or import rockfall as a whole")


_default_resolve: Resolve = _no_games


def find_games_with(resolve: Resolve) -> None:
    """How records find their games unless told otherwise. The registry lies above this layer, so it is installed."""
    global _default_resolve
    _default_resolve = resolve


def _game_of(header: Header, resolve: Resolve) -> Game:
    kind = resolve(header.game).by_rules(header.rules_version)
    known = [field.name for field in msgspec.structs.fields(kind.option_type)]
    for option in header.options:  # before they become keyword arguments
        if option not in known:
            raise BadOptions(f"{kind.name}: expected options among {', '.join(known) or 'none'}; got {option!r}")
    return kind.make(header.players, **header.options)


# -- writing ----------------------------------------------------------------------------------------------


def header_of(game: Game, seats: Sequence[str], meta: dict[str, object] | None = None) -> Header:
    """The first line of a record."""
    if game.changes:
        raise NotHere(f"expected a game as it is in its box, since a record names no other; got {game!r}")
    if len(seats) != game.players or not all(isinstance(name, str) for name in seats):
        raise BadOptions(f"{game.name}: expected {game.players} names, one for each seat; got {list(seats)!r}")
    return Header(
        format=FORMAT,
        game=game.name,
        rules_version=game.rules_version,
        players=game.players,
        options=msgspec.json.decode(msgspec.json.encode(game.options)),
        seats=list(seats),
        meta=_plain(meta or {}),
    )


def _plain(meta: dict[str, object]) -> dict[str, object]:
    """Refuse what would not come back from a file as it went in."""
    try:
        back = msgspec.json.decode(msgspec.json.encode(meta))
    except (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError) as error:
        raise BadOptions(f"expected a meta of plain JSON values: {error}; got {meta!r}") from None
    if back != meta:
        raise BadOptions(f"expected a meta that JSON keeps as it is; {meta!r} would come back as {back!r}")
    return dict(meta)


def _move_line(game: Game, number: int, turn: int, move: int) -> MoveLine:
    return MoveLine(number=number, who=_who(turn), move=move, action=game.action_to_json(game.decode(move)))


class Writer:
    """Writes a record line by line while the match goes on.

    Each call gives the next line, line break included:

        writer = Writer(game, seats)
        log.write(writer.header_line())
        log.write(writer.move_line(state.turn, move))   # before state.apply(move)
        log.write(writer.end_line(state.scores()))
    """

    def __init__(self, game: Game, seats: Sequence[str], meta: dict[str, object] | None = None) -> None:
        self._game = game
        self._header = header_of(game, seats, meta)
        self._chain = _Chain()
        self._has_end = False

    @classmethod
    def _resumed(cls, record: Record) -> Writer:
        writer = cls(record.game(), record.seats)
        writer._chain.seal(record.header)
        for line in record.lines():
            writer._chain.seal(line)
        return writer

    def header_line(self) -> str:
        """The first line."""
        if self._chain.lines:
            raise NotHere("expected one header, at the beginning; it is written already")
        return self._chain.seal(self._header)

    def move_line(self, turn: int, move: int) -> str:
        """A move of the seat whose turn it is, or of CHANCE. Trusts its caller that it is legal."""
        self._check_going_on()
        return self._chain.seal(_move_line(self._game, self._chain.lines, turn, move))

    def end_line(self, scores: Sequence[int]) -> str:
        """The last line."""
        self._check_going_on()
        self._has_end = True
        return self._chain.seal_end(scores)

    def _check_going_on(self) -> None:
        if not self._chain.lines:
            raise NotHere("expected the header before anything else; it is not written yet")
        if self._has_end:
            raise NotHere("expected nothing after the end; it is written already")


class _Chain:
    """Checksums that run from line to line, and the digest of all of them."""

    def __init__(self) -> None:
        self.check = ""
        self.lines = 0
        self._digest = sha256()

    def check_of(self, content: bytes) -> str:
        return sha256(self.check.encode() + content).hexdigest()[:12]

    def digest(self) -> str:
        return self._digest.hexdigest()

    def seal(self, line: Line) -> str:
        content = msgspec.json.encode(line)
        sealed = content[:-1] + f',"check":"{self.check_of(content)}"}}'.encode()
        self.pass_on(content, sealed)
        return sealed.decode() + "\n"

    def seal_end(self, scores: Sequence[int]) -> str:
        return self.seal(End(scores=list(scores), moves=self.lines - 1, digest=self.digest()))

    def pass_on(self, content: bytes, sealed: bytes) -> None:
        self.check = self.check_of(content)
        self._digest.update(sealed + b"\n")
        self.lines += 1


# -- reading ----------------------------------------------------------------------------------------------


def _utf8(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise BadRecord(line, "expected text that can be written as UTF-8; got half of a surrogate pair") from None


def _read(data: bytes, unfinished: bool) -> tuple[Header, list[MoveLine], End | None]:
    """The lines of a file, each checked by itself and against those above it."""
    if not data:
        raise BadRecord(1, "expected a header; the file is empty")
    *rows, rest = data.split(b"\n")
    chain = _Chain()
    moves: list[MoveLine] = []
    header: Header | None = None
    end: End | None = None
    for number, row in enumerate(rows, start=1):
        if end is not None:
            raise BadRecord(number, "expected nothing after the end; something follows")
        line = _line_of(row, number, chain)
        if isinstance(line, Header):
            header = line
        elif isinstance(line, MoveLine):
            moves.append(line)
        else:
            end = line
    number = len(rows) + 1
    if rest:
        missing = "a line break at its end; the line is cut off"
        raise BadRecord(number, "expected " + ("nothing after the end; something follows" if end else missing))
    assert header is not None, "the first line is checked to be a header"
    if end is None and not unfinished:
        raise BadRecord(number, "expected a move or the end; the record is truncated")
    return header, moves, end


def _line_of(row: bytes, number: int, chain: _Chain) -> Line:
    """One line, whole and in its place; the chain goes on."""
    content, check = _unsealed(row, number)
    if number == 1:
        _check_format(content)
    line = _decoded(content, number)
    _check_place(line, number)
    expected = chain.check_of(content)
    if check != expected:
        raise BadRecord(number, f"expected the checksum {expected}, got {check}: this line is not as it was written")
    if msgspec.json.encode(line) != content:
        raise BadRecord(number, "expected the fields in their order and no spaces between them; got another spelling")
    if isinstance(line, End):
        _check_end(line, number, chain)
    chain.pass_on(content, row)
    return line


def _unsealed(row: bytes, number: int) -> tuple[bytes, str]:
    """The content of a line without its checksum, and the checksum."""
    try:
        row.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(number, f"expected UTF-8; got the byte 0x{row[error.start]:02x} at {error.start + 1}") from None
    try:
        msgspec.json.decode(row, type=_Anything)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(number, f"expected a JSON object: {error}") from None
    sealed = _LAST.search(row)
    if sealed is None:
        raise BadRecord(number, 'expected the line to end with its checksum, as in ,"check":"0123456789ab"}')
    return row[: sealed.start()] + b"}", sealed[1].decode()


def _check_format(content: bytes) -> None:
    """Before anything else: another version of the format may have other fields."""
    try:
        found = _decode_format(content).format
    except (msgspec.DecodeError, RecursionError):
        return  # no header at all, which the caller will say better
    if found != FORMAT:
        raise VersionMismatch(f"expected a record in version {FORMAT} of the format; got version {found}")


def _decoded(content: bytes, number: int) -> Line:
    try:
        line: Line = _decode_line(content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(number, f"expected a header, a move or an end: {error}") from None
    return line


def _check_place(line: Line, number: int) -> None:
    """A header is the first line and nothing else is; moves are numbered from 1."""
    match line:
        case Header():
            if number != 1:
                raise BadRecord(number, "expected a move or the end; got a second header")
            if len(line.seats) != line.players:
                raise BadRecord(number, f"expected names for {line.players} seats; got {len(line.seats)}")
        case _ if number == 1:
            raise BadRecord(number, "expected a header; got " + ("a move" if isinstance(line, MoveLine) else "the end"))
        case MoveLine() if line.number != number - 1:
            raise BadRecord(number, f"expected move number {number - 1}; got {line.number}")
        case End() if line.moves != number - 2:
            raise BadRecord(number, f"expected the end of {number - 2} moves; got the end of {line.moves}")


def _check_end(line: End, number: int, chain: _Chain) -> None:
    if line.digest != chain.digest():
        raise BadRecord(number, f"expected the digest {chain.digest()}; got {line.digest}")
