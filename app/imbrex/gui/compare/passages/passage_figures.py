"""Passage figures: the share of the right text in passages, the part that counts, and the part that is quoted."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QToolButton, QWidget

from imbrex.engine.attribution.attribution import Attribution, left_out
from imbrex.engine.options import WhatCounts
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.widgets.chip import STYLE
from imbrex.gui.widgets.elided_label import ElidedLabel
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.passage_texts import standing_name
from imbrex.gui.wording.percent import percent
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import retranslated, translated

WIDE = 640  # width in pixels from which whole sentences fit
WIDEST = 800  # width in pixels from which the shares of both texts fit
MUCH = 0.2
"""Quoted share of a text from which a sentence mentions it: quoting everything hides copying too."""
UNKNOWN = "…"
SPACING = 16  # pixels between two figures
READABLE = 0.75  # minimum visible share of a figure and its caption


class SmallFigure(QWidget):
    """A number followed by a short caption."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.value, self.caption = PlainLabel(UNKNOWN), ElidedLabel(Qt.TextElideMode.ElideRight, least=20)
        self.value.setObjectName(name)
        font = self.value.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        font.setBold(True)
        self.value.setFont(font)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(5)
        layout.addWidget(self.value)
        layout.addWidget(self.caption)

    def show_figure(self, value: str, caption: str) -> None:
        """Show a number and its caption, which screen readers read together."""
        self.value.setText(value)
        self.caption.show_text(caption)
        self.value.setAccessibleName(f"{value} {caption}")

    def explain(self, tip: str) -> None:
        """Set the tooltip."""
        for widget in (self, self.value, self.caption):
            widget.setToolTip(plain_tip(tip))


class PassageFigures(QStackedWidget):
    """A line of constant height, before and after the figures are known. Signal: requested, by the user."""

    requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("passageFigures")
        self._attribution: Attribution | None = None
        self._left_in_passages = 0.0
        self._counts = WhatCounts()
        self._review: ReviewedPair | None = None
        self.raw = SmallFigure("figurePassages")
        self.counted = SmallFigure("figureAfterExclusions")
        self.quoted = SmallFigure("figureQuoted")
        self._offer, self._figures = QWidget(), QWidget()
        self.ask = QToolButton()
        self._build()
        self._explain()
        self.clear()

    def clear(self) -> None:
        """Clear the figures."""
        self._attribution = None
        self.rest()
        self._show()

    def rest(self) -> None:
        """Offer to search for passages, as no result is known or pending."""
        if self._attribution is None:
            self.setCurrentWidget(self._offer)

    def expect(self) -> None:
        """Show that figures are pending, unless they are known."""
        self.setCurrentWidget(self._figures)

    def show_attribution(self, attribution: Attribution, left_in_passages: float) -> None:
        """Show the figures of a pair; `left_in_passages` is the share of the left text."""
        self._attribution, self._left_in_passages = attribution, left_in_passages
        self.expect()
        self._show()

    def follow(self, review: ReviewedPair) -> None:
        """Take verdicts into account."""
        self._review = review
        review.changed.connect(self._on_reviewed)

    def show_counts(self, counts: WhatCounts) -> None:
        """Use these switches for what counts."""
        self._counts = counts
        self._explain()
        self._show()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.ask.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.ask.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()
        self._show()

    @retranslated
    def _elide(self) -> None:
        whole, around = self.ask.accessibleName(), self.ask.sizeHint().width() - self._advance(self.ask.text())
        self.ask.setText(self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, self.width() - around))

    def _advance(self, text: str) -> int:
        return self.ask.fontMetrics().horizontalAdvance(text)

    def _build(self) -> None:
        self.ask.setObjectName("askPassages")
        translated(self.ask.setAccessibleName, lambda: self.tr("Find rewritten passages"))
        self.ask.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        translated(
            self.ask.setToolTip,
            lambda: self.tr("Shows how much of the right text is in shared passages, and how much of that is cited"),
        )
        self.ask.setStyleSheet(STYLE)
        self.ask.clicked.connect(self.requested)
        for line, widgets in ((self._offer, [self.ask]), (self._figures, [self.raw, self.counted, self.quoted])):
            layout = QHBoxLayout(line)
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(SPACING)
            for widget in widgets:
                layout.addWidget(widget)
            layout.addStretch(1)
            self.addWidget(line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @retranslated
    def _explain(self) -> None:
        self.raw.explain(
            self.tr("Share of the right text's words that are in passages shared with the left text, cited or not.")
        )
        self.quoted.explain(
            self.tr(
                "Share of the right text's words that are inside quotation marks, whether or not they match the "
                "left text."
            )
        )
        names = [standing_name(standing) for standing in sorted(left_out(self._counts))]
        text = self.tr(
            "The same, without passages that don't count: %1. Each passage counts or not as a whole, "
            "depending on what most of its words are. You can change what counts in the Passages panel."
        )
        text = text.replace("%1", ", ".join(names) or self.tr("none"))
        decided = self._review.decided if self._review is not None else 0
        if decided:
            text += " " + self.tr("Verdicts take precedence: %Ln passage(s) have one.", "", decided)
        self.counted.explain(text)

    def _on_reviewed(self) -> None:
        self._explain()
        self._show()

    def _counted(self) -> float:
        """Return the share of the right text that counts, by the verdicts if they are about these passages."""
        known, review = self._attribution, self._review
        if known is None:
            return 0.0
        if review is not None and review.found is not None and review.found.attribution is known:
            return review.counted
        return known.right.counted(left_out(self._counts))

    def _in_passages(self, is_wide: bool) -> str:
        if not is_wide:
            return self.tr("in passages")
        if self._attribution is None or self.width() < WIDEST:
            return self.tr("of the right text in passages")
        text = self.tr("of the right text in passages, %1 of the left text")
        return text.replace("%1", percent(self._left_in_passages))

    @retranslated
    def _show(self) -> None:
        known = self._attribution
        right = known.right if known is not None else None
        is_wide = self.width() >= WIDE
        raw = percent(right.raw) if right is not None else UNKNOWN
        counted = percent(self._counted()) if right is not None else UNKNOWN
        self.raw.show_figure(raw, self._in_passages(is_wide))
        self.counted.show_figure(counted, self.tr("after exclusions"))
        self.quoted.setVisible(right is not None)
        if right is not None:
            is_much = is_wide and right.quoted > MUCH
            sentence = self.tr("of the text is quoted") if is_much else self.tr("quoted")
            self.quoted.show_figure(percent(right.quoted), sentence)
            figures = (self.raw, self.counted, self.quoted)
            needed = sum(READABLE * figure.sizeHint().width() + SPACING for figure in figures)
            self.quoted.setVisible(needed <= self.width())  # rather than three numbers without captions
