"""The engine against the slow reference: where paths may lie, what is joined, what opens, who gets to the gold."""

from __future__ import annotations

from collections import Counter

import pytest

from rockfall import COMPILED
from rockfall.bots import bot
from rockfall.core.game import Action, Event
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game
from rockfall.games.maze.mine import PLAY
from rockfall.games.saboteur import events
from rockfall.games.saboteur.cards import ALL_CARDS, CARD_NAMES, GOALS, GOALS_AT, PathCard
from rockfall.games.saboteur.codec import KIND, LayPath, Rockfall
from rockfall.games.saboteur.edition import HAND
from rockfall.games.saboteur.game import SaboteurGame
from rockfall.games.saboteur.rules import SaboteurState
from tests.games.saboteur.reference import Board, Cell

POSITIONS = 2000 if COMPILED else 100  # in each of twelve tests: more than ten thousand when compiled
EVERY_KIND = 25  # one position in this many is compared for all paths there are, not only those in hand


class Digger:
    """Digs towards the goals, and plays every kind of card often."""

    def choose(self, made: SaboteurGame, state: SaboteurState, rng: Rng) -> int:
        moves = [int(move) for move in state.legal_moves()]
        actions = [made.decode(move) for move in moves]
        paths = [at for at, action in enumerate(actions) if isinstance(action, LayPath)]
        if paths and rng.below(10) < 6:
            return moves[min(paths, key=lambda at: (self.distance(actions[at]), rng.below(100)))]
        kinds = sorted({type(action).__name__ for action in actions})
        chosen = kinds[rng.below(len(kinds))]
        alike = [at for at, action in enumerate(actions) if type(action).__name__ == chosen]
        return moves[alike[rng.below(len(alike))]]

    def distance(self, action: Action) -> int:
        assert isinstance(action, LayPath)
        blind = 0 if ALL_CARDS[KIND[action.card]].joined else 5  # type: ignore[union-attr]
        return blind + min(abs(column - action.column) + abs(row - action.row) for column, row in GOALS_AT)


