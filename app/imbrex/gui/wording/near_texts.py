"""Near texts: names and rules of the indexes for near-duplicates, noted here for the translators.

A test compares this list with the engine's.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.measures.near_duplicates import RULES, Method
from imbrex.gui.wording.percent import with_percents

NAMES = {
    Method.SUPERSHINGLES: QT_TRANSLATE_NOOP("NearDuplicates", "Supershingles"),
    Method.MEGASHINGLES: QT_TRANSLATE_NOOP("NearDuplicates", "Megashingles"),
    Method.SIMHASH: QT_TRANSLATE_NOOP("NearDuplicates", "SimHash blocks"),
    Method.LONGEST_WORDS: QT_TRANSLATE_NOOP("NearDuplicates", "Longest words"),
}

NOTED = (
    QT_TRANSLATE_NOOP(
        "NearDuplicates",
        "Proposed: one equal supershingle of 6 in any round. Accepted: two in one round.",
    ),
    QT_TRANSLATE_NOOP("NearDuplicates", "Proposed and accepted: one equal megashingle of 15 in any round."),
    QT_TRANSLATE_NOOP(
        "NearDuplicates",
        "Proposed: one equal block of 16 bits of 4 in any round. Accepted: up to 3 differing bits of 64.",
    ),
    QT_TRANSLATE_NOOP(
        "NearDuplicates",
        "Proposed: enough shared words of the 15 longest. Accepted: over 80 %, or the same text.",
    ),
)


def method_name(method: Method) -> str:
    """The name of an index in the language of the window."""
    return QCoreApplication.translate("NearDuplicates", str(NAMES[method]))


def rule_text(method: Method) -> str:
    """What proposes and what accepts a pair, in the language of the window."""
    return with_percents(QCoreApplication.translate("NearDuplicates", RULES[method]))
