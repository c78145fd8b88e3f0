"""What is in the box: 48 goods, twenty experts, five beast memos (G1 to G3).

Known from the booklet's text: the kinds, sorts and numbers, the spells there are, memos III, IV and V. Its pictures are
missing, so what each single good shows and memos I and II are reconstructed (see RULES.md).
"""

from __future__ import annotations

from typing import NamedTuple

# In the order of scoring. A kind is its place here, and records keep kinds.
KINDS = ("spell", "gem", "spice", "beast", "weapon")
EXPERTS = ("arcanist", "jeweller", "cook", "trapper", "armourer")  # G2, by kind

SPICES = ("anise", "mint", "pepper", "juniper", "lotus", "clove")
BEASTS = ("unicorn", "phoenix", "serpent", "spider")  # in the order of memo V's circle
WEAPONS = ("boomerang", "pinga", "shuriken", "katar")
GEM_CLASSES = 8
SIDES = ("left", "right")


class Good(NamedTuple):
    """One of the 48 cards: five zones, of which one will count."""

    spice: str
    gem: int
    beast: str
    weapon: str
    left: int
    right: int
    spell: str

    def name(self, kind: int) -> str:
        """What it is once its kind is fixed."""
        return (self.spell, str(self.gem), self.spice, self.beast, self.weapon)[kind]


# A card's number is its place here, from 1. Every pair of spice and gem is there once.
GOODS = (
    Good("anise", 1, "unicorn", "boomerang", 1, 1, "spice_pair_clove_lotus"),
    Good("anise", 2, "phoenix", "shuriken", 1, 1, "per_good_gem"),
    Good("anise", 3, "serpent", "katar", 1, 2, "three_beasts"),
    Good("anise", 4, "spider", "pinga", 0, 2, "spice_pair_mint_clove"),
    Good("anise", 5, "unicorn", "shuriken", 2, 0, "per_beast_phoenix"),
    Good("anise", 6, "phoenix", "boomerang", 2, 0, "per_beast_spider"),
    Good("anise", 7, "serpent", "pinga", 2, 0, "five_goods"),
    Good("anise", 8, "spider", "katar", 1, 1, "per_spell"),
    Good("mint", 1, "phoenix", "katar", 0, 2, "per_beast_unicorn"),
    Good("mint", 2, "serpent", "katar", 1, 2, "per_spell"),
    Good("mint", 3, "spider", "boomerang", 1, 2, "universal"),
    Good("mint", 4, "unicorn", "boomerang", 2, 1, "protection"),
    Good("mint", 5, "phoenix", "pinga", 0, 2, "protection"),
    Good("mint", 6, "serpent", "shuriken", 2, 0, "spice_pair_juniper_lotus"),
    Good("mint", 7, "spider", "shuriken", 2, 1, "boost_boomerang"),
    Good("mint", 8, "unicorn", "pinga", 2, 2, "universal"),
    Good("pepper", 1, "serpent", "shuriken", 1, 2, "per_good_beast"),
    Good("pepper", 2, "spider", "shuriken", 2, 1, "per_beast_phoenix"),
    Good("pepper", 3, "unicorn", "katar", 2, 1, "gem_shift"),
    Good("pepper", 4, "phoenix", "katar", 2, 2, "per_good_beast"),
    Good("pepper", 5, "serpent", "boomerang", 0, 2, "spice_pair_anise_lotus"),
    Good("pepper", 6, "spider", "boomerang", 1, 1, "spice_pair_anise_juniper"),
    Good("pepper", 7, "unicorn", "pinga", 1, 1, "three_beasts"),
    Good("pepper", 8, "phoenix", "pinga", 1, 2, "per_beast_unicorn"),
    Good("juniper", 1, "spider", "pinga", 1, 2, "boost_katar"),
    Good("juniper", 2, "unicorn", "pinga", 2, 0, "gem_shift"),
    Good("juniper", 3, "phoenix", "shuriken", 1, 2, "spice_pair_mint_pepper"),
    Good("juniper", 4, "serpent", "shuriken", 1, 1, "universal"),
    Good("juniper", 5, "spider", "katar", 2, 0, "per_beast_serpent"),
    Good("juniper", 6, "unicorn", "katar", 2, 1, "protection"),
    Good("juniper", 7, "phoenix", "boomerang", 2, 0, "gem_shift"),
    Good("juniper", 8, "serpent", "boomerang", 1, 1, "per_good_weapon"),
    Good("lotus", 1, "unicorn", "boomerang", 0, 2, "boost_pinga"),
    Good("lotus", 2, "phoenix", "boomerang", 2, 2, "per_good_spice"),
    Good("lotus", 3, "serpent", "pinga", 1, 1, "boost_shuriken"),
    Good("lotus", 4, "spider", "pinga", 2, 1, "spice_pair_clove_pepper"),
    Good("lotus", 5, "unicorn", "shuriken", 1, 1, "spice_pair_mint_anise"),
    Good("lotus", 6, "phoenix", "shuriken", 0, 2, "per_spell"),
    Good("lotus", 7, "serpent", "katar", 0, 2, "gem_shift"),
    Good("lotus", 8, "spider", "katar", 1, 1, "per_good_weapon"),
    Good("clove", 1, "phoenix", "katar", 2, 0, "per_good_gem"),
    Good("clove", 2, "unicorn", "katar", 1, 1, "five_goods"),
    Good("clove", 3, "spider", "boomerang", 2, 1, "spice_pair_pepper_juniper"),
    Good("clove", 4, "serpent", "boomerang", 1, 2, "universal"),
    Good("clove", 5, "phoenix", "pinga", 2, 1, "per_good_spice"),
    Good("clove", 6, "serpent", "pinga", 1, 1, "three_beasts"),
    Good("clove", 7, "spider", "shuriken", 0, 2, "per_beast_serpent"),
    Good("clove", 8, "unicorn", "shuriken", 2, 2, "per_beast_spider"),
)
SPELLS = tuple(sorted({good.spell for good in GOODS}))
UNIVERSALS = tuple(card for card, good in enumerate(GOODS, start=1) if good.spell == "universal")

ROUNDS = 12  # G4: whatever the number of players
RETURNS = (4, 8)  # G11: the rounds after which experts come back

SPICE_POINTS = (0, 2, 4, 8, 12, 20, 30)  # G16, by number of different ones

MEMOS = (1, 2, 3, 4, 5)
# By memo (G17): points for a set of different beasts, and of equal ones, by its size; 0: there is no such set.
DIFFERENT_POINTS = {1: (0, 2, 4, 9, 15), 4: (0, 2, 4, 8, 12)}
EQUAL_POINTS = {2: (0, 2, 5, 10, 16), 4: (0, 0, 6, 0, 0)}
ANY_PAIR_POINTS = 5  # memo III
STEP_POINTS = (3, 3, 4, 5)  # memo V, by steps in the circle to the beast that was taken next
