"""What a viewer knows: over many worlds imagined from one view, what is known never varies and what is not known does.

`Scenario.worlds` checks each time that an imagined world gives its viewer the same view and holds the whole box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import pytest

from rockfall.core.game import Action
from rockfall.core.rng import Rng
from rockfall.games.maze.codec import ReadMap
from rockfall.games.saboteur.cards import CARD_NAMES, GOALS, ROLES, TOOLS
from rockfall.games.saboteur.codec import (
    KIND,
    BreakTool,
    Discard,
    Inspect,
    PlaceTheft,
    Steal,
    StopDiscarding,
    SwapHands,
    SwapHats,
    TakeGold,
)
from rockfall.games.saboteur.events import GoldPaid
from rockfall.games.saboteur.rules import SaboteurState
from rockfall.games.saboteur.state import TAKING
from tests.games.saboteur.scenario import GOLD_SOUTH, TO_THE_MIDDLE, Scenario, hand_of, lay
from tests.games.scripted import Pass

SPECTATOR = None


def values(worlds: Iterable[SaboteurState], of: Callable[[SaboteurState], object]) -> set[object]:
    return {of(world) for world in worlds}


def goals(world: SaboteurState) -> tuple[str, ...]:
    return tuple(GOALS[shows].name for shows in world.goals)


def roles(world: SaboteurState) -> tuple[str, ...]:
    return tuple(ROLES[world.roles[seat]] for seat in range(world.config.players))


def buried(world: SaboteurState) -> Counter[str]:
    return Counter({CARD_NAMES[kind]: int(count) for kind, count in enumerate(world.buried) if count})


# -- goals ------------------------------------------------------------------------------------------


def test_S18_a_map_tells_its_reader_one_goal() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, goals=GOLD_SOUTH).do(ReadMap(goal=0))
    assert values(scenario.worlds(0), goals) == {("stone_nw", "stone_ne", "gold"), ("stone_nw", "gold", "stone_ne")}
    for viewer in (1, 2, SPECTATOR):
        assert len(values(scenario.worlds(viewer), goals)) == 6


def test_S18_two_maps_tell_all_goals() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, goals=GOLD_SOUTH).do_as(0, ReadMap(goal=0), ReadMap(goal=1))
    assert values(scenario.worlds(0), goals) == {GOLD_SOUTH}
    assert len(values(scenario.worlds(1), goals)) == 6


def test_S14_an_open_goal_is_known_to_all() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, goals=GOLD_SOUTH).do(*TO_THE_MIDDLE)
    for viewer in (0, 1, 2, SPECTATOR):
        assert values(scenario.worlds(viewer), goals) == {GOLD_SOUTH, ("gold", "stone_ne", "stone_nw")}


def test_S18_what_a_map_told_is_forgotten_with_the_round() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, goals=GOLD_SOUTH).do(ReadMap(goal=2)).pass_round()
    assert len(values(scenario.worlds(0), goals)) == 6


# -- dwarfs -----------------------------------------------------------------------------------------


def test_S3_the_only_saboteur_knows_everybody() -> None:
    scenario = Scenario("saboteur", ["saboteur", "miner", "miner"])
    assert values(scenario.worlds(0), roles) == {("saboteur", "miner", "miner")}
    assert values(scenario.worlds(1), roles) == {
        ("saboteur", "miner", "miner"),
        ("miner", "miner", "saboteur"),
        ("miner", "miner", "miner"),
    }


def test_E3_the_only_boss_knows_that_nobody_else_is() -> None:
    scenario = Scenario("saboteur2", ["boss", "blue", "green"])
    worlds = scenario.worlds(0)
    assert {role for world in worlds for role in roles(world)[1:]} == set(ROLES) - {"miner", "boss"}
    assert values(worlds, lambda world: world.roles[3 + ROLES.index("boss")]) == {0}


def test_E16_inspection_tells_one_dwarf_and_what_is_used_up() -> None:
    """Seat 0 is one geologist and has seen the other: there is none left."""
    scenario = Scenario("saboteur2", ["geologist", "blue", "geologist"]).do(Inspect(seat=2))
    worlds = scenario.worlds(0)
    assert values(worlds, lambda world: (roles(world)[0], roles(world)[2])) == {("geologist", "geologist")}
    assert {roles(world)[1] for world in worlds} == set(ROLES) - {"miner", "geologist"}
    assert {roles(world)[0] for world in scenario.worlds(1)} == set(ROLES) - {"miner"}


def test_E16_R18_an_inspected_dwarf_that_is_laid_away_is_nowhere_else() -> None:
    """Seat 0 saw the boss, who then changed hats: the boss lies away, and the new dwarf is unknown."""
    scenario = Scenario("saboteur2", ["blue", "boss", "green"], hats=["saboteur"]).do(Inspect(seat=1), SwapHats(seat=1))
    boss = ROLES.index("boss")
    for world in (worlds := scenario.worlds(0)):
        assert "boss" not in roles(world)
        assert (world.roles[3 + boss], world.roles[3 + 7 + boss]) == (0, 1)
    assert {roles(world)[1] for world in worlds} == set(ROLES) - {"miner", "boss"}
    # Seat 1 knows both its dwarfs; seat 2 knows neither, and may imagine the boss laid away or not.
    assert values(scenario.worlds(1), lambda world: (roles(world)[1], world.roles[10 + boss])) == {("saboteur", 1)}
    assert values(scenario.worlds(2), lambda world: world.roles[10 + boss]) == {0, 1}


def test_E16_R18_hats_swapped_twice() -> None:
    """The boss that seat 0 saw was laid away once; what seat 1 laid away the second time is unknown."""
    scenario = Scenario("saboteur2", ["blue", "boss", "green"], hats=["saboteur", "profiteer"])
    scenario.do(Inspect(seat=1), SwapHats(seat=1), SwapHats(seat=1))
    worlds = scenario.worlds(0)
    for world in worlds:
        assert world.roles[10 + ROLES.index("boss")] == 1
        assert sum(world.roles[10:17]) == 2
    assert len(values(worlds, lambda world: tuple(world.roles[10:17]))) == 5  # with the boss: any of the other kinds


def test_E16_inspecting_after_hats_were_swapped() -> None:
    scenario = Scenario("saboteur2", ["blue", "boss", "green"], hats=["saboteur"])
    scenario.do(Inspect(seat=1), SwapHats(seat=1), Pass(), Inspect(seat=1))
    assert values(scenario.worlds(0), lambda world: roles(world)[:2]) == {("blue", "saboteur")}


def test_E16_while_a_new_dwarf_is_drawn() -> None:
    """In between nobody has a dwarf at seat 1; chance draws from what may be left over."""
    scenario = Scenario("saboteur2", ["blue", "boss", "green"]).hold(SwapHats(seat=1))
    state = scenario.state.copy()
    state.apply(scenario.game.encode(SwapHats(seat=1)))
    for viewer in (0, 1, 2, SPECTATOR):
        view = state.view(viewer)
        for seed in range(20):
            world = scenario.game.determinize(view, Rng.seeded(seed))
            assert (world.view(viewer), world.roles[1]) == (view, -1)
            assert sum(world.roles[3:10]) == 12
            assert sum(world.roles[10:17]) == 1


def test_S19_dwarfs_shown_at_the_end_are_known_and_then_forgotten() -> None:
    scenario = Scenario("saboteur", ["miner", "saboteur", "miner"]).do(*TO_THE_MIDDLE[:6])
    assert len(values(scenario.worlds(0), roles)) == 3
    stolen = Scenario("saboteur2", ["green", "saboteur", "blue"]).do(PlaceTheft()).pass_round()
    assert values(stolen.worlds(SPECTATOR), roles) == {("green", "saboteur", "blue")}


# -- cards ------------------------------------------------------------------------------------------


def test_S5_cards_that_are_used_up_are_with_nobody() -> None:
    """All five crossings lie in the maze or are in the viewer's own hand and discard."""
    scenario = Scenario("saboteur", ["miner"] * 3, hands={0: ["cross", "cross", "cross", "map", "map", "map"]})
    scenario.do(lay("cross", 1, 0), lay("cross", 2, 0), lay("cross", 3, 0), Discard(card="cross"))
    for world in scenario.worlds(0):
        assert hand_of(world, 1)["cross"] == hand_of(world, 2)["cross"] == 0
        assert world.deck[KIND["cross"]] == 0
        assert world.buried[KIND["cross"]] == 1
    assert {hand_of(world, 0)["cross"] for world in scenario.worlds(1)} == {0, 1, 2}


