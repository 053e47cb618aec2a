"""Decision: a verdict with the user's note."""

from dataclasses import dataclass

from imbrex.engine.review.verdict import Verdict

LONGEST_NOTE = 4000
"""Code points of a note: a page. Longer ones are cut."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A verdict with a note, which may be empty; undecided by default."""

    verdict: Verdict = Verdict.OPEN
    note: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "note", self.note[:LONGEST_NOTE])

    def __bool__(self) -> bool:
        """Whether there is anything to store."""
        return self.verdict is not Verdict.OPEN or bool(self.note)


UNDECIDED = Decision()
