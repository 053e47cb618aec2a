"""Passed focus: a widget that hands the keyboard on to one of its parts.

Qt's own focus proxy would do that too, but then Tab leads straight to that part, past all that stand before it.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class PassedFocus(QObject):
    """Watch a widget that Tab does not stop at; `part` says which of its parts is to have the keyboard."""

    def __init__(self, owner: QWidget, part: Callable[[], QWidget]) -> None:
        super().__init__(owner)
        self._part = part
        owner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn:
            self._part().setFocus(event.reason())
        return super().eventFilter(watched, event)
