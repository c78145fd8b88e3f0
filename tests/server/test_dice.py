"""Fair dice: committed to, followed, shown; and a forger is found."""

from __future__ import annotations

import hmac

import msgspec
import pytest

from rockfall import Record
from rockfall.core.errors import BadRecord
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, State
from rockfall.games import game
from rockfall.server.dice import Dice, FairDice, commitment, draws
from rockfall.server.fairness import verify

SECRET = bytes(range(32))


def played(secret: bytes, nonces: list[str], said: dict[str, object] | None = None, cheat_at: int = -1) -> Record:
    """A match whose players take their first legal move; `said` changes what the record says of the dice."""
    embers = game("embers", 2)
    state: State = embers.new_state()
    dice = Dice(secret, "TABLE", nonces)
    number = 0
    while state.turn != NOBODY:
        number += 1
        moves = [int(move) for move in state.legal_moves()]
        move = dice.now(state, number) if state.turn == CHANCE else moves[0]
        if number == cheat_at:
            move = next(other for other in moves if other != move)
        state.apply(move)
    told = FairDice(table="TABLE", commitment=commitment(secret), nonces=nonces, secret=secret.hex())
    meta: dict[str, object] = {"dice": {**msgspec.to_builtins(told), **(said or {})}}
    return Record.of(embers, state, ["a", "b"], meta)


def test_honest_dice_pass() -> None:
    verdict = verify(played(SECRET, ["x", "y"]), commitment(SECRET))
    assert verdict.drawn == 4
    assert verdict.outside == 0


def test_every_outcome_is_checked() -> None:
    for number in range(1, 5):
        with pytest.raises(BadRecord, match=f"line {number + 1}: expected chance to bring"):
            verify(played(SECRET, ["x", "y"], cheat_at=number))


def test_others_can_draw_again() -> None:
    """From what `draws` gives and the words at the top of dice.py alone."""
    found = draws(played(SECRET, ["x", "y"]))
    text = msgspec.json.encode(["rockfall dice 1", found.dice.table, found.dice.nonces])
    key = hmac.digest(bytes.fromhex(found.dice.secret), text, "sha256")
    for draw in found.draws:
        rng = Rng.seeded(hmac.digest(key, f"chance {draw.number}".encode(), "sha256").hex())
        left = rng.below(sum(draw.weights))
        ends = [sum(draw.weights[: at + 1]) for at in range(len(draw.weights))]
        assert draw.came == draw.outcomes[next(at for at, end in enumerate(ends) if left < end)]
    assert len(found.draws) == 4


@pytest.mark.parametrize(
    "said",
    [
        {"secret": "00" * 32},
        {"commitment": "00" * 32},
        {"secret": "no hex"},
        {"nonces": 5},
        {"surprise": 1},
    ],
)
def test_what_does_not_fit_together_is_refused(said: dict[str, object]) -> None:
    with pytest.raises(BadRecord, match="line 1"):
        verify(played(SECRET, ["x", "y"], said))


def test_another_secret_does_not_pass_for_the_one_that_was_promised() -> None:
    with pytest.raises(BadRecord, match="expected a secret whose SHA-256"):
        verify(played(SECRET, ["x", "y"]), commitment(bytes(32)))


def test_a_record_without_dice_says_so() -> None:
    record = played(SECRET, ["x", "y"])
    bare = Record.of(record.game(), record.replay(), ["a", "b"])
    with pytest.raises(BadRecord, match="was not played on a server"):
        verify(bare)


def test_each_number_table_nonce_and_purpose_has_its_own_generator() -> None:
    generators = [
        Dice(SECRET, "TABLE", ["x"]).rng(1),
        Dice(SECRET, "TABLE", ["x"]).rng(2),
        Dice(SECRET, "TABLE", ["x"]).rng(1, "bot"),
        Dice(SECRET, "TABLE", ["y"]).rng(1),
        Dice(SECRET, "OTHER", ["x"]).rng(1),
        Dice(bytes(32), "TABLE", ["x"]).rng(1),
    ]
    assert len({rng.words() for rng in generators}) == len(generators)
    assert Dice(SECRET, "TABLE", ["x"]).rng(1).words() == generators[0].words()


def test_every_draw_is_seeded_by_the_hmac_that_anybody_can_compute() -> None:
    text = msgspec.json.encode(["rockfall dice 1", "TABLE", ["a", "b"]])
    key = hmac.digest(b"s" * 32, text, "sha256")
    seed = hmac.digest(key, b"chance 7", "sha256").hex()
    assert Dice(b"s" * 32, "TABLE", ["a", "b"]).rng(7).words() == Rng.seeded(seed).words()
