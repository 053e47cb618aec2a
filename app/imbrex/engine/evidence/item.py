"""Item: one thing that two texts share and that few texts have."""

from dataclasses import dataclass
from enum import IntEnum

from imbrex.engine.text.document import Span


class Kind(IntEnum):
    """What is shared, in the order in which it is listed."""

    MISSPELLING = 0
    RARE_WORD = 1
    NAME = 2
    NUMBER = 3
    ADDRESS = 4  # of a page, a mailbox, or a DOI

    @property
    def label(self) -> str:
        """The name for people and records."""
        return self.name.lower().replace("_", " ")


@dataclass(frozen=True, slots=True)
class Item:
    """What stands in both texts, and what it is worth.

    Attributes:
        kind: what it is.
        text: as it stands in the left text first.
        left, right: where it stands, rising.
        others: in how many other documents it stands, drafts of the two authors and templates apart.
        meant: the word that a misspelling is near to; empty for all else.
        known: whether the dictionary has the word; false for a word that it has not and that is near to none.
        outside: whether it stands outside all passages of the two texts, on both sides.
        weight: how much it tells (see `weight.py`).
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
