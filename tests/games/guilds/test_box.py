"""What is in the box, and how a match begins."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import rockfall
from rockfall.core.errors import BadOptions
from rockfall.core.game import Action
from rockfall.core.rng import Rng
from rockfall.core.state import playout
from rockfall.games.guilds import cards, codec, edition
from rockfall.games.guilds.codec import ChooseFirst, DrawMemo, TurnUp
from tests.games.guilds.scenario import Scenario
from tests.games.moves import check_begins, check_kinds


def test_G1_the_goods() -> None:
    """48 goods; every pair of spice and gem once, everything else equally often."""
    assert Counter((good.spice, good.gem) for good in cards.GOODS) == Counter(product(cards.SPICES, range(1, 9)))
    assert Counter(good.beast for good in cards.GOODS) == dict.fromkeys(cards.BEASTS, 12)
    assert Counter(good.weapon for good in cards.GOODS) == dict.fromkeys(cards.WEAPONS, 12)
    assert Counter((good.beast, good.weapon) for good in cards.GOODS) == Counter(
        dict.fromkeys(product(cards.BEASTS, cards.WEAPONS), 3)
    )


def test_G1_weapons_of_all_types_are_equally_strong() -> None:
    numbers = {
        type_: sorted((good.left, good.right) for good in cards.GOODS if good.weapon == type_)
        for type_ in cards.WEAPONS
    }
    assert len({tuple(each) for each in numbers.values()}) == 1
    first = numbers["katar"]
    assert sum(left for left, _ in first) == sum(right for _, right in first)
    assert {number for pair in first for number in pair} == {0, 1, 2}


def test_G1_spells() -> None:
    """All ten kinds of spells, with the multiples that the booklet's questions need."""
    count = Counter(good.spell for good in cards.GOODS)
    assert len(count) == 27
    assert [count[name] for name in ("gem_shift", "three_beasts", "universal", "protection")] == [4, 3, 4, 3]
    assert count["spice_pair_mint_clove"] == count["spice_pair_mint_anise"] == 1
    assert sum(count[f"boost_{type_}"] for type_ in cards.WEAPONS) == 4


def test_G1_no_spell_names_what_its_own_card_shows() -> None:
    for good in cards.GOODS:
        assert not {good.spice, good.beast, good.weapon} & set(good.spell.split("_"))


def test_G2_G5_everybody_has_five_experts_face_up() -> None:
    table = Scenario(4).table(viewer=2)
    assert [merchant.experts for merchant in table.merchants] == [
        ["arcanist", "jeweller", "cook", "trapper", "armourer"]
    ] * 4


def test_G3_the_memo_is_drawn_by_lot_or_chosen() -> None:
    game = rockfall.game("guilds", players=3, first_seat=0)
    state = game.new_state()
    assert [game.decode(move) for move in state.legal_moves()] == [DrawMemo(memo=memo) for memo in range(1, 6)]
    assert list(state.chance_weights()) == [1] * 5
    state.apply(game.encode(DrawMemo(memo=4)))
    assert state.memo == 4  # type: ignore[attr-defined]
    assert Scenario(3, memo=2).table().memo == 2


@pytest.mark.parametrize(("players", "used"), [(2, 24), (3, 36), (4, 48)])
def test_G4_twelve_rounds_for_any_number_of_players(players: int, used: int) -> None:
    game = rockfall.game("guilds", players=players)
    state = game.new_state()
    playout(state, Rng.seeded("whole match"))
    turned_up = [move for move in state.history() if isinstance(game.decode(move), TurnUp)]
    assert len(turned_up) == len(set(turned_up)) == used
    table = game.show(state.view(None))
    assert (table.deck_left, len(table.unseen)) == (0, 48 - used)  # type: ignore[attr-defined]


def test_G4_the_deck_is_counted_down() -> None:
    scenario = Scenario(3)
    assert (scenario.table().deck_left, len(scenario.table().unseen)) == (33, 45)
    assert (scenario.rounds(2).table().deck_left, scenario.table().round) == (27, 3)


def test_G5_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    game = rockfall.game("guilds", players=3, memo=1)
    state = game.new_state()
    assert [game.decode(move) for move in state.legal_moves()] == [ChooseFirst(seat=seat) for seat in range(3)]
    assert Scenario(3, first_seat=2).state.turn == 2


@pytest.mark.parametrize("options", [{"first_seat": 3}, {"first_seat": -1}, {"memo": 6}, {"memo": 0}, {"memos": 1}])
def test_bad_options_are_told(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="guilds"):
        rockfall.game("guilds", players=3, **options)


def test_moves_begin_where_the_rules_say() -> None:
    begins: dict[type[Action], int] = {
        codec.PlayExpert: edition.PLAY,
        codec.TakeGood: edition.TAKE,
        codec.ChangeKind: edition.CHANGE,
        codec.MoveUniversal: edition.MOVE,
        codec.KeepUniversals: edition.KEEP,
        codec.Protect: edition.PROTECT,
        codec.ChooseSide: edition.SIDE,
        codec.ChooseFirst: edition.FIRST,
        codec.DrawMemo: edition.DRAW_MEMO,
        codec.TurnUp: edition.TURN_UP,
    }
    check_begins(begins, codec.ACTIONS, edition.CODES)
    assert edition.CODES.count == edition.MOVE_COUNT


def test_every_code_is_of_the_kind_of_its_action() -> None:
    check_kinds(codec.ACTIONS, edition.CODES)


def test_numbers_are_those_of_the_box() -> None:
    assert len(cards.GOODS) == edition.GOODS
    assert len(cards.MEMOS) == edition.MEMOS
    assert len(cards.UNIVERSALS) == edition.UNIVERSAL_COUNT
    assert len(cards.KINDS) - 1 == edition.OTHER_KINDS
    assert len(cards.SIDES) == edition.WEAPON_SIDES
