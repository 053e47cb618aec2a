"""Passage preview: the longest passage of the selected pair, in both texts."""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import replace
from html import escape
from math import ceil

import numpy as np
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from imbrex.engine.compare.passages import Passages
from imbrex.engine.compare.report import Report
from imbrex.engine.likelihood_ratio.weight import Weight
from imbrex.engine.observer import Observer
from imbrex.engine.overview.shared_passage import is_common, may_have_common_text
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Tokens
from imbrex.gui.overview.shared.class_choice import Pair
from imbrex.gui.overview.shared.class_jobs import OverviewJob
from imbrex.gui.tasks.worker_context import WorkerContext
from imbrex.gui.theme.fonts import reading_font
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.theme.theme import is_palette_change, theme_of
from imbrex.gui.widgets.elided_label import ElidedLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import Text, retranslated, translated
from imbrex.gui.wording.weight_texts import WeightTexts
from imbrex.values import frozen

BEFORE, AFTER = 60, 400
"""Code points shown around a passage, up to a space; the latter more than fit."""
LOOKED_AT = 40
"""The longest passages, among which one is looked for that most texts lack."""


@frozen
class Excerpt:
    """A piece of a text with a passage in it.

    Attributes:
        text: the piece.
        span: of the passage, in the piece.
        begins, ends: whether the text begins or ends here.
    """

    text: str
    span: Span
    begins: bool
    ends: bool


@frozen(eq=False)
class PreviewFound:
    """The longest passage of a pair, in the order of the pair; no sides if there is none.

    Attributes:
        words: compared words in it.
        is_longest: False if a longer one was passed over, because most documents have it.
    """

    report: Report
    pair: Pair
    words: int
    sides: tuple[Excerpt, ...]
    is_longest: bool = True


@frozen(eq=False, kw_only=True)
class PreviewJob(OverviewJob[PreviewFound]):
    """Finds the longest passage that both texts share, and most others lack."""

    pair: Pair

    def answer(self, context: WorkerContext, observer: Observer) -> PreviewFound:
        """Compare both texts."""
        keys = [self.report.documents[number].document.key for number in self.pair]
        found = context.corpus.compare(keys[0], keys[1], observer)
        runs = found.passages
        if not len(runs.words):
            return PreviewFound(self.report, self.pair, 0, ())
        longest = int(np.argmax(runs.words))
        shown = self._telling(context, runs, observer) if may_have_common_text(self.report) else longest
        words = int(runs.words[shown])
        sides = (found.left, int(runs.left_word[shown])), (found.right, int(runs.right_word[shown]))
        excerpts = tuple(excerpt(tokens, at, words) for tokens, at in sides)
        return PreviewFound(self.report, self.pair, words, excerpts, words == int(runs.words[longest]))

    def _telling(self, context: WorkerContext, runs: Passages, observer: Observer) -> int:
        """The longest passage that most documents lack; the longest one if there is none."""
        kept = context.corpus.kept_words(observer)
        order: list[int] = np.argsort(-runs.words, kind="stable")[:LOOKED_AT].tolist()
        starts = (kept.pointer[self.pair[0]] + runs.left_word).tolist()
        return next((one for one in order if not is_common(kept, starts[one], int(runs.words[one]))), order[0])


def excerpt(tokens: Tokens, first: int, words: int) -> Excerpt:
    """Cut out a passage of compared words with its surroundings."""
    span, text = tokens.span(first, first + words), tokens.document.text
    start, end = max(0, span.start - BEFORE), min(len(text), span.end + AFTER)
    if start and (space := text.find(" ", start, span.start)) >= 0:
        start = space + 1
    return Excerpt(text[start:end], Span(span.start - start, span.end - start), start == 0, end == len(text))


LINES = 3
"""Lines of text on each side."""
WORD = 20
"""Code points in which the end of a word is looked for."""
SIDES = ("Left", "Right")


