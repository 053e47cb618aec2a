"""Outcome texts: names, signs and colours of paragraph outcomes."""

from PySide6.QtCore import QCoreApplication

from imbrex.engine.changes.paragraph_outcome import Outcome

SIGNS = {Outcome.KEPT: "=", Outcome.EDITED: "≈", Outcome.MOVED: "⇅", Outcome.NEW: "+", Outcome.DROPPED: "−"}

HUES = {Outcome.KEPT: 7, Outcome.EDITED: 3, Outcome.MOVED: 0, Outcome.NEW: 2, Outcome.DROPPED: 5}
"""Indices of theme colours; the same as for the strokes of corresponding word changes."""


def outcome_name(outcome: Outcome) -> str:
    """Return the display name."""
    match outcome:
        case Outcome.KEPT:
            return QCoreApplication.translate("Outcomes", "Kept")
        case Outcome.EDITED:
            return QCoreApplication.translate("Outcomes", "Edited")
        case Outcome.MOVED:
            return QCoreApplication.translate("Outcomes", "Moved")
        case Outcome.NEW:
            return QCoreApplication.translate("Outcomes", "New")
        case Outcome.DROPPED:
            return QCoreApplication.translate("Outcomes", "Dropped")


def outcome_tip(outcome: Outcome) -> str:
    """Return an explanation of the name."""
    match outcome:
        case Outcome.KEPT:
            return QCoreApplication.translate("Outcomes", "All of its words are in the other text, in the same order.")
        case Outcome.EDITED:
            return QCoreApplication.translate("Outcomes", "Some of its words are in the other text, in the same place.")
        case Outcome.MOVED:
            return QCoreApplication.translate("Outcomes", "It is elsewhere in the other text, with or without edits.")
        case Outcome.NEW:
            return QCoreApplication.translate("Outcomes", "Hardly any of its words are in the original.")
        case Outcome.DROPPED:
            return QCoreApplication.translate("Outcomes", "Hardly any of its words are in the rewrite.")
