"""The score sheet: where every point comes from, line by line. Its sums are those of scoring.py."""

from __future__ import annotations

from itertools import combinations

from rockfall.games.guilds import cards
from rockfall.games.guilds.scoring import (
    BEAST,
    CLASSES,
    GEM,
    SPELL,
    SPICE,
    WEAPON,
    Tally,
    blow,
    gem_points,
    gem_unit,
    layer_points,
    left_blow,
    right_blow,
    run_points,
    set_points,
    without_run,
)
from rockfall.games.guilds.table import ScoreLine

NAMES = cards.KINDS


def sheet(
    goods: list[list[int]], seat: int, tallies: list[Tally], memo: int, shields: list[int], sides: list[int]
) -> list[ScoreLine]:
    """The lines of one seat; `goods` are its stacks by kind, `shields` and `sides` what every seat has chosen."""
    tally = tallies[seat]
    return [
        *(_line(SPELL, cards.GOODS[good].spell, int(tally.spell_points(good)), [good]) for good in goods[SPELL]),
        *gem_lines(goods[GEM], int(tally.steps)),
        *spice_lines(goods[SPICE]),
        *(chain_lines(goods[BEAST]) if memo == 5 else set_lines(goods[BEAST], memo)),
        *arms_lines(goods[WEAPON], tally),
        *neighbour_lines(seat, tallies, shields, sides),
    ]


def _line(kind: int, why: str, points: int, goods: list[int]) -> ScoreLine:
    return ScoreLine(kind=NAMES[kind], why=why, points=points, cards=[good + 1 for good in goods])


# -- gems ------------------------------------------------------------------------------------------------


def gem_lines(goods: list[int], steps: int) -> list[ScoreLine]:
    """G15: the best runs, longest first, with what each gem counts as after the best steps (G14)."""
    by_class: list[list[int]] = [[] for _ in range(CLASSES)]
    for good in goods:
        by_class[cards.GOODS[good].gem - 1].append(good)
    step_best(by_class, steps)
    lines = []
    if all(by_class):
        lines.append(run_line(by_class, run_around(by_class)))
    while any(by_class):
        lines += [run_line(by_class, run) for run in runs([bool(held) for held in by_class])]
    return sorted(lines, key=lambda line: -line.points)


def run_line(by_class: list[list[int]], run: list[int]) -> ScoreLine:
    """A run, taken off the gems that are there."""
    return ScoreLine(
        kind=NAMES[GEM],
        why="run",
        points=len(run) ** 2,
        cards=[by_class[each].pop(0) + 1 for each in run],
        classes=[each + 1 for each in run],
    )


def run_around(by_class: list[list[int]]) -> list[int]:
    """Where all classes are there: the run of a class with one gem, after which the rest falls into layers."""
    lone = next(each for each, held in enumerate(by_class) if len(held) == 1)
    best = run_points(packed(by_class))
    for length in range(CLASSES, 0, -1):
        for back in range(length):
            rest = without_run(packed(by_class), (lone - back) % CLASSES, length)
            if length**2 + layer_points(rest) == best:
                return [(lone - back + step) % CLASSES for step in range(length)]
    raise AssertionError(f"no run leads to {best} points")


def step_best(by_class: list[list[int]], steps: int) -> None:
    """Make the steps that lead to the best runs; none that gains nothing."""
    best = gem_points(packed(by_class), steps)
    while run_points(packed(by_class)) < best:
        steps -= 1
        step_once(by_class, steps, best)


def step_once(by_class: list[list[int]], steps: int, best: int) -> None:
    """Make one step from which this many more still reach the best."""
    for start in range(CLASSES):
        for end in ((start + 1) % CLASSES, (start - 1) % CLASSES):
            if by_class[start]:
                by_class[end].append(by_class[start].pop())
                if gem_points(packed(by_class), steps) == best:
                    return
                by_class[start].append(by_class[end].pop())
    raise AssertionError(f"no step leads to {best} points")


def packed(by_class: list[list[int]]) -> int:
    return sum(len(held) * gem_unit(each) for each, held in enumerate(by_class))


def runs(has: list[bool]) -> list[list[int]]:
    """The unbroken runs of classes where at least one is missing."""
    found = []
    for start in range(CLASSES):
        if has[start] and not has[start - 1]:
            run = [start]
            while has[(run[-1] + 1) % CLASSES]:
                run.append((run[-1] + 1) % CLASSES)
            found.append(run)
    return found


# -- spices and beasts -----------------------------------------------------------------------------------


