"""The command `rockfall`: look at the games, let bots play them, read records.

Each command has a module of its own; this one only defines their names and arguments.
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
    help="Tabletop games of trolls, dwarfs, goblins and merchants: play, let bots play, replay and verify matches.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; 'rockfall games' lists them.")]
Players = Annotated[
    int | None, typer.Option(metavar="N", help="Number of players; by default the fewest the game allows.")
]
Seed = Annotated[str, typer.Option(metavar="S", help="Any word or number; the same seed gives the same matches.")]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option; repeatable."),
]
Language = Annotated[str, typer.Option(metavar="L", help="Language of the output: en, ru, de or fr.")]
NumbersOfPlayers = Annotated[
    str | None, typer.Option(metavar="N,M-K", help="Numbers of players, such as 3,5-8; by default all.")
]
Jobs = Annotated[
    int, typer.Option(metavar="J", min=0, help="Worker processes; 0 for one per core. Does not affect results.")
]
Engine = Annotated[str, typer.Option(metavar="E", help="Where to run: processes, here or ray.")]
Address = Annotated[
    str | None, typer.Option(metavar="URL", help="Address of a Ray cluster; by default one is started locally.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Database = Annotated[str | None, typer.Option(help="A SQLite file, or postgresql://...")]
ConfigFile = Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with settings.")]


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
    """List the games with their numbers of players, options and bots."""
    from rockfall.cli.catalogue import catalogue, print_catalogue

    print_catalogue(catalogue(), as_json)


@app.command("simulate")
def simulate_command(
    game: GameName,
    players: Players = None,
    matches: Annotated[
        int, typer.Option("--games", "--matches", "-n", metavar="K", min=1, help="Number of matches.")
    ] = 100,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help="Bots by name, repeated around the table; they move one seat on each match."),
    ] = "uniform",
    seed: Seed = "0",
    jobs: Annotated[
        int, typer.Option(metavar="J", min=0, help="Worker processes; 0 for one per core. Does not affect results.")
    ] = 1,
    option: OptionTexts = None,
    as_json: AsJson = False,
    save: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save a record of every match in this folder.")
    ] = None,
) -> None:
    """Let bots play many matches and summarise scores, wins, length and speed."""
    from rockfall.cli.options import game_from, listed
    from rockfall.cli.simulate import Simulation, simulate

    plan = Simulation(
        game=game_from(game, players, option or []), bots=listed(bots), matches=matches, seed=seed, save=save
    )
    simulate(plan, jobs, as_json)


@app.command("tournament")
def tournament_command(
    game: GameName,
    hero: Annotated[str | None, typer.Option(metavar="BOT", help="The bot to evaluate.")] = None,
    baseline: Annotated[str, typer.Option(metavar="BOT", help="The bot it replaces.")] = "sensible",
    field: Annotated[str, typer.Option(metavar="A,B", help="The bots in all other seats.")] = "sensible",
    bots: Annotated[
        str | None, typer.Option(metavar="A,B", help="Instead of --hero: seat all of these at one table and rate them.")
    ] = None,
    anchor: Annotated[
        str | None, typer.Option(metavar="BOT", help="The bot whose rating is fixed; by default the first.")
    ] = None,
    players: NumbersOfPlayers = None,
    deals: Annotated[int, typer.Option("--deals", "-n", metavar="K", min=2, help="Deals per number of players.")] = 100,
    seed: Seed = "0",
    option: OptionTexts = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Folder for result.csv, result.svg and samples.csv; resumes an earlier run."),
    ] = None,
    jobs: Jobs = 0,
    engine: Engine = "processes",
    address: Address = None,
) -> None:
    """Measure which bot is stronger, and by how much: both get the same deals, seats and roles."""
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


lab = typer.Typer(help="Study the games: balance reports and what-if changes.", no_args_is_help=True)
app.add_typer(lab, name="lab")


@lab.command("balance")
def balance_command(
    game: GameName,
    players: NumbersOfPlayers = None,
    matches: Annotated[
        int, typer.Option("--matches", "-n", metavar="K", min=2, help="Matches per number of players.")
    ] = 1000,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help="Bots by name, repeated around the table; they move one seat on each match."),
    ] = "sensible",
    change: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME=VALUE",
            help="A what-if change: deck.rockfall=5, or an option; 'rockfall lab box' lists the names.",
        ),
    ] = None,
    seed: Seed = "0",
    option: OptionTexts = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Folder for the report, by default balance-GAME; resumes an earlier run."),
    ] = None,
    jobs: Jobs = 0,
    engine: Engine = "processes",
    address: Address = None,
) -> None:
    """Play many matches and report how balanced a game is: an HTML page, with its data as CSV."""
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
    """List the numbers in a game's box that 'rockfall lab balance --set' can change."""
    from rockfall.cli.lab import box

    box(game, players)