def test_S8_discards_of_others_are_unknown() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3).do(Discard(card="rockfall"))
    assert values(scenario.worlds(0), lambda world: tuple(buried(world).items())) == {(("rockfall", 1),)}
    assert len(values(scenario.worlds(1), lambda world: tuple(buried(world).items()))) > 15


def test_S5_with_the_deck_empty_what_is_unseen_is_with_the_others() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, rounds=1).empty_deck()
    for world in scenario.worlds(0, 50):
        assert sum(world.deck) == 0
    assert len(values(scenario.worlds(0), lambda world: tuple(sorted(hand_of(world, 1).items())))) > 50


# -- hands after a swap -----------------------------------------------------------------------------

MINE = ["blind_n", "blind_e", "blind_ns", "crystal_cross", "ladder_s", "swap_hands"]
YOURS = ["tee_nes", "tee_nes", "ladder_e", "bridge", "rockfall", "map"]
UNIQUE = Counter(MINE[:5])


def swapped(*roles_: str, draws: dict[int, list[str]] | None = None) -> Scenario:
    """Seat 0 has swapped hands with seat 1, who drew a card."""
    named = list(roles_) or ["blue", "green", "boss", "saboteur"]
    scenario = Scenario("saboteur2", named, hands={0: MINE, 1: YOURS}, draws=draws or {1: ["theft"]})
    return scenario.do(SwapHands(seat=1))


