"""Cluster delegate: a cluster as a card: how alike, who, and what they share."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView

from imbrex.gui.overview.shared.cards import CardDelegate, CardRole, Index, Line
from imbrex.gui.wording.plain_text import wrapped

NAME_LINES = 2
BODY_LINES = 4
_MIDDLE = Qt.TextElideMode.ElideMiddle
WIDEST_NAME = 0.6  # of a line, so that one long name does not push out all others


class ClusterDelegate(CardDelegate):
    """Names first, as many as fit in two lines and how many more there are; then the shared passage."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view, BODY_LINES)

    def lines(self, index: Index, font: QFont, width: int) -> list[Line]:
        names = name_lines(index.data(CardRole.NAMES), QFontMetrics(font), width, self._more)
        room = BODY_LINES - len(names)
        passage = wrapped(str(index.data(CardRole.BODY)), font, width, room)
        return [*(Line(text, is_muted=False) for text in names), *(Line(text) for text in passage)]

    def _more(self, count: int) -> str:
        return self.tr("and %Ln more", "", count)


def name_lines(names: Sequence[str], metrics: QFontMetrics, width: int, more: Callable[[int], str]) -> list[str]:
    """Names in at most two lines; those without room are counted at the end, in the words of `more`."""
    lines = [""]
    for shown, name in enumerate(names):
        rest = len(names) - shown - 1
        tail, comma = (more(rest), ", ") if rest else ("", "")
        piece = metrics.elidedText(name, _MIDDLE, int(width * WIDEST_NAME)) + comma
        is_full = len(lines) == NAME_LINES
        if metrics.horizontalAdvance(lines[-1] + piece + (tail if is_full else "")) <= width:
            lines[-1] += piece
        elif not is_full:
            room = min(width - metrics.horizontalAdvance(comma + tail), int(width * WIDEST_NAME))
            lines.append(metrics.elidedText(name, _MIDDLE, max(room, 3 * metrics.averageCharWidth())) + comma)
        else:
            lines[-1] += more(rest + 1)
            break
    return lines
