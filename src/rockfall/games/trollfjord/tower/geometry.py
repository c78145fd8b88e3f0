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
HEIGHT: Final = 17.0
WALL: Final = 1.0  # thick, so that nothing gets through; drawn, 0.4 looks better

RAMP_TILT: Final = radians(26.0)
RAMP_FRONT: Final = DEPTH / 2 + 0.3  # the ramp sticks out a little
RAMP_LOW: Final = 1.9  # height of its front edge
RAMP_THICK: Final = 0.5

EXIT_WIDTH: Final = 3.6
EXIT_TOP: Final = RAMP_LOW + 0.3 * tan(RAMP_TILT) + 2.5

SHELF_TILT: Final = radians(18.0)
SHELF_DEPTH: Final = 2.9
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
    side = (WIDTH - EXIT_WIDTH) / 2
    across = (WIDTH + WALL) / 2
    along = (DEPTH + WALL) / 2
    return [
        Box("left", (-across, 0.0, HEIGHT / 2), (WALL / 2, DEPTH / 2 + WALL, HEIGHT / 2)),
        Box("right", (across, 0.0, HEIGHT / 2), (WALL / 2, DEPTH / 2 + WALL, HEIGHT / 2)),
        Box("back", (0.0, -along, HEIGHT / 2), (WIDTH / 2, WALL / 2, HEIGHT / 2)),
        _ramp(),
        Box("front", (0.0, along, (EXIT_TOP + HEIGHT) / 2), (WIDTH / 2, WALL / 2, (HEIGHT - EXIT_TOP) / 2)),
        Box("cheek", (-(WIDTH - side) / 2, along, EXIT_TOP / 2), (side / 2, WALL / 2, EXIT_TOP / 2)),
        Box("cheek", ((WIDTH - side) / 2, along, EXIT_TOP / 2), (side / 2, WALL / 2, EXIT_TOP / 2)),
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
    """All shapes as JSON can hold them, for who draws the tower."""
    return {
        "colours": COLOURS,
        "boulders": BOULDERS,
        "inside": (WIDTH, DEPTH, HEIGHT),
        "boxes": [box._asdict() for box in tower_boxes()],
        "hulls": [{"corners": hull, "faces": faces(hull)} for hull in HULLS],
    }


# Five irregular stones, some 1.7 across.
HULLS: Final[tuple[tuple[Point, ...], ...]] = (
    (
        (0.136, -0.271, 0.741),
        (-0.614, 0.194, 0.529),
        (0.675, 0.316, 0.447),
        (-0.416, -0.495, 0.370),
        (-0.163, 0.735, 0.297),
        (0.670, -0.511, 0.103),
        (-0.905, -0.173, -0.095),
        (0.627, 0.546, -0.033),
        (0.036, -0.721, -0.349),
        (-0.552, 0.487, -0.229),
        (0.638, -0.092, -0.488),
        (-0.547, -0.249, -0.499),
        (0.072, 0.490, -0.536),
        (0.186, -0.249, -0.737),
    ),
    (
        (0.225, -0.160, 0.914),
        (-0.430, 0.167, 0.744),
        (0.558, 0.119, 0.627),
        (-0.342, -0.588, 0.399),
        (-0.213, 0.759, 0.115),
        (0.584, -0.428, 0.318),
        (-0.791, -0.124, 0.035),
        (0.477, 0.632, -0.090),
        (0.002, -0.710, -0.195),
        (-0.564, 0.432, -0.331),
        (0.760, 0.067, -0.415),
        (-0.506, -0.324, -0.640),
        (0.189, 0.440, -0.603),
        (0.053, -0.188, -0.912),
    ),
    (
        (-0.014, -0.279, 0.719),
        (-0.345, 0.269, 0.663),
        (0.643, 0.245, 0.460),
        (-0.512, -0.680, 0.248),
        (-0.087, 0.699, 0.426),
        (0.579, -0.489, 0.243),
        (-0.749, 0.040, 0.190),
        (0.488, 0.669, -0.050),
        (-0.103, -0.844, -0.232),
        (-0.503, 0.516, -0.319),
        (0.628, 0.110, -0.484),
        (-0.381, -0.410, -0.558),
        (0.024, 0.521, -0.649),
        (0.086, -0.259, -0.752),
    ),
    (
        (0.141, -0.343, 0.833),
        (-0.466, 0.095, 0.739),
        (0.483, 0.198, 0.541),
        (-0.362, -0.607, 0.473),
        (-0.182, 0.781, 0.335),
        (0.598, -0.346, 0.194),
        (-0.729, -0.198, 0.143),
        (0.549, 0.569, -0.011),
        (0.091, -0.805, -0.110),
        (-0.406, 0.530, -0.346),
        (0.704, 0.004, -0.347),
        (-0.318, -0.267, -0.773),
        (-0.080, 0.525, -0.735),
        (0.131, -0.149, -0.903),
    ),
    (
        (0.015, -0.349, 0.714),
        (-0.453, 0.284, 0.632),
        (0.556, 0.052, 0.457),
        (-0.379, -0.708, 0.296),
        (-0.165, 0.872, 0.272),
        (0.596, -0.515, 0.285),
        (-0.716, -0.297, -0.006),
        (0.545, 0.562, -0.183),
        (0.124, -0.731, -0.248),
        (-0.484, 0.637, -0.232),
        (0.682, -0.038, -0.413),
        (-0.390, -0.362, -0.521),
        (-0.014, 0.537, -0.607),
        (0.234, -0.349, -0.690),
    ),
)
