"""Reference list: the entries of a list of references, and their authors and years."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from imbrex.engine.citations.bibliography import find_bibliographies
from imbrex.engine.language import Citing
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.references.checked import Reference
from imbrex.engine.text.document import Document, PartKind
from imbrex.engine.text.span import Span

LISTS = frozenset(("bibtex", "ris"))
"""Readers of files that are lists of references as a whole."""
MOST = 20_000
"""Entries of a text; more are not checked."""
_NUMBER = re.compile(r"[ \t]*(?:[\[［(](\d{1,5})[\]］)]\.?|(\d{1,5})[.)])[ \t]*(?![\d\s])")
_BULLET = re.compile(r"[ \t]*[•·*][ \t]*(?=\S)")
_AGAIN = re.compile(r"\s*(?:[—–-]{2,}|_{3,}|―+|[—–](?=\.|,| \())")  # "———": the author of the entry before
YEAR = re.compile(r"(?<![\d.,/:-])(?:1[4-9]\d\d|20\d\d)[a-zа-яіє]?(?!\w)|(?<!\w)(?:n\. ?d\.|б\. ?г\.|o\. ?J\.)")
_AUTHOR = re.compile(
    r"[ \t\W]*(?:[^\W\d_][\w'’ -]{1,40}, ?[^\W\d_]|[^\W\d_][\w'’-]{1,30} [^\W\d_a-zа-яіїєґ](?:[. ,]|[^\W\d_a-z]\b)"
    r"|(?:[^\W\d_a-zа-я]\. ?){1,3}[^\W\d_]|[\u3400-\u9fff]{2})"
)
NAME = re.compile(r"[\u3400-\u9fff]{2,6}|[^\W\d_\u3400-\u9fff](?:[^\W\d_\u3400-\u9fff]|['’-](?=[^\W\d_]))+")
# Authors and the year in brackets, maybe on the next line, without anything that only titles and addresses have.
_DATED = re.compile(
    r"[ \t]*(?=(?:[a-z]{1,3} ){0,2}[^\W\d_a-z])"
    r"(?>(?:[^()\d‘“\"«:/_\n]|\n(?=\()|(?<=[,&\w])\n|(?<=[,&\w] )\n){2,300})\((?:1[4-9]\d\d|20\d\d)[a-zа-яіє]?[),]"
)
_FEWEST_DATED = 3
_HEAD = 160  # code points of the authors; longer lists of authors are cited by the first
_LINE = re.compile(r"[^\n]*\S[^\n]*")
_CUT = re.compile(
    r"[(（]|[“«„\"]|//|(?<=[^\W\d_]{3})[.:](?=\s)| / |(?<=[^\W\d_]\.) +(?=[^\W\d_]{2,}[ ,:]+[^\W\d_]{2,})"
)  # what follows the authors
_GAP = 5  # numbers that a list may skip
_WIDEST = 140  # code points of a wrapped line
_FULL = 0.85  # share of the widest line
_INITIALS = re.compile(r"[ \t]*[^\W\d_]\.")
_PLACE = re.compile(r"[ \t]*[^\W\d_][\w .-]{1,30} ?: ")  # "London: Press", after the title
_LONGEST = 1500  # code points of an entry: more are several that could not be told apart
_COMMONEST = 0.6  # share of the lines


def lists_of(
    document: Document, citing: Citing, lists: Sequence[Document] = (), observer: Observer = SILENT
) -> tuple[list[Span], list[Reference]]:
    """The spans of the lists of a document, and their entries with those of other lists.

    Args:
        document: the text with citations.
        citing: of its language.
        lists: documents that consist of entries, one a line.
        observer: for cancellation.
    """
    found = [Span(*one) for one in find_bibliographies(document.text, citing, observer).tolist()]
    spans = [cut for one in found for cut in _outside_notes(document, one)]
    entries: list[Reference] = []
    for span in spans:
        entries += _entries(document, _rows(document.text, span), len(entries), observer)
    for one in lists:
        rows = [Span(*match.span()) for match in re.finditer(r"[^\n]+", one.text)]
        entries += [entry for entry in _entries(one, rows, len(entries), observer) if entry.names or entry.years]
    return spans, entries[:MOST]


def is_numbered_list(text: str, entries: Sequence[Reference]) -> bool:
    """Whether the first entries of a text's own list begin with numbers."""
    return bool(entries) and all(_NUMBER.match(text, entry.span.start) for entry in entries[:2])


def _outside_notes(document: Document, span: Span) -> Iterator[Span]:
    """The parts of a list that are not notes, which look like references too."""
    start = span.start
    for part in document.parts:
        if part.kind is PartKind.FOOTNOTE and part.span.start < span.end and part.span.end > start:
            if start < part.span.start:
                yield Span(start, part.span.start)
            start = part.span.end
    if start < span.end:
        yield Span(start, span.end)


