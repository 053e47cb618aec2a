"""Passed focus: a widget that passes the focus to one of its children.

Qt's focus proxy would make Tab jump straight to that child, past all widgets before it.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class PassedFocus(QObject):
    """Passes the focus of a widget without tab focus to the child that `part` returns."""

    def __init__(self, owner: QWidget, part: Callable[[], QWidget]) -> None:
        super().__init__(owner)
        self._part = part
        owner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn:
            self._part().setFocus(event.reason())
        return super().eventFilter(watched, event)
