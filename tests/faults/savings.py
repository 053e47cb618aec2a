"""Savings: all that the program saves, each with its old state, its new one, and the step between them."""

from abc import ABC, abstractmethod
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSettings

from imbrex.engine.review.review import Verdict
from imbrex.errors import ImbrexError
from imbrex.gui.model.settings import Settings
from imbrex.languages.registry import Languages
from imbrex.library.library import Library
from imbrex.messages import verbatim
from imbrex.projects.journal import Journal, abandoned
from imbrex.projects.opening import open_project
from imbrex.projects.saving import save_project
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.saving import Form, pieces_of, save
from tests.library.conftest import essay as library_essay
from tests.projects.making import essay, full
from tests.reports.conftest import corpus_of, document, making

OLD, NEW = "old", "new"
find_language = Languages().find
WORDS = "The keeper of the lighthouse wrote every evening how much oil was burned. "


class Saving(ABC):
    """Something that is saved: its old state, the step to the new one, and what is there afterwards.

    Attributes:
        stays: whether files of a failed step may stay, as journals do until the user is asked about them.
    """

    stays = False

    @abstractmethod
    def prepare(self, folder: Path) -> None:
        """Put the old state there."""

    @abstractmethod
    def step(self, folder: Path) -> None:
        """Save the new state."""

    @abstractmethod
    def state(self, folder: Path) -> str:
        """OLD or NEW, whole; anything else raises."""


class SavingProject(Saving):
    changed = replace(full(), documents=(*full().documents, essay(7, 3000)))

    def prepare(self, folder: Path) -> None:
        save_project(full(), folder / "class.imbrex")

    def step(self, folder: Path) -> None:
        save_project(self.changed, folder / "class.imbrex")

    def state(self, folder: Path) -> str:
        project = open_project(folder / "class.imbrex").project
        if project == full():
            return OLD
        assert project == self.changed
        return NEW


class SavingReport(Saving):
    def __init__(self, pair: PairReport, suffix: str) -> None:
        self.pair = pair
        self.name = f"report.{suffix}"
        pieces = pieces_of(pair, Form(suffix))
        self.whole = "".join(pieces).encode("utf-8", "backslashreplace")

    def prepare(self, folder: Path) -> None:
        (folder / self.name).write_text("the old report", "utf-8")

    def step(self, folder: Path) -> None:
        save(self.pair, folder / self.name)

    def state(self, folder: Path) -> str:
        data = (folder / self.name).read_bytes()
        if data == b"the old report":
            return OLD
        assert data == self.whole
        return NEW


class WritingJournal(Saving):
    stays = True
    first = replace(full(), documents=full().documents[:1])

    def prepare(self, folder: Path) -> None:
        journal = Journal(folder)
        journal.write(self.first, None)
        journal.close()

    def step(self, folder: Path) -> None:
        journal = Journal(folder)
        try:
            journal.write(full(), None)
            journal.write(replace(full(), review=full().review.judged([("a", "b")], Verdict.CITED)), None)
        finally:
            journal.close()

    def state(self, folder: Path) -> str:
        found = [one.read().documents for one in abandoned(folder)]
        assert self.first.documents in found
        assert all(one in (self.first.documents, full().documents) for one in found)
        return NEW if full().documents in found else OLD


class AddingToLibrary(Saving):
    count = 3

    def prepare(self, folder: Path) -> None:
        with Library.create(str(folder / "essays.imbrexlib"), find_language) as library:
            library.add([library_essay(0)])

    def step(self, folder: Path) -> None:
        with Library.open(str(folder / "essays.imbrexlib"), find_language) as library:
            library.add([library_essay(number) for number in range(1, self.count)])

    def state(self, folder: Path) -> str:
        with Library.open(str(folder / "essays.imbrexlib"), find_language) as library:
            assert list(library.verify()) == []
            number = len(library.entries())
        assert number in {1, self.count}
        return NEW if number == self.count else OLD


class DeletingFromLibrary(AddingToLibrary):
    def prepare(self, folder: Path) -> None:
        super().prepare(folder)
        super().step(folder)

    def step(self, folder: Path) -> None:
        with Library.open(str(folder / "essays.imbrexlib"), find_language) as library:
            library.remove([entry.document for entry in library.entries() if "essay 0" not in entry.names[0].name])

    def state(self, folder: Path) -> str:
        return {OLD: NEW, NEW: OLD}[super().state(folder)]


class SavingSettings(Saving):
    """By Qt, whose calls are not counted: only the size of its files can be limited."""

    old, new = "x" * 60, "y" * 60

    def prepare(self, folder: Path) -> None:
        self._store(folder).setValue("text", self.old)

    def step(self, folder: Path) -> None:
        settings = Settings(self._store(folder))
        settings.store.setValue("text", self.new)
        if message := settings.write():
            raise ImbrexError(verbatim(message))

    def state(self, folder: Path) -> str:
        return {self.old: OLD, self.new: NEW}[str(self._store(folder).value("text"))]

    def _store(self, folder: Path) -> QSettings:
        return QSettings(str(folder / "Imbrex.ini"), QSettings.Format.IniFormat)


class WritingInPlace(Saving):
    """What no program should do: the rig must find it."""

    def prepare(self, folder: Path) -> None:
        (folder / "file").write_bytes(b"old" * 1000)

    def step(self, folder: Path) -> None:
        try:
            with open(folder / "file", "wb") as file:
                file.write(b"new" * 1000)
        except OSError as error:
            raise ImbrexError(verbatim("The disk is full.")) from error

    def state(self, folder: Path) -> str:
        return {b"old" * 1000: OLD, b"new" * 1000: NEW}[(folder / "file").read_bytes()]


def savings() -> dict[str, Saving]:
    """All by name, but that of settings."""
    pair = make_pair_report(corpus_of(document("a", WORDS * 3), document("b", WORDS * 2)), "a", "b", making())
    return {
        "project": SavingProject(),
        "journal": WritingJournal(),
        "library": AddingToLibrary(),
        "deleting": DeletingFromLibrary(),
        **{form: SavingReport(pair, form) for form in ("html", "json", "csv")},
    }
