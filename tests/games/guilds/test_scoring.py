"""What stacks are worth: the booklet's examples and questions, and everything small against trying everything."""

from __future__ import annotations

from itertools import product

import pytest

import rockfall
from rockfall.games.guilds import cards
from rockfall.games.guilds.scoring import gem_points, gem_unit, left_blow, right_blow, run_points, set_points
from tests.games.guilds.brute import best_runs, best_sets, best_with_steps, most_triples, multisets
from tests.games.guilds.scenario import beasts, find, gems, points, spell, spices, tally, weapon

# Interpreted rules are the same rules: small stacks are enough for them.
SIZES = (7, 5, 8) if rockfall.COMPILED else (5, 3, 6)


def packed(counts: tuple[int, ...]) -> int:
    return sum(count * gem_unit(class_) for class_, count in enumerate(counts))


# -- gems ------------------------------------------------------------------------------------------------


def test_G15_examples() -> None:
    assert points("gem", {"gem": gems(1, 2, 4, 4, 8)}) == 11
    assert points("gem", {"gem": gems(1, 2, 3, 4, 8)}) == 25


def test_G15_all_eight_are_one_run() -> None:
    assert points("gem", {"gem": gems(*range(1, 9))}) == 64
    assert points("gem", {"gem": gems(*range(1, 9), 1, 8)}) == 64 + 4


def test_G15_G20_runs_are_the_best_for_all_small_stacks() -> None:
    for counts in multisets(8, SIZES[0]):
        assert run_points(packed(counts)) == best_runs(counts), counts


def test_G15_the_circle_may_be_cut_anywhere() -> None:
    """4-5-6-7-8-1-2 and 1-2-3-4-5 are 74; all eight classes and two pairs would be 72."""
    assert points("gem", {"gem": gems(1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 8)}) == 49 + 25


def test_G15_G20_runs_are_the_best_for_all_stacks_with_all_classes() -> None:
    """Twelve gems at most: one of each class, and up to four more."""
    for more in multisets(8, 4):
        counts = tuple(1 + count for count in more)
        assert run_points(packed(counts)) == best_runs(counts), counts


@pytest.mark.parametrize("steps", [1, 2])
def test_G14_G20_steps_are_the_best_around_the_whole_circle(steps: int) -> None:
    for more in multisets(8, 2 if rockfall.COMPILED else 1):
        counts = tuple(1 + count for count in more)
        assert gem_points(packed(counts), steps) == best_with_steps(counts, steps), counts


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_G14_G20_steps_are_the_best_for_all_small_stacks(steps: int) -> None:
    for counts in multisets(8, SIZES[1] if steps < 3 else SIZES[1] - 1):
        assert gem_points(packed(counts), steps) == best_with_steps(counts, steps), counts


def test_G14_R5_two_steps_may_go_to_one_gem() -> None:
    """The booklet's question: a 1 becomes a 3."""
    steps = [spell("gem_shift"), spell("gem_shift", 1)]
    assert points("gem", {"gem": gems(1, 4), "spell": steps}) == 4
    assert points("gem", {"gem": gems(1, 4), "spell": steps[:1]}) == 2


def test_G14_8_and_1_are_neighbours_for_steps_too() -> None:
    assert points("gem", {"gem": gems(8, 2), "spell": [spell("gem_shift")]}) == 4
    assert points("gem", {"gem": gems(1, 7), "spell": [spell("gem_shift")]}) == 4


def test_R5_a_step_that_would_only_harm_is_not_made() -> None:
    assert points("gem", {"gem": gems(3, 4), "spell": [spell("gem_shift")]}) == 4


# -- spices ----------------------------------------------------------------------------------------------


def test_G16_example() -> None:
    assert points("spice", {"spice": spices("anise", "mint", "pepper", "anise")}) == 8


