"""`rockfall replay` and `rockfall demo`: a match in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import typer

from rockfall.bots import bot, bots
from rockfall.cli.output import print_json
from rockfall.core.errors import BadOptions, BadRecord
from rockfall.core.game import Event, Game
from rockfall.core.play import play
from rockfall.core.record import Record
from rockfall.words import Words

EVERYTHING = "everything"
SPECTATOR = "spectator"
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hedy", "Ivo", "Jun", "Kit", "Lou")

MORE_WORDS: list[Path] = []  # folders with the words of games that are not Rockfall's own


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """One event, as --json prints it."""

    text: str
    event: Event


class Telling(msgspec.Struct, frozen=True, kw_only=True):
    """A record as one viewer saw it. The record's `meta` stays out: it may hold the seed."""

    game: str
    options: dict[str, object]
    seats: list[str]
    viewer: str
    events: list[Told]
    scores: list[int] | None  # when the match is over, which is when everybody knows them


def replay(file: Path, viewer: str, as_json: bool, language: str) -> None:
    """Check a record and tell it."""
    record = _load(file)
    words = words_of(record.game(), distinct(record.seats), language)
    telling = tell(record, viewer, words)
    if as_json:
        print_json(telling)
        return
    for told in telling.events:
        typer.echo(told.text)
    if telling.scores is None:
        typer.echo(words.say("record-unfinished"))
    else:
        typer.echo(words.say("scores", scores=telling.scores))


def _load(file: Path) -> Record:
    try:
        return Record.load(file, unfinished=True)
    except OSError as error:
        raise BadOptions(f"expected a record that can be read; {file}: {error.strerror}") from None


def words_of(game: Game, seats: Sequence[str], language: str) -> Words:
    return Words(game, seats, language, MORE_WORDS)


def tell(record: Record, viewer: str, words: Words) -> Telling:
    """The match in words, through one viewer's eyes."""
    game = record.game()
    see, seat = _eyes(viewer, game)
    told: list[Told] = []

    def emit(event: Event) -> None:
        seen = see(event)
        if seen is not None:
            told.append(Told(text=words.tell(seen, seat), event=seen))

    try:
        record.replay(emit)
    except BadRecord as error:
        if viewer == EVERYTHING:
            raise
        # The reason may name a card that this viewer does not know.
        raise BadRecord(
            error.line, "expected a record by the rules; replay it without --as to see what is wrong"
        ) from None
    return Telling(
        game=game.name,
        options=record.header.options,
        seats=words.seats,
        viewer=viewer,
        events=told,
        scores=record.scores if record.is_finished else None,
    )


def _eyes(viewer: str, game: Game) -> tuple[Callable[[Event], Event | None], int | None]:
    """What there is to see of an event, and the seat whose eyes they are."""
    if viewer == EVERYTHING:
        return (lambda event: event), None
    if viewer == SPECTATOR:
        return (lambda event: event.seen_by(None)), None
    if viewer in map(str, range(game.players)):
        seat = int(viewer)
        return (lambda event: event.seen_by(seat)), seat
    raise BadOptions(f"--as: expected a seat from 0 to {game.players - 1}, or {SPECTATOR}; got {viewer!r}")


def distinct(names: Sequence[str]) -> list[str]:
    """Names that can be told apart and do nothing to a terminal: two called uniform are uniform-0 and uniform-1."""
    clean = ["".join(each if each.isprintable() else "?" for each in name) for name in names]
    if len(set(clean)) == len(clean):
        return clean
    return [f"{name}-{seat}" for seat, name in enumerate(clean)]


def demo(game: Game, seed: str, language: str) -> None:
    """Play one match between the best bots that need not think long, and tell it."""
    name = [name for name in bots(game.name) if name != "strong"][-1]
    words = words_of(game, NAMES, language)
    typer.echo(words.say("match-begins", title=game.title, players=game.players, bot=name, seed=seed))
    record = play(
        game, [bot(name, game) for _ in range(game.players)], seed, lambda event: typer.echo(words.tell(event))
    )
    typer.echo(words.say("scores", scores=record.scores))
