"""All words: every word of every document, dropped or not, in the two forms used for lookup."""

from collections.abc import Sequence
from dataclasses import replace

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.options import Canonization, WordForm
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen(eq=False)
class AllWords:
    """Words of documents end to end; word i of a document is word i of its `Tokens`.

    Attributes:
        numbers: the spelling of each word, shape (n,).
        pointer: first word of each document, and n, shape (documents + 1,).
        written: hash of each spelling as it is read, ignoring letter case, by number.
        forms: hash of the normal form of each spelling, by number.
        spelled: each spelling as it is read, in lower case, by number.
    """

    numbers: Int32
    pointer: Int64
    written: UInt64
    forms: UInt64
    spelled: Sequence[str]

    def of(self, document: int) -> Int32:
        """Spelling numbers of one document."""
        return self.numbers[self.pointer[document] : self.pointer[document + 1]]


def both_forms(canonization: Canonization) -> tuple[Canonization, Canonization]:
    """The canonizations that drop no word: as written, and by normal form."""
    written = replace(canonization.of_all_words(), fold_case=True, fold_yo=True, word_form=WordForm.AS_WRITTEN)
    return written, replace(written, word_form=WordForm.LEMMA)
