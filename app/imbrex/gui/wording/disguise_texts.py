"""Disguise texts: kinds of disguises in the language of the window."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from imbrex.engine.disguises.findings import Findings
from imbrex.engine.text.disguise import Disguise

NAMES = {
    Disguise.LOOKALIKE: QT_TRANSLATE_NOOP("Disguise", "Look-alike letters"),
    Disguise.STYLED: QT_TRANSLATE_NOOP("Disguise", "Styled letters"),
    Disguise.INVISIBLE: QT_TRANSLATE_NOOP("Disguise", "Zero-width characters"),
    Disguise.CODED: QT_TRANSLATE_NOOP("Disguise", "Letters in HTML code"),
    Disguise.SOFT_HYPHEN: QT_TRANSLATE_NOOP("Disguise", "Soft hyphens"),
    Disguise.DIRECTION: QT_TRANSLATE_NOOP("Disguise", "Reversed text"),
    Disguise.OVERLAY: QT_TRANSLATE_NOOP("Disguise", "Combining marks"),
    Disguise.SPACED: QT_TRANSLATE_NOOP("Disguise", "Spaced letters"),
    Disguise.SPLIT: QT_TRANSLATE_NOOP("Disguise", "Split words"),
    Disguise.JOINED: QT_TRANSLATE_NOOP("Disguise", "Joined words"),
    Disguise.NUMERAL: QT_TRANSLATE_NOOP("Disguise", "Numbers as words"),
    Disguise.WHITE: QT_TRANSLATE_NOOP("Disguise", "White text"),
    Disguise.TINY: QT_TRANSLATE_NOOP("Disguise", "Tiny text"),
    Disguise.HIDDEN: QT_TRANSLATE_NOOP("Disguise", "Hidden text"),
    Disguise.OFF_PAGE: QT_TRANSLATE_NOOP("Disguise", "Off-page text"),
    Disguise.COVERED: QT_TRANSLATE_NOOP("Disguise", "Text behind images"),
    Disguise.REARRANGED: QT_TRANSLATE_NOOP("Disguise", "Rearranged text"),
    Disguise.FONT: QT_TRANSLATE_NOOP("Disguise", "Misleading fonts"),
    Disguise.COMMENT: QT_TRANSLATE_NOOP("Disguise", "Comments"),
    Disguise.DELETION: QT_TRANSLATE_NOOP("Disguise", "Tracked deletions"),
    Disguise.ALTERNATIVE: QT_TRANSLATE_NOOP("Disguise", "Alternative text"),
    Disguise.FIELD: QT_TRANSLATE_NOOP("Disguise", "Field codes"),
    Disguise.PICTURE: QT_TRANSLATE_NOOP("Disguise", "Large images"),
}


def disguise_name(kind: Disguise) -> str:
    """Return a kind's name for a table."""
    return QCoreApplication.translate("Disguise", str(NAMES[kind]))


