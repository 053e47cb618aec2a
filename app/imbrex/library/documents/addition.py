"""Addition: the result of adding a document to the library."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
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
