"""Origins: where else each word of one document stands, every word counted once."""

from dataclasses import dataclass

from imbrex.engine.document import Span


@dataclass(frozen=True, slots=True)
class Stretch:
    """A piece of the document.

    Attributes:
        span: its place in the original.
        words: compared words in it.
        other: number of the document (in the report) it also stands in; None: it stands only here.
        others: how many other documents have all of it, that one too.
    """

    span: Span
    words: int
    other: int | None
    others: int


@dataclass(frozen=True, slots=True)
class Origin:
    """Another document, and what it explains of this one.

    Attributes:
        other: number of the document in the report.
        words: compared words that are counted for it.
        share: those of all compared words of this document, a fraction of 1.
        total: share of what it has in common with this document, also where another one explains it.
    """

    other: int
    words: int
    share: float
    total: float


@dataclass(frozen=True, slots=True)
class Origins:
    """One document against all others.

    Attributes:
        document: its number in the report.
        words: compared words of it.
        stretches: in the order of the text; together they hold every compared word once.
        origins: those that explain most first; a document that explains nothing more is left out.
        unique: share of compared words that stand only here, a fraction of 1.
        text: the original; spans count its code points.
    """

    document: int
    words: int
    stretches: tuple[Stretch, ...]
    origins: tuple[Origin, ...]
    unique: float
    text: str
