"""Balance: many matches between bots, and the results by role, seat, number of players and card; and what-if changes.

Two *arms* may be played: the game as it is, and the game with a change (another deck, another option). Both have the
same seeds; a difference comes with its interval.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

import msgspec

from rockfall.bots import bot
from rockfall.core.errors import BadOptions
from rockfall.core.game import Game
from rockfall.lab.engine import Plan
from rockfall.lab.reading import Reading, race_of, read
from rockfall.lab.stats import NOTHING, Cluster, Estimate, difference, mean, rate, rate_difference

BATCHES = 100  # for each number of players and arm, at most
AS_IS, CHANGED = "as it is", "changed"


class Match(msgspec.Struct, kw_only=True):
    arm: str
    players: int
    number: int
    bots: list[str]
    reading: Reading


class Balance(Plan[list[Match]], frozen=True, kw_only=True):
    """A number of matches for each number of players, and as many of the `changed` games."""

    games: tuple[Game, ...]
    changed: tuple[Game, ...] = ()
    bots: tuple[str, ...]
    matches: int
    seed: str

    def check(self) -> None:
        """Before anything is played: that there are such bots."""
        for game in self.games:
            if len(self.bots) > game.players:
                raise BadOptions(f"--bots: expected at most {game.players}, one for each seat; got {len(self.bots)}")
            for name in self.bots:
                bot(name, game)

    def per_batch(self) -> int:
        return -(-self.matches // BATCHES)

    def batch_count(self) -> int:
        return (len(self.games) + len(self.changed)) * -(-self.matches // self.per_batch())

    def do(self, batch: int) -> list[Match]:
        arms = [*((AS_IS, game) for game in self.games), *((CHANGED, game) for game in self.changed)]
        each = self.batch_count() // len(arms)
        arm, game = arms[batch // each]
        first = batch % each * self.per_batch()
        made = {name: bot(name, game) for name in self.bots}
        found = []
        for number in range(first, min(first + self.per_batch(), self.matches)):
            names = [self.bots[(seat + number) % len(self.bots)] for seat in range(game.players)]
            seed = f"{self.seed}/{game.players}/{number}"
            reading = read(game, [made[name] for name in names], seed, with_cards=True)
            found.append(Match(arm=arm, players=game.players, number=number, bots=names, reading=reading))
        return found

    def result_type(self) -> type[list[Match]]:
        return list[Match]

    def size_of(self, result: list[Match]) -> int:
        return len(result)

    def unit(self) -> str:
        return "matches"


# -- sums ------------------------------------------------------------------------------------------------------

Group = tuple[int, str]  # a number of players and a name: a role, a place, an ending
Groups = dict[Group, dict[int, Cluster]]  # by group the clusters by match


def grouped(observations: Iterable[tuple[int, str, int, float]]) -> Groups:
    """Players, name, match, value."""
    found: Groups = defaultdict(lambda: defaultdict(Cluster))
    for players, name, match, value in observations:
        found[players, name][match].add(value)
    return found


def by_role(matches: Iterable[Match]) -> Iterator[tuple[int, str, int, float]]:
    """Rounds won by role."""
    for match in matches:
        for each in match.reading.rounds:
            for role, won in zip(each.roles, each.won, strict=True):
                yield match.players, side_name(role), match.number, float(won)


def points_by_role(matches: Iterable[Match]) -> Iterator[tuple[int, str, int, float]]:
    """Points in a round by role."""
    for match in matches:
        for each in match.reading.rounds:
            for role, points in zip(each.roles, each.points, strict=True):
                yield match.players, side_name(role), match.number, float(points)


def by_place(matches: Iterable[Match]) -> Iterator[tuple[int, str, int, float]]:
    """Matches won by place in the turn order, the starting player first."""
    for match in matches:
        for seat, win in enumerate(match.reading.wins):
            place = (seat - match.reading.first) % match.players + 1
            yield match.players, f"place {place:2}", match.number, win


def by_ending(matches: Iterable[Match]) -> Iterator[tuple[int, str, int, float]]:
    """How rounds end, each ending with its share."""
    there = list(matches)
    endings = sorted({each.ending for match in there for each in match.reading.rounds})
    for match in there:
        for each in match.reading.rounds:
            for ending in endings:
                yield match.players, ending, match.number, float(each.ending == ending)


def lengths(matches: Iterable[Match]) -> Iterator[tuple[int, str, int, float]]:
    for match in matches:
        yield match.players, "decisions", match.number, float(match.reading.decisions)


def scores(matches: Iterable[Match]) -> Iterator[tuple[int, str, int, float]]:
    """Final scores of everybody, and of the winners."""
    for match in matches:
        for seat, score in enumerate(match.reading.scores):
            yield match.players, "score", match.number, float(score)
            if match.reading.wins[seat]:
                yield match.players, "winner's score", match.number, float(score)


def side_name(role: str) -> str:
    """Roles of goblins and gnomes by race: without characters they do not differ."""
    try:
        return race_of(role)
    except ValueError:
        return role


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One estimate; `change` is what the changed game adds to it, if one was played."""

    measure: str
    players: int
    name: str
    value: Estimate
    changed: Estimate | None = None
    change: Estimate | None = None