class ExcerptLabel(QLabel):
    """A few lines of a text, in the font for long texts at every text size."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_style()

    def set_style(self) -> None:
        """Take the font and the height of the current text size."""
        self.setFont(reading_font())
        self.setFixedHeight(ceil(LINES * QFontMetricsF(self.font()).lineSpacing()) + 2)  # rounded, a line is missing

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            self.set_style()  # labels are given a font in proportion, which this one has not


class PassagePreview(QFrame):
    """Two columns of a few lines, and a sentence on the pair below them. Signal: opened, by double click."""

    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("passagePreview")
        self._names = tuple(ElidedLabel(Qt.TextElideMode.ElideMiddle, least=60) for _ in SIDES)
        self._texts = tuple(ExcerptLabel() for _ in SIDES)
        self._shown: tuple[Excerpt, ...] = ()
        self._columns = layout = QHBoxLayout()
        layout.setSpacing(28)
        self._weights = WeightTexts(self)
        self._weight = ElidedLabel(Qt.TextElideMode.ElideRight, least=60)
        self._weight.setObjectName("previewWeight")
        self._weight.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._weight.hide()
        rows = spaced(QVBoxLayout(self), margins=(16, 8, 16, 8))
        rows.addLayout(layout)
        rows.addWidget(self._weight)
        for side, name, text in zip(SIDES, self._names, self._texts, strict=True):
            name.setForegroundRole(name.palette().ColorRole.PlaceholderText)
            text.setObjectName(f"preview{side}")
            column = spaced(QVBoxLayout(), 2)
            column.addWidget(name)
            column.addWidget(text)
            layout.addLayout(column, 1)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)

    @retranslated
    def show_weight(self, weight: Weight | None) -> None:
        """Show how rare the similarity of the pair is, if that is known."""
        is_known = weight is not None and weight.reason is None
        self._weight.show_text(self._weights.sentence(weight) if weight is not None and is_known else "")
        self._weight.setToolTip(plain_tip(self._weights.caution(weight)) if weight is not None and is_known else "")
        self._weight.setVisible(is_known)

    @retranslated
    def show_passage(self, found: PreviewFound, names: tuple[str, str]) -> None:
        """Show a passage; names in the order of its pair. A pair that is only translated has none."""
        if not found.words:
            self.show_reason(lambda: self.tr("No match word for word. Open the pair to see its passages."))
            return
        self._shown = found.sides
        if found.is_longest:
            title = self.tr("%1: longest match, %Ln word(s)", "", found.words)
        else:
            title = self.tr("%1: longest match that most texts lack, %Ln word(s)", "", found.words)
        self._show_title(title.replace("%1", names[0]))
        self._names[1].show_text(names[1])
        self._write()

    def show_reason(self, sentence: Text) -> None:
        """Show why there is no passage."""
        self._shown = ()
        translated(self._show_title, sentence)
        self._names[1].show_text("")
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_palette_change(event) or is_font_change(event):
            for text in self._texts:
                text.set_style()
            self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._columns.activate()  # the texts take their new widths now, not after this
        self._write()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, theme_of(QApplication.palette()).line)
        painter.end()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.opened.emit()

    def _show_title(self, title: str) -> None:
        """Show what the preview is about, which screen readers call it by."""
        self._names[0].show_text(title)
        self.setAccessibleName(title)

    def _write(self) -> None:
        for text, shown in zip(self._texts, self._shown or (None, None), strict=True):
            if shown is not None:
                self._shorten(text, shown)
            else:
                text.setText("")

    def _shorten(self, label: QLabel, shown: Excerpt) -> None:
        """Leave out words at the end until the lines hold the rest."""

        def is_too_high(end: int) -> bool:
            label.setText(self._marked(cut(shown, end)))
            return label.heightForWidth(label.width()) > label.maximumHeight()

        length = len(shown.text)
        if is_too_high(length):
            end = max(0, bisect_right(range(length), False, key=is_too_high) - 1)
            space = shown.text.rfind(" ", max(0, end - WORD), end)  # none in Chinese
            label.setText(self._marked(cut(shown, space if space > 0 else end)))

    def _marked(self, shown: Excerpt) -> str:
        """Return a piece of text with the passage marked, as HTML."""
        theme = theme_of(QApplication.palette())
        span, text = shown.span, shown.text
        pieces = text[: span.start], text[span.start : span.end], text[span.end :]
        before, inside, after = (escape(" ".join(f"|{piece}|".split())[1:-1]) for piece in pieces)
        style = f"background-color: {theme.highlight(0).name()}; text-decoration: underline;"
        first, last = "" if shown.begins else "… ", "" if shown.ends else " …"
        return f'{first}{before}<span style="{style}">{inside}</span>{after}{last}'


def cut(shown: Excerpt, end: int) -> Excerpt:
    """Return an excerpt without what comes after `end`."""
    if end == len(shown.text):
        return shown
    span = Span(min(shown.span.start, end), min(shown.span.end, end))
    return replace(shown, text=shown.text[:end], span=span, ends=False)


def masked(found: PreviewFound, mask: Callable[[str], str]) -> PreviewFound:
    """Return a passage with names hidden; `mask` keeps the length of a text."""
    return replace(found, sides=tuple(replace(side, text=mask(side.text)) for side in found.sides))
