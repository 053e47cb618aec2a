"""Card column: the paragraphs of one text as a list of cards."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.gui.compare.changes.card_delegate import CardDelegate, card_height
from imbrex.gui.compare.changes.paragraph_model import ParagraphModel
from imbrex.gui.compare.changes.shown_side import ShownSide
from imbrex.gui.wording.translated import translated

READING_HEIGHT = 0.33  # the eye level, as a share of the list's height
LEAST = 36  # pixels; if space is short, the cards scroll, but the widgets above them do not


class CardColumn(QListView):
    """A list of up to thousands of cards.

    Signals:
        card_picked: number of the paragraph clicked or reached with the keyboard.
        card_opened: number of the paragraph double-clicked or opened with Enter.
        crossing_requested: an arrow key moves to the other column.
    """

    card_picked = Signal(int)
    card_opened = Signal(int)
    crossing_requested = Signal()

    def __init__(self, name: str, title: Callable[[], str], *, mirrored: bool) -> None:
        super().__init__()
        self.setObjectName(name)
        translated(self.setAccessibleName, title)
        translated(
            self.setAccessibleDescription,
            lambda: self.tr(
                "Press Left or Right to go to the matching paragraph, Enter to show the paragraph in the texts."
            ),
        )
        self.cards = ParagraphModel(self)
        self._delegate = CardDelegate(self, mirrored=mirrored)
        self._away = Qt.Key.Key_Right if mirrored else Qt.Key.Key_Left
        self.setModel(self.cards)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMinimumHeight(LEAST)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if mirrored:
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(self._on_double_clicked)

    @property
    def current_number(self) -> int:
        """Return the number of the current paragraph, -1 for none."""
        row = self.currentIndex().row()
        return int(self.cards.numbers[row]) if row >= 0 else -1

    @property
    def card_height(self) -> int:
        """Return the row height in pixels."""
        return card_height(self.font())

    def top_of(self, row: float) -> float:
        """Return the top of a row in viewport pixels; negative above the viewport."""
        return row * self.card_height - self.verticalScrollBar().value()

    def row_at_eye(self) -> float:
        """Return the row at eye level, with its fraction."""
        eye = READING_HEIGHT * self.viewport().height()
        return (self.verticalScrollBar().value() + eye) / self.card_height

    def scroll_row_to(self, row: float, top: float) -> None:
        """Scroll a row to `top` pixels below the top, as far as possible."""
        self.verticalScrollBar().setValue(round(row * self.card_height - top))

    def show_side(self, side: ShownSide | None, chosen: Collection[Outcome]) -> None:
        """Show the paragraphs of a text with these outcomes; all if the set is empty."""
        self.cards.show_side(side, chosen)
        self.doItemsLayout()  # immediately, so that it can be scrolled

    def show_partners(self, partners: list[int]) -> None:
        """Mark the paragraphs linked to the selected one of the other text and make the first one current."""
        self._delegate.partners = frozenset(partners)
        row = next((row for partner in partners if (row := self.cards.row_of(partner)) >= 0), -1)
        self.make_current(row)
        self.viewport().update()

    def make_current(self, row: int) -> None:
        """Make a row current without picking it or scrolling; -1 for none."""
        self.setAutoScroll(False)
        self.setCurrentIndex(self.cards.index(row) if row >= 0 else QModelIndex())
        if row < 0:
            self.selectionModel().clear()
        self.setAutoScroll(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.current_number >= 0:
                self.card_opened.emit(self.current_number)
            return
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if event.key() == self._away:
                self.crossing_requested.emit()
            return
        before = self.current_number
        if before < 0 and self.cards.rowCount():
            self.make_current(min(max(0, round(-self.top_of(0) / self.card_height)), self.cards.rowCount() - 1))
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):  # start from a visible row
                self.card_picked.emit(self.current_number)
                return
        super().keyPressEvent(event)
        if self.current_number >= 0 and self.current_number != before:
            self.card_picked.emit(self.current_number)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.card_picked.emit(int(self.cards.numbers[index.row()]))

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.card_opened.emit(int(self.cards.numbers[index.row()]))
