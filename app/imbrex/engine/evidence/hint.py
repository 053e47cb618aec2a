"""Hint: indications of which of two texts was first, or that one derives from the other. None of it is proof."""

from dataclasses import dataclass
from enum import StrEnum

from imbrex.engine.text.document import Span


class Direction(StrEnum):
    """The text that a hint suggests to be the earlier one."""

    LEFT_FIRST = "left first"
    RIGHT_FIRST = "right first"
    OPEN = "open"

    @property
    def mirrored(self) -> "Direction":
        """The same with the sides exchanged."""
        others = {Direction.LEFT_FIRST: Direction.RIGHT_FIRST, Direction.RIGHT_FIRST: Direction.LEFT_FIRST}
        return others.get(self, self)


class Clue(StrEnum):
    """Basis of a hint."""

    FINISHED_BEFORE = "finished before"  # one file was last changed before the other was created
    CREATED_BEFORE = "created before"
    SAME_CREATION = "same creation"  # both were created in the same second: one may be a copy of the other's file
    SAME_AUTHOR = "same author"
    SAVED_BY_OTHER = "saved by other"  # one file was last saved by the author of the other
    REPAIRED = "repaired"  # words misspelled in one text and correct in the same place of the other
    SHARED_SESSIONS = "shared sessions"  # the files were edited in the same sessions
    LEFTOVER = "leftover"  # text that web pages print beside the main text


@dataclass(frozen=True, slots=True)
class Repair:
    """A word of a passage that one text misspells."""

    wrong: str
    right: str
    left: Span
    right_place: Span
    wrong_is_left: bool


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint.

    Attributes:
        clue: its basis.
        direction: which text may be the earlier one.
        left, right: the facts of each side: a date, a name, or a leftover; empty if it has none. Dates and names come
            from the properties of files, which anybody can edit.
        repairs: the misspelled words, of both directions, of `Clue.REPAIRED`.
        places: spans of the leftovers in the text that has them.
        sessions: number of common editing sessions, of `Clue.SHARED_SESSIONS`.
        words: number of words from these sessions on each side.
    """

    clue: Clue
    direction: Direction
    left: str = ""
    right: str = ""
    repairs: tuple[Repair, ...] = ()
    places: tuple[Span, ...] = ()
    sessions: int = 0
    words: tuple[int, int] = (0, 0)
