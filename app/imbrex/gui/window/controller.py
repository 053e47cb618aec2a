"""Controller: the part of the window that knows the engine: session, worker, panels and pages.

Created after the first paint, or with the first document, so that numpy does not delay the window.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from imbrex.engine.compare.report import Report
from imbrex.engine.observer import Cancelled, Progress
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import USUAL
from imbrex.engine.text.document import Problem, Role, Span
from imbrex.errors import ImbrexError, message_of
from imbrex.gui.compare.open_pair import OpenPair
from imbrex.gui.compare.pair_navigation import PairNavigation
from imbrex.gui.compare.shown_spans import show_spans
from imbrex.gui.documents.dictionary_reading import DictionaryReading
from imbrex.gui.documents.document_reloader import DocumentReloader
from imbrex.gui.documents.documents_panel import DocumentsPanel
from imbrex.gui.documents.reading import Reading, Unlocking
from imbrex.gui.documents.recognizing import Recognizing
from imbrex.gui.documents.rosters import Rosters
from imbrex.gui.documents.watched_folder.folder_reading import FolderReading
from imbrex.gui.model.document_rows import State
from imbrex.gui.model.pair_order import NO_PAIRS, ListedPairs
from imbrex.gui.model.remembered_settings import first_options
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings, SettingsWatch
from imbrex.gui.overview.report_job import Reported, ReportJob
from imbrex.gui.panels.dock import dock_of
from imbrex.gui.panels.query_panel import PanelRequests
from imbrex.gui.reporting.report_controller import ReportController
from imbrex.gui.reporting.write_report_job import ClassView
from imbrex.gui.tasks.job import Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.tasks.worker_context import WorkerContext
from imbrex.gui.widgets.notice_page import NoticePage
from imbrex.gui.window.late_library import LateLibrary
from imbrex.gui.window.notice_texts import notice_for
from imbrex.gui.window.pages import DocumentsInView, Pages
from imbrex.gui.window.panel_registry import PanelRegistry
from imbrex.gui.wording.messages import shown

if TYPE_CHECKING:
    from imbrex.gui.bulk.bulk_results import BulkResults
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.compare.passages.passages_panel import PassagesPanel
    from imbrex.gui.library.library_controller import LibraryController
    from imbrex.gui.model.text_zoom import TextZoom
    from imbrex.gui.overview.overview_page import OverviewPage
    from imbrex.gui.window.preload import Preload

PAUSE = 30
"""Milliseconds in which changes of options and documents are combined into one request."""


class Controller(QObject):
    """Turns user commands into jobs and results into pages.

    Signals:
        page_changed: another page should be shown; read `page`.
        report_ready: (Report) everything opened has been read, compared and shown.
        progressed: (Progress), busy_changed: (bool).
        status_message: (sentence) for the status bar.
        failed: (exception) an unexpected error occurred.
    """

    page_changed = Signal()
    report_ready = Signal(object)
    progressed = Signal(object)
    busy_changed = Signal(bool)
    status_message = Signal(str)
    failed = Signal(object)

    def __init__(self, preload: Preload, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preload = preload
        self.settings = settings = Settings()
        self.saving = SettingsWatch(self)
        self.session = Session(self)
        self.session.set_options(first_options(settings))
        self.dictionaries = DictionaryReading(self.session, self)
        shared = self.dictionaries.shared
        self.runner = Runner(lambda: WorkerContext(shared, preload.take_languages()), "worker", self)
        self.documents = DocumentsPanel(self.session)
        self.notice = NoticePage()
        self.pages = Pages(self.session, settings, self)
        requests = PanelRequests(
            self.status_message.emit, self._show_place, self._show_spans, self._show_near_duplicate
        )
        self.panels = PanelRegistry(self.session, self.runner, settings, self.pages, requests, self)
        self.reports = ReportController(self.session, self.runner, self._class_view, self.status_message.emit, self)
        self.reading = Reading(self.session, self.runner, self)
        self.rosters = Rosters(self.session, self.runner, self)
        self.unlocking = Unlocking(self.session, self.runner, self)
        self.recognizing = Recognizing(self.session, self.runner, settings, self)
        self.in_view = DocumentsInView(self.documents, self)
        self.reloader = DocumentReloader(self.session, self.runner, settings, self)
        self.open_pair = OpenPair(self.session, self.runner, lambda: self.compare, self)
        self.navigation = PairNavigation(self.session, self.open_pair, self._pairs_around, self)
        self.folder = FolderReading(self.session, self.runner, self.reading, self.reloader, self)
        self.library_part = LateLibrary(self.session, self.open_pair, self.status_message.emit, self)
        self._bulk: BulkResults | None = None
        self._reported: Reported | None = None
        self._is_stopped = False
        self._preparing = QTimer(self, singleShot=True)
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._connect_signals()

    @property
    def compare(self) -> ComparePage:
        """The page of a pair, created on first access."""
        return self.pages.compare

    @property
    def overview(self) -> OverviewPage:
        """The page of a class, created on first access."""
        return self.pages.overview

    @property
    def zoom(self) -> TextZoom:
        """The size of the texts."""
        return self.pages.zoom

    @property
    def library(self) -> LibraryController:
        """The library with its page, created on first access."""
        return self.library_part.controller

    @property
    def pair(self) -> tuple[str, str] | None:
        """Keys of the two documents shown in Compare, left first."""
        return self.open_pair.keys

    @property
    def page(self) -> QWidget | None:
        """The page the window should show; None for the start page."""
        rows = self.session.rows
        if self.library_part.is_shown:
            return self.library.page
        if not rows or (len(rows) == 1 and rows[0].state is not State.PROBLEM):
            return None
        if self.open_pair.is_shown:
            return self.compare
        if self.session.report is not None and len(self.session.comparable) > 2:
            return self.overview
        self.notice.show_notice(*notice_for(self.session, self.runner, self._is_stopped))
        return self.notice

    @property
    def is_comparing(self) -> bool:
        """Whether the window should show a pair."""
        return self.pages.has_compare and self.page is self.compare

    @property
    def is_busy(self) -> bool:
        """Whether a cancellable operation is running."""
        return self.runner.is_busy or self.dictionaries.is_busy or self.library_part.is_busy

    @property
    def bulk(self) -> BulkResults:
        """Results of bulk jobs, created on first access."""
        if self._bulk is None:
            from imbrex.gui.bulk.bulk_results import BulkResults  # noqa: PLC0415 - seldom needed

            self._bulk = BulkResults(self.session, self.runner, self)
            self._bulk.compare_requested.connect(self.show_pair)
            self._bulk.status_message.connect(self.status_message)
        return self._bulk

    def parts(self) -> Iterator[QObject]:
        """The parts of the window, each created if it does not exist yet."""
        yield self.documents
        yield self.compare
        yield self.overview
        for dock in self.panels.docks():
            yield dock.content
        yield self.library

    def open(self, paths: list[Path], role: Role = Role.ESSAY) -> None:
        """Read files and folders, along with those still being read."""
        self.library_part.leave_page()
        rosters = [path for path in paths if role is Role.ESSAY and self.rosters.is_likely(path)]
        if others := [path for path in paths if path not in rosters]:
            self.reading.open(others, role)
        for path in rosters:
            self.rosters.offer(path, partial(self.reading.open, [path], role))

    def show_pair(self, left: str, right: str) -> None:
        """Open Compare on two documents, with a source on the left."""
        self.library_part.leave_page()
        self.open_pair.choose(left, right)

    @property
    def can_go_back(self) -> bool:
        """Whether there is a page to go back to."""
        return self.library_part.is_shown or self.open_pair.has_overview or self.library_part.has_pair

    def refresh(self) -> None:
        """Compare everything again, with dictionaries whose reading was stopped."""
        self.dictionaries.let_start()
        self._timer.start()

    def show_pairs(self) -> None:
        """Go back from the library, to its results or to the overview, if there is one."""
        if self.library_part.is_shown:
            self.library_part.leave_page()
        elif self.library_part.has_pair:
            self.library_part.go_back()
        elif self.open_pair.has_overview:
            self.open_pair.close()

    def stop(self) -> None:
        """Cancel the current operation, library work last; documents already read or added are kept."""
        if self.runner.is_busy:
            self.runner.cancel()
        elif self.dictionaries.is_busy:
            self.dictionaries.stop()
        else:
            self.library_part.stop()

    def close(self) -> None:
        """Stop all work and wait for the thread."""
        self._timer.stop()
        self._preparing.stop()
        self.folder.close()
        self.reloader.close()
        self.panels.close()
        self.dictionaries.close()
        self.runner.close()
        self.library_part.close()

    def _connect_signals(self) -> None:
        self.documents.compare_requested.connect(self.show_pair)
        self.documents.remedy_requested.connect(self._on_remedy_requested)
        self.documents.attempts_requested.connect(self.reading.add_attempts)
        self.documents.remove_requested.connect(self.session.remove)
        self.saving.failed.connect(self.status_message)
        self.reloader.status_message.connect(self.status_message)
        self.folder.arriving.connect(self.open_pair.expect)
        self.folder.status_message.connect(self.status_message)
        self.reading.done.connect(self._timer.start)
        self.reading.problems_met.connect(self._on_problems_met)
        self.reading.rows_changed.connect(self.page_changed)
        self.reading.rows_changed.connect(self._preparing.start)
        self._preparing.timeout.connect(self.prepare_page)
        self.reading.status_message.connect(self.status_message)
        self.recognizing.problems_met.connect(self._on_problems_met)
        self.rosters.status_message.connect(self.status_message)
        self.in_view.changed.connect(self.panels.show_documents)
        self.pages.compare_made.connect(self._connect_compare)
        self.pages.overview_made.connect(self._connect_overview)
        self.library_part.made.connect(self._connect_library)
        self.open_pair.changed.connect(self.page_changed)
        self.open_pair.changed.connect(self._on_pair_changed)
        self.open_pair.shown.connect(self._on_pair_shown)
        self.runner.busy_changed.connect(self._on_busy_changed)
        self.runner.crashed.connect(self.failed)
        self.runner.failed.connect(self._on_failed)
        self.runner.progressed.connect(self.progressed)
        self.dictionaries.done.connect(self._timer.start)
        self.dictionaries.stopped.connect(self._on_dictionaries_stopped)
        self.dictionaries.busy_changed.connect(self._on_busy_changed)
        self.dictionaries.progressed.connect(self._on_background_progressed)
        self.dictionaries.crashed.connect(self.failed)
        self.session.documents_changed.connect(self._on_documents_changed)
        self.session.rules_changed.connect(self._timer.start)
        self.page_changed.connect(self._on_page_changed)
        self._timer.timeout.connect(self._ask_report)

    @Slot(str)
    def _on_remedy_requested(self, key: str) -> None:
        row, chosen = self.session.row(key), self.documents.scanned
        if row is not None and row.problem is not None and row.problem.locked:
            self.unlocking.ask(key)
        else:
            self.recognizing.ask(chosen if key in chosen else [key])

    @Slot(object)
    def _connect_compare(self, page: ComparePage) -> None:
        from imbrex.gui.compare.review_commands import ReviewCommands  # noqa: PLC0415 - like the page

        page.bar.back.clicked.connect(self.open_pair.close)
        page.view.dictionary_notice.link.clicked.connect(self.dictionaries.stop)
        self.navigation.attach(page.bar)
        self.navigation.changed.emit()  # for the bar
        self.review = ReviewCommands(page, self.panels.review, self._passages_panel, self.status_message.emit, self)
        self.review.panel_requested.connect(lambda: self.panels.reveal("passagesDock"))
        self.panels.passages_made.connect(self.review.attach)

    @Slot(object)
    def _connect_overview(self, page: OverviewPage) -> None:
        page.compare_requested.connect(self._show_listed_pair)
        self.navigation.stepped.connect(page.follow_pair)
        page.headline.common.clicked.connect(lambda: self.panels.reveal("commonTextDock"))
        page.headline.problems.clicked.connect(self._show_problems)
        self.in_view.attach(page)
        if self._reported is not None and self._reported.report is self.session.report:
            self._show_ranking(self._reported)

    @Slot(object)
    def _connect_library(self, library: LibraryController) -> None:
        library.busy_changed.connect(self._on_busy_changed)
        library.compare_requested.connect(self.show_pair)
        library.failed.connect(self.failed)
        library.progressed.connect(self._on_background_progressed)
        library.shown_changed.connect(self.page_changed)

    def _passages_panel(self) -> PassagesPanel:
        from imbrex.gui.compare.passages.passages_panel import PassagesPanel  # noqa: PLC0415 - like the panel

        return self.panels[PassagesPanel]

    def _on_page_changed(self) -> None:
        self.panels.show_pair(self.pair)
        self.in_view.show_pair(self.pair)
        self.reloader.show_pair(self.pair)
        self.reports.show_pair(self.pair)

    def _on_pair_changed(self) -> None:
        if self.open_pair.keys is not None and not self.open_pair.has_overview:
            self.compare.use_lens(of_class=False)

    def _show_listed_pair(self, left: str, right: str) -> None:
        """Open a pair from the overview, and step through the list as it is now."""
        self.navigation.follow_list(None)
        self.compare.use_lens(of_class=True)
        self.show_pair(left, right)

    def _show_near_duplicate(self, left: str, right: str, listed: ListedPairs) -> None:
        """Open a pair from the list of near-duplicates, and step through that list."""
        self.navigation.follow_list(listed)
        self.show_pair(left, right)

    def _pairs_around(self, pair: tuple[str, str]) -> ListedPairs:
        """The list that contains a pair unless it was opened from another one."""
        return self.overview.pairs_around(pair) if len(self.session.comparable) > 2 else NO_PAIRS

    def _show_spans(self, left_key: str, left: Span | None, right: Span | None) -> None:
        """Show spans of the open pair."""
        show_spans(self.compare.view, left_key, left, right)

    def _show_place(self, key: str, span: Span) -> None:
        """Show a disguise beside the text that shares most with its document."""
        self.compare.view.disguises.go_to(key, span)
        if self.pair is not None and key in self.pair:
            return
        effect = self.session.disguises.effect(key)
        others = [document.key for document in self.session.comparable if document.key != key]
        if others:
            self.show_pair(effect.other if effect is not None and effect.other in others else others[0], key)

    def _show_problems(self) -> None:
        if (panel := dock_of(self.documents)) is not None:
            panel.reveal()  # it may be folded
        self.documents.show_problems()

    def _on_documents_changed(self) -> None:
        self.open_pair.forget_missing()
        self._timer.start()
        self.page_changed.emit()

    def prepare_page(self) -> None:
        """Create the page of the first result before there is one: that of a pair while nothing is open."""
        if len(self.session.rows) > 2:
            self._preload.when_complete(lambda: self.overview)
        else:
            self._prepare_compare()

    def _prepare_compare(self) -> None:
        """Create the page of a pair, part by part between events."""
        if self.pages.prepare_compare():
            QTimer.singleShot(0, self, self._prepare_compare)

    def _ask_report(self) -> None:
        """Compare all pairs once reading finishes and all students are known, whose changes lead here again."""
        if not self.reading.is_under_way and not self.session.assign_students():
            self._is_stopped = False
            self.dictionaries.update()
            score = self.overview.bar.score if self.pages.has_overview else USUAL
            job = ReportJob(documents=self.session.documents, options=self.session.options, score=score)
            self.runner.start(job, self._show_report, self._on_not_compared)

    @Slot(object)
    def _on_problems_met(self, problems: list[Problem]) -> None:
        if self.open_pair.knows_documents:  # beside a result, a new row is easily overlooked
            self.status_message.emit(" · ".join(self._described(problem) for problem in problems[:2]))

    def _described(self, problem: Problem) -> str:
        problem = self.session.shown_problem(problem)
        return f"{problem.name}: {problem.message} {problem.hint}".strip()

    def _show_report(self, reported: Reported) -> None:
        self.session.set_report(reported.report)
        if reported.report.documents:
            self.panels.show_abilities(reported.abilities)
        self._reported = reported
        if self.pages.has_overview:
            self._show_ranking(reported)
        self.open_pair.follow_report()
        self.page_changed.emit()
        self._emit_ready()

    def _show_ranking(self, reported: Reported) -> None:
        self.overview.show_ranking(reported.ranking)

    @Slot(bool)
    def _on_busy_changed(self, _busy: bool) -> None:
        self.busy_changed.emit(self.is_busy)
        if self.dictionaries.is_busy and not self.runner.is_busy:
            self.progressed.emit(Progress("dictionaries", 0, 0))  # its own was not shown while texts were compared

    @Slot(object)
    def _on_background_progressed(self, progress: Progress) -> None:
        """Show progress of another thread only if nothing is being read or compared: the user waits for that first."""
        if not self.runner.is_busy:
            self.progressed.emit(progress)

    def _on_pair_shown(self) -> None:
        self.page_changed.emit()
        self._emit_ready()

    def _emit_ready(self) -> None:
        """Emit `report_ready` once nothing is left to read, compare or gather."""
        report: Report | None = self.session.report
        is_busy = self.runner.is_busy or self.dictionaries.is_busy or self._timer.isActive()
        if report is not None and not is_busy:
            self.report_ready.emit(report)

    def _on_dictionaries_stopped(self) -> None:
        self.status_message.emit(self.tr("Reading dictionaries was stopped. Press F5 to compare by translation."))

    def _on_not_compared(self, error: Exception) -> None:
        match error:
            case Replaced():
                pass
            case Cancelled():
                self._is_stopped = True
                self.status_message.emit(self.tr("Comparison stopped. Press F5 to compare again."))
                self.page_changed.emit()
            case ImbrexError():
                self.status_message.emit(shown(message_of(error)))

    @Slot(object)
    def _on_failed(self, error: ImbrexError) -> None:
        self.status_message.emit(shown(message_of(error)))

    def _class_view(self) -> ClassView:
        """The overview's settings for the class."""
        if not self.pages.has_overview:
            return ClassView(USUAL, None, Linkage.CONNECTED)
        bar, clusters = self.overview.bar, self.overview.clusters
        return ClassView(bar.score, bar.moved_to, clusters.linkage)
