"""Measure delegate: a measure with its value on a scale and a description, side by side or stacked."""

from enum import Enum, auto

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.gui.compare.measures.measure_model import ROW, Bar, MeasureRow
from imbrex.gui.theme.contrast import mix, readable
from imbrex.gui.theme.fonts import small
from imbrex.gui.theme.theme import HUES, Theme, theme_of
from imbrex.values import frozen

Index = QModelIndex | QPersistentModelIndex

MARGIN = 10
GAP = 4
BAR = 8  # pixels, including marks
TWO_COLUMNS = 620  # width in pixels from which texts are beside the values
LEFT_SHARE = 0.4
LEFT = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
RIGHT = int(Qt.AlignmentFlag.AlignRight)
TALL = 100_000


class TextStyle(Enum):
    """Style of a text."""

    LABEL = auto()
    FIGURE = auto()
    MUTED = auto()
    PLAIN = auto()
    CAUTION = auto()


@frozen
class Piece:
    """A positioned text."""

    box: QRect
    text: str
    style: TextStyle
    flags: int = LEFT


@frozen
class CellLayout:
    """The layout of a row."""

    pieces: tuple[Piece, ...]
    bar: QRect
    height: int


class MeasureDelegate(QStyledItemDelegate):
    """Paints the rows of a MeasureModel; rows are as tall as their texts, never elided."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._plan(index.data(ROW), self._view.viewport().width(), option.font).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: MeasureRow = index.data(ROW)
        rect: QRect = option.rect
        theme = theme_of(option.palette)
        plan = self._plan(row, rect.width(), option.font)
        painter.save()
        if row.is_hint:
            painter.fillRect(rect, mix(theme.base, theme.accent, 0.14))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.line)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(rect.left(), rect.top(), 3, rect.height(), theme.accent)
        painter.translate(rect.topLeft())
        for piece in plan.pieces:
            painter.setFont(_font(piece.style, option.font))
            painter.setPen(_ink(piece.style, theme))
            painter.drawText(piece.box, piece.flags, piece.text)
        if row.bar is not None:
            _paint_bar(painter, QRectF(plan.bar), row.bar, theme)
        painter.restore()

    def _plan(self, row: MeasureRow, width: int, font: QFont) -> CellLayout:
        """Lay out a row for this width, relative to its top left corner."""
        inner = max(120, width - 2 * MARGIN)
        if row.is_hint:
            hint = _stack(QPoint(MARGIN, MARGIN), inner, [(row.sentence, TextStyle.PLAIN)], font)
            return CellLayout(tuple(hint), QRect(), hint[-1].box.bottom() + MARGIN)
        wide = width >= TWO_COLUMNS
        left = int(inner * LEFT_SHARE) if wide else inner
        figures, bar = _figures(row, left, font)
        below = figures[-1].box.bottom() if figures[-1].box.top() > bar.top() else bar.bottom()
        corner = QPoint(MARGIN + left + 2 * MARGIN, MARGIN) if wide else QPoint(MARGIN, below + GAP)
        texts = [(row.notes, TextStyle.PLAIN), (row.caution, TextStyle.CAUTION), (row.sentence, TextStyle.MUTED)]
        pieces = [*figures, *_stack(corner, inner - left - 2 * MARGIN if wide else inner, texts, font)]
        return CellLayout(tuple(pieces), bar, max(pieces[-1].box.bottom(), below) + MARGIN)


def _figures(row: MeasureRow, width: int, font: QFont) -> tuple[list[Piece], QRect]:
    """Lay out label and value, the bar below them, then the exact value and the result of the rule."""
    metrics = QFontMetrics(_font(TextStyle.FIGURE, font))
    room = metrics.horizontalAdvance(row.figure) + 2
    label = _stack(QPoint(MARGIN, MARGIN), width - room - MARGIN, [(row.label, TextStyle.LABEL)], font)[0]
    figure = Piece(QRect(MARGIN + width - room, MARGIN, room, metrics.height()), row.figure, TextStyle.FIGURE, RIGHT)
    top = max(label.box.bottom(), figure.box.bottom()) + GAP
    bar = QRect(MARGIN, top, width, BAR if row.bar is not None else 0)
    beside = _stack(QPoint(MARGIN, bar.bottom() + GAP), width, [(row.beside, TextStyle.MUTED)], font)
    return [label, figure, *beside], bar


def _stack(corner: QPoint, width: int, texts: list[tuple[str, TextStyle]], font: QFont) -> list[Piece]:
    """Stack texts at their natural heights; empty ones take no space."""
    pieces = []
    top = corner.y()
    for text, style in texts:
        if text:
            room = QRect(corner.x(), top, width, TALL)
            needed = QFontMetrics(_font(style, font)).boundingRect(room, LEFT, text)
            pieces.append(Piece(QRect(corner.x(), top, width, needed.height()), text, style))
            top += needed.height() + GAP
    return pieces


def _font(style: TextStyle, font: QFont) -> QFont:
    if style in (TextStyle.MUTED, TextStyle.CAUTION):
        return small(font)
    result = QFont(font)
    result.setBold(style is TextStyle.FIGURE)
    return result


def _ink(style: TextStyle, theme: Theme) -> QColor:
    if style is TextStyle.CAUTION:
        return readable(QColor(HUES[5]), theme.base, theme.text)
    return theme.muted if style is TextStyle.MUTED else theme.text


def _paint_bar(painter: QPainter, box: QRectF, bar: Bar, theme: Theme) -> None:
    """Paint scale and bar, the error as a thin line to both sides, the exact value as a dot, thresholds as strokes."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    middle = box.center().y()
    painter.fillRect(QRectF(box.left(), middle - 2, box.width(), 4), mix(theme.base, theme.text, 0.12))
    painter.fillRect(QRectF(box.left(), middle - 2, box.width() * bar.share, 4), theme.strong(0))
    if bar.error:
        low, high = max(0.0, bar.share - bar.error), min(1.0, bar.share + bar.error)
        span = QRectF(box.left() + box.width() * low, middle - 0.5, box.width() * (high - low), 1)
        painter.fillRect(span, theme.text)
    for threshold in bar.thresholds:
        painter.fillRect(QRectF(box.left() + box.width() * threshold - 1, box.top() - 1, 2, BAR + 2), theme.text)
    if bar.exact is not None:
        painter.setBrush(theme.strong(1))
        painter.drawEllipse(QRectF(box.left() + box.width() * bar.exact - 3, middle - 3, 6, 6))
