"""Library checks: checks of essays against the library, and comparison with their matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from imbrex.engine.text.document import Document
from imbrex.gui.library.check_view import Line
from imbrex.gui.library.library_jobs import AddJob, CheckJob, CheckResult, Texts, TextsJob
from imbrex.gui.library.library_names import is_from_library, key_of
from imbrex.gui.library.library_page import LibraryTab
from imbrex.gui.library.shelf_jobs import SourcesJob
from imbrex.gui.model.session import FileRead
from imbrex.gui.wording.plain_text import isolated
from imbrex.library.documents.entry import Entry, Filing
from imbrex.library.search.search_results import LEAST

if TYPE_CHECKING:
    from imbrex.gui.library.library_controller import LibraryController


class LibraryChecks(QObject):
    """Starts checks and handles their results."""

    def __init__(self, controller: LibraryController) -> None:
        super().__init__(controller)
        self._controller = controller
        controller.stopped.connect(self._forget_filing)
        controller.session.replaced.connect(self._on_replaced)
        controller.page.check.compare_requested.connect(self.compare)
        self._filing: Filing | None = None  # for adding after a check
        self._session = 0  # number of the session; what arrives for an older one is not opened

    def check(self, documents: Sequence[Document], filing: Filing | None = None) -> None:
        """Check essays, and then add them if there is a filing."""
        self._filing = filing
        self._controller.show_page()
        options = self._controller.session.options
        show = partial(self._take_result, self._controller.address, self._session)
        self._controller.ask(CheckJob, show, documents=tuple(documents), options=options, least=LEAST)

    def _forget_filing(self) -> None:
        """Add nothing after the current check."""
        self._filing = None

    def _on_replaced(self) -> None:
        """Show nothing about essays that were closed; those that the user wants to add are still added."""
        self._session += 1
        self._controller.page.check.clear()
        if self._filing is None:
            self._controller.threads.cancel(CheckJob)

    def addable(self, documents: Sequence[Document]) -> list[Document]:
        """Return the documents that did not come from a library."""
        return [document for document in documents if not is_from_library(document)]

    def open_sources(self, entry: Entry, essay: str) -> None:
        """Open a source of a shelf and compare it with the essay of this key."""
        job = SourcesJob(address="", shelf=entry.shelf, entries=(entry,))
        self._controller.threads.start(
            job, partial(self._take_texts, self._session, essay), self._controller.show_error
        )

    def open_texts(self, numbers: tuple[int, ...], essay: str = "") -> None:
        """Open library documents; compare the first with the essay of this key, if any."""
        self._controller.ask(TextsJob, partial(self._take_texts, self._session, essay), numbers=numbers)

    def _take_texts(self, session: int, essay: str, texts: Texts) -> None:
        if session != self._session:
            return
        self._open_documents(texts.documents)
        if texts.lacking:
            self._controller.show_message(
                lambda: (
                    self.tr(
                        "%Ln document(s) can't be shown: the library has only fingerprints.", "", len(texts.lacking)
                    )
                    if not texts.lacking[0].shelf
                    else self.tr("This source can't be shown: the shelf's files no longer have it.")
                )
            )
        if essay and texts.documents:
            self._controller.compare_requested.emit(texts.documents[0].key, essay)
        elif texts.documents:
            self._controller.show_message(
                lambda: self.tr("%Ln library document(s) opened with the essays.", "", len(texts.documents))
            )

    def _take_result(self, address: str, session: int, result: CheckResult) -> None:
        """Show the result of a check; then add the essays, if requested."""
        if session == self._session:
            self._show_result(result)
        filing, self._filing = self._filing, None
        if filing is not None and address == self._controller.address:
            essays = [one.document for one in result.checked]
            self._controller.ask(AddJob, self._controller.show_added, documents=tuple(essays), filing=filing)

    def _show_result(self, result: CheckResult) -> None:
        self._open_documents(result.documents)
        self._controller.page.check.show_result(result)
        if result.problems:
            self._controller.show_message(partial(self._controller.texts.problems, result.problems))
        self._controller.page.show_tab(LibraryTab.CHECK)
        if not self._controller.is_shown:  # the user has moved on
            self._controller.show_elsewhere(
                self.tr("%Ln essay(s) checked. See Library for the results.", "", result.count)
            )

    def _open_documents(self, documents: Sequence[Document]) -> None:
        """Open library documents beside the others; those already open keep their overrides."""
        fresh = [document for document in documents if self._controller.session.document(document.key) is None]
        if fresh:
            self._controller.session.add([FileRead(document.key, (document,)) for document in fresh])

    def compare(self, line: Line) -> None:
        """Compare an essay with its match in the library."""
        entry = line.entry
        if entry is None:
            return
        essay, key = line.checked.document.key, key_of(entry.shelf or self._controller.address, entry.document)
        if self._controller.session.document(essay) is None:
            self._controller.show_message(lambda: self.tr("This essay is no longer open."))
        elif not entry.has_text:
            name, shelf = isolated(self._controller.names.of_entry(entry)), isolated(entry.collection)
            self._controller.show_message(
                lambda: (
                    self.tr("“%1” can't be shown: the file of the shelf “%2” is missing.").replace("%2", shelf)
                    if entry.shelf
                    else self.tr("“%1” can't be shown: the library has only its fingerprint.")
                ).replace("%1", name)
            )
        elif self._controller.session.document(key) is not None:
            self._controller.compare_requested.emit(key, essay)
        elif entry.shelf:
            self.open_sources(entry, essay)
        else:
            self.open_texts((entry.document,), essay)
