"""Cited sources: the names, year, number and page of each source that a citation names."""

import re
from collections.abc import Iterator

from imbrex.engine.citations.citations import CHINESE_LEAD, OTHERS, find_citations
from imbrex.engine.language import Citing
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.references.checked import Citation
from imbrex.engine.references.reference_list import NAME, YEAR
from imbrex.engine.text.document import Document, PartKind
from imbrex.engine.text.span import Span

_PAIR = re.compile(r"(\d{1,5})(?:\s?[–—-]\s?(\d{1,5}))?")
_WIDEST = 40  # numbers of a range
_BEFORE = 120  # code points before a year in brackets that may have the author
_LINKS = frozenset("and und et y e i и та й і & de von van der den del della di da le la al др соавт others".split())
_WORDS_BEFORE = re.compile(r"[\u3400-\u9fff]+|&|[^\W\d_](?:[^\W\d_]|['’.-])*\.?|[,、.;:(){}\[\]\n«»“”„\"!?—–]")
_LONGEST_SHORT = 4  # code points of an initial or abbreviation with its full stop; longer words end a sentence
_MOST_NAMES = 8
_NEXT = re.compile(
    r"[,，、&;]|(?<!\w)(?:and|und|et|y|e|i|и|та|й|і)(?!\w)|(?<=[\u3400-\u9fff])[与和與](?=[\u3400-\u9fff])"
)
"""Separators between two authors."""
_RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_DIGITS = frozenset("⁰¹²³⁴⁵⁶⁷⁸⁹")
_OTHERS = re.compile(r"等人?$|['’]s$")  # and the genitive: "Elton's (1958)"
_SENTENCE = frozenset('.;:(){}[]\n«»“”„"!?—–')


def cited_sources(document: Document, citing: Citing, observer: Observer = SILENT) -> list[Citation]:
    """Read the citations of a text, in order; those in notes are read by `noted_sources`.

    Addresses, and citations that repeat the one before ("ibid."), name no source by themselves: the latter are read as
    one without names.
    """
    text = document.text
    found: list[Citation] = []
    for start, end in watched(find_citations(text, citing, (), observer).tolist(), observer, 20):
        found += _read(text, start, end, citing)
    return found


def notes_of(document: Document) -> Iterator[Span]:
    """The notes of a document, line by line."""
    for part in document.parts:
        if part.kind is PartKind.FOOTNOTE:
            for match in re.compile(r"[^\n]*\S[^\n]*").finditer(document.text, part.span.start, part.span.end):
                yield Span(*match.span())


def _read(text: str, start: int, end: int, citing: Citing) -> Iterator[Citation]:
    whole, span = text[start:end], Span(start, end)
    if whole[0] in _DIGITS:
        yield from numbered(whole.translate(_RAISED), span)
        return
    inner = whole[1:-1] if whole[0] in "([（［【〔" else whole
    if inner.strip()[:1].isdigit() and whole[0] in "[［【〔" and not YEAR.match(inner.strip()):
        yield from numbered(inner, span)
    elif inner.casefold().strip().startswith(tuple(citing.again)):
        yield Citation(span, page=inner.strip())
    elif "://" not in whole and "www." not in whole and "doi" not in whole.casefold():
        yield from _by_author(text, inner, span, citing)


def numbered(inner: str, span: Span) -> Iterator[Citation]:
    """Numbers, ranges of numbers, and a page after one: "3, 5–7", "12, p. 45; 14"."""
    for part in re.split("[;；]", inner):
        numbers: list[int] = []
        page = ""
        for piece in re.split("[,，、]", part):
            match = _PAIR.fullmatch(piece.strip())
            if match and not page:
                low, high = int(match.group(1)), int(match.group(2) or match.group(1))
                numbers += range(low, min(high, low + _WIDEST) + 1)
            else:
                page = f"{page}, {piece.strip()}".strip(", ")
        for number in numbers:
            yield Citation(span, number=number, page=page)


def _by_author(text: str, inner: str, span: Span, citing: Citing) -> Iterator[Citation]:
    names, leading = tuple[str, ...](), 0
    for part in re.split("[;；]", inner):
        years = list(YEAR.finditer(part))
        if not years:
            if found := names_in(part, citing):
                yield Citation(span, found, page=_page(part), leading=leading_of(part, citing))
            continue
        said = part[: years[0].start()]
        if found := names_in(said, citing):
            names, leading = found, leading_of(said, citing)
        elif not names:
            said = _authors_before(text, span.start, citing)
            names, leading = names_in(said, citing), leading_of(said, citing)
        page = _page(part[years[-1].end() :])
        for year in years:
            yield Citation(span, names, year.group(), page=page, leading=leading)


def _page(rest: str) -> str:
    match = re.search(r"[^\W\d_]{0,5}\.?\s?\d{1,5}(?:\s?[–—-]\s?\d{1,5})?", rest)
    return match.group().strip() if match else ""


def names_in(text: str, citing: Citing) -> tuple[str, ...]:
    """Capitalized words of a text that may be names."""
    return tuple(name for name, _ in _named(text, citing))


def leading_of(text: str, citing: Citing) -> int:
    """How many of these names belong to the first author: those before a conjunction or comma."""
    named = list(_named(text, citing))
    apart = _NEXT.search(text, named[0][1]) if named else None
    return sum(place < apart.start() for _, place in named) if apart else len(named)


def _named(text: str, citing: Citing) -> Iterator[tuple[str, int]]:
    """The names and their places."""
    lead = re.match(CHINESE_LEAD, text)
    found = 0
    for part in _pieces(text, lead.end() if lead else 0):
        for match in NAME.finditer(text, *part):
            word = _OTHERS.sub("", match.group())
            if word and not word[0].islower() and word.casefold() not in citing.months and found < _MOST_NAMES:
                found += 1
                yield word, match.start()


def _pieces(text: str, start: int) -> Iterator[tuple[int, int]]:
    """The parts of a text between Chinese conjunctions, which no space separates from names."""
    for match in _NEXT.finditer(text, start):
        if match.group() >= "\u3400":
            yield start, match.start()
            start = match.end()
    yield start, len(text)


def _authors_before(text: str, place: int, citing: Citing) -> str:
    """The authors directly before a year in brackets: "Smith and Jones (2010)"."""
    low = max(0, place - _BEFORE)
    end = len(text[low:place].rstrip()) + low
    others = next((words for words in OTHERS if text.endswith(words, low, end)), "")
    end -= len(others)
    first, count = end, 0
    for match in reversed(list(_WORDS_BEFORE.finditer(text, low, end))):
        word = match.group()
        if word in _SENTENCE or (word.endswith(".") and len(word) > _LONGEST_SHORT and word.rstrip(".") not in _LINKS):
            break
        if word in ",、" or word.rstrip(".") in _LINKS:
            continue
        if word[0].islower() or count == _MOST_NAMES or word.casefold() in citing.months:
            break
        first, count = match.start(), count + 1
    return text[first:end]
