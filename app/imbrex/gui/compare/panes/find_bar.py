"""Find bar: searches both texts."""

import numpy as np
from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.wording.translation import translated

MOST_HITS = 100_000


def fold(text: str) -> str:
    """Return the text in lower case, with line breaks as spaces, at the same length.

    Lowercasing lengthens only one character (İ), and depends on context for only one (final sigma).
    """
    folded = text.replace("İ", "i").lower().replace("ς", "σ")
    return folded.replace("\n", " ").replace("\r", " ").replace("\u00a0", " ")


def find_all(folded: str, query: str) -> Ints:
    """Return the positions of a query in a folded text, ascending and disjoint, at most `MOST_HITS`."""
    needle = fold(query)
    places: list[int] = []
    place = folded.find(needle) if needle else -1
    while place >= 0 and len(places) < MOST_HITS:
        places.append(place)
        place = folded.find(needle, place + len(needle))
    return np.array(places, np.int64)


PAUSE = 120  # milliseconds from the last key to the search, so that typing is never delayed


class FindBar(QWidget):
    """Finds words in both texts; hits of the left text come first.

    Signals:
        hit_shown: the pane whose hit was scrolled to.
        closed: the bar was closed.
    """

    hit_shown = Signal(object)
    closed = Signal()

    def __init__(self, left: TextPane, right: TextPane) -> None:
        super().__init__()
        self.setObjectName("findBar")
        self._panes = (left, right)
        self._folded = ("", "")
        self._texts = ("", "")
        self._hits: tuple[Ints, Ints] = (np.zeros(0, np.int64), np.zeros(0, np.int64))
        self._current = -1
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.search)
        self._field = QLineEdit()
        self._count = PlainLabel()
        self._previous, self._next, self._close = QToolButton(), QToolButton(), QToolButton()
        self._name_widgets()
        self._lay_out()
        self.hide()

    def buttons(self) -> tuple[tuple[QToolButton, str], ...]:
        """Return the buttons and the names of their icons."""
        return (self._previous, "passage-previous"), (self._next, "passage-next"), (self._close, "close")

    def open(self) -> None:
        """Show the bar, ready to type, with the selected text of a pane as the query."""
        for pane in self._panes:
            selected = pane.textCursor().selectedText()
            if pane.hasFocus() and 0 < len(selected) <= 200:
                self._field.setText(selected)
        self.show()
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()
        self.search()

    def look_for(self, text: str, pane: TextPane) -> None:
        """Search for a text and go to a hit in one of the panes, if any."""
        self._field.setText(text)
        self.show()
        self._timer.stop()
        self._find()
        side = self._panes.index(pane)
        first = len(self._hits[0]) if side else 0
        self._current = first if len(self._hits[side]) else self._nearest()
        self._show()
        self._go()

    def close_bar(self) -> None:
        """Hide the bar and its marks."""
        self._timer.stop()
        for pane in self._panes:
            pane.set_hits(None)
        self._hits = (np.zeros(0, np.int64), np.zeros(0, np.int64))
        self._current = -1
        self.hide()
        self.closed.emit()

    def refresh(self) -> None:
        """Repeat the search after a text change, without scrolling."""
        if self.isVisible():
            self._find()
            self._show()

    def search(self) -> None:
        """Search for the text of the field and go to the first hit from the reading position."""
        self._timer.stop()
        self._find()
        self._current = self._nearest()
        self._show()
        self._go()

    def step(self, by: int) -> None:
        """Go to the next hit (1) or the previous one (-1), wrapping around."""
        if self.isHidden():
            self.open()
            return
        if self._timer.isActive():
            self.search()
            return
        if self._total():
            self._current = (self._current + by) % self._total()
            self._show()
            self._go()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.close_bar()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
                return True
        return super().eventFilter(watched, event)

    def _total(self) -> int:
        return len(self._hits[0]) + len(self._hits[1])

    def _find(self) -> None:
        texts = tuple(pane.version.text if pane.version else "" for pane in self._panes)
        if texts != self._texts:
            self._texts = (texts[0], texts[1])
            self._folded = (fold(texts[0]), fold(texts[1]))
        query = self._field.text()
        self._hits = (find_all(self._folded[0], query), find_all(self._folded[1], query))
        self._current = min(self._current, self._total() - 1)

    def _nearest(self) -> int:
        """Return the first hit at or below the top of a pane, left before right; the first of all if none is below."""
        before = 0
        for pane, hits in zip(self._panes, self._hits, strict=True):
            row = int(np.searchsorted(hits, pane.visible_points()[0]))
            if row < len(hits):
                return before + row
            before += len(hits)
        return 0 if before else -1

    def _show(self) -> None:
        length, first = len(self._field.text()), len(self._hits[0])
        self._panes[0].set_hits(self._hits[0], length, self._current if self._current < first else -1)
        self._panes[1].set_hits(self._hits[1], length, self._current - first)
        translated(self._count.setText, self._say)
        for button in (self._previous, self._next):
            button.setEnabled(self._total() > 0)

    def _say(self) -> str:
        if not self._field.text():
            return ""
        if not self._total():
            return self.tr("no hits")
        locale = QLocale()
        total = locale.toString(self._total()) + ("+" if max(len(hits) for hits in self._hits) == MOST_HITS else "")
        return self.tr("%1 of %2").replace("%1", locale.toString(self._current + 1)).replace("%2", total)

    def _go(self) -> None:
        if self._current < 0:
            return
        side = 0 if self._current < len(self._hits[0]) else 1
        pane = self._panes[side]
        point = int(self._hits[side][self._current - side * len(self._hits[0])])
        if not pane.is_comfortable(point):
            pane.scroll_to(point, pane.viewport().height() * 0.3)
        pane.move_caret(point)
        self.hit_shown.emit(pane)

    def _name_widgets(self) -> None:
        self._field.setObjectName("findText")
        translated(self._field.setAccessibleName, lambda: self.tr("Find in both texts"))
        translated(self._field.setPlaceholderText, lambda: self.tr("Find in both texts"))
        self._field.setClearButtonEnabled(True)
        self._field.setMaximumWidth(360)
        self._field.textChanged.connect(self._timer.start)
        self._count.setObjectName("findCount")
        self._count.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        texts = (
            (self._previous, "findPrevious", lambda: self.tr("Previous hit (Shift+F3)"), self._on_previous),
            (self._next, "findNext", lambda: self.tr("Next hit (F3)"), self._on_next),
            (self._close, "findClose", lambda: self.tr("Close (Esc)"), self.close_bar),
        )
        for button, name, text, slot in texts:
            button.setObjectName(name)
            translated(button.setToolTip, text)
            translated(button.setAccessibleName, text)
            button.setAutoRaise(True)
            button.clicked.connect(slot)
            button.installEventFilter(self)
        self._field.installEventFilter(self)

    def _lay_out(self) -> None:
        layout = spaced(QHBoxLayout(self), 4, (12, 2, 8, 4))
        layout.addWidget(self._field, 1)
        layout.addWidget(self._previous)
        layout.addWidget(self._next)
        layout.addWidget(self._count)
        layout.addStretch(1)
        layout.addWidget(self._close)

    def _on_next(self) -> None:
        self.step(1)

    def _on_previous(self) -> None:
        self.step(-1)
