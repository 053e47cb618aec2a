"""Entry: a document in the library, how it was filed, and selections and sort orders of entries."""

import datetime as dt
from enum import StrEnum

from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.values import frozen


@frozen(kw_only=True)
class Filing:
    """How documents are filed in the library.

    Attributes:
        collection: a course, a year; empty for none.
        tags: words to find it by.
        author: empty for the author of each document.
        date: of the documents, ISO 8601 ("2026-11-21"); empty for none.
        retained: last day on which they may be kept; empty for no limit.
    """

    collection: str = ""
    tags: tuple[str, ...] = ()
    author: str = ""
    date: str = ""
    retained: str = ""

    def __post_init__(self) -> None:
        for day in (self.date, self.retained):
            if day and not _is_day(day):
                raise ImbrexError(Message("{day} is not a valid date.", day=day), Message("Enter dates as 2026-11-21."))


def _is_day(text: str) -> bool:
    try:
        return dt.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


@frozen(kw_only=True)
class Selection:
    """Conditions that select entries; one name of the entry must meet all of them.

    Attributes:
        documents: numbers; None for all.
        collection, author: None for any; empty for entries without one.
        tag: empty for any.
        text: substring of a name, its author or one of its tags, ignoring case.
        expired_on: a day ("2026-11-21"): only entries that may no longer be kept on it.
        first: offset, for paged lists in the order of addition.
        most: limit; None for all.
    """

    documents: tuple[int, ...] | None = None
    collection: str | None = None
    author: str | None = None
    tag: str = ""
    text: str = ""
    expired_on: str = ""
    first: int = 0
    most: int | None = None


EVERYTHING = Selection()


class Order(StrEnum):
    """A property that entries are sorted by."""

    ADDED = "added"
    NAME = "name"
    AUTHOR = "author"
    COLLECTION = "collection"
    WORDS = "words"
    RETAINED = "retained"


@frozen
class Addition:
    """The result of adding a document to the library, all of it durable.

    Attributes:
        key: of the given document.
        document: its number in the library.
        new: whether its text is new to the library.
        renamed: whether the text was stored under other names only, and now has one more.
    """

    key: str
    document: int
    new: bool
    renamed: bool


@frozen
class Name:
    """A name under which a document was added, with its filing (see `Filing`).

    Attributes:
        number: unique in the library, never reused.
        added: when, in UTC, ISO 8601.
    """

    number: int
    name: str
    path: str
    author: str
    collection: str
    tags: tuple[str, ...]
    date: str
    retained: str
    added: str


@frozen
class Entry:
    """A document of the library.

    Attributes:
        document: its number, never reused.
        names: all names under which it was added, in that order; never empty.
        language: a code such as "en".
        words: of its text, including those that are not compared.
        characters: code points of its text.
        added: when it was first added, in UTC, ISO 8601.
        has_text: whether its text is kept, so that it can be shown and compared.
        shelf: path of the index of the shelf that has it; empty for a document of the library itself. The text of such
            an entry is read from the files of the shelf, and its one name is its citation.
    """

    document: int
    names: tuple[Name, ...]
    language: str
    words: int
    characters: int
    added: str
    has_text: bool
    shelf: str = ""

    @property
    def identity(self) -> tuple[str, int]:
        """Its identity among the entries of the library and of all shelves."""
        return self.shelf, self.document

    @property
    def citation(self) -> str:
        """Author, title, date and address on one line, as far as they are known."""
        first = self.names[0]
        return ". ".join(part for part in (first.author, first.name, first.date, first.path) if part)

    @property
    def date(self) -> str:
        """The date under the first name."""
        return self.names[0].date

    @property
    def name(self) -> str:
        """The first name."""
        return self.names[0].name

    @property
    def author(self) -> str:
        """The author under the first name."""
        return self.names[0].author

    @property
    def collection(self) -> str:
        """The collection under the first name."""
        return self.names[0].collection
