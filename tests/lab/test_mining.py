"""Mining puzzles: what is measured, what is worked out, what is refused, and that a plan decides all of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import rockfall
from rockfall.bots import bot
from rockfall.core.errors import BadOptions
from rockfall.core.game import Game
from rockfall.core.play import play
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.games.guilds.edition import ROUNDS
from rockfall.games.guilds.rules import GuildsState
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.lab.engine import Settings
from rockfall.lab.mining import blows
from rockfall.lab.mining.exact import Solver, TooLarge, Worth, after
from rockfall.lab.mining.looking import Budget, lead, measured
from rockfall.lab.mining.mine import Basket, Mine, mine
from rockfall.lab.mining.questions import CLUES, SURE, Position, Suspicions, Verdict, best, level, who
from rockfall.puzzles.puzzle import Choice, Puzzle, read_puzzle

SMALL = Budget(worlds=40)


def positions(game: Game, seed: object) -> list[Position]:
    """All positions of a match between attentive bots in which a seat is to move."""
    moves = play(game, [bot("attentive", game)] * game.players, seed).moves
    state, found = game.new_state(), []
    for number, move in enumerate(moves):
        if state.turn != CHANCE:
            found.append(Position(game, state.copy(), moves[:number]))
        state.apply(move)
    return found


# -- measuring ---------------------------------------------------------------------------------------------


def test_a_lead_has_the_interval_of_its_differences() -> None:
    ahead, interval = lead([0.5, 0.7, 0.6, 0.8], [0.4, 0.5, 0.5, 0.6])
    assert ahead == pytest.approx(0.15)
    assert 0.05 < interval < 0.15, "differences of 0.1 and 0.2, four of them"
    assert lead([0.2] * 9, [0.2] * 9)[0] == 0.0
    assert lead([0.2] * 9, [0.2] * 9)[1] > 0.0, "a few equal results do not make sure"


def test_the_move_that_reaches_the_gold_is_found_and_what_makes_no_difference_is_not() -> None:
    found = {Verdict.KEPT: 0, Verdict.DULL: 0}
    for number in range(4):
        for at in positions(rockfall.game("saboteur", players=4, rounds=1), f"gold {number}")[-12:]:
            verdict, puzzle = best(at, Rng.seeded(number), SMALL)
            found[verdict] = found.get(verdict, 0) + 1
            if puzzle is not None:
                second = measured(at.game, at.state.view(at.state.turn), Rng.seeded("again"), SMALL.second())
                assert second is not None
                assert second.best == puzzle.answers[0] == puzzle.choices[0].answer
                assert puzzle.playouts == 10 * SMALL.worlds
    assert found[Verdict.KEPT] >= 1, "the last card of a round that the miners win wins it"
    assert found[Verdict.DULL] >= 1


@pytest.mark.parametrize(
    ("failed", "expected"),
    [
        ({"uniform": 1.0, "sensible": 0.0, "attentive": 0.0, "strong:60": 0.0}, 1),
        ({"uniform": 1.0, "sensible": 0.5, "attentive": 0.0, "strong:60": 0.0}, 2),
        ({"uniform": 0.0, "sensible": 1.0, "attentive": 0.9, "strong:60": 0.1}, 3),
        ({"uniform": 1.0, "sensible": 1.0, "attentive": 1.0, "strong:60": 1.0}, 4),
    ],
)
def test_the_level_is_by_which_bots_mostly_fail(failed: dict[str, float], expected: int) -> None:
    assert level(failed) == expected


# -- working out ---------------------------------------------------------------------------------------------


def without_memory(state: State) -> Worth:
    """The same by trying everything."""
    if state.turn == NOBODY:
        return Solver().worth(state)
    seat = int(state.turn)
    found = [without_memory(after(state, int(move))) for move in state.legal_moves()]
    return max(found, key=lambda worth: worth.for_seat(seat))


def test_an_ending_is_worked_out_as_by_trying_everything() -> None:
    last = [at for at in positions(rockfall.game("guilds", players=3), "ending") if _round(at.state) >= ROUNDS - 1]
    for at in last[-4:]:
        seat = int(at.state.turn)
        for move, worth in Solver().moves(at.state).items():
            assert worth.for_seat(seat) == without_memory(after(at.state, move)).for_seat(seat)


def test_what_chance_still_decides_is_not_worked_out() -> None:
    early = positions(rockfall.game("guilds", players=3), "early")[4]
    with pytest.raises(TooLarge):
        Solver().moves(early.state)


def test_nor_what_is_too_large() -> None:
    last = [at for at in positions(rockfall.game("guilds", players=4), "large") if _round(at.state) >= ROUNDS - 1]
    with pytest.raises(TooLarge):
        Solver(nodes=10).moves(last[0].state)


def _round(state: State) -> int:
    assert isinstance(state, GuildsState)
    return int(state.round)


def test_the_odds_of_a_blow_are_those_of_many_blows() -> None:
    at = next(
        at for at in positions(rockfall.game("trollfjord", players=2), "tower") if blows.is_stop_or_strike(at.state)
    )
    blow = blows.best_placed(at.state)[2]
    struck = _fjord(after(at.state, blow))
    assert sum(weight for _, weight in blows.outcomes(struck)) == pytest.approx(1.0, abs=1e-9)
    rng, many, angry, treasure = Rng.seeded("blows"), 4000, 0, 0
    reached = blows.within_reach(_fjord(at.state))
    for _ in range(many):
        state = struck.copy()
        while state.turn == CHANCE:
            state.apply(state.draw(rng))
        if _fjord(state).excess():
            angry += 1
        elif blows.within_reach(_fjord(state)) > reached:
            treasure += 1
    odds = blows.odds(at.state, blow)
    for seen, expected in ((angry, odds.anger), (treasure, odds.treasure)):
        assert abs(seen / many - expected) < 5 * (max(expected * (1 - expected), 1 / many) / many) ** 0.5


def _fjord(state: State) -> TrollfjordState:
    assert isinstance(state, TrollfjordState)
    return state


# -- who is who ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def culprits() -> list[Puzzle]:
    """Puzzles of this kind out of a few rounds of Goblins, by what a spectator saw."""
    found = []
    for number in range(8):
        game = rockfall.game("goblins", players=4)
        suspicions = Suspicions(game)
        state = game.new_state()
        moves = play(game, [bot("attentive", game)] * 4, f"who {number}").moves
        for made, move in enumerate(moves, 1):
            seat = int(state.turn)
            state.apply(move)
            if state.turn == NOBODY or state.is_between_rounds():
                suspicions.forget()
            elif seat != CHANCE:
                suspicions.see(state, made, seat)
                if state.turn != CHANCE:
                    verdict, puzzle = who(Position(game, state.copy(), moves[:made]), suspicions)
                    assert (puzzle is not None) == (verdict is Verdict.KEPT)
                    found += [puzzle] if puzzle is not None else []
    return found


def test_whoever_is_named_is_named_by_three_clues_at_least(culprits: list[Puzzle]) -> None:
    assert culprits
    for puzzle in culprits:
        assert puzzle.seat is None, "what a spectator saw is enough"
        for answer in puzzle.answers:
            assert sum(clue.about == answer for clue in puzzle.clues) >= CLUES
        chances = {choice.answer: choice.chance for choice in puzzle.choices}
        assert all((chance > SURE) == (seat in puzzle.answers) for seat, chance in chances.items())
        assert all(clue.number < len(puzzle.moves) for clue in puzzle.clues)


def test_the_same_view_names_the_same_whatever_is_hidden(culprits: list[Puzzle]) -> None:
    """A leak would show here: another world with the same public past gives the same suspicions."""
    for puzzle in culprits[:3]:
        game, state = puzzle.made_game(), puzzle.position()
        other = game.determinize(state.view(None), Rng.seeded("other"))
        told = [Suspicions(game), Suspicions(game)]
        told[0].see(state, 0, 0)
        told[1].see(other, 0, 0)
        assert told[0].by_ply == told[1].by_ply


# -- the plan ------------------------------------------------------------------------------------------------


def plan(game: str, **changes: object) -> Mine:
    facts = {"players": (2,), "bots": ("sensible",), "matches": 6, "seed": "x", "worlds": 30}
    return msgspec.convert({"game": game, **facts, **changes}, Mine)


def test_the_same_plan_gives_the_same_puzzles_however_it_is_run() -> None:
    one = mine(plan("guilds"), Settings(engine="here"), 4)
    two = mine(plan("guilds"), Settings(engine="processes", jobs=2), 4)
    assert one == two
    assert one.puzzles
    for puzzle in one.puzzles:
        assert read_puzzle(msgspec.json.encode(puzzle)) == puzzle


def test_records_are_mined_like_matches(tmp_path: Path) -> None:
    game = rockfall.game("guilds", players=2)
    path = tmp_path / "match.jsonl"
    play(game, [bot("sensible", game)] * 2, "record").save(path)
    haul = mine(plan("guilds", records=(path,)), Settings(engine="here"), 2)
    assert haul.matches == 1
    assert all(puzzle.players == 2 for puzzle in haul.puzzles)
    with pytest.raises(BadOptions, match=r"expected records of saboteur; .*match.jsonl is of guilds"):
        mine(plan("saboteur", players=(4,), records=(path,)), Settings(engine="here"), 2)


def test_a_game_without_questions_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"expected a game for which there are questions: saboteur, .*; got 'chess'"):
        plan("chess").check()
    with pytest.raises(BadOptions, match="guilds: expected questions among best, ending; got 'who'"):
        plan("guilds", kinds=("who",)).check()


def puzzle_of(level: int, number: int) -> Puzzle:
    choice = Choice(answer=number, chance=1.0)
    return Puzzle(
        game="guilds",
        kind="best",
        rules_version=1,
        players=2,
        options={},
        moves=[number],
        seat=0,
        answers=[number],
        choices=[choice],
        level=level,
        failed={},
    )


def test_easy_ones_are_a_quarter_unless_there_are_too_few_others() -> None:
    basket = Basket(["best"], 8)
    for number in range(20):
        basket.put(puzzle_of(1, number))
    assert not basket.is_full()
    for number in range(20, 26):
        basket.put(puzzle_of(3, number))
    assert basket.is_full()
    assert [puzzle.level for puzzle in basket.puzzles()] == [1, 1, 3, 3, 3, 3, 3, 3]
    scarce = Basket(["best"], 8)
    for number in range(20):
        scarce.put(puzzle_of(1, number))
    assert len(scarce.puzzles()) == 8