def test_E16_both_know_what_the_other_holds_now() -> None:
    scenario = swapped()
    worlds = scenario.worlds(0)
    for world in worlds:
        assert hand_of(world, 0) == Counter(YOURS)
        assert hand_of(world, 1) >= UNIQUE
    assert len(values(worlds, lambda world: tuple((hand_of(world, 1) - UNIQUE).elements()))) > 15  # the one drawn
    for world in scenario.worlds(1):
        assert hand_of(world, 0) == Counter(YOURS)  # who draws nothing has nothing that seat 1 does not know


@pytest.mark.parametrize("viewer", [2, 3, SPECTATOR])
def test_E16_others_do_not_know(viewer: int | None) -> None:
    worlds = swapped().worlds(viewer)
    assert len(values(worlds, lambda world: tuple(sorted(hand_of(world, 0).elements())))) > 150
    assert 0 < sum(hand_of(world, 1)["blind_n"] for world in worlds) < len(worlds)


def test_E16_a_known_card_that_is_played_is_gone() -> None:
    scenario = swapped().do(lay("crystal_cross", 1, 0))
    for world in scenario.worlds(0):
        assert hand_of(world, 1) >= UNIQUE - Counter(["crystal_cross"])
        assert hand_of(world, 1)["crystal_cross"] == 0


def test_E16_S8_a_hidden_discard_may_or_may_not_be_a_known_card() -> None:
    scenario = swapped(draws={1: ["theft", "trap"]}).do(Discard(card="blind_n"), StopDiscarding())
    worlds = scenario.worlds(0)
    assert values(worlds, lambda world: hand_of(world, 1)["blind_n"]) == {0, 1}
    assert values(worlds, lambda world: hand_of(world, 1)["ladder_s"]) == {0, 1}
    for world in worlds:
        assert sum((UNIQUE - hand_of(world, 1)).values()) <= 1
        gone = UNIQUE - hand_of(world, 1)
        assert buried(world) >= gone  # what is not in the hand any more lies in the discard
    for world in scenario.worlds(1):
        assert buried(world) == Counter(["blind_n"])


def test_E16_S8_a_card_shown_later_was_not_the_one_discarded() -> None:
    """Of each of these there is only one: what is played later was in the hand all the time."""
    scenario = swapped(draws={1: ["theft", "trap", "trap"]}).do(Discard(card="blind_n"), StopDiscarding())
    scenario.do_as(1, lay("crystal_cross", 1, 0))
    worlds = scenario.worlds(0)
    for world in worlds:
        assert buried(world)["crystal_cross"] == 0
    assert values(worlds, lambda world: hand_of(world, 1)["blind_n"]) == {0, 1}


