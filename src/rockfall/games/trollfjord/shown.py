"""A view in readable form: what a viewer's table shows."""

from __future__ import annotations

from rockfall.core.state import NOBODY
from rockfall.games.trollfjord import parts
from rockfall.games.trollfjord.edition import (
    BELT,
    CLEAR,
    COLLECT,
    JOINING,
    LAY_PLANK,
    MOVING,
    NAMING,
    NOT_LINED_UP,
    PLACE,
    PLACES,
    SPACES,
    STEP,
    SUPPLY,
    boulder_count,
    boulders,
    patch_worth,
)
from rockfall.games.trollfjord.rules import TrollfjordState
from rockfall.games.trollfjord.table import (
    Boulders,
    Fortress,
    Hammering,
    Lord,
    Reach,
    Region,
    Sack,
    Space,
    TrollfjordTable,
)

PHASES = (
    "setting fortresses",
    "laying planks",
    "lining up",
    "turning up treasures",
    "moving",
    "placing",
    "wandering",
    "naming a fortress",
    "joining",
    "deciding",
    "hammering",
    "falling",
    "showing",
    "giving",
    "collecting",
    "clearing",
    "over",
)
SITES_OF = tuple([site for site, regions in parts.SITES.items() if region in regions] for region in parts.REGIONS)


def show(world: TrollfjordState, viewer: int | None) -> TrollfjordTable:
    """What this viewer sees; the world holds what the viewer knows, and no more."""
    is_over = world.turn == NOBODY
    phase = int(world.phase)
    return TrollfjordTable(
        game="trollfjord",
        viewer=viewer,
        turn=seat_or_none(world.turn),
        owner=seat_or_none(world.owner),
        phase=PHASES[phase],
        is_over=is_over,
        is_last_round=world.is_last_round == 1,
        regions=_regions(world),
        fortresses=_fortresses(world),
        walkway=_walkway(world),
        lords=_lords(world),
        reach=_reach(world) if phase == MOVING else [],
        left=int(world.left),
        placing_region=parts.REGIONS[world.placing] if world.placing >= 0 and world.wind < 0 else None,
        tailwind=_tailwind(world),
        hammering=_hammering(world) if world.site >= 0 else None,
        thrown=[_boulders(each) for each in (world.thrown, world.under) if each],
        choices=_choices(world),
        sacks=[_sack(world, seat, viewer) for seat in _seats(world)],
        stock=int(world.stock_count),
        crowns=[seat_or_none(seat) for seat in world.crowns],
        scores=world.scores() if is_over else None,
        winner=world.winner() if is_over else None,
    )


def seat_or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def _seats(world: TrollfjordState) -> range:
    return range(world.config.players)


def _regions(world: TrollfjordState) -> list[Region]:
    return [
        Region(
            region=name,
            landscape=parts.LANDSCAPE_OF[region],
            neighbours=list(parts.BORDERS[name]),
            sites=SITES_OF[region],
            treasure=int(world.treasures[region]) or None,
            trolls=[int(world.trolls[seat * PLACES + region]) for seat in _seats(world)],
        )
        for region, name in enumerate(parts.REGIONS)
    ]


def _fortresses(world: TrollfjordState) -> list[Fortress]:
    return [
        Fortress(
            site=name,
            number=int(world.numbers[site]) or None,
            regions=list(parts.SITES[name]),
            trolls=[int(world.trolls_at(seat, site)) for seat in _seats(world)],
            is_open_to=[seat for seat in _seats(world) if world.is_strong_at(seat, site)],
            is_choice=world.phase == NAMING and bool(world.may_name(world.turn, site)),
        )
        for site, name in enumerate(parts.SITE_NAMES)
    ]


def _landscape(world: TrollfjordState, space: int) -> str | None:
    is_laid = space // parts.PLANK_SPACES < len(world.planks)
    return parts.LANDSCAPES[world.landscape_at(space)] if space % 2 == 0 and is_laid else None


