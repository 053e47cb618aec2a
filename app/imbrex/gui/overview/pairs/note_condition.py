"""Note condition: a filter condition on the notes of pairs."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class NoteCondition:
    """A substring search in notes.

    Attributes:
        text: casefolded text that a note must contain; empty for any note.
        wanted: whether pairs with such a note pass, or all others.
    """

    text: str = ""
    wanted: bool = True

    def holds(self, notes: Mapping[int, str], count: int) -> NDArray[np.bool_]:
        """Return for which of `count` pairs it is true; `notes` are by pair index."""
        found = np.full(count, not self.wanted, np.bool_)
        found[[place for place, note in notes.items() if self.text in note.casefold()]] = self.wanted
        return found
