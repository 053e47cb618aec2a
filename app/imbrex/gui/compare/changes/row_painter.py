"""Row painter: paints folds, and rows with both texts side by side."""

from functools import cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QApplication, QWidget

from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.gui.compare.changes.change_texts import HUES, SIGNS
from imbrex.gui.compare.changes.row_layout import ADDED, GAP, REMOVED, RowLayout
from imbrex.gui.theme.contrast import READABLE, STRONG, mix, readable
from imbrex.gui.theme.fonts import small
from imbrex.gui.theme.theme import THEMES, Theme, theme_of

MARGIN = 16  # pixels beside the columns
BETWEEN = 36  # pixels between them
FOLD_PADDING = 7


def column_width(width: int) -> float:
    """Return the width of one column of a list."""
    return max(40.0, (width - 2 * MARGIN - BETWEEN) / 2)


def column_lefts(width: int) -> tuple[float, float]:
    """Return the left edges of both columns of a list."""
    return MARGIN, MARGIN + column_width(width) + BETWEEN


def fold_height(font: QFont) -> float:
    """Return the height of a fold."""
    return float(QFontMetrics(font).height() + 2 * FOLD_PADDING)


@cache
def _sign_color(theme_name: str, kind: ChangeKind) -> QColor:
    theme = THEMES[theme_name]
    return readable(theme.strong(HUES[kind]), theme.base, theme.text, STRONG if theme.high else READABLE)


class RowPainter:
    """Paints in the colours of the current theme and the font of a widget."""

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner

    def paint_fold(self, painter: QPainter, rect: QRect, text: str, is_open: bool, is_current: bool) -> None:
        """Paint the line that stands for rows which are not listed."""
        theme = theme_of(QApplication.palette())
        metrics = QFontMetrics(self._owner.font())
        line = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        painter.setFont(self._owner.font())
        painter.setPen(theme.muted)
        told = f"{'▾' if is_open else '▸'}  {text}"
        painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), told)
        begin, middle = line.left() + metrics.horizontalAdvance(told) + 12, line.center().y()
        painter.setPen(QPen(theme.line, 1))
        if begin < line.right():
            painter.drawLine(begin, middle, line.right(), middle)
        if is_current:
            self._frame(painter, theme, QRectF(rect).adjusted(MARGIN / 2, 1, -MARGIN / 2, -1))

    def paint_row(
        self, painter: QPainter, rect: QRect, changes: Changes, row: int, laid: RowLayout, is_current: bool
    ) -> None:
        """Paint a row in its rectangle."""
        theme = theme_of(QApplication.palette())
        kind = ChangeKind(int(changes.kind[row]))
        width = column_width(rect.width())
        columns = column_lefts(rect.width())
        painter.save()
        painter.translate(rect.topLeft())
        for side, (left, layout) in enumerate(zip(columns, laid.texts, strict=True)):
            place = QRectF(left - GAP, GAP / 4, width + 2 * GAP, laid.height - GAP / 2)
            if layout is None and not (kind is ChangeKind.MOVED_AWAY and side == 0):
                continue
            if kind in (ChangeKind.NEW, ChangeKind.DELETED):
                painter.fillRect(place, mix(theme.base, (REMOVED, ADDED)[side], 0.12 if not theme.dark else 0.2))
            if is_current:
                self._frame(painter, theme, place)
            if layout is not None:
                painter.setPen(theme.text)
                layout.draw(painter, QPointF(left, laid.top))
        if laid.caption:
            side = 1 if laid.texts[0] is None and laid.texts[1] is not None else 0
            self._paint_caption(painter, theme, kind, QRectF(columns[side], GAP, width, laid.top - GAP), laid.caption)
        painter.restore()

    def _paint_caption(self, painter: QPainter, theme: Theme, kind: ChangeKind, place: QRectF, text: str) -> None:
        font = small(QFont(self._owner.font()))
        sign = SIGNS[ChangeKind.MOVED if kind is ChangeKind.MOVED_AWAY else kind]
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(_sign_color(theme.name, kind))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft), sign)
        place = place.adjusted(metrics.horizontalAdvance("≈") + 6, 0, 0, 0)
        painter.setPen(theme.muted)
        told = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(place.width()))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft), told)

    @staticmethod
    def _frame(painter: QPainter, theme: Theme, place: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.focus, 2))
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 6, 6)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
