"""Tests of the tests: each fault planted in Embers is found, and by which law."""

from __future__ import annotations

import pytest

from rockfall.bots.uniform import Uniform
from rockfall.core.bot import Bot
from rockfall.core.game import Game
from rockfall.testing import LAWS, Subject
from tests.testing import planted

FAULTS: list[tuple[type[Game], str, str]] = [
    (planted.LeakInView, "3-imagined", "gives .* another view"),
    (planted.ConsistentLeakInView, "4-secrecy", "the view leaks"),
    (planted.LeakInWire, "4-secrecy", "what `show` makes of the view leaks"),
    (planted.LeakInEvent, "4-secrecy", "an event leaks"),
    (planted.LeakInLegalMoves, "3-imagined-by-mover", "gives .* another view"),
    (planted.LeakInRefusal, "4-refusals", "a refusal leaks"),
    (planted.SmuggledState, "4-frozen-view", "view.truth is a "),
    (planted.ThawedView, "4-frozen-view", "an old view of . changed"),
    (planted.OwnFieldForgotten, "4-frozen-view", "must be all that differs"),
    (planted.OwnFieldsOfOthers, "4-frozen-view", "must be all that differs"),
    (planted.TruthInACorner, "3-from-view-alone", "it knows more than the view"),
    (planted.ForgetfulDeterminize, "3-imagined", "gives .* another view"),
    (planted.LossyDeterminize, "3-imagined", "the box holds something else"),
    (planted.OneTrackMind, "3-support", "never imagines"),
    (planted.SharedList, "2-copy", "changed another"),
    (planted.Forgetful, "2-replay", "differs from its original"),
    (planted.ByTheEvent, "2-replay", "differs from its original"),
    (planted.ForgetfulOptions, "2-record", "does not replay|replays differently"),
    (planted.Fixed, "2-pickle", "came back from pickle"),
    (planted.Descending, "1-legal-moves", "must strictly ascend"),
    (planted.NoMoves, "1-legal-moves", "expected a legal move|0 legal moves"),
    (planted.CrookedCodec, "1-codec", "but encode of that is"),
    (planted.LaxCodec, "1-malformed", "expected MalformedAction"),
    (planted.LoadedDeck, "1-draws", "weight . of .* means"),
    (planted.ByRejection, "1-draws", "with one random number, mean"),
    (planted.Meddling, "6-act", "changed the state"),
    (planted.Permissive, "6-answers", "but not refused"),
    (planted.Strict, "6-answers", "is legal for ., but refused"),
    (planted.UnknownCode, "6-every-code", "refused as 'because', which refusal_codes lacks"),
    (planted.UnknownRule, "6-every-code", "which RULES.md does not have"),
    (planted.SecretRoundEnd, "4-between-rounds", "cannot tell a round's end"),
    (planted.RoundEndOnATurn, "4-between-rounds", "but the turn of"),
    (planted.LostCard, "5-match", "changed what is in the box"),
    (planted.NoTotals, "5-match", "must count what is in the box"),
    (planted.HalfPoints, "5-match", "expected whole numbers"),
    (planted.HiddenScores, "3-imagined", "final scores do not follow"),
    (planted.Endless, "5-match", "expected the match to end within"),
]


@pytest.mark.parametrize(("fault", "law", "message"), FAULTS, ids=[fault.__name__ for fault, _, _ in FAULTS])
def test_a_planted_fault_is_found(fault: type[Game], law: str, message: str) -> None:
    subject = Subject(fault.make(3, hand=3), [Uniform()], examples=60, max_plies=500, is_thorough=False)
    expect_found(subject, law, message)


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (planted.Peeker(), "in a world that looks the same to it"),
        (planted.Scribbler(), "scribbler changed its view"),
        (planted.Cheater(), "which is not legal"),
    ],
    ids=lambda given: getattr(given, "name", ""),
)
def test_a_bad_bot_is_found(bot: Bot, message: str) -> None:
    subject = Subject(planted.SmuggledState.make(3), [Uniform()], examples=60, is_thorough=False)
    assert subject.matches
    subject.bots = (bot,)
    expect_found(subject, "4-bots", message)


def expect_found(subject: Subject, law: str, message: str) -> None:
    (check,) = [each.check for each in LAWS if each.name == law]
    with pytest.raises(AssertionError, match=message):
        check(subject)


def test_the_frame_of_the_planted_faults_has_none_itself() -> None:
    subject = Subject(planted.Planted.make(3), [Uniform()], examples=10)
    assert len(LAWS) >= 15
    for law in LAWS:
        law.check(subject)


def test_every_law_finds_some_fault() -> None:
    assert {law.name for law in LAWS} - {law for _, law, _ in FAULTS} == {"4-bots"}
