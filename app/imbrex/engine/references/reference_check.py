"""Reference check: every citation against the list of references, and the list against the citations."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from imbrex.engine.citations.citations import names_source
from imbrex.engine.language import Citing
from imbrex.engine.names.name_inflection import cases, stems
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.references.checked import Citation, CitationStatus, Reference, ReferenceStatus
from imbrex.engine.references.reference_list import NAME, YEAR
from imbrex.engine.references.source_index import fold, is_han, words_of
from imbrex.engine.text.span import Span
from imbrex.values import frozen

_ALIKE = 0.75  # of the letters of two names, one of which may be misspelled
_SHORTEST_ALIKE = 4
_NEAR = 80  # code points between an author's name in the text and the year
_MOST_PLACES = 200  # of a name in the text
_START = 200  # code points of a note that may have the author
_TITLE = 3  # words of a title that identify an entry without a name


@frozen(eq=False)
class Names:
    """Which entries have a name, and which begin with it; inflected forms are found too.

    `similar` has the entries by year and by either of the first two letters of their first author.
    """

    entries: Sequence[Reference]
    having: dict[str, list[int]]
    first: dict[str, list[int]]
    similar: dict[tuple[str, str], list[int]]

    def find(self, name: str) -> set[int]:
        """Entries among whose authors a name may be."""
        return {entry for form in cases(fold(name)) for entry in self.having.get(form, ())}

    def beginning(self, name: str) -> set[int]:
        """Entries whose first author it may be."""
        return {entry for form in cases(fold(name)) for entry in self.first.get(form, ())}


def names_of(entries: Sequence[Reference]) -> Names:
    """Index the names of entries."""
    similar: dict[tuple[str, str], list[int]] = defaultdict(list)
    having: dict[str, list[int]] = defaultdict(list)
    first: dict[str, list[int]] = defaultdict(list)
    for number, entry in enumerate(entries):
        for place, name in enumerate(entry.names):
            for stem in stems(fold(name)):
                having[stem].append(number)
                if not place:
                    first[stem].append(number)
        letters = fold(entry.names[0])[:2] if entry.names else ""
        for key in {(year[:4], letter) for year in entry.years for letter in letters}:
            similar[key].append(number)
    return Names(entries, dict(having), dict(first), dict(similar))


def check_citations(citations: Sequence[Citation], entries: Sequence[Reference], *, is_list: bool) -> list[Citation]:
    """Give each citation its status and the entries it means; without a list, all have `NO_LIST`."""
    if not is_list:
        return list(citations)
    numbered = is_numbered(citations)
    by_number = {entry.number: number for number, entry in reversed(list(enumerate(entries)))}
    names = names_of(entries)
    found = [_check(one, names, by_number, numbered=numbered) for one in citations]
    cited = {entry for one in found for entry in one.entries}
    return list(_repeated(_compared(one, names, cited) for one in found))


def is_numbered(citations: Iterable[Citation]) -> bool:
    """Whether a text cites by numbers."""
    styles = Counter(one.number is not None for one in citations if one.number is not None or one.names)
    return styles[True] > styles[False]


def _check(citation: Citation, names: Names, by_number: dict[int | None, int], *, numbered: bool) -> Citation:
    if citation.number is not None:
        if not numbered:  # a power, or the number of a note
            return citation
        entry = by_number.get(citation.number)
        if entry is None and not citation.page and citation.number > len(by_number):
            return replace(citation, status=CitationStatus.NOT_LISTED)
        return _listed(citation, [] if entry is None else [entry])
    if not citation.names:
        return citation
    return _listed(citation, sorted(matching(citation, names)))


def _listed(citation: Citation, entries: Sequence[int]) -> Citation:
    status = CitationStatus.LISTED if entries else CitationStatus.NOT_LISTED
    return replace(citation, status=status, entries=tuple(entries))


def matching(citation: Citation, names: Names) -> set[int]:
    """Entries with the year of a citation that begin with its first author; or else, that have all of its authors."""
    first = citation.names[: citation.leading] or citation.names
    every = [{entry for name in part for entry in names.find(name)} for part in (first, citation.names[len(first) :])]
    named = every[0] & every[1] if citation.names[len(first) :] else every[0]
    dated = {entry for entry in every[0] if not citation.year or has_year(names.entries[entry], citation.year)}
    return (dated & {entry for name in first for entry in names.beginning(name)}) or dated & named


def has_year(entry: Reference, year: str) -> bool:
    """Whether an entry has a year, with the same letter if both have one."""
    letters = {one for one in entry.years if one[:4] == year[:4]}
    return year in letters or year[:4] in letters or (len(year) == len("2010") and bool(letters))


def _compared(citation: Citation, names: Names, cited: set[int]) -> Citation:
    """Find the entry that a citation without one may mean: by the author with another year, or a similar name."""
    if citation.status is not CitationStatus.NOT_LISTED or not citation.names:
        return citation
    if citation.year:
        first = citation.names[: citation.leading] or citation.names
        of_author = {entry for name in first for entry in names.beginning(name)} - cited
        dated = [entry for entry in sorted(of_author) if names.entries[entry].years]
        if dated:
            nearest = min(dated, key=lambda entry: _years_apart(names.entries[entry], citation.year))
            return replace(citation, status=CitationStatus.YEAR_DIFFERS, entries=(nearest,))
    similar = next((entry for entry in _candidates(citation, names) if _is_alike(citation, names.entries[entry])), None)
    if similar is None:
        return citation
    return replace(citation, status=CitationStatus.NAME_DIFFERS, entries=(similar,))


def _candidates(citation: Citation, names: Names) -> list[int]:
    """Entries of its year that may begin with a similar name; the first ones, as all may have one year."""
    keys = {(citation.year[:4], letter) for name in citation.names for letter in fold(name)[:2]}
    return sorted({entry for key in keys for entry in names.similar.get(key, ())[:_MOST_PLACES]})


def _years_apart(entry: Reference, year: str) -> int:
    known = [int(one[:4]) for one in (*entry.years, year) if one[:4].isdigit()]
    return min((abs(one - known[-1]) for one in known[:-1]), default=0)


def _is_alike(citation: Citation, entry: Reference) -> bool:
    """Whether the first author of an entry of that year has a similar name."""
    if not entry.names or (citation.year and not has_year(entry, citation.year)):
        return False
    theirs = fold(entry.names[0])
    return citation.year != "" and any(_similar(fold(name), theirs) for name in citation.names)


def _similar(one: str, other: str) -> bool:
    if (
        min(len(one), len(other)) < _SHORTEST_ALIKE
        or abs(len(one) - len(other)) > 2
        or not set(one[:2]) & set(other[:2])
    ):
        return False
    return SequenceMatcher(None, one, other, autojunk=False).ratio() >= _ALIKE


def _repeated(citations: Iterable[Citation]) -> Iterator[Citation]:
    """Give those that repeat the citation before ("ibid.") its entries."""
    last: Citation | None = None
    for one in citations:
        if one.names or one.number is not None:
            last = one
            yield one
        elif last is not None:
            status = CitationStatus.LISTED if last.entries else CitationStatus.NO_LIST
            yield replace(
                one, names=last.names, year=last.year, number=last.number, entries=last.entries, status=status
            )


def check_notes(
    text: str, notes: Iterable[Span], entries: Sequence[Reference], citing: Citing, *, is_list: bool
) -> list[Citation]:
    """The sources that notes name, in full or by the author alone, each compared with the list."""
    names = names_of(entries)
    titles = _titles(entries)
    found: list[Citation] = []
    for note in notes:
        body = text[note.start : note.end]
        words = [match.group() for match in NAME.finditer(body[:_START])]
        by_name = {entry for word in words if not word[0].islower() for entry in names.beginning(word)}
        if by_name:
            found.append(_noted(note, body, by_name, entries, titles))
        elif names_source(body, citing):
            again = body.casefold().lstrip().startswith(tuple(citing.again))
            found.append(
                Citation(note, page=body.strip()) if again else _unlisted(note, body, entries, titles, is_list)
            )
    return list(_repeated(found))


def _noted(
    note: Span, body: str, by_name: set[int], entries: Sequence[Reference], titles: Sequence[set[str]]
) -> Citation:
    """A note by an author who is in the list: the entries of its title and years; if none fits, the year differs."""
    years = [match.group() for match in YEAR.finditer(body)]
    words = _title_words(body)
    best = max(_overlap(words, titles[entry]) for entry in by_name)
    close = sorted(entry for entry in by_name if _overlap(words, titles[entry]) == best)
    dated = [entry for entry in close if not years or any(has_year(entries[entry], year) for year in years)]
    status = CitationStatus.LISTED if dated or not entries[close[0]].years else CitationStatus.YEAR_DIFFERS
    if not dated and best < _TITLE:
        status = CitationStatus.NOT_LISTED
    chosen = tuple(dated or close) if status is not CitationStatus.NOT_LISTED else ()
    names, year = entries[close[0]].names[:1], years[-1] if years else ""
    return Citation(note, names, year, page="", status=status, entries=chosen)


def _unlisted(
    note: Span, body: str, entries: Sequence[Reference], titles: Sequence[set[str]], is_list: bool
) -> Citation:
    words = _title_words(body)
    same = [entry for entry, title in enumerate(titles) if _overlap(words, title) > _TITLE]
    names = tuple(match.group() for match in NAME.finditer(body[:_START]) if not match.group()[0].islower())[:2]
    year = next((match.group() for match in YEAR.finditer(body)), "")
    if not is_list:
        return Citation(note, names, year)
    if not same:
        return Citation(note, names, year, status=CitationStatus.NOT_LISTED)
    leading = fold(names[0]) if names else ""
    renamed = entries[same[0]].names and leading and _similar(leading, fold(entries[same[0]].names[0]))
    status = CitationStatus.NAME_DIFFERS if renamed else CitationStatus.LISTED
    return Citation(note, names, year, status=status, entries=tuple(same))


def _titles(entries: Sequence[Reference]) -> list[set[str]]:
    """Words of each entry, without those that many have: towns, publishers, "journal"."""
    titles = [_title_words(entry.text) for entry in entries]
    count = Counter(word for title in titles for word in title)
    common = {word for word, times in count.items() if times > max(_TITLE, len(titles) // 10)}
    return [title - common for title in titles]


def _title_words(entry: str) -> set[str]:
    return {word for word in (fold(match.group()) for match in words_of(entry)) if len(word) > 3 and not word.isdigit()}


def _overlap(one: set[str], other: set[str]) -> int:
    return len(one & other)


def check_references(
    text: str,
    lists: Sequence[Span],
    entries: Sequence[Reference],
    citations: Sequence[Citation],
    observer: Observer = SILENT,
) -> list[Reference]:
    """Give each entry its status; one whose author is named near its year, or whose title is named, counts as cited."""
    cited = {entry for one in citations for entry in one.entries}
    rest = [number for number in range(len(entries)) if number not in cited]
    mentions = _Mentions(text, lists) if rest else None
    numbered = is_numbered(citations)
    for number in watched(rest, observer):
        if mentions is not None and not numbered and mentions.has(entries[number]):
            cited.add(number)
    return [
        replace(entry, status=ReferenceStatus.CITED if number in cited else ReferenceStatus.NOT_CITED)
        for number, entry in enumerate(entries)
    ]


class _Mentions:
    """Names in a text, outside its lists of references."""

    def __init__(self, text: str, lists: Sequence[Span]) -> None:
        self._text = text
        self._places: dict[str, list[int]] = defaultdict(list)
        words: list[str] = []
        ends = [(span.start, span.end) for span in lists]
        for match in words_of(text):
            if any(low <= match.start() < high for low, high in ends):
                continue
            words.append(word := fold(match.group()))
            if not match.group()[0].islower():
                for form in cases(word):
                    if len(self._places[form]) < _MOST_PLACES:
                        self._places[form].append(match.start())
        self._words = f" {' '.join(words)} "
        self._body = text[: min((low for low, _ in ends), default=len(text))]

    def has(self, entry: Reference) -> bool:
        """Whether an entry is mentioned."""
        if not entry.names:
            return self._has_title(entry.text)
        if is_han(entry.names[0]):
            return entry.names[0] in self._body
        near = (place for stem in stems(fold(entry.names[0])) for place in self._places.get(stem, ()))
        years = {year[:4] for year in entry.years}
        return any(
            any(year in self._text[place : place + _NEAR] for year in years) if years else True for place in near
        ) or self._has_title(entry.text)

    def _has_title(self, text: str) -> bool:
        """Whether the beginning of a title is in the text, without the authors."""
        words = [fold(match.group()) for match in words_of(text[: 2 * _NEAR])][:5]
        return len(words) == 5 and f" {' '.join(words)} " in self._words
