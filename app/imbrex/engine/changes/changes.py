"""Changes: the paragraphs of an original and its rewrite, and their outcomes."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.changes.paragraph_links import Links
from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.engine.changes.paragraphs import Paragraphs
from imbrex.engine.rewriting.sentence_vectors import Float
from imbrex.engine.rewriting.sentence_words import Int64
from imbrex.engine.text.tokens import UInt8


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """One text.

    Attributes:
        paragraphs: its paragraphs.
        shared: words of each that are also on the other side, in any form.
        outcome: an `Outcome` each.
    """

    paragraphs: Paragraphs
    shared: Int64
    outcome: UInt8

    def __len__(self) -> int:
        return len(self.paragraphs)

    @property
    def share(self) -> Float:
        """The shared words of each paragraph, as a share of its words."""
        return np.asarray(self.shared / self.paragraphs.words)

    def count(self, outcome: Outcome) -> int:
        """Number of paragraphs of the text with this outcome."""
        return int(np.count_nonzero(self.outcome == outcome))


@dataclass(frozen=True, slots=True, eq=False)
class Changes:
    """The outcome of each paragraph; the left text is the original, the right one its rewrite.

    Attributes:
        links: corresponding paragraphs.
        bounded: whether passages may be missing (see `Rewritten`).
    """

    left: Side
    right: Side
    links: Links
    bounded: bool = False

    @property
    def shared(self) -> int:
        """Words of the rewrite that are also in the original, in any form."""
        return int(self.right.shared.sum())

    @property
    def words(self) -> int:
        """All words of the rewrite."""
        return int(self.right.paragraphs.words.sum())
