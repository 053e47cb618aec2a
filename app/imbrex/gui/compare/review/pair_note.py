"""Pair note: a text field for a note, saved while typing, and the note on the open pair."""

from itertools import count

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy, QToolButton, QWidget

from imbrex.engine.review.review import LONGEST_NOTE
from imbrex.gui.model.session import Session
from imbrex.gui.widgets.chip import STYLE
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.plain_text import plain_tip, quote
from imbrex.gui.wording.translation import retranslated, translated
from imbrex.gui.wording.verdict_texts import NOTE

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


class PairNote(QWidget):
    """A field opened by its `button`, which is placed elsewhere and shows whether there is a note.

    Signal: left, when the user leaves the field.
    """

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pairNoteLine")
        self._session: Session | None = None
        self._pair: tuple[str, str] | None = None
        self.field = NoteField("pairNote")
        translated(self.field.setAccessibleName, lambda: self.tr("Note on the pair"))
        translated(self.field.setPlaceholderText, lambda: self.tr("Note on this pair…"))
        self.button = QToolButton()
        self.button.setObjectName("openPairNote")
        self.button.setCheckable(True)
        self.button.setStyleSheet(STYLE)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        layout = spaced(QHBoxLayout(self), margins=(12, 0, 12, 4))
        layout.addWidget(self.field)
        self.button.toggled.connect(self._on_toggled)
        self.field.edited.connect(self._on_edited)
        self.field.left.connect(self._on_left)
        self.hide()

    def follow(self, session: Session) -> None:
        """Show and edit the notes of a session."""
        self._session = session
        session.decisions.changed.connect(self._show)
        session.anonymous_changed.connect(self._show)
        self._show()

    def show_pair(self, left: str, right: str) -> None:
        """Show the note on two documents, by their keys."""
        if self._pair is None or {left, right} != set(self._pair):
            self.button.setChecked(False)
        self._pair = (left, right)
        self._show()

    def clear(self) -> None:
        """Disable the note, as no pair is shown."""
        self._pair = None
        self.button.setChecked(False)

    def open_field(self) -> None:
        """Show and focus the field."""
        if self._pair is not None:
            self.button.setChecked(True)
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @retranslated
    def _show(self) -> None:
        if self._session is None or self._pair is None:
            return
        session = self._session
        note = session.shown_text(session.decisions.review.of(*self._pair).note)
        self.field.show_note(frozenset(self._pair), note, writable=not session.anonymous)
        hidden = self.tr("Names are hidden. Show names to edit the note.")
        self.field.setToolTip(hidden if session.anonymous else "")
        written = self.tr("Note")
        self.button.setText(f"{NOTE} {written}" if note else self.tr("Note…"))
        self.button.setToolTip(plain_tip(quote(note)) if note else self.tr("Add a note on this pair"))
        named = (
            self.tr("Note on the pair: %1").replace("%1", quote(note)) if note else self.tr("Add a note on this pair")
        )
        self.button.setAccessibleName(named)

    def _on_toggled(self, wanted: bool) -> None:
        self.setVisible(wanted)
        if wanted:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_edited(self, note: str, run: str) -> None:
        if self._session is not None and self._pair is not None:
            self._session.decisions.note_pair(*self._pair, note, run)

    def _on_left(self) -> None:
        self.button.setChecked(False)
        self.left.emit()
