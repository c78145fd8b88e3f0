"""The tower and its boulders as solid shapes: centimetres, x to the right, y to the front, z up.

The ramp is nearly as steep as boulders can lie on it: after any change here fit the model again (docs/tower.md).
"""

from __future__ import annotations

from itertools import combinations
from math import cos, radians, sin, tan
from typing import Final, NamedTuple

Point = tuple[float, float, float]

COLOURS: Final = ("yellow", "red", "blue", "white")
EACH: Final = 11  # boulders of each colour
BOULDERS: Final = EACH * len(COLOURS)

WIDTH: Final = 5.6  # inside, as all that follows
DEPTH: Final = 5.6
HEIGHT: Final = 18.0
WALL: Final = 1.0  # thick, so that nothing gets through; drawn, 0.4 looks better

RAMP_TILT: Final = radians(26.0)
RAMP_FRONT: Final = DEPTH / 2 + 0.3  # the ramp sticks out a little
RAMP_LOW: Final = 1.9  # height of its front edge
RAMP_THICK: Final = 0.5

# The exit reaches to the right wall and not to the left one, so that it matters on which side one strikes.
EXIT_LEFT: Final = -1.4
EXIT_RIGHT: Final = WIDTH / 2
EXIT_TOP: Final = RAMP_LOW + 0.3 * tan(RAMP_TILT) + 2.8

# Two levels. Blocks jam in the gaps that the shelves leave, which are hardly two of them wide.
SHELF_TILT: Final = radians(18.0)
SHELF_DEPTH: Final = 3.3
SHELF_THICK: Final = 0.4
SHELVES: Final = ((1, 6.4), (-1, 10.6))  # on the front wall (1) or the back wall (-1), at which height


class Box(NamedTuple):
    """A cuboid, tilted about the x axis."""

    name: str
    centre: Point
    half: Point
    tilt: float = 0.0


def tower_boxes() -> list[Box]:
    """All that the tower is made of, without its lid."""
    cheek = (EXIT_LEFT + WIDTH / 2) / 2
    across = (WIDTH + WALL) / 2
    along = (DEPTH + WALL) / 2
    return [
        Box("left", (-across, 0.0, HEIGHT / 2), (WALL / 2, DEPTH / 2 + WALL, HEIGHT / 2)),
        Box("right", (across, 0.0, HEIGHT / 2), (WALL / 2, DEPTH / 2 + WALL, HEIGHT / 2)),
        Box("back", (0.0, -along, HEIGHT / 2), (WIDTH / 2, WALL / 2, HEIGHT / 2)),
        _ramp(),
        Box("front", (0.0, along, (EXIT_TOP + HEIGHT) / 2), (WIDTH / 2, WALL / 2, (HEIGHT - EXIT_TOP) / 2)),
        Box("cheek", (cheek - WIDTH / 2, along, EXIT_TOP / 2), (cheek, WALL / 2, EXIT_TOP / 2)),
        *(_shelf(wall, height) for wall, height in SHELVES),
    ]


def lid() -> Box:
    """Closes the tower while it is struck."""
    return Box("lid", (0.0, 0.0, HEIGHT + 0.5), (WIDTH / 2 + WALL, DEPTH / 2 + WALL, 0.5))


def ramp_height(y: float) -> float:
    """Where the ramp's surface is."""
    return RAMP_LOW + (RAMP_FRONT - y) * tan(RAMP_TILT)


def _ramp() -> Box:
    back = -DEPTH / 2 - 0.4  # reaches into the wall
    middle = (back + RAMP_FRONT) / 2
    length = (RAMP_FRONT - back) / cos(RAMP_TILT)
    sunk = RAMP_THICK / 2
    centre = (0.0, middle - sin(RAMP_TILT) * sunk, ramp_height(middle) - cos(RAMP_TILT) * sunk)
    return Box("ramp", centre, (WIDTH / 2, length / 2, sunk), -RAMP_TILT)


