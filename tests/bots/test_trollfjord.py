"""The sensible lord knows the tower's odds, and beats chance."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import rockfall
from rockfall.bots import bot, policy_of
from rockfall.bots.trollfjord.judge import sensible_move
from rockfall.bots.trollfjord.odds import SURE, SURVIVAL, TOTALS, reach
from rockfall.core.game import Action
from rockfall.core.rng import Rng
from rockfall.core.state import NOBODY, resolve_chance
from rockfall.games.trollfjord import parts
from rockfall.games.trollfjord.codec import (
    AskForGift,
    Blow,
    ClearRegion,
    CollectTreasure,
    Decline,
    Enough,
    Hammer,
    Join,
    MoveLord,
    NameFortress,
    NoMoreGifts,
    PlaceTroll,
    PledgeGift,
    SkipHammering,
    StopHammering,
)
from rockfall.games.trollfjord.rules import TrollfjordState
from tests.games.trollfjord.scenario import Scenario

STOP = StopHammering()
EVEN = "yyrrbbww"
F = {"forest_1": 4, "swamp_1": 4}


def choice(scenario: Scenario) -> Action:
    move = sensible_move(scenario.state.copy(), scenario.state.turn, Rng.seeded("taste"))
    action = scenario.game.decode(int(move))
    assert action in scenario.legal()
    return action


def drawn(counts: Sequence[int], number: int, rng: Rng) -> list[int]:
    """This many boulders of the tower, by colour."""
    left, out = list(counts), [0] * len(counts)
    for _ in range(number):
        place = rng.below(sum(left))
        colour = next(each for each in range(4) if sum(left[: each + 1]) > place)
        left[colour] -= 1
        out[colour] += 1
    return out


@pytest.mark.parametrize(("limit", "total"), [(3, 8), (5, 16), (7, 24)])
def test_survival_is_the_chance_that_no_colour_is_above_the_limit(limit: int, total: int) -> None:
    rng = Rng.seeded("survival", limit)
    trials = [drawn([parts.BOULDERS_EACH] * 4, total, rng) for _ in range(1500)]
    calm = sum(max(out[:3]) <= limit for out in trials) / len(trials)
    assert abs(SURVIVAL[limit * TOTALS + total] / SURE - calm) < 0.04


def test_more_trolls_and_smaller_treasures_are_easier() -> None:
    by_limit = [reach(limit, limit, 0, 16) for limit in range(2, 10)]
    assert by_limit == sorted(by_limit)
    by_value = [reach(6, 6, 0, value) for value in range(10, 29)]
    assert by_value == sorted(by_value, reverse=True)
    assert reach(6, 0, 12, 12) == SURE
    assert reach(6, 0, 12, 13) == 0


def test_it_stops_with_a_good_treasure_in_reach_and_the_spirit_near() -> None:
    scenario = Scenario(2, [{"forest_1": 2, "swamp_1": 2}], {"forest_1": 12, "swamp_1": 13, "fjord_2": 28})
    scenario.hammer("F").blow("yyyyrr", "rrbbbbw")
    assert choice(scenario) == STOP


def test_it_goes_on_while_nothing_is_in_reach() -> None:
    scenario = Scenario(2, [F], {"forest_1": 20, "swamp_1": 22, "fjord_2": 28}).hammer("F").blow("yrbw")
    assert isinstance(choice(scenario), Blow)


def test_it_strikes_softly_when_little_is_missing_and_much_is_at_stake() -> None:
    """One boulder more is enough, and nearly every colour is at its limit."""
    trolls = [{"forest_1": 2, "swamp_1": 2}]
    scenario = Scenario(2, trolls, {"forest_1": 15, "swamp_1": 28, "fjord_2": 28}, gifts={0: []})
    scenario.hammer("F").blow("yyyyrrrr", "bbbbww")
    soft = choice(scenario)
    assert isinstance(soft, Blow)
    scenario = Scenario(2, [F], {"forest_1": 24, "swamp_1": 28, "fjord_2": 28}, gifts={0: []})
    scenario.hammer("F").blow("yrbw")
    hard = choice(scenario)
    assert isinstance(hard, Blow)
    assert soft.strength < hard.strength


def test_T33_a_search_tries_each_strength_on_the_side_where_it_brings_most() -> None:
    scenario = Scenario(2, [F], {"forest_1": 20, "swamp_1": 22, "fjord_2": 28}).hammer("F").blow("yrbw")
    moves = policy_of(scenario.game).candidates(scenario.state.copy(), scenario.state.turn, Rng.seeded("taste"))
    actions = [scenario.game.decode(move) for move in moves]
    blows = [action for action in actions if isinstance(action, Blow)]
    assert STOP in actions
    assert 5 <= len(blows) <= 6  # the attentive lord's own may be another one
    for strength, side in ((1, "left"), (2, "left"), (3, "left"), (4, "right"), (5, "left")):
        assert (side, 3, strength) in [(blow.side, blow.height, blow.strength) for blow in blows]


def test_it_takes_the_better_treasure_and_clears_where_it_loses_least() -> None:
    scenario = Scenario(2, [F], {"forest_1": 12, "swamp_1": 18, "fjord_2": 28})
    scenario.hammer("F").blow(EVEN, EVEN, "yrb").do(STOP)
    assert choice(scenario) == CollectTreasure(region="swamp_1")
    scenario = Scenario(2, [{"forest_1": 3, "swamp_1": 1}]).hammer("F").blow("y").do(STOP)
    assert choice(scenario) == ClearRegion(region="swamp_1")


def test_it_gives_the_cheapest_gift_for_a_treasure_that_is_worth_it() -> None:
    scenario = Scenario(2, [{"forest_1": 2, "swamp_1": 2}], {"forest_1": 20, "swamp_1": 28, "fjord_2": 28})
    scenario.hammer("F").blow("yyyyrrrr", "bbbbwwww", "wwwwy")
    assert choice(scenario) == PledgeGift(gift=4)


def test_it_gives_nothing_for_nothing() -> None:
    scenario = Scenario(2, [{"forest_1": 2, "swamp_1": 2}], {"forest_1": 27, "swamp_1": 28, "fjord_2": 28})
    scenario.hammer("F").blow("yyyyy")
    assert choice(scenario) == NoMoreGifts()


def test_it_joins_where_a_treasure_is_left_for_it_and_not_where_none_is() -> None:
    own, other = {"forest_1": 3, "fjord_2": 2}, {"swamp_1": 2, "forest_1": 1}
    scenario = Scenario(4, [own, other], {"forest_1": 19, "swamp_1": 14, "fjord_2": 12}, lords=(1, 21, 41, 51))
    scenario.move().do(NameFortress(site="F"))
    assert (scenario.state.turn, choice(scenario)) == (1, Join())
    scenario = Scenario(4, [own, {"fjord_2": 1, "forest_1": 1}], {"forest_1": 28, "swamp_1": 28, "fjord_2": 12})
    scenario.move().do(NameFortress(site="F"))
    assert choice(scenario) == Decline()


def test_it_hammers_with_many_trolls_and_waits_with_few() -> None:
    scenario = Scenario(2, [F], {"forest_1": 19, "swamp_1": 14}).move()
    assert choice(scenario) == NameFortress(site="F")
    assert choice(scenario.do(NameFortress(site="F"))) == Hammer()
    few = Scenario(2, [{"forest_1": 1, "swamp_1": 1}], {"forest_1": 19, "swamp_1": 14}).move()
    assert choice(few) == SkipHammering()


def test_it_places_trolls_when_it_has_none_on_the_board() -> None:
    move = choice(Scenario(2))
    assert isinstance(move, MoveLord)
    assert move.kind == "place"


def talking(own: int, other: int = 19) -> Scenario:
    """Two with eight trolls have angered the spirit by two boulders; what is theirs to collect is worth so much."""
    trolls = [{"forest_1": 2, "swamp_1": 2}, {"swamp_1": 2, "fjord_2": 2}]
    treasures = {"forest_1": own, "swamp_1": 28, "fjord_2": other}
    scenario = Scenario(2, trolls, treasures, options={"gifts": "talk"}).hammer("F", Join())
    return scenario.blow("wwwwwwwwwww", "yyyyyyyyyy")


def test_R10_in_a_talk_it_gives_as_many_gifts_as_the_other_one() -> None:
    scenario = talking(own=20)
    assert choice(scenario) == PledgeGift(gift=4)
    scenario.do(PledgeGift(gift=4))
    assert (scenario.state.turn, choice(scenario)) == (1, PledgeGift(gift=4))
    waited = talking(own=20).do(AskForGift(), PledgeGift(gift=4), AskForGift())
    assert (waited.state.turn, choice(waited)) == (1, PledgeGift(gift=8))  # rather than lose the treasure


def test_R10_it_pays_the_rest_if_the_treasure_is_worth_that_and_says_enough_if_not() -> None:
    assert choice(talking(own=20).do(PledgeGift(gift=4), NoMoreGifts())) == PledgeGift(gift=8)
    dear = talking(own=20, other=10).do(NoMoreGifts())
    assert (dear.state.turn, choice(dear)) == (1, NoMoreGifts())  # 12 points for a treasure of 10


ALL_OPTIONS: dict[str, object] = {
    "fortresses": "free",
    "layout": "123123",
    "finished_tailwind": True,
    "gifts": "talk",
}


@pytest.mark.parametrize("name", ["sensible", "attentive"])
def test_R9_a_finished_lord_uses_tailwind_to_be_where_it_may_be_a_comrade(name: str) -> None:
    """Its space shows a swamp, and the western one is at the fortress where its other troll stands."""
    trolls = [{"fjord_2": 1}, {"forest_1": 1}]
    belts = {0: [16, 13, 23, 20]}
    scenario = Scenario(2, trolls, lords=(22, 1), belts=belts, options={"finished_tailwind": True})
    scenario.state.finished = scenario.state.is_last_round = 1  # seat 0 is finished
    scenario.do(MoveLord(kind="wander", count=1), Enough())
    assert scenario.state.turn == 0
    move = bot(name, scenario.game).choose(scenario.state.view(0), Rng.seeded("wind"))
    assert scenario.game.decode(move) == PlaceTroll(region="swamp_1")


@pytest.mark.parametrize("name", ["uniform", "sensible", "attentive", "strong:6"])
def test_R9_R10_every_bot_plays_under_all_options_at_once(name: str) -> None:
    game = rockfall.game("trollfjord", players=3, **ALL_OPTIONS)
    player = bot(name, game)
    state = game.new_state()
    rng = Rng.seeded("options", name)
    for _ in range(12 if name.startswith("strong") else 60):
        resolve_chance(state, rng)
        move = player.choose(state.view(state.turn), rng)
        assert move in state.legal_moves()
        state.apply(move)
    talk = talking(own=20)
    assert talk.game.decode(bot(name, talk.game).choose(talk.state.view(0), rng)) in talk.legal()


def winners(players: int, matches: int) -> int:
    """How often the one sensible bot among uniform ones wins; its seat goes round."""
    game = rockfall.game("trollfjord", players=players)
    sensible, uniform = bot("sensible", game), bot("uniform", game)
    wins = 0
    for number in range(matches):
        state = game.new_state()
        assert isinstance(state, TrollfjordState)
        rng = Rng.seeded("strength", number)
        hero = number % players
        while resolve_chance(state, rng) != NOBODY:
            mover = sensible if state.turn == hero else uniform
            state.apply(mover.choose(state.view(state.turn), rng))
        wins += state.winner() == hero
    return wins


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_uniform_players(players: int) -> None:
    matches = 8 if rockfall.COMPILED else 2
    assert winners(players, matches) == matches
