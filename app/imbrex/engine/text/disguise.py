"""Disguise: the kinds there are."""

from enum import StrEnum


class Disguise(StrEnum):
    """How text was made to look other than it reads, or to read other than it looks."""

    LOOKALIKE = "look-alike"  # letters of another script that look the same
    STYLED = "styled"  # full-width, mathematical, circled letters
    INVISIBLE = "invisible"  # zero-width characters inside words
    CODED = "coded"  # letters written as numbers of HTML
    SOFT_HYPHEN = "soft-hyphen"
    DIRECTION = "direction"  # text stored backwards and turned by an override mark
    OVERLAY = "overlay"  # marks laid over letters
    SPACED = "letter-spaced"  # s p a c e s between the letters of a word
    SPLIT = "split"  # a space inside a word
    JOINED = "joined"  # no space between two words
    NUMERAL = "numeral"  # numbers written as words
    WHITE = "white"  # text in the colour of the page
    TINY = "tiny"  # text too small to be seen
    HIDDEN = "hidden"  # text with the attribute "hidden"
    OFF_PAGE = "off-page"
    COVERED = "covered"  # text behind a picture
    COMMENT = "comment"
    DELETION = "deletion"  # a tracked one
    ALTERNATIVE = "alternative-text"  # of a picture
    FIELD = "field-code"
    PICTURE = "picture"  # a picture where text would be


UNSEEN = (Disguise.WHITE, Disguise.TINY, Disguise.HIDDEN, Disguise.OFF_PAGE, Disguise.COVERED)
"""Text of the body that nobody sees on the page."""
