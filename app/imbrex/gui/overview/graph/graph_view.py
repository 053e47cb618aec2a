"""Graph view: documents as points, pairs above the threshold as lines."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from imbrex.engine.overview.graph import Graph
from imbrex.gui.overview.graph.graph_painter import SMOOTH, Emphasis, GraphPainter
from imbrex.gui.overview.graph.graph_points import LEAST, MOST, GraphPoints, GraphText, Plane, fitted
from imbrex.gui.overview.shared.choice_menu import ChoiceMenu
from imbrex.gui.overview.shared.class_choice import ClassChoice, Pair, ShownClass
from imbrex.gui.overview.shared.zoom_bar import ZoomBar
from imbrex.gui.theme.theme import Theme, is_palette_change, theme_of
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated

SETTLED = 90
"""Milliseconds after the last move until a large graph is redrawn."""


class GraphPicture:
    """The cached image, with its plane and whether the theme was dark."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._kept: tuple[Plane, str, QPixmap] | None = None
        self._settling = QTimer(widget, singleShot=True, interval=SETTLED)
        self._settling.timeout.connect(widget.update)

    def forget(self) -> None:
        """Invalidate the image."""
        self._kept = None

    def move(self) -> None:
        """Keep the old image for a moment while the graph is moved."""
        self._settling.start()

    def paint(self, painter: QPainter, plane: Plane, theme: Theme, draw: Callable[[QPainter], None]) -> bool:
        """Paint the graph, calling `draw` if the image is outdated; return whether a moved old image was used."""
        if self._kept is not None and self._settling.isActive() and self._kept[1] == theme.name:
            old = self._kept[0]
            painter.setTransform(old.transform().inverted()[0] * plane.transform())
            painter.drawPixmap(QPoint(), self._kept[2])
            painter.resetTransform()
            return True
        if self._kept is None or self._kept[:2] != (plane, theme.name):
            self._kept = plane, theme.name, self._drawn(theme, draw)
        painter.drawPixmap(0, 0, self._kept[2])
        return False

    def _drawn(self, theme: Theme, draw: Callable[[QPainter], None]) -> QPixmap:
        ratio = self._widget.devicePixelRatioF()
        picture = QPixmap(self._widget.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(theme.base)
        with QPainter(picture) as inner:
            inner.setFont(self._widget.font())
            draw(inner)
        return picture


PARTNERS = 7
"""Maximum texts offered for comparison in the context menu."""


class GraphMenu(ChoiceMenu):
    """A context menu for one click."""

    def __init__(self, choice: ClassChoice, shown: ShownClass, points: GraphPoints, parent: QWidget) -> None:
        super().__init__(choice, shown, parent)
        self._points = points

    def offer(self, point: int | None, line: int | None, told: str) -> None:
        """Add the commands for a point, otherwise for a line; `told` is its description."""
        if point is not None:
            document = int(self._points.documents[point])
            self.offer_text(document, told, self._points.partners_of(point)[:PARTNERS])
        elif line is not None:
            self.offer_pair(self._points.pair_at(line))


ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    # Arrow keys go to the nearest point and may never reach some; these two visit every one.
    Qt.Key.Key_PageUp: (-1, -1),
    Qt.Key.Key_PageDown: (1, 1),
}
"""Directions across and down for `GraphPoints.beside`."""
ZOOM_KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


STEP = 1.25
MARGIN = 10
NOTE = int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)


