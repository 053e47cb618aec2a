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
    Disguise.DIRECTION: QT_TRANSLATE_NOOP("Disguise", "Text stored backwards"),
    Disguise.OVERLAY: QT_TRANSLATE_NOOP("Disguise", "Marks over letters"),
    Disguise.SPACED: QT_TRANSLATE_NOOP("Disguise", "Spaced letters"),
    Disguise.SPLIT: QT_TRANSLATE_NOOP("Disguise", "Split words"),
    Disguise.JOINED: QT_TRANSLATE_NOOP("Disguise", "Joined words"),
    Disguise.NUMERAL: QT_TRANSLATE_NOOP("Disguise", "Numbers in words"),
    Disguise.WHITE: QT_TRANSLATE_NOOP("Disguise", "White text"),
    Disguise.TINY: QT_TRANSLATE_NOOP("Disguise", "Tiny text"),
    Disguise.HIDDEN: QT_TRANSLATE_NOOP("Disguise", "Hidden text"),
    Disguise.OFF_PAGE: QT_TRANSLATE_NOOP("Disguise", "Text off the page"),
    Disguise.COVERED: QT_TRANSLATE_NOOP("Disguise", "Text behind a picture"),
    Disguise.COMMENT: QT_TRANSLATE_NOOP("Disguise", "Text in comments"),
    Disguise.DELETION: QT_TRANSLATE_NOOP("Disguise", "Deleted text"),
    Disguise.ALTERNATIVE: QT_TRANSLATE_NOOP("Disguise", "Descriptions of pictures"),
    Disguise.FIELD: QT_TRANSLATE_NOOP("Disguise", "Field codes"),
    Disguise.PICTURE: QT_TRANSLATE_NOOP("Disguise", "Large pictures"),
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
        return self.tr("%Ln large picture(s), maybe of text", "", count)

    def _letters(self, kind: Disguise, count: int) -> str:
        return {
            Disguise.LOOKALIKE: self.tr("%Ln look-alike letter(s)", "", count),
            Disguise.STYLED: self.tr("%Ln styled letter(s)", "", count),
            Disguise.INVISIBLE: self.tr("%Ln zero-width character(s)", "", count),
            Disguise.CODED: self.tr("%Ln letter(s) in HTML code", "", count),
            Disguise.SOFT_HYPHEN: self.tr("%Ln soft hyphen(s)", "", count),
            Disguise.OVERLAY: self.tr("%Ln mark(s) over letters", "", count),
        }.get(kind, "")

    def _on_the_page(self, kind: Disguise, count: int) -> str:
        return {
            Disguise.DIRECTION: self.tr("%Ln piece(s) of text stored backwards", "", count),
            Disguise.SPACED: self.tr("%Ln piece(s) in spaced letters", "", count),
            Disguise.SPLIT: self.tr("%Ln split word(s)", "", count),
            Disguise.JOINED: self.tr("%Ln joined word(s)", "", count),
            Disguise.NUMERAL: self.tr("%Ln number(s) in words", "", count),
        }.get(kind, "")

    def _beside(self, kind: Disguise, count: int) -> str:
        return {
            Disguise.WHITE: self.tr("%Ln piece(s) of white text", "", count),
            Disguise.TINY: self.tr("%Ln piece(s) of tiny text", "", count),
            Disguise.HIDDEN: self.tr("%Ln piece(s) of hidden text", "", count),
            Disguise.OFF_PAGE: self.tr("%Ln piece(s) of text off the page", "", count),
            Disguise.COVERED: self.tr("%Ln piece(s) of text behind pictures", "", count),
            Disguise.COMMENT: self.tr("%Ln comment(s)", "", count),
            Disguise.DELETION: self.tr("%Ln deleted piece(s)", "", count),
            Disguise.ALTERNATIVE: self.tr("%Ln description(s) of pictures", "", count),
            Disguise.FIELD: self.tr("%Ln field code(s)", "", count),
        }.get(kind, "")


SHORT = {
    Disguise.LOOKALIKE: QT_TRANSLATE_NOOP("Disguise", "look-alike letters"),
    Disguise.STYLED: QT_TRANSLATE_NOOP("Disguise", "styled letters"),
    Disguise.INVISIBLE: QT_TRANSLATE_NOOP("Disguise", "zero-width characters"),
    Disguise.CODED: QT_TRANSLATE_NOOP("Disguise", "letters in HTML code"),
    Disguise.SOFT_HYPHEN: QT_TRANSLATE_NOOP("Disguise", "soft hyphens"),
    Disguise.DIRECTION: QT_TRANSLATE_NOOP("Disguise", "stored backwards"),
    Disguise.OVERLAY: QT_TRANSLATE_NOOP("Disguise", "marks over letters"),
    Disguise.SPACED: QT_TRANSLATE_NOOP("Disguise", "spaced letters"),
    Disguise.SPLIT: QT_TRANSLATE_NOOP("Disguise", "split word"),
    Disguise.JOINED: QT_TRANSLATE_NOOP("Disguise", "joined words"),
    Disguise.NUMERAL: QT_TRANSLATE_NOOP("Disguise", "number in words"),
    Disguise.WHITE: QT_TRANSLATE_NOOP("Disguise", "White text: nobody sees it on the page"),
    Disguise.TINY: QT_TRANSLATE_NOOP("Disguise", "Tiny text: nobody sees it on the page"),
    Disguise.HIDDEN: QT_TRANSLATE_NOOP("Disguise", "Hidden text: nobody sees it on the page"),
    Disguise.OFF_PAGE: QT_TRANSLATE_NOOP("Disguise", "Text off the page: nobody sees it"),
    Disguise.COVERED: QT_TRANSLATE_NOOP("Disguise", "Text behind a picture: nobody sees it on the page"),
}
"""Descriptions of single disguises in the text; text beside the body is described by its heading."""


def disguise_here(kind: Disguise) -> str:
    """Return the description of one disguise in the text."""
    return QCoreApplication.translate("Disguise", str(SHORT[kind]))