def _walkway(world: TrollfjordState) -> list[Space]:
    lords = {int(progress) % SPACES: seat for seat, progress in enumerate(world.lords) if progress >= 0}
    planks = [int(plank) + 1 for plank in world.planks]
    return [
        Space(
            space=space,
            plank=planks[space // parts.PLANK_SPACES] if space // parts.PLANK_SPACES < len(planks) else None,
            kind=parts.KINDS[space % 2],
            landscape=_landscape(world, space),
            lord=lords.get(space),
        )
        for space in range(SPACES)
    ]


def _lords(world: TrollfjordState) -> list[Lord]:
    lords = []
    for seat in sorted(_seats(world), key=lambda seat: int(world.lords[seat])):
        progress = int(world.lords[seat])
        is_under_way = progress >= 0
        lords.append(
            Lord(
                seat=seat,
                space=progress % SPACES if is_under_way else None,
                start=None if is_under_way or progress == NOT_LINED_UP else -progress,
                laps=progress // SPACES if is_under_way else 0,
                progress=progress,
                is_finished=bool(world.finished >> seat & 1),
            )
        )
    return lords


def _reach(world: TrollfjordState) -> list[Reach]:
    reach = []
    for kind, name in enumerate(parts.KINDS):
        for count in (1, 2, 3):
            space = int(world.progress_to(world.turn, kind, count)) % SPACES
            reach.append(Reach(kind=name, count=count, space=space, landscape=_landscape(world, space)))
    return reach


def _tailwind(world: TrollfjordState) -> list[int]:
    """Who is asked now, and whose lords are ahead of that one."""
    if world.wind < 0 or world.left == 0:
        return []
    ahead = [seat for seat in _seats(world) if world.lords[seat] >= world.wind and world.feels_wind(seat)]
    return sorted(ahead, key=lambda seat: int(world.lords[seat]))


def _boulders(packed: int) -> Boulders:
    yellow, red, blue, white = (int(boulders(packed, colour)) for colour in range(4))
    return Boulders(yellow=yellow, red=red, blue=blue, white=white, total=int(boulder_count(packed)))


def _inside(packed: int) -> Boulders:
    yellow, red, blue, white = (parts.BOULDERS_EACH - int(boulders(packed, colour)) for colour in range(4))
    return Boulders(yellow=yellow, red=red, blue=blue, white=white, total=yellow + red + blue + white)


def _candidates(world: TrollfjordState) -> list[int]:
    """In the order in which they are asked (T13)."""
    if world.phase != JOINING:
        return []
    waiting = [seat for seat in _seats(world) if not world.asked >> seat & 1 and world.is_strong_at(seat, world.site)]
    return sorted(waiting, key=lambda seat: (-int(world.trolls_at(seat, world.site)), int(world.lords[seat])))


def _gifts(bits: int) -> list[int]:
    return [gift for place, gift in enumerate(parts.GIFTS) if bits >> place & 1]


def _hammering(world: TrollfjordState) -> Hammering:
    has_begun = world.hammerer >= 0
    hammerer = int(world.hammerer) if has_begun else int(world.owner)
    two = [int(seat) for seat in (world.owner, world.partner) if seat >= 0]
    blow = int(world.blow)
    return Hammering(
        site=parts.SITE_NAMES[world.site],
        number=int(world.numbers[world.site]),
        owner=int(world.owner),
        hammerer=hammerer,
        comrade=next((seat for seat in two if seat != hammerer), None),
        candidates=_candidates(world),
        is_alone=bool(world.is_alone()),
        has_begun=has_begun,
        limit=int(world.limit if has_begun else world.limit_now()),
        hits=int(world.hits),
        must_hit=has_begun and world.hits == 0,
        may_go_on=bool(world.may_go_on()),
        out=_boulders(world.out),
        inside=_inside(world.out),
        last=_boulders(world.last) if blow >= 0 and not world.pending else None,
        side=parts.SIDES[blow // 15] if blow >= 0 else None,
        height=blow % 15 // 5 + 1 if blow >= 0 else None,
        strength=blow % 5 + 1 if blow >= 0 else None,
        memory=int(world.memory),
        excess=int(world.excess()),
        missing=int(world.missing()) if world.anger == 1 else 0,
        pledged=[_gifts(world.pledged(seat)) if seat in two else [] for seat in _seats(world)],
        is_angry=world.anger == 1,
        collected=[
            parts.REGIONS[world.got(seat)] if seat in two and world.got(seat) >= 0 else None for seat in _seats(world)
        ],
    )


def _choices(world: TrollfjordState) -> list[str]:
    """The regions that the seat to move may choose; steps are chosen by two of them and are not listed here."""
    chosen = []
    for move in world.legal_moves():
        for first, beyond in ((PLACE, STEP), (COLLECT, CLEAR), (CLEAR, LAY_PLANK)):
            if first <= move < beyond:
                chosen.append(parts.REGIONS[move - first])
    return chosen


def _treasures(packed: int) -> list[int]:
    return [value for place, value in enumerate(parts.TREASURES) for _ in range(packed >> 2 * place & 3)]


def _sack(world: TrollfjordState, seat: int, viewer: int | None) -> Sack:
    belt = [int(value) or None for value in world.belts[seat * BELT : (seat + 1) * BELT]]
    is_known = world.knows_patch(-1 if viewer is None else viewer, seat)
    free = int(world.next_belt(seat))
    return Sack(
        seat=seat,
        supply=int(world.trolls[seat * PLACES + SUPPLY]),
        belt=belt,
        next=parts.BELT[free] if free < BELT else None,
        crowns=[crown == seat for crown in world.crowns],
        gifts=_gifts(world.gifts[seat]),
        patch=[*_treasures(world.patches[seat])] if is_known else [None] * int(world.patch_count(seat)),
        points=int(world.points(seat) + patch_worth(world.patches[seat])),  # an unknown patch is empty in this world
        is_finished=bool(world.finished >> seat & 1),
    )
