"""Passage decision: the verdict on the selected passages, and the note on the current one."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from imbrex.engine.review.review import Verdict
from imbrex.gui.compare.review.pair_note import NoteField
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.model.session import Session
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.chip import STYLE
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated
from imbrex.gui.wording.verdict_texts import PASSAGE_KEYS, SIGNS, verdict_meaning, verdict_name, verdict_told

NOTE_ROOM = 150  # minimum width in pixels of the note beside buttons with names
NEXT = "›"
NEXT_OPEN = "N"
"""Shortcut for the next undecided passage."""


class PassageDecision(QWidget):
    """The bar below the list of passages.

    Attributes:
        next: the button to the next undecided passage.
        note: the field for the note.

    Signal: verdict_chosen (Verdict), for the selected passages.
    """

    verdict_chosen = Signal(object)

    def __init__(self, session: Session, review: ReviewedPair) -> None:
        super().__init__()
        self.setObjectName("passageDecision")
        self._session, self._review = session, review
        self._chosen: tuple[int, ...] = ()
        self._current = -1
        self._least = 0  # minimum width in pixels, with signs alone
        self._buttons = {verdict: self._button(verdict) for verdict in Verdict}
        self.next = QToolButton()
        self.next.setObjectName("nextOpenPassage")
        translated(self.next.setAccessibleName, lambda: self.tr("Next undecided"))
        translated(
            self.next.setToolTip,
            lambda: self.tr("Next undecided passage (%1)").replace("%1", NEXT_OPEN),
        )
        self.note = NoteField("passageNote")
        translated(self.note.setAccessibleName, lambda: self.tr("Note on the passage"))
        self._lay_out()
        self.note.edited.connect(self._on_note_edited)
        review.changed.connect(self._show)
        session.anonymous_changed.connect(self._show)
        self.show_chosen((), -1)

    def show_chosen(self, numbers: Sequence[int], current: int) -> None:
        """Show the decisions on these passages; the note is that on `current`, -1 for none."""
        self._chosen, self._current = tuple(numbers), current
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event) and self.layout() is not None:
            QTimer.singleShot(0, self, self._refit)  # the buttons are notified after this

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, super().minimumSizeHint().height())

    def _fit(self, width: int) -> None:
        """Show the names on the buttons if that leaves enough room for the note in the current language."""
        self._name_buttons(False)
        self._least = super().minimumSizeHint().width()
        self._name_buttons(True)
        if super().minimumSizeHint().width() - self.note.minimumSizeHint().width() + NOTE_ROOM > width:
            self._name_buttons(False)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # texts and widths have changed: Qt lays them out before it reports the new size

    def _refit(self) -> None:
        self._fit(self.width())

    def _name_buttons(self, is_wide: bool) -> None:
        """Show names or only signs on the buttons."""
        for verdict, button in self._buttons.items():
            button.setText(verdict_told(verdict) if is_wide else SIGNS[verdict])
        self.next.setText(self.tr("Next undecided") if is_wide else NEXT)

    def _button(self, verdict: Verdict) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"passage{verdict.name.capitalize()}")
        translated(button.setAccessibleName, lambda: verdict_name(verdict))
        button.setCheckable(True)
        translated(
            button.setToolTip,
            lambda: plain_tip(f"{verdict_name(verdict)} ({PASSAGE_KEYS[verdict]})\n{verdict_meaning(verdict)}"),
        )
        button.clicked.connect(lambda: self._on_clicked(verdict))
        return button

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)  # `_fit` measures names that do not stay
        layout.setContentsMargins(4, 3, 4, 4)
        layout.setSpacing(4)
        for button in (*self._buttons.values(), self.next):
            button.setStyleSheet(STYLE)
            layout.addWidget(button)
        layout.addWidget(self.note, 1)
        self._fit(0)
        translated(self._refit)

    @retranslated
    def _show(self) -> None:
        known = {self._review[number].verdict for number in self._chosen}
        for verdict, button in self._buttons.items():
            button.setChecked(known == {verdict})
            button.setEnabled(bool(known))
        self.next.setEnabled(self._review.decided < len(self._review))
        is_one = 0 <= self._current < len(self._review)
        owner = (self._review.found, self._current) if is_one else None
        names_shown = not self._session.anonymous
        self.note.show_note(owner, self._review.note(self._current) if is_one else "", writable=is_one and names_shown)
        self.note.setEnabled(is_one)
        hidden = self.tr("Names are hidden. Show names to edit the note.")
        self.note.setToolTip(hidden if is_one and not names_shown else "")

    def _on_clicked(self, verdict: Verdict) -> None:
        self.verdict_chosen.emit(verdict)
        self._show()  # clicking the current verdict has unchecked it

    def _on_note_edited(self, note: str, run: str) -> None:
        if self._current >= 0:
            self._review.write(self._current, note, run)