def kept_over_many_discards(plays: Sequence[Action]) -> Scenario:
    """Seat 1 discards what it draws, one card each turn, and plays unique cards that it got in the swap long after."""
    mends = [f"mend_{tool}" for tool in TOOLS for _ in range(2)]
    draws: dict[int, list[str]] = {0: [], 1: [*["map"] * 5, *mends, *["rockfall"] * 3]}
    scenario = Scenario("saboteur2", ["blue", "green", "boss"], hands={0: MINE, 1: YOURS}, draws=draws)
    scenario.do(SwapHands(seat=1))
    for card in draws[1]:
        scenario.do_as(1, Discard(card=card), StopDiscarding())
    for play in plays:
        scenario.do_as(1, play)
    return scenario


def test_E16_S8_cards_kept_over_many_discards() -> None:
    plays = [lay("crystal_cross", 1, 0), lay("ladder_s", 1, -1), lay("blind_n", 1, 1), lay("blind_ns", 0, 1)]
    scenario = kept_over_many_discards(plays)
    worlds = scenario.worlds(0, 100)
    for world in worlds:
        assert not buried(world) & Counter(["crystal_cross", "ladder_s", "blind_n", "blind_ns"])
        assert hand_of(world, 1)["blind_e"] + buried(world)["blind_e"] == 1
    assert len(values(worlds, lambda world: tuple(sorted(buried(world).elements())))) > 50


def test_E16_S8_a_hand_that_comes_back_changed() -> None:
    """Seat 1 has discarded all that it got. Seat 0, who gets what it drew instead, knows where the others are."""
    draws = {1: ["swap_hands", "map", "map", "theft", "theft", "trap", "trap"]}
    scenario = Scenario("saboteur2", ["blue", "green", "boss"], hands={0: MINE, 1: YOURS}, draws=draws)
    scenario.do(SwapHands(seat=1))
    for card in MINE[:5]:
        scenario.do_as(1, Discard(card=card), StopDiscarding())
    scenario.do_as(1, SwapHands(seat=0))
    assert Counter(scenario.hand(0))["theft"] == 2
    for world in scenario.worlds(0, 100):
        assert buried(world) >= UNIQUE


def test_E16_S8_a_card_shown_later_may_be_another_of_its_kind() -> None:
    """Seat 1 got one of six maps, discarded something, drew a card and played a map: it may have drawn that one."""
    hand = ["blind_n", "blind_e", "blind_ns", "crystal_cross", "map", "swap_hands"]
    draws = {1: ["theft", "trap"]}
    scenario = Scenario("saboteur2", ["blue", "green", "boss"], hands={0: hand, 1: YOURS}, draws=draws)
    scenario.do(SwapHands(seat=1), Discard(card="blind_n"), StopDiscarding()).do_as(1, ReadMap(goal=0))
    worlds = scenario.worlds(0, 600)
    assert values(worlds, lambda world: buried(world)["map"]) == {0, 1}
    assert values(worlds, lambda world: buried(world)["blind_n"]) == {0, 1}


def test_E16_two_swaps_in_a_chain() -> None:
    """Seat 0 with 1, then 1 with 2: what seat 0 gave away is with seat 2 now, and seat 1 saw all of both hands."""
    draws = {1: ["swap_hands"], 2: ["tee_new"]}
    theirs = ["cross", "cross", "straight_ns", "trap", "trap", "freedom"]
    scenario = Scenario(
        "saboteur2", ["blue", "green", "boss", "saboteur"], hands={0: MINE, 1: YOURS, 2: theirs}, draws=draws
    )
    scenario.do(SwapHands(seat=1), SwapHands(seat=2))
    for world in (worlds := scenario.worlds(0)):
        assert hand_of(world, 2) >= UNIQUE
        assert hand_of(world, 2).total() == 6
    assert len(values(worlds, lambda world: tuple(sorted(hand_of(world, 1).elements())))) > 150
    for world in (worlds := scenario.worlds(1)):
        assert (hand_of(world, 0), hand_of(world, 1)) == (Counter(YOURS), Counter(theirs))
        assert hand_of(world, 2) >= UNIQUE
    assert len(values(worlds, lambda world: tuple((hand_of(world, 2) - UNIQUE).elements()))) > 15
    for world in scenario.worlds(2):
        assert hand_of(world, 1) == Counter(theirs)
    for world in scenario.worlds(3, 50):
        assert world.hand_count[1] == 6


