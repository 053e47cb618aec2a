"""Item: one rare item that two texts share."""

from dataclasses import dataclass
from enum import IntEnum

from imbrex.engine.text.document import Span


class Kind(IntEnum):
    """Kind of item, in the order of the list."""

    MISSPELLING = 0
    RARE_WORD = 1
    NAME = 2
    NUMBER = 3
    ADDRESS = 4  # of a page, a mailbox, or a DOI

    @property
    def label(self) -> str:
        """Name for users and records."""
        return self.name.lower().replace("_", " ")


@dataclass(frozen=True, slots=True)
class Item:
    """A shared item and its weight.

    Attributes:
        kind: of item.
        text: as first written in the left text.
        left, right: its spans, ascending.
        others: number of other documents that have it, without drafts of the two authors and templates.
        meant: the word that a misspelling is near to; empty for all else.
        known: whether the dictionary has the word; false for a word that is neither in it nor near one of its words.
        outside: whether it occurs outside all passages of the two texts, on both sides.
        weight: of the item as evidence (see `find_evidence.weight`).
    """

    kind: Kind
    text: str
    left: tuple[Span, ...]
    right: tuple[Span, ...]
    others: int
    meant: str = ""
    known: bool = True
    outside: bool = True
    weight: float = 0.0
