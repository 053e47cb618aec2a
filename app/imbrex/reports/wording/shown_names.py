"""Shown names: the name under which a report shows each of its documents."""

from collections import Counter
from collections.abc import Sequence

from imbrex.reports.model.report_facts import DocumentFacts, Making
from imbrex.values import frozen

_FILES = 3  # of one document, named below its author


@frozen
class ShownName:
    """Name of a document.

    Attributes:
        name: of the author if known and of no other document, else of the document.
        below: name of the document, or of its first files, if `name` is the author's and another one; else empty.
        is_author: whether it names the author.
    """

    name: str
    below: str = ""
    is_author: bool = False


def shown_names(documents: Sequence[DocumentFacts], making: Making) -> list[ShownName]:
    """The names of the documents of a report; if names are hidden, those of authors are, too."""
    authors = Counter("" if making.anonymous else one.author for one in documents)
    return [
        ShownName(one.author, _below(one), is_author=True)
        if one.author and authors[one.author] == 1
        else ShownName(one.name)
        for one in documents
    ]


def _below(document: DocumentFacts) -> str:
    names = [file.name for file in document.files[: _FILES + 1]]
    if names:
        return ", ".join([*names[:_FILES], "…"] if len(names) > _FILES else names)
    return document.name if document.name != document.author else ""
