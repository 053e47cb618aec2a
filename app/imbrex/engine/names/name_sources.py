"""Name sources: words that may be names of authors - authors, properties and file names."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from imbrex.engine.names.chinese_surnames import begins_with_surname
from imbrex.engine.names.generic_names import FILE_WORDS, is_file_word, is_nobody
from imbrex.engine.names.word_letters import WORD, bare, has_ideographs, runs_of_ideographs
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Document
from imbrex.values import frozen

_CAMEL = re.compile(r"(?<=[^\W\d_])(?=[^\W\d_])")
_SUFFIX = re.compile(r"\.[A-Za-z0-9]{1,5}$")
_NUMBER = re.compile(r"\d{6,}")
_SEPARATORS = re.compile(r"[/\\]")
_LONGEST = 1000  # characters of a name: longer ones are malicious
_MOST_FILES = 100  # of one document
_MOST_MEMBERS = 100
_SHORTEST_FILE_WORD = 3
_SHORTEST_RUN = 2
_LONGEST_CHINESE = 4
_FEW = 4
_COMMON = 3
_FILE_WORDS_IN_HAN = re.compile("|".join(sorted(filter(has_ideographs, FILE_WORDS), key=len, reverse=True)))


@frozen
class NameSources:
    """Possible names, as `bare` words.

    Attributes:
        authors: words of authors and of the authors and editors in properties: names, whatever else they mean.
        accounts: authors of one word, which may be two names in one ("ivanovaanna") or have initials ("aivanova").
        files: words of the names of files and their folders: some are names, some describe the text.
        neighbours: two adjacent words in the name of a document, and its number: a first and a last name?
        runs: names in scripts without blanks, to be found inside other words; true if it is an author's.
        numbers: of six digits or more, in the names of files, folders and authors.
    """

    authors: frozenset[str]
    accounts: frozenset[str]
    files: frozenset[str]
    neighbours: tuple[tuple[int, str, str], ...]
    runs: dict[str, bool]
    numbers: frozenset[str]


def find_sources(documents: Sequence[Document], observer: Observer = SILENT) -> NameSources:
    """Collect words from the names of the documents and their reported authors."""
    people = _people(documents, observer)
    places = [_places(document) for document in watched(documents, observer)]
    authors = {word for name in watched(people, observer, 1) for word in _words(name) if len(word) > 1}
    runs = {run: False for place in watched(places, observer, 1) for run in _han_names(place)}
    runs |= {run: True for name in watched(people, observer, 1) for run in _runs(name)}
    words = (name for name in watched(people, observer) if WORD.fullmatch(name) and not has_ideographs(name))
    numbered = watched((*places, *_authors(documents)), observer, 10)
    return NameSources(
        frozenset(authors),
        frozenset(map(bare, words)),
        frozenset(_distinguishing(places, observer)) - authors,
        tuple(_neighbours(places, observer)),
        runs,
        frozenset(number for name in numbered for number in _NUMBER.findall(name)),
    )


def _people(documents: Sequence[Document], observer: Observer) -> set[str]:
    """The names of people, without the domains of addresses, which are the school's or the provider's."""
    return {
        name[:_LONGEST].partition("@")[0]
        for document in watched(documents, observer, 1)
        for name in (document.author, *_told_by_files(document), *_handed_in_by(document))
        if not is_nobody(name[:_LONGEST])
    }


def _places(document: Document) -> str:
    """Return the names of a document and its folder, without the suffix."""
    folder = _SEPARATORS.split(document.path)[-2:-1]
    files = (one.name for one in document.files[:_MOST_FILES])
    return "\n".join(_SUFFIX.sub("", name)[:_LONGEST] for name in (document.name, *folder, *files))


def _authors(documents: Sequence[Document]) -> Iterator[str]:
    names = (name for document in documents for name in (document.author, *_handed_in_by(document)))
    return (name[:_LONGEST] for name in names)


def _told_by_files(document: Document) -> Iterator[str]:
    for properties in (document.properties, *(one.properties for one in document.files[:_MOST_FILES])):
        yield from (properties.author, properties.editor)


def _handed_in_by(document: Document) -> tuple[str, ...]:
    """Return id and names of the student or team."""
    submission = document.submission
    return submission.student, submission.person, *submission.members[:_MOST_MEMBERS]


def _words(name: str) -> Iterator[str]:
    for word in WORD.findall(name):
        if not has_ideographs(word) and not is_file_word(bare(word)):
            yield bare(word)


def _distinguishing(places: Sequence[str], observer: Observer) -> Iterator[str]:
    """Yield the words of file names, without those in more than a third of at least four: they identify no one."""
    counts: Counter[str] = Counter()
    for place in watched(places, observer, 1):
        counts.update({word for word in _words(f"{place}\n{_unjoined(place)}") if len(word) >= _SHORTEST_FILE_WORD})
    for word, count in watched(counts.items(), observer):
        if len(places) < _FEW or count * _COMMON <= len(places):
            yield word


def _neighbours(places: Sequence[str], observer: Observer) -> Iterator[tuple[int, str, str]]:
    for number, place in enumerate(watched(places, observer, 1)):
        for name in place.split("\n"):
            yield from ((number, first, second) for first, second in pairwise(_words(_unjoined(name))))


def _unjoined(name: str) -> str:
    """Separate words that are joined by capitals alone: "IvanovaEssay"."""
    return _CAMEL.sub(lambda found: " " if _turns(found.string, found.start()) else "", name)


def _turns(text: str, place: int) -> bool:
    return text[place - 1].islower() and text[place].isupper()


def _runs(name: str) -> Iterable[str]:
    """Return the names in a field in scripts without blanks, ignoring blanks between them."""
    joined = "".join(runs_of_ideographs(name))
    return [run for run in {joined, *runs_of_ideographs(name)} if len(run) >= _SHORTEST_RUN]


def _han_names(place: str) -> Iterator[str]:
    for run in runs_of_ideographs(_FILE_WORDS_IN_HAN.sub(" ", place)):
        if _SHORTEST_RUN <= len(run) <= _LONGEST_CHINESE and begins_with_surname(run):
            yield run