def _rows(text: str, span: Span) -> list[Span]:
    """The entries of a list; its first line is a heading if it is neither numbered nor has a year."""
    lines = [Span(*match.span()) for match in _LINE.finditer(text, span.start, span.end)]
    if lines and not _NUMBER.match(text, lines[0].start) and not YEAR.search(text, lines[0].start, lines[0].end):
        lines = lines[1:]
    numbered = list(_numbered(text, lines))
    if sum(numbered) >= 2 and any(numbered[:1]):
        return _merged(lines, numbered)
    bulleted = [_BULLET.match(text, line.start, line.end) is not None for line in lines]
    if sum(bulleted) > _COMMONEST * len(lines):
        return _merged(lines, bulleted)
    apart = [True, *("\n" in text[one.end : two.start].replace("\n", "", 1) for one, two in pairwise(lines))]
    dated = [_DATED.match(text, line.start, span.end) is not None for line in lines]
    if _FEWEST_DATED <= sum(dated) < _COMMONEST * len(lines):  # lines are wrapped
        return _merged(lines, dated)
    begins = list(_begins(text, lines))
    spaced = sum(apart) > 1 and sum(apart) > _COMMONEST * sum(begins)
    return _merged(lines, apart[: len(lines)] if spaced else begins)


def _numbered(text: str, lines: Sequence[Span]) -> Iterator[bool]:
    """Whether each line begins with a number in brackets, or one that goes on with the numbers before or starts again.

    Other lines are parts of a wrapped entry that begin with a year or a page.
    """
    last = 0
    for line in lines:
        match = _NUMBER.match(text, line.start, line.end)
        number = int(match.group(1) or match.group(2)) if match else 0
        goes_on = match is not None and (match.group(1) is not None or number == 1 or 0 <= number - last <= _GAP)
        last = number if goes_on else last
        yield goes_on


def _begins(text: str, lines: Sequence[Span]) -> Iterator[bool]:
    """Whether each line begins an entry: like one, after one that may be complete.

    In a list of wrapped lines, a line that has room for the next word ends an entry, and after any other one only the
    form of an entry's beginning tells that there is one.
    """
    widths = [len(line) for line in lines]
    width = max(widths, default=0)
    is_wrapped = width <= _WIDEST and sum(one > _FULL * width for one in widths) * 3 > len(widths)
    by_initials, so_far, last = False, "", ""
    for line in lines:
        row = text[line.start : line.end]
        complete = so_far.rstrip().endswith((".", "。", ")", "]", "/")) or _ends_with_address(so_far)
        is_like = _AUTHOR.match(row) is not None or _AGAIN.match(row) is not None
        dated = YEAR.search(so_far) is not None
        follows = complete and dated and not row.lstrip(' \t"“‘«(')[:1].islower()
        has_room = len(last) + 1 + len(row.split(maxsplit=1)[0]) <= width
        if is_wrapped:
            follows, complete = follows and has_room, complete and has_room
            is_like = is_like and not _PLACE.match(row) and (by_initials or not _INITIALS.match(row))
        begins = not so_far or (is_like and (dated or complete)) or follows
        by_initials = by_initials or (not so_far and _INITIALS.match(row) is not None)
        begins = begins and (not so_far or NAME.search(row) is not None)
        so_far, last = (row if begins else f"{so_far} {row}"), row
        yield begins


def _ends_with_address(row: str) -> bool:
    last = row.split()[-1:] or [""]
    return "://" in last[0] or last[0].startswith("10.")


def _merged(lines: Sequence[Span], begins: Sequence[bool]) -> list[Span]:
    rows: list[Span] = []
    for line, first in zip(lines, begins, strict=True):
        if first or not rows or line.end - rows[-1].start > _LONGEST:
            rows.append(line)
        else:
            rows[-1] = Span(rows[-1].start, line.end)
    return rows


def _entries(document: Document, rows: Sequence[Span], before: int, observer: Observer) -> Iterator[Reference]:
    names: tuple[str, ...] = ()
    for place, row in enumerate(watched(rows, observer, 100), before + 1):
        text = document.text[row.start : row.end]
        number = _NUMBER.match(text)
        bullet = None if number else _BULLET.match(text)
        body = text[number.end() if number else bullet.end() if bullet else 0 :]
        names = names_at_start(body) if _AGAIN.match(body) is None else names
        years = tuple(dict.fromkeys(match.group() for match in YEAR.finditer(body)))
        told = int(number.group(1) or number.group(2)) if number else place
        yield Reference(" ".join(body.split()), document.key, row, told, names, years)


def names_at_start(entry: str) -> tuple[str, ...]:
    """Words that may be names of the authors: those before the title, as far as it can be told apart."""
    head = entry[:_HEAD]
    year = YEAR.search(head, 5)
    head = head[: year.start()] if year else head
    cut = next((match for match in _CUT.finditer(head, 3) if NAME.search(head, 0, match.start())), None)
    found = [match.group() for match in NAME.finditer(head, 0, cut.start() if cut else len(head))]
    names = [word for word in found if not word[0].islower()]
    return tuple(dict.fromkeys(names or found[:1]))
