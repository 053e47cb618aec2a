"""Segments: buttons of several actions or exclusive choices, joined in a row."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QTabBar, QToolButton, QWidget

from imbrex.gui.widgets.layouts import NO_MARGINS, spaced


class SegmentedBar(QTabBar):
    """A tab bar that the theme draws like `Segments`: a row of joined buttons, the selected one filled."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)


class Segments(QWidget):
    """A row of joined buttons, one per action; the theme draws the checked one like a selection."""

    def __init__(self, actions: Sequence[QAction], *, icons: bool = False) -> None:
        """Name the buttons after the actions; show their icons or their texts."""
        super().__init__()
        self._style = Qt.ToolButtonStyle.ToolButtonIconOnly if icons else Qt.ToolButtonStyle.ToolButtonTextOnly
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout = spaced(QHBoxLayout(self), 0, NO_MARGINS)
        self._buttons = [self._button(action) for action in actions]
        for place, button in (("first", self._buttons[0]), ("last", self._buttons[-1])):
            button.setProperty("place", place)
        for button in self._buttons:
            layout.addWidget(button)

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setObjectName(action.objectName())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolButtonStyle(self._style)
        action.changed.connect(partial(_describe, button, action))  # in another language, or another lens
        _describe(button, action)
        return button


def _describe(button: QToolButton, action: QAction) -> None:
    button.setAccessibleName(action.text())
    button.setAccessibleDescription(action.toolTip())
