"""Positions of real matches as JSON, for looking at boards without a server: web/fixtures/<name>.json.

Each holds what one viewer's client would hold: the view, the legal actions, and the events told so far.

    PYTHONPATH=src python tools/fixtures.py [saboteur2]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from rockfall.bots import bot
from rockfall.core.game import Event, Game
from rockfall.core.record import Record
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.games import game as new_game
from rockfall.games.trollfjord.table import TrollfjordTable
from rockfall.games.trollfjord.tower import blow, fill, is_installed
from rockfall.server.dice import FairDice, commitment, draws, source_of
from rockfall.server.shares import bot_share, seal_of

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
NAMES = ("Anna", "Oleg", "Mirela", "Tom", "Jonas", "Sofia", "Bastien", "Ylva", "Dmitri", "Ruth")

ATTEMPTS = 200

Wanted = Callable[[Game, State, int], bool]
Digger = Callable[[Game, State, Rng], int]


def main() -> None:
    """Those named on the command line, by the beginnings of their names; or all."""
    FOLDER.mkdir(exist_ok=True)
    capture("saboteur-early", "saboteur", 5, "first", first_turn_with("LayPath", laid=1), rounds=2)
    capture(
        "saboteur-middle",
        "saboteur",
        5,
        "middle",
        first_turn_with("LayPath", "BreakTool", "Rockfall", laid=14),
        rounds=2,
    )
    capture("saboteur-gold", "saboteur", 5, "end", first_turn_with("TakeGold"), rounds=2)
    capture("saboteur-end", "saboteur", 5, "end", over, rounds=2)
    capture("saboteur2-early", "saboteur2", 6, "first", first_turn_with("LayPath", laid=2), rounds=2)
    capture("saboteur2-middle", "saboteur2", 6, "middle", first_turn_with("Unburden", "Discard", laid=16), rounds=2)
    capture("saboteur2-discarding", "saboteur2", 6, "middle", first_turn_with("StopDiscarding"), rounds=2)
    capture("saboteur2-stealing", "saboteur2", 6, "end", first_turn_with("Steal"), rounds=2)
    capture("saboteur2-end", "saboteur2", 6, "end", over, rounds=2)
    capture_goblins()
    capture("guilds-early", "guilds", 4, "first", turn_with("PlayExpert", round=1), memo=4)
    capture("guilds-middle", "guilds", 4, "middle", turn_with("PlayExpert", round=7, experts=3), memo=5)
    capture("guilds-taking", "guilds", 3, "middle", turn_with("TakeGood", round=6, experts=3), memo=1)
    capture("guilds-change", "guilds", 3, "middle", turn_with("ChangeKind", round=7), memo=2)
    capture("guilds-universal", "guilds", 4, "scoring", turn_with("MoveUniversal", round=12), memo=3)
    capture("guilds-protection", "guilds", 4, "scoring", turn_with("Protect", round=12), memo=4)
    capture("guilds-side", "guilds", 2, "scoring", turn_with("ChooseSide", round=12), memo=1)
    capture("guilds-end", "guilds", 4, "end", over, memo=4)
    for name, wanted in TROLLFJORD.items():
        capture(f"trollfjord-{name}", "trollfjord", 4, "fjord", wanted)
    capture_blow()
    capture_draws()


def capture_goblins() -> None:
    capture("goblins-early", "goblins", 4, "first", first_turn_with("LayTile", laid=1))
    capture(
        "goblins-middle", "goblins", 5, "doors", first_turn_with("LayTile", laid=12, doors=2), characters=True, target=4
    )
    capture(
        "goblins-explosion",
        "goblins",
        8,
        "middle",
        first_turn_with("Explode", "DrinkPotion", laid=8),
        characters=True,
        target=4,
    )
    capture("goblins-ale", "goblins", 5, "middle", first_turn_with("ServeAle", laid=5), characters=True, target=4)
    capture("goblins-goals", "goblins", 4, "reached", first_turn_with("OpenGoal"), digger=dig)
    capture("goblins-stealing", "goblins", 4, "dragon", first_turn_with("Steal"), digger=dig, characters=True, target=4)
    capture("goblins-end", "goblins", 4, "end", over, digger=dig, characters=True, target=4)


def capture_blow() -> None:
    """A blow at the rock tower that brings something out."""
    if not is_installed() or not "trollfjord-blow".startswith(tuple(sys.argv[1:]) or ""):
        return
    outcome = blow(fill("a nice pile"), "left", 1, 4, "seed3")
    shown = {"trajectory": outcome.trajectory, "seen": outcome.seen, "out": outcome.out, "counts": outcome.counts}
    (FOLDER / "trollfjord-blow.json").write_bytes(msgspec.json.encode(shown) + b"\n")


def capture_draws() -> None:
    """What a server tells of its dice after a match; some of it is enough."""
    game = new_game("saboteur", 3, rounds=1)
    secret = bytes(range(32))
    shares = ["a0" * 32, "", bot_share(secret, 2)]  # a player's, nobody's, a bot's
    dice = FairDice(
        table="ABCDEFGH",
        commitment=commitment(secret),
        nonces=shares,
        secret=secret.hex(),
        scheme=2,
        seals=[seal_of(share) for share in ("a0" * 32, "b1" * 32, shares[2])],
        left_out=[1],
        bots=[2],
    )
    source = source_of(dice)
    state = game.new_state()
    number = 0
    while state.turn != NOBODY:
        number += 1
        state.apply(source.now(state, number) if state.turn == CHANCE else int(state.legal_moves()[0]))
    found = draws(Record.of(game, state, ["a", "b", "c"], {"dice": msgspec.to_builtins(dice)}))
    (FOLDER / "draws.json").write_bytes(
        msgspec.json.encode(msgspec.structs.replace(found, draws=found.draws[:24])) + b"\n"
    )


def first_turn_with(*actions: str, laid: int = 0, doors: int = 0) -> Wanted:
    """A turn of somebody who may do all this, in a mine with this many cards and this many open and shut doors."""

    def is_wanted(game: Game, state: State, ply: int) -> bool:
        if state.turn < 0:
            return False
        table = msgspec.to_builtins(game.show(state.view(int(state.turn))))
        kinds = {type(game.decode(int(move))).__name__ for move in state.legal_moves()}
        found = [tile["is_open"] for tile in table["laid"] if tile.get("is_open") is not None]
        is_mixed = len(found) >= doors and (doors == 0 or len(set(found)) == 2)
        return is_mixed and len(table["laid"]) >= laid and kinds.issuperset(actions)

    return is_wanted


def turn_with(action: str, *, round: int, experts: int = 0) -> Wanted:
    """A turn of somebody who may do this in a round of Guilds, with this many experts on goods."""

    def is_wanted(game: Game, state: State, ply: int) -> bool:
        if state.turn < 0:
            return False
        table = msgspec.to_builtins(game.show(state.view(int(state.turn))))
        there = sum(good is not None and good["expert"] is not None for good in table["goods"])
        kinds = {type(game.decode(int(move))).__name__ for move in state.legal_moves()}
        return table["round"] >= round and there >= experts and action in kinds

    return is_wanted


def asked(phase: str, is_wanted: Callable[[TrollfjordTable], bool] = lambda table: True) -> Wanted:
    """Somebody is asked in this phase of Trollfjord."""

    def is_there(game: Game, state: State, ply: int) -> bool:
        if state.turn < 0:
            return False
        table = game.show(state.view(int(state.turn)))
        return isinstance(table, TrollfjordTable) and table.phase == phase and is_wanted(table)

    return is_there


def treasures(table: TrollfjordTable) -> int:
    """How many have been collected."""
    return sum(value is not None for sack in table.sacks for value in [*sack.belt, *sack.patch])


def hits(table: TrollfjordTable) -> int:
    return table.hammering.hits if table.hammering is not None else 0


def over(game: Game, state: State, ply: int) -> bool:
    return int(state.turn) == NOBODY


def dig(game: Game, state: State, rng: Rng) -> int:
    """All dig for the place between two goals of the goblins, so that something is found."""

    def far(move: int) -> float:
        action = game.action_to_json(game.decode(move))
        if action["type"] != "LayTile":
            return 30 if action["type"] == "Exchange" else 5
        return abs(int(action["column"]) - 9) + abs(int(action["row"]) + 1) + rng.below(100) / 80

    return min((int(move) for move in state.legal_moves()), key=far)


def capture(
    name: str,
    kind: str,
    players: int,
    seed: str,
    is_wanted: Wanted,
    digger: Digger | None = None,
    **options: int,
) -> None:
    """Play matches until one comes to such a position, and write it down."""
    if not name.startswith(tuple(sys.argv[1:]) or ""):
        return
    game = new_game(kind, players, **options)
    for attempt in range(ATTEMPTS):
        found = search(game, f"{seed} {attempt}", is_wanted, digger)
        if found is not None:
            write(name, game, *found)
            return
    raise SystemExit(f"expected a match that comes to the position {name}; none of {ATTEMPTS} did")


def search(game: Game, seed: str, is_wanted: Wanted, digger: Digger | None = None) -> tuple[State, list[Event]] | None:
    state = game.new_state()
    player = bot("sensible", game)
    rng = Rng.seeded(seed)
    events: list[Event] = []
    ply = 0
    while not is_wanted(game, state, ply):
        if state.turn == NOBODY:
            return None
        if state.turn == CHANCE:
            move = state.draw(rng)
        elif digger is not None:
            move = digger(game, state, rng)
        else:
            move = player.choose(state.view(int(state.turn)), rng)
        state.apply(move, events.append)
        ply += 1
    return state, events


def write(name: str, game: Game, state: State, events: list[Event]) -> None:
    viewer = int(state.turn) if state.turn >= 0 else 0
    view = state.view(viewer)
    seen = [told for event in events if (told := event.seen_by(viewer)) is not None]
    legal = [] if state.turn < 0 else [game.action_to_json(game.decode(int(move))) for move in state.legal_moves()]
    fixture = {
        "game": game.name,
        "viewer": viewer,
        "names": NAMES[: game.players],
        "view": game.show(view),
        "legal": legal,
        "events": seen,
    }
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(fixture) + b"\n")


TROLLFJORD: dict[str, Wanted] = {
    "start": asked("moving"),
    "moving": asked("moving", lambda table: treasures(table) >= 5),
    "placing": asked("placing", lambda table: not table.tailwind and table.left > 1),
    "wandering": asked("wandering", lambda table: not table.tailwind and treasures(table) >= 2),
    "tailwind": asked("placing", lambda table: table.tailwind[:1] == [table.turn] and table.turn != table.owner),
    "naming": asked("naming a fortress", lambda table: sum(each.is_choice for each in table.fortresses) > 1),
    "joining": asked("joining", lambda table: treasures(table) >= 1),
    "deciding": asked("deciding", lambda table: table.hammering is not None and table.hammering.comrade is not None),
    "hammering": asked("hammering", lambda table: hits(table) == 0),
    "blows": asked("hammering", lambda table: hits(table) >= 4),
    "giving": asked("giving"),
    "collecting": asked("collecting", lambda table: len(table.choices) > 1),
    "clearing": asked("clearing", lambda table: len(table.choices) > 1),
    "end": over,
}

if __name__ == "__main__":
    main()
