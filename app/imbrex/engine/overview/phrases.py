"""Common phrases: what stands in so many documents that it says nothing about two of them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CommonPhrase:
    """A phrase that many documents have.

    Attributes:
        text: as it stands in the first document that has it; may be put into `Options.exclusions.phrases` as it is.
        words: compared words in it.
        documents: in how many documents it stands.
        share: those of all documents that take part, a fraction of 1.
    """

    text: str
    words: int
    documents: int
    share: float
