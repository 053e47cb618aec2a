"""Heatmap: all documents against all, one cell a pair, painted from one image."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip

from imbrex.engine.overview.tree import Tree
from imbrex.gui.overview.cell_image import CellPicture
from imbrex.gui.overview.choice import Choice, Pair
from imbrex.gui.overview.grid import LARGEST, STEP, Grid, fitting, rounded
from imbrex.gui.overview.heat_keys import moved
from imbrex.gui.overview.heat_layout import HeatLayout
from imbrex.gui.overview.heat_legend import HeatLegend
from imbrex.gui.overview.heat_painter import HeatPainter, Marks, Place
from imbrex.gui.overview.matrix import Matrix
from imbrex.gui.overview.pair_text import PairText
from imbrex.gui.overview.plain import plain_tip
from imbrex.gui.overview.seriation import Block, blocks, places_in_order
from imbrex.gui.overview.shown import Shown
from imbrex.gui.theme import is_palette_change, theme_of

ZOOM_KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}


class Heatmap(QAbstractScrollArea):
    """The matrix, its legend, and a current cell that is the chosen pair.

    Filled while it is seen, slice by slice between events.
    """

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self.setObjectName("heatmap")
        self.setAccessibleName(self.tr("Heatmap of all pairs"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self._choice = choice
        self._shown: Shown | None = None
        self._tree: Tree | None = None
        self._matrix: Matrix | None = None
        self._is_stale = False
        self._layout = HeatLayout()
        self._blocks: list[Block] = []
        self._cell: float | None = None  # None: all of it fits
        self._current: Place | None = None
        self._hovered: Place | None = None
        self._picture = CellPicture()
        self._text = PairText(self)
        self._legend = HeatLegend(self)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)
        self._legend.zoom.fit_requested.connect(self.fit)
        self._legend.zoom.zoom_requested.connect(self.zoom)
        choice.document_changed.connect(self._on_document_changed)
        choice.pair_changed.connect(self._on_pair_changed)

    @property
    def current(self) -> Place | None:
        """Row and column of the current cell."""
        return self._current

    @property
    def matrix(self) -> Matrix | None:
        """What is shown; None until it has been seen for the first time."""
        return self._matrix

    @property
    def grid(self) -> Grid:
        """Where the cells lie."""
        grid = self._layout.grid(self.viewport().size(), self._cell)
        return replace(grid, x=self.horizontalScrollBar().value(), y=self.verticalScrollBar().value())

    def show_class(self, shown: Shown, tree: Tree | None) -> None:
        """Show all documents that take part, in the order of the tree; without one, as they were loaded."""
        self._shown, self._tree, self._is_stale = shown, tree, True
        self._legend.show_class(shown)
        if self.isVisible():
            self._refresh()

    def zoom(self, steps: int, around: QPointF | None = None) -> None:
        """Make cells larger, or smaller; what lies at a point stays there."""
        if self._matrix is None:
            return
        before = self.grid
        point = around or self._middle_of(before)
        across = (point.x() - before.left + before.x) / before.cell
        down = (point.y() - before.top + before.y) / before.cell
        smallest = min(1.0, fitting(before.count, min(before.room.width(), before.room.height())))
        self._cell = min(LARGEST, max(smallest, rounded(before.cell * STEP**steps)))
        self._update_scroll_bars()
        after = self.grid
        self.horizontalScrollBar().setValue(round(after.left + across * after.cell - point.x()))
        self.verticalScrollBar().setValue(round(after.top + down * after.cell - point.y()))
        self.viewport().update()

    def fit(self) -> None:
        """Show all cells."""
        self._cell = None
        self._update_scroll_bars()
        self.viewport().update()

    def describe(self, place: Place) -> str:
        """What is known of a cell."""
        if self._matrix is None:
            return ""
        row, column = self._matrix.documents_at(*place)
        shown = self._matrix.shown
        return shown.names[row] if row == column else self._text.describe(shown, row, column)

    # What people do

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        place = self._moved(event)
        if place is not None:
            self._go_to(place)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._choice.pair is not None and self._current:
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

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if event.angleDelta().y() > 0 else -1, event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.grid.cell_at(QPointF(event.pos())) if self._matrix else None
            QToolTip.showText(event.globalPos(), plain_tip(self.describe(place)) if place else "", self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)

    # What Qt asks

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_legend()
        self._update_scroll_bars()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        if is_palette_change(event) or event.type() == QEvent.Type.FontChange:
            self._layout.measure(self.font())
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
            marks = Marks(self._current, self._hovered, self._document_place(), self.hasFocus())
            image = self._picture.draw(self._matrix.codes, grid, self.devicePixelRatioF(), theme)
            HeatPainter(painter, grid, self._layout.names, theme).paint(image, self._blocks, marks)

    # Inside

    def _refresh(self) -> None:
        """Take over what there is to show; filling the cells follows."""
        if self._shown is None or not self._is_stale:
            return
        self._is_stale = False
        order = places_in_order(self._shown.report, self._tree)
        if self._matrix is None or not self._matrix.show_again(self._shown, order):
            self._matrix = Matrix(self._shown, order)
        self._layout.names = [self._shown.names[number] for number in order.tolist()]
        self._layout.measure(self.font())
        self._blocks = blocks(self._tree, self._matrix.place, self._shown.threshold)
        self._hovered = None
        self._place_legend()
        self._update_scroll_bars()
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

    def _update_scroll_bars(self) -> None:
        grid = self.grid
        room = grid.room
        pages = (int(room.width()), int(room.height()))
        bars = (self.horizontalScrollBar(), self.verticalScrollBar())
        for bar, most, page in zip(bars, grid.most, pages, strict=True):
            bar.setRange(0, most)
            bar.setPageStep(page)
            bar.setSingleStep(max(1, int(grid.cell)))

    def _middle_of(self, grid: Grid) -> QPointF:
        """What stays where it is when keys zoom: the current cell if it is seen."""
        if self._current is not None:
            middle = grid.rect(*self._current).center()
            if grid.room.contains(middle):
                return middle
        return grid.room.center()

    def _moved(self, event: QKeyEvent) -> Place | None:
        """Where a key leads; None for a key that leads nowhere."""
        if self._matrix is None or len(self._matrix) < 2:
            return None
        if event.key() == Qt.Key.Key_N:
            step = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            return self._next_above(step)
        return moved(self._current, event, self.grid)

    def _next_above(self, step: int) -> Place | None:
        assert self._matrix is not None
        row, column = sorted(self._current) if self._current else (0, 0)
        place = self._matrix.next_above(row, column, step)
        if place is None:
            corner = self.viewport().mapToGlobal(QPoint(self.grid.left, self.grid.top))
            QToolTip.showText(corner, self.tr("No pair reaches the threshold."), self.viewport())
        return place

    def _go_to(self, place: Place) -> None:
        """Make a cell the current one, and its pair the chosen one."""
        assert self._matrix is not None
        self._set_current(place)
        self._choice.choose_pair(self._matrix.documents_at(*place))

    def _set_current(self, place: Place | None) -> None:
        self._current = place
        self.setAccessibleDescription(self.describe(place) if place else "")  # Qt announces that it changed
        if place is not None:
            x, y = self.grid.scrolled_to(*place)
            self.horizontalScrollBar().setValue(x)
            self.verticalScrollBar().setValue(y)
        self.viewport().update()

    def _hover(self, place: Place | None) -> None:
        if place != self._hovered:
            self._hovered = place
            self.viewport().update()

    def _document_place(self) -> int | None:
        """Row and column of the chosen document."""
        number = self._choice.document
        if self._matrix is None or number is None or not 0 <= number < len(self._matrix.place):
            return None
        place = int(self._matrix.place[number])
        return place if place >= 0 else None

    def _on_pair_changed(self, pair: Pair | None) -> None:
        if self._matrix is None or self._is_stale:
            return  # read when it is shown
        ends = [] if pair is None else [int(self._matrix.place[number]) for number in pair]
        if not ends or min(ends) < 0:
            self._set_current(None)
        elif self._current is None or sorted(self._current) != sorted(ends):
            self._set_current((min(ends), max(ends)))
        else:
            self._set_current(self._current)

    def _on_document_changed(self, _document: int | None) -> None:
        self.viewport().update()
