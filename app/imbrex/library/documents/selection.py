"""Selection: conditions that select entries of the library."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
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
