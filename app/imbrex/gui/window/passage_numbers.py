"""Passage numbers: the menu action that shows passage numbers in the texts, applied at once and stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from imbrex.gui.model.settings import Settings

if TYPE_CHECKING:
    from imbrex.gui.compare.panes.side_by_side import SideBySide


class PassageNumbers(QObject):
    """Handles the action."""

    def __init__(self, settings: Settings, action: QAction, panes: SideBySide) -> None:
        super().__init__(panes)
        self._settings = settings
        self._panes = panes
        action.setChecked(settings.passage_numbers)
        panes.set_numbered(settings.passage_numbers)
        action.toggled.connect(self._on_toggled)

    def _on_toggled(self, wanted: bool) -> None:
        self._settings.passage_numbers = wanted
        self._panes.set_numbered(wanted)
