"""Ribbon: ribbons between the two panes that link passages to their counterparts."""

from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QWidget

from imbrex.engine.arrays import among
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.theme.fonts import scaled
from imbrex.gui.theme.theme import theme_of
from imbrex.gui.widgets.text.visible_lines import VisibleLine, line_at
from imbrex.gui.wording.translation import translated
from imbrex.values import frozen


class Shade(NamedTuple):
    """Opacity of a ribbon and of its edge, fractions of 1."""

    fill: float
    edge: float


def band_outline(left: tuple[float, float], right: tuple[float, float], start: float, end: float) -> QPainterPath:
    """Return the outline from (top, bottom) at `start` to (top, bottom) at `end`, in pixels."""
    middle = (start + end) / 2
    path = QPainterPath(QPointF(start, left[0]))
    path.cubicTo(middle, left[0], middle, right[0], end, right[0])
    path.lineTo(end, right[1])
    path.cubicTo(middle, right[1], middle, left[1], start, left[1])
    path.closeSubpath()
    return path


def paint_band(painter: QPainter, outline: QPainterPath, color: QColor, shade: Shade) -> None:
    """Paint a ribbon."""
    fill, edge = QColor(color), QColor(color)
    fill.setAlphaF(shade.fill)
    edge.setAlphaF(shade.edge)
    painter.setBrush(fill)
    painter.setPen(QPen(edge, 1))
    painter.drawPath(outline)


WIDTH = 86
BADGE = 22  # pixels on each side for numbers
MARGIN = 4.0  # pixels of padding around a number
BAR = 4  # pixels of the bar beside the passage's lines
MOST_BANDS = 48
"""Maximum ribbons; more can't be followed by eye, and drawing them is the costliest part of a frame."""
MOST_LEAVING = 14
"""Maximum ribbons with one end off screen, which show little more than a direction."""
SMOOTH_BANDS = 24
"""Number of ribbons above which they are drawn without antialiasing."""
AWAY = 40  # pixels beyond the pane where ribbons with one end off screen lead

EAGER, WHOLE, LEAVING = Shade(0.3, 0.8), Shade(0.16, 0.3), Shade(0.09, 0.16)
"""Shades of a current or hovered ribbon, of one with both ends on screen, and of one with one end."""

Taken = list[tuple[float, float]]
"""Top and width of the numbers already placed on one side."""


@frozen
class Band:
    """A passage between the panes: top and bottom on each side, and which ends are on screen."""

    number: int
    left: tuple[float, float]
    right: tuple[float, float]
    left_shown: bool
    right_shown: bool

    def outline(self, width: float) -> QPainterPath:
        """Return the shape between the two bars."""
        return band_outline(self.left, self.right, float(BAR), width - BAR)