def test_E16_a_hand_that_comes_back_is_known_again() -> None:
    """Seat 1 discards a known card unseen, then seat 0 gets the hand back: now it knows which."""
    draws = {1: ["swap_hands", "trap", "trap"]}
    scenario = Scenario("saboteur2", ["blue", "green"], hands={0: MINE, 1: YOURS}, draws=draws)
    scenario.do(SwapHands(seat=1), Discard(card="blind_ns"), StopDiscarding())
    assert values(scenario.worlds(0), lambda world: buried(world)["blind_ns"]) == {0, 1}
    scenario.do_as(1, SwapHands(seat=0))
    assert scenario.hand(0)[:2] == ["blind_n", "blind_e"]
    for world in scenario.worlds(0):
        assert buried(world)["blind_ns"] >= 1
        assert hand_of(world, 1)["blind_ns"] == 0


def test_E16_R19_who_got_an_empty_hand_still_knows_what_was_given() -> None:
    scenario = Scenario("saboteur2", ["blue", "green", "boss"]).empty_deck()
    scenario.pass_until(lambda: scenario.turn == 0)
    scenario.do(Pass(count=3), Pass(), lay("cross", 1, 0), Pass(count=2), Pass(), lay("cross", 2, 0))
    given = Counter(scenario.hold(SwapHands(seat=1)).hand(1))
    scenario.held.clear()
    scenario.do(SwapHands(seat=1))
    assert scenario.state.hand_count[1] == 0
    for world in scenario.worlds(1):
        assert hand_of(world, 0) == given
    assert len(values(scenario.worlds(2), lambda world: tuple(sorted(hand_of(world, 0).elements())))) > 50


# -- theft ------------------------------------------------------------------------------------------


def test_E15_the_order_of_thefts_holds_in_imagined_worlds() -> None:
    """Seat 1 noticed fewer things than happened; still the theft it plays next comes after the one that lies there."""
    scenario = Scenario("saboteur2", ["blue", "green", "boss"])
    scenario.do_as(0, ReadMap(goal=0), ReadMap(goal=1), Inspect(seat=1), PlaceTheft()).hold(PlaceTheft())
    world = scenario.game.determinize(scenario.view(1), Rng.seeded(0))
    real = scenario.state.copy()
    for state in (world, real):
        state.apply(scenario.game.encode(PlaceTheft()))
        assert state.theft_at[1] > state.theft_at[0] > 0
    assert world.view(1) == real.view(1)


# -- gold -------------------------------------------------------------------------------------------


def nuggets(world: SaboteurState) -> tuple[int, ...]:
    return tuple(int(count) for count in world.gold)


def test_S20_who_looks_first_knows_the_sum_of_the_rest() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, gold=[1, 2, 3]).do(*TO_THE_MIDDLE)
    scenario.do(TakeGold(nuggets=3), TakeGold(nuggets=1), TakeGold(nuggets=2))
    assert values(scenario.worlds(0), nuggets) == {(3, 1, 2), (3, 2, 1)}


def test_S20_who_looks_second_knows_all_but_what_was_taken_before() -> None:
    """Seat 2 sees two and one, takes the two, and so knows what is left for seat 1."""
    scenario = Scenario("saboteur", ["miner"] * 3, gold=[1, 2, 3]).do(*TO_THE_MIDDLE)
    scenario.do(TakeGold(nuggets=3), TakeGold(nuggets=2), TakeGold(nuggets=1))
    assert values(scenario.worlds(2), nuggets) == {(1, 1, 2), (2, 1, 2), (3, 1, 2)}


def test_S20_who_looks_third_knows_only_one_card() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, gold=[1, 2, 3]).do(*TO_THE_MIDDLE)
    scenario.do(TakeGold(nuggets=3), TakeGold(nuggets=2), TakeGold(nuggets=1))
    assert values(scenario.worlds(1, 500), nuggets) == {(a, 1, b) for a in (1, 2, 3) for b in (1, 2, 3)}
    assert len(values(scenario.worlds(SPECTATOR, 500), nuggets)) > 20


