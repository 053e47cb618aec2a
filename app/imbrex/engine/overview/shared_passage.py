"""Shared passage: what most members of a cluster have word for word."""

from dataclasses import dataclass

from imbrex.engine.document import Span


@dataclass(frozen=True, slots=True)
class SharedPassage:
    """The longest passage that most members of a cluster have.

    Attributes:
        document: number of the member it is quoted from.
        span: place in that member's original.
        text: that piece of the original.
        words: compared words in it.
        members: numbers of the members that have all of it, `document` too.
    """

    document: int
    span: Span
    text: str
    words: int
    members: tuple[int, ...]