class GraphView(QWidget):
    """The painted graph, with the selected document and pair."""

    def __init__(self, choice: ClassChoice) -> None:
        super().__init__()
        self.setObjectName("graphView")
        translated(self.setAccessibleName, lambda: self.tr("Graph of documents"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._choice = choice
        self._shown: ShownClass | None = None
        self._graph: Graph | None = None
        self._points: GraphPoints | None = None
        self._painter: GraphPainter | None = None
        self._plane: Plane | None = None  # None: fit to the window
        self._hovered: int | None = None
        self._hovered_line: int | None = None
        self._pressed: QPointF | None = None
        self._dragged: QPointF | None = None  # last mouse position, once dragging has started
        self._picture = GraphPicture(self)
        self._text = GraphText(self)
        self._zoom_bar = ZoomBar("graphZoom")
        self._zoom_bar.setParent(self)
        self._zoom_bar.fit.clicked.connect(self.fit)
        self._zoom_bar.zoom_requested.connect(self.zoom)
        choice.document_changed.connect(self._on_document_changed)
        choice.pair_changed.connect(self._on_pair_changed)

    @property
    def plane(self) -> Plane:
        """Return the mapping from graph coordinates to the widget."""
        return self._plane or fitted(self._graph.height if self._graph else 1.0, QSizeF(self.size()))

    @property
    def points(self) -> GraphPoints | None:
        """Return the drawn graph; None for none."""
        return self._points

    def show_graph(self, shown: ShownClass, graph: Graph | None) -> None:
        """Show a graph; None if it is still being computed or no pair reaches the threshold."""
        self._shown = shown
        self._graph = graph if graph is not None and len(graph.documents) else None
        self._points = GraphPoints(shown, self._graph) if self._graph else None
        self._painter = self._plane = None
        self._picture.forget()
        self._hovered = self._hovered_line = None
        self._zoom_bar.setVisible(self._points is not None)
        self._text.show_graph(shown, self._points)
        self._describe_current(None, None)

    def zoom(self, steps: int, around: QPointF | None = None) -> None:
        """Zoom in or out around a fixed position."""
        fit = fitted(self._graph.height if self._graph else 1.0, QSizeF(self.size()))
        scale = min(fit.scale * MOST, max(fit.scale * LEAST, self.plane.scale * STEP**steps))
        current = self._points.point_of(self._choice.document) if self._points else None
        if around is None and self._points and current is not None:
            around = self.plane.point(float(self._points.x[current]), float(self._points.y[current]))
        middle = QPointF(self.width() / 2, self.height() / 2)
        self._set_plane(self.plane.zoomed(scale / self.plane.scale, around or middle))

    def fit(self) -> None:
        """Fit the graph to the window."""
        self._set_plane(None)

    def describe(self, point: int | None, line: int | None) -> str:
        """Describe a point or a line."""
        return self._text.describe(point, line)

    # Input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in {Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton}:
            self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            self._set_hovered(*self._found(event.position()))
            return
        if self._dragged is None:
            if (event.position() - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._dragged = self._pressed
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._set_plane(self.plane.moved(event.position() - self._dragged))
        self._dragged = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_click = self._pressed is not None and self._dragged is None
        self._pressed = self._dragged = None
        self.unsetCursor()
        if was_click and event.button() is Qt.MouseButton.LeftButton and self._points is not None:
            point, line = self._found(event.position())
            if point is not None:
                self._choice.choose_document(int(self._points.documents[point]))
            elif line is not None:
                self._choice.choose_pair(self._points.pair_at(line))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        point, line = self._found(event.position())
        if self._points is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if point is not None:
            self._choice.open_document(int(self._points.documents[point]))
        elif line is not None:
            self._choice.open_pair(self._points.pair_at(line))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._points is not None and event.angleDelta().y():
            self.zoom(1 if event.angleDelta().y() > 0 else -1, event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._points is not None and key in ARROWS:
            self._step(self._points, *ARROWS[key])
        elif self._points is not None and key in ENTER:
            self._open_strongest(self._points)
        elif key in ZOOM_KEYS:
            self.zoom(ZOOM_KEYS[key])
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        point, line = self._found(QPointF(event.pos())) if by_mouse else self._chosen
        if menu := self.menu(point, line):
            menu.popup(event.globalPos())

    def menu(self, point: int | None, line: int | None) -> GraphMenu | None:
        """Return the context menu of a point or a line; None for neither."""
        if self._points is None or self._shown is None or (point is None and line is None):
            return None
        menu = GraphMenu(self._choice, self._shown, self._points, self)
        menu.offer(point, line, self.describe(point, line))
        return menu

    # Events and painting

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = self.describe(*self._found(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), plain_tip(text), self)
            return True
        return super().event(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hovered(None, None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture.forget()
        size = self._zoom_bar.sizeHint()
        self._zoom_bar.setGeometry(QRectF(QPointF(self.width() - size.width() - 4, 2), QSizeF(size)).toRect())

    def changeEvent(self, event: QEvent) -> None:
        if is_palette_change(event) or event.type() == QEvent.Type.FontChange:
            self._picture.forget()
            self.update()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(640, 480)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 180)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self.palette())
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.base)
            if self._points is None:
                self._paint_notice(painter, theme)
            else:
                self._paint_graph(painter, self._points, theme)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.accent, 1))
                painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    # Implementation

    def _paint_notice(self, painter: QPainter, theme: Theme) -> None:
        painter.setPen(theme.muted)
        box = QRectF(self.rect()).adjusted(40, 20, -40, -20)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), self._text.notice())

    def _paint_graph(self, painter: QPainter, points: GraphPoints, theme: Theme) -> None:
        if self._painter is None and self._shown is not None and self._graph is not None:
            self._painter = GraphPainter(points, self._shown.names, self._shown.threshold, self._graph.height)
        assert self._painter is not None
        plane, drawing = self.plane, self._painter

        def draw(inner: QPainter) -> None:
            reserved = (QRectF(self._zoom_bar.geometry()), self._note_box(inner.fontMetrics()))
            drawing.draw(inner, plane, QSizeF(self.size()), reserved, theme)

        is_moving = self._picture.paint(painter, plane, theme, draw)
        point, line = self._chosen
        standout = Emphasis(point, self._hovered, line, self._hovered_line)
        painter.setFont(self.font())
        drawing.draw_over(painter, plane, standout, is_moving, theme)
        painter.setPen(theme.muted)
        painter.drawText(self._note_box(painter.fontMetrics()), NOTE, self._text.note())

    def _note_box(self, metrics: QFontMetrics) -> QRectF:
        """Return the rectangle of the note about what is not drawn."""
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        return QRectF(metrics.boundingRect(box.toRect(), NOTE, self._text.note()))

    @property
    def _chosen(self) -> tuple[int | None, int | None]:
        """Return the point and the line selected in all views."""
        points = self._points
        return (points.point_of(self._choice.document), points.line_of(self._choice.pair)) if points else (None, None)

    def _set_plane(self, plane: Plane | None) -> None:
        """Change the plane."""
        self._plane = plane
        if self._points is not None and len(self._points.pairs) > SMOOTH:
            self._picture.move()
        self.update()

    def _step(self, points: GraphPoints, across: int, down: int) -> None:
        current = points.point_of(self._choice.document)
        beside = int(points.degree.argmax()) if current is None else points.beside(current, across, down)
        if beside is not None:
            self._choice.choose_document(int(points.documents[beside]))

    def _open_strongest(self, points: GraphPoints) -> None:
        current = points.point_of(self._choice.document)
        partners = [] if current is None else points.partners_of(current)
        if current is not None and partners:
            self._choice.open_pair((int(points.documents[current]), partners[0]))

    def _found(self, position: QPointF) -> tuple[int | None, int | None]:
        """Return the point at a position, otherwise the line."""
        return self._painter.found(position, self.plane) if self._painter is not None else (None, None)

    def _set_hovered(self, point: int | None, line: int | None) -> None:
        if (point, line) != (self._hovered, self._hovered_line):
            self._hovered, self._hovered_line = point, line
            self.update()

    def _on_document_changed(self, document: int | None) -> None:
        """Scroll the selected document into view and describe it."""
        points = self._points
        point = points.point_of(document) if points else None
        self._describe_current(point, None)
        if points is not None and point is not None and self._plane is not None:
            middle = self._plane.point(float(points.x[point]), float(points.y[point]))
            if not QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN).contains(middle):
                self._set_plane(self._plane.moved(QPointF(self.width() / 2, self.height() / 2) - middle))

    def _on_pair_changed(self, pair: Pair | None) -> None:
        self._describe_current(None, self._points.line_of(pair) if self._points else None)

    @retranslated
    def _describe_current(self, point: int | None, line: int | None) -> None:
        """Describe the selection, otherwise the graph; Qt announces the change."""
        shown = self._text.note() if self._points else self._text.notice()
        self.setAccessibleDescription(self.describe(point, line) or shown)
        self.update()
