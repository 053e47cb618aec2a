"""Plain text: untrusted text made safe for a sentence or a tooltip."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout, QTextOption

LONGEST_QUOTE = 1_500
"""Code points; a tooltip with more is larger than a screen."""
_RIGHT = Qt.TextElideMode.ElideRight
_MARKUP = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})  # importing html takes 2 ms of each start
_IN_A_LINE = 400  # code points that fit into no line of the window


def quote(text: str, most: int = LONGEST_QUOTE) -> str:
    """Return an excerpt on one line, with an ellipsis if truncated, and isolated in its text direction."""
    words = " ".join(text[: 4 * most].split())
    cut = words[:most] + "…" if len(words) > most or len(text) > 4 * most else words
    return _isolated(cut, "\u2068")


def isolated(name: str) -> str:
    """Return a name that cannot change the direction of the text around it; its parts run from left to right."""
    return _isolated(" ".join(name.splitlines()), "\u2066")


def _whole(text: str) -> str:
    """Remove lone surrogates, which Qt cannot represent."""
    return text.encode("utf-8", "replace").decode()


def _isolated(text: str, mark: str) -> str:
    """Enclose a text in a directional mark and its end."""
    whole = _whole(text)
    return whole if whole.isascii() else f"{mark}{whole}\u2069"


def plain_tip(text: str) -> str:
    """Return a tooltip that shows this text, never as markup."""
    shown = _whole(text).translate(_MARKUP)
    return f'<p style="white-space:pre-wrap; margin:0">{shown}</p>' if text else ""


def wrapped(text: str, font: QFont, width: int, most: int) -> list[str]:
    """Wrap a text to at most `most` lines; a truncated one ends in an ellipsis."""
    text = text[: most * _IN_A_LINE]
    units = text.encode("utf-16-le", "replace")
    layout = QTextLayout(units.decode("utf-16-le"), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) <= most and (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
        starts.append(line.textStart())
    layout.endLayout()
    edges = [*starts[:most], len(units) // 2]
    lines = [units[2 * one : 2 * other].decode("utf-16-le") for one, other in pairwise(edges)]
    if len(starts) > most:
        lines[-1] = QFontMetrics(font).elidedText(lines[-1], _RIGHT, width)
    return lines
