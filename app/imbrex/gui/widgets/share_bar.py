"""Share bar: the classes of a text's words as parts of a bar, and a bar under a percentage."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from imbrex.engine.shares.shares import WordClass
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.wording.plain_text import plain_tip

FRACTION = int(Qt.ItemDataRole.UserRole) + 1
"""Model role: length of the bar, a fraction of 1."""
QUIET = FRACTION + 1
"""Model role: whether to dim the row."""
STRONG = FRACTION + 2
"""Model role: whether to set the row in bold."""


class BarDelegate(QStyledItemDelegate):
    """Draws a thin bar under a percentage."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if index.data(QUIET):
            option.palette.setColor(QPalette.ColorRole.Text, option.palette.color(QPalette.ColorRole.PlaceholderText))
        if index.data(STRONG):
            option.font.setBold(True)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        fraction = index.data(FRACTION)
        if not fraction:
            return
        rect = QRectF(option.rect).adjusted(8, 0, -18, 0)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Highlight
        color = QColor(option.palette.color(role))
        if index.data(QUIET):
            color.setAlphaF(0.45)
        width = max(2.0, rect.width() * fraction)
        painter.fillRect(QRectF(rect.right() - width, rect.bottom() - 4, width, 2.5), color)


HEIGHT = 9  # pixels


PARTS = (WordClass.VERBATIM, WordClass.REWORDED, WordClass.TRANSLATED, WordClass.EXCLUDED)
"""Parts of a bar, from left to right; the rest of the text is drawn as its ground."""
_GREY = 7
_HUES = {WordClass.VERBATIM: 0, WordClass.REWORDED: 1, WordClass.TRANSLATED: 2}


def hue_of(kind: int) -> int:
    """Return the number of the theme's hue for a `WordClass`, in texts, bars, ribbons and the legend."""
    return _HUES.get(WordClass(kind), _GREY)


class ShareBar(QWidget):
    """Fractions of a text, side by side."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._shares: tuple[float, ...] = ()

    def show_shares(self, shares: Sequence[float], told: str) -> None:
        """Show fractions of 1, in the order of `PARTS`; `told` says them in words."""
        self._shares = tuple(shares)
        self.setToolTip(plain_tip(told))
        self.setAccessibleName(told.replace("\n", ", "))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_shares(painter, theme_of(QApplication.palette()), QRectF(self.rect()), self._shares)
        painter.end()


def paint_shares(painter: QPainter, theme: Theme, area: QRectF, shares: Sequence[float]) -> None:
    """Paint a rounded bar with parts, in the order of `PARTS`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(area, area.height() / 2, area.height() / 2)
    painter.setClipPath(outline)
    painter.fillRect(area, ground_of(theme))
    left = area.left()
    for part, share in zip(PARTS, shares, strict=False):
        piece = QRectF(left, area.top(), share * area.width(), area.height())
        for brush in brushes_of(theme, part):
            painter.fillRect(piece, brush)
        left = piece.right()
    if theme.high:
        painter.setPen(QPen(theme.text, 1.5))
        painter.drawPath(outline)
    painter.restore()


def ground_of(theme: Theme) -> QColor:
    """Return the colour of the rest of a text."""
    return theme.base if theme.high else theme.line


def brushes_of(theme: Theme, part: WordClass) -> tuple[QBrush, ...]:
    """Return what a part is filled with: a colour, and lines over it if there is no hue."""
    if part is WordClass.EXCLUDED:
        return QBrush(theme.base), QBrush(theme.muted, Qt.BrushStyle.BDiagPattern)
    return (QBrush(theme.strong(hue_of(part))),)
