"""Turns: what a player may do, action cards, and when a round is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pytest

from rockfall.core.game import Action
from rockfall.core.state import NOBODY
from rockfall.games.maze.codec import ReadMap
from rockfall.games.maze.events import Passed
from rockfall.games.maze.mine import PLAY
from rockfall.games.saboteur import events
from rockfall.games.saboteur.cards import TOOLS
from rockfall.games.saboteur.codec import (
    BreakTool,
    Discard,
    HandsOff,
    Inspect,
    LayPath,
    MendTool,
    PlaceTheft,
    Rockfall,
    SetFree,
    SetTrap,
    StopDiscarding,
    SwapHands,
    SwapHats,
    Unburden,
)
from rockfall.games.saboteur.edition import TRAP
from rockfall.games.saboteur.state import PASSING, UNBURDENING
from tests.games.saboteur.scenario import GOLD_SOUTH, TO_THE_MIDDLE, Scenario, Setup, lay
from tests.games.scripted import Pass

MINERS = ["miner", "miner", "miner"]
TEAMS = ["blue", "green", "boss"]


def base(**setup: Unpack[Setup]) -> Scenario:
    return Scenario("saboteur", MINERS, **setup)


def more(**setup: Unpack[Setup]) -> Scenario:
    return Scenario("saboteur2", TEAMS, **setup)


def paths(scenario: Scenario) -> list[Action]:
    return [action for action in scenario.legal() if isinstance(action, LayPath)]


# -- a turn -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [lay("cross", 1, 0), BreakTool(tool="lamp", seat=1), Discard(card="map")], ids=repr)
def test_S7_one_thing_then_a_card_is_drawn(action: Action) -> None:
    scenario = base().do(action)
    assert scenario.turn == 1
    assert list(scenario.state.hand_count) == [6, 6, 6]
    assert scenario.state.deck_left == 67 - 18 - 1
    drawn = [event for event in scenario.told if isinstance(event, events.CardDrawn)]
    assert [event.seat for event in drawn[18:]] == [0]


def test_S7_turns_go_round() -> None:
    scenario = base(first=2)
    seats = []
    for _ in range(5):
        seats.append(scenario.turn)
        scenario.do(Pass())
    assert seats == [2, 0, 1, 2, 0]


def test_S7_no_more_cards_are_drawn_from_an_empty_deck() -> None:
    scenario = base().empty_deck()
    assert list(scenario.state.hand_count) == [6, 6, 6]
    seat = scenario.turn
    scenario.do(Pass())
    assert scenario.state.hand_count[seat] == 5


def test_S8_discards_are_secret() -> None:
    scenario = base().do(Discard(card="rockfall"))
    discarded = next(event for event in scenario.told if isinstance(event, events.CardDiscarded))
    assert discarded.seen_by(0) == events.CardDiscarded(seat=0, card="rockfall")
    assert discarded.seen_by(1) == discarded.seen_by(None) == events.CardDiscarded(seat=0, card=None)
    assert scenario.table(0).discards == ["rockfall"]
    assert scenario.table(1).discards == scenario.table(None).discards == []
    assert scenario.table(1).spent == {}


def test_S8_S19_an_empty_hand_passes_and_counts() -> None:
    """With the deck empty everybody plays as long as there is something to play; who has nothing left passes."""
    scenario = base(rounds=1).empty_deck()
    while scenario.phase == PLAY:
        plays = [action for action in scenario.legal() if isinstance(action, BreakTool | MendTool | ReadMap | LayPath)]
        scenario.do(plays[0] if plays else Pass())
    passed = [event.seat for event in scenario.told if isinstance(event, Passed)]
    assert len(passed) >= 3
    assert all(scenario.state.hand_count[seat] == 0 for seat in passed)
    assert scenario.state.turn == NOBODY


# -- broken tools and repairs -----------------------------------------------------------------------


@pytest.mark.parametrize("tool", TOOLS)
def test_S15_a_broken_tool_forbids_paths_and_nothing_else(tool: str) -> None:
    scenario = base().do(BreakTool(tool=tool, seat=1))
    assert scenario.reason(lay("cross", 1, 0)) == ("tool-broken", "S15")
    assert scenario.allows(ReadMap(goal=0))
    assert scenario.allows(Discard(card="map"))
    scenario.hold(lay("cross", 1, 0))
    assert paths(scenario) == []
    assert scenario.do(Pass()).hold(lay("cross", 1, 0)) is scenario
    assert paths(scenario) != []


def test_S15_one_of_each_kind_before_anybody() -> None:
    scenario = base().do(BreakTool(tool="lamp", seat=0))  # oneself included
    assert scenario.reason(BreakTool(tool="lamp", seat=0)) == ("tool-broken-already", "S15")
    assert scenario.allows(BreakTool(tool="lamp", seat=1))
    scenario.do(BreakTool(tool="cart", seat=0), BreakTool(tool="pick", seat=0))
    assert scenario.table().plates[0].broken == ["lamp", "cart", "pick"]
    assert scenario.table().spent == {}


@pytest.mark.parametrize("tool", TOOLS)
def test_S16_a_repair_mends_its_tool(tool: str) -> None:
    scenario = base().do(BreakTool(tool=tool, seat=1))
    for other in TOOLS:
        action = MendTool(card=f"mend_{other}", tool=other, seat=1)
        assert scenario.allows(action) == (other == tool)
    assert scenario.reason(MendTool(card=f"mend_{tool}", tool=tool, seat=0)) == ("tool-not-broken", "S16")
    scenario.do(MendTool(card=f"mend_{tool}", tool=tool, seat=1))  # by the owner
    assert scenario.table().plates[1].broken == []
    assert scenario.table().spent == {f"break_{tool}": 1, f"mend_{tool}": 1}


@pytest.mark.parametrize(
    ("card", "tools"), [("lamp_or_pick", "lamp pick"), ("pick_or_cart", "pick cart"), ("cart_or_lamp", "cart lamp")]
)
def test_S16_a_double_repair_mends_one_of_two_by_choice(card: str, tools: str) -> None:
    one, other = tools.split()
    scenario = base().do(BreakTool(tool=one, seat=0), BreakTool(tool=other, seat=0))
    scenario.hold(MendTool(card=f"mend_{card}", tool=one, seat=0))
    ways = {
        action.tool for action in scenario.legal() if isinstance(action, MendTool) and action.card == f"mend_{card}"
    }
    assert ways == {one, other}
    scenario.do(MendTool(card=f"mend_{card}", tool=one, seat=0))
    assert scenario.table().plates[0].broken == [other]


def test_S16_a_tool_can_be_broken_again() -> None:
    scenario = base().do(BreakTool(tool="lamp", seat=1), MendTool(card="mend_lamp", tool="lamp", seat=1))
    assert scenario.allows(BreakTool(tool="lamp", seat=1))


def test_R2_without_a_target_a_card_can_only_be_discarded() -> None:
    scenario = base()
    scenario.hold(MendTool(card="mend_lamp", tool="lamp", seat=0), Rockfall(column=1, row=0))
    played = [action for action in scenario.legal() if isinstance(action, MendTool | Rockfall)]
    assert played == []
    assert scenario.allows(Discard(card="mend_lamp"))
    assert scenario.reason(MendTool(card="mend_lamp", tool="lamp", seat=2)) == ("tool-not-broken", "S16")
    assert scenario.reason(BreakTool(tool="lamp", seat=3)) == ("no-such-player", "R2")


def test_S18_R3_maps_and_goals_that_are_open() -> None:
    scenario = base(goals=GOLD_SOUTH).do(*TO_THE_MIDDLE)
    assert scenario.reason(ReadMap(goal=1)) == ("goal-open", "R3")
    scenario.do(ReadMap(goal=0), Pass(), Pass())
    assert scenario.turn == 1
    assert scenario.allows(ReadMap(goal=0))  # again


# -- the end of a round -----------------------------------------------------------------------------


def test_S19_R5_a_row_of_passes_with_the_deck_empty() -> None:
    scenario = base(rounds=1)
    for _ in range(9):
        scenario.do(Pass())
    assert scenario.table().passes == 0  # R5: nobody counts while there are cards to draw
    scenario.empty_deck()
    assert scenario.table().passes == 0
    scenario.do(Pass(), Pass())
    assert (scenario.table().passes, scenario.table().is_over) == (2, False)
    scenario.do(Pass())
    assert scenario.table().is_over
    ended = next(event for event in scenario.told if isinstance(event, events.RoundEnded))
    assert (ended.gold, ended.finisher, ended.roles) == (False, None, MINERS)


def test_S19_R5_a_card_played_breaks_the_row() -> None:
    scenario = base(rounds=1).empty_deck()
    scenario.do(Pass(), Pass(), lay("cross", 1, 0), Pass(), Pass())
    assert not scenario.table().is_over
    scenario.do(Pass())
    assert scenario.table().is_over


@pytest.mark.parametrize("make", [base, more], ids=["base", "more"])
def test_S19_E5_by_option_only_when_all_hands_are_empty(make: Callable[..., Scenario]) -> None:
    scenario = make(rounds=1, round_end="hands").empty_deck()
    held = sum(scenario.state.hand_count)
    while scenario.phase == PLAY:
        assert sum(scenario.state.hand_count) > 0
        scenario.do(Pass())
        held -= 1
        assert scenario.table().passes == 0
    assert held == 0, "everybody discarded all cards, one at a time"
    assert [event.gold for event in scenario.told if isinstance(event, events.RoundEnded)] == [False]


def test_S8_S19_who_has_no_cards_is_passed_over_until_all_hands_are_empty() -> None:
    """Seat 1 plays no card after its hand is empty; the others go on with theirs."""
    scenario = more(rounds=1, round_end="hands").empty_deck()
    scenario.pass_until(lambda: scenario.turn == 1).do(Pass(count=3), Pass(), Pass(), Pass(count=3))
    assert scenario.state.hand_count[1] == 0
    before = len(scenario.told)
    scenario.do(Pass(), lay("cross", 1, 0))
    assert Passed(seat=1) in scenario.told[before:]
    assert scenario.turn != 1
    assert not scenario.table().is_over


def test_S19_gold_can_be_found_with_the_deck_empty() -> None:
    scenario = base(rounds=1).do(*TO_THE_MIDDLE[:6]).empty_deck().do(Pass(), TO_THE_MIDDLE[6])
    ended = next(event for event in scenario.told if isinstance(event, events.RoundEnded))
    assert ended.gold


def test_S19_all_dwarfs_are_shown() -> None:
    scenario = Scenario("saboteur", ["miner", "saboteur", "miner"], rounds=1).pass_round()
    for viewer in (0, 1, 2, None):
        assert [plate.role for plate in scenario.table(viewer).plates] == ["miner", "saboteur", "miner"]


@pytest.mark.parametrize("name", ["saboteur", "saboteur2"])
def test_R22_all_goals_are_turned_over(name: str) -> None:
    """Whether anybody has looked at them or not; they stay where they are, and nobody has reached them."""
    roles = ["miner", "saboteur", "miner"] if name == "saboteur" else ["blue", "saboteur", "green"]
    scenario = Scenario(name, roles, rounds=1)
    hidden = [goal.shows for goal in scenario.table(None).goals]
    scenario.pass_round()
    ended = next(event for event in scenario.told if isinstance(event, events.RoundEnded))
    for viewer in (0, 1, 2, None):
        goals = scenario.table(viewer).goals
        assert [goal.shows for goal in goals] == ended.goals
        assert not any(goal.is_open for goal in goals)
    assert hidden == [None, None, None]
    assert sorted(ended.goals) == ["gold", "stone_ne", "stone_nw"]


def test_E5_S19_the_expansion_ends_a_round_alike() -> None:
    scenario = more(rounds=1).empty_deck()
    scenario.do(Pass(), Pass(), PlaceTheft(), Pass(), Pass())
    assert not scenario.table().is_over
    scenario.do(Pass())
    assert [event.gold for event in scenario.told if isinstance(event, events.RoundEnded)] == [False]


# -- turns of the expansion -------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3])
def test_E4_pass_with_one_to_three_cards_and_draw_as_many(count: int) -> None:
    scenario = more(hands={0: ["cross", "rockfall", "map", "theft", "trap", "freedom"]})
    discards = [Discard(card=card) for card in ("cross", "rockfall", "map")]
    scenario.do(*discards[:count])
    if count < 3:
        assert (scenario.turn, scenario.phase) == (0, PASSING)
        scenario.do(StopDiscarding())
    assert scenario.turn == 1
    assert scenario.state.hand_count[0] == 6
    assert scenario.state.deck_left == 118 - 10 - 18 - count
    assert scenario.table(0).discards == [discard.card for discard in discards[:count]]


def test_E4_not_more_cards_are_drawn_than_there_are() -> None:
    scenario = more()
    scenario.pass_until(lambda: scenario.state.deck_left == 2)
    seat = scenario.turn
    scenario.do(Pass(count=3))
    assert (scenario.state.hand_count[seat], scenario.state.deck_left) == (5, 0)


def test_R8_cards_of_one_discard_in_order() -> None:
    scenario = more(hands={0: ["cross", "map", "map", "theft", "trap", "freedom"]})
    scenario.do(Discard(card="map"))
    assert scenario.legal() == [Discard(card=card) for card in ("map", "theft", "trap", "freedom")] + [StopDiscarding()]
    assert scenario.refused(Discard(card="cross")) is not None
    assert scenario.reason(Discard(card="cross")) == ("discard-in-order", "E4")


def test_R8_S8_others_do_not_learn_which_card_it_was() -> None:
    """Whether the highest card of the hand is discarded or the lowest: others see the same."""
    seen = []
    for card in ("cross", "freedom"):
        scenario = more(hands={0: ["cross", "map", "map", "theft", "trap", "freedom"]}, draws={0: ["tee_nes"]})
        scenario.do(Discard(card=card))
        during = scenario.view(1).key()
        scenario.do(StopDiscarding())
        seen.append((during, scenario.view(1).key()))
        assert scenario.turn == 1
    assert seen[0] == seen[1]


def test_E4_two_cards_to_be_rid_of_a_hindrance() -> None:
    scenario = more(hands={1: ["cross", "map", "map", "theft", "trap", "freedom"]})
    scenario.do(BreakTool(tool="cart", seat=1))
    assert scenario.reason(Unburden(hindrance="lamp")) == ("no-such-hindrance", "E4")
    scenario.do(Unburden(hindrance="cart"))
    assert (scenario.turn, scenario.phase, scenario.table().due) == (1, UNBURDENING, 2)
    assert scenario.reason(StopDiscarding()) == ("finish-discarding", "E4")
    assert scenario.reason(Discard(card="freedom")) == ("discard-another-way", "E4")  # the other must come before it
    scenario.do(Discard(card="cross"), Discard(card="trap"))
    assert scenario.turn == 2
    assert scenario.state.hand_count[1] == 5  # two away, one drawn
    assert scenario.table().plates[1].broken == []
    assert scenario.table().spent == {"break_cart": 1}
    assert scenario.table(1).discards == ["cross", "trap"]
    assert scenario.table(0).discards == []


def test_E4_out_of_a_trap_too() -> None:
    scenario = more().do(SetTrap(seat=1))
    assert scenario.reason(lay("cross", 1, 0)) == ("trapped", "E16")
    scenario.do(Unburden(hindrance="trap"), Discard(card="map"), Discard(card="map"))
    assert not scenario.table().plates[1].is_trapped
    assert scenario.state.spent[TRAP] == 1


def shrink(scenario: Scenario) -> Scenario:
    """The deck is empty, and seat 0 is to move with one card left, while seat 2 keeps the round alive."""
    scenario.empty_deck().pass_until(lambda: scenario.turn == 0)
    scenario.do(Pass(count=3), Pass(), lay("cross", 1, 0), Pass(count=2), Pass(), lay("cross", 2, 0))
    assert (scenario.turn, scenario.state.hand_count[0]) == (0, 1)
    return scenario


def test_E4_it_takes_two_cards() -> None:
    scenario = shrink(more().do(Pass(), BreakTool(tool="lamp", seat=0)))
    assert scenario.reason(Unburden(hindrance="lamp")) == ("too-few-cards", "E4")


def test_R5_R16_to_be_rid_of_a_hindrance_is_neither_a_pass_nor_a_play() -> None:
    scenario = more().empty_deck()
    scenario.pass_until(lambda: scenario.turn == 0)
    scenario.do(BreakTool(tool="lamp", seat=2), Pass())
    assert scenario.table().passes == 1
    scenario.do(Unburden(hindrance="lamp"), *(Discard(card=card) for card in scenario.hand(2)[:2]))
    assert scenario.table().passes == 0
    scenario.pass_round()
    assert scenario.turn == 1  # to the left of seat 0, who broke the lamp


def test_E4_a_hindered_player_may_do_everything_else() -> None:
    scenario = more().do(SetTrap(seat=1))
    for action in (SetTrap(seat=2), SetFree(seat=1), PlaceTheft(), SwapHands(seat=0), Inspect(seat=0), ReadMap(goal=0)):
        assert scenario.allows(action), action


# -- actions of the expansion -----------------------------------------------------------------------


def test_E16_E17_theft_lies_before_oneself_once() -> None:
    scenario = more().do(PlaceTheft(), Pass(), Pass())
    assert [plate.has_theft for plate in scenario.table().plates] == [True, False, False]
    assert scenario.reason(PlaceTheft()) == ("theft-already", "E17")
    assert scenario.table().spent == {}


def test_E16_hands_off() -> None:
    scenario = more().do(PlaceTheft())
    assert scenario.reason(HandsOff(seat=2)) == ("no-theft-there", "E16")
    scenario.do(HandsOff(seat=0))
    assert not scenario.table().plates[0].has_theft
    assert scenario.table().spent == {"theft": 1, "hands_off": 1}


def test_E16_swap_hands_the_other_draws_and_you_do_not() -> None:
    hands = {
        0: ["swap_hands", "cross", "cross", "cross", "map", "map"],
        1: ["rockfall", "rockfall", "trap", "theft", "theft", "freedom"],
    }
    scenario = more(hands=hands, draws={1: ["tee_nes"], 0: ["blind_n"]}).do(SwapHands(seat=1))
    assert scenario.hand(0) == ["rockfall", "rockfall", "theft", "theft", "trap", "freedom"]
    assert scenario.hand(1) == ["tee_nes", "cross", "cross", "cross", "map", "map"]
    assert scenario.turn == 1
    assert scenario.table().spent == {"swap_hands": 1}
    assert more().reason(SwapHands(seat=0)) == ("not-on-yourself", "E16")


def test_R19_E16_swap_hands_with_nothing_left() -> None:
    """Seat 0 has only this card when the deck is empty: seat 1 gives all its cards and gets none."""
    scenario = shrink(more()).hold(SwapHands(seat=1))
    given = scenario.hand(1)
    scenario.held.clear()
    scenario.do(SwapHands(seat=1))
    assert scenario.hand(0) == given != []
    assert scenario.hand(1) == []
    assert scenario.told[-1] == Passed(seat=1)
    assert scenario.turn == 2


def test_E16_inspection_is_private() -> None:
    scenario = more().do(Inspect(seat=2))
    inspected = next(event for event in scenario.told if isinstance(event, events.RoleInspected))
    assert inspected.seen_by(0) == events.RoleInspected(seat=0, target=2, role="boss")
    assert inspected.seen_by(2) == inspected.seen_by(None) == events.RoleInspected(seat=0, target=2, role=None)
    assert [plate.role for plate in scenario.table(0).plates] == ["blue", None, "boss"]
    assert [plate.role for plate in scenario.table(1).plates] == [None, "green", None]
    assert scenario.table(1).plates[0].inspected == [2]
    assert more().reason(Inspect(seat=0)) == ("not-on-yourself", "E16")


def test_E16_swap_hats() -> None:
    scenario = more(hats=["saboteur"]).do(SwapHats(seat=1))
    assert scenario.table(1).plates[1].role == "saboteur"
    assert scenario.table(0).plates[1].role is None
    assert scenario.turn == 1
    assert scenario.state.hand_count[0] == 6


def test_E16_swap_hats_on_oneself_and_what_was_inspected_is_void() -> None:
    scenario = more(hats=["geologist"]).do(Inspect(seat=1), SwapHats(seat=1))
    assert scenario.table(1).plates[1].role == "geologist"
    assert scenario.table(0).plates[1].role is None
    assert scenario.table(0).plates[0].inspected == []


def test_R18_a_dwarf_laid_away_is_not_taken_up_again() -> None:
    scenario = more(hats=["geologist", "profiteer"]).do(SwapHats(seat=2), SwapHats(seat=0))
    roles = scenario.state.roles
    assert list(roles[:3]) == [5, 3, 6]  # profiteer, green, geologist
    assert list(roles[10:17]) == [0, 0, 1, 0, 1, 0, 0]  # laid away: blue and boss
    assert roles[3 + 4] == 0  # no boss is left over


def test_E16_E17_trap_and_freedom() -> None:
    scenario = more()
    assert scenario.reason(SetTrap(seat=0)) == ("not-on-yourself", "E16")
    assert scenario.reason(SetFree(seat=1)) == ("not-trapped", "E16")
    scenario.do(SetTrap(seat=1))
    scenario.hold(lay("cross", 1, 0))
    assert paths(scenario) == []
    scenario.do(Pass())
    assert scenario.reason(SetTrap(seat=1)) == ("trapped-already", "E17")
    scenario.do(SetFree(seat=1))
    assert not scenario.table().plates[1].is_trapped
    assert scenario.table().spent == {"trap": 1, "freedom": 1}


def test_E16_freedom_for_oneself() -> None:
    scenario = more().do(SetTrap(seat=1), SetFree(seat=1))
    assert not scenario.table().plates[1].is_trapped
