"""How the tower itself answers a blow: it slides and rocks like two damped springs.

Nothing but + - * / and a square root, so that it moves the same to the last bit on every machine.
"""

from __future__ import annotations

from math import pi, sqrt
from typing import Final

MASS: Final = 600.0
INERTIA: Final = 50_000.0  # about the middle of its foot
SLIDE: Final = 2 * pi * 11.0
ROCK: Final = 2 * pi * 9.0
DAMPING: Final = 0.16
PULSE: Final = 0.004  # seconds that the hammer touches the wall
FINER: Final = 8  # steps within a step of the engine


class TowerMotion:
    """The way of the tower after one blow."""

    def __init__(self, impulse: float, height: float, steps_per_second: int) -> None:
        """`impulse` along x: positive for a blow on the left wall."""
        self.slide = 0.0
        self.rock = 0.0
        self._impulse = impulse
        self._height = height
        self._dt = 1.0 / (steps_per_second * FINER)
        self._time = self._sliding = self._rocking = 0.0

    def step(self) -> None:
        """Go on by one step of the engine."""
        dt = self._dt
        for _ in range(FINER):
            force = self._force()
            pull = SLIDE * SLIDE * self.slide + 2 * DAMPING * SLIDE * self._sliding
            self._sliding += dt * (force / MASS - pull)
            self.slide += dt * self._sliding
            twist = ROCK * ROCK * self.rock + 2 * DAMPING * ROCK * self._rocking
            self._rocking += dt * (force * self._height / INERTIA - twist)
            self.rock += dt * self._rocking
            self._time += dt

    def _force(self) -> float:
        part = self._time / PULSE
        return self._impulse * 6 * part * (1 - part) / PULSE if part < 1 else 0.0

    def turn(self) -> tuple[float, float]:
        """Cosine and sine of half the angle by which it is rocked."""
        half = self.rock / 2 * (1 - self.rock * self.rock / 24)
        return sqrt(1 - half * half), half

    def is_calm(self) -> bool:
        is_still = abs(self._sliding) < 0.5 and abs(self._rocking) < 0.05
        return is_still and abs(self.slide) < 0.02 and abs(self.rock) < 0.003
