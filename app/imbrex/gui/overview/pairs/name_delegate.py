"""Name delegate: names in narrow columns, without their common suffix."""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from operator import eq

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from imbrex.gui.widgets.bar_delegate import BarDelegate

SPARED = 14
"""Pixels of the padding, needed only for the sort indicator in other columns, that names may use."""
PADDING = 34
"""Pixels around the text of a cell; two of them for rounding, so that the view does not elide a text that just fits."""


class NameDelegate(BarDelegate):
    """Drops the suffix common to all names of the class, such as ".docx", before eliding a name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ending = ""
        self._telling: dict[str, int] = {}

    def show_names(self, names: Sequence[str]) -> None:
        """Set the names of the class."""
        self._ending = shared_ending(names)
        self._telling = telling_lengths(names)

    def fitted(self, name: str, metrics: QFontMetrics, room: int) -> str:
        """Return a name that fits, without the common suffix if necessary.

        A name that is still too long keeps its beginning if that identifies it; otherwise the view elides the middle.
        """
        if metrics.horizontalAdvance(name) <= room:
            return name
        stem = name.removesuffix(self._ending)
        short = f"{stem}…" if stem and stem != name else name
        if metrics.horizontalAdvance(short) <= room:
            return short
        cut = metrics.elidedText(short, Qt.TextElideMode.ElideRight, room)
        seen = cut.removesuffix("…").rstrip()
        return cut if len(seen) >= self._telling.get(name, len(name)) else stem or name

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        option.rect = option.rect.adjusted(0, 0, SPARED, 0)
        option.text = self.fitted(option.text, QFontMetrics(option.font), option.rect.width() - PADDING)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        painter.setClipRect(option.rect)
        super().paint(painter, option, index)
        painter.restore()


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
