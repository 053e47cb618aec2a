"""Main window: the switchboard between menus, pages, docks and the workbench."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QStackedWidget

from imbrex.engine.document import Role
from imbrex.gui.actions import Actions
from imbrex.gui.dialogs.details import DetailsDialog, error_details, versions
from imbrex.gui.document_commands import DocumentCommands
from imbrex.gui.drop_window import DropWindow
from imbrex.gui.furnishing import Furnishing
from imbrex.gui.icons import icon
from imbrex.gui.intake import Intake
from imbrex.gui.menus import Menus
from imbrex.gui.pages.start import StartPage
from imbrex.gui.recent_files import RecentFiles
from imbrex.gui.scheme_choice import SchemeChoice
from imbrex.gui.settings import Settings
from imbrex.gui.status import StatusBar
from imbrex.gui.workspace import Workspace

if TYPE_CHECKING:
    from imbrex.gui.workbench import Workbench


class MainWindow(DropWindow):
    """The window. Signal: report_ready (Report), when everything opened has been read and compared."""

    report_ready = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._made: Workbench | None = None
        self._was_painted = False
        self._waiting: list[Path] = []
        self.commands = Actions(self)
        self._document_commands = DocumentCommands(self.commands)
        self.intake = Intake(self)
        self.menus = Menus(self, self.commands)
        self.start = StartPage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)
        self.status = StatusBar()
        self.setStatusBar(self.status)
        SchemeChoice(settings, self.menus)
        self._recent = RecentFiles(settings, self.start, self.menus.recent)
        self.workspace = Workspace(self.menus.tool_bar())
        self._furnishing = Furnishing(self.workspace, self.menus)
        self.pages.addWidget(self.workspace)
        self.setWindowTitle("Imbrex")
        self.setWindowIcon(icon("imbrex"))
        self.dropped.connect(self.open_paths)
        self._connect_signals()
        self._restore()
        self._on_page_changed()
        self.start.setFocus()

    @property
    def bench(self) -> "Workbench":
        """Session, worker, docks and result pages; made when first asked for."""
        if self._made is None:
            from imbrex.gui.workbench import Workbench  # noqa: PLC0415 - numpy, not before the first paint

            self._made = Workbench(self)
            self._furnishing.place(self._made)
            self.workspace.restoreState(self._settings.state)
            self._connect_bench(self._made)
        return self._made

    def findChild(self, *arguments: Any, **options: Any) -> Any:
        """Find a child of the complete window: whoever asks by name cannot know that most of it is made late."""
        _ = self.bench
        return super().findChild(*arguments, **options)

    def findChildren(self, *arguments: Any, **options: Any) -> Any:
        """The same for all children that fit."""
        _ = self.bench
        return super().findChildren(*arguments, **options)

    def open_paths(self, paths: list[Path], role: Role = Role.ESSAY) -> None:
        """Read files and folders, and compare them with what is loaded."""
        if paths:
            self._recent.add(paths)
            self.bench.open([path.absolute() for path in paths], role)

    def open_when_painted(self, paths: list[Path]) -> None:
        """Open paths once the window is on the screen, so that it is not held up by them."""
        self._waiting = paths

    def show_error(self, error: BaseException) -> None:
        """Tell of an error that nobody expected, with details to copy."""
        sentence = self.tr("Something went wrong that should not have. Your documents are unharmed.")
        details = error_details(error)
        if self._made is not None:
            details = self._made.session.shown_text(details)
        dialog = DetailsDialog(self.tr("Unexpected error"), sentence, details, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # Set-up

    def _connect_signals(self) -> None:
        commands, start, intake = self.commands, self.start, self.intake
        commands["about"].triggered.connect(self._show_about)
        commands["anonymous"].toggled.connect(self._set_anonymous)
        commands["back"].triggered.connect(self._go_back)
        commands["close_all"].triggered.connect(self._close_all)
        commands["compare"].triggered.connect(self._compare_selected)
        commands["library"].triggered.connect(self._show_library)
        commands["library_check"].triggered.connect(self._check_library)
        commands["library_check_add"].triggered.connect(self._check_and_add)
        commands["open_files"].triggered.connect(intake.choose_files)
        commands["open_archive"].triggered.connect(intake.choose_archive)
        commands["open_folder"].triggered.connect(intake.choose_folder)
        commands["open_sources"].triggered.connect(intake.choose_sources)
        commands["open_template"].triggered.connect(intake.choose_template)
        commands["paste"].triggered.connect(intake.paste)
        commands["quit"].triggered.connect(self.close)
        commands["refresh"].triggered.connect(self._refresh)
        commands["remove"].triggered.connect(self._remove_selected)
        commands["save_report"].triggered.connect(self._save_report)
        commands["samples"].triggered.connect(intake.open_samples)
        commands["stop"].triggered.connect(self._stop)
        self._recent.chosen.connect(intake.take_recent)
        start.folder_requested.connect(intake.choose_folder)
        start.library_requested.connect(self._show_library)
        start.original_dropped.connect(intake.take_original)
        start.original_requested.connect(intake.choose_original)
        start.paste_requested.connect(intake.paste)
        start.rewrite_dropped.connect(self.open_paths)
        start.rewrite_requested.connect(intake.choose_files)
        start.samples_requested.connect(intake.open_samples)
        self.status.cancel_requested.connect(self._stop)
        intake.chosen.connect(self.open_paths)
        intake.pasted.connect(self._on_pasted)
        intake.told.connect(self.status.tell)

    def _connect_bench(self, bench: "Workbench") -> None:
        self._document_commands.attach(bench.documents)
        bench.compare.follow(bench.session)
        bench.compare.view.word_hovered.connect(self.status.show_word)
        bench.busy_changed.connect(self._on_busy_changed)
        bench.documents.selection_changed.connect(self._update_commands)
        bench.documents.ways_in = self.menus.open_as.actions()
        bench.documents.checks = [self.commands["library_check"], self.commands["library_check_add"]]
        bench.studies.near.follow(bench.session)
        bench.failed.connect(self.show_error)
        bench.notice.open_requested.connect(self.intake.choose_files)
        bench.page_changed.connect(self._on_page_changed)
        bench.progressed.connect(self.status.show_progress)
        bench.report_ready.connect(self.report_ready)
        bench.told.connect(self._tell)
        bench.watching.obey(self.commands["watch_files"])

    def _restore(self) -> None:
        if not self.restoreGeometry(self._settings.geometry):
            self.resize(1240, 800)

    # Pages

    def _on_page_changed(self) -> None:
        bench = self._made
        page = bench.page if bench is not None else None
        self._keep_state()
        if page is None:
            self.pages.setCurrentWidget(self.start)
        elif page is not self.workspace.page or not self.workspace.isVisible():
            self.workspace.pages.setCurrentWidget(page)
            self.pages.setCurrentWidget(self.workspace)
            page.setFocus()
        self._show_single()
        self._update_commands()
        self._update_title()

    @property
    def _is_comparing(self) -> bool:
        return self._made is not None and self._made.page is self._made.compare

    def _keep_state(self) -> None:
        """Remember the panels; those that are not on the screen would be remembered as closed."""
        if self.workspace.isVisible():
            self._settings.state = self.workspace.saveState()

    def _show_single(self) -> None:
        """On the start page, show the one document that is there already."""
        rows = self._made.session.rows if self._made else []
        document = rows[0].document if len(rows) == 1 else None
        is_original = document is not None and document.role is Role.SOURCE
        name = self.bench.session.shown_name(document.key) if document else ""
        self.start.show_files(name if is_original else "", "" if is_original else name)

    def _update_commands(self) -> None:
        bench = self._made
        self.commands["back"].setEnabled(bench is not None and bench.can_go_back)
        for name in ("close_all", "refresh"):
            self.commands[name].setEnabled(bench is not None and bool(bench.session.rows))
        self.commands["compare"].setEnabled(bench is not None and bench.documents.can_compare)
        self.commands["remove"].setEnabled(bench is not None and bool(bench.documents.selected))
        self.commands["save_report"].setEnabled(bench is not None and bench.reports.can_write)
        self.commands["stop"].setEnabled(bench is not None and bench.is_busy)
        self._document_commands.update()

    def _update_title(self) -> None:
        bench = self._made
        pair = bench.pair if bench is not None and self._is_comparing else None
        names = [bench.session.shown_name(key) for key in pair] if bench is not None and pair else []
        title = " – ".join([" | ".join(names), "Imbrex"]) if names else "Imbrex"
        self.setWindowTitle(title.replace("[*]", "[*][*]"))  # else Qt takes it for the place of its mark of changes

    # Commands

    def _on_pasted(self, text: str) -> None:
        self.bench.paste(text)

    def _close_all(self) -> None:
        if self._made is not None:
            self._made.stop()
            self._made.session.clear()

    def _compare_selected(self) -> None:
        self.bench.documents.request_compare()

    def _remove_selected(self) -> None:
        self.bench.documents.request_remove()

    def _show_library(self) -> None:
        self.bench.library.show_page()

    def _check_library(self) -> None:
        self.bench.library_commands.check(self.bench.documents.several)

    def _check_and_add(self) -> None:
        self.bench.library_commands.check_and_add(self.bench.documents.several)

    def _refresh(self) -> None:
        self.bench.refresh()

    def _save_report(self) -> None:
        self.bench.reports.ask(self)

    def _go_back(self) -> None:
        self.bench.show_pairs()

    def _set_anonymous(self, wanted: bool) -> None:
        """Hide names or show them. Off at every start: whoever forgot the switch would miss the names of the files."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # looking through 2,000 essays takes a second
        try:
            self.bench.session.set_anonymous(wanted)
            self._recent.conceal(wanted)
            self.status.clearMessage()
            self._on_page_changed()
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _tell(self, sentence: str) -> None:
        self.status.tell(self.bench.session.shown_text(sentence))

    def _stop(self) -> None:
        if self._made is not None:
            self._made.stop()

    def _on_busy_changed(self, busy: bool) -> None:
        self.status.show_busy(busy)
        self.commands["stop"].setEnabled(busy)

    def _show_about(self) -> None:
        sentence = self.tr("Imbrex shows side by side what texts share. It sends nothing anywhere.")
        DetailsDialog(self.tr("About Imbrex"), sentence, versions(), self).open()

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self._on_first_painted)

    def _on_first_painted(self) -> None:
        """Make what the first documents will need, and open those that were waiting for the window."""
        self.bench.runner.warm_up()
        self.workspace.resize(self.pages.size())
        self.workspace.grab()  # lays out and paints what the first document would otherwise have to wait for
        waiting, self._waiting = self._waiting, []
        self.open_paths(waiting)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.geometry = self.saveGeometry()
        self._keep_state()
        if self._made is not None:
            self._made.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._made is not None:
            self._made.show_pairs()
        else:
            super().keyPressEvent(event)
