"""What lies face down is not shown, and what was seen is remembered."""

from __future__ import annotations

import msgspec
import pytest

import rockfall
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, resolve_chance
from rockfall.games.guilds import events
from rockfall.games.guilds.codec import KeepUniversals
from rockfall.games.guilds.table import Gains, StackGood
from rockfall.testing.alibis import other_truth
from tests.games.guilds.scenario import Scenario, ending, gems

HIDDEN = StackGood(card=None, name=None)


def with_gems(**options: object) -> Scenario:
    """Seat 2 has taken a gem of class 3, seat 1 a spice."""
    return Scenario(3, 1, 2, 3, **options).play("cook", "arcanist", "jeweller").take(2, 0)


def test_G10_only_the_owner_may_look_at_gems_again() -> None:
    scenario = with_gems()
    own, other, watching = (scenario.table(viewer).merchants[2] for viewer in (2, 0, None))
    assert [(gem.card, gem.name) for gem in own.stacks.gem] == [(3, "3")]
    assert other.stacks.gem == watching.stacks.gem == [HIDDEN]
    assert (own.worth.gem, own.worth.total) == (1, 1)
    assert (other.worth.gem, other.worth.total) == (None, 0)
    assert scenario.table(0).merchants[1].stacks.spice[0].name == "anise"


def test_G10_the_class_is_announced() -> None:
    taken = [event for event in with_gems().told(events.GoodTaken) if event.seat == 2]  # type: ignore[attr-defined]
    (event,) = taken
    assert [event.seen_by(viewer) for viewer in (0, 1, 2, None)] == [event] * 4
    assert isinstance(event, events.GoodTaken)
    assert (event.kind, event.name) == ("gem", "3")


def test_G10_gems_are_turned_over_for_scoring() -> None:
    """Not while universal goods are moved, but from then on."""
    scenario = ending({"spell": [11]}, {"gem": gems(1, 2)}, {"gem": gems(4)})
    assert scenario.table(0).merchants[1].stacks.gem == [HIDDEN] * 2
    scenario.do(KeepUniversals())
    assert [gem.name for gem in scenario.table(0).merchants[1].stacks.gem] == ["1", "2"]


def test_G21_open_gems() -> None:
    other = with_gems(open_gems=True).table(0).merchants[2]
    assert [gem.card for gem in other.stacks.gem] == [3]
    assert other.worth.total == 1


def test_G21_hidden_experts() -> None:
    scenario = with_gems(hidden_experts=True)
    table = scenario.table(0)
    assert [merchant.experts for merchant in table.merchants] == [
        ["arcanist", "jeweller", "trapper", "armourer"],
        None,
        None,
    ]
    assert [merchant.expert_count for merchant in table.merchants] == [4, 4, 4]
    assert table.discard is None
    assert [good.expert for good in table.goods if good] == ["arcanist"]  # one that was played is seen
    assert [merchant.experts for merchant in scenario.table(None).merchants] == [None] * 3


@pytest.mark.parametrize("hidden_experts", [False, True])
def test_R4_whoever_remembers_knows_every_stack_and_hand(hidden_experts: bool) -> None:
    """A view is enough to make the world again, whoever looks."""
    game = rockfall.game("guilds", players=3, hidden_experts=hidden_experts)
    state = game.new_state()
    rng = Rng.seeded("remember")
    while resolve_chance(state, rng) != NOBODY:
        for viewer in (0, None):
            world = game.determinize(state.view(viewer), rng)
            assert world.to_rows()[1:] == state.to_rows()[1:]
        state.apply(state.random_move(rng))


def test_R4_what_is_shown_of_face_down_things_is_only_their_number() -> None:
    """Two matches that differ in a gem that lies face down, and in who remembers: the tables look the same."""
    tables = []
    for classes in ((1, 2), (5, 2)):
        scenario = ending({"spell": [11]}, {"gem": gems(*classes)}, {"gem": gems(4)})
        tables.append(msgspec.structs.replace(scenario.table(0), unseen=[]))
    assert tables[0] == tables[1]


def test_R4_no_other_world_looks_the_same() -> None:
    """So there is nothing that a connection could leak but what `show` leaves out."""
    game = rockfall.game("guilds", players=3)
    state = game.new_state()
    rng = Rng.seeded("other truths")
    for _ in range(40):
        resolve_chance(state, rng)
        state.apply(state.random_move(rng))
        other = other_truth(game, state, 1, rng, attempts=4)
        assert other is None or other.history() == state.history()


def second_round(**options: object) -> Scenario:
    """Seat 2 has a gem of class 3, seat 1 anise, seat 0 a spell that pays for gems; gem 4, or anise, lies out first."""
    scenario = Scenario(3, 3, 1, 2, 4, 19, 20, **options).play("jeweller", "cook", "arcanist")
    return scenario.take(0, 1, 2)


def gains_of(scenario: Scenario, place: int, viewer: int | None) -> Gains:
    gains = scenario.table(viewer).gains[place]
    assert gains is not None
    return gains


def test_G10_what_a_gem_would_add_to_a_stack_that_lies_face_down_is_not_told() -> None:
    scenario = second_round()
    assert gains_of(scenario, 0, viewer=2).gem == [None, None, 3]
    assert gains_of(scenario, 0, viewer=0).gem == [2, None, None]
    assert gains_of(scenario, 0, viewer=None).gem == [None] * 3
    assert gains_of(scenario, 0, viewer=None).spice == [2, 0, 2]
    assert gains_of(scenario, 1, viewer=2).spell == [None, None, 0]  # moves a gem


def test_G21_with_open_gems_all_of_it_is_told() -> None:
    assert gains_of(second_round(open_gems=True), 0, viewer=None).gem == [2, 1, 3]


def test_G8_a_good_adds_nothing_to_who_has_taken_one_in_this_round() -> None:
    scenario = second_round().play("trapper", "trapper", "armourer").take(0)
    assert scenario.table(None).gains[0] is None
    assert [seat for seat, added in enumerate(gains_of(scenario, 1, viewer=0).spice) if added is None] == [0]
