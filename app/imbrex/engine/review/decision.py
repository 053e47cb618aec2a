"""Decision: a verdict, and what a person wrote about it."""

from dataclasses import dataclass

from imbrex.engine.review.verdict import Verdict

LONGEST_NOTE = 4000
"""Code points of a note: a page. What is longer is cut."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A verdict with a note, which may be empty; the default is that nobody has looked yet."""

    verdict: Verdict = Verdict.OPEN
    note: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "note", self.note[:LONGEST_NOTE])

    def __bool__(self) -> bool:
        """Whether there is anything to remember."""
        return self.verdict is not Verdict.OPEN or bool(self.note)


UNDECIDED = Decision()
