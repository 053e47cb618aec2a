"""Hidden names: positions of the authors' names in their texts.

A text may contain a name in the form of the file name or author, in another case, or in another alphabet. A word known
from a file name alone may as well be the topic of the essay, so it counts as a name only if the texts always capitalize
it and few of them contain it. Hiding a word too many is better than a name too few: a word is hidden in every text and
position.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from imbrex.engine.names.capitalization import SpelledWords, is_topic
from imbrex.engine.names.name_inflection import cases, stems
from imbrex.engine.names.name_sources import NameSources, find_sources
from imbrex.engine.names.romanization import is_cyrillic, sound
from imbrex.engine.names.word_letters import LONGEST_NAME, WORD, bare, distinct_words, is_lower
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Document

Places = list[tuple[int, int]]
"""Half-open ranges of code points, ascending, disjoint."""

_NUMBER = re.compile(r"\d{6,}")
# Starts at the start of such a run and is limited to the length of a name: linear time.
_EMAIL = re.compile(r"(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+")
_SHORTEST_WITHOUT_INITIALS = 4  # the rest of an account name
_SHORTEST_HALF = 3
_SHORTEST_NAME = 3  # shorter ones are too often ordinary words
_AT_ONCE = 20  # words between two checks of the observer: a long one is romanized letter by letter


class HiddenNames:
    """The names of the authors of some documents."""

    def __init__(self, documents: Sequence[Document], observer: Observer = SILENT) -> None:
        sources = find_sources(documents, observer)
        words = SpelledWords(documents, observer)
        authors = sources.authors | set(_inside_accounts(sources.accounts, words, observer))
        heard = {sound(name) for name in watched(authors, observer, 1)}
        authors |= {word for word in watched(sources.files, observer, 1) if sound(word) in heard}
        self._everywhere = {name for name in authors if len(name) >= _SHORTEST_NAME and not words.is_ordinary(name)}
        capital = {name for name in authors if len(name) >= _SHORTEST_NAME or not words.is_ever_small(name)}
        capital |= words.proper(sources.files, observer)
        capital |= set(_beside(capital, sources, documents, observer))
        self._stems = {stem for name in watched(capital, observer) for stem in stems(name)}
        self._heard = _heard(capital, observer)
        self._runs = _runs_by_letter(sources, documents, observer)
        self._numbers = sources.numbers
        self._hides: dict[str, bool] = {}

    def find(self, text: str, observer: Observer = SILENT) -> Places:
        """Find names, e-mail addresses, and the numbers in file names."""
        places = [found.span() for found in watched(_EMAIL.finditer(text), observer)] if "@" in text else []
        if self._numbers:
            numbers = watched(_NUMBER.finditer(text), observer)
            places += [found.span() for found in numbers if found[0] in self._numbers]
        hidden = {word for word in watched(distinct_words(text), observer, _AT_ONCE) if self._is_hidden(word)}
        if hidden:
            places += [found.span() for found in watched(WORD.finditer(text), observer) if found[0] in hidden]
        if self._runs:
            places += _runs_in(text, self._runs, observer)
        return _merged(places, observer)

    def _is_hidden(self, spelling: str) -> bool:
        known = self._hides.get(spelling)
        if known is None:
            known = self._hides[spelling] = len(spelling) <= LONGEST_NAME and self._is_name(spelling)
        return known

    def _is_name(self, spelling: str) -> bool:
        word = bare(spelling)
        if word in self._everywhere:
            return True
        if is_lower(spelling):
            return False
        heard = self._heard[is_cyrillic(word)]
        return any(stem in self._stems or (heard and sound(stem) in heard) for stem in cases(word))


def _inside_accounts(accounts: Iterable[str], words: SpelledWords, observer: Observer) -> Iterator[str]:
    """Split accounts such as "ivanovaanna" and "aivanova" if the texts contain the name."""
    for account in accounts:
        for cut in watched(range(1, min(len(account), LONGEST_NAME)), observer, 1):
            halves = account[:cut], account[cut:]
            if min(map(len, halves)) >= _SHORTEST_HALF:
                if all(words.is_proper(half) for half in halves):
                    yield from halves
                continue
            name = max(halves, key=len)
            if len(name) >= _SHORTEST_WITHOUT_INITIALS and words.is_proper(name):
                yield name


def _beside(
    names: AbstractSet[str], sources: NameSources, documents: Sequence[Document], observer: Observer
) -> Iterator[str]:
    """Yield words that are ordinary elsewhere, but next to a name in a file name and in its text: "John Wood"."""
    for number, first, second in watched(sources.neighbours, observer, _AT_ONCE):
        if (first in names) != (second in names):
            one, other, text = first.title(), second.title(), documents[number].text
            if f"{one} {other}" in text or f"{other} {one}" in text:
                yield second if first in names else first


def _heard(names: Iterable[str], observer: Observer) -> dict[bool, set[str]]:
    """Romanized names, with and without a final vowel, that occur in texts of the other alphabet."""
    heard: dict[bool, set[str]] = {True: set(), False: set()}
    for name in watched(names, observer, 1):
        sounds = heard[not is_cyrillic(name)]
        sounds.add(sound(name))
        if len(name) > _SHORTEST_NAME and name[-1] in "aeiouyаеиоуыэюяй":
            sounds.add(sound(name[:-1]))
    return heard


def _runs_by_letter(sources: NameSources, documents: Sequence[Document], observer: Observer) -> dict[str, list[str]]:
    """Group names in scripts without blanks by first letter; those from file names alone must be rare in texts."""
    by_letter: dict[str, list[str]] = {}
    for run in sources.runs:
        by_letter.setdefault(run[0], []).append(run)
    counts = dict.fromkeys((run for run, of_author in sources.runs.items() if not of_author), 0)
    if counts:
        for document in documents:
            for run in _present(document.text, by_letter, observer):
                if run in counts:
                    counts[run] += 1
    topics = {run for run, count in counts.items() if is_topic(count, len(documents))}
    return {letter: [run for run in runs if run not in topics] for letter, runs in by_letter.items()}


def _present(text: str, by_letter: dict[str, list[str]], observer: Observer) -> list[str]:
    letters = set(text)
    observer.check()
    return [
        run
        for letter in letters & by_letter.keys()
        for run in watched(by_letter[letter], observer)
        if letters.issuperset(run) and run in text
    ]


def _runs_in(text: str, by_letter: dict[str, list[str]], observer: Observer) -> Places:
    present = _present(text, by_letter, observer)
    if not present:
        return []
    either = re.compile("|".join(re.escape(run) for run in sorted(present, key=len, reverse=True)))
    return [found.span() for found in watched(either.finditer(text), observer)]


def _merged(places: Places, observer: Observer) -> Places:
    merged: Places = []
    for start, end in watched(sorted(places), observer):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return merged
