"""The engine against the slow reference: where tiles may lie, which doors are open, what is reached, who earns what."""

from __future__ import annotations

from collections import Counter

import pytest

from rockfall import COMPILED
from rockfall.bots import bot
from rockfall.core.game import Event
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game
from rockfall.games.goblins import events
from rockfall.games.goblins.cards import CARD_NAMES, GOALS_AT, PATHS
from rockfall.games.goblins.codec import LayTile
from rockfall.games.goblins.edition import HAND
from rockfall.games.goblins.game import Goblins
from rockfall.games.goblins.rules import PLAY, GoblinsState
from tests.games.goblins.reference import Board, Facts, earned, piece

POSITIONS = 2600 if COMPILED else 100  # in each of four tests: more than ten thousand when compiled
EVERY_KIND = 60  # of so many positions one is compared for all tiles there are, not only those in hand


class Comparison:
    """Plays matches, compares every position, and counts what occurred."""

    def __init__(self, players: int, has_characters: bool, is_sensible: bool) -> None:
        made = game("goblins", players, characters=has_characters)
        assert isinstance(made, Goblins)
        self.game = made
        self.has_characters = has_characters
        self.sensible = bot("sensible", made) if is_sensible else None
        self.seen: Counter[str] = Counter()

    def run(self, positions: int) -> Counter[str]:
        match = 0
        while self.seen["positions"] < positions:
            self.play(Rng.seeded(repr(self.game), match, self.sensible is None), positions)
            match += 1
        return self.seen

    def play(self, rng: Rng, positions: int) -> None:
        state = self.game.new_state()
        while state.turn != NOBODY and self.seen["positions"] < positions:
            if state.turn == CHANCE:
                state.apply(state.draw(rng))
                continue
            if state.phase == PLAY:
                self.compare(state)
            self.step(state, self.choose(state, rng))

    def choose(self, state: GoblinsState, rng: Rng) -> int:
        """Without a bot: tiles to the east, doors and keys often, so that much is reached."""
        if self.sensible is not None:
            return self.sensible.choose(state.view(state.turn), rng)
        moves = [int(move) for move in state.legal_moves()]
        tiles = [move for move in moves if isinstance(self.game.decode(move), LayTile)]
        if not tiles or rng.below(10) < 4:
            return moves[rng.below(len(moves))]
        return min(tiles, key=lambda move: (self.distance(move), rng.below(100)))

    def distance(self, move: int) -> int:
        action = self.game.decode(move)
        assert isinstance(action, LayTile)
        blind = 8 if action.card.startswith("rubble") else 0
        return blind + min(abs(column - action.column) + abs(row - action.row) for column, row in GOALS_AT)

    def step(self, state: GoblinsState, move: int) -> None:
        """Make a move, and compare what it opened and what the round paid."""
        action = self.game.decode(move)
        before = state.copy()
        told: list[Event] = []
        state.apply(move, told.append)
        opened = [event for event in told if isinstance(event, events.GoalOpened)]
        if isinstance(action, LayTile):
            board = Board(self.game.show(before.view(None)))
            board.laid[action.column, action.row] = piece(action.card, action.turn)
            reached = board.reached_goals()
            self.seen["two goals at once"] += len(reached) > 1
            if len(reached) == 1:
                assert [GOALS_AT[event.goal] for event in opened][:1] == [*reached]
            else:
                assert not opened
            if opened and opened[0].shows != "dynamite":
                self.compare_way(board, opened[0], told)
        self.seen["goals"] += len(opened)
        self.seen["doors shut again"] += sum(isinstance(event, events.DoorShut) for event in told)
        for event in told:
            if isinstance(event, events.RoundEnded):
                self.compare_points(before, event, told)

    def compare(self, state: GoblinsState) -> None:
        self.seen["positions"] += 1
        table = self.game.show(state.view(None))
        board = Board(table)
        colors = board.colors()
        assert set(table.open_colors) == colors
        reached = board.flood(colors)
        for tile in table.laid:
            assert tile.is_joined == ((tile.column, tile.row) in reached), tile
            assert tile.is_open == (tile.color in colors if tile.does == "door" else None)
            self.seen["cut off"] += not tile.is_joined
            self.seen["open doors"] += tile.is_open is True
        assert not board.reached_goals()
        seat = int(state.turn)
        hand = [int(kind) for kind in state.hands[seat * HAND : seat * HAND + state.hand_count[seat]]]
        self.compare_tiles(state, board, hand)
        if self.seen["positions"] % EVERY_KIND == 0:
            for begin in range(0, len(PATHS), HAND):
                some = list(range(begin, min(begin + HAND, len(PATHS))))
                self.compare_tiles(holding(state, some), board, some)

    def compare_tiles(self, state: GoblinsState, board: Board, hand: list[int]) -> None:
        actions = [self.game.decode(move) for move in state.legal_moves()]
        tiles = [action for action in actions if isinstance(action, LayTile)]
        legal = {(action.card, action.column, action.row, action.turn) for action in tiles}
        assert len(legal) == len(tiles)
        assert legal == board.placements({CARD_NAMES[kind] for kind in hand if kind < len(PATHS)})
        self.seen["placements"] += len(legal)

    def compare_way(self, board: Board, opened: events.GoalOpened, told: list[Event]) -> None:
        (end,) = [event for event in told if isinstance(event, events.RoundEnded)]
        goal = GOALS_AT[opened.goal]
        ways = board.ways(goal)
        assert end.doors == min(board.marks(way, "door") for way in ways)
        assert end.ales == max(board.marks(way, "ale") for way in ways)
        assert end.way[:-1] in ways
        assert end.way[-1] == goal
        self.seen["ways through doors"] += end.doors > 0

    def compare_points(self, before: GoblinsState, end: events.RoundEnded, told: list[Event]) -> None:
        """B18 to B21, one counter after another, up to a theft or a win."""
        goals = self.game.show(before.view(None)).goals
        is_dynamite_open = any(goal.is_open and goal.shows == "dynamite" for goal in goals)
        is_dynamite_open |= any(isinstance(event, events.GoalOpened) and event.shows == "dynamite" for event in told)
        drank = {seat for seat in range(self.game.players) if before.drank >> seat & 1}
        for event in told:
            drank |= {event.seat, event.target} if isinstance(event, events.PotionDrunk) else set()
        facts = Facts(self.has_characters, drank, is_dynamite_open, before.deck_left() == 0)
        scores = before.scores()
        for event in told[told.index(end) + 1 :]:
            if isinstance(event, events.PointsMoved):
                due = dict(earned(end, event.seat, facts))
                after = min(9, max(0, scores[event.seat] + due[event.why]))
                assert (event.score, event.points) == (after, after - scores[event.seat])
                scores[event.seat] = event.score
                self.seen["points"] += 1
        self.seen["rounds"] += 1


def holding(state: GoblinsState, hand: list[int]) -> GoblinsState:
    """The same position with other cards in the hand of the seat to move."""
    other = state.copy()
    seat = int(other.turn)
    for at, kind in enumerate(hand):
        other.hands[seat * HAND + at] = kind
    other.hand_count[seat] = len(hand)
    return other


@pytest.mark.parametrize("is_sensible", [True, False], ids=["sensible", "eastward"])
@pytest.mark.parametrize(("players", "has_characters"), [(3, True), (5, False)])
def test_B8_B9_B10_B14_B18_B19_B21_R3_R7_R8_R11_like_the_reference(
    players: int, has_characters: bool, is_sensible: bool
) -> None:
    seen = Comparison(players, has_characters, is_sensible).run(POSITIONS)
    assert seen["positions"] >= POSITIONS
    assert seen["placements"] > 10 * POSITIONS
    if COMPILED:
        assert seen["goals"] > 10
        assert seen["points"] > 20
        assert seen["cut off"] > 100
        assert seen["open doors"] > 100
        assert seen["doors shut again"] > 0
