"""Controller: the part of the window that knows the engine: session, worker, panels and pages.

Created after the first paint, or with the first document, so that numpy does not delay the window.
"""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QSplitter, QWidget

from imbrex.engine.compare.report import Report
from imbrex.engine.observer import Cancelled, Progress
from imbrex.engine.text.document import Problem, Role, Span
from imbrex.errors import ImbrexError, told
from imbrex.gui.compare.compare_page import ComparePage
from imbrex.gui.compare.disguises.disguises_panel import DisguisesPanel
from imbrex.gui.compare.open_pair import OpenPair
from imbrex.gui.compare.pair_walk import PairWalk
from imbrex.gui.compare.passages.passages_panel import PassagesPanel
from imbrex.gui.compare.review_commands import ReviewCommands
from imbrex.gui.documents.documents_panel import DocumentsPanel
from imbrex.gui.documents.reading import Reading
from imbrex.gui.documents.unlocking import Unlocking
from imbrex.gui.documents.watched_folder.folder_reading import FolderReading
from imbrex.gui.documents.watching import Watching
from imbrex.gui.library.library_commands import LibraryCommands
from imbrex.gui.library.library_controller import LibraryController
from imbrex.gui.model.first_options import first_options
from imbrex.gui.model.remembered import Remembered
from imbrex.gui.model.rows import State
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.model.text_zoom import TextZoom
from imbrex.gui.options.options_panel import OptionsPanel
from imbrex.gui.overview.common_text.common_text_panel import CommonTextPanel
from imbrex.gui.overview.near_duplicates.near_duplicates_panel import NearDuplicatesPanel
from imbrex.gui.overview.overview_page import OverviewPage
from imbrex.gui.overview.report_job import Reported, ReportJob
from imbrex.gui.reporting.report_controller import ReportController
from imbrex.gui.reporting.write_report_job import ClassView
from imbrex.gui.tasks.job import Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.tasks.worker_context import WorkerContext
from imbrex.gui.widgets.notice_page import NoticePage
from imbrex.gui.window.documents_in_view import DocumentsInView
from imbrex.gui.window.notice_texts import notice_for
from imbrex.gui.window.panel_registry import PanelRegistry
from imbrex.gui.window.way_back import WayBack
from imbrex.gui.wording.messages import shown

PAUSE = 30
"""Milliseconds in which changes of options and documents are combined into one request."""


