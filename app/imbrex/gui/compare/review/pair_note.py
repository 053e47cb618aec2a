"""Pair note: the note on the open pair."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from imbrex.gui.compare.review.note_field import NoteField
from imbrex.gui.model.session import Session
from imbrex.gui.widgets.chip import STYLE
from imbrex.gui.wording.plain_text import plain_tip, quote
from imbrex.gui.wording.translation import retranslated, translated
from imbrex.gui.wording.verdict_texts import NOTE


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
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 0, 12, 4)
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
