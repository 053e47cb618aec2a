"""Budget: how much text one document may have, so that no file takes all memory or endless time.

War and Peace has 3.2 million characters, 560,000 words, and fewer than 40,000 spellings. Everything below was measured
at its limit: at most 2 GB and 30 seconds, during which work can be cancelled.
"""

import unicodedata
from itertools import takewhile
from typing import TYPE_CHECKING

from imbrex.engine.text.invisible import INVISIBLE_PATTERN
from imbrex.messages import Message

if TYPE_CHECKING:
    from imbrex.engine.text.words import Rules, Source

MOST_CHARACTERS = 20_000_000
MOST_WORDS = 15_000_000  # a character each in Chinese
MOST_ASTRAL = 4_000_000  # characters beyond the basic plane: emoji, ancient scripts, mathematical letters
MOST_ALTERED = 250_000  # distinct spellings that may hide another; each is read by itself
MOST_MARKS = 250  # combining marks in a row; they are put in order in quadratic time, and honest letters have four

Excess = tuple[Message, Message]
"""The limit that is exceeded, and a remedy."""

_SPLIT = Message("Split the file into smaller ones.")
_TOO_LARGE = Message("The text is too large to compare: {number:,} {things}. The limit is {most:,}.")


def excess(text: str) -> Excess | None:
    """The limit that a text exceeds; None if it is within the budget."""
    if len(text) > MOST_CHARACTERS:
        return _too_large(len(text), Message("characters"), MOST_CHARACTERS)
    if text.isascii():
        return None
    if (
        len(text) > MOST_ASTRAL
        and (astral := len(text.encode("utf-16-le", "surrogatepass")) // 2 - len(text)) > MOST_ASTRAL
    ):
        return _too_large(astral, Message("rare characters, such as emoji"), MOST_ASTRAL)
    if _has_heap_of_marks(text):
        return (
            Message("The text contains a letter with more than {most} accents or other marks.", most=MOST_MARKS),
            Message("Check that you chose the right file."),
        )
    return None


def excess_of_words(source: "Source", rules: "Rules") -> Excess | None:
    """The limit that the words of a text exceed; None if they are within the budget."""
    from imbrex.engine.text.vocabulary import Vocabulary  # noqa: PLC0415 - imports numpy, which reading does without
    from imbrex.engine.text.words import find_words  # noqa: PLC0415 - the same

    text = source.text
    if text.isascii() or (len(text) <= MOST_WORDS and not _may_be_altered(text)):
        return None
    vocabulary = Vocabulary()  # of its own: what is refused stays nowhere
    (words,) = find_words([source], vocabulary, rules)
    if len(words.number) > MOST_WORDS:
        return _too_large(len(words.number), Message("words"), MOST_WORDS)
    if len(vocabulary.raw) > MOST_ALTERED:
        things = Message("different words with look-alike or hidden characters")
        return _too_large(len(vocabulary.raw), things, MOST_ALTERED)
    return None


def _may_be_altered(text: str) -> bool:
    """Whether a text may have too many spellings that hide another; each has a character beyond ASCII."""
    if len(text) <= 2 * MOST_ALTERED:
        return False
    from imbrex.engine.text.undisguised_words import most_suspicious  # noqa: PLC0415 - imports numpy

    return most_suspicious(text) > MOST_ALTERED


def _too_large(number: int, things: Message, most: int) -> Excess:
    return _TOO_LARGE.format(number=number, things=things, most=most), _SPLIT


def _has_heap_of_marks(text: str) -> bool:
    """Whether there are too many marks in a row; invisible characters between them are removed first."""
    end = 0
    for place in range(0, len(text), MOST_MARKS):  # a run of that length includes one of these places
        if place >= end and text[place] > "\x7f" and _is_passed(text[place]):
            start = place - sum(1 for _ in takewhile(_is_passed, reversed(text[max(0, place - MOST_MARKS) : place])))
            end = next((there for there in range(place, len(text)) if not _is_passed(text[there])), len(text))
            if sum(map(bool, map(unicodedata.combining, text[start:end]))) > MOST_MARKS:
                return True
    return False


def _is_passed(character: str) -> bool:
    return unicodedata.combining(character) > 0 or INVISIBLE_PATTERN.match(character) is not None
