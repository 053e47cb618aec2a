"""Dialogs that are open: asking a window for all children makes parts that it lacks yet, ten times its own work."""

from typing import TypeVar

from PySide6.QtWidgets import QDialog, QWidget

Dialog = TypeVar("Dialog", bound=QDialog)


def open_dialogs(window: QWidget, kind: type[Dialog]) -> list[Dialog]:
    """The dialogs of a kind that are on the screen; those that were closed are gone with the next turn of the loop."""
    return [one for one in QWidget.findChildren(window, kind) if one.isVisible()]
