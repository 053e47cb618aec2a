"""Passage numbers: the menu action that shows passage numbers in the texts, applied at once and stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from imbrex.gui.model.settings import Settings

if TYPE_CHECKING:
    from imbrex.gui.compare.panes.side_by_side import SideBySide


class PassageNumbers(QObject):
    """Handles the action, also before there are any texts."""

    def __init__(self, settings: Settings, action: QAction) -> None:
        super().__init__(action)
        self._settings = settings
        self._panes: SideBySide | None = None
        action.setChecked(settings.passage_numbers)
        action.toggled.connect(self._on_toggled)

    def attach(self, panes: SideBySide) -> None:
        """Number the passages in these texts from now on."""
        self._panes = panes
        panes.set_numbered(self._settings.passage_numbers)

    def _on_toggled(self, wanted: bool) -> None:
        self._settings.passage_numbers = wanted
        if self._panes is not None:
            self._panes.set_numbered(wanted)
