"""One bot in another's place: the same seat, role, deal and field, by role and number of players.

    python benchmarks/replacement.py saboteur 5 8 --hero attentive --baseline sensible --field sensible --deals 400
    python benchmarks/replacement.py saboteur2 6 --sides attentive --deals 400
    python benchmarks/replacement.py saboteur 5 --sides attentive/sensible --deals 400

For every deal one round is played with the baseline in a seat, and one with the hero there; every seat has its turn.
Prints by role how often the seat's side won with the baseline, how much oftener with the hero, and the same for
nuggets; intervals are 95 %, clustered by deal. With `--sides` it prints how many rounds saboteurs win when everybody is
that bot, or all diggers are one bot and all saboteurs another (Wilson's intervals).
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from sides import BySide, clustered, play_round, rate

import rockfall
from rockfall.bots import bot
from rockfall.core.bot import Bot
from rockfall.core.game import Game
from rockfall.games.saboteur.events import RoundEnded


def side_wins(end: RoundEnded, role: str) -> bool:
    """Whether what this role digs for, or against, came about; a geologist's and a profiteer's side is the diggers'."""
    if end.blue is None:
        return end.gold != (role == "saboteur")
    if role == "blue" or role == "green":
        return bool(end.blue if role == "blue" else end.green)
    return bool(end.blue or end.green) != (role == "saboteur")


def replaced(game: Game, hero: str, baseline: str, field: str, deals: int) -> dict[str, list[tuple[int, list[float]]]]:
    """By role, for every seat and deal: how the baseline fared, and how much better the hero did."""
    others, heroes, baselines = bot(field, game), bot(hero, game), bot(baseline, game)
    found: dict[str, list[tuple[int, list[float]]]] = defaultdict(list)
    for deal in range(deals):
        seed = f"replacement {deal}"
        common = play_round(game, [others] * game.players, seed) if field == baseline else None
        for seat in range(game.players):
            before = common or play_round(game, seated(baselines, seat, others, game), seed)
            after = play_round(game, seated(heroes, seat, others, game), seed)
            role = before[0].roles[seat]
            won = [float(side_wins(end, role)) for end, _ in (before, after)]
            gold = [float(scores[seat]) for _, scores in (before, after)]
            found[role].append((deal, [won[0], won[1] - won[0], gold[0], gold[1] - gold[0]]))
    return found


def seated(one: Bot, seat: int, others: Bot, game: Game) -> list[Bot]:
    return [one if other == seat else others for other in range(game.players)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["saboteur", "saboteur2"])
    parser.add_argument("players", type=int, nargs="+")
    parser.add_argument("--hero", default="attentive")
    parser.add_argument("--baseline", default="sensible")
    parser.add_argument("--field", default="sensible")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--sides", metavar="BOT[/BOT]")
    given = parser.parse_args()
    if not given.sides:
        print(f"{given.hero} for {given.baseline} among {given.field} bots, {given.deals} deals")
        print(
            "| game, players | role | rounds | won, % | hero, points | nuggets | hero |\n|---|---|---|---|---|---|---|"
        )
    for players in given.players:
        game = rockfall.game(given.game, players=players, rounds=1)
        if given.sides:
            digger, _, saboteur = given.sides.partition("/")
            sides = BySide(bot(digger, game), bot(saboteur or digger, game))
            ends = [play_round(game, [sides] * players, f"sides {deal}")[0] for deal in range(given.deals)]
            wins = sum(side_wins(end, "saboteur") for end in ends)
            print(f"| {given.game}, {players} | {rate(wins, given.deals)} |", flush=True)
            continue
        for role, rows in sorted(replaced(game, given.hero, given.baseline, given.field, given.deals).items()):
            won, gain, gold, more = (clustered([(deal, row[column]) for deal, row in rows]) for column in range(4))
            print(
                f"| {given.game}, {players} | {role} | {len(rows)} | {100 * won[0]:.1f} "
                f"| {100 * gain[0]:+.1f} ± {100 * gain[1]:.1f} | {gold[0]:.2f} | {more[0]:+.2f} ± {more[1]:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
