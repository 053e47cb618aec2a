"""Map bar: the share of words still shared, its change since the pair was opened, and outcome filters."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imbrex.engine.changes.changes import Changes
from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.gui.compare.changes.outcome_texts import SIGNS, outcome_name, outcome_tip
from imbrex.gui.compare.changes.shared_words import SharedSinceOpened, SharedWords
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.widgets.flow_layout import FlowLayout
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.percent import percent
from imbrex.gui.wording.translated import retranslated, translated

GAP = 4  # pixels between chips


class MapBar(QWidget):
    """The bar above the columns. Signal: filter_changed."""

    filter_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("mapBar")
        self._figure = PlainLabel()
        self._figure.setObjectName("sharedWords")
        translated(
            self._figure.setToolTip,
            lambda: self.tr(
                "Words of the right text that also appear in the shared passages of the left text, in any "
                "form and order."
            ),
        )
        font = self._figure.font()
        font.setBold(True)
        self._figure.setFont(font)
        self._change = PlainLabel()
        self._change.setObjectName("sharedWordsChange")
        self._change.setWordWrap(True)
        self._change.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self._bounded = PlainLabel()
        translated(
            self._bounded.setText,
            lambda: self.tr("Some passages may be missing because the texts are very long or repetitive."),
        )
        self._bounded.setObjectName("mapBounded")
        self._bounded.setWordWrap(True)
        self._chips = {outcome: Chip(f"map{outcome.name}") for outcome in Outcome}
        for outcome, chip in self._chips.items():
            translated(chip.setToolTip, partial(outcome_tip, outcome))
            chip.toggled.connect(self.filter_changed)
        self._lay_out()

    @property
    def chosen(self) -> frozenset[Outcome]:
        """Return the selected outcomes; empty means all."""
        return frozenset(outcome for outcome, chip in self._chips.items() if chip.isChecked())

    @retranslated
    def show_changes(self, shown: Changes | None, shared: SharedSinceOpened) -> None:
        """Show the figures of a pair, None for none, keeping the selection where possible."""
        if shown is None:
            self._figure.clear()
            self._change.clear()
            self._bounded.hide()
            for chip in self._chips.values():
                chip.offer(False)
            return
        locale = QLocale()
        for outcome, chip in self._chips.items():
            counts = [side.count(outcome) for side in (shown.left, shown.right)]
            told = " → ".join(map(locale.toString, _sides_of(outcome, counts)))
            chip.setText(f"{SIGNS[outcome]} {outcome_name(outcome)} {told}")
            spoken = self._spoken(outcome, counts)
            chip.setAccessibleName(spoken)
            chip.setToolTip(f"{outcome_tip(outcome)}\n{spoken}")
            chip.offer(any(counts))
        now = shared.now or SharedWords(shown.shared, shown.words)
        self._figure.setText(self._told(now))
        change = self._told_change(shared.opened, now) if shared.opened is not None else ""
        self._change.setText(change)
        self._change.setVisible(bool(change))
        self._bounded.setVisible(shown.bounded)

    def _spoken(self, outcome: Outcome, counts: Sequence[int]) -> str:
        """Return the number of paragraphs in each text for an outcome."""
        left = self.tr("original: %Ln paragraph(s)", "", counts[0])
        right = self.tr("rewrite: %Ln", "", counts[1])
        told = [told for told, count in ((left, counts[0]), (right, counts[1])) if count]
        return f"{outcome_name(outcome)}: {', '.join(told)}"

    def _told(self, figure: SharedWords) -> str:
        locale = QLocale()
        text = self.tr("Words still shared: %1 of %2 (%3)")
        share = figure.shared / figure.words if figure.words else 0.0
        text = text.replace("%1", locale.toString(figure.shared)).replace("%2", locale.toString(figure.words))
        return text.replace("%3", percent(share))

    def _told_change(self, opened: SharedWords, now: SharedWords) -> str:
        """Return the share when the pair was opened and its change since."""
        locale = QLocale()
        by = now.shared - opened.shared
        if by < 0:
            change = self.tr("▼ %Ln fewer since the pair was opened", "", -by)
        elif by > 0:
            change = self.tr("▲ %Ln more since the pair was opened", "", by)
        else:
            change = self.tr("No change since the pair was opened")
        then = self.tr("was %1 of %2 (%3)")
        share = opened.shared / opened.words if opened.words else 0.0
        then = then.replace("%1", locale.toString(opened.shared)).replace("%2", locale.toString(opened.words))
        return f"{change} · {then.replace('%3', percent(share))}"

    def _lay_out(self) -> None:
        figures = QHBoxLayout()
        figures.setSpacing(14)
        figures.addWidget(self._figure)
        self._change.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        figures.addWidget(self._change, 1, Qt.AlignmentFlag.AlignVCenter)
        figures.addStretch()
        chips = FlowLayout(GAP)
        for chip in self._chips.values():
            chips.addWidget(chip)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 6)
        layout.setSpacing(5)
        layout.addLayout(figures)
        layout.addWidget(self._bounded)
        layout.addLayout(chips)


def _sides_of(outcome: Outcome, counts: Sequence[int]) -> list[int]:
    """Return the counts of a chip: one number if both are equal or only one text can have any."""
    if outcome in (Outcome.NEW, Outcome.DROPPED):
        return [max(counts)]
    return list(dict.fromkeys(counts))
