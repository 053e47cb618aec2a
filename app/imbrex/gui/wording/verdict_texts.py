"""Verdict texts: verdicts in the language of the window."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.review.review import Verdict

NAMES = {
    Verdict.OPEN: QT_TRANSLATE_NOOP("Verdict", "undecided"),
    Verdict.IGNORE: QT_TRANSLATE_NOOP("Verdict", "ignored"),
    Verdict.CITED: QT_TRANSLATE_NOOP("Verdict", "cited"),
    Verdict.COPIED: QT_TRANSLATE_NOOP("Verdict", "copied"),
}
KEYS = {verdict: str(number) for number, verdict in enumerate(Verdict, 1)}
"""Key that gives each verdict on the current pair; digits, as the initials of verdicts are ambiguous."""
PASSAGE_KEYS = {verdict: f"Alt+{key}" for verdict, key in KEYS.items()}
"""Key that gives each verdict on the current passage."""

MEANINGS = {
    Verdict.OPEN: QT_TRANSLATE_NOOP("Verdict", "Undecided: the passage counts according to its citation status"),
    Verdict.IGNORE: QT_TRANSLATE_NOOP("Verdict", "Coincidental or unimportant: the passage doesn't count"),
    Verdict.CITED: QT_TRANSLATE_NOOP("Verdict", "The source is cited: the passage doesn't count"),
    Verdict.COPIED: QT_TRANSLATE_NOOP("Verdict", "Copied: the passage counts, whatever its citation status"),
}
SIGNS = {Verdict.OPEN: "○", Verdict.IGNORE: "⊘", Verdict.CITED: "❝", Verdict.COPIED: "●"}
"""Signs before verdicts, recognizable without reading and without colours."""
NOTE = "✎"
"""Sign of a note."""


def verdict_name(verdict: Verdict) -> str:
    """Return a verdict in one word, inside a sentence or a condition."""
    return QCoreApplication.translate("Verdict", str(NAMES[verdict]))


def verdict_title(verdict: Verdict) -> str:
    """Return a verdict in one word, capitalized for buttons and tables."""
    name = verdict_name(verdict)
    return name[:1].upper() + name[1:]


def verdict_meaning(verdict: Verdict) -> str:
    """Return the effect of a verdict on a passage."""
    return QCoreApplication.translate("Verdict", str(MEANINGS[verdict]))


def verdict_told(verdict: Verdict, has_note: bool = False) -> str:
    """Return a verdict with its sign, and that of a note, as an entry of a menu or a table."""
    return " ".join([SIGNS[verdict], verdict_title(verdict), *([NOTE] if has_note else [])])
