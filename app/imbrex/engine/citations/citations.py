"""Citations: places where a text names its source, in notes too, and those that belong to a quotation.

"According to Smith" alone is not a citation: the reader cannot look it up.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.citations.bibliography import signs_of
from imbrex.engine.citations.text_ranges import Stretches, occurrences, outermost
from imbrex.engine.language import Citing
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Document, PartKind
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.recent_answers import Recent
from imbrex.engine.text.tokens import Int32

_ENOUGH = 2  # signs of a reference: many remarks have a year alone
_YEAR_AND_PAGE = late(
    r"(?<!\d)(?:1[5-9]|20)\d\d(?!\d)[a-zа-яіє]?(?:年版?)?\)?[,.，]? ?"
    r"(?:[^\W\d_]{1,4}\.? ?)?\d{1,4}(?: ?[–—-] ?\d{1,4})?[页頁]?[.。]?\s*$"
)  # at the end of a note


def places_of_sources(document: Document, citing: Citing) -> tuple[int, ...]:
    """Positions of the marks of notes that name a source, as code points, ascending.

    Marks and notes come in the same order. If their numbers differ, because several notes are one piece of text, all
    marks count if most lines of the notes name a source.
    """
    marks = document.note_marks
    notes = [
        document.text[part.span.start : part.span.end] for part in document.parts if part.kind is PartKind.FOOTNOTE
    ]
    if len(notes) != len(marks):
        notes = [line for note in notes for line in note.split("\n") if line.strip()]
    named = [names_source(note, citing) for note in notes]
    if len(notes) == len(marks):
        return tuple(mark for mark, name in zip(marks, named, strict=True) if name)
    return marks if 2 * sum(named) > len(named) else ()


def names_source(note: str, citing: Citing) -> bool:
    """Whether a note is a reference, or repeats the previous one."""
    if signs_of(note) >= _ENOUGH or note.casefold().lstrip().startswith(tuple(citing.again)):
        return True
    return _YEAR_AND_PAGE.search(note) is not None and _CAPITAL.search(note) is not None


FEWEST = 8
"""Words of a quotation that has citations of its own: a title in quotation marks names the source of what follows. That
many words of a quotation, or of the sentence with the citation, are part of a passage; fewer are its ragged edge."""
_BETWEEN = late(r"\W{1,5}")  # from the closing mark to a citation directly after it


class Owning:
    """The quotations of a text, and which of its citations belong to them."""

    def __init__(self, text: str, words: Int32, quotations: Stretches, ends: NDArray[np.int64]) -> None:
        """Take a text, the starts of its words, its quotations without their marks, and ends of sentences."""
        sizes = np.diff(np.searchsorted(words, quotations), axis=1)[:, 0]
        long = quotations[sizes >= FEWEST]
        self._text, self._ends = text, ends
        self._words = words.astype(np.int64)  # narrower integers would be copied for each search
        self._starts: list[int] = long[:, 0].tolist()
        self._stops: list[int] = long[:, 1].tolist()

    def free(self, citations: Stretches, first: int, last: int) -> Stretches:
        """Citations that may cover the unquoted words in a half-open range.

        A citation directly after a closing mark covers that quotation only, and so does one in the same sentence,
        unless the words are part of that sentence or of the quotation.
        """
        if not self._starts:
            return citations
        owned = [self._is_owned(begin, end, first, last) for begin, end in citations.tolist()]
        return citations[~np.array(owned, np.bool_)]

    def _is_owned(self, begin: int, end: int, first: int, last: int) -> bool:
        before = bisect_left(self._stops, begin) - 1
        if before >= 0 and _BETWEEN.fullmatch(self._text, self._stops[before], begin):
            return not self._has(first, last, self._starts[before], self._stops[before])
        low, high = self._sentence(begin, end)
        closed = low + 1  # a mark directly after the end of a sentence closes that one
        some = range(bisect_right(self._stops, closed), bisect_right(self._starts, high + 1))
        if not some or self._has(first, last, low, high):
            return False
        near = range(
            max(some.start, bisect_left(self._stops, int(self._words[first]))),
            min(some.stop, bisect_right(self._starts, int(self._words[last - 1]))),
        )
        return not any(self._has(first, last, self._starts[one], self._stops[one]) for one in near)

    def _sentence(self, begin: int, end: int) -> tuple[int, int]:
        """Code points of the end marks of the sentence before a citation and of its own."""
        before, after = np.searchsorted(self._ends, (begin, end - 1)).tolist()
        low = int(self._ends[before - 1]) if before else -1
        return low, int(self._ends[after]) if after < len(self._ends) else len(self._text)

    def _has(self, first: int, last: int, low: int, high: int) -> bool:
        """Whether enough of the words begin between two positions."""
        begin, end = np.searchsorted(self._words, (low, high)).tolist()
        return bool(min(last, end) - max(first, begin) >= FEWEST)


_LONGEST = 200  # code points between brackets
_BRACKETS = late(
    rf"\(([^()\[\]\n]{{1,{_LONGEST}}})\)|\[([^()\[\]\n]{{1,{_LONGEST}}})\]"
    rf"|（([^（）\n]{{1,{_LONGEST}}})）|[［【〔]([^［］【】〔〕\n]{{1,{_LONGEST}}})[］】〕]"
)
_YEAR = r"(?:1[4-9]\d\d|20\d\d)(?:/\d{2,4})?[a-zа-яіє]?"
_PERIOD = late(r"\d{4}\s?[–—-]{1,3}\s?\d\d")  # a lifetime, a war
_NO_DATE = r"n\. ?d\.?|б\. ?г\.?|o\. ?J\.?|s\. ?f\.?|in press|forthcoming"
_UNDATED = (".", "in press", "forthcoming")  # one of these is in all of them
_YEARS = late(rf"(?<!\w)(?:{_YEAR}|{_NO_DATE})(?!\w)")
_FIRST_YEAR = late(rf"\s*(?:{_YEAR}|{_NO_DATE})\s*")
_FIRST_NUMBER = late(r"\s*[1-9]\d{0,2}\s*")
# Possible continuations, split at commas, colons and dashes: another number, a page, a chapter, a secondary source.
_CUTS = late("[,;:–—-]")
_LATER_NUMBER = late(r"\s*(?:[^\W\d]{1,9}\.?\s?){0,2}[1-9]\d{0,4}\s*\.?\s*")
_LOCATOR = late(r"[^\d]{0,60}\d{0,5}[^\W\d]?\s*\.?\s*")
_MOST_PIECES = 12
_HAN = "\u3400-\u9fff"
CHINESE_LEAD = r"\s*(?:参见|参看|参阅|详见|转引自|引自|见|參見|參閱|詳見|轉引自|見)"
"""Words before a name, which Chinese does not separate by a space."""
_LETTER = r"[^\W\d_]"
_CAPITAL = late(rf"[{_HAN}]{{2,}}|(?=[^a-zа-яіїєґß-öø-ÿ]){_LETTER}(?:{_LETTER}|['’.-]){{1,40}}")
_NAMES_WORD = late(rf"(?:{_LETTER}|[.'’&-])*")
_FORMULA = ("*", "+", "=", "_")
_LONGEST_SMALL = 6  # letters of lower-case words between names: "and", "von", "others"
_LAST_SMALL = frozenset("al al. др др. ін. in. a. others".split())
_BLANKS = late(r"[\s,，、:：/]+")
_QUOTES = "\"“”„«»‘’'"
_MOST_WORDS = 14  # before the year: three authors with initials and conjunctions
_LEAD = late(rf"^\s*(?:(?:[a-zа-яіїєґ]{_LETTER}{{0,10}}\.?[,:]?\s+){{1,4}}(?=\S)|{CHINESE_LEAD})")
_PAGE = late(r"(?:^|[,:\s])(?:pp?|ss?|стр|сс?|S|ff?|p[áa]gs?|第)\.? ?\d{1,4}(?:[ ]?[-–—][ ]?\d{1,4})?[页頁]?\s*$")
_BARE_PAGE = late(r"\s\d{1,4}(?:[-–—]\d{1,4})?\s*$")
_CLOSING_MARKS = "\"'”’»“‘」』"
_NARRATIVE = late(rf"(?:{_LETTER}|['’.,&-]){{1,40}}\s?$|[{_HAN}]{{1,4}}$")
OTHERS = ("et al.", "и др.", "та ін.", "и соавт.", "u. a.", "u.a.", "e outros", "y otros", "e altri", "i in.")
_AFTER_OTHERS = late(rf",? {_YEAR}(?!\w)")
_ENDS_WITH_OTHERS = (*OTHERS, "等", "等人")
_ADDRESSES = (
    ("://", late(r"\S{3,200}")),
    ("www.", late(r"\w\S{2,200}")),
    ("doi.org/10.", late(r"\d")),
    ("doi:", late(r" ?10\.\d")),
    ("DOI", late(r":? ?10\.\d")),
)
_RAISED = late("[¹²³⁰⁴-⁹]{1,3}(?:[⁻–,][¹²³⁰⁴-⁹]{1,3}){0,8}")
_BEFORE_RAISED = late(rf"({_LETTER}+)$|[\"'”’»“«‹›.,;:!?」』﹂＂〞。)\]]$")
_NO_WORDS = frozenset("mm cm dm km nm ha мм см дм км нм га sin cos tan tg log ln lg".split())
"""Text before an exponent, besides single letters."""


def find_citations(
    text: str, citing: Citing, note_places: Sequence[int] = (), observer: Observer = SILENT
) -> Stretches:
    """Find the citations of a text, each from its first to its last character.

    Args:
        text: any text; time is linear in its length, because no pattern looks beyond a line's brackets.
        citing: the words of its language.
        note_places: where the file refers to notes that name a source.
        observer: for cancellation.
    """
    question = text, citing, tuple(note_places)
    return _citations.get(question, lambda: _find_citations(text, citing, note_places, observer))


_citations: Recent[Stretches] = Recent()


def _find_citations(text: str, citing: Citing, note_places: Sequence[int], observer: Observer) -> Stretches:
    found: list[tuple[int, int]] = []
    for some in (
        _bracketed(text, citing, observer),
        _again(text, citing),
        _addresses(text),
        _raised(text, observer),
        _with_others(text),
    ):
        observer.check()
        found += watched(some, observer)
    found += [(place, place + 1) for place in note_places]
    return outermost(found, observer)


def within(citations: Stretches, start: int, end: int) -> Stretches:
    """Citations that overlap or touch a range."""
    first, last = np.searchsorted(citations[:, 1], start, "right"), np.searchsorted(citations[:, 0], end)
    return citations[first:last]


def _addresses(text: str) -> Iterator[tuple[int, int]]:
    for sign, rest in _ADDRESSES:
        for place in occurrences(text, sign):
            match = rest.match(text, place + len(sign))
            if match:
                yield place, match.end()


def _with_others(text: str) -> Iterator[tuple[int, int]]:
    """Names that need no brackets around the year, because "et al." follows."""
    for words in OTHERS:
        for place in occurrences(text, words):
            match = _AFTER_OTHERS.match(text, place + len(words))
            if match and not text[place - 1 : place].isalnum():
                yield place, match.end()


def _raised(text: str, observer: Observer) -> Iterator[tuple[int, int]]:
    """Superscript numbers after a word or mark; after a digit or "m" they are powers."""
    if text.isascii():
        return
    for match in watched(_RAISED.finditer(text), observer):
        before = _BEFORE_RAISED.search(text, max(0, match.start() - 4), match.start())
        word = before.group(1) if before else "m"
        if (word is None or (len(word) > 1 and word not in _NO_WORDS)) and not text[
            match.end() : match.end() + 1
        ].isalnum():
            yield match.span()


def _bracketed(text: str, citing: Citing, observer: Observer) -> Iterator[tuple[int, int]]:
    if not _has_brackets(text):
        return
    for match in watched(_BRACKETS.finditer(text), observer, 100):
        inner = match.group(match.lastindex or 0)
        square = match.lastindex in {2, 4}
        if not _may_have_figure(inner):
            continue
        before = text[max(0, match.start() - 60) : match.start()]
        if square and _is_list(inner, _FIRST_NUMBER, _LATER_NUMBER):
            if not _is_label(before, text[match.end() : match.end() + 3]):
                yield match.span()
        elif _names_source(inner, before, citing):
            yield match.span()


def _may_have_figure(inner: str) -> bool:
    """Whether bracketed text has a number or says that there is no date: most remarks of a short text have neither."""
    return any(map(str.isdecimal, inner)) or any(sign in inner for sign in _UNDATED)


def _is_label(before: str, after: str) -> bool:
    """Whether a bracketed number is a list label at the start of a line, or part of a formula."""
    begins_line = not before.rpartition("\n")[2].strip()
    if begins_line:
        rest = after.strip()
        return not rest or rest[0] == "\n" or rest[0].isupper() or rest[0] in "_\"“«'‘h"
    return after.lstrip().startswith(_FORMULA) or before.rstrip().endswith(_FORMULA)


def _names_source(inner: str, before: str, citing: Citing) -> bool:
    """Whether bracketed text names an author with year or page, or the year of an author named before."""
    if _is_list(inner, _FIRST_YEAR, _LOCATOR):
        return not _PERIOD.search(inner) and _ends_with_author(before, citing)
    if any(_is_author_and_year(part, citing) for part in re.split("[;；]", inner)):
        return True
    after_quotation = before.rstrip()[-1:] in _CLOSING_MARKS and before.strip() != ""
    page = _PAGE.search(inner) or (_BARE_PAGE.search(inner) if after_quotation else None)
    return page is not None and is_author(inner[: page.start()], citing)


def _is_list(inner: str, first: re.Pattern[str], later: re.Pattern[str]) -> bool:
    """Whether a text is a number or year followed only by permitted continuations."""
    head, *rest = _CUTS.split(inner)
    short = len(rest) < _MOST_PIECES
    return short and first.fullmatch(head) is not None and all(later.fullmatch(piece) for piece in rest)


def _is_author_and_year(part: str, citing: Citing) -> bool:
    year = _YEARS.search(part)
    return year is not None and is_author(part[: year.start()], citing)


def is_author(text: str, citing: Citing) -> bool:
    """Whether a text consists of names, with words before them such as "see" or "quoted by"."""
    lead = _LEAD.match(text)
    names = [name.strip(_QUOTES) for name in _BLANKS.split(text[lead.end() if lead else 0 :].strip(" ,，:：/"))]
    if not 1 <= len(names) <= _MOST_WORDS or not all(_NAMES_WORD.fullmatch(name) for name in names):
        return False
    names = [name for name in names if name]
    small = [name for name in names if name[0].islower()]
    capitals = sum(_CAPITAL.fullmatch(name) is not None for name in names)
    if not capitals or len(small) > capitals + 1 or any(len(name) > _LONGEST_SMALL for name in small):
        return False
    last = names[-1]
    return (not last[0].islower() or last in _LAST_SMALL) and last.casefold().strip(".") not in citing.months


def _has_brackets(text: str) -> bool:
    """Whether a text has a bracket at all: a pattern takes longer to compile than a short text to search."""
    return any(bracket in text for bracket in "([（［【〔")


def _ends_with_author(before: str, citing: Citing) -> bool:
    if before.rstrip().endswith(_ENDS_WITH_OTHERS):
        return True
    match = _NARRATIVE.search(before)
    if match is None:
        return False
    name = match.group().strip(" ,.")
    return _CAPITAL.fullmatch(name) is not None and name.casefold() not in citing.months


def _again(text: str, citing: Citing) -> Iterator[tuple[int, int]]:
    """Words that repeat the previous citation, in brackets or at the start of a note."""
    if not citing.again or not _has_brackets(text):
        return iter(())
    words = "|".join(re.escape(word) for word in sorted(citing.again, key=len, reverse=True))
    pattern = re.compile(rf"[(\[（]\s*(?:{words})[^()\[\]（）\n]{{0,60}}[)\]）]", re.IGNORECASE)
    return (match.span() for match in pattern.finditer(text))
