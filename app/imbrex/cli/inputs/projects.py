"""Projects: project files named on the command line, each opened once."""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from imbrex.cli.output.terminal import say
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.review.review import Review
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.projects.format import SUFFIX
from imbrex.projects.opening import Opened, is_project, open_project


@dataclass(frozen=True, slots=True)
class Projects:
    """The named projects, by absolute path."""

    opened: Mapping[str, Opened] = field(default_factory=dict)

    @property
    def options(self) -> Options | None:
        """The options of the first one; None if there is none."""
        return next((one.project.options for one in self.opened.values()), None)

    @property
    def review(self) -> Review:
        """The decisions of all projects; of two on the same pair or passage, that of the project named first."""
        review = Review()
        for one in self.opened.values():
            known = one.project.review
            review = Review({**known.pairs, **review.pairs}, {**known.marks, **review.marks})
        return review

    def outcomes(self, path: Path) -> list[Document | Problem] | None:
        """Contents of a project, documents first; None if the file is not one."""
        opened = self.opened.get(os.path.abspath(path))
        return None if opened is None else [*opened.project.documents, *opened.project.problems]

    def keeps_language(self, path: Path, language: str) -> bool:
        """Whether a project's documents keep their languages although this one is requested for all."""
        opened = self.opened.get(os.path.abspath(path))
        return opened is not None and opened.project.options.language == language


def open_projects(names: Sequence[str], observer: Observer, *, any_options: bool) -> Projects:
    """Open the projects among the names, printing their notes.

    Args:
        names: of files and folders.
        observer: receives progress.
        any_options: whether projects with different options may be named together, as the options come from elsewhere.

    Raises:
        ImbrexError: one of them cannot be opened, or their options conflict.
    """
    projects = Projects({os.path.abspath(name): open_project(Path(name), observer) for name in _projects(names)})
    if not any_options and len({one.project.options for one in projects.opened.values()}) > 1:
        raise ImbrexError(
            Message("These projects have different options."),
            Message("Give one project, or set the options with --preset and other flags."),
        )
    for path, one in projects.opened.items():
        if one.note:
            say(f"{Path(path).name}: {one.note}")
    return projects


def _projects(names: Sequence[str]) -> Iterator[str]:
    """Files that are projects or named like one: a damaged project is not to be reported as an unsupported file."""
    for name in names:
        called_so = name.lower().endswith(SUFFIX) and os.path.isfile(name)
        if called_so or is_project(Path(name)):
            yield name
