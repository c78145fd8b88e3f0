"""The physics engine, and nothing else: the only module that knows rapier3d. Centimetres, grams, seconds.

The engine steps on threads of its own and holds the interpreter meanwhile, so live play runs it in worker processes.
Only who really strikes a tower imports this module.
"""

from __future__ import annotations

from rockfall.games.trollfjord.tower.errors import TowerMissing
from rockfall.games.trollfjord.tower.geometry import Box, hull_of, lid, tower_boxes
from rockfall.games.trollfjord.tower.piles import Pile, Pose

try:
    import numpy  # noqa: F401 (the engine panics where it is missing)
    import rapier3d as rapier
except ImportError:
    raise TowerMissing from None

STEPS_PER_SECOND = 480

GRAVITY = 981.0
DENSITY = 0.7
FRICTION = 0.5
TABLE_FRICTION = 0.6
RESTITUTION = 0.2


class World:
    """A tower on a table, with boulders. Each blow gets a new one, so that nothing but poses is carried over."""

    def __init__(self, pile: Pile, has_lid: bool, finer: int) -> None:
        self.steps_per_second = STEPS_PER_SECOND * finer
        self._world = rapier.PhysicsWorld(gravity=(0.0, 0.0, -GRAVITY))
        self._world.set_num_threads(1)
        self._tune()
        ground = self._world.add_body(rapier.RigidBody.fixed())
        table = rapier.Collider.cuboid(60.0, 60.0, 1.0).translation((0.0, 0.0, -1.0))
        self._world.add_collider(table.friction(TABLE_FRICTION).restitution(RESTITUTION), ground)
        self._tower = self._world.add_body(rapier.RigidBody.kinematic_position_based())
        for box in [*tower_boxes(), *([lid()] if has_lid else [])]:
            self._add_box(box)
        self._boulders = {boulder: self._add_boulder(boulder, pose) for boulder, pose in pile.items()}

    def _tune(self) -> None:
        """Contacts stiffer than by default, where boulders sink a millimetre or more into each other."""
        settings = self._world.integration_parameters
        settings.dt = 1.0 / self.steps_per_second
        settings.num_solver_iterations = 4
        settings.length_unit = 1.0
        settings.contact_softness = rapier.SpringCoefficients(120.0, 10.0)
        settings.static_contact_softness = rapier.SpringCoefficients(240.0, 10.0)
        settings.normalized_allowed_linear_error = 0.002
        settings.normalized_max_corrective_velocity = 50.0

    def _add_box(self, box: Box) -> None:
        collider = rapier.Collider.cuboid(*box.half).translation(box.centre).rotation((box.tilt, 0.0, 0.0))
        self._world.add_collider(collider.friction(FRICTION).restitution(RESTITUTION), self._tower)

    def _add_boulder(self, boulder: int, pose: Pose) -> rapier.RigidBodyHandle:
        x, y, z, *turn = pose
        place = rapier.Isometry3((x, y, z), rapier.Rotation3(*turn))
        handle = self._world.add_body(rapier.RigidBody.dynamic().position(place).can_sleep(False))
        collider = rapier.Collider.convex_hull([list(corner) for corner in hull_of(boulder)]).density(DENSITY)
        self._world.add_collider(collider.friction(FRICTION).restitution(RESTITUTION), handle)
        return handle

    def move_tower(self, slide: float, turn: tuple[float, float]) -> None:
        """Where the tower is to be after the next step: moved along x, turned about y (cosine and sine of half)."""
        place = rapier.Isometry3((slide, 0.0, 0.0), rapier.Rotation3(turn[0], 0.0, turn[1], 0.0))
        self._world.rigid_bodies[self._tower].set_next_kinematic_position(place)

    def step(self) -> None:
        self._world.step()

    def poses(self) -> Pile:
        bodies = self._world.rigid_bodies
        found: Pile = {}
        for boulder, handle in self._boulders.items():
            place = bodies[handle].position
            at, turn = place.translation, place.rotation
            found[boulder] = (at.x, at.y, at.z, turn.w, turn.i, turn.j, turn.k)
        return found

    def is_calm(self, speed: float) -> bool:
        """Whether no boulder moves or turns faster than this, in centimetres or radians a second."""
        bodies = self._world.rigid_bodies
        limit = speed * speed
        for handle in self._boulders.values():
            body = bodies[handle]
            for velocity in (body.linvel, body.angvel):
                if velocity.x * velocity.x + velocity.y * velocity.y + velocity.z * velocity.z > limit:
                    return False
        return True