@pytest.mark.parametrize(("different", "pays"), list(enumerate([0, 2, 4, 8, 12, 20, 30])))
def test_G16_different_spices(different: int, pays: int) -> None:
    assert points("spice", {"spice": spices(*cards.SPICES[:different])}) == pays


# -- beasts ----------------------------------------------------------------------------------------------


def test_G17_memo_IV_examples() -> None:
    assert points("beast", {"beast": beasts("unicorn", "unicorn", "spider", "phoenix")}, memo=4) == 10
    assert points("beast", {"beast": beasts("unicorn", "unicorn", "phoenix", "phoenix")}, memo=4) == 12


def test_G17_memo_V_example() -> None:
    assert points("beast", {"beast": beasts("phoenix", "spider", "unicorn", "unicorn", "serpent")}, memo=5) == 14


def test_G17_memo_III_pairs_of_any() -> None:
    assert points("beast", {"beast": beasts("unicorn", "spider", "spider")}, memo=3) == 5
    assert points("beast", {"beast": beasts("unicorn")}, memo=3) == 0


def test_G17_memos_I_and_II() -> None:
    held = beasts("unicorn", "unicorn", "phoenix", "serpent")
    assert points("beast", {"beast": held}, memo=1) == 9 + 2
    assert points("beast", {"beast": held}, memo=2) == 5 + 2 + 2


@pytest.mark.parametrize("memo", [1, 2, 3, 4])
def test_G17_G20_sets_are_the_best_for_all_small_stacks(memo: int) -> None:
    for a, b, c, d in multisets(4, SIZES[2]):
        assert set_points(memo, a, b, c, d) == best_sets((a, b, c, d), memo), (a, b, c, d)


@pytest.mark.parametrize("memo", [1, 2, 3, 4])
def test_G17_twelve_beasts_are_counted_too(memo: int) -> None:
    for counts in ((12, 0, 0, 0), (3, 3, 3, 3), (0, 6, 0, 6), (1, 4, 5, 2)):
        assert set_points(memo, *counts) == best_sets(counts, memo)


# As the booklet prints it: a column for a beast, a row for the one taken next; the order is that of the circle.
PRINTED = ((3, 5, 4, 3), (3, 3, 5, 4), (4, 3, 3, 5), (5, 4, 3, 3))


def test_G17_memo_V_is_the_printed_table() -> None:
    for row in product(range(4), repeat=3):
        sorts = [cards.BEASTS[sort] for sort in row]
        pays = PRINTED[row[1]][row[0]] + PRINTED[row[2]][row[1]]
        assert points("beast", {"beast": beasts(*sorts)}, memo=5) == pays, sorts


# -- spells ----------------------------------------------------------------------------------------------


def test_G14_example() -> None:
    """6 for spells, 4 for three beasts, and the shuriken becomes 3-3."""
    made = tally(
        {
            "spell": [spell("per_spell"), spell("three_beasts"), spell("boost_shuriken")],
            "beast": beasts("unicorn", "unicorn", "spider", "phoenix"),
            "weapon": [weapon("shuriken", 1, 1)],
        }
    )
    assert [made.spell_points(card - 1) for card in (spell("per_spell"), spell("three_beasts"))] == [6, 4]
    assert made.points(0, 3) == 10
    assert (left_blow(made, 0), right_blow(made, 0)) == (3, 3)


@pytest.mark.parametrize("kind", ["gem", "spice", "beast", "weapon"])
def test_G14_one_for_each_good_of_a_kind(kind: str) -> None:
    stack = [card for card in range(1, 49) if card not in find(spell=f"per_good_{kind}")][:5]
    assert points("spell", {"spell": [spell(f"per_good_{kind}")], kind: stack}) == 5


def test_G14_two_for_each_named_beast() -> None:
    held = beasts("phoenix", "phoenix", "spider")
    assert points("spell", {"spell": [spell("per_beast_phoenix")], "beast": held}) == 4
    assert points("spell", {"spell": [spell("per_beast_serpent")], "beast": held}) == 0


