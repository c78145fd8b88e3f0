"""Matches of chance and of bots under every option, compared with the plain reading of the rules."""

from __future__ import annotations

import msgspec
import pytest

from rockfall.bots import bot
from rockfall.core.record import Record
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, resolve_chance
from rockfall.games import game
from rockfall.games.trollfjord import events
from rockfall.games.trollfjord.codec import AskForGift, Join, PlaceTroll, PledgeGift, StepTroll
from rockfall.games.trollfjord.game import Trollfjord
from rockfall.games.trollfjord.options import TrollfjordOptions
from tests.conftest import GOLDENS
from tests.games.trollfjord.reference import Referee, expected_layout
from tests.games.trollfjord.scenario import Scenario

TWO = {"forest_1": 2, "swamp_1": 2}

OPTIONS: list[dict[str, object]] = [
    {},
    {"fortresses": "free", "layout": "112233"},
    {"finished_tailwind": True},
    {"gifts": "talk"},
    {"fortresses": "random", "finished_tailwind": True, "gifts": "talk"},
]


def play(options: dict[str, object], players: int, who: str, seed: int) -> dict[str, int]:
    """A match, each decision compared; how often things happened that an option is about.

    Half of the moves that lead to tailwind and gifts are drawn, so that more than a bot's taste is seen.
    """
    made = game("trollfjord", players, **options)
    assert isinstance(made, Trollfjord)
    assert isinstance(made.options, TrollfjordOptions)
    referee = Referee(made.options, players)
    rng = Rng.seeded("reference", seed, who, players)
    lord = bot(who, made)
    state = made.new_state()
    seen = {"wind": 0, "finished wind": 0, "gifts": 0, "asked": 0}
    while resolve_chance(state, rng) != NOBODY:
        seat = int(state.turn)
        table = made.show(state.view(seat))
        expected = sorted(made.encode(action) for action in referee.legal(table))
        assert list(state.legal_moves()) == expected, table.phase
        layout = expected_layout(made.options)
        assert layout is None or [each.number for each in table.fortresses] == layout
        is_free = bool(table.tailwind) or table.phase in ("joining", "hammering", "giving")
        move = lord.choose(state.view(seat), rng)
        if is_free and rng.below(2):
            move = expected[rng.below(len(expected))]
        action = made.decode(int(move))
        if table.tailwind and isinstance(action, PlaceTroll | StepTroll):
            seen["wind"] += 1
            seen["finished wind"] += table.sacks[seat].is_finished
        seen["gifts"] += isinstance(action, PledgeGift)
        seen["asked"] += isinstance(action, AskForGift)
        referee.done(table, action)
        state.apply(int(move))
    return seen


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "defaults")
def test_T10_T23_R9_R10_legal_moves_are_as_the_plain_reading_says(options: dict[str, object]) -> None:
    seen = {"wind": 0, "finished wind": 0, "gifts": 0, "asked": 0}
    for seed, (who, players) in enumerate([("uniform", 2), ("sensible", 3), *[("sensible", 4)] * 3]):
        found = play(options, players, who, seed)
        seen = {name: seen[name] + found[name] for name in seen}
    assert seen["wind"] > 20
    assert seen["gifts"] > 0
    assert not seen["asked"] or options.get("gifts") == "talk"
    assert (seen["finished wind"] > 0) == bool(options.get("finished_tailwind"))


@pytest.mark.parametrize("gifts", ["pledges", "talk"])
def test_T23_R10_gifts_are_given_as_the_plain_reading_says(gifts: str) -> None:
    """Few matches come to it, so these begin where two have angered the spirit, with any gifts left."""
    rng = Rng.seeded("talks", gifts)
    ends = {"appeased": 0, "angry": 0}
    asked = 0
    for _ in range(150):
        kept = {seat: [gift for gift in (4, 8, 16) if rng.below(4)] for seat in (0, 1)}
        scenario = Scenario(2, [TWO, TWO], gifts=kept, options={"gifts": gifts}).hammer("F", Join())
        scenario.blow("y" * (9 + rng.below(3)))  # eight are allowed
        assert isinstance(scenario.game.options, TrollfjordOptions)
        referee = Referee(scenario.game.options, 2)
        missing = scenario.hammering.excess
        while scenario.phase == "giving":
            table = scenario.table(scenario.state.turn)
            assert scenario.legal() == sorted(referee.legal(table), key=scenario.game.encode)
            action = scenario.legal()[rng.below(len(scenario.legal()))]
            asked += isinstance(action, AskForGift)
            missing -= isinstance(action, PledgeGift)
            referee.done(table, action)
            scenario.do(action)
        is_calm = bool(scenario.told(events.SpiritAppeased))
        assert is_calm == (missing == 0)
        spent = 6 - sum(len(scenario.sack(seat).gifts) for seat in (0, 1)) - sum(3 - len(kept[seat]) for seat in (0, 1))
        assert spent == (len(scenario.told(events.GiftPledged)) if is_calm else 0)
        ends["appeased" if is_calm else "angry"] += 1
    assert min(ends.values()) > 20
    assert (asked > 20) == (gifts == "talk")


def test_old_records_still_replay_and_have_the_defaults() -> None:
    """This one was written before there were `layout`, `finished_tailwind` and `gifts`."""
    record = Record.load(GOLDENS / "trollfjord" / "record-1.jsonl")
    assert set(record.header.options) == {"fortresses", "first_seat"}
    assert record.replay().scores() == record.scores == [116, 105]
    assert msgspec.structs.asdict(record.game().options) == {
        "fortresses": "random",
        "layout": "321231",
        "first_seat": None,
        "finished_tailwind": False,
        "gifts": "pledges",
    }
