"""Shared numbers: numbers, dates and addresses that both texts have and are unlikely to share by chance."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace

import numpy as np

from imbrex.engine.evidence.evidence_text import EvidenceText, addresses, key_of
from imbrex.engine.evidence.item import Item, Kind
from imbrex.engine.evidence.rest_of_class import RestOfClass
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Span
from imbrex.values import frozen

# Numbers that two texts are unlikely to share by chance.
# Those are decimals, dates, percentages, numbers with a unit or of three digits and more. Numbers of pages, items or
# sections, and single years, are ignored.

_DATE = re.compile(
    r"(?<![\d.,/-])(?:(\d{4})-(\d\d?)-(\d\d?)|(\d{4})年(\d\d?)月(\d\d?)日|(\d\d?)([./])(\d\d?)\8(\d{4}|\d\d))(?![\d/]|[.,-]\d)"
)
# Han and kana adjoin digits without a blank, and are not part of the number.
_HAN = r"\u3040-\u30ff\u3400-\u9fff"
_NUMBER = re.compile(
    rf"(?<![\d_.,/:#№-])(?<![^\W{_HAN}])(?P<money>[$€£¥₽₴]\s?)?"
    r"(?P<figure>\d{1,3}(?:[,. \u00a0\u2009\u202f']\d{3}){1,4}(?!\d)(?:[.,]\d{1,6})?|\d{1,12}(?:[.,]\d{1,8})?)"
    rf"(?![^\W{_HAN}]*[\d:/]|[.,]\d)"
    rf"(?P<unit>\s?(?:[%‰°$€£¥₽₴]|[^\W\d_{_HAN}]{{1,12}}|万元|亿元|万人|美元|公里|千米|厘米|毫米|公斤|千克|平方米|平方公里|"
    r"[元米吨克万亿度人]))?"
)
_UNITS = frozenset(
    """
    % ‰ ° $ € £ ¥ ₽ ₴ percent per cent mm cm m km mg g kg t ml l ms s sec min h hz khz mhz ghz w kw mw gw kwh pa kpa
    mpa bar j kj mj cal kcal ha mb gb tb kb bit bytes miles mile feet foot inch inches acres pounds dollars euros yards
    tons million billion thousand degrees
    мм см м км мг г кг т мл л мс сек мин ч гц кгц мгц ггц вт квт мвт га руб рублей рубля рубль процентов процента млн
    млрд тыс тысяч миллионов миллиардов километров километра метров метра тонн градусов долларов грн гривень відсотків
    prozent euro millionen milliarden tausend kilometer meter tonnen pour cent millions milliards mètres kilomètres
    millones millas metros kilómetros ciento milioni milhões procent złotych milionów
    元 米 吨 克 万 亿 度 人 万元 亿元 万人 美元 公里 千米 厘米 毫米 公斤 千克 平方米 平方公里
    """.split()
)
_OF_YEARS = frozenset(("s", "г"))
"""Units with another meaning after a year: "the 1950s", "1987 г."."""
_COUNTED = re.compile(
    r"(?:\b(?:p|pp|page|pages|chapter|section|sec|fig|figure|table|no|vol|step|seite|kapitel|abb|tab|str|rys|"
    r"с|стр|страниц[аы]|глава|рис|рисунок|табл|таблица|раздел|пункт|п|№|том|т|розділ|мал)\.?|[№#§])\s*$",
    re.IGNORECASE,
)
_LINE = 80  # characters from the beginning of a line, beyond which a number is in the middle of it
_LOOK_BACK = 14  # characters before a number that may show its meaning
_EARLIEST, _LATEST = 1000, 2100
_LONG_FIGURE = 100
_ASKED = 100  # figures between two checks of the observer
_SMALL = 12  # with a unit: such numbers of months and hours are everywhere


@frozen
class _Figure:
    """A number in normalized form, with its span."""

    key: str
    span: Span


def numbers_in(text: str, observer: Observer = SILENT) -> dict[str, list[Span]]:
    """The distinctive numbers and dates of a text, except in addresses, by normalized form."""
    found: dict[str, list[Span]] = {}
    blanked = _blanked(text, addresses(text, observer), observer)
    dates = list(_dates(blanked, observer))
    figures = list(_numbers(_blanked(blanked, [date.span for date in dates], observer), observer))
    for figure in watched((*dates, *figures), observer):
        found.setdefault(figure.key, []).append(figure.span)
    return found


def _blanked(text: str, spans: list[Span], observer: Observer) -> str:
    """The text with the spans overwritten."""
    pieces, done = [], 0
    for span in watched(sorted(spans), observer):
        pieces += [text[done : span.start], "_" * len(span)]
        done = span.end
    return "".join([*pieces, text[done:]])


def _dates(text: str, observer: Observer) -> Iterator[_Figure]:
    for match in watched(_DATE.finditer(text), observer, _ASKED):
        groups = match.groups()
        day, _, month, year = groups[6:]
        numbers = groups[:3] if groups[0] else groups[3:6] if groups[3] else (year, month, day)
        years, *rest = (int(number) for number in numbers)
        if all(1 <= number <= 31 for number in rest):
            # Day and month keep their order: which is first is unknown.
            yield _Figure(f"{years}-" + "-".join(f"{number:02}" for number in rest), Span(*match.span()))


def _numbers(text: str, observer: Observer) -> Iterator[_Figure]:
    for match in watched(_NUMBER.finditer(text), observer, _ASKED):
        figure, unit = match["figure"], (match["unit"] or "").strip().casefold()
        value = _value(figure)
        has_unit = bool(match["money"]) or (unit in _UNITS and not (unit in _OF_YEARS and _is_year(value)))
        if not _is_telling(value, has_unit) or _is_listed(text, match.start(), match.end("figure")):
            continue
        start = match.start("figure")
        end = match.end("unit") if unit in _UNITS else match.end("figure")
        yield _Figure(value, Span(start, end))


def _value(figure: str) -> str:
    """A number without digit grouping, and with a decimal point."""
    digits = re.sub(r"[ \u00a0\u2009\u202f'](?=\d{3})", "", figure)
    marks = [mark for mark in digits if mark in ".,"]
    if not marks:
        return digits
    head, _, tail = digits.rpartition(marks[-1])
    is_group = len(tail) == 3 and head.strip("0") != "" and (len(marks) > 1 or len(head) <= 3)
    if is_group and (len(set(marks)) == 1):
        return digits.replace(marks[-1], "")
    head = head.replace(",", "").replace(".", "")
    return f"{head}.{tail}"


def _is_year(value: str) -> bool:
    """Whether a number is probably a year."""
    return value.isdecimal() and _EARLIEST <= int(value) < _LATEST


def _is_telling(value: str, has_unit: bool) -> bool:
    whole, point, decimals = value.partition(".")
    number = int(whole)
    if point:
        return has_unit or len(whole.strip("0") + decimals.rstrip("0")) >= 3
    if _is_year(value) and not has_unit:
        return False
    significant = len(whole.rstrip("0"))
    if has_unit:
        return number > _SMALL and significant >= 2
    return number >= _LONG_FIGURE and significant >= 3


def _is_listed(text: str, start: int, end: int) -> bool:
    """Whether a number is that of a page, item or section, or alone on its line."""
    line_start = text.rfind("\n", max(0, start - _LINE), start) + 1
    before = text[max(line_start, start - _LOOK_BACK) : start]
    if _COUNTED.search(before):
        return True
    return (
        start - line_start < _LINE
        and not text[line_start:start].strip()
        and text[end : end + 2].strip()[:1] in ("", ".", ")")
    )


MOST = 400
"""Shared figures of a kind that are examined, the first in the left text: two copies of a table have thousands."""
_DIGITS = re.compile(r"\d+")
_PROBE = 3  # digits: a group, where digits are grouped

Places = dict[str, list[Span]]
Find = Callable[[str, Observer], Places]


def find_figures(left: EvidenceText, right: EvidenceText, rest: RestOfClass, observer: Observer) -> list[Item]:
    """Find addresses, dates and numbers that both texts have and few others."""
    numbers = _shared(Kind.NUMBER, numbers_in, left, right, observer)
    at = _shared(Kind.ADDRESS, addresses_in, left, right, observer)
    counts = {
        Kind.NUMBER: _having(numbers.keys(), rest, numbers_in, _may_have(numbers.keys()), observer),
        Kind.ADDRESS: _having(at.keys(), rest, addresses_in, _has_address, observer),
    }
    found = [replace(item, others=counts[item.kind][key]) for some in (numbers, at) for key, item in some.items()]
    return [item for item in found if item.others <= rest.limit]


def addresses_in(text: str, observer: Observer = SILENT) -> Places:
    """The addresses of a text, by normalized form."""
    found: Places = {}
    for span in watched(addresses(text, observer), observer):
        found.setdefault(key_of(text[span.start : span.end]), []).append(span)
    return found


def _shared(kind: Kind, find: Find, left: EvidenceText, right: EvidenceText, observer: Observer) -> dict[str, Item]:
    """Items in both texts outside templates and lists of references, `MOST` at most."""
    mine = find(left.text, observer)
    observer.check()
    its = find(right.text, observer)
    observer.check()
    keys = mine.keys() & its.keys()
    places, others = _own(mine, keys, left, observer), _own(its, keys, right, observer)
    both = watched(places.keys() & others.keys(), observer)
    first = [key for *_, key in sorted((places[key][0].start, places[key][0].end, key) for key in both)[:MOST]]
    return {
        key: Item(kind, _told(left.text, places[key][0]), tuple(places[key]), tuple(others[key]), 0) for key in first
    }


def _own(found: Places, keys: AbstractSet[str], side: EvidenceText, observer: Observer) -> Places:
    """Spans of figures whose words all count, without figures that have none."""
    held = sorted((span.start, span.end, key) for key in watched(keys, observer) for span in found[key])
    firsts = np.searchsorted(side.tokens.end, [start for start, _, _ in watched(held, observer)], side="right")
    lasts = np.searchsorted(side.tokens.start, [end for _, end, _ in watched(held, observer)])
    foreign = np.concatenate((np.zeros(1, np.int64), np.cumsum(~side.own)))
    own: Places = {}
    count = (foreign[firsts] == foreign[np.maximum(firsts, lasts)]).tolist()
    for (start, end, key), counts in watched(zip(held, count, strict=True), observer):
        if counts:
            own.setdefault(key, []).append(Span(start, end))
    return own


def _told(text: str, place: Span) -> str:
    return " ".join(text[place.start : place.end].split())


def _having(
    keys: AbstractSet[str],
    rest: RestOfClass,
    find: Find,
    may_have: Callable[[str], bool],
    observer: Observer,
) -> Counter[str]:
    """Number of other documents with each figure; only texts that may have one are searched."""
    counts: Counter[str] = Counter()
    for text in rest.texts() if keys else ():
        observer.check()
        if may_have(text):
            counts.update(keys & find(text, observer).keys())
    return counts


def _may_have(numbers: Iterable[str]) -> Callable[[str], bool]:
    """Test whether a text has the last digits before the point of any of the numbers, or of the year of a date."""
    probes = {re.split(r"[-.]", number, maxsplit=1)[0][-_PROBE:] for number in numbers}

    def may_have(text: str) -> bool:
        return any(digits[-_PROBE:] in probes for digits in set(_DIGITS.findall(text)))

    return may_have


def _has_address(text: str) -> bool:
    return any(sign in text for sign in ("//", "www.", "@", "10."))
