"""Item: one rare item that two texts share, and hints at which text was first. None of it is proof."""

from collections.abc import Iterator
from enum import IntEnum, StrEnum

from imbrex.engine.text.document import Span
from imbrex.values import frozen


class Direction(StrEnum):
    """The text that a hint suggests to be the earlier one."""

    LEFT_FIRST = "left first"
    RIGHT_FIRST = "right first"
    OPEN = "open"


class Clue(StrEnum):
    """Basis of a hint."""

    FINISHED_BEFORE = "finished before"  # one file was last changed before the other was created
    CREATED_BEFORE = "created before"
    SAME_CREATION = "same creation"  # both were created in the same second: one may be a copy of the other's file
    SAME_AUTHOR = "same author"
    SAVED_BY_OTHER = "saved by other"  # one file was last saved by the author of the other
    REPAIRED = "repaired"  # words misspelled in one text and correct in the same place of the other
    SHARED_SESSIONS = "shared sessions"  # the files were edited in the same sessions
    EDITING_TIME = "editing time"  # a file was edited for less time than its text takes to write
    SAME_ORDER = "same order"  # sentences outside all passages follow the order of the other text
    LEFTOVER = "leftover"  # text that web pages print beside the main text
    NAMES_IN_ORDER = "names in order"  # names and numbers of texts in two languages follow one another as in the other


ORDERS = frozenset((Clue.SAME_ORDER, Clue.NAMES_IN_ORDER))
"""Hints at what is in the same order in both texts."""


@frozen
class Repair:
    """A word of a passage that one text misspells."""

    wrong: str
    right: str
    wrong_is_left: bool


@frozen
class FileRecord:
    """Editing data in a file, which anyone can change.

    Attributes:
        file: its name, if it is one of several of a document; else empty.
        created, modified: ISO 8601, in the precision of the file; empty if missing.
        editor: who saved it last; empty if missing.
        minutes: for which the files of the document were edited; -1 if missing.
        words: of the document; 0 if they were not counted.
    """

    file: str = ""
    created: str = ""
    modified: str = ""
    editor: str = ""
    minutes: int = -1
    words: int = 0


@frozen
class Hint:
    """One hint.

    Attributes:
        clue: its basis.
        direction: which text may be the earlier one.
        left, right: the facts of each side: a date, a name, or a leftover; empty if it has none. Dates and names come
            from the properties of files, which anybody can edit.
        repairs: the misspelled words, of both directions, of `Clue.REPAIRED`.
        places: spans of the leftovers in the text that has them; of `Clue.SAME_ORDER`, those of the sentences; of
            `Clue.NAMES_IN_ORDER`, those of the names and numbers.
        origins: sentence of the other text that each of these sentences most likely follows, or the same name there.
        of_left: whether these sentences or names are in the left text.
        expected: names and numbers that would be in the same order if one text were shuffled, on average.
        sessions: number of common editing sessions, of `Clue.SHARED_SESSIONS`.
        words: number of words from these sessions on each side; of `Clue.EDITING_TIME`, the words of one text, and 0.
        minutes: for which the file of that text was edited.
        paragraphs: number of those with words from the common sessions, on each side.
        files: what the file of each side records, of `Clue.SHARED_SESSIONS`.
    """

    clue: Clue
    direction: Direction
    left: str = ""
    right: str = ""
    repairs: tuple[Repair, ...] = ()
    places: tuple[Span, ...] = ()
    origins: tuple[Span, ...] = ()
    sessions: int = 0
    words: tuple[int, int] = (0, 0)
    minutes: int = 0
    of_left: bool = False
    paragraphs: tuple[int, int] = (0, 0)
    files: tuple[FileRecord, ...] = ()
    expected: float = 0.0

    def sides(self) -> Iterator[tuple[Span, Span]]:
        """The items in the same order, in the left and in the right text."""
        return (
            zip(self.places, self.origins, strict=True) if self.of_left else zip(self.origins, self.places, strict=True)
        )


class Kind(IntEnum):
    """Kind of item, in the order of the list."""

    EDITING_SESSION = 0  # of both files
    MISSPELLING = 1
    RARE_WORD = 2
    NAME = 3
    NUMBER = 4
    ADDRESS = 5  # of a page, a mailbox, or a DOI
    FOREIGN_SPELLING = 6  # of a name, as in the other text and not as usual in its language
    LITERAL_QUOTATION = 7  # words in the language of the other text, word for word
    UNTRANSLATED_WORD = 8  # of the language of the other text

    @property
    def label(self) -> str:
        """Name for users and records."""
        return self.name.lower().replace("_", " ")


@frozen
class Item:
    """A shared item and its weight.

    Attributes:
        kind: of item.
        text: as first written in the left text; the number of a session as files write it; of a foreign spelling, as
            the text writes it that has it.
        left, right: its spans, ascending; of a session, the paragraphs with its text, and none if all of it is gone.
        others: number of other documents that have it, without drafts of the two authors and templates.
        meant: the word that a misspelling is near to, or the usual spelling of a name; empty for all else.
        known: whether the dictionary has the word; false for a word that is neither in it nor near one of its words.
        outside: whether it occurs outside all passages of the two texts, on both sides.
        weight: of the item as evidence (see `find_evidence.weight`).
        words: number of words that were written in a session, on each side; 0 for other kinds.
        other_text: a name as the other text writes it in its language; empty if it is the same.
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
    words: tuple[int, int] = (0, 0)
    other_text: str = ""
