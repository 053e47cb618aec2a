"""Bare citations: "(Smith 45)" and "(3)", which only a list of references shows to be citations.

The brackets could also have a figure, a section or an item of an enumeration. They are citations if many of them agree
with the list, and if the text does not cite in another way.
"""

import re
from collections.abc import Iterator, Sequence

from imbrex.engine.citations.citations import is_author
from imbrex.engine.language import Citing
from imbrex.engine.references.checked import Citation, Reference
from imbrex.engine.references.cited_sources import leading_of, names_in, numbered
from imbrex.engine.references.reference_check import names_of
from imbrex.engine.text.span import Span

_PAGED = re.compile(r"[(（]([^()（）\n]{2,160})[)）]")
_PAGE = re.compile(
    r"(?P<names>.*\w[.’]?)[,，]? (?P<page>\d{1,4}(?:[–—-]\d{1,4})?(?:, ?\d{1,4}(?:[–—-]\d{1,4})?){0,3})\s*"
)
_NUMBERS = re.compile(
    r"(?:(?<=[\w.,;:!?’”»“«‹›\"] )|(?<=[\u3000-\u303f\u3400-\u9fff，”’﹂＂\"]))"
    r"\((\d{1,3}(?: ?[,;–—-] ?\d{1,3}){0,11})\)(?! ?[=+*/^])"
)
_FEWEST = 3
_AGREEING = 0.6  # share of the candidates that must agree with the list


def bare_citations(
    text: str, citing: Citing, entries: Sequence[Reference], known: Sequence[Citation], *, is_numbered_list: bool
) -> list[Citation]:
    """Read citations by author and page, and by numbers in round brackets.

    Args:
        text: of the document.
        citing: of its language.
        entries: of its list of references.
        known: the other citations of the text.
        is_numbered_list: whether its entries have numbers.
    """
    dated = sum(bool(one.year) for one in known)
    paged = list(_by_page(text, citing))
    names = names_of(entries)
    listed = sum(any(map(names.beginning, one.names)) for one in paged)
    found = paged if listed > dated and _is_style(listed, paged) else []
    if is_numbered_list and not any(one.number is not None for one in known):
        found += _by_number(text, entries, dated)
    taken = {one.span.start for one in known}
    return [one for one in found if one.span.start not in taken]


def _is_style(agreeing: int, candidates: Sequence[Citation]) -> bool:
    return agreeing >= max(_FEWEST, _AGREEING * len(candidates))


def _by_page(text: str, citing: Citing) -> Iterator[Citation]:
    for match in _PAGED.finditer(text):
        parts = [_PAGE.fullmatch(part) for part in re.split("[;；] ?", match.group(1))]
        for part in parts:
            said = part["names"] if part else ""
            names = names_in(said, citing)
            if part and names and is_author(said, citing) and names[0].casefold() not in citing.labels:
                span = Span(*match.span())
                yield Citation(span, names, page=part["page"], leading=leading_of(said, citing))


def _by_number(text: str, entries: Sequence[Reference], dated: int) -> list[Citation]:
    found = [one for match in _NUMBERS.finditer(text) for one in numbered(match.group(1), Span(*match.span()))]
    known = {entry.number for entry in entries}
    listed = [one.number for one in found if one.number in known]
    return found if len(listed) > dated and _is_style(len(listed), found) and len(set(listed)) >= _FEWEST else []
