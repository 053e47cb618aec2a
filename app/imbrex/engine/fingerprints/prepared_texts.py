"""Prepared texts: all that finding the pairs of a text takes, so that it is read and normalized only once."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.report import Counted
from imbrex.engine.compare.shingles import distinct, shingle_hashes, whole
from imbrex.engine.compare.text_words import TextWords, separate
from imbrex.engine.fingerprints.winnowing import Windows, every, winnow
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options, Shingling
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.values import frozen


@frozen(eq=False)
class PreparedText:
    """One text.

    Attributes:
        counted: the document with its word counts, and why it can't be compared, if it can't.
        words: its words as hashes.
        shingles: number of its distinct shingles.
        fingerprints: hashes that texts with six compared words in a row in common share, ascending.
    """

    counted: Counted
    words: TextWords
    shingles: int
    fingerprints: UInt64


class Preparer:
    """Prepares texts, each independently of the others; caches known words."""

    def __init__(self, find_language: LanguageFinder, options: Options, templates: Sequence[Document] = ()) -> None:
        """Create; text that is also in one of the templates is excluded."""
        self._rules = options.shingles
        self._templates = [replace(one, role=Role.TEMPLATE) for one in templates]
        self._corpus = Corpus(find_language, independently(options), counts=False, independent=True)

    def prepare(self, documents: Sequence[Document], observer: Observer = SILENT) -> list[PreparedText]:
        """Prepare each document; their keys must be distinct."""
        if not documents:
            return []
        self._corpus.replace_all([*documents, *self._templates], observer)
        counted = self._corpus.counted(observer)[: len(documents)]
        kept = self._corpus.kept_words(observer)
        fingerprints = winnow(Windows.of(kept), kept.documents, observer)
        words = separate(self._corpus.whole_texts(observer), kept)
        return [
            PreparedText(one, mine, len(shingle_set(mine, self._rules)), prints)
            for one, mine, prints in zip(counted, words, fingerprints, strict=False)
        ]


def independently(options: Options) -> Options:
    """The options without those whose effect on a text depends on other texts."""
    return replace(options, disguises=replace(options.disguises, split=False, joined=False))


def all_fingerprints(text: TextWords) -> UInt64:
    """The hashes of all shingles of three words, ascending: `PreparedText.fingerprints` are some of them."""
    words = text.sequence
    return every(KeptWords(words.hashes, np.array([0, len(words.hashes)]), words.barriers.astype(np.int64)))


def shingle_set(text: TextWords, rules: Shingling) -> UInt64:
    """The distinct shingles of a text, ascending."""
    words = text.sequence
    hashes = shingle_hashes(words.hashes, rules.length)
    return distinct(hashes[whole(len(hashes), rules.length, words.barriers, rules.stride)])
