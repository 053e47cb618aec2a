"""Selection: which entries of the library are asked for."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """Which entries are asked for: those with a name that meets all conditions.

    Attributes:
        documents: numbers; None for all.
        collection, author: None for any; an empty one asks for those without.
        tag: empty for any.
        text: letters that a name, its author or one of its tags must hold, in any case.
        expired_on: a day ("2026-11-21"): only what may no longer be kept on it.
        first: how many to leave out, for lists that are shown in pages; in the order in which they were added.
        most: how many at most; None for all.
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
