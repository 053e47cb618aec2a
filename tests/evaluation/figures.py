"""Figures: what an evaluation gives, and the floors that it may not fall below."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

FLOORS = Path(__file__).with_name("floors.toml")


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of an evaluation.

    Attributes:
        name: such as "plagdet translation"; the same in the file of floors.
        value: the larger the better, unless `limit` is true.
        of: how many cases it was measured on; 0 where that says nothing.
        limit: whether it must not rise, like false alarms.
    """

    name: str
    value: float
    of: int = 0
    limit: bool = False

    def holds(self, floor: float) -> bool:
        """Whether it is on the right side of its floor."""
        return self.value <= floor if self.limit else self.value >= floor


def floors_of(name: str) -> dict[str, float]:
    """The floors of a set by the names of its figures; of those without a floor none is asked for."""
    return dict(tomllib.loads(FLOORS.read_text("utf-8")).get(name, {}))
