"""Cluster delegate: a cluster as a card: how alike, who, and what they share."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView

from imbrex.gui.overview.cards import CardDelegate, CardRole, Index, Line
from imbrex.gui.overview.plain import wrapped

NAME_LINES = 2
BODY_LINES = 4
WIDEST_NAME = 0.6  # of a line, so that one long name does not push out all others


class ClusterDelegate(CardDelegate):
    """Names first, as many as fit in two lines and how many more there are; then the shared passage."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view, BODY_LINES)

    def lines(self, index: Index, font: QFont, width: int) -> list[Line]:
        names = name_lines(index.data(CardRole.NAMES), QFontMetrics(font), width)
        room = BODY_LINES - len(names)
        passage = wrapped(str(index.data(CardRole.BODY)), font, width, room)
        return [*(Line(text, is_muted=False) for text in names), *(Line(text) for text in passage)]


def name_lines(names: Sequence[str], metrics: QFontMetrics, width: int) -> list[str]:
    """Names in at most two lines; those without room are counted at the end."""
    lines = [""]
    for shown, name in enumerate(names):
        short = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, int(width * WIDEST_NAME))
        is_last = shown == len(names) - 1
        piece = short if is_last else f"{short}, "
        is_full = len(lines) == NAME_LINES
        tail = "" if is_last or not is_full else _more(len(names) - shown - 1)
        if metrics.horizontalAdvance(lines[-1] + piece + tail) <= width:
            lines[-1] += piece
        elif not is_full:
            lines.append(piece)
        else:
            lines[-1] += _more(len(names) - shown)
            break
    return lines


def _more(count: int) -> str:
    return QCoreApplication.translate("ClusterDelegate", "and %n more", "", count)
