"""Note condition: what people ask of the notes on pairs."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class NoteCondition:
    """A part of a note, as names are asked for by their parts.

    Attributes:
        text: casefolded; what a note must have in it; without a text any note will do.
        wanted: whether pairs with such a note are asked for, or all the others.
    """

    text: str = ""
    wanted: bool = True

    def holds(self, notes: Mapping[int, str], count: int) -> NDArray[np.bool_]:
        """Of which of `count` pairs it is true; `notes` are by the places of their pairs."""
        found = np.full(count, not self.wanted, np.bool_)
        found[[place for place, note in notes.items() if self.text in note.casefold()]] = self.wanted
        return found
