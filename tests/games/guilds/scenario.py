"""Matches of Guilds of Laar under a script, and stacks to be scored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import rockfall
from rockfall.core.game import Action, Event
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games.guilds import cards
from rockfall.games.guilds.codec import PlayExpert, TakeGood, TurnUp
from rockfall.games.guilds.edition import TAKING
from rockfall.games.guilds.game import Guilds
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.guilds.scoring import MOST, Tally, entry_of
from rockfall.games.guilds.table import GuildsTable

ROUNDS = range(1, 13)


class Scenario:
    """A match whose goods are turned up in a given order, as far as it goes, then by chance."""

    def __init__(self, players: int, *goods: int, **options: object) -> None:
        made = rockfall.game("guilds", players=players, **{"first_seat": 0, "memo": 3, **options})
        assert isinstance(made, Guilds)
        self.game = made
        self.state = made.new_state()
        self.goods = list(goods)
        self.events: list[Event] = []
        self.rng = Rng.seeded("scenario")
        self.deal()

    def deal(self) -> None:
        while self.state.turn == CHANCE:
            action = TurnUp(card=self.goods.pop(0)) if self.goods else None
            self.state.apply(self.state.draw(self.rng) if action is None else self.game.encode(action), self.note)

    def note(self, event: Event) -> None:
        self.events.append(event)

    def do(self, *actions: Action) -> Scenario:
        """Let whoever's turn it is do this."""
        for action in actions:
            move = self.game.encode(action)
            assert move in self.state.legal_moves(), f"{action} is not legal"
            self.state.apply(move, self.note)
            self.deal()
        return self

    def play(self, *experts: str) -> Scenario:
        """In turn order, each plays an expert, the first one on the first good and so on."""
        return self.do(*(PlayExpert(good=good, expert=expert) for good, expert in enumerate(experts)))

    def take(self, *goods: int) -> Scenario:
        return self.do(*(TakeGood(good=good) for good in goods))

    def rounds(self, count: int) -> Scenario:
        """Whole rounds in which nobody changes a good: each plays and takes what comes first."""
        for _ in range(count):
            for _ in range(2 * self.game.players):
                self.state.apply(self.state.legal_moves()[0], self.note)
            self.deal()
        return self

    def table(self, viewer: int | None = 0) -> GuildsTable:
        return self.game.show(self.state.view(viewer))

    def legal(self) -> list[Action]:
        return [self.game.decode(move) for move in self.state.legal_moves()]

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if type(event) is kind]


Goods = Mapping[str, Sequence[int]]  # the cards of each kind, oldest first


def entries(goods: Goods) -> list[int]:
    return [int(entry_of(cards.KINDS.index(kind), card - 1)) for kind, row in goods.items() for card in row]


def tally(goods: Goods) -> Tally:
    """Stacks, counted."""
    made = Tally()
    for entry in entries(goods):
        made.add(entry)
    made.arm()
    return made


def points(kind: str, goods: Goods, memo: int = 3) -> int:
    return int(tally(goods).points(cards.KINDS.index(kind), memo))


def ending(*seats: Goods, first: int = 0, memo: int = 3, **options: object) -> Scenario:
    """A match that stands before the last good is taken, by the first player: the last of that player's goods here."""
    scenario = Scenario(len(seats), memo=memo, first_seat=first, **options)
    state = scenario.state
    assert isinstance(state, GuildsState)
    players = len(seats)
    rows = state.to_rows()
    taken = [entries(goods) for goods in seats]
    last = taken[first].pop()
    seen = sum(2 ** (entry & 63) for row in (*taken, [last]) for entry in row)
    rows[1] = [first, TAKING, 11, first, players - 1, memo, 2**48 - 1 - seen]
    rows[2] = [last & 63, *[-1] * (players - 1)]
    rows[3] = [last >> 6, *[-1] * (players - 1)]
    rows[4] = [first, *[-1] * (players - 1)]
    rows[6] = [entry for row in taken for entry in (*row, *[0] * (MOST - len(row)))]
    rows[7] = [len(row) for row in taken]
    state.from_rows(rows)
    return scenario.do(TakeGood(good=0))


def finished(scenario: Scenario, actions: Iterable[Action] = ()) -> list[int]:
    """The scores after these decisions."""
    scenario.do(*actions)
    assert scenario.state.turn == NOBODY
    return scenario.state.scores()


def find(**shows: object) -> list[int]:
    """The cards that show all of this, as in find(weapon="katar", left=2)."""
    return [
        card
        for card, good in enumerate(cards.GOODS, start=1)
        if all(getattr(good, zone) == value for zone, value in shows.items())
    ]


def gems(*classes: int) -> list[int]:
    """A card for each of these classes, all different."""
    chosen: list[int] = []
    for each in classes:
        chosen.append(next(card for card in find(gem=each) if card not in chosen))
    return chosen


def beasts(*sorts: str) -> list[int]:
    chosen: list[int] = []
    for each in sorts:
        chosen.append(next(card for card in find(beast=each) if card not in chosen))
    return chosen


def spices(*sorts: str) -> list[int]:
    chosen: list[int] = []
    for each in sorts:
        chosen.append(next(card for card in find(spice=each) if card not in chosen))
    return chosen


def weapon(type_: str, left: int, right: int, nth: int = 0) -> int:
    return find(weapon=type_, left=left, right=right)[nth]


def spell(name: str, nth: int = 0) -> int:
    return find(spell=name)[nth]
