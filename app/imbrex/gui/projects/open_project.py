"""Open project: the file that the session belongs to, and its saved state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import USUAL
from imbrex.engine.review.review import Mark, Review
from imbrex.gui.projects.project_jobs import FileStamp, LockedFile
from imbrex.projects.project import Project

_RULES = {"ranked_by": USUAL.value, "threshold": None, "linkage": Linkage.CONNECTED.value}
"""Layout keys that reports depend on, with their defaults; the rest is only the reading position."""


class OpenProject:
    """The state; setting a file here passes ownership of its lock, until `release`.

    Attributes:
        path: of the file; None while the project is unnamed.
        stamp: of the file when it was opened or saved here.
        held: the file, locked against other windows.
        saved: its content; an empty project if there is none.
    """

    def __init__(self) -> None:
        self.path: Path | None = None
        self.stamp: FileStamp | None = None
        self.held: LockedFile | None = None
        self.saved = Project()

    @property
    def name(self) -> str:
        """The displayed name; empty while the project is unnamed."""
        return self.path.stem if self.path is not None else ""

    def take(self, path: Path, stamp: FileStamp | None, held: LockedFile | None, saved: Project) -> None:
        """Belong to this file from now on."""
        if held is not self.held:
            self.release()
        self.path, self.stamp, self.held, self.saved = path, stamp, held, saved

    def forget(self) -> None:
        """Belong to no file."""
        self.release()
        self.path, self.stamp, self.saved = None, None, Project()

    def release(self) -> None:
        """Unlock the file for other windows."""
        if self.held is not None:
            self.held.held.release()
            self.held = None

    def differs(self, project: Project) -> bool:
        """Whether a project has unsaved changes other than the reading position."""
        return _content(project) != _content(self.saved)

    def is_worth_asking(self, project: Project) -> bool:
        """Whether unsaved changes are worth a prompt; merely reading texts is not."""
        if not self.differs(project):
            return False
        return self.path is not None or project.review != self.saved.review or _has_authors(project)


def unsaved_decisions(before: Review, after: Review) -> int:
    """Number of verdicts and notes, on pairs and on passages, that differ between two reviews."""
    pairs = before.pairs.keys() | after.pairs.keys()
    marks = before.marks.keys() | after.marks.keys()
    return sum(before.pairs.get(pair) != after.pairs.get(pair) for pair in pairs) + sum(
        max(
            len(_without(after.marks.get(pair, ()), before, pair)),
            len(_without(before.marks.get(pair, ()), after, pair)),
        )
        for pair in marks
    )


def _without(marks: Sequence[Mark], other: Review, pair: tuple[str, str]) -> list[Mark]:
    known = set(other.marks.get(pair, ()))
    return [mark for mark in marks if mark not in known]


def _content(project: Project) -> tuple[object, ...]:
    rules = tuple(project.layout.get(name, usual) for name, usual in _RULES.items())
    return project.documents, project.problems, project.options, project.review, rules


def _has_authors(project: Project) -> bool:
    """Whether the user entered authors; the layout is this window's own."""
    said = project.layout.get("said")
    return isinstance(said, Mapping) and bool(said.get("authors"))