class Comparison:
    """Plays matches, compares every position, and counts what occurred."""

    def __init__(self, name: str, players: int, laying: str, is_digger: bool) -> None:
        made = game(name, players, laying=laying)
        assert isinstance(made, SaboteurGame)
        self.game = made
        self.laying = laying
        self.joined: set[Cell] = set()  # before the last move
        self.cut: set[Cell] = set()  # what rockfalls of this round have cut off
        self.digger = Digger() if is_digger else None
        self.sensible = bot("sensible", made)
        self.seen: Counter[str] = Counter()

    def run(self, positions: int) -> Counter[str]:
        match = 0
        while self.seen["positions"] < positions:
            self.play(Rng.seeded(self.laying, self.game.name, match, self.digger is None))
            match += 1
        return self.seen

    def play(self, rng: Rng) -> None:
        state = self.game.new_state()
        is_rockfall = False
        while state.turn != NOBODY:
            if state.turn == CHANCE:
                state.apply(state.draw(rng))
                continue
            if state.phase != PLAY:
                state.apply(state.random_move(rng))
                continue
            board = self.board(state)
            self.follow_cuts(board, is_rockfall)
            self.compare(state, board)
            move = self.choose(state, rng)
            told: list[Event] = []
            action = self.game.decode(move)
            is_rockfall = isinstance(action, Rockfall)
            state.apply(move, told.append)
            if isinstance(action, LayPath):
                self.seen[ALL_CARDS[KIND[action.card]].name] += 1
                self.compare_goals(board, action, told)
            self.seen["rockfalls"] += is_rockfall

    def follow_cuts(self, board: Board, is_rockfall: bool) -> None:
        """What a rockfall took the start from is cut off until it is joined again, or taken away itself (S17)."""
        joined = {cell for cell, _ in board.reach()}
        if is_rockfall:
            self.cut |= self.joined - joined
        self.cut = (self.cut - joined) & set(board.laid)
        self.joined = joined
        board.cut = self.cut

    def choose(self, state: SaboteurState, rng: Rng) -> int:
        if self.digger is not None:
            return self.digger.choose(self.game, state, rng)
        return self.sensible.choose(state.view(state.turn), rng)

    def board(self, state: SaboteurState) -> Board:
        goals = tuple(GOALS[shows].name for shows in state.goals)
        return Board(self.game.show(state.view(None)), goals, self.laying)

    def compare(self, state: SaboteurState, board: Board) -> None:
        self.seen["positions"] += 1
        reached = {cell for cell, _ in board.reach()}
        table = self.game.show(state.view(None))
        for card in table.laid:
            assert card.is_joined == ((card.column, card.row) in reached), card
            assert card.is_cut_off == ((card.column, card.row) in board.cut), card
            self.seen["cut off"] += card.is_cut_off
            self.seen["never joined"] += not card.is_joined and not card.is_cut_off
        for goal in table.goals:
            assert goal.is_cut_off == ((goal.column, goal.row) in board.cut), goal
        if board.cut:
            self.seen["positions with a cut"] += 1
        seat = int(state.turn)
        hand = [int(kind) for kind in state.hands[seat * HAND : seat * HAND + state.hand_count[seat]]]
        if not state.lying[seat]:
            self.compare_paths(state, board, hand)
        if self.seen["positions"] % EVERY_KIND == 0:
            every = [kind for kind in range(state.config.edition.kinds) if isinstance(ALL_CARDS[kind], PathCard)]
            for begin in range(0, len(every), 4):
                self.compare_paths(holding(state, every[begin : begin + 4]), board, every[begin : begin + 4])

    def compare_paths(self, state: SaboteurState, board: Board, hand: list[int]) -> None:
        names = {CARD_NAMES[kind] for kind in hand if isinstance(ALL_CARDS[kind], PathCard)}
        actions = [self.game.decode(move) for move in state.legal_moves()]
        paths = [action for action in actions if isinstance(action, LayPath)]
        legal = {(action.card, action.column, action.row, action.turned) for action in paths}
        assert len(legal) == len(paths)
        assert legal == board.placements(names)
        self.seen["placements"] += len(legal)

    def compare_goals(self, board: Board, action: LayPath, told: list[Event]) -> None:
        """`board` is from before the path was laid."""
        opened = board.lay(action.card, (action.column, action.row), action.turned)
        said = {GOALS_AT[event.goal]: event.turned for event in told if isinstance(event, events.GoalOpened)}
        assert said == opened
        self.seen["goals"] += len(opened)
        self.seen["two goals at once"] += len(opened) > 1
        for event in told:
            if isinstance(event, events.RoundEnded) and event.gold and self.game.is_expansion:
                opening = [each for each in told if isinstance(each, events.GoalOpened) and each.shows == "gold"]
                gold = GOALS_AT[opening[0].goal]
                teams = (board.walks_to(gold, "blue"), board.walks_to(gold, "green"))
                assert (event.blue, event.green) == teams
                self.seen["gold behind a door"] += teams != (True, True)
                self.seen["gold"] += 1


def holding(state: SaboteurState, hand: list[int]) -> SaboteurState:
    """The same position with other cards in the hand of the seat to move, and nothing broken."""
    other = state.copy()
    seat = int(other.turn)
    for at, kind in enumerate(hand):
        other.hands[seat * HAND + at] = kind
    other.hand_count[seat] = len(hand)
    other.lying[seat] = 0
    return other


@pytest.mark.parametrize("is_digger", [False, True], ids=["sensible", "digger"])
@pytest.mark.parametrize("laying", ["booklet", "joined", "strict"])
@pytest.mark.parametrize("name", ["saboteur", "saboteur2"])
def test_S10_S11_S13_S14_S17_E6_E7_E8_E10_like_the_reference(name: str, laying: str, is_digger: bool) -> None:
    seen = Comparison(name, 5, laying, is_digger).run(POSITIONS)
    assert seen["positions"] >= POSITIONS
    assert seen["rockfalls"] >= POSITIONS // 100
    if not is_digger:
        assert seen["goals"] > 0
    if COMPILED:
        assert seen["cut off"] > 100
        assert seen["positions with a cut"] > 20
        if is_digger:  # who is sensible lays nothing that is not joined
            assert (seen["never joined"] > 0) == (laying != "strict")
        assert seen["placements"] > 10 * POSITIONS
    if name == "saboteur2" and COMPILED:
        kinds = Counter[str]()
        for card in ALL_CARDS:
            if isinstance(card, PathCard):
                kinds["door"] += seen[card.name] if card.door else 0
                kinds["ladder"] += seen[card.name] if card.has_ladder else 0
                kinds["double"] += seen[card.name] if len(card.joined) > 1 else 0
        assert min(kinds["door"], kinds["ladder"], kinds["double"]) >= 10, kinds
        assert seen["gold"] > 0
