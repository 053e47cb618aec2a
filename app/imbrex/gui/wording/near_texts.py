"""Near texts: names of the indexes for near-duplicates in the language of the window."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.measures.near_duplicates import Method

NAMES = {
    Method.SUPERSHINGLES: QT_TRANSLATE_NOOP("NearDuplicates", "Supershingles"),
    Method.MEGASHINGLES: QT_TRANSLATE_NOOP("NearDuplicates", "Megashingles"),
    Method.SIMHASH: QT_TRANSLATE_NOOP("NearDuplicates", "SimHash blocks"),
    Method.LONGEST_WORDS: QT_TRANSLATE_NOOP("NearDuplicates", "Longest words"),
}


def method_name(method: Method) -> str:
    """Return the name of an index in the language of the window."""
    return QCoreApplication.translate("NearDuplicates", str(NAMES[method]))
