"""Matches and counts as text that a person can read in a diff."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from rockfall.core.bot import Bot
from rockfall.core.game import Action, Event, Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.testing.anatomy import viewers
from rockfall.testing.walks import play_one


def playthrough(game: Game, bots: Sequence[Bot], seed: object, seat: int = 0) -> str:
    """A whole match: every move, what is told of it, and what one seat is told where that is less."""
    state = game.new_state()
    chance = Rng.seeded(seed, "chance")
    rngs = [Rng.seeded(seed, f"seat {each}") for each in range(game.players)]
    lines = [
        f"# {game.title}: {game!r}",
        f"# bots {', '.join(bot.name for bot in bots)}; seed {seed}",
        f"# turn, legal moves, action; under it the events, and what seat {seat} is told where that is less",
    ]
    while state.turn != NOBODY:
        turn = int(state.turn)
        count = len(state.legal_moves())
        told: list[Event] = []
        move = int(state.draw(chance)) if turn == CHANCE else bots[turn].choose(state.view(turn), rngs[turn])
        state.apply(move, told.append)
        lines.append(f"{whose(turn):<8}{count:>5}  {readable(game.decode(move))}")
        for event in told:
            lines += told_lines(event, seat)
    lines.append(f"scores  {', '.join(str(score) for score in state.scores())}")
    lines += [f"seat {seat} sees at the end", readable_json(msgspec.to_builtins(game.show(state.view(seat))))]
    return "\n".join(lines) + "\n"


def whose(turn: int) -> str:
    return "chance" if turn == CHANCE else f"seat {turn}"


def readable(thing: Action | Event) -> str:
    """`Lay card=3`, with `-` for what is not known."""
    fields = msgspec.to_builtins(thing)
    kind = fields.pop("type")
    return " ".join([kind, *(f"{name}={'-' if value is None else value}" for name, value in fields.items())])


def readable_json(fields: dict[str, object]) -> str:
    return "\n".join(f"  {name}: {msgspec.json.encode(value).decode()}" for name, value in fields.items())


def told_lines(event: Event, seat: int) -> list[str]:
    seen = event.seen_by(seat)
    lines = [f"        - {readable(event)}"]
    if seen != event:
        lines.append(f"          seat {seat}: {'nothing' if seen is None else readable(seen)}")
    return lines


def perft(game: Game, state: State, depth: int) -> tuple[int, int]:
    """How many ways there are to go on for `depth` plies, chance included, and to how many different positions."""
    found: set[object] = set()

    def count(here: State, left: int) -> int:
        if left == 0 or here.turn == NOBODY:
            found.add((here.turn, *(here.view(viewer).facts() for viewer in viewers(game.players))))
            return 1
        ways = 0
        for move in here.legal_moves():
            after = here.copy()
            after.apply(move)
            ways += count(after, left - 1)
        return ways

    return count(state, depth), len(found)


def perft_table(game: Game, seed: object, beginnings: Iterable[int], limit: int = 2000) -> str:
    """perft from several moments of one random match on, each as deep as it goes with at most `limit` ways.

    A moment is the beginning, or the first turn of a seat after a number of plies.
    """
    lines = [f"# {game!r}; one match of random moves, seed {seed}", "# after so many plies: depth, ways, positions"]
    state = game.new_state()
    rng = Rng.seeded(seed, "perft")
    plies = 0
    for beginning in beginnings:
        while state.turn != NOBODY and (plies < beginning or (beginning and state.turn == CHANCE)):
            play_one(state, rng)
            plies += 1
        depth, ways = 1, len(state.legal_moves())
        while 0 < ways <= limit and depth < 6:
            ways, positions = perft(game, state, depth)
            lines.append(f"{plies:>5} plies, {whose(int(state.turn)):<8} {depth:>2} {ways:>7} {positions:>7}")
            depth += 1
            ways *= max(1, len(state.legal_moves()))
    return "\n".join(lines) + "\n"


def check_golden(path: Path, text: str, update: bool = False) -> None:
    """The text is what the file says; with `update`, the file is made to say it."""
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return
    assert path.exists(), f"expected the golden file {path.name} of {path.parent.name}; make it with --update-goldens"
    golden = path.read_text()
    if golden != text:
        diff = "\n".join(
            difflib.unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=2)
        )
        raise AssertionError(f"{path.parent.name}/{path.name} is not what happens now:\n{diff}")