def _shelf(wall: int, height: float) -> Box:
    """Full width, falling away from its wall, into which it reaches."""
    length = SHELF_DEPTH / cos(SHELF_TILT) + 0.4
    y = wall * (DEPTH / 2 - SHELF_DEPTH / 2 + 0.2)
    return Box("shelf", (0.0, y, height), (WIDTH / 2, length / 2, SHELF_THICK / 2), wall * SHELF_TILT)


def colour_of(boulder: int) -> int:
    """The place of its colour in COLOURS."""
    return boulder // EACH


def hull_of(boulder: int) -> tuple[Point, ...]:
    """Its corners, from its centre of mass."""
    return HULLS[boulder % len(HULLS)]


def faces(hull: tuple[Point, ...]) -> list[tuple[int, int, int]]:
    """The triangles of a convex hull in general position, each counterclockwise as seen from outside."""
    found = []
    for a, b, c in combinations(range(len(hull)), 3):
        sides = [_side(hull[a], hull[b], hull[c], hull[d]) for d in range(len(hull)) if d not in (a, b, c)]
        if all(side < 0 for side in sides):
            found.append((a, b, c))
        elif all(side > 0 for side in sides):
            found.append((a, c, b))
    return found


def _side(a: Point, b: Point, c: Point, d: Point) -> float:
    """Positive if d lies on the side from which a, b, c run counterclockwise."""
    (ux, uy, uz), (vx, vy, vz), (wx, wy, wz) = ((p[0] - a[0], p[1] - a[1], p[2] - a[2]) for p in (b, c, d))
    return (uy * vz - uz * vy) * wx + (uz * vx - ux * vz) * wy + (ux * vy - uy * vx) * wz


def as_plain() -> dict[str, object]:
    """All shapes as JSON can hold them, for drawing the tower."""
    return {
        "colours": COLOURS,
        "boulders": BOULDERS,
        "inside": (WIDTH, DEPTH, HEIGHT),
        "boxes": [box._asdict() for box in tower_boxes()],
        "hulls": [{"corners": hull, "faces": faces(hull)} for hull in HULLS],
    }


# Five wooden blocks, some 1.2 long and wide, none quite square: no four corners lie in a plane.
HULLS: Final[tuple[tuple[Point, ...], ...]] = (
    (
        (-0.553, -0.528, -0.606),
        (-0.569, -0.550, 0.597),
        (-0.565, 0.538, -0.571),
        (-0.545, 0.568, 0.567),
        (0.545, -0.535, -0.566),
        (0.576, -0.561, 0.574),
        (0.542, 0.538, -0.572),
        (0.569, 0.530, 0.577),
    ),
    (
        (-0.526, -0.632, -0.687),
        (-0.540, -0.623, 0.681),
        (-0.539, 0.639, -0.675),
        (-0.509, 0.602, 0.687),
        (0.526, -0.598, -0.669),
        (0.528, -0.638, 0.654),
        (0.529, 0.608, -0.648),
        (0.532, 0.642, 0.659),
    ),
    (
        (-0.586, -0.631, -0.645),
        (-0.577, -0.630, 0.626),
        (-0.588, 0.649, -0.647),
        (-0.560, 0.610, 0.652),
        (0.586, -0.606, -0.631),
        (0.576, -0.633, 0.622),
        (0.559, 0.609, -0.644),
        (0.589, 0.632, 0.666),
    ),
    (
        (-0.547, -0.646, -0.547),
        (-0.567, -0.666, 0.542),
        (-0.574, 0.644, -0.556),
        (-0.563, 0.658, 0.555),
        (0.588, -0.647, -0.575),
        (0.543, -0.643, 0.566),
        (0.553, 0.654, -0.554),
        (0.567, 0.645, 0.569),
    ),
    (
        (-0.674, -0.589, -0.593),
        (-0.651, -0.567, 0.598),
        (-0.658, 0.576, -0.622),
        (-0.680, 0.600, 0.634),
        (0.664, -0.593, -0.613),
        (0.671, -0.582, 0.595),
        (0.678, 0.583, -0.591),
        (0.651, 0.572, 0.592),
    ),
)
