"""Entry: what the library tells of one of its documents."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Name:
    """A name under which a document was added, with what it was filed under (see `Filing`).

    Attributes:
        number: tells it from all other names in the library, and never goes to another one.
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
        document: its number, which never goes to another one.
        names: all names it was added under, the first one first; never empty.
        language: a code such as "en".
        words: of its text, those that are not compared too.
        characters: code points of its text.
        added: when it came into the library first, in UTC, ISO 8601.
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
