"""Passage texts: kinds of change and citation statuses in the language of the window."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.rewriting.rewritten_passage import Change

CHANGES = {
    Change.IDENTICAL: QT_TRANSLATE_NOOP("Passage", "identical"),
    Change.LIGHTLY_EDITED: QT_TRANSLATE_NOOP("Passage", "lightly edited"),
    Change.REORDERED: QT_TRANSLATE_NOOP("Passage", "reordered"),
    Change.HEAVILY_EDITED: QT_TRANSLATE_NOOP("Passage", "heavily edited"),
}
CHANGE_SIGNS = {
    Change.IDENTICAL: "=",
    Change.LIGHTLY_EDITED: "≈",
    Change.REORDERED: "⇄",
    Change.HEAVILY_EDITED: "~",
}
"""Signs before kinds of change: two straight lines, two wavy lines, crossing lines, one wavy line."""
STANDINGS = {
    Standing.NOT_CITED: QT_TRANSLATE_NOOP("Passage", "not cited"),
    Standing.MARKS_MISSING: QT_TRANSLATE_NOOP("Passage", "quotation marks missing"),
    Standing.CITATION_MISSING: QT_TRANSLATE_NOOP("Passage", "citation missing"),
    Standing.CITED_AND_QUOTED: QT_TRANSLATE_NOOP("Passage", "cited and quoted"),
    Standing.BIBLIOGRAPHY: QT_TRANSLATE_NOOP("Passage", "bibliography"),
    Standing.TEMPLATE: QT_TRANSLATE_NOOP("Passage", "template"),
    Standing.OWN_WORK: QT_TRANSLATE_NOOP("Passage", "own earlier work"),
}


def change_name(change: Change) -> str:
    """Return the kind of change, for a table."""
    return QCoreApplication.translate("Passage", str(CHANGES[change]))


def standing_name(standing: Standing) -> str:
    """Return the citation status of a passage, for a table."""
    return QCoreApplication.translate("Passage", str(STANDINGS[standing]))
