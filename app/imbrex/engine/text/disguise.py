"""Disguise: kinds of disguises."""

from enum import StrEnum


class Disguise(StrEnum):
    """Kind of alteration that makes text look different from how it reads, or the reverse."""

    LOOKALIKE = "look-alike"  # letters of another script that look the same
    STYLED = "styled"  # full-width, mathematical, circled letters
    INVISIBLE = "invisible"  # zero-width characters inside words
    CODED = "coded"  # letters written as numeric HTML entities
    SOFT_HYPHEN = "soft-hyphen"
    DIRECTION = "direction"  # text stored in reverse and displayed by an override mark
    OVERLAY = "overlay"  # combining marks over letters
    SPACED = "letter-spaced"  # s p a c e s between the letters of a word
    SPLIT = "split"  # a space inside a word
    JOINED = "joined"  # no space between two words
    NUMERAL = "numeral"  # numbers written as words
    WHITE = "white"  # text in the colour of the page
    TINY = "tiny"  # text too small to be seen
    HIDDEN = "hidden"  # text with the attribute "hidden"
    OFF_PAGE = "off-page"
    COVERED = "covered"  # text behind a picture
    FONT = "misleading-font"  # letters that a font draws as others
    REARRANGED = "rearranged"  # text stored in single letters, or in another order than the page shows
    COMMENT = "comment"
    DELETION = "deletion"  # a tracked one
    ALTERNATIVE = "alternative-text"  # of a picture
    FIELD = "field-code"
    PICTURE = "picture"  # a picture instead of text


UNSEEN = (Disguise.WHITE, Disguise.TINY, Disguise.HIDDEN, Disguise.OFF_PAGE, Disguise.COVERED)
"""Invisible text of the body."""
MARKED = (*UNSEEN, Disguise.REARRANGED, Disguise.FONT)
"""Kinds of spans that a reader marks in the text."""
