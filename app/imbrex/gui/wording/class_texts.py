"""Class texts: the classes of words in the language of the window."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.shares.shares import Shares
from imbrex.engine.shares.word_classes import WordClass
from imbrex.gui.wording.percent import shown_percent

NAMES = {
    WordClass.VERBATIM: QT_TRANSLATE_NOOP("WordClass", "Word for word"),
    WordClass.REWORDED: QT_TRANSLATE_NOOP("WordClass", "Reworded"),
    WordClass.EXCLUDED: QT_TRANSLATE_NOOP("WordClass", "Quoted or template"),
    WordClass.ONLY_HERE: QT_TRANSLATE_NOOP("WordClass", "Only here"),
}


def class_name(one: WordClass) -> str:
    """Return the name of a class."""
    return QCoreApplication.translate("WordClass", str(NAMES[one]))


def shares_told(shares: Shares) -> str:
    """Return the shares of a text, one a line; their percentages sum to 100."""
    order = WordClass.VERBATIM, WordClass.REWORDED, WordClass.EXCLUDED, WordClass.ONLY_HERE
    parts = zip(order, shares.shown(), strict=True)
    return "\n".join(f"{class_name(one)}: {shown_percent(share)}" for one, share in parts)
