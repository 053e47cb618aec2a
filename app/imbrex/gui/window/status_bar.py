"""Status bar: the current operation, its progress, and a Cancel button."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QProgressBar, QPushButton, QStatusBar

from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.wording.translation import translated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from imbrex.engine.observer import Progress

TOLD_FOR = 8000  # milliseconds that a message stays


class StatusBar(QStatusBar):
    """Progress bar and the button `cancel` are visible only during an operation."""

    def __init__(self) -> None:
        super().__init__()
        translated(self.setAccessibleName, lambda: self.tr("Status"))
        self.setSizeGripEnabled(False)
        self.setContentsMargins(0, 0, 8, 0)
        self.setStyleSheet("QStatusBar::item { border: none; }")
        self._word = ""
        translated(self.clearMessage)  # a message in the previous language
        self._settings = PlainLabel(name="settingsInWords", quiet=True)
        self._stage = PlainLabel(name="stageLabel")
        self._bar = QProgressBar()
        self._bar.setObjectName("progressBar")
        translated(self._bar.setAccessibleName, lambda: self.tr("Progress"))
        self._bar.setMaximumWidth(180)
        self._bar.setTextVisible(False)
        self.cancel = QPushButton()
        translated(self.cancel.setText, lambda: self.tr("Cancel"))
        self.cancel.setObjectName("cancelButton")
        translated(self.cancel.setAccessibleName, self.cancel.text)
        for widget in (self._stage, self._bar, self.cancel, self._settings):
            self.addPermanentWidget(widget)
        self.show_busy(False)

    def show_settings(self, line: str) -> None:
        """Show what is compared, on the right."""
        self._settings.setText(line)

    def show_busy(self, busy: bool) -> None:
        """Show or hide bar and button."""
        with self._painted_later():
            self._bar.setRange(0, 0)
        translated(self._stage.setText, str)
        for widget in (self._stage, self._bar, self.cancel):
            widget.setVisible(busy)

    def show_progress(self, progress: Progress) -> None:
        """Show the progress of a stage."""
        stages = self._names_of_stages
        translated(self._stage.setText, lambda: stages().get(progress.stage, self.tr("Working…")))
        with self._painted_later():
            self._bar.setRange(0, progress.total)
            self._bar.setValue(progress.done)

    @contextmanager
    def _painted_later(self) -> Iterator[None]:
        """Let the bar change without a paint at each step: Qt would paint at once, taking 2 to 5 ms."""
        self._bar.setUpdatesEnabled(False)
        yield
        self._bar.setUpdatesEnabled(True)

    def show_word(self, sentence: str) -> None:
        """Show a message about the word under the mouse; nothing if there is none."""
        if sentence:
            self.showMessage(sentence)
        elif self._word:
            self.clearMessage()
        self._word = sentence

    def show_message(self, sentence: str) -> None:
        """Show a message for a while."""
        self.showMessage(sentence, TOLD_FOR)

    def _names_of_stages(self) -> dict[str, str]:
        """Return the message for each stage of the engine, the library or a project."""
        return {
            "reading": self.tr("Reading…"),
            "recognizing": self.tr("Recognizing text…"),
            "words": self.tr("Reading words…"),
            "normalization": self.tr("Preparing texts…"),
            "dictionaries": self.tr("Reading dictionaries…"),
            "pairs": self.tr("Comparing…"),
            "clusters": self.tr("Finding clusters…"),
            "graph": self.tr("Drawing graph…"),
            "passages": self.tr("Finding passages…"),
            "differences": self.tr("Finding word differences…"),
            "translation": self.tr("Comparing by translation…"),
            "disguises": self.tr("Checking for disguises…"),
            "quotations": self.tr("Checking quotations and references…"),
            "evidence": self.tr("Finding rare words, names and numbers…"),
            "phrases": self.tr("Finding common text…"),
            "shared passages": self.tr("Finding shared passages in clusters…"),
            "options": self.tr("Trying other options…"),
            "fingerprints": self.tr("Computing fingerprints…"),
            "reducing": self.tr("Finding topics…"),
            "adding": self.tr("Adding to library…"),
            "checking": self.tr("Checking against library…"),
            "Checking the file": self.tr("Checking file…"),
            "Checking documents": self.tr("Checking documents…"),
            "Checking the index": self.tr("Checking index…"),
            "Bringing the library up to date": self.tr("Upgrading library…"),
            "groups": self.tr("Finding near-duplicates…"),
            "index": self.tr("Building index…"),
            "indexing": self.tr("Building index…"),
            "removing": self.tr("Deleting…"),
            "writing reports": self.tr("Saving reports…"),
            "opening": self.tr("Opening project…"),
            "saving": self.tr("Saving project…"),
        }
