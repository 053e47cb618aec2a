"""All words: every word of every document, left out or not, in the two forms in which words are looked for."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from imbrex.engine.compare.columns import Int64
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Canonization, WordForm
from imbrex.engine.text.tokens import Int32, UInt64


@dataclass(frozen=True, slots=True, eq=False)
class AllWords:
    """Words of documents end to end; word i of a document is word i of its `Tokens`.

    Attributes:
        numbers: the spelling of each word, shape (n,).
        pointer: first word of each document, and n, shape (documents + 1,).
        written: hash of each spelling as it is read, letter case apart, by number.
        forms: hash of the normal form of each spelling, by number.
        spelled: each spelling as it is read, in small letters, by number.
    """

    numbers: Int32
    pointer: Int64
    written: UInt64
    forms: UInt64
    spelled: Sequence[str]

    def of(self, document: int) -> Int32:
        """The spellings of one document."""
        return self.numbers[self.pointer[document] : self.pointer[document + 1]]


def both_forms(canonization: Canonization) -> tuple[Canonization, Canonization]:
    """The canonizations that leave every word in: as written, and by its normal form."""
    written = replace(
        canonization,
        fold_case=True,
        fold_yo=True,
        drop_numbers=False,
        drop_stop_words=False,
        drop=PartOfSpeech(0),
        word_form=WordForm.AS_WRITTEN,
    )
    return written, replace(written, word_form=WordForm.LEMMA)
