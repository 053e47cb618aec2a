"""Longest match in the library: the documents of a library that also have the longest match of two texts.

It tells how rare a match is outside the class. It is no feature of the likelihood ratio: with 300 texts by others as a
library, rarity in class and library together costs .193 bits (Cllr) on the known pairs kept apart, rarity in the class
.197, which does not make up for ratios that a report could not be verified by without the library.
"""

import numpy as np

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.document import Document
from imbrex.library.library import Library
from imbrex.values import frozen

_MOST = 50  # documents that are compared with it
_ALL = 0.999  # share of its shingles


@frozen
class MatchElsewhere:
    """The longest match of two texts.

    Attributes:
        words: its compared words; 0 if there is none.
        text: in the left text.
        names: of the documents of the library that have all of its shingles, without the two texts themselves.
        bounded: whether there may be more of them.
    """

    words: int = 0
    text: str = ""
    names: tuple[str, ...] = ()
    bounded: bool = False


def longest_match_elsewhere(
    library: Library, corpus: Corpus, left_key: str, right_key: str, observer: Observer = SILENT
) -> MatchElsewhere:
    """Search a library for the longest match of a pair. Raises KeyError for an unknown key."""
    found = corpus.compare(left_key, right_key, observer)
    if not len(found.passages.words):
        return MatchElsewhere()
    longest = int(np.argmax(found.passages.words))
    words, first = int(found.passages.words[longest]), int(found.passages.left_word[longest])
    left, right = found.left.document, found.right.document
    span = found.left.span(first, first + words)
    text = left.text[span.start : span.end]
    phrase = Document("longest match", left.name, text, language=left.language)
    own, names, count = {left.text, right.text}, [], 0
    for checked in library.check([phrase], corpus.options, observer=observer, most=_MOST):
        count = len(checked.candidates)
        for one in checked.candidates:
            observer.check()
            has_all = one.exact and one.containment >= _ALL and one.entry.has_text
            document = library.document(one.entry.document) if has_all else None
            if document is not None and document.text not in own:
                names.append(document.name)
    return MatchElsewhere(words, text, tuple(names), count >= _MOST)
