"""Sessions: the editing session of each piece of text, marked in the stream of text until its blocks are made.

The marks are control characters, which no text keeps: see `hidden_text`.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from imbrex.engine.text.document import Span
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.files.shared.extracted import clean

_BEGIN = "\x18"
_DIGITS = "\x19\x1a\x1b"  # no white space to Python, as the next ones are, and no field marks of Word
_MARK = re.compile(f"{_BEGIN}([{_DIGITS}]*)")
_SMALLEST, _LARGEST = 1, 2**32 - 1
MOST_SESSIONS = 10_000
"""Sessions of one file. Books of many years have some hundred; a file with more has made-up ones, and tells nothing."""


@lru_cache(maxsize=4096)  # asked for every run of a file with some hundred sessions
def session_number(digits: str, base: int = 16) -> int:
    """Read the number of a session; 0 for anything else."""
    try:
        number = int(digits, base) if len(digits) <= 10 and digits.isascii() and digits.isalnum() else 0
    except ValueError:
        return 0
    return number if _SMALLEST <= number <= _LARGEST else 0


def in_session(text: str, session: int) -> str:
    """Mark the session in which a text, and what follows up to the next mark, was written; 0 for unknown."""
    return f"{_mark(session)}{text}" if text else text


@lru_cache(maxsize=4096)
def _mark(session: int) -> str:
    digits = ""
    while session:
        session, digit = divmod(session, len(_DIGITS))
        digits += _DIGITS[digit]
    return _BEGIN + digits


@lru_cache(maxsize=4096)
def _session(digits: str) -> int:
    return sum(_DIGITS.index(digit) * len(_DIGITS) ** place for place, digit in enumerate(digits))


def written_in(marked: str) -> tuple[Written, ...]:
    """The pieces of a stream of text by session, in code points of the text without marks."""
    if _BEGIN not in marked:
        return ()
    first, *pieces = _MARK.split(marked)
    position, found = len(clean(first)), list[Written]()
    for digits, group in groupby(zip(pieces[::2], pieces[1::2], strict=True), key=itemgetter(0)):
        start, position = position, position + len(clean("".join(piece for _, piece in group)))
        if digits and start < position:
            found.append(Written(_session(digits), Span(start, position)))
    return tuple(found)


def history_of(
    sessions: Iterable[int], minutes: str = "", revisions: str = "", template: str = "", program: str = ""
) -> FileHistory:
    """The history of a file from what is written there; none of a file with too many sessions."""
    numbers = tuple(sorted({session for session in sessions if session}))
    return FileHistory(
        numbers if len(numbers) <= MOST_SESSIONS else (),
        minutes=_count(minutes),
        revisions=_count(revisions),
        template=template,
        program=program,
    )


def _count(digits: str) -> int:
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else -1
