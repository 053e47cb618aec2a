"""Citation: a quotation with its source and position, ready to paste."""

import re
from datetime import date

import numpy as np
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from imbrex.engine.text.document import file_at
from imbrex.engine.text.tokens import Tokens
from imbrex.values import frozen

Span = tuple[int, int]


@frozen
class Excerpt:
    """An excerpt of a document.

    Attributes:
        tokens: the words of the document, with names hidden if required.
        span: half-open, in code points of the document's text.
    """

    tokens: Tokens
    span: Span

    @property
    def text(self) -> str:
        """Return the excerpt on one line."""
        return " ".join(self.tokens.document.text[self.span[0] : self.span[1]].split())

    @property
    def words(self) -> Span:
        """Return the numbers of the first and last word, from 1; last < first if there is none."""
        first = int(np.searchsorted(self.tokens.end, self.span[0], side="right"))
        last = int(np.searchsorted(self.tokens.start, self.span[1], side="left"))
        return first + 1, last


def cite(excerpt: Excerpt, other: str, day: date) -> str:
    """Return an excerpt, the document it was compared with, and the date."""
    compared = QCoreApplication.translate("Citation", "compared with %1, %2").replace("%2", _date(day))
    compared = compared.replace("%1", " ".join(other.split()), 1)
    return _quoted(excerpt, f"{_source(excerpt)}; {compared}")


def cite_both(left: Excerpt, right: Excerpt, day: date) -> str:
    """Return both sides of a passage, one per line."""
    compared = QCoreApplication.translate("Citation", "compared on %1").replace("%1", _date(day))
    return f"{_quoted(left, _source(left))}\n{_quoted(right, f'{_source(right)}; {compared}')}"


def _quoted(excerpt: Excerpt, source: str) -> str:
    before, between, after = re.split("%[12]", QCoreApplication.translate("Citation", "“%1” (%2)"))
    return f"{before}{excerpt.text}{between}{source}{after}"


def _source(excerpt: Excerpt) -> str:
    """Return name, author and words."""
    document = excerpt.tokens.document
    file = file_at(document.files, excerpt.span[0])
    parts = [document.name, document.author, file.name if file is not None else "", _words(excerpt.words)]
    return ", ".join(" ".join(part.split()) for part in parts if part)


def _words(words: Span) -> str:
    first, last = words
    numbers = [QLocale().toString(number) for number in words]
    if last < first:
        return ""
    if first == last:
        return QCoreApplication.translate("Citation", "word %1").replace("%1", numbers[0])
    return QCoreApplication.translate("Citation", "words %1–%2").replace("%2", numbers[1]).replace("%1", numbers[0])


def _date(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
