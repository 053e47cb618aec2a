"""Watch request: which folder to watch, and how."""

from dataclasses import dataclass
from pathlib import Path

from imbrex.engine.text.role import Role


@dataclass(frozen=True, slots=True)
class WatchRequest:
    """The folder to watch, with options.

    Attributes:
        folder: where documents appear.
        role: of its documents.
        deep: whether subfolders are watched too.
        with_present: whether documents already there are read too.
    """

    folder: Path
    role: Role = Role.ESSAY
    deep: bool = False
    with_present: bool = True
