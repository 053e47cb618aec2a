"""Library room: the library that is open, its page, and what comes of the work on it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.engine.observer import Progress
from imbrex.engine.review.decision import Decision
from imbrex.errors import ImbrexError
from imbrex.gui.library.as_document import key_of
from imbrex.gui.library.library_checks import Checking
from imbrex.gui.library.library_jobs import (
    AddResult,
    CheckResult,
    CreateJob,
    Groups,
    GroupsJob,
    InfoJob,
    Known,
    LibraryJob,
    Listed,
    ListJob,
    LongJob,
    RowsJob,
    Texts,
)
from imbrex.gui.library.library_names import LibraryNames
from imbrex.gui.library.library_opening import Opening
from imbrex.gui.library.library_page import LibraryPage
from imbrex.gui.library.library_texts import LibraryTexts
from imbrex.gui.library.library_threads import Desk
from imbrex.gui.model.library_addresses import without_password
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.gui.model.session import Session
from imbrex.gui.tasks.jobs import Job
from imbrex.gui.wording.spoken.problems import said
from imbrex.gui.wording.translated import Text, retranslated
from imbrex.library.database.default_place import own_library
from imbrex.library.database.role import Role
from imbrex.library.documents.selection import Selection
from imbrex.library.documents.sort_key import Order


class LibraryRoom(QObject):
    """Turn wishes into jobs on the library, and results into its page.

    Signals:
        compare_requested: (left key, right key) of two loaded documents.
        shown_changed: the page is to be seen, or not any more; ask `is_shown`.
        busy_changed: (bool). progressed: (Progress). told: (sentence).
        failed: (exception) something that nobody expected went wrong.
    """

    compare_requested = Signal(str, str)
    shown_changed = Signal()
    busy_changed = Signal(bool)
    progressed = Signal(object)
    told = Signal(str)
    failed = Signal(object)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = LibrarySettings()
        self.desk = Desk(self)
        self.names = LibraryNames(session, self)
        self.texts = LibraryTexts(self)
        self.page = LibraryPage(self.names)
        self.is_shown = False
        self.known: Known | None = None
        self.address = ""
        self.opening = Opening(self.desk, self.settings, self)
        self.checking = Checking(self)
        self._connect()

    @property
    def is_busy(self) -> bool:
        """Whether something long is under way."""
        return self.desk.is_busy

    @property
    def is_waiting(self) -> bool:
        """Whether a list or a text of the library is on its way."""
        return self.desk.is_waiting

    def show_page(self) -> None:
        """Show the page; the library used last is opened, or one's own; without any it invites to make one."""
        self.is_shown = True
        self.shown_changed.emit()
        if self.known is not None or self.opening.is_under_way:
            return
        if usual := self.opening.usual():
            self.open(usual)
        else:
            self._show_nothing(str)

    def leave_page(self) -> None:
        """Show something else than the page."""
        if self.is_shown:
            self.is_shown = False
            self.shown_changed.emit()

    def when_open(self, then: Callable[[], None]) -> None:
        """Do something as soon as a library is open; where there is none, show how to make one."""
        if self.known is not None:
            then()
            return
        self.opening.wait(then)
        self.show_page()

    def open(self, address: str) -> None:
        """Open the library at an address."""
        self.opening.open(address)

    def ask(self, kind: type[LibraryJob], **values: object) -> None:
        """Start a job on the open library."""
        job = self.desk.ask(kind, address=self.address, **values)
        if isinstance(job, LongJob):
            self.page.header.tell(str)
            self.page.header.show_doing(partial(self.texts.doing, job))

    def stop(self) -> None:
        """Stop what is long."""
        self.checking.forget_filing()
        self.desk.cancel()

    def close(self) -> None:
        """Stop everything and wait for the threads."""
        self.desk.close()

    # Results

    @Slot(object, object)
    def _on_finished(self, job: LibraryJob, result: object) -> None:
        match result:
            case Known():
                if self._is_wanted(job.address):
                    self._show_known(job.address, result)
            case Listed() if job.address == self.address:
                self.page.entries.show_listed(result)
            case Texts():
                self.checking.take_texts(job, result)
            case CheckResult():
                self.checking.show_result(job, result)
            case Groups():
                self.page.groups.show_groups(result)
            case AddResult():
                self.tell(partial(self.texts.added, result))
                self.look_again(job)
            case _:
                self.tell(partial(self.texts.done, result))
                self.look_again(job)

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
            self.page.header.tell(lambda: known.notice)
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
        """Whether a library is the open one, or the one that is on its way."""
        return address == self.address or self.opening.is_for(address)

    def look_again(self, job: LibraryJob) -> None:
        """See what is in the library after it has changed."""
        if job.address == self.address:
            self.page.groups.clear()
            self.desk.ask(InfoJob, address=self.address)

    def tell(self, sentence: Text) -> None:
        """Say something on the page, and beside it where people look elsewhere."""
        self.page.header.tell(self._shown(sentence))
        if not self.is_shown and (said := sentence()):
            self.told.emit(said)

    def _shown(self, sentence: Text) -> Text:
        """The sentence without the names that are hidden."""
        return lambda: self.session.shown_text(sentence())

    # Where there is no result

    @Slot(object, object)
    def _on_failed(self, job: LibraryJob, error: Exception) -> None:
        if not isinstance(error, ImbrexError):
            self.failed.emit(error)
            self.opening.give_up()
            return
        if isinstance(job, InfoJob | CreateJob):
            self._on_not_opened(job.address, error)
            return
        self.tell(partial(said, error))
        if not isinstance(job, ListJob):  # which would be asked for again, and fail again, without end
            self.look_again(job)

    def _on_not_opened(self, address: str, error: ImbrexError) -> None:
        """Say why; what is open stays so, but for a file that cannot be read any more: a server may come back."""
        if not self._is_wanted(address):
            return
        self._show_unopened(partial(said, error), stays=address != self.address or "://" in address)
        self.opening.fail(address, error)

    def _show_unopened(self, sentence: Text, *, stays: bool = True) -> None:
        """Show what was open before, if that stays; otherwise that nothing is."""
        if self.known is not None and stays:
            self._show_header(self.known)
            self.tell(sentence)
        else:
            self._show_nothing(sentence)

    @Slot(object)
    def _on_cancelled(self, job: LibraryJob) -> None:
        if isinstance(job, LongJob):
            self.tell(lambda: self.tr("Stopped."))
            self.look_again(job)

    def _show_nothing(self, sentence: Text) -> None:
        """Show that no library is open, and why."""
        self.known = None
        self.page.header.show_library(lambda: self.tr("Library"), "", str)
        self.page.header.tell(self._shown(sentence))
        self.page.entries.clear()
        self.page.check.clear()
        self.page.groups.clear()
        self.page.show_open(False)
        self._update_role()
        self._show_recent()

    @Slot(str)
    def _on_opening_started(self, address: str) -> None:
        self.page.header.tell(str)
        self.page.header.show_library(
            partial(self.texts.name, address), without_password(address), lambda: self.tr("Opening the library…")
        )

    def _update_role(self) -> None:
        known = self.known
        role = known.role if known is not None else Role.NONE
        holds_up = self.desk.holds_up
        self.page.show_role(
            role,
            lambda: self.texts.reason(known) if known is not None else self.tr("No library is open."),
            lambda: self.tr("Wait until the library has finished, or cancel it.") if holds_up else "",
        )

    def forget_recent(self) -> None:
        """Remember no library that was opened before; the one that is open stays."""
        self.settings.forget()
        self._show_recent()

    @retranslated
    def _show_recent(self) -> None:
        hidden = self.names.hidden
        self.page.show_recent([] if hidden else [(one, self.texts.place(one)) for one in self.settings.recent])

    # Set-up

    def _connect(self) -> None:
        page, desk = self.page, self.desk
        self.opening.started.connect(self._on_opening_started)
        self.opening.given_up.connect(lambda: self._show_unopened(str))
        desk.finished.connect(self._on_finished)
        desk.failed.connect(self._on_failed)
        desk.cancelled.connect(self._on_cancelled)
        desk.busy_changed.connect(self._on_busy_changed)
        desk.progressed.connect(self._on_progressed)
        page.header.back_requested.connect(self.leave_page)
        page.header.cancel_requested.connect(self.stop)
        page.recent_requested.connect(self.open)
        self.names.hidden_changed.connect(self._show_recent)
        page.entries.listing_wanted.connect(self._on_listing_wanted)
        page.groups.search_requested.connect(lambda threshold: self.ask(GroupsJob, threshold=threshold))
        page.check.compare_requested.connect(self.checking.compare)
        page.check.model.decide_by(self._decision)
        self.session.decisions.changed.connect(page.check.model.refresh)

    def _decision(self, essay: str, document: int) -> Decision:
        """What was decided about a checked essay beside a document of this library."""
        return self.session.decisions.review.of(essay, key_of(self.address, document))

    @Slot(bool)
    def _on_busy_changed(self, busy: bool) -> None:
        self.page.header.show_busy(busy)
        self._update_role()
        self.busy_changed.emit(busy)

    @Slot(object, object)
    def _on_progressed(self, _job: Job, progress: Progress) -> None:
        self.page.header.show_progress(progress)
        self.progressed.emit(progress)

    @Slot(object, object, bool, bool)
    def _on_listing_wanted(self, selection: Selection, order: Order, falls: bool, anew: bool) -> None:
        if self.known is not None:
            kind = ListJob if anew else RowsJob
            self.desk.ask(kind, address=self.address, selection=selection, order=order, descending=falls)