def test_S20_a_second_look_tells_what_was_taken_in_between() -> None:
    """Two miners: the pack comes back to seat 0 with one card."""
    scenario = Scenario("saboteur", ["miner", "saboteur", "miner"], gold=[1, 2, 3]).do(*TO_THE_MIDDLE)
    scenario.do(TakeGold(nuggets=1), TakeGold(nuggets=3))
    assert values(scenario.worlds(0), nuggets) == {(1, 0, 3)}
    assert values(scenario.worlds(0), lambda world: tuple(world.pack)) == {(0, 1, 0)}
    assert len(values(scenario.worlds(1), nuggets)) == 9


def test_S20_while_the_pack_is_with_another() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, gold=[1, 2, 3]).do(*TO_THE_MIDDLE).do(TakeGold(nuggets=2))
    assert values(scenario.worlds(0), lambda world: tuple(world.pack)) == {(1, 0, 1)}
    packs = values(scenario.worlds(1, 400), lambda world: tuple(world.pack))
    assert packs == {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}


def test_S21_what_saboteurs_are_paid_is_known_to_all() -> None:
    scenario = Scenario("saboteur", ["miner", "saboteur", "miner"]).pass_round()
    for viewer in (0, 1, 2, SPECTATOR):
        assert values(scenario.worlds(viewer), nuggets) == {(0, 4, 0)}
        assert values(scenario.worlds(viewer), lambda world: tuple(world.pile)) == {(15, 8, 3)}


def nine_players(gold: list[int]) -> Scenario:
    """Nine players, three of them saboteurs: one round is won with these nine cards, the next is not."""
    scenario = Scenario("saboteur", ["miner"] * 6 + ["saboteur"] * 3, gold=gold).do(*TO_THE_MIDDLE)
    while scenario.state.round == 0:
        scenario.do(scenario.legal()[-1])
    return scenario.pass_round()


def test_R9_a_saboteur_who_is_paid_in_small_cards_knows_that_all_threes_are_taken() -> None:
    """Saboteurs are paid in twos and ones, so the miners have all four threes; others see three nuggets each."""
    scenario = nine_players([3, 3, 3, 3, 1, 1, 1, 1, 1])
    paid = [event.seat for event in scenario.told if isinstance(event, GoldPaid)]
    worlds = scenario.worlds(paid[0])
    assert values(worlds, lambda world: world.pile[2]) == {0}
    assert all(sum(nuggets(world)[:6]) >= 17 for world in worlds)
    assert len(values(worlds, lambda world: tuple(world.pile))) > 1
    assert values(scenario.worlds(SPECTATOR, 400), lambda world: world.pile[2]) == {0, 1}
    for viewer in range(9):  # what each is paid is no secret
        assert values(scenario.worlds(viewer, 20), lambda world: nuggets(world)[6:]) == {(3, 3, 3)}


def test_R9_a_payment_in_threes_reveals_that_they_were_left() -> None:
    scenario = nine_players([1, 1, 1, 1, 1, 2, 2, 2, 3])
    for world in (worlds := scenario.worlds(7, 400)):
        assert world.pile[2] in (0, 1)  # three of the four were paid out
    assert values(worlds, lambda world: world.pile[2]) == {0, 1}


def test_R9_S23_what_a_payment_is_made_of_does_not_change_what_others_see() -> None:
    """Two matches that differ in who took which card, and so in the cards that saboteurs get, and in nothing else."""
    packs = ([3, 3, 3, 3, 1, 1, 1, 1, 1], [3, 3, 3, 2, 2, 1, 1, 1, 1])
    one, other = (nine_players(pack) for pack in packs)
    assert list(one.state.pile) != list(other.state.pile)
    assert one.view(SPECTATOR) == other.view(SPECTATOR)
    told = [[event.seen_by(SPECTATOR) for event in scenario.told] for scenario in (one, other)]
    assert told[0] == told[1]


