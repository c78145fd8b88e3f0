"""Whether the dice of a record were fair, as far as the record can say: `rockfall verify` asks here, and clients."""

from __future__ import annotations

import msgspec

from rockfall.core.errors import BadRecord
from rockfall.core.record import Record
from rockfall.core.state import CHANCE
from rockfall.server.dice import FairDice, commitment, dice_of, source_of
from rockfall.server.outside import source_of_game, verify_outside
from rockfall.server.shares import SCHEME, bot_share, seal_of


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What `verify` found: how many outcomes were drawn, all as the secret says, and how many came from elsewhere."""

    commitment: str
    drawn: int
    outside: int
    again: int = msgspec.field(default=0, name="blows")  # how often a source was asked again, with the same outcome
    scheme: int = 1  # of the dice
    left_out: list[int] = []  # seats of people whose shares are not in the dice
    is_complete: bool = True  # whatever came from elsewhere was worked out again


def verify(record: Record, expected: str | None = None) -> Verdict:
    """Check a record's dice; BadRecord says what is wrong.

    The secret must fit the commitment (and `expected`, if somebody wrote it down at the start), opened shares must fit
    their seals, and every outcome of chance must be the one that follows from them. Only a game's own source may bring
    others, and it is asked again.
    """
    dice = dice_of(record)
    secret = bytes.fromhex(dice.secret)
    for claimed in (dice.commitment, *([expected] if expected is not None else [])):
        if commitment(secret) != claimed:
            raise BadRecord(1, f"expected a secret whose SHA-256 is {claimed}; got one with {commitment(secret)}")
    if dice.scheme >= SCHEME:
        _check_shares(dice, secret, record.header.players)
    drawn = _draw_again(record, dice)
    again, is_complete = _ask_again(record, dice)
    return Verdict(
        commitment=dice.commitment,
        drawn=drawn,
        outside=len(dice.outside),
        again=again,
        scheme=dice.scheme,
        left_out=dice.left_out,
        is_complete=is_complete,
    )


def _check_shares(dice: FairDice, secret: bytes, players: int) -> None:
    if not players == len(dice.seals) == len(dice.nonces):
        raise BadRecord(1, f"expected seals and shares of {players} seats; got {len(dice.seals)}, {len(dice.nonces)}")
    for seat, (seal, share) in enumerate(zip(dice.seals, dice.nonces, strict=True)):
        if seat in dice.left_out:
            if share:
                raise BadRecord(1, f"expected no share of seat {seat}, which was left out; got {share}")
        elif seal_of(share) != seal:
            raise BadRecord(1, f"expected a share of seat {seat} whose SHA-256 is {seal}; got {share!r}")
        elif seat in dice.bots and share != bot_share(secret, seat):
            raise BadRecord(1, f"expected the share of the bot in seat {seat} to come from the secret; got {share}")


def _draw_again(record: Record, dice: FairDice) -> int:
    source, outside = source_of(dice), set(dice.outside)
    drawn = 0
    for number, (state, move, _) in enumerate(record.steps(), start=1):
        if state.turn != CHANCE:
            if number in outside:
                raise BadRecord(number + 1, "expected an outcome of chance; got a player's move from elsewhere")
            continue
        if number in outside:
            continue
        due = source.now(state, number)
        if move != due:
            raise BadRecord(number + 1, f"expected chance to bring {due}, as the secret says; got {move}")
        drawn += 1
    return drawn


def _ask_again(record: Record, dice: FairDice) -> tuple[int, bool]:
    """How often the game's own source was asked, and whether that was all there was to ask."""
    if not dice.outside:
        return 0, True
    source = source_of_game(record.header.game)
    for number in dice.outside:
        if not 0 < number <= len(record.moves):
            raise BadRecord(1, f"expected numbers of moves from elsewhere; got {number} of {len(record.moves)}")
        if source is None or not source.brings(record.moves[number - 1]):
            raise BadRecord(number + 1, "expected an outcome of the dice; got one that is said to come from elsewhere")
    assert source is not None
    if not source.is_installed() or not source.serves(record.game()):
        return 0, False
    return verify_outside(record, source), True