class DisguiseTexts(QObject):
    """Counts of each kind in words."""

    def counted(self, findings: Findings, kind: Disguise) -> str:
        """Return the counts of one kind in a document: "214 look-alike letters in 97 words"."""
        places = findings.of(kind)
        letters = self._letters(kind, sum(place.letters for place in places))
        if letters:
            return self.tr("%1 in %Ln word(s)", "", len(places)).replace("%1", letters, 1)
        return self._on_the_page(kind, len(places)) or self._beside(kind, len(places))

    def pictures(self, count: int) -> str:
        """Return the sentence on large images."""
        return self.tr("%Ln large image(s) that may contain text", "", count)

    def _letters(self, kind: Disguise, count: int) -> str:
        return {
            Disguise.LOOKALIKE: self.tr("%Ln look-alike letter(s)", "", count),
            Disguise.STYLED: self.tr("%Ln styled letter(s)", "", count),
            Disguise.INVISIBLE: self.tr("%Ln zero-width character(s)", "", count),
            Disguise.CODED: self.tr("%Ln letter(s) in HTML code", "", count),
            Disguise.SOFT_HYPHEN: self.tr("%Ln soft hyphen(s)", "", count),
            Disguise.OVERLAY: self.tr("%Ln combining mark(s)", "", count),
            Disguise.FONT: self.tr("%Ln letter(s) of misleading fonts", "", count),
        }.get(kind, "")

    def _on_the_page(self, kind: Disguise, count: int) -> str:
        return {
            Disguise.DIRECTION: self.tr("%Ln instance(s) of reversed text", "", count),
            Disguise.SPACED: self.tr("%Ln instance(s) of spaced letters", "", count),
            Disguise.SPLIT: self.tr("%Ln split word(s)", "", count),
            Disguise.JOINED: self.tr("%Ln joined word(s)", "", count),
            Disguise.NUMERAL: self.tr("%Ln number(s) as words", "", count),
        }.get(kind, "")

    def _beside(self, kind: Disguise, count: int) -> str:
        return {
            Disguise.WHITE: self.tr("%Ln instance(s) of white text", "", count),
            Disguise.TINY: self.tr("%Ln instance(s) of tiny text", "", count),
            Disguise.HIDDEN: self.tr("%Ln instance(s) of hidden text", "", count),
            Disguise.OFF_PAGE: self.tr("%Ln instance(s) of off-page text", "", count),
            Disguise.COVERED: self.tr("%Ln instance(s) of text behind images", "", count),
            Disguise.REARRANGED: self.tr("%Ln instance(s) of rearranged text", "", count),
            Disguise.COMMENT: self.tr("%Ln comment(s)", "", count),
            Disguise.DELETION: self.tr("%Ln tracked deletion(s)", "", count),
            Disguise.ALTERNATIVE: self.tr("%Ln alternative text(s)", "", count),
            Disguise.FIELD: self.tr("%Ln field code(s)", "", count),
        }.get(kind, "")


SHORT = {
    Disguise.LOOKALIKE: QT_TRANSLATE_NOOP("Disguise", "look-alike letters"),
    Disguise.STYLED: QT_TRANSLATE_NOOP("Disguise", "styled letters"),
    Disguise.INVISIBLE: QT_TRANSLATE_NOOP("Disguise", "zero-width characters"),
    Disguise.CODED: QT_TRANSLATE_NOOP("Disguise", "letters in HTML code"),
    Disguise.SOFT_HYPHEN: QT_TRANSLATE_NOOP("Disguise", "soft hyphens"),
    Disguise.DIRECTION: QT_TRANSLATE_NOOP("Disguise", "reversed text"),
    Disguise.OVERLAY: QT_TRANSLATE_NOOP("Disguise", "combining marks"),
    Disguise.SPACED: QT_TRANSLATE_NOOP("Disguise", "spaced letters"),
    Disguise.SPLIT: QT_TRANSLATE_NOOP("Disguise", "split word"),
    Disguise.JOINED: QT_TRANSLATE_NOOP("Disguise", "joined words"),
    Disguise.NUMERAL: QT_TRANSLATE_NOOP("Disguise", "number as word"),
    Disguise.WHITE: QT_TRANSLATE_NOOP("Disguise", "White text: invisible on the page"),
    Disguise.TINY: QT_TRANSLATE_NOOP("Disguise", "Tiny text: unreadable on the page"),
    Disguise.HIDDEN: QT_TRANSLATE_NOOP("Disguise", "Hidden text: invisible on the page"),
    Disguise.OFF_PAGE: QT_TRANSLATE_NOOP("Disguise", "Off-page text: invisible to readers"),
    Disguise.COVERED: QT_TRANSLATE_NOOP("Disguise", "Text behind an image: invisible on the page"),
    Disguise.FONT: QT_TRANSLATE_NOOP("Disguise", "misleading font: the page shows other letters"),
    Disguise.REARRANGED: QT_TRANSLATE_NOOP("Disguise", "Rearranged text: stored in single letters or in another order"),
}
"""Descriptions of single disguises in the text; text beside the body is described by its heading."""


def disguise_here(kind: Disguise) -> str:
    """Return the description of one disguise in the text."""
    return QCoreApplication.translate("Disguise", str(SHORT[kind]))