@lab.command("puzzles")
def puzzles_command(
    game: GameName,
    count: Annotated[int, typer.Option("--count", "-n", metavar="N", min=1, help="Puzzles, over all kinds.")] = 40,
    players: NumbersOfPlayers = None,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who plays the matches, repeated around the table.")] = (
        "attentive,sensible"
    ),
    matches: Annotated[int, typer.Option(metavar="K", min=1, help="Matches at most.")] = 1000,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Mine the records in this folder instead of bots' matches.")
    ] = None,
    kinds: Annotated[
        str | None, typer.Option(metavar="A,B", help="Kinds of questions, see docs/puzzles.md; by default all.")
    ] = None,
    worlds: Annotated[
        int, typer.Option(metavar="W", min=10, help="Playouts for each answer at first; the second look has ten times.")
    ] = 300,
    seed: Seed = "0",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the puzzles go, one a line; by default GAME.jsonl.")
    ] = None,
    work: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep what is done here, so that the same command resumes.")
    ] = None,
    jobs: Jobs = 0,
    engine: Engine = "processes",
    address: Address = None,
) -> None:
    """Mine puzzles: positions with one clear answer, checked again with ten times the effort."""
    from rockfall.cli.options import games_from, listed
    from rockfall.cli.puzzles import puzzles, records_in
    from rockfall.lab.engine import Settings
    from rockfall.lab.mining.mine import Mine

    plan = Mine(
        game=game,
        players=tuple(each.players for each in games_from(game, players, [])),
        bots=listed(bots),
        matches=matches,
        seed=seed,
        worlds=worlds,
        records=records_in(records),
        kinds=listed(kinds) if kinds else (),
    )
    puzzles(plan, Settings(engine=engine, jobs=jobs, folder=work, address=address), count, out or Path(f"{game}.jsonl"))


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, such as 'rockfall simulate --save' writes.")],
    viewer: Annotated[
        str,
        typer.Option("--as", metavar="SEAT", help="Whose view to tell: a seat number, from 0, or 'spectator'."),
    ] = "everything",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Check a record move by move and tell the match in words: everything, or only what one viewer saw."""
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
    game: Annotated[list[str] | None, typer.Option(metavar="GAME", help="Measure only this game; repeatable.")] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure other libraries, if installed.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules run on this machine."""
    from rockfall.cli.bench import bench

    bench(games=game, peers=peers, as_json=as_json)


@app.command("serve")
def serve_command(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any free one.")] = None,
    database: Database = None,
    https: Annotated[bool | None, typer.Option("--https", help="The public address is https, through a proxy.")] = None,
    config: ConfigFile = None,
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any other setting, see docs/server.md; repeatable."),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the page in a browser.")] = False,
) -> None:
    """Run the server, to play in the browser. Settings come from options, ROCKFALL_... variables or a file."""
    from rockfall.cli.serve import serve

    serve({"host": host, "port": port, "database": database, "https": https}, setting or [], config, not no_open)


@app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; a name that is free.")],
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Copy the server's database to a file, while it runs. 'cp' would lose the latest moves."""
    from rockfall.cli.backup import backup

    backup(file, database, config)


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What 'rockfall backup' has written.")],
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Put a backup where there is no database, after checking it. The server must be stopped."""
    from rockfall.cli.backup import restore

    restore(file, database, config)


@app.command("check")
def check_command(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="A SQLite file or a backup; by default the server's database.")
    ] = None,
    database: Database = None,
    config: ConfigFile = None,
    as_json: AsJson = False,
) -> None:
    """Look for damage in a database: altered or cut logs, broken pages. A server may run meanwhile."""
    from rockfall.cli.backup import check

    check(file, database, config, as_json)


@app.command("verify")
def verify_command(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a match played on a server.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="The commitment that the table showed before the start.")
    ] = None,
    key: Annotated[
        str | None,
        typer.Option(metavar="KEY", help="The key that the server shows, and must have signed by."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check that the dice of a match were fair: committed to before the start, and followed exactly."""
    from rockfall.cli.verify import verify

    verify(file, commitment, key, as_json)


@app.command("join")
def join_command(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link to a table on a running server.")],
    bot: Annotated[str, typer.Option(metavar="MODULE:CLASS", help="Your bot; see docs/protocol.md.")],
    name: Annotated[str | None, typer.Option(help="Its name at the table.")] = None,
    seat: Annotated[int | None, typer.Option(help="Seat number, from 0; by default the first open one.")] = None,
) -> None:
    """Seat your own bot at a table on a running server."""
    from rockfall.cli.join import join

    join(url, bot, name, seat)
