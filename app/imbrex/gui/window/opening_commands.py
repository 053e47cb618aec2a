"""Opening commands: every button and menu action that opens documents, connected to its dialog."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from imbrex.gui.documents.intake import Intake
from imbrex.gui.window.actions import Actions
from imbrex.gui.window.start_page import StartPage


class OpeningCommands(QObject):
    """Connects the menus and the start page of a window to `intake`."""

    def __init__(self, commands: Actions, start: StartPage, window: QWidget) -> None:
        super().__init__(window)
        self.intake = intake = Intake(window)
        commands["open_files"].triggered.connect(intake.choose_files)
        commands["open_archive"].triggered.connect(intake.choose_archive)
        commands["open_folder"].triggered.connect(intake.choose_folder)
        commands["open_sources"].triggered.connect(intake.choose_sources)
        commands["open_template"].triggered.connect(intake.choose_template)
        commands["paste"].triggered.connect(intake.paste)
        commands["samples"].triggered.connect(intake.open_samples)
        start.folder_requested.connect(intake.choose_folder)
        start.original_dropped.connect(intake.take_original)
        start.original_requested.connect(intake.choose_original)
        start.paste_requested.connect(intake.paste)
        start.rewrite_requested.connect(intake.choose_files)
        start.samples_requested.connect(intake.open_samples)
