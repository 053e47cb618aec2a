"""Filing: how a document is filed in the library."""

import datetime as dt
from dataclasses import dataclass

from imbrex.errors import ImbrexError
from imbrex.messages import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Filing:
    """How documents are filed in the library.

    Attributes:
        collection: a course, a year; empty for none.
        tags: words to find it by.
        author: empty for the author of each document.
        date: of the documents, ISO 8601 ("2026-11-21"); empty for none.
        retained: last day on which they may be kept; empty for no limit.
    """

    collection: str = ""
    tags: tuple[str, ...] = ()
    author: str = ""
    date: str = ""
    retained: str = ""

    def __post_init__(self) -> None:
        for day in (self.date, self.retained):
            if day and not _is_day(day):
                raise ImbrexError(Message("{day} is not a valid date.", day=day), Message("Enter dates as 2026-11-21."))


def _is_day(text: str) -> bool:
    try:
        return dt.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
