"""The engine against the slow reference: where tiles may lie, which doors are open, what is reached, who earns what."""

from __future__ import annotations

from collections import Counter

import pytest

from rockfall import COMPILED
from rockfall.bots import bot
from rockfall.core.game import Action, Event
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game
from rockfall.games.goblins import events
from rockfall.games.goblins.cards import CARD_NAMES, GOALS_AT, PATHS
from rockfall.games.goblins.codec import LayTile, LeaveShut, OpenGoal
from rockfall.games.goblins.edition import HAND
from rockfall.games.goblins.game import Goblins
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.maze.events import MapRead, Passed
from rockfall.games.maze.mine import PLAY
from tests.games.goblins.reference import Board, Facts, LeftShut, earned, legal_actions, piece
from tests.games.goblins.scenario import BESIDE, GOLD_NORTH, TO_THREE, TO_TWO, Scenario

POSITIONS = 1500 if COMPILED else 100  # in each of ten tests: fifteen thousand when compiled
EVERY_KIND = 60  # one position in this many is compared for all tiles there are, not only those in hand


class Comparison:
    """Plays matches, compares every position, and counts what occurred."""

    def __init__(self, players: int, options: dict[str, object], is_sensible: bool) -> None:
        made = game("goblins", players, **options)
        assert isinstance(made, Goblins)
        self.game = made
        self.has_characters = bool(options.get("characters"))
        self.must_open_second = options.get("second_goal") == "must"
        counted = {"always": True, "never": False}
        self.ale_passes = counted.get(str(options.get("ale_passes")), players >= 3)  # R5
        self.left = LeftShut()
        self.row = 0  # passes in an unbroken row
        self.sensible = bot("sensible", made) if is_sensible else None
        self.seen: Counter[str] = Counter()

    def run(self, positions: int) -> Counter[str]:
        match = 0
        while self.seen["positions"] < positions:
            self.play(Rng.seeded(repr(self.game), match, self.sensible is None), positions)
            match += 1
        return self.seen

    def play(self, rng: Rng, positions: int) -> None:
        self.left, self.row = LeftShut(), 0
        self.play_on(self.game.new_state(), rng, positions)

    def play_on(self, state: GoblinsState, rng: Rng, positions: int) -> None:
        while state.turn != NOBODY and self.seen["positions"] < positions:
            if state.turn == CHANCE:
                self.draw(state, rng)
                continue
            self.compare_legal(state)
            if state.phase == PLAY:
                self.compare(state)
            self.step(state, self.choose(state, rng))

    def draw(self, state: GoblinsState, rng: Rng) -> None:
        """An outcome of chance; after the last card that somebody draws, sleepers may end the round (B17)."""
        before = state.copy()
        told: list[Event] = []
        state.apply(state.draw(rng), told.append)
        self.count_passes(state, told, has_cards=True)
        self.compare_end(before, told)

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
            reached = self.left.reached(board)
            self.seen["two goals at once"] += len(reached) > 1
            if len(reached) == 1:
                assert [GOALS_AT[event.goal] for event in opened][:1] == [*reached]
            else:
                assert not opened
            if opened and opened[0].shows != "dynamite":
                self.compare_way(board, opened[0], told)
        self.seen["goals"] += len(opened)
        self.compare_second_goal(state, action, told)
        has_cards = before.deck_left() > 0 or sum(before.hand_count) > 1
        self.count_passes(state, told, has_cards)
        self.seen["doors shut again"] += sum(isinstance(event, events.DoorShut) for event in told)
        self.compare_end(before, told)

    def compare_end(self, before: GoblinsState, told: list[Event]) -> None:
        for event in told:
            if isinstance(event, events.RoundEnded):
                self.compare_points(before, event, told)
                self.left = LeftShut()

    def compare_legal(self, state: GoblinsState) -> None:
        """Every kind of action, in every phase."""
        table = self.game.show(state.view(state.turn))
        legal = [self.game.decode(move) for move in state.legal_moves()]
        assert len(set(legal)) == len(legal)
        assert set(legal) == legal_actions(table, Board(table), self.left, self.must_open_second), table.phase
        self.seen[table.phase] += 1

    def compare_second_goal(self, state: GoblinsState, action: Action, told: list[Event]) -> None:
        """R9: who opened the dynamite is asked if a way to another goal is whole; what is left shut is remembered."""
        if any(isinstance(event, events.RoundEnded) for event in told):
            return
        board = Board(self.game.show(state.view(None)))
        if isinstance(action, LeaveShut):
            self.left.leave(board)
            self.seen["left shut"] += 1
        self.left.look(board)
        if any(isinstance(event, events.GoalOpened) for event in told):  # the dynamite, and it ended nothing
            reached = self.left.reached(board)
            phase = self.game.show(state.view(None)).phase
            assert (phase == "second goal") == bool(reached and not self.must_open_second)

    def count_passes(self, state: GoblinsState, told: list[Event], has_cards: bool) -> None:
        """B17, R5: from what is told alone; the round ends when all are in the row, or no card is left."""
        for event in told:
            if isinstance(event, events.CardExchanged | events.Skipped | Passed):
                self.row += 1
            elif isinstance(event, events.SleptOff):
                self.row = self.row + 1 if self.ale_passes else 0
                self.seen["slept off"] += 1
            elif isinstance(event, events.TileLaid | events.TileBlownUp | MapRead | events.PotionDrunk):
                self.row = 0
            elif isinstance(event, events.RoundEnded):
                assert event.opened is not None or self.row == self.game.players or not has_cards
                self.row = 0
            else:
                continue
            assert self.row <= self.game.players
        if state.phase == PLAY:
            assert self.game.show(state.view(None)).passes == self.row

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
        assert not self.left.reached(board)
        for goal in table.goals:
            assert goal.is_left_shut == bool(self.left.ends.get((goal.column, goal.row)))
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
        deck_left = before.deck_left() - sum(isinstance(event, events.CardDrawn) for event in told)
        facts = Facts(self.has_characters, drank, is_dynamite_open, deck_left == 0)
        scores = before.scores()
        for event in told[told.index(end) + 1 :]:
            if isinstance(event, events.PointsMoved):
                due = dict(earned(end, event.seat, facts))
                after = min(9, max(0, scores[event.seat] + due[event.why]))
                assert (event.score, event.points) == (after, after - scores[event.seat])
                scores[event.seat] = event.score
                self.seen["points"] += 1
        if not any(isinstance(event, events.MatchEnded) for event in told):  # R16: a theft comes after all of them
            for seat in range(self.game.players):
                whole = max(0, before.scores()[seat] + sum(points for _, points in earned(end, seat, facts)))
                assert scores[seat] == whole
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
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"characters": True}),
        (5, {}),
        (2, {}),
        (4, {"characters": True, "second_goal": "must", "ale_passes": "never"}),
        (2, {"second_goal": "must", "ale_passes": "always"}),
    ],
    ids=["3-characters", "5", "2", "4-characters-must-never", "2-must-always"],
)
def test_B8_B9_B10_B14_B17_B18_B19_B21_R3_R5_R7_R8_R9_R11_R16_like_the_reference(
    players: int, options: dict[str, object], is_sensible: bool
) -> None:
    seen = Comparison(players, options, is_sensible).run(POSITIONS)
    assert seen["positions"] >= POSITIONS
    assert seen["placements"] > 10 * POSITIONS
    if COMPILED:
        assert seen["goals"] > 10
        assert seen["points"] > 20
        assert seen["cut off"] > 100
        assert seen["open doors"] > 100
        assert seen["doors shut again"] > 0


@pytest.mark.parametrize("way", [TO_TWO, BESIDE, TO_THREE], ids=["two", "beside", "three"])
def test_R9_like_the_reference_after_a_goal_was_left_shut(way: list[Action]) -> None:
    """Such positions are rare in play: from a script on, to the end of the round or a little longer."""
    scenario = Scenario(3, goals=GOLD_NORTH).do(*way, OpenGoal(goal=1))
    comparison = Comparison(3, {}, False)
    opened = 0
    for seed in range(40 if COMPILED else 6):
        state = scenario.state.copy()
        comparison.left, comparison.row = LeftShut(), 0
        comparison.compare_legal(state)
        comparison.step(state, comparison.game.encode(LeaveShut()))
        before = comparison.seen["goals"]
        comparison.play_on(state, Rng.seeded("left shut", seed), comparison.seen["positions"] + 25)
        opened += comparison.seen["goals"] > before
    assert comparison.seen["left shut"] >= 6
    assert opened > 0
