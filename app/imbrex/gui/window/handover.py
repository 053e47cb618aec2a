"""Carrying: all that one window works on, taken over by another."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from imbrex.engine.text.document import Role
from imbrex.gui.model.decisions import Steps
from imbrex.gui.projects.journal_thread import JournalThread
from imbrex.gui.projects.open_project import OpenProject
from imbrex.gui.projects.source_files import SourceFiles
from imbrex.gui.window.project_capture import capture
from imbrex.gui.window.project_restore import restore

if TYPE_CHECKING:
    from imbrex.gui.projects.project_controller import ProjectDesk
    from imbrex.gui.window.controller import Workbench
    from imbrex.projects.project import Project


@dataclass(frozen=True, slots=True)
class Carried:
    """What goes from window to window.

    Attributes:
        project: documents, options, decisions and what is shown.
        steps: how people came to these decisions, so that they can go back.
        file: the file that it belongs to, which stays held.
        journal: what is not saved of it, written to the last.
        pending: what was still being read, and as what.
        changed: files of which people are told that they have changed.
        told: what else they are told above the pages, by the names of the bars.
        offers: whether they are offered work of programs that ended without saving it.
        library: whether the library was in front.
    """

    project: Project
    steps: Steps
    file: OpenProject
    journal: JournalThread | None
    pending: tuple[tuple[Path, Role], ...]
    changed: SourceFiles
    told: dict[str, str]
    offers: bool
    library: bool


def hand_over(bench: Workbench, desk: ProjectDesk) -> Carried:
    """Take all from a window, which has nothing to be asked about any more."""
    session = bench.session
    pending = tuple((path, session.said.roles.get(path, Role.ESSAY)) for path in session.pending)
    project, steps = capture(bench), session.decisions.steps()
    changed, offers = desk.files.files, desk.recovery.has_offers
    file, journal = desk.give_up()
    told = dict(desk.bars.told)  # with what came of the last writing
    return Carried(project, steps, file, journal, pending, changed, told, offers, bench.library.is_shown)


def take_over(carried: Carried, bench: Workbench, desk: ProjectDesk) -> None:
    """Go on with it in another window."""
    desk.take_up(carried.file, carried.journal)
    restore(bench, carried.project)
    bench.session.decisions.retrace(carried.steps)
    for path, role in carried.pending:
        bench.open([path], role)
    for name, sentence in carried.told.items():
        desk.bars.tell(name, sentence)
    desk.files.show_files(carried.changed)
    if carried.offers:
        desk.find_abandoned()
    if carried.library:
        bench.library.show_page()
    desk.changed.emit()
