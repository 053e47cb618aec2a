"""Passage texts: kinds of change, citation statuses, and classes of words with their shares."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, QObject

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.percent import Rounded
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.shares.shares import Shares, WordClass
from imbrex.gui.wording.numbers import percent_sign, shown_percent

CLASS_NAMES = {
    WordClass.VERBATIM: QT_TRANSLATE_NOOP("WordClass", "Word for word"),
    WordClass.REWORDED: QT_TRANSLATE_NOOP("WordClass", "Reworded"),
    WordClass.EXCLUDED: QT_TRANSLATE_NOOP("WordClass", "Quoted or template"),
    WordClass.ONLY_HERE: QT_TRANSLATE_NOOP("WordClass", "Only here"),
    WordClass.TRANSLATED: QT_TRANSLATE_NOOP("WordClass", "Translated"),
}


def class_name(one: WordClass) -> str:
    """Return the name of a class."""
    return QCoreApplication.translate("WordClass", str(CLASS_NAMES[one]))


def shares_told(shares: Shares) -> str:
    """Return the shares of a text, one a line; their percentages sum to 100."""
    verbatim, reworded, excluded, only_here, translated = map(shown_percent, shares.shown())
    parts = {WordClass.VERBATIM: verbatim, WordClass.REWORDED: reworded}
    if shares.translated_words:
        parts[WordClass.TRANSLATED] = translated
    parts |= {WordClass.EXCLUDED: excluded, WordClass.ONLY_HERE: only_here}
    return "\n".join(f"{class_name(one)}: {share}" for one, share in parts.items())


def share(rounded: Rounded) -> str:
    """Return a rounded percentage as displayed: "<1%"."""
    return rounded.bound + QLocale().toString(int(rounded.value)) + percent_sign()


def headline(shares: Shares) -> str:
    """Return the part of a text that is also in the other one, as displayed."""
    return share(shares.shown_headline())


def fractions(shares: Shares) -> tuple[float, float, float, float]:
    """Return the parts of a bar: word for word, reworded, translated, excluded."""
    return shares.verbatim, shares.reworded, shares.translated, shares.excluded


class ShareTexts(QObject):
    """The shares of a text in one sentence."""

    def told(self, shares: Shares) -> str:
        """Return the shares that are not 0; they sum to 100."""
        names = (
            self.tr("%1 word for word"),
            self.tr("%1 reworded"),
            self.tr("%1 quoted or template"),
            self.tr("%1 only here"),
            self.tr("%1 translated"),
        )
        counts = (
            shares.verbatim_words,
            shares.reworded_words,
            shares.excluded_words,
            shares.only_here_words,
            shares.translated_words,
        )
        parts = zip(names, shares.shown(), counts, strict=True)
        return ", ".join(name.replace("%1", share(shown)) for name, shown, count in parts if count)


CHANGES = {
    Change.IDENTICAL: QT_TRANSLATE_NOOP("Passage", "identical"),
    Change.LIGHTLY_EDITED: QT_TRANSLATE_NOOP("Passage", "lightly edited"),
    Change.REORDERED: QT_TRANSLATE_NOOP("Passage", "reordered"),
    Change.HEAVILY_EDITED: QT_TRANSLATE_NOOP("Passage", "heavily edited"),
    Change.SUMMARIZED: QT_TRANSLATE_NOOP("Passage", "summarized"),
    Change.TRANSLATED: QT_TRANSLATE_NOOP("Passage", "may be translated"),
}
CHANGE_SIGNS = {
    Change.IDENTICAL: "=",
    Change.LIGHTLY_EDITED: "≈",
    Change.REORDERED: "⇄",
    Change.HEAVILY_EDITED: "~",
    Change.SUMMARIZED: "∋",
    Change.TRANSLATED: "↔",
}
"""Signs before kinds of change: two straight lines, two wavy ones, crossing lines, one wavy line, a part of a whole,
two languages."""
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
