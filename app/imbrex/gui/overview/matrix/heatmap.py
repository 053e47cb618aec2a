"""Heatmap: the matrix of all documents, one cell per pair, painted from one image."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QToolTip

from imbrex.engine.overview.dendrogram import Tree
from imbrex.gui.overview.matrix.grid import CellArea, Grid, Place
from imbrex.gui.overview.matrix.heat_legend import HeatLegend
from imbrex.gui.overview.matrix.heat_painter import CellPicture, HeatPainter, Marks
from imbrex.gui.overview.matrix.matrix import Block, Matrix, blocks, places_in_order
from imbrex.gui.overview.shared.choice_menu import ChoiceMenu
from imbrex.gui.overview.shared.class_choice import ClassChoice, Pair, ShownClass
from imbrex.gui.overview.shared.pair_text import PairText
from imbrex.gui.theme.theme import is_palette_change, theme_of
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated

ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


def moved(current: Place | None, event: QKeyEvent, grid: Grid) -> Place | None:
    """Return the cell that a key moves to; None for other keys.

    Home and End go to the ends of the row, with Ctrl to the corners. The diagonal is skipped: a document and itself
    are not a pair.
    """
    key = Qt.Key(event.key())
    if key not in ARROWS and key not in PAGES and key not in ENDS:
        return None
    row, column = current or (0, 0)
    down, across = ARROWS.get(key, (0, 0))
    if current is None:
        return 0, 1
    if key in PAGES:
        down = PAGES[key] * max(1, len(grid.rows) - 1)
    elif key in ENDS:
        end = ENDS[key] % grid.count
        across = end - column
        down = end - row if event.modifiers() & Qt.KeyboardModifier.ControlModifier else 0
    return _off_diagonal((row + down, column + across), (down, across), current, grid.count)


def _off_diagonal(place: Place, step: Place, before: Place, count: int) -> Place:
    """Return the cell, clamped to the matrix; skip the diagonal, or go back if nothing is behind it."""
    row, column = (min(count - 1, max(0, index)) for index in place)
    if row != column:
        return row, column
    down, across = ((way > 0) - (way < 0) for way in step)
    for direction in (1, -1):
        aside = row + direction * down, column + direction * across
        if aside[0] != aside[1] and min(aside) >= 0 and max(aside) < count:
            return aside
    return (row, column - 1) if column else (row, 1) if down and across else before


NEXT_KEYS = {Qt.Key.Key_N, Qt.Key(ord("Т")), Qt.Key.Key_F8}  # the second is the N key of a Russian keyboard
ZOOM_KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}


class Heatmap(CellArea):
    """The matrix, its legend, and a current cell that is the selected pair.

    Filled while visible, in slices between events.
    """

    def __init__(self, choice: ClassChoice) -> None:
        super().__init__()
        self.setObjectName("heatmap")
        translated(self.setAccessibleName, lambda: self.tr("Matrix of all pairs"))
        self._choice = choice
        self._shown: ShownClass | None = None
        self._tree: Tree | None = None
        self._matrix: Matrix | None = None
        self._is_stale = False
        self._blocks: list[Block] = []
        self._hovered: Place | None = None
        self._picture = CellPicture()
        self._text = PairText(self)
        self._legend = HeatLegend(self)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)
        self._legend.zoom.fit.clicked.connect(self.fit)
        self._legend.zoom.zoom_requested.connect(self.zoom)
        choice.document_changed.connect(self._on_document_changed)
        choice.pair_changed.connect(self._on_pair_changed)

    @property
    def matrix(self) -> Matrix | None:
        """Return the displayed matrix; None before it is first shown."""
        return self._matrix

    @property
    def blocks(self) -> list[Block]:
        """Return the framed blocks: the clusters at the threshold."""
        return self._blocks

    def show_class(self, shown: ShownClass, tree: Tree | None) -> None:
        """Show all compared documents in the order of the tree; without a tree, in that of loading."""
        self._shown, self._tree, self._is_stale = shown, tree, True
        self._legend.show_class(shown)
        if self.isVisible():
            self._refresh()

    def describe(self, place: Place) -> str:
        """Describe a cell."""
        if self._matrix is None:
            return ""
        row, column = self._matrix.documents_at(*place)
        shown = self._matrix.shown
        return shown.names[row] if row == column else self._text.describe(shown, row, column)

    # Input

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        place = self._moved(event)
        if place is not None:
            self._go_to(place)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._choice.pair is not None and self.current:
            self._choice.open_pair(self._choice.pair)
        elif key in ZOOM_KEYS:
            self.zoom(ZOOM_KEYS[key])
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.grid.cell_at(event.position()) if self._matrix else None
        if place is None or self._matrix is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if place[0] == place[1]:
            self._choice.choose_document(self._matrix.documents_at(*place)[0])
        else:
            self._go_to(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self.grid.cell_at(event.position()) if self._matrix else None
        if place is None or self._matrix is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        pair = self._matrix.documents_at(*place)
        if pair[0] == pair[1]:
            self._choice.open_document(pair[0])
        else:
            self._choice.open_pair(pair)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.grid.cell_at(event.position()) if self._matrix else None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        place = self.grid.cell_at(QPointF(event.pos())) if by_mouse and self._matrix else self.current
        if place is not None and self._matrix is not None:
            self.menu(self._matrix, place).popup(event.globalPos())

    def menu(self, matrix: Matrix, place: Place) -> ChoiceMenu:
        """Return the context menu of a cell: for its pair, or for one text on the diagonal."""
        menu = ChoiceMenu(self._choice, matrix.shown, self)
        row, column = matrix.documents_at(*place)
        if row != column:
            menu.offer_pair((row, column))
        else:
            menu.offer_text(row, self.describe(place))
        return menu

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.grid.cell_at(QPointF(event.pos())) if self._matrix else None
            QToolTip.showText(event.globalPos(), plain_tip(self.describe(place)) if place else "", self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)

    # Events and painting

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_legend()
        self.update_scroll_bars()

    def changeEvent(self, event: QEvent) -> None:
        if is_palette_change(event) or event.type() == QEvent.Type.FontChange:
            self.names.measure(self.font())
            self._place_legend()
            self.update_scroll_bars()
            self.viewport().update()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(640, 560)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 220)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self.palette())
        with QPainter(self.viewport()) as painter:
            painter.setFont(self.font())
            if self._matrix is None or not len(self._matrix):
                painter.fillRect(self.viewport().rect(), theme.base)
                return
            grid = self.grid
            marks = Marks(self.current, self._hovered, self._line_of(self._choice.document), self.hasFocus())
            image = self._picture.draw(self._matrix.codes, grid, self.devicePixelRatioF(), theme)
            HeatPainter(painter, grid, self.names.all, theme).paint(image, self._blocks, marks)

    # Implementation

    def _refresh(self) -> None:
        """Update the matrix; its cells are filled later."""
        if self._shown is None or not self._is_stale:
            return
        self._is_stale = False
        order = places_in_order(self._shown.report, self._tree)
        if self._matrix is None or not self._matrix.show_again(self._shown, order):
            self._matrix = Matrix(self._shown, order)
        self.names.all = [self._shown.names[number] for number in order.tolist()]
        self.names.measure(self.font())
        self._blocks = blocks(self._tree, order, self._shown.threshold)
        self._hovered = None
        self._place_legend()
        self.update_scroll_bars()
        self._on_pair_changed(self._choice.pair)
        self._timer.start()
        self._work()

    def _work(self) -> None:
        if self._matrix is None or self._matrix.is_complete:
            self._timer.stop()
            self._picture.forget()
            self.viewport().update()
        else:
            self._matrix.work()

    def _place_legend(self) -> None:
        height = self._legend.sizeHint().height()
        self.setViewportMargins(0, height, 0, 0)
        self._legend.setGeometry(0, 0, self.viewport().width(), height)

    def _moved(self, event: QKeyEvent) -> Place | None:
        """Return the cell that a key moves to; None for other keys."""
        if self._matrix is None or len(self._matrix) < 2:
            return None
        if Qt.Key(event.key()) in NEXT_KEYS:
            step = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            return self._next_above(step)
        return moved(self.current, event, self.grid)

    def _next_above(self, step: int) -> Place | None:
        assert self._matrix is not None
        row, column = sorted(self.current) if self.current else (0, 0)
        place = self._matrix.next_above(row, column, step)
        if place is None:
            corner = self.viewport().mapToGlobal(QPoint(self.grid.left, self.grid.top))
            QToolTip.showText(corner, self.tr("No pair reaches the threshold."), self.viewport())
        return place

    def _go_to(self, place: Place) -> None:
        """Make a cell current and select its pair."""
        assert self._matrix is not None
        self._set_current(place)
        self._choice.choose_pair(self._matrix.documents_at(*place))

    def _set_current(self, place: Place | None) -> None:
        self.current = place
        self._describe_current()
        if place is not None:
            self.show_cell(place)
        self.viewport().update()

    @retranslated
    def _describe_current(self) -> None:
        """Describe the current cell; Qt announces the change."""
        self.setAccessibleDescription(self.describe(self.current) if self.current else "")

    def _hover(self, place: Place | None) -> None:
        if place != self._hovered:
            self._hovered = place
            self.viewport().update()

    def _line_of(self, document: int | None) -> int | None:
        """Return the row and column of a document; None if it was not compared, or is in a report not shown yet."""
        if self._matrix is None or document is None or not 0 <= document < len(self._matrix.place):
            return None
        place = int(self._matrix.place[document])
        return place if place >= 0 else None

    def _on_pair_changed(self, pair: Pair | None) -> None:
        if self._matrix is None or self._is_stale:
            return  # updated when it is shown
        ends = sorted(line for line in map(self._line_of, pair or ()) if line is not None)
        if len(ends) < 2:
            self._set_current(None)
        elif self.current is None or sorted(self.current) != ends:
            self._set_current((ends[0], ends[1]))
        else:
            self._set_current(self.current)

    def _on_document_changed(self, _document: int | None) -> None:
        self.viewport().update()
