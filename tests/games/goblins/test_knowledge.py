"""What a viewer knows: over many worlds imagined from one view, what is known never varies and what is not known does.

`Scenario.worlds` checks each time that an imagined world gives its viewer the same view and holds the whole box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from rockfall import COMPILED
from rockfall.bots import bot
from rockfall.core.rng import Rng
from rockfall.core.state import CHANCE, NOBODY
from rockfall.games import game
from rockfall.games.goblins import codes, events
from rockfall.games.goblins.cards import CARD_NAMES, GOALS, PATHS, ROLES
from rockfall.games.goblins.codec import DrinkPotion, Exchange, Skip
from rockfall.games.goblins.edition import CODES, HAND
from rockfall.games.goblins.game import Goblins
from rockfall.games.goblins.rules import GoblinsState
from rockfall.games.goblins.worlds import deal_the_rest
from rockfall.games.maze.codec import ReadMap
from rockfall.games.maze.mine import PLAY
from tests.games.goblins.scenario import DYNAMITE_MIDDLE, TO_THE_MIDDLE, Scenario, hand_of, lay
from tests.games.scripted import Pass

SPECTATOR = None


def values(worlds: Iterable[GoblinsState], of: Callable[[GoblinsState], object]) -> set[object]:
    return {of(world) for world in worlds}


def goals(world: GoblinsState) -> tuple[str, ...]:
    return tuple(GOALS[world.shows(goal)] for goal in range(3))


def roles(world: GoblinsState) -> tuple[str, ...]:
    return tuple(ROLES[world.roles[seat]] for seat in range(world.config.players))


def under(world: GoblinsState) -> tuple[str, ...]:
    return tuple(CARD_NAMES[entry & 31] for entry in world.under)


# -- goals ------------------------------------------------------------------------------------------


def test_B13_a_map_tells_its_reader_one_goal() -> None:
    scenario = Scenario(3, goals=DYNAMITE_MIDDLE).do(ReadMap(goal=1))
    assert values(scenario.worlds(0), goals) == {("gold", "dynamite", "dragon"), ("dragon", "dynamite", "gold")}
    for viewer in (1, 2, SPECTATOR):
        assert len(values(scenario.worlds(viewer), goals)) == 6


def test_B15_an_open_goal_is_known_to_all() -> None:
    scenario = Scenario(3, goals=DYNAMITE_MIDDLE).do(*TO_THE_MIDDLE)
    for viewer in (0, 1, 2, SPECTATOR):
        assert values(scenario.worlds(viewer), goals) == {DYNAMITE_MIDDLE, DYNAMITE_MIDDLE[::-1]}


# -- roles ------------------------------------------------------------------------------------------


def test_B2_the_only_goblin_knows_everybodys_race() -> None:
    scenario = Scenario(["miser", "pedant", "king"])
    plates = scenario.table(0).plates
    assert [(plate.race, plate.known_by, plate.role) for plate in plates] == [
        ("goblin", "own", "miser"),
        ("gnome", "count", None),
        ("gnome", "count", None),
    ]
    assert [plate.race for plate in scenario.table(1).plates] == [None, "gnome", None]
    assert [plate.race for plate in scenario.table(SPECTATOR).plates] == [None, None, None]


def test_B13_R14_who_has_had_a_role_card_knows_it_wherever_it_goes() -> None:
    """0 and 1 exchange, then 1 and 2: 0 still knows where both cards are."""
    scenario = Scenario(["miser", "pedant", "king", "driver"]).do(DrinkPotion(seat=1), DrinkPotion(seat=2))
    assert roles(scenario.state) == ("pedant", "king", "miser", "driver")
    assert [plate.role for plate in scenario.table(0).plates] == ["pedant", None, "miser", None]
    assert [plate.role for plate in scenario.table(1).plates] == ["pedant", "king", "miser", None]
    assert [plate.role for plate in scenario.table(2).plates] == [None, "king", "miser", None]
    assert [plate.role for plate in scenario.table(3).plates] == [None, None, None, "driver"]
    assert [plate.knows for plate in scenario.table(SPECTATOR).plates] == [[2], [0, 2], [1], []]
    for viewer in (0, 1, 2, 3):
        known = [plate.role for plate in scenario.table(viewer).plates]
        for world in scenario.worlds(viewer, 40):
            assert all(role is None or role == held for role, held in zip(known, roles(world), strict=True))
            assert sum(role in ROLES[:4] for role in roles(world)) == 2
    assert len(values(scenario.worlds(3), roles)) > 30


def test_R14_both_are_told_what_they_got_and_gave() -> None:
    scenario = Scenario(["miser", "pedant", "king"]).do(DrinkPotion(seat=1))
    received = scenario.happened(events.RoleReceived)
    assert received == [
        events.RoleReceived(seat=0, giver=1, role="pedant"),
        events.RoleReceived(seat=1, giver=0, role="miser"),
    ]
    for event in received:
        assert [event.seen_by(viewer) is not None for viewer in (0, 1, 2, None)] == [True, True, False, False]


# -- cards ------------------------------------------------------------------------------------------


def test_B4_a_hand_is_known_to_its_owner_only() -> None:
    scenario = Scenario(3)
    assert len(values(scenario.worlds(0), lambda world: frozenset(hand_of(world, 0).items()))) == 1
    assert len(values(scenario.worlds(1), lambda world: frozenset(hand_of(world, 0).items()))) > 50


def test_B6_a_card_under_the_deck_is_known_to_who_put_it_there() -> None:
    scenario = Scenario(3).do(Exchange(card="rubble_x"), lay("passage_x", 1), Exchange(card="potion"))
    assert {names[0] for names in map(under, scenario.worlds(0))} == {"rubble_x"}
    assert {names[1] for names in map(under, scenario.worlds(2))} == {"potion"}
    assert len({names[0] for names in map(under, scenario.worlds(1))}) > 10
    assert len({names[1] for names in map(under, scenario.worlds(0))}) > 10


def test_B7_who_skips_holds_no_tile_that_could_be_laid() -> None:
    """On an empty table every tile fits: so a hand that skips has none."""
    scenario = Scenario(3, hands={0: ["map", "potion", "explosion"]}).do(Skip())
    for viewer in (1, 2, SPECTATOR):
        hands = [hand_of(world, 0) for world in scenario.worlds(viewer)]
        assert all(CARD_NAMES.index(card) >= len(PATHS) for hand in hands for card in hand)
        assert len({frozenset(hand.items()) for hand in hands}) > 5


def test_B7_and_neither_is_what_they_put_under_the_deck_next() -> None:
    scenario = Scenario(3, hands={0: ["map", "potion", "explosion"]}).do(Skip(), lay("passage_x", 1), Pass())
    scenario.do(Exchange(card="map"))
    for world in scenario.worlds(1):
        assert CARD_NAMES.index(under(world)[-1]) >= len(PATHS)


class Watcher:
    """Follows whole matches and holds what every viewer knows against the truth."""

    def __init__(self, players: int, who: str) -> None:
        made = game("goblins", players, characters=True)
        assert isinstance(made, Goblins)
        self.game = made
        self.bot = bot(who, made)
        self.seen: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        state = self.game.new_state()
        rng = Rng.seeded(repr(self.game), self.bot.name, seed)
        number = 0
        while state.turn != NOBODY:
            if state.turn == CHANCE:
                state.apply(state.draw(rng))
                continue
            number += 1
            is_late = state.top_left == 0 and len(state.under) > 0
            if number % 23 == 0 or (is_late and number % 3 == 0) or (state.shown and number % 3 == 0):
                self.look(state, Rng.seeded("look", number))
            state.apply(self.bot.choose(state.view(state.turn), rng))

    def look(self, state: GoblinsState, rng: Rng) -> None:
        for viewer in (*range(self.game.players), SPECTATOR):
            view = state.view(viewer)
            table = self.game.show(view)
            for plate in table.plates:
                held = Counter(
                    CARD_NAMES[kind]
                    for kind in state.hands[plate.seat * HAND : plate.seat * HAND + state.hand_count[plate.seat]]
                )
                assert not Counter(plate.cards) - held, "expected to know only what is there"
                if plate.is_shown:
                    assert Counter(plate.cards) == held
                    self.seen["shown hands"] += 1
                elif plate.seat != viewer:
                    self.seen["cards from under the deck"] += len(plate.cards)
                assert plate.role is None or plate.role == ROLES[state.roles[plate.seat]]
            world = self.game.determinize(view, rng)
            assert world.view(viewer) == view
            assert self.game.totals(world) == self.game.totals(state)
            for plate in table.plates:
                assert not Counter(plate.cards) - hand_of(world, plate.seat)
            if state.turn == viewer and state.phase == PLAY:
                assert list(world.legal_moves()) == list(view.legal_moves)
            self.seen["views"] += 1


@pytest.mark.parametrize("who", ["uniform", "sensible"])
@pytest.mark.parametrize("players", [2, 3, 6, 8])
def test_B6_B7_R18_R19_over_whole_matches_views_are_true_and_worlds_agree(players: int, who: str) -> None:
    watcher = Watcher(players, who)
    for seed in range(5 if COMPILED else 1):
        watcher.play(seed)
    assert watcher.seen["views"] > (50 if COMPILED else 5)


@pytest.mark.skipif(not COMPILED, reason="takes half a minute when interpreted")
def test_B6_B7_cards_come_up_from_under_the_deck_and_hands_are_shown() -> None:
    seen: Counter[str] = Counter()
    for players, seeds in ((6, (100, 113, 132)), (8, (104, 107))):  # matches in which somebody has to show a hand
        watcher = Watcher(players, "uniform")
        for seed in seeds:
            watcher.play(seed)
        seen += watcher.seen
    assert seen["cards from under the deck"] > 20
    assert seen["shown hands"] > 20


@pytest.mark.parametrize("players", [2, 5])
def test_B6_worlds_are_found_however_much_is_exchanged(players: int) -> None:
    """Everybody exchanges as long as the round does not end: the cards under the deck go round and round."""
    made = game("goblins", players, target=1)
    assert isinstance(made, Goblins)
    state = made.new_state()
    rng = Rng.seeded("round and round", players)
    looked_at = 0
    for number in range(400 if COMPILED else 160):
        while state.turn == CHANCE:
            state.apply(state.draw(rng))
        if state.turn == NOBODY:
            break
        legal = [int(move) for move in state.legal_moves()]
        passing = [move for move in legal if isinstance(made.decode(move), Exchange)]
        plays = [move for move in legal if CODES.kind_of(move) < codes.EXCHANGE]
        is_passing = bool(passing) and (not plays or (state.passes + 1 < players and rng.below(4) > 0))
        moves = passing if is_passing else plays or legal
        state.apply(moves[rng.below(len(moves))])
        if state.turn != NOBODY and number % (20 if state.top_left else 8) == 0:
            for viewer in (*range(players), SPECTATOR):
                view = state.view(viewer)
                world = made.determinize(view, rng)
                assert world.view(viewer) == view
                assert made.totals(world) == made.totals(state)
                looked_at += 1
    assert looked_at >= 6


def test_what_is_certain_is_kept_where_no_guess_holds() -> None:
    """`deal_the_rest`, the last resort, still gives a world in which the viewer sees the same."""
    scenario = Scenario(3).do(Exchange(card="rubble_x"), lay("passage_x", 1), Exchange(card="potion"), ReadMap(goal=0))
    totals = scenario.game.totals(scenario.state)
    for viewer in (0, 1, 2, SPECTATOR):
        view = scenario.view(viewer)
        worlds = [scenario.game.determinize(view, Rng.seeded("rest", number)) for number in range(30)]
        for number, world in enumerate(worlds):
            deal_the_rest(world, view, Rng.seeded("dealt", number))
            assert world.view(viewer) == view
            assert scenario.game.totals(world) == totals
