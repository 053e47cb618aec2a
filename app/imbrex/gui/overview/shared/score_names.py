"""Score names: the score that the threshold applies to, inside a sentence."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.overview.score import Score

NAMES = {
    Score.VERBATIM: QT_TRANSLATE_NOOP("Score", "word for word"),
    Score.CONTAINMENT: QT_TRANSLATE_NOOP("Score", "containment"),
    Score.JACCARD: QT_TRANSLATE_NOOP("Score", "Jaccard"),
}


def score_name(score: Score) -> str:
    """Return the name of a score."""
    return QCoreApplication.translate("Score", str(NAMES[score]))
