"""Score names: the score that the threshold applies to, inside a sentence."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.compare.report import Report
from imbrex.engine.overview.score import Score

NAMES = {
    Score.VERBATIM: QT_TRANSLATE_NOOP("Score", "word for word"),
    Score.CONTAINMENT: QT_TRANSLATE_NOOP("Score", "containment"),
    Score.JACCARD: QT_TRANSLATE_NOOP("Score", "Jaccard"),
}
TRANSLATED = QT_TRANSLATE_NOOP("Score", "word for word or translated")


def score_name(score: Score, report: Report) -> str:
    """Return the name of a score of the pairs of a report, some of which may be translated."""
    has_translated = report.translated is not None and bool(report.translated.any())
    name = TRANSLATED if score is Score.VERBATIM and has_translated else NAMES[score]
    return QCoreApplication.translate("Score", str(name))
