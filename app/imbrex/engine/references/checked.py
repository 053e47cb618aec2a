"""Checked: quotations, citations and references of a text, with what is to be checked by a reader."""

from enum import StrEnum

from imbrex.engine.text.span import Span
from imbrex.values import frozen

NOWHERE = Span(0, 0)


class QuotationStatus(StrEnum):
    """Result of looking up a quotation in the sources."""

    EXACT = "exact"
    ALTERED = "altered"  # in a source, in other words
    ELSEWHERE = "elsewhere"  # in another source than the one cited
    NOT_FOUND = "not_found"


class CitationStatus(StrEnum):
    """Result of looking up a citation in the list of references."""

    LISTED = "listed"
    NOT_LISTED = "not_listed"
    YEAR_DIFFERS = "year_differs"
    NAME_DIFFERS = "name_differs"
    NO_LIST = "no_list"  # the text has no list of references


class ReferenceStatus(StrEnum):
    """Whether the text cites an entry of its list of references."""

    CITED = "cited"
    NOT_CITED = "not_cited"


@frozen
class Change:
    """Words of a quotation that differ from its source; either side may be empty.

    Attributes:
        quoted: the words in the text; an empty span for omitted ones.
        source: the words in the source; an empty span for added ones.
    """

    quoted: Span
    source: Span


@frozen
class Quotation:
    """A quotation and where it is in a source.

    Attributes:
        span: without its marks.
        block: whether it is a block quotation, not text between quotation marks.
        status: see there.
        source: key of the document in which it was found; empty if not found.
        found: its place there; empty if not found.
        changes: differences, in order.
        cited: indices of the citations that belong to it.
        source_open: whether a document is known to be one of the cited sources; None without a citation.
    """

    span: Span
    block: bool
    status: QuotationStatus
    source: str = ""
    found: Span = NOWHERE
    changes: tuple[Change, ...] = ()
    cited: tuple[int, ...] = ()
    source_open: bool | None = None


@frozen
class Citation:
    """One source that a text names in one place; a pair of brackets may have several.

    Attributes:
        span: the whole citation.
        names: of authors, as written.
        year: as written, with its letter; empty if there is none.
        number: in a numbered list; None in other styles.
        page: the rest of the citation, as written.
        status: see there.
        entries: indices of the entries it may mean.
        leading: how many of the names belong to the first author; 0 where this can't be told.
    """

    span: Span
    names: tuple[str, ...] = ()
    year: str = ""
    number: int | None = None
    page: str = ""
    status: CitationStatus = CitationStatus.NO_LIST
    entries: tuple[int, ...] = ()
    leading: int = 0


@frozen
class Reference:
    """An entry of a list of references.

    Attributes:
        text: the entry, on one line.
        list_key: key of the document that has the list.
        span: its place there.
        number: in a numbered list; None in others.
        names: words of its beginning that may be names, the first author's first.
        years: all that it contains, with their letters.
        status: see there.
    """

    text: str
    list_key: str
    span: Span
    number: int | None
    names: tuple[str, ...]
    years: tuple[str, ...]
    status: ReferenceStatus = ReferenceStatus.NOT_CITED


@frozen
class CheckedText:
    """The result for one document.

    Attributes:
        key: of the document.
        quotations: in the order of the text.
        citations: in the order of the text.
        references: in the order of the lists.
        speech: number of quotations that are not listed, because they appear to be dialogue, titles or terms.
        sources: number of documents in which quotations were searched for.
        bounded: whether some quotations, citations or entries were not checked, because there are too many.
    """

    key: str
    quotations: tuple[Quotation, ...]
    citations: tuple[Citation, ...]
    references: tuple[Reference, ...]
    speech: int = 0
    sources: int = 0
    bounded: bool = False


def is_finding(citation: Citation) -> bool:
    """Whether a citation differs from the list or is missing there; without a list, none does."""
    return citation.status not in {CitationStatus.LISTED, CitationStatus.NO_LIST}
