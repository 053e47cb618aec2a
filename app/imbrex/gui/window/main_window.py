"""Main window: wires menus, pages, docks and the workbench together."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMainWindow

from imbrex.engine.text.role import Role
from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.documents.document_chooser import DocumentChooser
from imbrex.gui.help.help_controller import HelpController
from imbrex.gui.help.help_topics import Topic
from imbrex.gui.model.settings import Settings
from imbrex.gui.theme.icons import icon
from imbrex.gui.theme.text_size import add_style
from imbrex.gui.widgets.dropping import dropped_paths, take_copy
from imbrex.gui.widgets.flow_layout import PageStack
from imbrex.gui.widgets.message_bars import MessageBars
from imbrex.gui.window.actions import Actions
from imbrex.gui.window.controller_commands import (
    DocumentCommands,
    PassageNumbers,
    connect_chooser,
    connect_to_controller,
)
from imbrex.gui.window.drop_area import DropOverlay
from imbrex.gui.window.layout import ARRANGEMENT, WindowLayout
from imbrex.gui.window.menus import LanguageMenu, Menus, SchemeMenu
from imbrex.gui.window.preferences_command import PreferencesCommand
from imbrex.gui.window.preload import Preload
from imbrex.gui.window.project_commands import ProjectCommands
from imbrex.gui.window.recent_files import RecentFiles
from imbrex.gui.window.start_page import StartPage
from imbrex.gui.window.status_bar import StatusBar
from imbrex.gui.window.workspace import Workspace
from imbrex.gui.wording.translation import retranslated

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.documents.watched_folder.watch_commands import WatchCommands
    from imbrex.gui.window.controller import Controller
    from imbrex.gui.window.tour import Tour


class DropWindow(QMainWindow):
    """Shows an overlay while files are dragged over it. Signal: dropped (list of Path)."""

    dropped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._overlay = DropOverlay(self)
        self.setAcceptDrops(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._overlay.isVisible():
            self._overlay.cover()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.source() is None and dropped_paths(event.mimeData()):  # ignore drags from this window
            take_copy(event)
            self._overlay.cover()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._overlay.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        self._overlay.hide()
        take_copy(event)
        self.dropped.emit(dropped_paths(event.mimeData()))


class MainWindow(DropWindow):
    """The window.

    Signals:
        report_ready: (Report) everything opened has been read and compared.
        painted: the window is on the screen for the first time.
    """

    report_ready = Signal(object)
    painted = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._made: Controller | None = None
        self._was_painted = False
        self._waiting: list[Callable[[], None]] = []
        self._awaited: list[str] = []  # names of what these open
        self._preload = Preload(self)
        self._preload.ready.connect(self._get_ready)
        self._preload.completed.connect(self._start_reader)
        self.commands = Actions(self)
        self._document_commands = DocumentCommands(self.commands)
        self._numbers = PassageNumbers(settings, self.commands["passage_numbers"])
        self.menus = Menus(self, self.commands)
        self.start = StartPage()
        self.pages = PageStack()
        self.pages.addWidget(self.start)
        self.bars = MessageBars(self.pages)
        self.setCentralWidget(self.bars)
        self.status = StatusBar()
        self.setStatusBar(self.status)
        SchemeMenu(settings, self.menus)
        self._preferences = PreferencesCommand(settings, self.commands, self._get_controller, self)
        LanguageMenu(settings, self.menus.languages)
        self.help = HelpController(self, settings)
        self.tour: Tour | None = None
        self.watched: WatchCommands | None = None
        self.recent = RecentFiles(settings, self.start, self.menus.recent)
        tools = self.menus.tool_bar()
        self.workspace = Workspace(tools)
        self._furnishing = WindowLayout(self.workspace, self.menus, tools)
        self.pages.addWidget(self.workspace)
        self.projects = ProjectCommands(self.commands, self._get_controller, self)
        self.chooser = DocumentChooser(self)
        connect_chooser(self.chooser, self.commands, self.start)
        connect_to_controller(self.commands, self.start, self._get_controller, self)
        self.setWindowTitle("Imbrex")
        self.setWindowIcon(icon("imbrex"))
        self.dropped.connect(self.open_paths)
        self._connect_signals()
        add_style(self)
        self._restore()
        self._on_page_changed()
        self.start.setFocus()

    @property
    def controller(self) -> "Controller":
        """Session, worker, docks and result pages, created on first access."""
        if self._made is None:
            from imbrex.gui.window.controller import Controller  # noqa: PLC0415 - numpy, not before the first paint

            self._made = Controller(self._preload, self)
            self.workspace.resize(self.pages.size())  # otherwise panels return only as wide as a small window allowed
            settings = self._settings
            text = settings.widths_text_size / settings.text_size
            self.workspace.set_widths(settings.list_width, settings.panel_width, text)
            self._furnishing.place(self._made, self._settings.state)
            self.help.describe(self._made.panels.topics)
            self._connect_controller(self._made)
        return self._made

    def _get_controller(self) -> "Controller":
        return self.controller

    def findChild(self, *arguments: Any, **options: Any) -> Any:
        """Find a child of the complete window: the caller cannot know that most of it is created when first shown."""
        for _ in self.controller.parts():
            if (found := super().findChild(*arguments, **options)) is not None:
                return found
        return None

    def findChildren(self, *arguments: Any, **options: Any) -> Any:
        """Find all matching children, as `findChild` does."""
        _ = list(self.controller.parts())
        return super().findChildren(*arguments, **options)

    def open_paths(self, paths: list[Path], role: Role = Role.ESSAY) -> None:
        """Read files and folders and compare them with the loaded documents; a project replaces these."""
        if paths:
            take = lambda: self.projects.take(paths, lambda others: self._open_documents(others, role))  # noqa: E731
            self._when_loaded(take, _names(paths))

    def _open_documents(self, paths: list[Path], role: Role) -> None:
        self.controller.open([path.absolute() for path in paths], role)
        self.recent.add(paths)

    def _paste(self, text: str) -> None:
        self._when_loaded(lambda: self.controller.reading.paste(text), [])

    def open_when_painted(self, paths: list[Path]) -> None:
        """Open paths after the first paint, so that they do not delay it."""
        if paths:
            self._await(lambda: self.open_paths(paths), _names(paths))

    def _when_loaded(self, do: Callable[[], None], names: list[str]) -> None:
        """Do it now, or show what is being opened until everything is loaded that this needs."""
        if self._made is not None or self._preload.is_done:
            do()
        else:
            self._await(do, names)
            self._preload.load_now()

    def _await(self, do: Callable[[], None], names: list[str]) -> None:
        self._waiting.append(do)
        self._awaited += names
        self.start.show_reading(self._awaited)

    def show_error(self, error: BaseException) -> None:
        """Show an unexpected error, with details to copy."""
        from imbrex.gui.widgets.details_dialog import DetailsDialog, error_details  # noqa: PLC0415 - rarely needed

        sentence = self.tr("An unexpected error occurred. Your documents have not been changed.")
        details = error_details(error)
        if self._made is not None:
            details = self._made.session.shown_text(details)
        dialog = DetailsDialog(self.tr("Unexpected error"), sentence, details, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show_about(self) -> None:
        from imbrex.gui.help.about_dialog import AboutDialog  # noqa: PLC0415 - on demand only

        dialog = AboutDialog(self._settings, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # Set-up

    def _connect_signals(self) -> None:
        self.commands["anonymous"].toggled.connect(self._set_anonymous)
        self.commands["quit"].triggered.connect(self.close)
        self.commands["stop"].triggered.connect(self._stop)
        self.commands["next_pane"].triggered.connect(partial(self.workspace.show_pane, 1))
        self.commands["previous_pane"].triggered.connect(partial(self.workspace.show_pane, -1))
        self.commands["about"].triggered.connect(self._show_about)
        self.commands["help"].triggered.connect(self.help.show_here)
        self.commands["help_contents"].triggered.connect(lambda: self.help.show_topic(Topic.FIRST))
        self.commands["help_keys"].triggered.connect(lambda: self.help.show_topic(Topic.KEYS))
        for name in ("watch_folder", "watch_stop", "tour"):
            self.commands[name].setEnabled(False)  # until the controller exists
        self.start.tour.setVisible(not self._settings.tour_seen)
        for area in (self.start.rewrite, self.start.essays):
            area.dropped.connect(self.open_paths)
        self.chooser.chosen.connect(self.open_paths)
        self.chooser.pasted.connect(self._paste)
        self.chooser.status_message.connect(self.status.show_message)
        self.recent.chosen.connect(self.chooser.reopen)
        self.recent.status_message.connect(self.status.show_message)
        self._preferences.files_kept.connect(self.recent.refresh)
        self._preferences.files_kept.connect(self.projects.keep_unsaved)
        self._preferences.unsaved.connect(self.status.show_message)
        self.status.cancel.clicked.connect(self._stop)

    def _connect_controller(self, controller: "Controller") -> None:
        self._document_commands.attach(controller.documents)
        controller.pages.compare_made.connect(self._connect_compare)
        controller.busy_changed.connect(self._on_busy_changed)
        controller.busy_changed.connect(self._preload.rest)
        controller.documents.selection_changed.connect(self._update_commands)
        controller.documents.ways_in = self.menus.open_as.actions()
        controller.documents.checks = [self.commands["library_check"], self.commands["library_check_add"]]
        controller.session.anonymous_changed.connect(self.commands["anonymous"].setChecked)
        controller.failed.connect(self.show_error)
        controller.notice.open.clicked.connect(self.chooser.choose_files)
        controller.page_changed.connect(self._on_page_changed)
        controller.progressed.connect(self.status.show_progress)
        controller.report_ready.connect(self.report_ready)
        controller.status_message.connect(self._show_message)
        controller.reloader.follow_action(self.commands["watch_files"])
        controller.session.options_changed.connect(self._show_settings)
        self._connect_watched_folder(controller)
        self._connect_tour(controller)
        self._connect_projects(controller)

    def _connect_compare(self, page: "ComparePage") -> None:
        page.view.tooltip.status_message.connect(self.status.show_word)
        self._numbers.attach(page.view.panes)

    def _connect_watched_folder(self, controller: "Controller") -> None:
        from imbrex.gui.documents.watched_folder.watch_commands import WatchCommands  # noqa: PLC0415 - numpy, like the controller

        ask, stop = self.commands["watch_folder"], self.commands["watch_stop"]
        self.watched = WatchCommands(controller.folder, ask, stop, self._settings, self)
        self.status.insertPermanentWidget(0, self.watched.sign)

    def _connect_tour(self, controller: "Controller") -> None:
        from imbrex.gui.window.tour import Tour  # noqa: PLC0415 - numpy, like the controller

        self.tour = tour = Tour(self, self.start, self.chooser, controller, self._settings)
        tour.ended.connect(lambda: self.start.tour.setVisible(False))
        tour.status_message.connect(self.status.show_message)
        self.commands["tour"].setEnabled(True)
        self.commands["tour"].triggered.connect(tour.start)
        self.start.tour.clicked.connect(tour.start)

    def _connect_projects(self, controller: "Controller") -> None:
        project_controller = self.projects.attach(controller, self, self.bars)
        project_controller.changed.connect(self.show_title)
        project_controller.used.connect(lambda path: self.recent.add([path]))
        project_controller.leave_asked.connect(self.close)
        assert self.watched is not None
        project_controller.closed.connect(self.watched.close_project)
        project_controller.shown.connect(self.watched.show_project)
        project_controller.used.connect(self.watched.save_project)
        project_controller.saving.runner.progressed.connect(self.status.show_progress)

    def _restore(self) -> None:
        if not self.restoreGeometry(self._settings.geometry):
            self.resize(1240, 800)

    # Pages

    @retranslated
    def _on_page_changed(self) -> None:
        controller = self._made
        page = controller.page if controller is not None else None
        if page is None:
            self._keep_state()
            self._show_single()
            self.pages.setCurrentWidget(self.start)
        elif page is not self.workspace.page or not self.workspace.isVisible():
            self.workspace.pages.setCurrentWidget(page)
            self.pages.setCurrentWidget(self.workspace)
            page.setFocus()
        self._show_settings()
        self._update_commands()
        self.show_title()

    def _show_settings(self) -> None:
        """Show the main options in the status bar, beside anything that depends on them."""
        controller = self._made
        if controller is None or self.pages.currentWidget() is self.start:
            self.status.show_settings("")
        else:
            from imbrex.gui.wording.option_texts import settings_in_words  # noqa: PLC0415 - with the controller

            self.status.show_settings(settings_in_words(controller.session.options))

    @property
    def _is_comparing(self) -> bool:
        return self._made is not None and self._made.is_comparing

    def _keep_state(self) -> None:
        """Save the panel state; panels not yet on the screen would be saved as closed."""
        if self.workspace.isVisible():
            self._settings.state = self.workspace.saveState(ARRANGEMENT)
            self._settings.list_width, self._settings.panel_width = self.workspace.widths
            self._settings.widths_text_size = self._settings.text_size

    def _show_single(self) -> None:
        """Show the only loaded document on the start page."""
        rows = self._made.session.rows if self._made else []
        if self._made is not None:
            is_reading = len(rows) == 1 and rows[0].state.value == "reading"
            self.start.show_reading([self._made.session.shown_name(rows[0].key)] if is_reading else None)
        document = rows[0].document if len(rows) == 1 else None
        is_original = document is not None and document.role is Role.SOURCE
        name = self.controller.session.shown_name(document.key) if document else ""
        self.start.show_files(name if is_original else "", "" if is_original else name)

    def _update_commands(self) -> None:
        controller = self._made
        self.commands["back"].setEnabled(controller is not None and controller.can_go_back)
        self.projects.update()
        for name in ("close_all", "refresh"):
            self.commands[name].setEnabled(controller is not None and bool(controller.session.rows))
        self.commands["compare"].setEnabled(controller is not None and controller.documents.can_compare)
        self.commands["remove"].setEnabled(controller is not None and bool(controller.documents.selected))
        self.commands["save_report"].setEnabled(controller is not None and controller.reports.can_write)
        self.commands["stop"].setEnabled(controller is not None and controller.is_busy)
        for name in ("next_pane", "previous_pane"):
            self.commands[name].setEnabled(self.workspace.isVisible())
        self._document_commands.update()

    def show_title(self) -> None:
        """Show in the title what is open, and whether it is saved."""
        controller = self._made
        pair = controller.pair if controller is not None and self._is_comparing else None
        names = [controller.session.shown_name(key) for key in pair] if controller is not None and pair else []
        self.setWindowTitle(self.projects.title(names, hidden=controller is not None and controller.session.anonymous))
        self.setWindowModified(self.projects.is_modified)

    # Commands

    def _set_anonymous(self, wanted: bool) -> None:
        """Hide or show names. Off at every start: with the switch forgotten, the file names would be missed."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # searching 2,000 essays takes a second
        try:
            self.controller.session.set_anonymous(wanted)
            self.recent.conceal(wanted)
            self.status.clearMessage()
            self._on_page_changed()
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _show_message(self, sentence: str) -> None:
        self.status.show_message(self.controller.session.shown_text(sentence))

    def _stop(self) -> None:
        self.projects.stop()
        if self._made is not None:
            self._made.stop()

    def _on_busy_changed(self, busy: bool) -> None:
        self.status.show_busy(busy or self.projects.is_busy)
        self.commands["stop"].setEnabled(busy or self.projects.is_busy)

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self._on_first_painted)

    def _on_first_painted(self) -> None:
        self.painted.emit()
        self._preload.start()
        if self._waiting:
            self._preload.load_now()

    def _get_ready(self) -> None:
        """Create what the first documents need, and open those waiting for the window."""
        if not self.isVisible() and not self._waiting:
            return  # closed before there was anything to close
        self.controller.runner.warm_up()
        self.workspace.resize(self.pages.size())
        self.projects.find_abandoned()
        waiting, self._waiting, self._awaited = self._waiting, [], []
        self.start.show_reading(None)
        for do in waiting:
            do()
        QTimer.singleShot(
            0, self.workspace, self.workspace.grab
        )  # layout and painting that would delay the first result
        if not waiting:
            QTimer.singleShot(0, self.controller, self.controller.prepare_page)
        if self.watched is not None:
            self.watched.start_again()

    def _start_reader(self) -> None:
        """Start the process that reads files other than plain text while nobody waits for anything else."""
        if self._made is not None and self.isVisible():
            self._made.runner.warm_up(lambda context: context.reader.start())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.projects.may_leave():
            event.ignore()
            return
        self._settings.geometry = self.saveGeometry()
        self._keep_state()
        self.hide()  # a step of the work that cannot be stopped at once may take seconds
        self.help.close()
        if self.tour is not None:
            self.tour.close()
        self.projects.close()
        if self._made is not None:
            self._made.close()
        self._preload.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._made is not None:
            self._made.show_pairs()
        else:
            super().keyPressEvent(event)


def _names(paths: list[Path]) -> list[str]:
    return [shown_name(path.name or str(path)) for path in paths]
