"""The command `rockfall`: look at the games, let bots play them, read records.

Each command has a module of its own; here is only what they are called and what they are given.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from rockfall.core.errors import BadOptions, RockfallError


class _Plain(TyperGroup):
    """Errors that Rockfall raises on purpose are one sentence, not a traceback."""

    def invoke(self, ctx: Any) -> Any:  # typer keeps the type of this context to itself
        try:
            return super().invoke(ctx)
        except RockfallError as error:
            notes = "".join(f" ({note})" for note in getattr(error, "__notes__", []))
            typer.echo(f"rockfall: {error}{notes}", err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=_Plain,
    help="Tabletop games of trolls, dwarfs, goblins and merchants: play, let bots play, read and check matches.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; 'rockfall games' lists them.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play; by default as few as the game allows.")]
Seed = Annotated[str, typer.Option(metavar="S", help="Any word or number. The same seed plays the same matches.")]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Language = Annotated[str, typer.Option(metavar="L", help="The language to tell it in: en, ru, de or fr.")]
NumbersOfPlayers = Annotated[
    str | None, typer.Option(metavar="N,M-K", help="How many play, as in 3,5-8; by default every number.")
]
Jobs = Annotated[int, typer.Option(metavar="J", min=0, help="Workers; 0 for one per core. Does not change the result.")]
Engine = Annotated[str, typer.Option(metavar="E", help="Where the work is done: processes, here or ray.")]
Address = Annotated[
    str | None, typer.Option(metavar="URL", help="A running Ray cluster; by default one is started on this machine.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs to read.")]


def main() -> None:
    """Run the command line."""
    app()


def _print_version(is_asked: bool) -> None:
    if is_asked:
        import rockfall

        typer.echo(f"rockfall {rockfall.__version__}, rules {'compiled' if rockfall.COMPILED else 'interpreted'}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Only carries --version."""


@app.command("games")
def games_command(as_json: AsJson = False) -> None:
    """What games there are: for how many players, with which options and bots."""
    from rockfall.cli.catalogue import catalogue, print_catalogue

    print_catalogue(catalogue(), as_json)


@app.command("simulate")
def simulate_command(
    game: GameName,
    players: Players = None,
    matches: Annotated[
        int, typer.Option("--games", "--matches", "-n", metavar="K", min=1, help="How many matches to play.")
    ] = 100,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help="Bots by name, repeated round the table; each match moves them on by a seat."),
    ] = "uniform",
    seed: Seed = "0",
    jobs: Annotated[
        int, typer.Option(metavar="J", min=0, help="Processes to use; 0 for one per core. Does not change the result.")
    ] = 1,
    option: OptionTexts = None,
    as_json: AsJson = False,
    save: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of every match into this folder.")
    ] = None,
) -> None:
    """Let bots play many matches and sum them up: scores, wins, length, speed."""
    from rockfall.cli.options import game_from, listed
    from rockfall.cli.simulate import Simulation, simulate

    plan = Simulation(
        game=game_from(game, players, option or []), bots=listed(bots), matches=matches, seed=seed, save=save
    )
    simulate(plan, jobs, as_json)


@app.command("tournament")
def tournament_command(
    game: GameName,
    hero: Annotated[str | None, typer.Option(metavar="BOT", help="The bot to judge.")] = None,
    baseline: Annotated[str, typer.Option(metavar="BOT", help="The bot that it takes the place of.")] = "sensible",
    field: Annotated[str, typer.Option(metavar="A,B", help="Who sits in all other seats.")] = "sensible",
    bots: Annotated[
        str | None, typer.Option(metavar="A,B", help="Instead of a hero: all of these at one table, with ratings.")
    ] = None,
    anchor: Annotated[
        str | None, typer.Option(metavar="BOT", help="The bot whose rating stays; by default the first.")
    ] = None,
    players: NumbersOfPlayers = None,
    deals: Annotated[
        int, typer.Option("--deals", "-n", metavar="K", min=2, help="Deals for each number of players.")
    ] = 100,
    seed: Seed = "0",
    option: OptionTexts = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write result.csv, result.svg and samples.csv there; resumes what is there."),
    ] = None,
    jobs: Jobs = 0,
    engine: Engine = "processes",
    address: Address = None,
) -> None:
    """Which bot is stronger, and by how much: the same deals, seats and roles for both."""
    from rockfall.cli.options import games_from, listed
    from rockfall.cli.tournament import tournament
    from rockfall.lab.engine import Settings
    from rockfall.lab.tournament import Replacement, RoundRobin, Tournament

    if (hero is None) == (bots is None):
        raise BadOptions("expected either --hero or --bots")
    games = games_from(game, players, option or [])
    plan: Tournament
    if bots is not None:
        plan = RoundRobin(games=games, deals=deals, seed=seed, bots=listed(bots))
    else:
        assert hero is not None
        plan = Replacement(games=games, deals=deals, seed=seed, hero=hero, baseline=baseline, field=listed(field))
    tournament(plan, Settings(engine=engine, jobs=jobs, folder=out, address=address), out, anchor)


