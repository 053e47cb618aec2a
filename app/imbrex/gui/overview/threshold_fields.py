"""Threshold fields: the exact threshold, the score it applies to, and the way back to the suggestion."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QFormLayout, QFrame, QPushButton, QWidget

from imbrex.engine.overview.score import Score
from imbrex.engine.overview.score_distribution import NoChance
from imbrex.engine.overview.threshold import ThresholdFrom
from imbrex.gui.widgets.mnemonics import add_choice, label_for
from imbrex.gui.wording.numbers import percent_sign, tenths_at_most
from imbrex.gui.wording.translation import retranslated, translated


class ThresholdFields(QFrame):
    """A small form that opens below a button; its own button is `use_suggested`.

    Signals:
        typed: (fraction of 1), score_changed: (Score).
    """

    typed = Signal(float)
    score_changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("thresholdFields")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._spin = QDoubleSpinBox()
        self._score = QComboBox()
        self.use_suggested = QPushButton()
        self._build()
        self._spin.valueChanged.connect(lambda value: self.typed.emit(round(value / 100, 4)))
        self._score.currentIndexChanged.connect(lambda: self.score_changed.emit(self.score))

    @property
    def score(self) -> Score:
        """Return the score that the threshold applies to."""
        return Score(self._score.currentData())

    def choose_score(self, score: Score) -> None:
        self._score.setCurrentIndex(self._score.findData(score.value))

    def show_threshold(self, threshold: float, *, is_moved: bool) -> None:
        """Show the threshold, and whether it differs from the suggestion."""
        with QSignalBlocker(self._spin):
            self._spin.setValue(threshold * 100)
        self.use_suggested.setEnabled(is_moved)

    @retranslated
    def explain(self, suggested: float, source: ThresholdFrom, reason: NoChance) -> None:
        """Show the suggested threshold and its origin."""
        use = self.tr("Use the suggested threshold: %1")
        match source:
            case ThresholdFrom.CUTOFF:
                tip = self.tr(
                    "Pairs from here up stand out from the rest of the class. "
                    "The suggestion updates when you change options."
                )
            case ThresholdFrom.CHANCE:
                use = self.tr("Use the chance level: %1")
                tip = self.tr(
                    "No pair stands out. Unrelated pairs in this class are not expected to score higher than this."
                )
            case _ if reason is NoChance.TOO_FEW:
                tip = self.tr("No chance level: too few pairs. This is the usual threshold without one.")
            case _:
                tip = self.tr(
                    "No chance level: too many of the pairs are similar. This is the usual threshold without one."
                )
        self.use_suggested.setText(use.replace("%1", tenths_at_most(suggested)))
        self.use_suggested.setToolTip(tip)

    def _build(self) -> None:
        self._score.setObjectName("overviewScore")
        add_choice(self._score, lambda: self.tr("Word for word"), Score.VERBATIM.value)
        add_choice(self._score, lambda: self.tr("Containment"), Score.CONTAINMENT.value)
        add_choice(self._score, lambda: self.tr("Jaccard"), Score.JACCARD.value)
        self._explain_scores()
        self._spin.setObjectName("threshold")
        self._spin.setRange(0, 100)
        self._spin.setDecimals(1)
        translated(self._spin.setSuffix, percent_sign)
        self.use_suggested.setObjectName("useSuggested")
        layout = QFormLayout(self)
        layout.addRow(label_for(self._spin, lambda: self.tr("Threshold")), self._spin)
        layout.addRow(label_for(self._score, lambda: self.tr("Score")), self._score)
        layout.addRow(self.use_suggested)

    @retranslated
    def _explain_scores(self) -> None:
        tips = (
            self.tr("Words of one text that are word for word in the other; the higher share of the two texts"),
            self.tr("Higher of the two directions, so added text can't hide a match"),
            self.tr("Shared shingles as a share of all distinct shingles in either text"),
        )
        for row, tip in enumerate(tips):
            self._score.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
