"""How a match went, by seat: who won it, and where a game has rounds with secret roles, who won those.

A *reader* listens to the events of a match. Games without one of their own are read by their scores.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rockfall.core.bot import Bot
from rockfall.core.game import Event, Game
from rockfall.core.play import drive
from rockfall.core.rng import Rng
from rockfall.core.state import State, View
from rockfall.games.goblins import cards
from rockfall.games.goblins import events as goblins
from rockfall.games.goblins.table import GoblinsOptions
from rockfall.games.guilds import events as guilds
from rockfall.games.saboteur import events as saboteur
from rockfall.games.trollfjord import events as trollfjord


class Round(msgspec.Struct, kw_only=True):
    """One round, by seat. `roles` are those that were dealt; what decides is the role at the end."""

    roles: list[str]
    won: list[bool]
    points: list[int]
    ending: str = ""


class Reading(msgspec.Struct, kw_only=True):
    """One match, by seat. A win that is shared by three is a third of a win for each."""

    scores: list[int]
    wins: list[float]
    rounds: list[Round]
    decisions: int


def shared(winners: Sequence[int], players: int) -> list[float]:
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def best_of(scores: Sequence[int]) -> list[int]:
    """Who has most points."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


class Reader:
    """Reads any game: most points win."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rounds: list[Round] = []

    def hear(self, event: Event) -> None:
        """Nothing to learn from events."""

    def winners(self, scores: Sequence[int]) -> list[int]:
        return best_of(scores)

    def begin_round(self) -> None:
        players = self.game.players
        self.rounds.append(Round(roles=[""] * players, won=[False] * players, points=[0] * players))


class SaboteurReader(Reader):
    """A side wins the round with its goal; with the expansion whoever is paid has won."""

    def hear(self, event: Event) -> None:
        match event:
            case saboteur.RoundBegan():
                self.begin_round()
            case saboteur.RoleDealt() if not self.rounds[-1].roles[event.seat]:  # later: a hat that was swapped
                assert event.role is not None
                self.rounds[-1].roles[event.seat] = event.role
            case saboteur.RoundEnded(blue=None):
                self.rounds[-1].won = [(role == "miner") == event.gold for role in event.roles]
                self.rounds[-1].ending = "miners" if event.gold else "saboteurs"
            case saboteur.RoundEnded():
                teams = [team for team, is_through in (("blue", event.blue), ("green", event.green)) if is_through]
                self.rounds[-1].ending = " and ".join(teams) or "saboteurs"
            case saboteur.GoldTaken() | saboteur.GoldPaid():
                assert event.nuggets is not None
                self.rounds[-1].points[event.seat] += event.nuggets
                self.rounds[-1].won[event.seat] = True
            case saboteur.Stolen(target=int(target)):
                self.rounds[-1].points[event.seat] += 1
                self.rounds[-1].points[target] -= 1


class GoblinsReader(Reader):
    """Gnomes win a round by the gold, goblins without it. The match has one winner."""

    winner = -1

    def hear(self, event: Event) -> None:
        match event:
            case goblins.RoundBegan():
                self.begin_round()
            case goblins.RoleDealt():
                assert event.role is not None
                self.rounds[-1].roles[event.seat] = event.role
            case goblins.RoundEnded():
                self.rounds[-1].won = [(race_of(role) == "gnome") == (event.opened == "gold") for role in event.roles]
                self.rounds[-1].ending = event.opened or "nothing"
            case goblins.PointsMoved():
                self.rounds[-1].points[event.seat] += event.points
            case goblins.PointStolen():
                self.rounds[-1].points[event.seat] += 1
                self.rounds[-1].points[event.target] -= 1
            case goblins.MatchEnded():
                self.winner = event.winner

    def winners(self, scores: Sequence[int]) -> list[int]:
        return [self.winner]


def race_of(role: str) -> str:
    return cards.RACES[cards.ROLES.index(role) >= len(cards.ROLES) // 2]


def parts_of(game: Game, role: str) -> list[str]:
    """What results are told apart by: the role; in Goblins vs Gnomes the race, and the role where it has a wish."""
    if not isinstance(game.options, GoblinsOptions):
        return [role]
    return [race_of(role), role] if game.options.characters else [race_of(role)]


class WonReader(Reader):
    """Games that say who won: there are rules for ties."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.named: list[int] = []

    def hear(self, event: Event) -> None:
        if isinstance(event, guilds.MatchWon | trollfjord.MatchWon):
            self.named.append(event.seat)

    def winners(self, scores: Sequence[int]) -> list[int]:
        return self.named


READERS: dict[str, type[Reader]] = {
    "saboteur": SaboteurReader,
    "saboteur2": SaboteurReader,
    "goblins": GoblinsReader,
    "guilds": WonReader,
    "trollfjord": WonReader,
}


def reader(game: Game) -> Reader:
    """A new reader for one match."""
    return READERS.get(game.name, Reader)(game)


class Counting:
    """A bot that counts its decisions."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.name = inner.name
        self.decisions = 0

    def choose(self, view: View, rng: Rng) -> int:
        self.decisions += 1
        return self.inner.choose(view, rng)


def read(game: Game, bots: Sequence[Bot], seed: object) -> Reading:
    """Play a match and say how it went."""
    return read_with(reader(game), game, bots, seed)


def read_with(listener: Reader, game: Game, bots: Sequence[Bot], seed: object) -> Reading:
    counting = [Counting(each) for each in bots]
    state: State = game.new_state()
    drive(game, state, counting, seed, listener.hear)
    scores = state.scores()
    return Reading(
        scores=scores,
        wins=shared(listener.winners(scores), game.players),
        rounds=listener.rounds,
        decisions=sum(each.decisions for each in counting),
    )
