"""The laws as a list: each runs its checks over many positions of one subject."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rockfall.core.rng import Rng
from rockfall.testing.endings import check_match
from rockfall.testing.moves import check_codec, check_draws, check_legal_moves, check_malformed
from rockfall.testing.refusals import check_act, check_answers
from rockfall.testing.replays import check_copy, check_game_pickles, check_record, check_replay
from rockfall.testing.rounds import check_between_rounds
from rockfall.testing.secrets import (
    check_bot,
    check_imagined,
    check_imagined_from_view_alone,
    check_refusals_are_secret,
    check_secrecy,
    check_support,
    check_view_is_frozen,
)
from rockfall.testing.strategies import Position, codes, positions, seats_and_spectator
from rockfall.testing.walks import Subject

SEEDS = st.integers(0, 2**32 - 1)


@dataclass(frozen=True)
class Law:
    """One promise of the contract; `check` raises AssertionError if the subject breaks it."""

    name: str
    check: Callable[[Subject], None]

    def __str__(self) -> str:
        return self.name


LAWS: list[Law] = []


def law(name: str) -> Callable[[Callable[[Subject], None]], Callable[[Subject], None]]:
    def keep(check: Callable[[Subject], None]) -> Callable[[Subject], None]:
        LAWS.append(Law(name, check))
        return check

    return keep


def for_all(subject: Subject, check: Callable[..., None], *strategies: SearchStrategy[object]) -> None:
    """Run a check over examples, always the same ones; a failure is shrunk and shows the walk that led to it."""
    chosen = settings(
        max_examples=subject.examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink] if subject.is_thorough else [Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )

    def run(example: tuple[object, ...]) -> None:
        try:
            check(*example)
        except AssertionError as error:
            error.add_note(f"in {subject.game!r}, at {', '.join(map(repr, example))}")
            raise

    chosen(given(st.tuples(*strategies))(run))()


@law("1-codec")
def codec(subject: Subject) -> None:
    check_codec(subject.game, step=1 if subject.is_thorough else 1 + subject.game.move_count // 1000)


@law("1-malformed")
def malformed(subject: Subject) -> None:
    check_malformed(subject.game)


@law("1-legal-moves")
def legal_moves(subject: Subject) -> None:
    def check(position: Position) -> None:
        check_legal_moves(subject.game, position.state)

    for_all(subject, check, positions(subject))
    for_all(subject, check, positions(subject, is_over=True))


@law("1-draws")
def draws(subject: Subject) -> None:
    def check(position: Position, seed: int) -> None:
        check_draws(position.state, Rng.seeded(seed))

    for_all(subject, check, positions(subject, is_over=False), SEEDS)


@law("2-replay")
def replay(subject: Subject) -> None:
    def check(position: Position) -> None:
        check_replay(subject.game, position.state)

    for_all(subject, check, positions(subject))


@law("2-copy")
def copy(subject: Subject) -> None:
    def check(position: Position, seed: int) -> None:
        check_copy(subject.game, position.state, Rng.seeded(seed))

    for_all(subject, check, positions(subject), SEEDS)


@law("2-record")
def record(subject: Subject) -> None:
    def check(position: Position) -> None:
        check_record(subject.game, position.state)

    for_all(subject, check, positions(subject))


@law("2-pickle")
def pickle(subject: Subject) -> None:
    check_game_pickles(subject.game)


@law("3-imagined")
def imagined(subject: Subject) -> None:
    def check(position: Position, viewer: int | None, seed: int) -> None:
        check_imagined(subject.game, position.state, viewer, Rng.seeded(seed), subject.max_plies)

    for_all(subject, check, positions(subject), seats_and_spectator(subject.game), SEEDS)
    for_all(subject, check, positions(subject, is_over=True), seats_and_spectator(subject.game), SEEDS)


@law("3-imagined-by-mover")
def imagined_by_mover(subject: Subject) -> None:
    def check(position: Position, seed: int) -> None:
        if position.state.turn >= 0:
            check_imagined(subject.game, position.state, int(position.state.turn), Rng.seeded(seed), subject.max_plies)

    for_all(subject, check, positions(subject, is_over=False), SEEDS)


@law("3-from-view-alone")
def from_view_alone(subject: Subject) -> None:
    def check(position: Position, viewer: int | None, seed: int) -> None:
        check_imagined_from_view_alone(subject.game, position.state, viewer, seed)

    for_all(subject, check, positions(subject), seats_and_spectator(subject.game), SEEDS)


@law("3-support")
def support(subject: Subject) -> None:
    check_support(subject.game, seed=0)


@law("4-frozen-view")
def frozen_view(subject: Subject) -> None:
    def check(position: Position, viewer: int | None, seed: int) -> None:
        check_view_is_frozen(subject.game, position.state, viewer, Rng.seeded(seed))

    for_all(subject, check, positions(subject), seats_and_spectator(subject.game), SEEDS)


@law("4-secrecy")
def secrecy(subject: Subject) -> None:
    def check(position: Position, viewer: int | None, seed: int) -> None:
        check_secrecy(subject.game, position.state, viewer, Rng.seeded(seed))

    for_all(subject, check, positions(subject), seats_and_spectator(subject.game), SEEDS)


@law("4-refusals")
def secret_refusals(subject: Subject) -> None:
    def check(position: Position, viewer: int | None, some: list[int], seed: int) -> None:
        check_refusals_are_secret(subject.game, position.state, viewer, some, Rng.seeded(seed))

    for_all(subject, check, positions(subject), seats_and_spectator(subject.game), codes(subject.game), SEEDS)


@law("4-bots")
def bots(subject: Subject) -> None:
    def check(position: Position, seed: int) -> None:
        for bot in subject.bots:
            check_bot(subject.game, bot, position.state, seed)

    for_all(subject, check, positions(subject, is_over=False), SEEDS)


@law("4-between-rounds")
def between_rounds(subject: Subject) -> None:
    for number, moves in enumerate(subject.matches):
        check_between_rounds(subject.game, moves, Rng.seeded(number))


@law("5-match")
def match(subject: Subject) -> None:
    for moves in subject.matches:
        check_match(subject.game, moves)


@law("6-answers")
def answers(subject: Subject) -> None:
    def check(position: Position, viewer: int | None, some: list[int]) -> None:
        state = position.state
        asked = [*some, *state.legal_moves()]
        check_answers(subject.game, state, viewer, asked)
        check_answers(subject.game, state, int(state.turn) if state.turn >= 0 else None, asked)

    for_all(subject, check, positions(subject), seats_and_spectator(subject.game), codes(subject.game))


@law("6-every-code")
def every_code(subject: Subject) -> None:
    """Every code there is, asked by whoever is to move, halfway through a match."""
    step = 1 if subject.is_thorough else 1 + subject.game.move_count // 1000
    moves = subject.matches[-1]
    state = subject.game.new_state()
    for ply, move in enumerate(moves):
        if ply >= len(moves) // 2 and state.turn >= 0:
            break
        state.apply(move)
    check_answers(subject.game, state, int(state.turn), range(0, subject.game.move_count, step))


@law("6-act")
def act(subject: Subject) -> None:
    def check(position: Position, some: list[int]) -> None:
        check_act(subject.game, position.state, [*some, *list(position.state.legal_moves())[:3]])

    for_all(subject, check, positions(subject), codes(subject.game, 10))
