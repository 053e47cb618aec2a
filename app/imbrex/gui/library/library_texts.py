"""Library texts: messages about a library and operations on it."""

from collections import Counter
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QObject

from imbrex.engine.text.document import Problem
from imbrex.gui.library.library_jobs import (
    AddJob,
    AddResult,
    CheckJob,
    Exported,
    ExportJob,
    GroupsJob,
    ImportJob,
    Known,
    LibraryJob,
    Reindexed,
    ReindexJob,
    Removed,
    RemoveJob,
    Verified,
    VerifyJob,
)
from imbrex.gui.model.library_settings import parts_of
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.plain_text import isolated
from imbrex.library.database.mode import Mode
from imbrex.library.database.role import Role
from imbrex.library.transfer.importing import Imported
from imbrex.messages import sentences

_MOST = 3  # problems shown in a line


class LibraryTexts(QObject):
    """Messages of the page."""

    def doing(self, job: LibraryJob[Any]) -> str:
        """The current operation."""
        texts = {
            CheckJob: self.tr("Checking essays against library…"),
            AddJob: self.tr("Adding to library…"),
            RemoveJob: self.tr("Deleting from library…"),
            GroupsJob: self.tr("Finding near-duplicates in library…"),
            VerifyJob: self.tr("Verifying library…"),
            ExportJob: self.tr("Exporting library…"),
            ImportJob: self.tr("Importing into library…"),
            ReindexJob: self.tr("Rebuilding index; checks use the old index until it finishes…"),
        }
        return texts.get(type(job), self.tr("Opening library…"))

    def name(self, address: str) -> str:
        """A library's name: its file without the folder, or its database and server."""
        if "://" not in address:
            return Path(address).name
        server, database, user = parts_of(address)
        name = self.tr("%1 on %2").replace("%1", isolated(database)).replace("%2", isolated(server))
        return f"{name} ({isolated(user)})" if user else name

    def place(self, address: str) -> str:
        """A library's location: the path of its file, or its database and server."""
        return self.name(address) if "://" in address else address

    def facts(self, known: Known) -> str:
        """Documents, size and permissions."""
        info = known.info
        parts = [self.tr("%Ln document(s)", "", info.documents)]
        if info.bytes is not None:
            parts.append(QLocale().formattedDataSize(info.bytes, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat))
        if info.mode is Mode.SIGNATURES:
            parts.append(self.tr("fingerprints only, no text"))
        if info.pending:
            parts.append(self.tr("%Ln not yet indexed with the new settings", "", info.pending))
        parts.append(self._role(known.role))
        return " · ".join(parts)

    def reason(self, known: Known) -> str:
        """Why the user's permissions are limited; empty if they are not."""
        if known.role is Role.OWN:
            return ""
        if known.role is Role.ADD:
            return self.tr("Only the owner of a shared library can do this.")
        return self.tr("You have read-only access to this library.")

    def added(self, result: AddResult) -> str:
        """The result of adding."""
        count = Counter("new" if one.new else "renamed" if one.renamed else "there" for one in result.additions)
        parts = [self.tr("%Ln document(s) added", "", count["new"])]
        if count["renamed"]:
            parts.append(self.tr("%Ln already in the library, now also under another name", "", count["renamed"]))
        if count["there"]:
            parts.append(self.tr("%Ln already in the library", "", count["there"]))
        told = ", ".join(parts) + "."
        if result.stopped:
            told = " ".join((self.tr("Stopped."), told, self.tr("To continue, add the same files again.")))
        return f"{told} {self.problems(result.problems)}".strip()

    def problems(self, problems: tuple[Problem, ...] | list[Problem]) -> str:
        """The first reasons for failures."""
        told = [_problem(problem) for problem in problems[:_MOST]]
        if len(problems) > _MOST:
            told.append(self.tr("%Ln more problem(s).", "", len(problems) - _MOST))
        return " ".join(told)

    def done(self, result: object) -> str:
        """The result of any other operation."""
        match result:
            case Removed():
                return self.tr("%Ln document(s) deleted from the library.", "", result.documents)
            case Exported():
                count = self.tr("%Ln document(s)", "", result.documents)
                written = self.tr("%1 exported to “%2”.")
                return written.replace("%1", count).replace("%2", isolated(str(result.path)))
            case Imported():
                count = self.tr("%Ln document(s) added", "", result.new)
                there = self.tr("%Ln already in the library", "", result.known + result.renamed)
                return f"{count}, {there}. {self.problems(result.problems)}".strip()
            case Reindexed():
                return self.tr("The index now uses the new settings.")
            case Verified(flaws=()):
                return self.tr("The library is intact. No problems found.")
            case Verified():
                count = self.tr("%Ln problem(s) found.", "", len(result.flaws))
                return " ".join([count, *(shown(sentences(flaw.message, flaw.hint)) for flaw in result.flaws[:_MOST])])
        return ""

    def _role(self, role: Role) -> str:
        return {
            Role.OWN: self.tr("full access"),
            Role.ADD: self.tr("can add"),
            Role.READ: self.tr("read-only"),
            Role.NONE: self.tr("no access"),
        }[role]


def _problem(problem: Problem) -> str:
    return f"{problem.name}: {shown(sentences(problem.message, problem.hint))}"
