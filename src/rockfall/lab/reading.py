"""How a match went, by seat: who won it, and where a game has rounds with secret roles, who won those.

A *reader* listens to the events of a match. Games without one of their own are read by their scores.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rockfall.core.bot import Bot
from rockfall.core.game import Event, Game
from rockfall.core.manifest import found_at
from rockfall.core.play import drive
from rockfall.core.state import State
from rockfall.games import GAMES, manifest
from rockfall.games.goblins import cards
from rockfall.games.goblins import events as goblins
from rockfall.games.goblins.table import GoblinsOptions
from rockfall.games.guilds import events as guilds
from rockfall.games.maze import events as tunnels
from rockfall.games.saboteur import events as saboteur
from rockfall.games.trollfjord import events as trollfjord
from rockfall.lab.counting import Counting


class Round(msgspec.Struct, kw_only=True):
    """One round, by seat. `roles` are those that were dealt; what decides is the role at the end."""

    roles: list[str]
    won: list[bool]
    points: list[int]
    ending: str = ""


class Cards(msgspec.Struct, kw_only=True):
    """What each seat was dealt at first and what it played, by name, in a round or in a match that has none."""

    dealt: list[list[str]]
    played: list[list[str]]


class Reading(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One match, by seat. A win that is shared by three is a third of a win for each."""

    scores: list[int]
    wins: list[float]
    rounds: list[Round]
    decisions: int
    first: int = 0  # who began
    cards: list[Cards] = []  # for each round; for the match where there are no rounds; only if asked for


def shared(winners: Sequence[int], players: int) -> list[float]:
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


class Reader:
    """Reads any game: who has won is the state's to say."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.first = 0
        self.rounds: list[Round] = []
        self.cards: list[Cards] = [self.no_cards()]

    def no_cards(self) -> Cards:
        return Cards(dealt=[[] for _ in range(self.game.players)], played=[[] for _ in range(self.game.players)])

    def hear(self, event: Event) -> None:
        """Nothing to learn from events."""

    def played(self, seat: int, card: str) -> None:
        self.cards[-1].played[seat].append(card)

    def begin_round(self, first: int) -> None:
        players = self.game.players
        if self.rounds:
            self.cards.append(self.no_cards())
        else:
            self.first = first
        self.rounds.append(Round(roles=[""] * players, won=[False] * players, points=[0] * players))


# What was played where the event does not name a card.
PLAYS: dict[type[Event], str] = {
    saboteur.PathRemoved: "rockfall",
    tunnels.MapRead: "map",
    saboteur.TheftPlaced: "theft",
    saboteur.TheftRemoved: "hands_off",
    saboteur.HandsSwapped: "swap_hands",
    saboteur.RoleInspected: "inspection",
    saboteur.HatSwapped: "swap_hats",
    saboteur.Trapped: "trap",
    saboteur.Freed: "freedom",
    goblins.TileBlownUp: "explosion",
    goblins.PotionDrunk: "potion",
}


class TunnelReader(Reader):
    """Rounds with secret roles and hands of cards: what the tunnel games share."""

    is_dealing = True

    def hear(self, event: Event) -> None:
        match event:
            case tunnels.RoundBegan():
                self.begin_round(event.first)
                self.is_dealing = True
            case tunnels.RoleDealt():
                assert event.role is not None
                if not self.rounds[-1].roles[event.seat]:  # later: a hat that was swapped
                    self.rounds[-1].roles[event.seat] = event.role
            case saboteur.CardDrawn() | goblins.CardDrawn():
                assert event.card is not None
                if self.is_dealing:
                    self.cards[-1].dealt[event.seat].append(event.card)
            case tunnels.GoalsShuffled():
                pass
            case _:
                self.is_dealing = False
                self.hear_play(event)

    def hear_play(self, event: Event) -> None:
        match event:
            case saboteur.PathLaid() | saboteur.ToolMended() | goblins.TileLaid():
                self.played(event.seat, event.card)
            case saboteur.ToolBroken():
                self.played(event.seat, f"break_{event.tool}")
            case _ if type(event) in PLAYS:
                self.played(event.seat, PLAYS[type(event)])  # type: ignore[attr-defined]


class SaboteurReader(TunnelReader):
    """A side wins the round with its goal; with the expansion whoever is paid has won."""

    def hear(self, event: Event) -> None:
        super().hear(event)
        match event:
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


class GoblinsReader(TunnelReader):
    """Gnomes win a round by the gold, goblins without it."""

    def hear(self, event: Event) -> None:
        super().hear(event)
        match event:
            case goblins.RoundEnded():
                self.rounds[-1].won = [(race_of(role) == "gnome") == (event.opened == "gold") for role in event.roles]
                self.rounds[-1].ending = event.opened or "nothing"
            case goblins.PointsMoved():
                self.rounds[-1].points[event.seat] += event.points
            case goblins.PointStolen():
                self.rounds[-1].points[event.seat] += 1
                self.rounds[-1].points[event.target] -= 1


def race_of(role: str) -> str:
    return cards.RACES[cards.ROLES.index(role) >= len(cards.ROLES) // 2]


def parts_of(game: Game, role: str) -> list[str]:
    """What results are told apart by: the role; in Goblins vs Gnomes the race, and the role where it has a wish."""
    if not isinstance(game.options, GoblinsOptions):
        return [role]
    return [race_of(role), role] if game.options.characters else [race_of(role)]


class GuildsReader(Reader):
    """The goods that were taken, as what they were taken for."""

    def hear(self, event: Event) -> None:
        match event:
            case guilds.RoundBegan(round=1):
                self.first = event.first
            case guilds.GoodTaken():
                self.played(event.seat, f"{event.kind} {event.name}")


class TrollfjordReader(Reader):
    """Treasures, crowns and gifts. The match begins with the lord who stands foremost (T5)."""

    def hear(self, event: Event) -> None:
        match event:
            case trollfjord.LordsLinedUp():
                self.first = event.starts.index(max(event.starts))
            case trollfjord.TreasureCollected():
                assert event.value is not None  # a reader hears the truth, not what a viewer sees of it
                self.played(event.seat, f"treasure {event.value // 5 * 5} to {event.value // 5 * 5 + 4}")
                self.played(event.seat, f"a treasure on {event.belt or 'the patch'}")
            case trollfjord.CrownTaken():
                self.played(event.seat, f"crown {event.number}")
            case trollfjord.GiftTurned():
                self.played(event.seat, f"gift of {event.gift} turned over")
            case trollfjord.ComradeJoined():
                self.played(event.seat, "joined as comrade")
            case trollfjord.SpiritAngered():
                self.played(event.seat, "angered the spirit")


def reader(game: Game) -> Reader:
    """A new reader for one match."""
    address = manifest(game.name).reader if game.name in GAMES else None
    made: Reader = Reader(game) if address is None else found_at(address)(game)
    return made


def read(game: Game, bots: Sequence[Bot], seed: object, with_cards: bool = False) -> Reading:
    """Play a match and say how it went."""
    listener = reader(game)
    counting = [Counting(each) for each in bots]
    state: State = game.new_state()
    drive(game, state, counting, seed, listener.hear)
    return Reading(
        scores=state.scores(),
        wins=shared(state.winners(), game.players),
        rounds=listener.rounds,
        decisions=sum(each.decisions for each in counting),
        first=listener.first,
        cards=listener.cards if with_cards else [],
    )