def spice_lines(goods: list[int]) -> list[ScoreLine]:
    """G16: one line for the different ones, one for those that add nothing."""
    first: dict[str, int] = {}
    for good in goods:
        first.setdefault(cards.GOODS[good].spice, good)
    different = list(first.values())
    spare = [good for good in goods if good not in different]
    lines = [_line(SPICE, "spices", cards.SPICE_POINTS[len(different)], different)] if different else []
    return [*lines, *([_line(SPICE, "spare", 0, spare)] if spare else [])]


def set_lines(goods: list[int], memo: int) -> list[ScoreLine]:
    """G17, memos I to IV: the sets that together score most."""
    lines: list[ScoreLine] = []
    rest = goods
    while rest:
        line = best_set(rest, memo)
        lines.append(line)
        rest = [good for good in rest if good + 1 not in line.cards]
    return lines


def best_set(goods: list[int], memo: int) -> ScoreLine:
    """A set without which the others still score the most they can; large sets first."""
    best = points_of(goods, memo)
    for size in range(min(len(goods), 4), 0, -1):
        for chosen in combinations(goods, size):
            for why, points in names_of(chosen, memo):
                rest = [good for good in goods if good not in chosen]
                if points + points_of(rest, memo) == best:
                    return _line(BEAST, why, points, list(chosen))
    return _line(BEAST, "single", 0, goods[:1])


def names_of(chosen: tuple[int, ...], memo: int) -> list[tuple[str, int]]:
    """What these beasts are together under a memo, and what that pays."""
    sorts = {cards.GOODS[good].beast for good in chosen}
    size = len(chosen)
    if memo == 3:
        return [("pair", cards.ANY_PAIR_POINTS)] if size == 2 else []
    pays = []
    if len(sorts) == size and cards.DIFFERENT_POINTS.get(memo):
        pays.append(("different", cards.DIFFERENT_POINTS[memo][size]))
    if len(sorts) == 1 and cards.EQUAL_POINTS.get(memo) and cards.EQUAL_POINTS[memo][size]:
        pays.append(("equal", cards.EQUAL_POINTS[memo][size]))
    return pays


def points_of(goods: list[int], memo: int) -> int:
    held = [cards.GOODS[good].beast for good in goods]
    a, b, c, d = (held.count(beast) for beast in cards.BEASTS)
    return int(set_points(memo, a, b, c, d))


def chain_lines(goods: list[int]) -> list[ScoreLine]:
    """G17, memo V: each beast by the one taken next."""
    sorts = [cards.BEASTS.index(cards.GOODS[good].beast) for good in goods]
    lines = [
        _line(BEAST, "next", cards.STEP_POINTS[(after - sort) % 4], [good])
        for good, sort, after in zip(goods, sorts, sorts[1:], strict=False)
    ]
    return [*lines, *(_line(BEAST, "last", 0, [good]) for good in goods[-1:])]


# -- weapons ---------------------------------------------------------------------------------------------


def arms_lines(goods: list[int], tally: Tally) -> list[ScoreLine]:
    """G18: what each weapon's numbers are in the end."""
    lines = []
    for good in goods:
        type_ = cards.WEAPONS.index(cards.GOODS[good].weapon)
        is_void = tally.weapons[type_] > 1
        lines.append(
            ScoreLine(
                kind=NAMES[WEAPON],
                why="void" if is_void else "arms",
                points=0,
                cards=[good + 1],
                left=int(tally.left[type_]),
                right=int(tally.right[type_]),
            )
        )
    return lines


def neighbour_lines(seat: int, tallies: list[Tally], shields: list[int], sides: list[int]) -> list[ScoreLine]:
    """G18: for each neighbour the difference."""
    players = len(tallies)
    if players == 2:
        other = 1 - seat
        takes = blow(tallies[seat], sides[seat], shields[other])
        gives = blow(tallies[other], sides[other], shields[seat])
        return [_neighbour(other, int(takes), int(gives))]
    left, right = (seat + 1) % players, (seat - 1) % players
    return [
        _neighbour(left, int(left_blow(tallies[seat], shields[left])), int(right_blow(tallies[left], shields[seat]))),
        _neighbour(
            right, int(right_blow(tallies[seat], shields[right])), int(left_blow(tallies[right], shields[seat]))
        ),
    ]


def _neighbour(other: int, takes: int, gives: int) -> ScoreLine:
    return ScoreLine(
        kind=NAMES[WEAPON],
        why="neighbour",
        points=takes - gives,
        cards=[],
        other=other,
        takes=takes,
        gives=gives,
    )
