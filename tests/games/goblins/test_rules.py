"""The rules, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from rockfall.core.game import Action
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY, resolve_chance
from rockfall.games import game
from rockfall.games.goblins import events
from rockfall.games.goblins.cards import ROLES as ALL_ROLES
from rockfall.games.goblins.codec import DrinkPotion, Exchange, Explode, LayTile, ServeAle, Skip
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.maze.codec import ReadMap
from rockfall.games.maze.events import Passed
from tests.games.goblins.scenario import (
    CORRIDOR,
    DRAGON_MIDDLE,
    DYNAMITE_MIDDLE,
    GOLD_MIDDLE,
    TO_THE_MIDDLE,
    TO_TWO,
    Scenario,
    lay,
)
from tests.games.scripted import Pass

GOBLINS = ALL_ROLES[:4]

# -- set-up -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
def test_B2_as_many_goblins_as_gnomes_or_one_fewer(players: int) -> None:
    made = game("goblins", players)
    dealt: Counter[str] = Counter()
    for seed in range(40):
        state = made.new_state()
        assert isinstance(state, GoblinsState)
        resolve_chance(state, Rng.seeded(players, seed))
        roles = [ALL_ROLES[role] for role in state.roles]
        assert len(set(roles)) == players
        assert sum(role in GOBLINS for role in roles) == players // 2
        dealt.update(roles)
    assert set(dealt) == set(ALL_ROLES)  # by lot from the four of each race


def test_B2_every_deal_is_as_likely() -> None:
    """One goblin and two gnomes: 3 seats for the goblin, 4 goblins, 4 * 3 ways to deal two gnomes."""
    state = game("goblins", 3, first_seat=0).new_state()
    state.apply(state.legal_moves()[0])
    found: Counter[tuple[int, ...]] = Counter()

    def deal(here: object, chance: float, roles: tuple[int, ...]) -> None:
        assert isinstance(here, GoblinsState)
        if len(roles) == 3:
            found[roles] = round(chance * 1_000_000)
            return
        weights = [int(weight) for weight in here.chance_weights()]
        for move, weight in zip(here.legal_moves(), weights, strict=True):
            after = here.copy()
            after.apply(move)
            deal(after, chance * weight / sum(weights), (*roles, int(after.roles[len(roles)])))

    deal(state, 1.0, ())
    assert len(found) == 3 * 4 * 4 * 3
    assert set(found.values()) == {round(1_000_000 / 144)}


def test_B3_B4_where_things_lie_and_what_is_dealt() -> None:
    scenario = Scenario(5)
    table = scenario.table(0)
    assert [(goal.column, goal.row, goal.is_open, goal.shows) for goal in table.goals] == [
        (9, -2, False, None),
        (9, 0, False, None),
        (9, 2, False, None),
    ]
    assert [plate.card_count for plate in table.plates] == [3] * 5
    assert table.deck_left == 50 - 15
    assert sorted(table.buildable) == [(-1, 0), (0, -1), (0, 1), (1, 0)]


def test_B4_the_first_player_by_lot_then_the_seat_to_the_left() -> None:
    state = game("goblins", 4).new_state()
    assert [int(move) for move in state.chance_weights()] == [1, 1, 1, 1]
    scenario = Scenario(3, first=2)
    assert scenario.turn == 2
    scenario.do(Pass(), Pass(), Pass())
    assert (scenario.table().round, scenario.turn) == (2, 0)


# -- a turn -----------------------------------------------------------------------------------------


def test_B5_R1_one_card_is_drawn_after_each_play() -> None:
    scenario = Scenario(3).do(lay("passage_x", 1))
    assert scenario.table().plates[0].card_count == 3
    assert scenario.table().deck_left == 50 - 9 - 1
    scenario.do(ReadMap(goal=0))
    assert scenario.table().spent == {"map": 1}
    assert (scenario.turn, scenario.table().deck_left) == (2, 39)


def test_B6_R19_cards_under_the_deck_come_up_last_and_in_order() -> None:
    scenario = Scenario(3).do(Exchange(card="rubble_x"), lay("passage_x", 1), Exchange(card="potion"))
    assert scenario.table().deck_left == 41 - 1  # a card under, a card drawn: only the play took one away
    assert [(card.put_by, card.card) for card in scenario.table(0).under] == [(0, "rubble_x"), (2, None)]
    assert [(card.put_by, card.card) for card in scenario.table(2).under] == [(0, None), (2, "potion")]
    scenario.empty_deck()
    for card in ("rubble_x", "potion"):
        assert scenario.state.deck_left() > 0
        tile = next(action for action in scenario.legal(LayTile) if isinstance(action, LayTile))
        if tile.card.startswith("ale"):
            raise AssertionError("expected a script without ale")
        seat = scenario.turn
        scenario.state.apply(scenario.game.encode(tile), scenario.told.append)
        assert scenario.state.turn == CHANCE
        assert [scenario.game.decode(move) for move in scenario.state.legal_moves()] == [card_drawn(card)]
        scenario.chance()
        assert card in scenario.hand(seat)
    assert scenario.state.deck_left() == 0


def card_drawn(card: str) -> Action:
    from rockfall.games.maze.codec import DrawCard

    return DrawCard(card=card)


def test_B6_no_exchange_with_an_empty_deck() -> None:
    scenario = Scenario(3)
    assert scenario.legal(Exchange)
    assert not scenario.empty_deck().legal(Exchange)


def test_B7_skipping_only_without_a_tile_that_can_be_laid() -> None:
    scenario = Scenario(3)
    assert not scenario.legal(Skip)
    scenario = Scenario(3, hands={0: ["map", "potion", "explosion"]})
    assert scenario.legal(Skip)
    scenario.do(Skip())
    (skipped,) = scenario.happened(events.Skipped)
    assert skipped == events.Skipped(seat=0, is_forced=False)
    assert scenario.hand(0) == ["map", "explosion", "potion"]
    assert not scenario.table().plates[0].is_shown


def test_B7_R18_with_an_empty_deck_one_plays_or_shows_the_hand() -> None:
    scenario = Scenario(3).empty_deck().deal(0, "rubble_x", "potion")
    assert {type(action) for action in scenario.legal()} == {LayTile, DrinkPotion}
    scenario.deal(0, "explosion").deal(1, "explosion", "explosion")  # nothing to blow up
    assert scenario.legal() == [Skip()]
    scenario.apply(Skip())
    assert scenario.happened(events.HandShown) == [events.HandShown(seat=0, cards=["explosion"])]
    for viewer in (0, 1, 2, None):
        plate = scenario.table(viewer).plates[0]
        assert (plate.is_shown, plate.cards) == (True, ["explosion"])
    assert not scenario.table(2).plates[1].is_shown


def test_B7_whoever_has_no_cards_skips() -> None:
    scenario = Scenario(3).empty_deck().deal(0, "passage_x").deal(1).deal(2, "map")
    scenario.apply(lay("passage_x", 1))
    assert scenario.turn == 2
    assert scenario.happened(Passed) == [Passed(seat=1)]


# -- tiles ------------------------------------------------------------------------------------------


def test_B8_R2_tiles_turn_four_ways_and_agree_with_their_neighbours() -> None:
    scenario = Scenario(3, hands={0: ["passage_l", "rubble_x", "passage_i"]})
    at_east = [action.turn for action in scenario.legal(LayTile) if fits(action, "passage_l", 1, 0)]  # type: ignore[attr-defined]
    assert at_east == [2, 3]  # open to the west, and to the south or to the north
    assert [action.turn for action in scenario.legal(LayTile) if fits(action, "passage_i", 1, 0)] == [1]  # type: ignore[attr-defined]


def fits(action: Action, card: str, column: int, row: int) -> bool:
    return isinstance(action, LayTile) and (action.card, action.column, action.row) == (card, column, row)


def test_B8_a_tile_carries_on_an_open_way() -> None:
    scenario = Scenario(3).do(lay("passage_i", 1, turn=1))
    assert scenario.reason(lay("passage_x", 1, 1)) == ("does-not-fit", "B8")  # rock of the tunnel above
    assert scenario.reason(lay("passage_x", 3)) == ("touches-no-tile", "B8")
    assert scenario.refused(lay("passage_x", 2)) is None


def test_B9_nothing_passes_rubble_and_an_explosion_clears_it() -> None:
    scenario = Scenario(3).do(lay("rubble_x", 1))
    assert (2, 0) not in scenario.table().buildable
    assert scenario.reason(lay("passage_x", 2)) == ("not-joined", "B8")
    scenario.do(Explode(column=1, row=0))
    assert (1, 0) in scenario.table().buildable
    assert scenario.table().spent == {"explosion": 1, "rubble_x": 1}


def test_B10_a_door_is_shut_until_its_key_lies_before_it() -> None:
    scenario = Scenario(3).do(lay("door_red_i", 1, turn=1))
    assert scenario.is_open(1) is False
    assert scenario.reason(lay("passage_x", 2)) == ("door-shut", "B10")
    scenario.do(lay("key_blue_t", -1))
    assert scenario.is_open(1) is False
    scenario.do(lay("key_red_i", 0, -1))
    assert scenario.is_open(1) is True
    assert scenario.table().open_colors == ["red", "blue"]
    assert scenario.happened(events.DoorOpened) == [events.DoorOpened(color="red", column=1, row=0)]
    assert scenario.refused(lay("passage_x", 2)) is None


def test_B10_a_door_laid_with_its_key_there_is_open_and_shuts_when_the_key_is_blown_up() -> None:
    scenario = Scenario(3).do(lay("key_red_i", 0, -1), lay("door_red_i", 1, turn=1), lay("passage_x", 2))
    assert scenario.is_open(1) is True
    scenario.do(Explode(column=0, row=-1))
    assert scenario.is_open(1) is False
    assert scenario.happened(events.DoorShut) == [events.DoorShut(color="red", column=1, row=0)]
    assert not scenario.tile_at(2).is_joined  # type: ignore[union-attr]
    scenario.do(lay("key_red_t", 0, -1, turn=1))
    assert scenario.is_open(1) is True
    assert scenario.tile_at(2).is_joined  # type: ignore[union-attr]


def test_R11_a_key_behind_its_own_door_does_not_open_it() -> None:
    scenario = Scenario(3).do(lay("key_red_i", 0, -1), lay("door_red_i", 1, turn=1), lay("key_red_t", 2, turn=1))
    scenario.do(Explode(column=0, row=-1))
    assert scenario.is_open(1) is False
    assert scenario.table().open_colors == []


def test_B10_R11_a_door_may_lead_to_the_key_of_the_next() -> None:
    """Blue door, behind it a red key; a red door elsewhere. The blue key opens both, and its end shuts both."""
    scenario = Scenario(3).do(
        lay("key_blue_l", 0, -1, turn=2),
        lay("door_blue_i", 1, turn=1),
        lay("key_red_t", 2, turn=1),
        lay("door_red_i", -1, turn=1),
    )
    assert (scenario.is_open(1), scenario.is_open(-1)) == (True, True)
    scenario.do(Explode(column=0, row=-1))
    assert (scenario.is_open(1), scenario.is_open(-1)) == (False, False)
    scenario.do(lay("key_blue_t", 0, -1, turn=1))
    assert (scenario.is_open(1), scenario.is_open(-1)) == (True, True)


def test_B11_B13_an_explosion_takes_any_tile_but_lanterns_start_and_goals() -> None:
    scenario = Scenario(3).do(lay("lantern_x", 1), lay("passage_x", 2))
    assert scenario.reason(Explode(column=1, row=0)) == ("lantern-stays", "B11")
    assert scenario.reason(Explode(column=0, row=0)) == ("start-stays", "B13")
    assert scenario.reason(Explode(column=9, row=2)) == ("goal-stays", "B13")
    assert scenario.reason(Explode(column=4, row=0)) == ("nothing-to-blow-up", "B13")
    scenario.do(Explode(column=2, row=0))
    assert scenario.tile_at(2) is None


def test_B12_ale_makes_somebody_sit_out_and_adds_up() -> None:
    scenario = Scenario(3).do(lay("ale_i", 0, -1))
    assert scenario.phase == "serving ale"
    assert scenario.legal() == [ServeAle(seat=seat) for seat in range(3)]
    scenario.do(ServeAle(seat=2), lay("ale_i", 0, 1), ServeAle(seat=2))
    # Seat 2 sits out its turn at once, and has another to sit out.
    assert scenario.happened(events.SleptOff) == [events.SleptOff(seat=2, left=1)]
    assert (scenario.turn, scenario.table().plates[2].skips) == (0, 1)
    scenario.do(lay("passage_x", 1), lay("passage_x", 2))
    assert scenario.turn == 0
    assert scenario.table().plates[2].skips == 0


def test_B12_who_names_themselves_sits_out() -> None:
    scenario = Scenario(2).do(lay("ale_i", 0, -1), ServeAle(seat=0), lay("passage_x", 1))
    assert scenario.turn == 1
    assert scenario.happened(events.SleptOff) == [events.SleptOff(seat=0, left=0)]


def test_B13_R17_a_map_shows_a_goal_that_is_face_down() -> None:
    scenario = Scenario(3, goals=DYNAMITE_MIDDLE).do(ReadMap(goal=0))
    assert [goal.shows for goal in scenario.table(0).goals] == ["gold", None, None]
    assert [goal.seen_by for goal in scenario.table(1).goals] == [[0], [], []]
    scenario.do(*TO_THE_MIDDLE)
    assert scenario.reason(ReadMap(goal=1)) == ("goal-open", "B13")
    scenario.do_as(0, ReadMap(goal=0))
    # Who knows two goals knows the third.
    assert [goal.shows for goal in scenario.table(0).goals] == ["gold", "dynamite", "dragon"]
    assert [goal.shows for goal in scenario.table(1).goals] == [None, "dynamite", None]


def test_B13_a_potion_exchanges_roles() -> None:
    scenario = Scenario(["pedant", "miser", "king"])
    assert scenario.refused(DrinkPotion(seat=0)) is not None
    scenario.do(DrinkPotion(seat=1))
    assert [plate.role for plate in scenario.table(0).plates] == ["miser", "pedant", None]
    assert [plate.role for plate in scenario.table(1).plates] == ["miser", "pedant", None]
    assert [plate.role for plate in scenario.table(2).plates] == [None, None, "king"]
    assert [plate.has_drunk for plate in scenario.table().plates] == [True, True, False]


# -- goals ------------------------------------------------------------------------------------------


def test_B14_B16_an_open_way_opens_a_goal_and_gold_ends_the_round() -> None:
    scenario = Scenario(3, goals=GOLD_MIDDLE).do(*CORRIDOR)
    assert not scenario.happened(events.GoalOpened)
    scenario.do(lay("passage_i", 8, turn=1))
    assert scenario.happened(events.GoalOpened) == [events.GoalOpened(seat=1, goal=1, shows="gold")]
    (end,) = scenario.happened(events.RoundEnded)
    assert isinstance(end, events.RoundEnded)
    assert (end.opened, end.opener) == ("gold", 1)
    assert end.way == [(column, 0) for column in range(10)]
    assert scenario.table().round == 2


def test_B9_B14_rubble_beside_a_goal_opens_nothing() -> None:
    scenario = Scenario(3).do(*CORRIDOR, lay("rubble_i", 8, turn=1))
    assert not scenario.happened(events.GoalOpened)
    assert not scenario.table().goals[1].is_reached


def test_B10_B14_R10_a_key_opens_a_door_beside_a_goal() -> None:
    scenario = Scenario(3, goals=DYNAMITE_MIDDLE).do(*CORRIDOR, lay("door_red_i", 8, turn=1))
    assert not scenario.happened(events.GoalOpened)
    scenario.do(lay("key_red_i", 0, -1))
    assert scenario.happened(events.GoalOpened) == [events.GoalOpened(seat=2, goal=1, shows="dynamite")]


def test_B11_B15_dynamite_takes_bombs_alone_and_the_round_goes_on() -> None:
    scenario = Scenario(3, goals=DYNAMITE_MIDDLE).do(lay("bomb_x", -1), lay("bomb_l", 0, 1), *TO_THE_MIDDLE)
    (went_off,) = scenario.happened(events.BombsWentOff)
    assert isinstance(went_off, events.BombsWentOff)
    assert sorted(went_off.cards) == ["bomb_l", "bomb_x"]
    assert len(scenario.table().laid) == 8
    assert scenario.table().spent == {"bomb_x": 1, "bomb_l": 1}
    assert scenario.phase == "play"


def test_R7_an_opened_dynamite_agrees_with_anything_and_nothing_passes() -> None:
    scenario = Scenario(3, goals=DYNAMITE_MIDDLE).do(*TO_THE_MIDDLE)
    assert (10, 0) not in scenario.table().buildable
    scenario.do(lay("passage_l", 0, 1), lay("passage_l", 1, 1, turn=3))
    around: list[Action] = [*TO_TWO[6:9]]
    assert scenario.refused(around[0]) is not None  # something lies there
    assert scenario.table().goals[1].shows == "dynamite"


def test_R15_goals_are_opened_before_ale_is_served() -> None:
    scenario = Scenario(3, goals=GOLD_MIDDLE).do(*CORRIDOR, lay("ale_i", 8, turn=1))
    assert scenario.table().round == 2
    assert not scenario.happened(events.AleServed)
    scenario = Scenario(3, goals=DYNAMITE_MIDDLE).do(*CORRIDOR, lay("ale_i", 8, turn=1))
    assert scenario.phase == "serving ale"


# -- the end of a round -----------------------------------------------------------------------------


def test_B17_R5_all_passing_in_one_row_ends_the_round() -> None:
    scenario = Scenario(3).do(Pass(), Pass(), lay("passage_x", 1), Pass(), Pass())
    assert (scenario.table().round, scenario.table().passes) == (1, 2)
    scenario.do(Pass())
    assert scenario.table().round == 2
    assert scenario.scores == [0, 1, 0]  # B19: nothing found, the goblin has a point


def test_B17_no_card_left_ends_the_round() -> None:
    scenario = Scenario(3).empty_deck().deal(0, "map").deal(1, "map").deal(2, "map")
    scenario.apply(ReadMap(goal=0))
    scenario.apply(ReadMap(goal=0))
    assert scenario.table().round == 1
    scenario.apply(ReadMap(goal=0))
    assert scenario.table().round == 2
    assert not scenario.happened(Passed)


# -- points -----------------------------------------------------------------------------------------


def moved(scenario: Scenario) -> list[tuple[int, int, str]]:
    return [(event.seat, event.points, event.why) for event in scenario.told if isinstance(event, events.PointsMoved)]


def test_B18_gold_pays_gnomes_and_its_finder_once_more() -> None:
    scenario = Scenario(["miser", "pedant", "king"]).do(*TO_THE_MIDDLE)
    assert moved(scenario) == [(1, 1, "gold"), (1, 1, "finder"), (2, 1, "gold")]


def test_B18_R12_gold_opened_by_a_goblin_costs_goblins_a_point_but_none_they_do_not_have() -> None:
    scenario = Scenario(["pedant", "miser", "king", "driver"], goals=GOLD_MIDDLE)
    scenario.do(Pass(), Pass(), Pass(), Pass())  # a round in which nothing is found
    assert scenario.scores == [0, 1, 0, 1]
    scenario.state.score[3] = 0
    scenario.do(*CORRIDOR[:6])
    scenario.state.score[3] = 0
    assert scenario.turn == 3
    for action in (CORRIDOR[6], Pass(), Pass(), Pass(), lay("passage_i", 8, turn=1)):
        scenario.do(action)
        scenario.state.score[3] = 0
    assert moved(scenario)[-3:] == [(0, 1, "gold"), (1, -1, "mistake"), (2, 1, "gold")]
    assert scenario.scores == [1, 0, 1, 0]


def test_B19_dragon_pays_every_goblin_two() -> None:
    scenario = Scenario(["pedant", "miser", "king", "driver"], goals=DRAGON_MIDDLE).do(*TO_THE_MIDDLE)
    assert moved(scenario) == [(3, 2, "dragon"), (1, 2, "dragon")]


def test_B20_points_move_from_the_opener_clockwise_and_the_first_at_the_target_wins() -> None:
    scenario = Scenario(["pedant", "miser", "king", "driver"], goals=DRAGON_MIDDLE, target=2).do(*TO_THE_MIDDLE)
    assert moved(scenario) == [(3, 2, "dragon")]
    assert scenario.state.turn == NOBODY
    assert scenario.table().winner == 3
    assert scenario.happened(events.MatchEnded) == [events.MatchEnded(winner=3, scores=[0, 0, 0, 2])]


def test_B20_without_gold_and_dragon_from_who_first_ran_out_of_cards() -> None:
    scenario = Scenario(["miser", "driver", "king", "pedant"]).empty_deck()
    scenario.deal(0, "map", "map").deal(1, "map").deal(2, "map", "map").deal(3, "map")
    for _ in range(6):
        scenario.apply(ReadMap(goal=0))
    assert moved(scenario) == [(1, 1, "nothing-found"), (0, 1, "nothing-found")]


def test_B20_or_from_the_one_after_the_last_to_play() -> None:
    scenario = Scenario(["miser", "pedant", "driver", "king"]).do(lay("passage_x", 1), Pass(), Pass(), Pass(), Pass())
    assert [seat for seat, _, _ in moved(scenario)] == [2, 0]


def test_R13_or_from_who_began() -> None:
    scenario = Scenario(["miser", "pedant", "driver", "king"], first=2).do(Pass(), Pass(), Pass(), Pass())
    assert [seat for seat, _, _ in moved(scenario)] == [2, 0]


def test_B20_R12_points_beyond_the_target_are_lost() -> None:
    scenario = Scenario(["miser", "pedant"], goals=DRAGON_MIDDLE, target=1).do(*TO_THE_MIDDLE)
    assert scenario.scores == [1, 0]
    assert moved(scenario) == [(0, 1, "dragon")]


# -- characters -------------------------------------------------------------------------------------


def wishes(scenario: Scenario) -> set[str]:
    return {why for _, _, why in moved(scenario) if why in ALL_ROLES}


EIGHT = ("pedant", "shapeshifter", "jeweller", "demolisher", "king", "miser", "keymaster", "driver")


def test_B21_without_the_option_nobody_has_a_wish() -> None:
    assert wishes(Scenario(EIGHT).do(*TO_THE_MIDDLE)) == set()


def test_B21_R4_jeweller_and_driver_when_the_gold_is_opened_without_doors() -> None:
    assert wishes(Scenario(EIGHT, characters=True).do(*TO_THE_MIDDLE)) == {"jeweller", "driver"}


def test_B21_keymaster_when_the_way_leads_through_doors() -> None:
    scenario = Scenario(EIGHT, characters=True).do(lay("key_red_i", 0, -1), *CORRIDOR, lay("door_red_i", 8, turn=1))
    assert wishes(scenario) == {"jeweller", "keymaster"}


def test_B21_R11_a_door_beside_the_way_does_not_count() -> None:
    scenario = Scenario(EIGHT, characters=True).do(lay("key_red_i", 0, -1), lay("door_red_i", 0, 1), *TO_THE_MIDDLE)
    assert wishes(scenario) == {"jeweller", "driver"}


def test_B21_demolisher_when_the_dynamite_is_opened() -> None:
    scenario = Scenario(["demolisher", "pedant"], characters=True, goals=DYNAMITE_MIDDLE).do(*TO_THE_MIDDLE)
    scenario.do(Pass(), Pass())
    assert moved(scenario) == [(0, 1, "nothing-found"), (0, 1, "demolisher")]


def test_B21_king_when_the_way_to_the_gold_has_three_ales() -> None:
    script: list[Action] = []
    for action in TO_THE_MIDDLE:
        assert isinstance(action, LayTile)
        if action.column in (2, 4):
            script += [lay("ale_t", action.column, turn=1), ServeAle(seat=0)]
        elif action.column == 7:
            script += [lay("ale_i", 7, turn=1), ServeAle(seat=0)]
        else:
            script.append(action)
    scenario = Scenario(["demolisher", "king", "miser", "jeweller"], characters=True, goals=GOLD_MIDDLE).do(*script)
    assert wishes(scenario) == {"king", "jeweller"}
    (end,) = scenario.happened(events.RoundEnded)
    assert isinstance(end, events.RoundEnded)
    assert (end.ales, end.doors) == (3, 0)


def test_B21_pedant_when_the_deck_is_empty() -> None:
    scenario = Scenario(["demolisher", "pedant"], characters=True).empty_deck().deal(0, "map").deal(1, "map")
    scenario.apply(ReadMap(goal=0))
    scenario.apply(ReadMap(goal=0))
    assert (1, 1, "pedant") in moved(scenario)


def test_B21_R6_shapeshifter_is_paid_to_who_holds_the_card_and_drank() -> None:
    scenario = Scenario(["shapeshifter", "pedant"], characters=True).do(DrinkPotion(seat=1), Pass(), Pass())
    assert (1, 1, "shapeshifter") in moved(scenario)
    # Who did not drink has no such point.
    scenario = Scenario(["shapeshifter", "pedant"], characters=True).do(Pass(), Pass())
    assert wishes(scenario) == set()


def test_R3_of_equally_short_ways_the_better_one_counts() -> None:
    """A ring of two equally short ways, one of them with a door: the driver is paid, the keymaster is not."""
    scenario = Scenario(["driver", "keymaster", "shapeshifter", "king"], characters=True, goals=GOLD_MIDDLE)
    scenario.do(
        lay("key_red_t", -1),
        lay("passage_l", 1, turn=3),
        lay("passage_t", 1, -1, turn=1),
        lay("door_red_l", 0, -1, turn=1),
        *(lay("passage_x", column, -1) for column in (2, 3, 4)),
        *(lay("passage_i", column, -1, turn=1) for column in (5, 6, 7)),
        lay("passage_l", 8, -1, turn=2),
        lay("passage_l", 8),
    )
    (end,) = scenario.happened(events.RoundEnded)
    assert isinstance(end, events.RoundEnded)
    assert end.doors == 0
    assert wishes(scenario) == {"driver"}


def test_R22_all_goals_are_turned_over() -> None:
    """Seen while the miser chooses; they are not opened by it, and the demolisher has no wish come true."""
    roles = ["demolisher", "miser", "king", "pedant"]
    scenario = Scenario(roles, goals=DRAGON_MIDDLE, characters=True).do(*TO_THE_MIDDLE)
    (end,) = scenario.happened(events.RoundEnded)
    assert isinstance(end, events.RoundEnded)
    assert end.goals == list(DRAGON_MIDDLE)
    assert scenario.phase == "stealing"
    for viewer in (0, 1, 2, 3, None):
        goals = scenario.table(viewer).goals
        assert [goal.shows for goal in goals] == end.goals
        assert [goal.is_open for goal in goals] == [False, True, False]
    assert "demolisher" not in wishes(scenario)


def test_R8_the_table_has_an_edge() -> None:
    state = game("goblins", 2).new_state()
    assert isinstance(state, GoblinsState)
    for row in range(1, 9):
        state.maze.lay(223 + 24 * row, tile_number("passage_i", 0))
    assert state.maze.front_count == 3  # east, north and west of the start: nothing below row 8


def tile_number(card: str, turn: int) -> int:
    from rockfall.games.goblins.codec import KIND
    from rockfall.games.goblins.edition import TILES

    return int(TILES.first[KIND[card]]) + turn
