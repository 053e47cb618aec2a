"""Session access: the interface of projects to the window whose session they save."""

from collections.abc import Callable, Sequence
from pathlib import Path

from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.projects.project import Project
from imbrex.values import frozen


@frozen
class SessionAccess:
    """Functions that capture, restore and control a session.

    Attributes:
        capture: returns it as a project; unchanged documents are the same tuple each time.
        restore: replaces the session with a project.
        drop: stops reading and comparing, and discards their results.
        open: reads files.
        read_again: rereads changed files, even if their text is unchanged.
        show_message: shows a sentence.
        fail: reports an unexpected error.
    """

    session: Session
    settings: Settings
    capture: Callable[[], Project]
    restore: Callable[[Project], None]
    drop: Callable[[], None]
    open: Callable[[Sequence[Path]], None]
    read_again: Callable[[Sequence[str]], None]
    show_message: Callable[[str], None]
    fail: Callable[[Exception], None]
