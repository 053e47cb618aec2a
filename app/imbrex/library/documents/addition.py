"""Addition: what became of a document that was put into the library."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Addition:
    """What became of a document that was put into the library; all of it is durable.

    Attributes:
        key: of the document that was given.
        document: its number in the library.
        new: whether its text was not there yet.
        renamed: whether it was there under other names only, and now has one more.
    """

    key: str
    document: int
    new: bool
    renamed: bool
