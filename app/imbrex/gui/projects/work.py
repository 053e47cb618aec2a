"""Work: what projects need of the window whose work they keep."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.projects.project import Project


@dataclass(frozen=True, slots=True)
class Work:
    """What people work on, and what can be done with it.

    Attributes:
        capture: gives all of it as a project; documents that are the same are the same tuple each time.
        restore: puts a project in place of all that is there.
        stop: stops reading and comparing.
        open: reads files.
        read_again: reads files again that have changed, whatever comes of it.
    """

    session: Session
    settings: Settings
    capture: Callable[[], Project]
    restore: Callable[[Project], None]
    stop: Callable[[], None]
    open: Callable[[Sequence[Path]], None]
    read_again: Callable[[Sequence[str]], None]
