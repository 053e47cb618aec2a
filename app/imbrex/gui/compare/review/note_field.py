"""Note field: a text field for a note, saved while typing."""

from itertools import count

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy

from imbrex.engine.review.review import LONGEST_NOTE
from imbrex.gui.wording.translation import translated

LINES = 2  # visible lines; the rest scrolls
_RUNS = count(1)


class NoteField(QPlainTextEdit):
    """A few lines of plain text.

    Signals:
        edited: (note, run) the new note; edits without leaving the field belong to one run.
        left: the user has pressed Escape.
    """

    edited = Signal(str, str)
    left = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        translated(self.setAccessibleName, lambda: self.tr("Note"))
        translated(self.setPlaceholderText, lambda: self.tr("Note…"))
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._owner: object = None
        self._run = ""
        self.textChanged.connect(self._on_text_changed)

    def show_note(self, owner: object, note: str, *, writable: bool) -> None:
        """Show the note of an owner, any value; text being typed is kept."""
        if owner != self._owner:
            self._owner, self._run = owner, ""
        self.setReadOnly(not writable)
        if note != self.toPlainText():
            with QSignalBlocker(self):
                self.setPlainText(note)
            self.document().clearUndoRedoStacks()

    def sizeHint(self) -> QSize:
        around = 2 * self.frameWidth() + round(2 * self.document().documentMargin())
        return QSize(200, LINES * self.fontMetrics().lineSpacing() + around)

    def minimumSizeHint(self) -> QSize:
        return QSize(110, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._run = ""
        super().focusOutEvent(event)

    def _on_text_changed(self) -> None:
        note = self.toPlainText()
        if len(note) > LONGEST_NOTE:
            self._cut(note)
            note = self.toPlainText()
        self._run = self._run or f"note {next(_RUNS)}"
        self.edited.emit(note, self._run)

    def _cut(self, note: str) -> None:
        """Truncate the excess, keeping earlier text and the undo history."""
        after = len(note[LONGEST_NOTE:].encode("utf-16-le", "surrogatepass")) // 2  # in UTF-16 units
        with QSignalBlocker(self):
            cursor = QTextCursor(self.document())
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.setPosition(cursor.position() - after, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
