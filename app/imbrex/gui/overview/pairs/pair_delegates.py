"""Pair delegates: cells of the pair table with more than one text."""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from operator import eq

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem

from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import theme_of
from imbrex.gui.widgets.share_bar import FRACTION, QUIET, BarDelegate, paint_shares

Index = QModelIndex | QPersistentModelIndex

NAMES = FRACTION + 10
"""Model role: both names and the arrow between them."""
PARTS = NAMES + 1
"""Model role: the parts of the bar below the text, fractions of 1."""

LEFT, RIGHT = 8, 18
"""Pixels beside the text of a cell; the style sheet of the table has the same."""
BAR_WIDTH, BAR_HEIGHT, BELOW = 110, 6, 5
"""Pixels of a bar, and the room below it."""
CHOSEN = 0.16, 0.42
"""Share of the accent in the background of the selected row, on light and dark pages."""


class PairDelegate(BarDelegate):
    """Marks the selected row by a pale background, on which every colour is still visible."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        theme = theme_of(QApplication.palette())
        option.palette.setColor(QPalette.ColorRole.Highlight, mix(theme.base, theme.accent, CHOSEN[theme.dark]))
        text = option.palette.color(QPalette.ColorRole.Text)
        option.palette.setColor(QPalette.ColorRole.HighlightedText, text)


class ShortNames:
    """Shortens the names of a class, keeping what tells them apart."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self._ending = shared_ending(names)
        self._telling = telling_lengths(names)

    def fitted(self, name: str, metrics: QFontMetrics, room: int) -> str:
        """Return a name that fits: without the common ending, or else cut off, or else without its middle.

        It is cut off at the end only if its beginning tells it from all others.
        """
        if metrics.horizontalAdvance(name) <= room:
            return name
        stem = name.removesuffix(self._ending)
        short = f"{stem}…" if stem and stem != name else name
        if metrics.horizontalAdvance(short) <= room:
            return short
        cut = metrics.elidedText(short, Qt.TextElideMode.ElideRight, room)
        seen = cut.removesuffix("…").rstrip()
        if len(seen) >= self._telling.get(name, len(name)):
            return cut
        return metrics.elidedText(stem or name, Qt.TextElideMode.ElideMiddle, room)


def telling_lengths(names: Sequence[str]) -> dict[str, int]:
    """Return the length of the shortest prefix that distinguishes each name from all different ones."""
    rising = sorted(set(names))
    lengths = dict.fromkeys(rising, 0)
    for one, other in pairwise(rising):
        shared = sum(1 for _ in takewhile(bool, map(eq, one, other)))
        lengths[one], lengths[other] = max(lengths[one], shared + 1), shared + 1
    return lengths


def shared_ending(names: Sequence[str]) -> str:
    """Return the common suffix of all names, from a character that is neither a letter nor a digit; empty if none."""
    if len(names) < 2:
        return ""
    signs = takewhile(lambda column: len(set(column)) == 1, zip(*map(reversed, names), strict=False))
    ending = "".join(column[0] for column in signs)[::-1]
    start = next((place for place, sign in enumerate(ending) if not sign.isalnum()), len(ending))
    return ending[start:]


class NamesDelegate(PairDelegate):
    """Shortens both names so that they fit beside one another."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.short = ShortNames()

    def show_names(self, names: Sequence[str]) -> None:
        """Set the names of the class."""
        self.short = ShortNames(names)

    def fitted(self, shown: tuple[str, str, str], metrics: QFontMetrics, room: int) -> str:
        """Return both names with the arrow, shortened to the room; the shorter one leaves its room to the other."""
        left, arrow, right = shown
        wide, joint = metrics.horizontalAdvance, f" {arrow} "
        names = [left, right]
        room -= wide(joint)
        if wide(names[0]) + wide(names[1]) > room:
            shorter, longer = sorted((0, 1), key=lambda side: wide(names[side]))
            names[shorter] = self.short.fitted(names[shorter], metrics, room // 2)
            names[longer] = self.short.fitted(names[longer], metrics, room - wide(names[shorter]))
        return joint.join(names)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        names = index.data(NAMES)
        if names is not None:
            room = option.rect.width() - LEFT - RIGHT
            option.text = self.fitted(names, QFontMetrics(option.font), room)


class OverlapDelegate(PairDelegate):
    """A percentage with a bar of its parts below it."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        area: QRect = option.rect.adjusted(LEFT, 0, -RIGHT, 0)
        parts, theme = index.data(PARTS), theme_of(QApplication.palette())
        painter.save()
        painter.setFont(option.font)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        room = area.adjusted(0, 0, 0, -BAR_HEIGHT - BELOW + 2) if parts else area
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)
        if parts:
            painter.setOpacity(0.5 if index.data(QUIET) else 1.0)
            top = area.bottom() - BAR_HEIGHT - BELOW
            bar = QRectF(area.left(), top, min(BAR_WIDTH, area.width()), BAR_HEIGHT)
            paint_shares(painter, theme, bar, parts)
        painter.restore()
