"""Undo commands: undo and redo of decisions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from imbrex.gui.window.actions import Actions

if TYPE_CHECKING:
    from PySide6.QtGui import QUndoStack

    from imbrex.gui.model.decisions import Decisions


class UndoCommands(QObject):
    """Binds two actions to the undo stack of a review, with the step in their text; disabled while there is none.

    Signal: told, what was undone or redone, as it may be out of sight.
    """

    told = Signal(str)

    def __init__(self, commands: Actions) -> None:
        super().__init__(commands)
        self._undo, self._redo = commands["undo"], commands["redo"]
        for action in (self._undo, self._redo):
            action.setEnabled(False)

    def attach(self, decisions: Decisions) -> None:
        """Act on these decisions from now on."""
        stack = decisions.undo_stack
        self._undo.triggered.connect(partial(self._take_back, stack))
        self._redo.triggered.connect(partial(self._do_again, stack))
        stack.canUndoChanged.connect(self._undo.setEnabled)
        stack.canRedoChanged.connect(self._redo.setEnabled)
        stack.undoTextChanged.connect(self._tell_undo)
        stack.redoTextChanged.connect(self._tell_redo)

    def _take_back(self, stack: QUndoStack, _checked: bool = False) -> None:
        step = stack.undoText()
        stack.undo()
        self.told.emit(self.tr("Undone: %1").replace("%1", step))

    def _do_again(self, stack: QUndoStack, _checked: bool = False) -> None:
        step = stack.redoText()
        stack.redo()
        self.told.emit(self.tr("Redone: %1").replace("%1", step))

    def _tell_undo(self, step: str) -> None:
        self._undo.setText(self.tr("&Undo %1").replace("%1", _plain(step)) if step else self.tr("&Undo"))

    def _tell_redo(self, step: str) -> None:
        self._redo.setText(self.tr("&Redo %1").replace("%1", _plain(step)) if step else self.tr("&Redo"))


def _plain(step: str) -> str:
    """A step's text as a menu needs it."""
    return step.replace("&", "&&")
