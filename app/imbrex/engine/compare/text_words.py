"""Text words: the words of one text as hashes, which suffice to compare it exactly without its letters."""

from collections.abc import Sequence

import numpy as np

from imbrex.engine.arrays import Int64, UInt8, UInt64, unique
from imbrex.engine.compare.compared_words import ComparedWords, kept_sequence
from imbrex.engine.compare.kept_words import KeptWords, WholeTexts
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen(eq=False)
class TextWords:
    """The words of one text.

    Attributes:
        hashes: 64-bit hash of the term of each word, shape (n,).
        kept: the compared words, ascending, shape (k,).
        excluded: the fate of each excluded word, 0 for all others, shape (n,); empty if there is none.
        barriers: the compared words where a new part begins, ascending, never 0 or k.
    """

    hashes: UInt64
    kept: Int32
    excluded: UInt8
    barriers: Int32

    @property
    def sequence(self) -> ComparedWords:
        """The compared words, compared by their hashes."""
        hashes = self.hashes[self.kept]
        return ComparedWords(hashes, hashes, self.barriers)


def separate(texts: WholeTexts, compared: KeptWords) -> list[TextWords]:
    """The words of each document of a corpus."""
    found = []
    for number in range(compared.documents):
        words = slice(int(texts.pointer[number]), int(texts.pointer[number + 1]))
        kept = texts.kept[int(compared.pointer[number]) : int(compared.pointer[number + 1])] - words.start
        excluded = texts.excluded[words]
        found.append(
            TextWords(
                texts.hashes[words],
                kept.astype(np.int32),
                excluded if excluded.any() else excluded[:0],
                kept_sequence(compared, number).barriers,
            )
        )
    return found


def combine(texts: Sequence[TextWords]) -> tuple[WholeTexts, KeptWords]:
    """Texts end to end, as the documents of a corpus are."""
    first = _starts([len(one.hashes) for one in texts])
    first_kept = _starts([len(one.kept) for one in texts])
    hashes = np.concatenate([np.zeros(0, np.uint64), *(one.hashes for one in texts)])
    places = [one.kept + start for one, start in zip(texts, first, strict=False)]
    kept = np.concatenate([np.zeros(0, np.int64), *places])
    excluded = np.zeros(len(hashes), np.uint8)
    for one, start in zip(texts, first.tolist(), strict=False):
        excluded[start : start + len(one.excluded)] = one.excluded
    inner = [one.barriers + start for one, start in zip(texts, first_kept, strict=False)]
    barriers = unique(np.concatenate([first_kept[:-1], *inner]))
    words = KeptWords(hashes[kept], first_kept, barriers[barriers < len(kept)])
    return WholeTexts(hashes, first, kept, excluded), words


def _starts(sizes: Sequence[int]) -> Int64:
    return np.concatenate((np.zeros(1, np.int64), np.cumsum(np.array(sizes, np.int64))))
