"""Citation: a piece of a text with where it stands, fit to be put into a letter."""

import re
from dataclasses import dataclass
from datetime import date

import numpy as np
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from imbrex.engine.text.tokens import Tokens

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A piece of a document.

    Attributes:
        tokens: the words of the document, with names hidden where they are to be.
        span: where the piece stands, half-open, in code points of the document's text.
    """

    tokens: Tokens
    span: Span

    @property
    def text(self) -> str:
        """The piece, on one line."""
        return " ".join(self.tokens.document.text[self.span[0] : self.span[1]].split())

    @property
    def words(self) -> Span:
        """Numbers of its first and last word, from 1; the last is smaller where it has no word."""
        first = int(np.searchsorted(self.tokens.end, self.span[0], side="right"))
        last = int(np.searchsorted(self.tokens.start, self.span[1], side="left"))
        return first + 1, last


def cite(excerpt: Excerpt, other: str, day: date) -> str:
    """A piece of a text, and with which other document it was compared on what day."""
    compared = QCoreApplication.translate("Citation", "compared with %1, %2").replace("%2", _date(day))
    compared = compared.replace("%1", " ".join(other.split()), 1)
    return _quoted(excerpt, f"{_source(excerpt)}; {compared}")


def cite_both(left: Excerpt, right: Excerpt, day: date) -> str:
    """Both sides of a passage, a line each."""
    compared = QCoreApplication.translate("Citation", "compared on %1").replace("%1", _date(day))
    return f"{_quoted(left, _source(left))}\n{_quoted(right, f'{_source(right)}; {compared}')}"


def _quoted(excerpt: Excerpt, source: str) -> str:
    before, between, after = re.split("%[12]", QCoreApplication.translate("Citation", "“%1” (%2)"))
    return f"{before}{excerpt.text}{between}{source}{after}"


def _source(excerpt: Excerpt) -> str:
    """Name, author and words."""
    document = excerpt.tokens.document
    parts = [document.name, document.author, _words(excerpt.words)]
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