def test_R9_a_later_pack_tells_of_an_earlier_one() -> None:
    """Won, lost, won. Of four threes one was paid out, for the saboteur got 4, and seat 0 sees two more of them.

    So seats 1 and 2, whose first cards it did not see, cannot both have a three.
    """
    scenario = Scenario("saboteur", ["miner"] * 3 + ["saboteur"], gold=[3, 2, 1, 1, 3, 3, 1, 1]).do(*TO_THE_MIDDLE)
    scenario.do(*(TakeGold(nuggets=nuggets) for nuggets in (3, 2, 1, 1)))
    scenario.pass_round()
    both = (3, 3 + 1)  # seat 2 also took the last card, a one
    assert both in values(scenario.worlds(0, 600), lambda world: nuggets(world)[1:3])
    scenario.do_as(0, *TO_THE_MIDDLE)
    assert list(scenario.view(0).pack) == [2, 0, 2]
    worlds = scenario.worlds(0, 600)
    assert both not in values(worlds, lambda world: nuggets(world)[1:3])
    assert len(values(worlds, lambda world: nuggets(world)[1:3])) > 3


@pytest.mark.parametrize("players", [9, 10])
def test_S20_R9_worlds_of_large_tables(players: int) -> None:
    """Three rounds with nine gold cards each way: whatever a viewer saw of two packs, there is a world for it."""
    roles = ["miner"] * (players - 3) + ["saboteur"] * 3
    scenario = Scenario("saboteur", roles, gold=[3, 2, 2, 2, 1, 1, 1, 1, 1, 3, 3, 2, 2, 1, 1, 1, 1, 1])
    for _ in range(2):
        scenario.do(*TO_THE_MIDDLE)
        while scenario.phase == TAKING:
            for viewer in (*range(players), SPECTATOR):
                assert scenario.worlds(viewer, 2)
            scenario.do(scenario.legal()[-1])


def test_E15_R20_hidden_gold_can_be_counted() -> None:
    """Nobody is shown how much others have, but imagined worlds have it right: dwarfs are shown, and theft is seen."""
    scenario = Scenario("saboteur2", ["green", "saboteur", "blue"], hidden_gold=True).do(PlaceTheft()).pass_round()
    scenario.do(Steal(seat=1))
    for viewer in (0, 1, 2, SPECTATOR):
        assert values(scenario.worlds(viewer, 20), nuggets) == {(1, 4, 0)}


def test_S23_gold_of_earlier_rounds_stays_known() -> None:
    """Two won rounds; seat 0 looked first in one of them and third in the other."""
    scenario = Scenario("saboteur", ["miner"] * 3, gold=[1, 2, 3, 1, 1, 2]).do(*TO_THE_MIDDLE)
    scenario.do(TakeGold(nuggets=3), TakeGold(nuggets=2), TakeGold(nuggets=1))
    scenario.do(*TO_THE_MIDDLE)
    assert scenario.turn == 1
    scenario.do(TakeGold(nuggets=2), TakeGold(nuggets=1), TakeGold(nuggets=1))
    truth = tuple(scenario.state.scores())
    for viewer in range(3):
        worlds = scenario.worlds(viewer, 300)
        assert values(worlds, lambda world, seat=viewer: world.gold[seat]) == {truth[viewer]}  # type: ignore[misc]
        assert truth in values(worlds, nuggets)
        assert len(values(worlds, nuggets)) > 1


def test_S23_at_the_end_everything_is_shown() -> None:
    scenario = Scenario("saboteur", ["miner"] * 3, rounds=1, gold=[1, 2, 3]).do(*TO_THE_MIDDLE)
    scenario.do(TakeGold(nuggets=3), TakeGold(nuggets=2), TakeGold(nuggets=1))
    for viewer in (0, 1, 2, SPECTATOR):
        assert values(scenario.worlds(viewer, 20), nuggets) == {(3, 1, 2)}


def test_S15_what_lies_on_the_table_is_known() -> None:
    """Broken tools are not among the cards that may be in a hand."""
    scenario = Scenario("saboteur", ["miner"] * 3).do(*(BreakTool(tool="lamp", seat=seat) for seat in range(3)))
    for viewer in (0, 1, 2, SPECTATOR):
        for world in scenario.worlds(viewer, 30):
            assert list(world.lying) == [1, 1, 1]
            assert sum(hand_of(world, seat)["break_lamp"] for seat in range(3)) == 0