class Ribbon(QWidget):
    """Ribbons and numbers of the visible passages.

    Signals:
        passage_clicked: number of the passage.
        passage_hovered: number of the passage, -1 for none.
        menu_requested: number of the passage, and the screen position.
    """

    menu_requested = Signal(int, QPoint)
    passage_clicked = Signal(int)
    passage_hovered = Signal(int)

    def __init__(self, left: TextPane, right: TextPane) -> None:
        super().__init__()
        self.setObjectName("ribbon")
        translated(self.setAccessibleName, lambda: self.tr("Ribbons linking each passage to its counterpart"))
        self._left, self._right = left, right
        self._current = -1
        self._hovered = -1
        self._marks: list[str] = []
        self._bands: list[Band] | None = None
        self.setFixedWidth(WIDTH)
        self.setMouseTracking(True)
        for pane in (left, right):
            pane.view_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Recompute the ribbons at the next repaint."""
        self._bands = None
        self.update()

    def show_marks(self, marks: list[str]) -> None:
        """Set the signs beside the passage numbers; an empty list for none."""
        self._marks = marks
        self.refresh()

    def set_current(self, number: int) -> None:
        """Emphasize a passage; -1 for none."""
        self._current = number
        self.refresh()

    def set_hovered(self, number: int) -> None:
        """Slightly emphasize the passage under the mouse; -1 for none."""
        if number != self._hovered:
            self._hovered = number
            self.update()

    def bands(self) -> list[Band]:
        """Return the visible ribbons in drawing order, the current one last."""
        if self._bands is None:
            lines = self._left.lines(), self._right.lines()
            self._bands = [self._band(number, *lines) for number in self._choose()]
        return self._bands

    def passage_at(self, x: float, y: float) -> int:
        """Return the number of the passage whose ribbon, bar or number is at a position, -1 for none."""
        for band in reversed(self.bands()):
            for end, inside in ((band.left, x <= BADGE + BAR), (band.right, x >= self.width() - BADGE - BAR)):
                if inside and end[0] <= y <= end[1]:
                    return band.number
            if band.outline(self.width()).contains(QPointF(x, y)):
                return band.number
        return -1

    def _choose(self) -> list[int]:
        """Select passages with a visible end: two ends before one, the middle of the pane before its edges."""
        left, right = self._left, self._right
        if not len(left.shown) or len(left.shown) != len(right.shown):
            return []
        on_left, on_right = _shown_in(left), _shown_in(right)
        is_both = among(on_left, on_right)
        both = np.sort(on_left[is_both])
        one = np.sort(np.concatenate((on_left[~is_both], on_right[~among(on_right, on_left)])))
        one = one[one != self._current]
        chosen = [*_spread(both, MOST_BANDS), *_spread(one, max(0, min(MOST_LEAVING, MOST_BANDS - len(both))))]
        if self._current in on_left or self._current in on_right:
            chosen.append(self._current)
        return sorted(set(chosen), key=lambda number: (number == self._current, number))

    def _band(self, number: int, left_lines: list[VisibleLine], right_lines: list[VisibleLine]) -> Band:
        left, left_shown = _extent(self._left, left_lines, number)
        right, right_shown = _extent(self._right, right_lines, number)
        return Band(number, left, right, left_shown, right_shown)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = self.passage_at(event.position().x(), event.position().y())
        self.setCursor(Qt.CursorShape.PointingHandCursor if number >= 0 else Qt.CursorShape.ArrowCursor)
        self.passage_hovered.emit(number)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.passage_hovered.emit(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.passage_at(event.position().x(), event.position().y())
        if number >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.passage_clicked.emit(number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        number = self.passage_at(event.pos().x(), event.pos().y())
        if number >= 0:
            self.menu_requested.emit(number, event.globalPos())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = theme_of(QApplication.palette())
        painter.fillRect(self.rect(), theme.window)
        bands = self.bands()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, len(bands) <= SMOOTH_BANDS)
        for band in bands:
            self._paint_band(painter, band)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        self._paint_ends(painter, bands)
        painter.end()

    def _paint_band(self, painter: QPainter, band: Band) -> None:
        theme = theme_of(QApplication.palette())
        color = theme.strong(self._left.hue(band.number))
        eager = band.number in (self._current, self._hovered)
        whole = band.left_shown and band.right_shown
        faint = 0.4 if self._left.is_faint(band.number) else 1.0
        shade = EAGER if eager else WHOLE if whole else LEAVING
        paint_band(painter, band.outline(self.width()), color, Shade(shade.fill * faint, shade.edge * faint))

    def _paint_ends(self, painter: QPainter, bands: list[Band]) -> None:
        painter.setFont(scaled(QApplication.font(), 0.82))
        taken: tuple[Taken, Taken] = ([], [])
        # If the numbers do not all fit, the current passage's goes first.
        for band in sorted(bands, key=lambda band: (band.number != self._current, band.number)):
            ends = ((0, band.left, band.left_shown), (1, band.right, band.right_shown))
            for side, end, shown in ends:
                if shown:
                    self._paint_end(painter, band.number, side, end, taken[side])

    def _paint_end(self, painter: QPainter, number: int, side: int, end: tuple[float, float], taken: Taken) -> None:
        theme = theme_of(QApplication.palette())
        bar = 0 if side == 0 else self.width() - BAR
        painter.fillRect(QRectF(bar, end[0], BAR, end[1] - end[0]), theme.strong(self._left.hue(number)))
        metrics = painter.fontMetrics()
        top = max(end[0], 0.0)
        # The number is beside the first visible line; further numbers of that line follow beside it.
        inset = BAR + 1 + sum(wide + 1 for other, wide in taken if abs(top - other) < metrics.height())
        text = self._label(number, self.width() / 2 - inset - MARGIN, metrics)
        if not text or end[1] - top < metrics.height() * 0.6:
            return
        width = max(float(BADGE - BAR), metrics.horizontalAdvance(text) + MARGIN)
        taken.append((top, width))
        area = QRectF(inset if side == 0 else self.width() - inset - width, top, width, metrics.height())
        ink, back = theme.ink(self._left.hue(number)), QColor(theme.window)
        back.setAlphaF(0.85)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink if number == self._current else back)
        painter.drawRoundedRect(area, 3, 3)
        painter.setPen(theme.window if number == self._current else ink)
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), text)

    def _label(self, number: int, room: float, metrics: QFontMetrics) -> str:
        """Return number and sign of a passage, the number alone, or nothing, as space allows."""
        plain = str(number + 1)
        mark = self._marks[number] if number < len(self._marks) else ""
        texts = (f"{plain} {mark}".rstrip(), plain)
        return next((text for text in texts if metrics.horizontalAdvance(text) <= room), "")


def _shown_in(pane: TextPane) -> np.ndarray:
    """Return the numbers of the passages on screen, without those that are hidden."""
    numbers = pane.shown.between(*pane.visible_range())
    if not pane.hidden or not len(pane.classes):
        return numbers
    return numbers[~np.isin(pane.classes[numbers], list(pane.hidden))]


def _spread(numbers: np.ndarray, most: int) -> list[int]:
    """Return at most `most` numbers, evenly sampled."""
    if len(numbers) <= most:
        return [int(number) for number in numbers]
    return [int(numbers[index]) for index in np.linspace(0, len(numbers) - 1, most).astype(int)] if most else []


def _extent(pane: TextPane, lines: list[VisibleLine], number: int) -> tuple[tuple[float, float], bool]:
    """Return top and bottom of a passage's lines in the pane, and whether any is visible."""
    start, end = int(pane.shown.start[number]), int(pane.shown.end[number])
    first, last = (lines[0].start, lines[-1].end) if lines else (0, 0)
    height = pane.viewport().height()
    if end <= first:
        return (-AWAY - 12.0, -AWAY - 4.0), False
    if start >= last:
        return (height + AWAY + 4.0, height + AWAY + 12.0), False
    top = line_at(lines, max(start, first))
    bottom = line_at(lines, min(end, last) - 1)
    return (top.top if top else 0.0, bottom.bottom if bottom else float(height)), True
