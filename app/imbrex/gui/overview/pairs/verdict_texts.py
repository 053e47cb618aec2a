"""Verdict texts: verdicts in the language of the window."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.verdict import Verdict

NAMES = {
    Verdict.OPEN: QT_TRANSLATE_NOOP("Verdict", "open"),
    Verdict.IGNORE: QT_TRANSLATE_NOOP("Verdict", "ignore"),
    Verdict.CITED: QT_TRANSLATE_NOOP("Verdict", "cited"),
    Verdict.COPIED: QT_TRANSLATE_NOOP("Verdict", "copied"),
}
KEYS = {Verdict.OPEN: "O", Verdict.IGNORE: "I", Verdict.CITED: "C", Verdict.COPIED: "X"}
"""The key that gives a verdict on the pair people look at."""


def verdict_name(verdict: Verdict) -> str:
    """A verdict in one word, as it stands in the table and as conditions take it."""
    return QCoreApplication.translate("Verdict", str(NAMES[verdict]))
