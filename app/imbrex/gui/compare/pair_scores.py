"""Pair scores: the main scores of a pair, with captions."""

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QPalette, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from imbrex.engine.compare.comparison import Comparison
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.percent import percent
from imbrex.gui.wording.translated import retranslated, translated

WIDE = 41  # width from which the note fits beside the scores, in line heights
CAPTION = 3.6, 8.8  # minimum and maximum width of a caption, in line heights
SPACING = 16  # pixels between two scores


class Caption(PlainLabel):
    """A caption at least as wide as its longest word."""

    def __init__(self, text: Callable[[], str]) -> None:
        super().__init__()
        self.setWordWrap(True)
        translated(self.setText, text)
        translated(self._give_room)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):  # the parent may be notified first
            self._give_room()

    def _give_room(self) -> None:
        least, most = (round(lines * self.fontMetrics().height()) for lines in CAPTION)
        longest = _longest_word(self.text(), self.font())
        self.setMinimumWidth(max(least, longest))
        self.setMaximumWidth(max(most, longest))


class Figure(QWidget):
    """A large number with a caption."""

    def __init__(self, name: str, caption: Callable[[], str], explanation: Callable[[], str]) -> None:
        super().__init__()
        self._caption = caption
        self.value = PlainLabel("–")
        self.value.setObjectName(name)
        translated(self.value.setAccessibleName, caption)
        font = self.value.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        self.value.setFont(font)
        self.value.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        words = Caption(caption)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.value)
        layout.addWidget(words, 1)
        layout.addStretch()  # takes the space that the caption leaves
        for widget in (self, self.value, words):
            translated(widget.setToolTip, explanation)

    @retranslated
    def show_fraction(self, fraction: float) -> None:
        """Show a fraction of 1 as a percentage."""
        self.value.setText(percent(fraction))
        self.value.setAccessibleName(f"{percent(fraction)} {self._caption()}")


def _longest_word(text: str, font: QFont) -> int:
    """Return the width in pixels of the longest unbreakable piece; in Chinese, it is short."""
    layout = QTextLayout(text, font)
    widths = [0.0]
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(1)
        widths.append(line.naturalTextWidth())
    layout.endLayout()
    return math.ceil(max(widths))


class Scores(QWidget):
    """Containment in both directions and Jaccard, with a note on shared shingles and shingle length."""

    def __init__(self) -> None:
        super().__init__()
        self.left = Figure(
            "scoreContainmentLeft",
            lambda: self.tr("of the left shingles are also in the right text"),
            lambda: self.tr("Containment: share of the left text's distinct shingles that are also in the right text."),
        )
        self.right = Figure(
            "scoreContainmentRight",
            lambda: self.tr("of the right shingles are also in the left text"),
            lambda: self.tr("Containment: share of the right text's distinct shingles that are also in the left text."),
        )
        self.jaccard = Figure(
            "scoreJaccard",
            lambda: self.tr("Jaccard"),
            lambda: self.tr("Jaccard (resemblance): share of all distinct shingles in either text that are in both."),
        )
        self._note = PlainLabel()
        self._note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._note.setWordWrap(True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self._note.setMinimumWidth(150)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 6)
        layout.setSpacing(SPACING)
        for figure in (self.left, self.right, self.jaccard):
            layout.addWidget(figure, 2)
        layout.addWidget(self._note, 3)

    def minimumSizeHint(self) -> QSize:
        """As high as the wrapped captions, and as wide as the scores alone: the note is dropped if space is short."""
        hint = super().minimumSizeHint()
        height = max(hint.height(), self.heightForWidth(self.width()))
        if self._note.isHidden():
            return QSize(hint.width(), height)
        return QSize(hint.width() - self._note.minimumWidth() - SPACING, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Drop the note before it becomes taller than the scores.
        self._note.setVisible(event.size().width() >= WIDE * self.fontMetrics().height())
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # the lines wrap differently

    @retranslated
    def show_comparison(self, comparison: Comparison) -> None:
        scores = comparison.scores
        self.left.show_fraction(scores.containment_left)
        self.right.show_fraction(scores.containment_right)
        self.jaccard.show_fraction(scores.jaccard)
        shared = self.tr("%Ln shared shingle(s)", "", comparison.shared_shingles)
        length = self.tr("%Ln word(s) per shingle", "", comparison.length)
        caution = self.tr("A score is not a verdict. Read the passages.")
        self._note.setText(f"{shared} · {length}\n{caution}")