class Controller(QObject):
    """Turns user commands into jobs and results into pages.

    Signals:
        page_changed: another page should be shown; read `page`.
        report_ready: (Report) everything opened has been read, compared and shown.
        progressed: (Progress), busy_changed: (bool).
        told: (sentence) for the status bar.
        failed: (exception) an unexpected error occurred.
    """

    page_changed = Signal()
    report_ready = Signal(object)
    progressed = Signal(object)
    busy_changed = Signal(bool)
    told = Signal(str)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings = Settings()
        self.session = Session(self)
        self.session.set_options(first_options(settings))
        self.runner = Runner(WorkerContext, "worker", self)
        self.documents = DocumentsPanel(self.session)
        self.options = OptionsPanel(self.session)
        self.notice = NoticePage()
        self.overview = OverviewPage(self.session, settings)
        self.compare = ComparePage(settings)
        self.remembered = Remembered(settings, self)
        self.remembered.watch(self.overview.findChildren(QSplitter))
        self.zoom = TextZoom(settings, self)
        self.zoom.attach(self.compare.view.panes, self.overview.text.page.pane)
        self.panels = PanelRegistry(self.session, self.runner, settings, self.overview, self.compare, self)
        self.review = ReviewCommands(self.compare, self.panels[PassagesPanel], self)
        self.reports = ReportController(self.session, self.runner, self._class_view, self)
        self.reading = Reading(self.session, self.runner, self)
        self.unlocking = Unlocking(self.session, self.runner, self)
        self.library = LibraryController(self.session, self)
        self.library_commands = LibraryCommands(self.library)
        self.in_view = DocumentsInView(self.documents, self.overview, self)
        self.watching = Watching(self.session, self.runner, settings, self)
        self.open_pair = OpenPair(self.session, self.runner, self.compare, self)
        self.walk = PairWalk(self.session, self.open_pair, self.overview.pairs_around, self)
        self.folder = FolderReading(self.session, self.runner, self.reading, self.watching, self)
        self.way_back = WayBack(self.library, self.open_pair, self)
        self._is_stopped = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._connect_signals()

    @property
    def pair(self) -> tuple[str, str] | None:
        """Keys of the two documents shown in Compare, left first."""
        return self.open_pair.keys

    @property
    def page(self) -> QWidget | None:
        """The page the window should show; None for the start page."""
        rows = self.session.rows
        if self.library.is_shown:
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
    def is_busy(self) -> bool:
        """Whether a cancellable operation is running."""
        return self.runner.is_busy or self.library.is_busy

    def open(self, paths: list[Path], role: Role = Role.ESSAY) -> None:
        """Read files and folders, along with those still being read."""
        self.library.leave_page()
        self.reading.open(paths, role)

    def show_pair(self, left: str, right: str) -> None:
        """Open Compare on two documents, with a source on the left."""
        self.library.leave_page()
        self.open_pair.choose(left, right)

    @property
    def can_go_back(self) -> bool:
        """Whether there is a page to go back to."""
        return self.library.is_shown or self.open_pair.has_overview or self.way_back.is_to_library

    def refresh(self) -> None:
        """Compare everything again."""
        self._timer.start()

    def show_pairs(self) -> None:
        """Go back from the library, to its results or to the overview, if there is one."""
        if self.library.is_shown:
            self.library.leave_page()
        elif self.way_back.is_to_library:
            self.way_back.go()
        elif self.open_pair.has_overview:
            self.open_pair.leave()

    def stop(self) -> None:
        """Cancel the current operation, library work last; documents already read or added are kept."""
        if self.runner.is_busy:
            self.runner.cancel()
        else:
            self.library.stop()

    def close(self) -> None:
        """Stop all work and wait for the thread."""
        self._timer.stop()
        self.folder.close()
        self.watching.close()
        self.panels.close()
        self.runner.close()
        self.library.close()

    def _connect_signals(self) -> None:
        self.compare.bar.back_requested.connect(self.open_pair.leave)
        self.walk.attach(self.compare.bar)
        self.walk.stepped.connect(self.overview.follow_pair)
        self.documents.compare_requested.connect(self.show_pair)
        self.documents.password_requested.connect(self.unlocking.ask)
        self.documents.remove_requested.connect(self.session.remove)
        self.overview.compare_requested.connect(self._show_listed_pair)
        self.panels[NearDuplicatesPanel].compare_requested.connect(self._show_near_duplicate)
        self.watching.told.connect(self.told)
        self.folder.arriving.connect(self.open_pair.let_arrive)
        self.folder.told.connect(self.told)
        self.reading.done.connect(self._timer.start)
        self.reading.problems_met.connect(self._on_problems_met)
        self.reading.rows_changed.connect(self.page_changed)
        self.reading.told.connect(self.told)
        self.reports.told.connect(self.told)
        self.in_view.changed.connect(self.panels[DisguisesPanel].show_documents)
        self.panels[DisguisesPanel].place_requested.connect(self._show_place)
        self.overview.common_requested.connect(lambda: self.panels.reveal(CommonTextPanel))
        self.overview.problems_requested.connect(self._show_problems)
        self.library.busy_changed.connect(self._on_busy_changed)
        self.library.compare_requested.connect(self.show_pair)
        self.library.failed.connect(self.failed)
        self.library.progressed.connect(self._on_library_progressed)
        self.library.shown_changed.connect(self.page_changed)
        self.library.told.connect(self.told)
        self.open_pair.changed.connect(self.page_changed)
        self.open_pair.shown.connect(self._on_pair_shown)
        self.runner.busy_changed.connect(self._on_busy_changed)
        self.runner.crashed.connect(self.failed)
        self.runner.failed.connect(self._on_failed)
        self.runner.progressed.connect(self.progressed)
        self.session.documents_changed.connect(self._on_documents_changed)
        self.session.rules_changed.connect(self._timer.start)
        self.page_changed.connect(self._on_page_changed)
        self._timer.timeout.connect(self._ask_report)

    def _on_page_changed(self) -> None:
        self.panels.show_pair(self.pair)
        self.in_view.show_pair(self.pair)
        self.watching.show_pair(self.pair)
        self.reports.show_pair(self.pair)

    def _show_listed_pair(self, left: str, right: str) -> None:
        """Open a pair from the overview, and step through the list as it is now."""
        self.walk.come_from(None)
        self.show_pair(left, right)

    def _show_near_duplicate(self, left: str, right: str) -> None:
        """Open a pair from the list of near-duplicates, and step through that list."""
        self.walk.come_from(self.panels[NearDuplicatesPanel].listed_pairs)
        self.show_pair(left, right)

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
        panel = self.documents.parentWidget()
        if panel is not None:
            panel.show()  # it may be closed
        self.documents.show_problems()

    def _on_documents_changed(self) -> None:
        self.open_pair.forget_missing()
        self._timer.start()
        self.page_changed.emit()

    def _ask_report(self) -> None:
        """Compare all pairs once reading finishes."""
        if not self.reading.is_under_way:
            self._is_stopped = False
            job = ReportJob(
                documents=self.session.documents, options=self.session.options, score=self.overview.bar.score
            )
            self.runner.start(job, self._show_report, self._on_not_compared)

    @Slot(object)
    def _on_problems_met(self, problems: list[Problem]) -> None:
        if self.open_pair.knows_documents:  # beside a result, a new row is easily overlooked
            self.told.emit(" · ".join(self._told(problem) for problem in problems[:2]))

    def _told(self, problem: Problem) -> str:
        problem = self.session.shown_problem(problem)
        return f"{problem.name}: {problem.message} {problem.hint}".strip()

    def _show_report(self, reported: Reported) -> None:
        self.session.set_report(reported.report)
        if reported.report.documents:
            self.options.show_abilities(reported.abilities)
        self.overview.show_ranking(reported.ranking, len(self.session.problems))
        self.open_pair.follow_report()
        self.page_changed.emit()
        self._tell_ready()

    @Slot(bool)
    def _on_busy_changed(self, _busy: bool) -> None:
        self.busy_changed.emit(self.is_busy)

    @Slot(object)
    def _on_library_progressed(self, progress: Progress) -> None:
        """Show library progress only if nothing is being read or compared: the user waits for that first."""
        if not self.runner.is_busy:
            self.progressed.emit(progress)

    def _on_pair_shown(self) -> None:
        self.page_changed.emit()
        self._tell_ready()

    def _tell_ready(self) -> None:
        """Emit `report_ready` once nothing is left to read, compare or gather."""
        report: Report | None = self.session.report
        if report is not None and not self.runner.is_busy and not self._timer.isActive():
            self.report_ready.emit(report)

    def _on_not_compared(self, error: Exception) -> None:
        match error:
            case Replaced():
                pass
            case Cancelled():
                self._is_stopped = True
                self.told.emit(self.tr("Comparison stopped. Press F5 to compare again."))
                self.page_changed.emit()
            case ImbrexError():
                self.told.emit(shown(told(error)))

    @Slot(object)
    def _on_failed(self, error: ImbrexError) -> None:
        self.told.emit(shown(told(error)))

    def _class_view(self) -> ClassView:
        """The overview's settings for the class."""
        bar, clusters = self.overview.bar, self.overview.clusters
        return ClassView(bar.score, bar.moved_to, clusters.linkage)