Observe = Callable[[Iterable[Match]], Iterator[tuple[int, str, int, float]]]
# By measure: what is observed, and whether it is a rate.
MEASURES: dict[str, tuple[Observe, bool]] = {
    "rounds won": (by_role, True),
    "points in a round": (points_by_role, False),
    "round ended by": (by_ending, True),
    "matches won by place": (by_place, True),
    "score": (scores, False),
    "length": (lengths, False),
}


def rows(matches: list[Match]) -> list[Row]:
    """All measures of both arms."""
    as_is = [match for match in matches if match.arm == AS_IS]
    changed = [match for match in matches if match.arm == CHANGED]
    found = []
    for measure, (observe, is_rate) in MEASURES.items():
        ours, theirs = grouped(observe(as_is)), grouped(observe(changed))
        for players, name in sorted({*ours, *theirs}):
            found.append(_row(measure, players, name, is_rate, ours, theirs if changed else None))
    return found


def _row(measure: str, players: int, name: str, is_rate: bool, ours: Groups, theirs: Groups | None) -> Row:
    estimate = rate if is_rate else mean
    here = ours[players, name]
    value = estimate(here.values()) if here else NOTHING
    if theirs is None:
        return Row(measure=measure, players=players, name=name, value=value)
    there = theirs[players, name]
    pairs = [(there.get(match, Cluster()), here.get(match, Cluster())) for match in sorted({*here, *there})]
    return Row(
        measure=measure,
        players=players,
        name=name,
        value=value,
        changed=estimate(there.values()) if there else NOTHING,
        change=rate_difference(pairs) if is_rate else difference(pairs),
    )


class Lift(msgspec.Struct, frozen=True, kw_only=True):
    """How much more often those who had a card won than all of the same role among as many players."""

    side: str
    how: str  # "dealt" or "played"
    card: str
    lift: Estimate


def lifts(matches: Iterable[Match]) -> list[Lift]:
    """Cards that decide, in the game as it is. "dealt" is fair, as deals are random; "played" also says who may play.

    The win rate of the role is taken off each observation, so that roles and numbers of players do not mix.
    """
    there = [match for match in matches if match.arm == AS_IS]
    base = {group: rate(clusters.values()).value for group, clusters in grouped(_outcomes(there)).items()}
    found: dict[tuple[str, str, str], dict[tuple[int, int], Cluster]] = defaultdict(lambda: defaultdict(Cluster))
    for match in there:
        for number, cards in enumerate(match.reading.cards):
            for seat in range(match.players):
                role, won = _outcome(match, number, seat)
                for how, held in (("dealt", cards.dealt[seat]), ("played", cards.played[seat])):
                    for card in set(held):
                        lift = won - base[match.players, role]
                        found[_side(role), how, card][match.players, match.number].add(lift)
    return [
        Lift(side=side, how=how, card=card, lift=mean(clusters.values()))
        for (side, how, card), clusters in sorted(found.items())
    ]


def _outcomes(matches: Iterable[Match]) -> Iterator[tuple[int, str, int, float]]:
    for match in matches:
        for number in range(len(match.reading.cards)):
            for seat in range(match.players):
                role, won = _outcome(match, number, seat)
                yield match.players, role, match.number, won


def _outcome(match: Match, number: int, seat: int) -> tuple[str, float]:
    """The role of a seat in a round, and whether it won; without rounds: no role, and the match."""
    if not match.reading.rounds:
        return "", match.reading.wins[seat]
    each = match.reading.rounds[number]
    return side_name(each.roles[seat]), float(each.won[seat])


def _side(role: str) -> str:
    """Whom cards are told apart by: all who dig are one side."""
    return role if role in ("", "saboteur", "goblin", "gnome") else "digger"
