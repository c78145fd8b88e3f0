"""Law 1: moves and actions are two forms of one thing; what is legal is well-formed; chance is fair."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from rockfall.core.errors import MalformedAction
from rockfall.core.game import Action, Game
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.testing.anatomy import anatomy, viewers

NO_ACTIONS: list[object] = [None, 7, "pass", [], {}, {"type": "NoSuchAction"}, {"type": None}]


def check_codec(game: Game, step: int = 1) -> None:
    """Every code in range(move_count) has one action of a known kind, which leads back to it, through JSON too.

    With a step, only every n-th code.
    """
    seen: dict[Action, int] = {}
    for move in range(0, game.move_count, step):
        action = game.decode(move)
        assert type(action) in game.action_types, f"move {move}: {action} is of none of the kinds in action_types"
        assert action not in seen, f"moves {seen[action]} and {move} are both {action}"
        seen[action] = move
        back = game.encode(action)
        assert back == move, f"decode({move}) is {action}, but encode of that is {back}"
        again = game.decode(back)
        assert again == action, f"encode({action}) is {back}, but decode of that is {again}"
        json = game.action_to_json(action)
        back_json = msgspec.json.decode(msgspec.json.encode(json))
        assert back_json == json, f"action_to_json gave {json}, which JSON turns into {back_json}"
        read = game.action_from_json(json)
        assert read == action, f"{action} became {read} through JSON"
    missing = set(game.action_types) - {type(action) for action in seen}
    assert step > 1 or not missing, f"no move is of the kinds {missing}"


def check_malformed(game: Game) -> None:
    """Codes outside the range and JSON that is no action are refused as MalformedAction."""
    for code in (-1, -(2**31), game.move_count, game.move_count + 1, 2**31):
        expect_malformed(lambda code=code: game.decode(code), f"decode({code})")  # type: ignore[misc]
    examples = {type(action): action for action in map(game.decode, range(game.move_count))}
    for kind in game.action_types:
        tag = kind.__struct_config__.tag
        first = examples[kind]
        for field in kind.__struct_fields__:
            wrong = {**game.action_to_json(first), field: {"no": "such value"}}
            expect_malformed(lambda wrong=wrong: read(game, wrong), f"{tag} with {field} {wrong[field]}")  # type: ignore[misc]
            far = {**game.action_to_json(first), field: 10**9}
            expect_malformed(lambda far=far: read(game, far), f"{tag} with {field} 10**9")  # type: ignore[misc]
    for data in NO_ACTIONS:
        expect_malformed(lambda data=data: read(game, data), repr(data))  # type: ignore[misc]


def read(game: Game, data: object) -> int:
    return game.encode(game.action_from_json(data))


def expect_malformed(attempt: Callable[[], object], what: str) -> None:
    try:
        got = attempt()
    except MalformedAction:
        return
    raise AssertionError(f"{what}: expected MalformedAction, got {got!r}")


def check_legal_moves(game: Game, state: State) -> None:
    """Legal moves strictly ascend, are codes of the game, and are none exactly when the match is over."""
    turn = state.turn
    moves = list(state.legal_moves())
    assert turn in (CHANCE, NOBODY) or 0 <= turn < game.players, f"turn is {turn}, which is neither a seat nor chance"
    assert moves == sorted(set(moves)), f"legal moves must strictly ascend: {moves}"
    assert not moves or 0 <= moves[0] <= moves[-1] < game.move_count, f"legal moves out of range: {moves}"
    assert bool(moves) == (turn != NOBODY), f"turn is {turn} and there are {len(moves)} legal moves"
    assert list(state.legal_moves()) == moves, "asking for the legal moves twice gave two answers"
    for viewer in viewers(game.players):
        view = state.view(viewer)
        expected = moves if viewer == turn else []
        assert view.turn == turn, f"turn is {turn}, but viewer {viewer} is told {view.turn}"
        got = list(view.legal_moves)
        assert got == expected, f"viewer {viewer} on turn {turn}: expected legal moves {expected}, got {got}"


def check_draws(state: State, rng: Rng, draws: int = 1000) -> None:
    """`draw` gives outcomes as often as their weights say, `random_move` any legal move as often as the others.

    And `draw` makes of a random number what `State.draw` makes of it, so that weights suffice to check the dice.
    """
    if state.turn == NOBODY:
        return
    before = anatomy(state)
    moves = list(state.legal_moves())
    if state.turn == CHANCE:
        weights = list(state.chance_weights())
        assert len(weights) == len(moves), f"{len(moves)} outcomes have {len(weights)} weights"
        assert all(weight > 0 for weight in weights), f"weights must be positive: {weights}"
        check_frequencies(moves, weights, [state.draw(rng) for _ in range(draws)], "draw")
        for _ in range(20):
            expected, got = State.draw(state, rng.copy()), state.draw(rng)
            assert got == expected, f"draw gave move {got}; the weights, with one random number, mean {expected}"
    else:
        check_frequencies(moves, [1] * len(moves), [state.random_move(rng) for _ in range(draws)], "random_move")
    assert anatomy(state) == before, "drawing a move changed the state"


def check_frequencies(moves: Sequence[int], weights: Sequence[int], drawn: Sequence[int], what: str) -> None:
    """Nothing but these moves, each within six standard deviations of its share: one in many millions fails by luck."""
    total = sum(weights)
    strange = set(drawn) - set(moves)
    assert not strange, f"{what} gave {sorted(strange)}, which are not among the legal moves {list(moves)}"
    for move, weight in zip(moves, weights, strict=True):
        expected = len(drawn) * weight / total
        spread = (expected * (1 - weight / total)) ** 0.5
        count = drawn.count(move)
        assert abs(count - expected) <= 6 * spread + 6, (
            f"{what} gave move {move} {count} times in {len(drawn)}; weight {weight} of {total} means {expected:.0f}"
        )
