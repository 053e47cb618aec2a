"""Map ribbon: ribbons between the cards of two columns; moved paragraphs stand out and cross the others."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.gui.compare.changes.card_column import CardColumn
from imbrex.gui.compare.changes.card_delegate import GAP
from imbrex.gui.compare.changes.outcome_texts import HUES
from imbrex.gui.compare.changes.shown_side import ShownSide
from imbrex.gui.theme.theme import Theme, is_palette_change, theme_of
from imbrex.gui.widgets.ribbon_band import Shade, band_outline, paint_band
from imbrex.gui.wording.translated import translated

WIDTH = 96
MOST_BANDS = 160
"""Maximum number of ribbons, by weight; more can't be followed by eye."""
AWAY = 60.0  # pixels beyond the columns where ribbons to cards off screen end
THINNEST = 2.0  # pixels
CHOSEN, MOVED, KEPT = Shade(0.6, 1.0), Shade(0.4, 0.8), Shade(0.14, 0.3)


@dataclass(frozen=True, slots=True)
class MapBand:
    """A visible link: its index, top and bottom on each side, and whether it was moved."""

    link: int
    left: tuple[float, float]
    right: tuple[float, float]
    is_moved: bool

    def outline(self, width: float) -> QPainterPath:
        """Return the shape between the two sides."""
        return band_outline(self.left, self.right, 0.0, width)


class MapRibbon(QWidget):
    """The ribbons between two columns. Signal: link_clicked (index of the link)."""

    link_clicked = Signal(int)

    def __init__(self, left: CardColumn, right: CardColumn) -> None:
        super().__init__()
        self.setObjectName("mapRibbon")
        translated(self.setAccessibleName, lambda: self.tr("Ribbons linking matching paragraphs"))
        self.setFixedWidth(WIDTH)
        self.setMouseTracking(True)
        self._columns = left, right
        self._sides: tuple[ShownSide, ShownSide] | None = None
        self._chosen = (-1, -1)
        for column in self._columns:
            column.verticalScrollBar().valueChanged.connect(self.update)

    def show_sides(self, sides: tuple[ShownSide, ShownSide] | None) -> None:
        """Show the links of a pair."""
        self._sides = sides
        self.update()

    def set_chosen(self, left: int, right: int) -> None:
        """Emphasize all ribbons of a paragraph of the left or the right text; -1 for none."""
        self._chosen = left, right
        self.update()

    def bands(self) -> list[MapBand]:
        """Return the visible ribbons in drawing order: unmoved, moved, selected."""
        if self._sides is None:
            return []
        links = self._sides[0].links
        numbers = links.left, links.right
        shown = self._on_screen(0)[numbers[0]] | self._on_screen(1)[numbers[1]]
        shown &= self._is_row(0)[numbers[0]] & self._is_row(1)[numbers[1]]
        places = np.flatnonzero(shown)
        heaviest = places[np.argsort(-links.words[places], kind="stable")[:MOST_BANDS]]
        chosen = (numbers[0] == self._chosen[0]) | (numbers[1] == self._chosen[1])
        order = np.lexsort((heaviest, links.is_moved[heaviest], chosen[heaviest]))
        return [self._band(int(link)) for link in heaviest[order]]

    def link_at(self, x: float, y: float) -> int:
        """Return the index of the link at a position, -1 for none."""
        point = QPointF(x, y)
        return next((band.link for band in reversed(self.bands()) if band.outline(self.width()).contains(point)), -1)

    def _is_row(self, side: int) -> np.ndarray:
        """Return which paragraphs have a card; a filter may hide them."""
        assert self._sides is not None
        is_row = np.zeros(len(self._sides[side]), np.bool_)
        is_row[self._columns[side].cards.numbers] = True
        return is_row

    def _on_screen(self, side: int) -> np.ndarray:
        """Return which paragraphs have a visible card."""
        assert self._sides is not None
        column = self._columns[side]
        first = max(0, column.verticalScrollBar().value() // column.card_height)
        last = first + self.height() // column.card_height + 2
        is_seen = np.zeros(len(self._sides[side]), np.bool_)
        is_seen[column.cards.numbers[first:last]] = True
        return is_seen

    def _band(self, link: int) -> MapBand:
        assert self._sides is not None
        links = self._sides[0].links
        left = self._extent(0, int(links.left[link]), link)
        right = self._extent(1, int(links.right[link]), link)
        return MapBand(link, left, right, bool(links.is_moved[link]))

    def _extent(self, side: int, number: int, link: int) -> tuple[float, float]:
        """Return top and bottom of a ribbon on one side."""
        assert self._sides is not None
        column = self._columns[side]
        top = column.top_of(column.cards.row_of(number)) + GAP
        height = column.card_height - 2 * GAP
        if top + height < 0:
            return -AWAY - THINNEST, -AWAY
        if top > self.height():
            return self.height() + AWAY, self.height() + AWAY + THINNEST
        begin, end = (float(share[link]) for share in self._sides[side].ends)
        return top + begin * height, max(top + begin * height + THINNEST, top + end * height)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        link = self.link_at(event.position().x(), event.position().y())
        self.setCursor(Qt.CursorShape.PointingHandCursor if link >= 0 else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        link = self.link_at(event.position().x(), event.position().y())
        if link >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.link_clicked.emit(link)

    def changeEvent(self, event: QEvent) -> None:
        if is_palette_change(event):
            self.update()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = theme_of(QApplication.palette())
        painter.fillRect(self.rect(), theme.window)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for band in self.bands():
            self._paint_band(painter, theme, band)
        painter.end()

    def _paint_band(self, painter: QPainter, theme: Theme, band: MapBand) -> None:
        assert self._sides is not None
        links = self._sides[0].links
        chosen = int(links.left[band.link]) == self._chosen[0] or int(links.right[band.link]) == self._chosen[1]
        color = theme.strong(HUES[Outcome.MOVED if band.is_moved else Outcome.KEPT])
        shade = CHOSEN if chosen else MOVED if band.is_moved else KEPT
        paint_band(painter, band.outline(self.width()), color, shade)