def test_G14_four_for_each_set_of_all_five_kinds() -> None:
    """The booklet: 4 with goods of all kinds, 8 with two of each."""
    one = {"spell": [spell("five_goods")], "gem": [1], "spice": [2], "beast": [3], "weapon": [4]}
    assert points("spell", one) == 4
    two = {"spell": [spell("five_goods"), spell("gem_shift")], "gem": [1, 5], "spice": [2, 6], "beast": [3, 8]}
    assert points("spell", {**two, "weapon": [4, 9]}) == 8
    assert points("spell", {**two, "weapon": [4]}) == 4
    assert points("spell", {**two, "weapon": []}) == 0


@pytest.mark.parametrize(
    ("more", "pays"), [((), 8), (("spider",), 16), (("serpent",), 16), (("unicorn",), 8), (("phoenix",), 8)]
)
def test_G14_three_beasts_question(more: tuple[str, ...], pays: int) -> None:
    """Two such spells, with two unicorns, two phoenixes, a spider and perhaps one more."""
    held = beasts("unicorn", "unicorn", "phoenix", "phoenix", "spider", *more)
    spells = [card for card in find(spell="three_beasts") if card not in held][:2]
    assert points("spell", {"spell": spells, "beast": held}) == pays


def test_G14_G20_triples_are_the_most_for_all_small_stacks() -> None:
    for counts in multisets(4, SIZES[2]):
        held = [sort for sort, count in zip(cards.BEASTS, counts, strict=True) for _ in range(count)]
        assert tally({"beast": beasts(*held)}).beast_triples() == most_triples(counts), counts


def test_G14_spice_pairs_question() -> None:
    """Every spell by itself; for one spell every spice once."""
    spells = [spell("spice_pair_mint_clove"), spell("spice_pair_mint_anise")]
    held = spices("mint", "clove", "clove", "anise")
    assert points("spell", {"spell": spells, "spice": held}) == 4 + 4
    more = next(card for card in find(spice="mint") if card not in held)
    assert points("spell", {"spell": spells, "spice": [*held, more]}) == 8 + 4


def test_G13_a_universal_good_that_stays_is_a_spell_like_others() -> None:
    assert points("spell", {"spell": [spell("universal"), spell("per_spell")]}) == 4


# -- weapons ---------------------------------------------------------------------------------------------


def test_G18_example() -> None:
    """4 to the left and 5 to the right; with a second boomerang instead of the katar 2 and 3."""
    arms = [weapon("pinga", 1, 2), weapon("boomerang", 0, 2), weapon("shuriken", 1, 1)]
    made = tally({"weapon": [*arms, weapon("katar", 2, 0)]})
    assert (left_blow(made, 0), right_blow(made, 0)) == (4, 5)
    made = tally({"weapon": [*arms, weapon("boomerang", 1, 1)]})
    assert (left_blow(made, 0), right_blow(made, 0)) == (2, 3)


def test_G18_two_of_a_type_count_zero_boosted_or_not() -> None:
    made = tally({"weapon": find(weapon="katar")[:2], "spell": [spell("boost_katar")]})
    assert (left_blow(made, 0), right_blow(made, 0)) == (0, 0)
    assert made.kinds[4] == 2  # they are weapons all the same


def test_G18_a_boost_needs_its_weapon() -> None:
    made = tally({"weapon": [weapon("pinga", 1, 1)], "spell": [spell("boost_katar")]})
    assert (left_blow(made, 0), right_blow(made, 0)) == (1, 1)


def test_G18_protection_turns_a_type_away_boosted_or_not() -> None:
    made = tally({"weapon": [weapon("pinga", 1, 1), weapon("katar", 2, 0)], "spell": [spell("boost_pinga")]})
    pinga = 1 << cards.WEAPONS.index("pinga")
    assert (left_blow(made, 0), left_blow(made, pinga)) == (5, 2)
