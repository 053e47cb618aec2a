"""Home: what makes people feel at home: help, tour, the box about the program, and a folder that is watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from imbrex.gui.help.help_controller import HelpDesk
from imbrex.gui.help.help_topics import Topic
from imbrex.gui.model.settings import Settings

if TYPE_CHECKING:
    from imbrex.gui.documents.watched_folder.watch_commands import WatchCommands
    from imbrex.gui.documents.watched_folder.watch_progress import Progress
    from imbrex.gui.window.controller import Workbench
    from imbrex.gui.window.main_window import MainWindow
    from imbrex.gui.window.tour.tour import Tour


class Home(QObject):
    """Connects these with the window and, once it is made, with the bench."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self.help = HelpDesk(window, settings)
        self.tour: Tour | None = None
        self.watched: WatchCommands | None = None
        window.start.offer_tour(not settings.tour_seen)
        for name in ("watch_folder", "watch_stop", "tour"):
            window.commands[name].setEnabled(False)  # until there is a bench
        window.commands["about"].triggered.connect(self._show_about)
        window.commands["help"].triggered.connect(self.help.show_here)
        window.commands["help_contents"].triggered.connect(lambda: self.help.show_topic(Topic.FIRST))
        window.commands["help_keys"].triggered.connect(lambda: self.help.show_topic(Topic.KEYS))

    def attach(self, bench: Workbench) -> None:
        """Connect what needs documents."""
        from imbrex.gui.documents.watched_folder.watch_commands import WatchCommands  # noqa: PLC0415 - numpy, as the bench
        from imbrex.gui.window.tour.tour import Tour  # noqa: PLC0415 - numpy, as the bench

        window = self._window
        commands = window.commands
        ask, stop = commands["watch_folder"], commands["watch_stop"]
        self.watched = WatchCommands(bench.folder, ask, stop, self._settings, window)
        commands["close_all"].triggered.connect(self.watched.stop)
        window.status.insertPermanentWidget(0, self.watched.sign)
        self._offer_citing(bench)
        window.recent.told.connect(window.status.tell)
        self.tour = Tour(window, bench, self._settings)
        self.tour.ended.connect(lambda: window.start.offer_tour(False))
        self.tour.told.connect(window.status.tell)
        window.commands["tour"].setEnabled(True)
        window.commands["tour"].triggered.connect(self.tour.start)
        window.start.tour_requested.connect(self.tour.start)

    def _offer_citing(self, bench: Workbench) -> None:
        from imbrex.gui.compare.pane_commands import PaneCommands  # noqa: PLC0415 - numpy, as the bench

        citing = PaneCommands(bench.compare.view)
        edit = self._window.menus.edit
        before = self._window.commands["preferences"]
        for action in (citing.cite, citing.find):
            edit.insertAction(before, action)
        edit.insertSeparator(before)

    def _show_about(self) -> None:
        from imbrex.gui.help.about_dialog import AboutDialog  # noqa: PLC0415 - not before anybody asks

        dialog = AboutDialog(self._settings, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @property
    def watching(self) -> Progress | None:
        """The folder that is watched and how far that has come, for another window; None for none."""
        return self.watched.reading.progress if self.watched is not None else None

    def go_on_watching(self, progress: Progress) -> None:
        """Watch what another window has watched."""
        _ = self._window.bench
        if self.watched is not None:
            self.watched.reading.go_on(progress)

    def watch_again(self) -> None:
        """Watch the folder of the last time, if people want that."""
        if self.watched is not None:
            self.watched.start_again()

    def close(self) -> None:
        """Come to an end with the window."""
        self.help.close()
        if self.tour is not None:
            self.tour.close()