lab = typer.Typer(help="Study the games: balance reports, and what if.", no_args_is_help=True)
app.add_typer(lab, name="lab")


@lab.command("balance")
def balance_command(
    game: GameName,
    players: NumbersOfPlayers = None,
    matches: Annotated[
        int, typer.Option("--matches", "-n", metavar="K", min=2, help="Matches for each number of players.")
    ] = 1000,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="Who plays; they go round the table, and one seat on with every match.")
    ] = "sensible",
    change: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME=VALUE",
            help="What if: deck.rockfall=5, or an option; 'rockfall lab box' lists names.",
        ),
    ] = None,
    seed: Seed = "0",
    option: OptionTexts = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the report goes; by default balance-GAME. Resumes.")
    ] = None,
    jobs: Jobs = 0,
    engine: Engine = "processes",
    address: Address = None,
) -> None:
    """Play many matches and report how balanced a game is, as one HTML page with its data beside it."""
    from rockfall.cli.lab import balance, changed_games
    from rockfall.cli.options import games_from, listed
    from rockfall.lab.balance import Balance
    from rockfall.lab.engine import Settings

    games = games_from(game, players, option or [])
    changed = changed_games(games, change or [])
    folder = out or Path(f"balance-{game}")
    plan = Balance(games=games, changed=changed, bots=listed(bots), matches=matches, seed=seed)
    balance(plan, Settings(engine=engine, jobs=jobs, folder=folder, address=address), folder)


@lab.command("box")
def box_command(game: GameName, players: Players = None) -> None:
    """List the numbers of a game's box that 'rockfall lab balance --set' may change."""
    from rockfall.cli.lab import box

    box(game, players)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as 'rockfall simulate --save' writes it.")],
    viewer: Annotated[
        str,
        typer.Option(
            "--as", metavar="SEAT", help="Through whose eyes: a seat's number, counted from 0, or 'spectator'."
        ),
    ] = "everything",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Check a record move by move and tell the match in words: all of it, or only what one viewer saw."""
    from rockfall.cli.telling import replay

    replay(file, viewer, as_json, language)


@app.command("demo")
def demo_command(
    game: GameName = "saboteur",
    players: Players = None,
    seed: Seed = "0",
    option: OptionTexts = None,
    language: Language = "en",
) -> None:
    """Watch bots play one match, told in words. A good first command."""
    from rockfall.cli.options import game_from
    from rockfall.cli.telling import demo

    demo(game_from(game, players, option or []), seed, language)


@app.command("bench")
def bench_command(
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help="Measure only this game; may be given several times.")
    ] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure other libraries beside it, where installed.")] = False,
    as_json: AsJson = False,
) -> None:
    """How fast the rules run on this machine."""
    from rockfall.cli.bench import bench

    bench(games=game, peers=peers, as_json=as_json)


@app.command("serve")
def serve_command(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 takes a free one.")] = None,
    database: Annotated[str | None, typer.Option(help="A SQLite file, or postgresql://...")] = None,
    https: Annotated[bool | None, typer.Option("--https", help="People come by https, through a proxy.")] = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with settings.")] = None,
    setting: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="NAME=VALUE", help="Any other setting, see docs/server.md; may be given several times."
        ),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the page in a browser.")] = False,
) -> None:
    """Run the server: tables for people and bots, in the browser. Settings: options, ROCKFALL_... variables, a file."""
    from rockfall.cli.serve import serve

    serve({"host": host, "port": port, "database": database, "https": https}, setting or [], config, not no_open)


@app.command("verify")
def verify_command(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a match that was played on a server.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="What the table showed before the start.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check that the dice of a match were fair: committed to before the start, and followed to the letter."""
    from rockfall.cli.verify import verify

    verify(file, commitment, as_json)


@app.command("join")
def join_command(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table on a running server.")],
    bot: Annotated[str, typer.Option(metavar="MODULE:CLASS", help="Your bot; see docs/protocol.md.")],
    name: Annotated[str | None, typer.Option(help="What to call it.")] = None,
    seat: Annotated[int | None, typer.Option(help="Which seat, from 0; by default the first open one.")] = None,
) -> None:
    """Let your own bot take a seat at a table on a running server."""
    from rockfall.cli.join import join

    join(url, bot, name, seat)
