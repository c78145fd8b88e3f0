"""Tournaments: which bot is stronger, by how much, in which role and among how many.

*Replacement*: the hero and the baseline in the same seat, role, deal and field, in every seat of every deal in turn.
*Round robin*: several bots at one table, everybody in every seat of every deal in turn; with ratings.
Chance has a generator of its own and so has each seat, so all that differs is who decides.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from rockfall.bots import bot
from rockfall.core.bot import Bot
from rockfall.core.errors import BadOptions
from rockfall.core.game import Game
from rockfall.core.rng import Rng
from rockfall.lab.engine import Plan
from rockfall.lab.reading import Reading, parts_of, read
from rockfall.lab.stats import Cluster, Estimate, difference, mean, rate, rate_difference

MATCH = "match"  # the whole match, beside the rounds by role
BATCHES = 100  # for each number of players, at most


class Match(msgspec.Struct, kw_only=True):
    """One match; `seats` are those it tells something about, all the others are the field."""

    players: int
    deal: int
    bots: list[str]
    seats: list[int]
    reading: Reading


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """How one bot did once: a match, or a round of it in a role."""

    players: int
    deal: int
    seat: int
    bot: str
    part: str
    won: float
    points: int


Played = list[Match]


class Tournament(Plan[Played], frozen=True, kw_only=True):
    """What both forms share: the number of deals for each number of players."""

    games: tuple[Game, ...]
    deals: int
    seed: str

    def check(self) -> None:
        """Before anything is played: that there are such bots."""
        for game in self.games:
            for name in self.names():
                bot(name, game)

    def names(self) -> list[str]:
        raise NotImplementedError

    def seatings(self, game: Game, deal: int) -> Iterator[tuple[list[str], list[int]]]:
        """Who sits where in each match of a deal, and the seats that count."""
        raise NotImplementedError

    # -- what the engine asks for -----------------------------------------------------------------------

    def per_batch(self) -> int:
        return -(-self.deals // BATCHES)

    def batch_count(self) -> int:
        return len(self.games) * -(-self.deals // self.per_batch())

    def do(self, batch: int) -> Played:
        each = self.batch_count() // len(self.games)
        game = self.games[batch // each]
        first = batch % each * self.per_batch()
        made = _Bots(game)
        deals = range(first, min(first + self.per_batch(), self.deals))
        return [match for deal in deals for match in self._deal(game, made, deal)]

    def _deal(self, game: Game, made: _Bots, deal: int) -> Iterator[Match]:
        for names, seats in self.seatings(game, deal):
            reading = read(game, [made[name] for name in names], f"{self.seed}/{game.players}/{deal}")
            yield Match(players=game.players, deal=deal, bots=names, seats=seats, reading=reading)

    def result_type(self) -> type[Played]:
        return list[Match]

    def size_of(self, result: Played) -> int:
        return len(result)

    def unit(self) -> str:
        return "matches"

    def samples(self, matches: Iterable[Match]) -> Iterator[Sample]:
        """All that counts, match by match."""
        games = {game.players: game for game in self.games}
        for match in matches:
            for seat in match.seats:
                yield from _samples(games[match.players], match, seat)


class _Bots(dict[str, Bot]):
    """Bots for a game by name, each made once."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, name: str) -> Bot:
        made = self[name] = bot(name, self.game)
        return made


def _samples(game: Game, match: Match, seat: int) -> Iterator[Sample]:
    found = match.reading
    who = (match.players, match.deal, seat, match.bots[seat])
    yield Sample(*who, MATCH, found.wins[seat], found.scores[seat])
    for each in found.rounds:
        for part in parts_of(game, each.roles[seat]):
            yield Sample(*who, part, float(each.won[seat]), each.points[seat])


class Replacement(Tournament, frozen=True, kw_only=True):
    """Hero and baseline, each alone among the field, in every seat of every deal."""

    hero: str
    baseline: str
    field: tuple[str, ...]

    def check(self) -> None:
        if self.hero == self.baseline:
            raise BadOptions(f"expected a hero that is not the baseline; both are {self.hero}")
        super().check()

    def names(self) -> list[str]:
        return [self.hero, self.baseline, *self.field]

    def seatings(self, game: Game, deal: int) -> Iterator[tuple[list[str], list[int]]]:
        others = [self.field[(deal + other) % len(self.field)] for other in range(game.players)]
        # Where one of the two is also the field, one match stands for all seats.
        seatings: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for judged in (self.hero, self.baseline):
            for seat in range(game.players):
                seatings[*others[:seat], judged, *others[seat + 1 :]].append(seat)
        for names, seats in seatings.items():
            yield list(names), seats


