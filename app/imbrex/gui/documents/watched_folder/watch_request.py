"""Watch request: which folder to watch, and how."""

from dataclasses import dataclass
from pathlib import Path

from imbrex.engine.text.document import Role


@dataclass(frozen=True, slots=True)
class WatchRequest:
    """What to watch.

    Attributes:
        folder: where documents appear.
        role: what they are in the comparison.
        deep: whether the folders in it are watched too.
        with_present: whether those documents are read too that are there already.
    """

    folder: Path
    role: Role = Role.ESSAY
    deep: bool = False
    with_present: bool = True
