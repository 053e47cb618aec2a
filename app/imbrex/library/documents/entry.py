"""Entry: the description of a document in the library."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
    """

    document: int
    names: tuple[Name, ...]
    language: str
    words: int
    characters: int
    added: str
    has_text: bool

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