class RoundRobin(Tournament, frozen=True, kw_only=True):
    """All bots at one table, in an order drawn for each deal, moved on by a seat until each has sat everywhere."""

    bots: tuple[str, ...]

    def check(self) -> None:
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOptions(f"expected two or more bots, all different; got {', '.join(self.bots)}")
        super().check()

    def names(self) -> list[str]:
        return list(self.bots)

    def seatings(self, game: Game, deal: int) -> Iterator[tuple[list[str], list[int]]]:
        order = list(self.bots)
        rng = Rng.seeded(self.seed, game.players, deal, "order")
        for place in range(len(order) - 1, 0, -1):
            other = rng.below(place + 1)
            order[place], order[other] = order[other], order[place]
        for moved in range(len(order)):
            names = [order[(seat + moved) % len(order)] for seat in range(game.players)]
            yield names, list(range(game.players))


# -- sums ------------------------------------------------------------------------------------------------------


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot did in one part (a role, or the match) with this many players (0: all numbers together)."""

    players: int
    part: str
    bot: str
    won: Estimate
    points: Estimate


class Contrast(msgspec.Struct, frozen=True, kw_only=True):
    """The hero less the baseline."""

    players: int
    part: str
    hero: Estimate
    baseline: Estimate
    won: Estimate
    points: Estimate


Key = tuple[int, str, str]  # players, part, bot


def clustered(samples: Iterable[Sample]) -> dict[Key, dict[tuple[int, int], tuple[Cluster, Cluster]]]:
    """Wins and points by deal (a number of players and a deal's number), for each part and bot."""
    found: dict[Key, dict[tuple[int, int], tuple[Cluster, Cluster]]] = defaultdict(
        lambda: defaultdict(lambda: (Cluster(), Cluster()))
    )
    for sample in samples:
        deal = (sample.players, sample.deal)
        for players in (sample.players, 0):
            won, points = found[players, sample.part, sample.bot][deal]
            won.add(sample.won)
            points.add(sample.points)
    return found


def lines(samples: Iterable[Sample], bots: Sequence[str]) -> list[Line]:
    """A round robin summed up."""
    found = clustered(samples)
    return [
        Line(
            players=players,
            part=part,
            bot=name,
            won=rate(won for won, _ in found[players, part, name].values()),
            points=mean(points for _, points in found[players, part, name].values()),
        )
        for players, part in _places(found)
        for name in bots
    ]


def contrasts(samples: Iterable[Sample], hero: str, baseline: str) -> list[Contrast]:
    """A replacement test summed up."""
    found = clustered(samples)
    return [
        _contrast(players, part, found[players, part, hero], found[players, part, baseline])
        for players, part in _places(found)
    ]


def _contrast(
    players: int,
    part: str,
    hero: dict[tuple[int, int], tuple[Cluster, Cluster]],
    baseline: dict[tuple[int, int], tuple[Cluster, Cluster]],
) -> Contrast:
    empty = (Cluster(), Cluster())
    pairs = [(hero.get(deal, empty), baseline.get(deal, empty)) for deal in sorted({*hero, *baseline})]
    return Contrast(
        players=players,
        part=part,
        hero=rate(one[0] for one, _ in pairs),
        baseline=rate(other[0] for _, other in pairs),
        won=rate_difference([(one[0], other[0]) for one, other in pairs]),
        points=difference([(one[1], other[1]) for one, other in pairs]),
    )


def _places(found: Iterable[Key]) -> list[tuple[int, str]]:
    """Numbers of players with parts, the match first; all numbers together last, where there are several."""
    keys = list(found)
    numbers = sorted({players for players, _, _ in keys if players})
    parts = sorted({part for _, part, _ in keys}, key=lambda part: (part != MATCH, part))
    there = {(players, part) for players, part, _ in keys}
    return [
        (players, part)
        for players in (*numbers, *([0] if len(numbers) > 1 else []))
        for part in parts
        if (players, part) in there
    ]
