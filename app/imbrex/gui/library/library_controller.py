"""Library controller: the open library, its page and its jobs."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.engine.observer import Cancelled
from imbrex.engine.review.review import Decision
from imbrex.errors import ImbrexError, message_of
from imbrex.gui.library.library_jobs import AddResult, GroupsJob, Known, LibraryJob, Listed, ListJob, RowsJob
from imbrex.gui.library.library_names import LibraryNames, key_of
from imbrex.gui.library.library_opening import LibraryOpening, LibraryThreads
from imbrex.gui.library.library_page import LibraryPage
from imbrex.gui.library.library_texts import LibraryTexts
from imbrex.gui.model.library_settings import LibrarySettings, without_password
from imbrex.gui.model.session import Session
from imbrex.gui.tasks.job import Replaced, Result
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.translation import Text, retranslated
from imbrex.library.database.address import own_library
from imbrex.library.database.role import Role
from imbrex.library.documents.entry import Entry, Order, Selection


class LibraryController(QObject):
    """Turns user commands into library jobs and results into the library page.

    Signals:
        compare_requested: (left key, right key) of two loaded documents.
        shown_changed: the page was shown or left; read `is_shown`.
        busy_changed: (bool). progressed: (Progress).
        stopped: the user has cancelled a long operation.
        failed: (exception) an unexpected error occurred.
    """

    compare_requested = Signal(str, str)
    shown_changed = Signal()
    busy_changed = Signal(bool)
    progressed = Signal(object)
    stopped = Signal()
    failed = Signal(object)

    def __init__(self, session: Session, show_elsewhere: Callable[[str], None], parent: QObject) -> None:
        """Take also `show_elsewhere`, which shows a message while the page is hidden."""
        super().__init__(parent)
        self.session = session
        self.show_elsewhere = show_elsewhere
        self.settings = LibrarySettings()
        self.threads = LibraryThreads(self._on_crashed, self.progressed.emit, self)
        self.names = LibraryNames(session, self)
        self.texts = LibraryTexts(self)
        self.page = LibraryPage(self.names)
        self.is_shown = False
        self.known: Known | None = None
        self.address = ""
        self.opening = LibraryOpening(self.threads, self.settings, self)
        self._connect()

    @property
    def is_busy(self) -> bool:
        """Whether a long operation is running."""
        return self.threads.is_busy

    def show_page(self) -> None:
        """Show the page with the library used last or the default one, or else an invitation to create one."""
        self.is_shown = True
        self.shown_changed.emit()
        if self.known is not None or self.opening.is_under_way:
            return
        if usual := self.opening.usual():
            self.open(usual)
        else:
            self._show_nothing(str)

    def leave_page(self) -> None:
        """Leave the page."""
        if self.is_shown:
            self.is_shown = False
            self.shown_changed.emit()

    def when_open(self, then: Callable[[], None]) -> None:
        """Run `then` once a library is open; if there is none, show how to create one."""
        if self.known is not None:
            then()
            return
        self.opening.wait(then)
        self.show_page()

    def open(self, address: str) -> None:
        """Open the library at an address."""
        self.opening.open(address)

    def ask(self, kind: type[LibraryJob[Result]], then: Callable[[Result], None], **values: Any) -> None:
        """Start a job on the open library; `values` are its remaining fields."""
        job = kind(address=self.address, **values)
        self.threads.start(job, then, partial(self._on_failed, job))
        if job.is_long:
            self.page.header.show_message(str)
            self.page.header.show_doing(partial(self.texts.doing, job))

    def change(self, kind: type[LibraryJob[Any]], **values: object) -> None:
        """Start a job that changes the library, and report its result."""
        self.ask(kind, self._on_changed, **values)

    def stop(self) -> None:
        """Cancel long operations."""
        self.stopped.emit()
        self.threads.cancel()

    def close(self) -> None:
        """Stop all work and wait for the threads."""
        self.threads.close()

    # Results

    def _on_known(self, address: str, known: Known) -> None:
        if self._is_wanted(address):
            self._show_known(address, known)

    def show_added(self, result: AddResult) -> None:
        """Report the result of adding."""
        self.show_message(partial(self.texts.added, result))
        self.refresh()

    def _on_changed(self, result: object) -> None:
        self.show_message(partial(self.texts.done, result))
        self.refresh()

    def _show_known(self, address: str, known: Known) -> None:
        is_other = address != self.address or self.known is None
        self.known, self.address = known, address
        self.settings.add(without_password(address))
        self._show_header(known)
        self.page.entries.show_choices(known.collections, known.authors)
        self.page.show_open(True)
        self._update_role()
        if is_other:
            self.page.check.clear()
            self.page.groups.clear()
            self.page.header.show_message(partial(shown, known.notice))
        self.page.entries.refresh()
        self._show_recent()
        self.opening.succeed(address)

    def _show_header(self, known: Known) -> None:
        is_own, address = self.address == str(own_library()), self.address
        self.page.header.show_library(
            lambda: self.tr("Your own library") if is_own else self.texts.name(address),
            known.info.address,
            partial(self.texts.facts, known),
        )

    def _is_wanted(self, address: str) -> bool:
        """Whether a library is open or being opened."""
        return address == self.address or self.opening.is_for(address)

    def refresh(self) -> None:
        """Refresh the page after the library has changed."""
        self.page.groups.clear()
        self.opening.refresh(self.address)

    def show_message(self, sentence: Text) -> None:
        """Show a message on the page, and in the status bar if the page is hidden."""
        self.page.header.show_message(self._shown(sentence))
        if not self.is_shown and (said := sentence()):
            self.show_elsewhere(said)

    def _shown(self, sentence: Text) -> Text:
        """The sentence, without hidden names."""
        return lambda: self.session.shown_text(sentence())

    # Errors

    def show_error(self, error: Exception) -> None:
        """Report why something failed, unless it was stopped."""
        if isinstance(error, ImbrexError):
            self.show_message(partial(shown, message_of(error)))

    def _on_failed(self, job: LibraryJob[Any], error: Exception) -> None:
        match error:
            case Replaced():
                return
            case Cancelled() if job.is_long:
                self.show_message(lambda: self.tr("Stopped."))
            case ImbrexError():
                self.show_message(partial(shown, message_of(error)))
            case _:
                return
        if job.address == self.address and not isinstance(job, ListJob):  # which would be requested again endlessly
            self.refresh()

    @Slot(object)
    def _on_crashed(self, error: Exception) -> None:
        self.failed.emit(error)
        self.opening.give_up()

    def _on_refused(self, address: str, error: Exception) -> None:
        """Report why; the open library stays open unless its file is unreadable: a server may come back."""
        if not self._is_wanted(address) or not isinstance(error, ImbrexError):
            return
        self._show_unopened(partial(shown, message_of(error)), stays=address != self.address or "://" in address)
        self.opening.fail(address, error)

    def _show_unopened(self, sentence: Text, *, stays: bool = True) -> None:
        """Show the previous library if it stays open; otherwise show that none is."""
        if self.known is not None and stays:
            self._show_header(self.known)
            self.show_message(sentence)
        else:
            self._show_nothing(sentence)

    def _show_nothing(self, sentence: Text) -> None:
        """Show that no library is open, and why."""
        self.known = None
        self.page.header.show_library(lambda: self.tr("Library"), "", str)
        self.page.header.show_message(self._shown(sentence))
        self.page.entries.clear()
        self.page.check.clear()
        self.page.groups.clear()
        self.page.show_open(False)
        self._update_role()
        self._show_recent()

    @Slot(str)
    def _on_opening_started(self, address: str) -> None:
        self.page.header.show_message(str)
        self.page.header.show_library(
            partial(self.texts.name, address), without_password(address), lambda: self.tr("Opening library…")
        )

    def _update_role(self) -> None:
        known = self.known
        role = known.role if known is not None else Role.NONE
        holds_up = self.threads.holds_up
        self.page.show_role(
            role,
            lambda: self.texts.reason(known) if known is not None else self.tr("No library is open."),
            lambda: (
                self.tr("The library is busy. Wait until it finishes, or cancel the current task.") if holds_up else ""
            ),
        )

    def forget_recent(self) -> None:
        """Clear the list of recent libraries; the open one stays open."""
        self.settings.forget()
        self._show_recent()

    @retranslated
    def _show_recent(self) -> None:
        hidden = self.names.hidden
        self.page.show_recent([] if hidden else [(one, self.texts.place(one)) for one in self.settings.recent])

    # Set-up

    def _connect(self) -> None:
        page, threads = self.page, self.threads
        self.opening.known.connect(self._on_known)
        self.opening.refused.connect(self._on_refused)
        self.opening.started.connect(self._on_opening_started)
        self.opening.given_up.connect(lambda: self._show_unopened(str))
        threads.busy_changed.connect(self._on_busy_changed)
        page.header.back.clicked.connect(self.leave_page)
        page.recent_requested.connect(self.open)
        self.names.hidden_changed.connect(self._show_recent)
        page.entries.listing_wanted.connect(self._on_listing_wanted)
        page.groups.search_requested.connect(
            lambda threshold: self.ask(GroupsJob, page.groups.show_groups, threshold=threshold)
        )
        page.check.model.decide_by(self._decision)
        self.session.decisions.changed.connect(page.check.model.repaint)

    def _decision(self, essay: str, entry: Entry) -> Decision:
        """The decision on a checked essay and a document of this library or of a shelf."""
        return self.session.decisions.review.of(essay, key_of(entry.shelf or self.address, entry.document))

    @Slot(bool)
    def _on_busy_changed(self, busy: bool) -> None:
        if not busy:
            self.page.header.show_doing(None)
        self._update_role()
        self.busy_changed.emit(busy)

    @Slot(object, object, bool, bool)
    def _on_listing_wanted(self, selection: Selection, order: Order, falls: bool, reload: bool) -> None:
        if self.known is not None:
            kind = ListJob if reload else RowsJob
            show = partial(self._show_listed, self.address)
            self.ask(kind, show, selection=selection, order=order, descending=falls)

    def _show_listed(self, address: str, listed: Listed) -> None:
        if address == self.address:
            self.page.entries.show_listed(listed)
