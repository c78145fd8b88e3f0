"""Ratings of bots from their matches: openskill's Plackett and Luce, where the sides of a round are teams.

A side of unequal chances (saboteurs, say) has a rating of its own, and plays along in its team, so that nobody gains by
having been dealt the better role. One bot is the anchor: it keeps its rating, so that tables can be compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from rockfall.lab.reading import Round
from rockfall.lab.tournament import Match


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """What openskill thinks of a bot: a guess and how sure it is."""

    bot: str
    mu: float
    sigma: float


def ratings(matches: Iterable[Match], bots: Sequence[str], anchor: str) -> list[Rating]:
    """Ratings by bot, best first."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {name: model.rating() for name in bots}
    known[anchor].sigma = 1e-3
    for match in matches:
        for teams, ranks in contests(match):
            _rate(model, known, anchor, teams, ranks)
    found = [Rating(bot=name, mu=known[name].mu, sigma=known[name].sigma) for name in bots]
    return sorted(found, key=lambda rating: -rating.mu)


def contests(match: Match) -> list[tuple[list[list[str]], list[int]]]:
    """What a match decided: teams with their ranks, the winners' first. Rounds of sides, or the match of all seats."""
    rounds = [_sides(match, each) for each in match.reading.rounds]
    if rounds:
        return [each for each in rounds if len(each[0]) > 1]
    results = list(zip(match.reading.wins, match.reading.scores, strict=True))
    order = sorted(results, reverse=True)
    return [([[name] for name in match.bots], [order.index(result) for result in results])]


def _sides(match: Match, each: Round) -> tuple[list[list[str]], list[int]]:
    """The seats that were dealt the same role, with the role itself; those who won before those who did not."""
    teams: dict[tuple[str, bool], list[str]] = {}
    for seat, name in enumerate(match.bots):
        role = each.roles[seat]
        teams.setdefault((role, each.won[seat]), [f"{match.players} players, {role}"]).append(name)
    return list(teams.values()), [0 if won else 1 for _, won in teams]


def _rate(
    model: PlackettLuce,
    known: dict[str, PlackettLuceRating],
    anchor: str,
    teams: Sequence[Sequence[str]],
    ranks: Sequence[int],
) -> None:
    """One update. A bot that sits in several seats moves by the mean of what each seat would have it move."""
    for team in teams:
        for name in team:
            if name not in known:
                known[name] = model.rating()
    before = [[model.rating(mu=known[name].mu, sigma=known[name].sigma) for name in team] for team in teams]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    moved: dict[str, list[PlackettLuceRating]] = {}
    for team, rated in zip(teams, after, strict=True):
        for name, rating in zip(team, rated, strict=True):
            moved.setdefault(name, []).append(rating)
    for name, found in moved.items():
        if name != anchor:
            known[name].mu = sum(each.mu for each in found) / len(found)
            known[name].sigma = sum(each.sigma for each in found) / len(found)
