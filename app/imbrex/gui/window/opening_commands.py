"""Ways in: every button and menu entry that brings documents, connected with what asks for them and what opens them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from imbrex.gui.documents.intake import Intake

if TYPE_CHECKING:
    from imbrex.gui.window.main_window import MainWindow


class WaysIn(QObject):
    """Serve the menus and the start page of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.intake = intake = Intake(window)
        commands = window.commands
        commands["open_files"].triggered.connect(intake.choose_files)
        commands["open_archive"].triggered.connect(intake.choose_archive)
        commands["open_folder"].triggered.connect(intake.choose_folder)
        commands["open_sources"].triggered.connect(intake.choose_sources)
        commands["open_template"].triggered.connect(intake.choose_template)
        commands["paste"].triggered.connect(intake.paste)
        commands["samples"].triggered.connect(intake.open_samples)
        window.recent.chosen.connect(intake.take_recent)
        intake.chosen.connect(window.open_paths)
        intake.pasted.connect(self._on_pasted)
        intake.told.connect(window.status.tell)
        self._connect_start_page()

    def _connect_start_page(self) -> None:
        start, intake = self._window.start, self.intake
        start.folder_requested.connect(intake.choose_folder)
        start.original_dropped.connect(intake.take_original)
        start.original_requested.connect(intake.choose_original)
        start.paste_requested.connect(intake.paste)
        start.rewrite_dropped.connect(self._window.open_paths)
        start.rewrite_requested.connect(intake.choose_files)
        start.samples_requested.connect(intake.open_samples)

    def _on_pasted(self, text: str) -> None:
        self._window.bench.reading.paste(text)
