"""Dictionaries: lexicons by pair of languages, from dictionaries that are read once and kept in the user's cache."""

import contextlib
import hashlib
import threading
from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace
from functools import reduce
from pathlib import Path
from typing import Self, TypeVar

import platformdirs

from imbrex import private, replacing
from imbrex.child import failures
from imbrex.child.child import Child
from imbrex.child.failures import ChildConfused, ChildDied, ChildFailed, ChildTimedOut
from imbrex.child.sandbox import Files
from imbrex.dictionaries import reader_process, table
from imbrex.dictionaries.added_dictionaries import added
from imbrex.dictionaries.dictionary import PACKAGES, Dictionary, installed
from imbrex.dictionaries.reader_process import Facts, Written
from imbrex.dictionaries.word_pairs import lemmas_of
from imbrex.engine.language import Language, LanguageFinder
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.translation.lexicon import Lexicon, merged
from imbrex.errors import ImbrexError
from imbrex.messages import Message

PIVOT = "en"
_SECONDS = 180.0  # of processor time; the largest dictionary of Debian takes 15
_MEMORY = 2**31 + 2**30
_BATCH = 5_000  # words
_STAGE = "dictionaries"
_Answer = TypeVar("_Answer")


def available() -> list[Dictionary]:
    """The dictionaries of the system, then those that the user added."""
    return [*installed(), *added()]


class Dictionaries:
    """Lexicons for texts in two languages; safe to use from several threads.

    Attributes:
        problems: why a dictionary could not be read, by its main file.
    """

    def __init__(self, find_language: LanguageFinder, known: Callable[[], Iterable[Dictionary]] = available) -> None:
        """Use these dictionaries; which there are is asked for at each call, and nothing is read yet."""
        self.problems: dict[Path, ImbrexError] = {}
        self._find_language = find_language
        self._known = known
        self._made: dict[tuple[str, str], tuple[str, Lexicon | None]] = {}
        self._joined: dict[tuple[str, str], tuple[Lexicon, Lexicon, Lexicon]] = {}
        self._found: dict[tuple[str, str], tuple[str, Lexicon | None]] = {}
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Forget the lexicons."""
        for kept in (self._made, self._joined, self._found):
            kept.clear()

    def sharing(self, find_language: LanguageFinder) -> Self:
        """The same, for a thread with languages of its own: what either reads, both have."""
        other = copy(self)
        other._find_language = find_language  # noqa: SLF001 - of a copy of its own
        return other

    def find(self, left: str, right: str, observer: Observer = SILENT) -> Lexicon | None:
        """The lexicon from one language to another, through English if no dictionary has both; None without any.

        The first call for two languages takes seconds if their dictionaries were never read, and reports progress of
        the stage "dictionaries".

        Raises:
            Cancelled: raised by the observer.
        """
        while not self._lock.acquire(timeout=0.05):
            observer.check()
        try:
            known, stamp = list(self._known()), self._stamp(left, right)
            found = self._direct(known, left, right, observer) or self._through_pivot(known, left, right, observer)
            self._found[left, right] = stamp, found
            return found
        finally:
            self._lock.release()

    def is_read(self, left: str, right: str) -> bool:
        """Whether `find` has read the dictionaries of two languages, as they are now."""
        kept = self._found.get((left, right))
        return kept is not None and kept[0] == self._stamp(left, right)

    def at_hand(self, left: str, right: str) -> Lexicon | None:
        """What `find` returns, without reading anything; None before it has."""
        return self._found[left, right][1] if self.is_read(left, right) else None

    def _stamp(self, left: str, right: str) -> str:
        return "\n".join(map(_stamp, self.used(left, right)))

    def has(self, left: str, right: str) -> bool:
        """Whether `find` has dictionaries for two languages; those that can't be read count."""
        return bool(self.used(left, right))

    def used(self, left: str, right: str) -> list[Dictionary]:
        """The dictionaries that `find` reads; none if there is no way from one language to the other."""
        known = list(self._known())
        if left == right:
            return []
        if direct := _between(known, left, right):
            return direct
        halves = _between(known, left, PIVOT), _between(known, PIVOT, right)
        return [*halves[0], *halves[1]] if all(halves) else []

    def missing(self, left: str, right: str) -> list[str]:
        """Debian's packages that `find` lacks for two languages; none if it lacks none, or Debian has none."""
        if left == right or self.has(left, right):
            return []
        known = list(self._known())
        pairs = {frozenset({left, right})} & PACKAGES.keys() or {frozenset({left, PIVOT}), frozenset({PIVOT, right})}
        needed = [pair for pair in pairs if len(pair) == 2 and not _between(known, *sorted(pair))]
        return sorted(PACKAGES[pair] for pair in needed) if all(pair in PACKAGES for pair in needed) else []

    def facts(self, dictionary: Dictionary, observer: Observer = SILENT) -> Facts:
        """Number of entries and licence of a dictionary.

        Raises:
            ImbrexError: it can't be read.
            Cancelled: raised by the observer.
        """
        with _child() as child:
            request = ["facts", dictionary.form, dictionary.contents()]
            return _asked(child, request, Facts, observer)

    def compile(self, dictionary: Dictionary, observer: Observer = SILENT) -> Lexicon:
        """Read a dictionary, or take it from the cache.

        Raises:
            ImbrexError: it can't be read, or has no translations between its languages.
            Cancelled: raised by the observer.
        """
        with contextlib.suppress(OSError, ValueError):
            return _named(table.unpacked(_cache_file(dictionary).read_bytes()), dictionary)
        packed = self._read(dictionary, observer)
        try:
            lexicon = table.unpacked(packed)
        except ValueError as error:
            raise ImbrexError(Message("The dictionary is damaged.")) from error
        if not len(lexicon.pairs):
            raise ImbrexError(
                Message("The dictionary has no translations between these languages."),
                Message("Check its languages, and that it is in UTF-8."),
            )
        _keep(dictionary, packed)
        return _named(lexicon, dictionary)

    def _read(self, dictionary: Dictionary, observer: Observer) -> bytes:
        languages = self._find_language(dictionary.left), self._find_language(dictionary.right)
        observer.progress(Progress(_STAGE, 0, 0))
        with _child() as child:
            stop_words = [sorted(language.stop_words) for language in languages]
            request = ["read", dictionary.form, dictionary.contents(), stop_words]
            written = _asked(child, request, Written, observer)
            sides = written.left, written.right
            steps = _Steps(sum(map(len, sides)), observer)
            lemmas = [_lemmas(words, language, steps) for words, language in zip(sides, languages, strict=True)]
            packed: bytes = _asked(child, ["lemmas", *lemmas], bytes, observer)
            return packed

    def _through_pivot(self, known: list[Dictionary], left: str, right: str, observer: Observer) -> Lexicon | None:
        if PIVOT in {left, right} or left == right:
            return None
        first = self._direct(known, left, PIVOT, observer)
        second = first and self._direct(known, PIVOT, right, observer)
        if not first or not second:
            return None
        kept = self._joined.get((left, right))
        if kept is None or kept[0] is not first or kept[1] is not second:
            self._joined[left, right] = kept = first, second, first.through(second)
        return kept[2]

    def _direct(self, known: list[Dictionary], left: str, right: str, observer: Observer) -> Lexicon | None:
        dictionaries = _between(known, left, right) if left != right else []
        key = "\n".join(map(_stamp, dictionaries))
        before = self._made.get((left, right))
        if before is None or before[0] != key:
            lexicons = [lexicon for one in dictionaries if (lexicon := self._turned(one, left, observer)) is not None]
            self._made[left, right] = key, reduce(merged, lexicons) if lexicons else None
        return self._made[left, right][1]

    def _turned(self, dictionary: Dictionary, left: str, observer: Observer) -> Lexicon | None:
        """A dictionary from this language to its other one; None if it can't be read."""
        self.problems.pop(dictionary.path, None)
        try:
            lexicon = self.compile(dictionary, observer)
        except ImbrexError as error:
            self.problems[dictionary.path] = error
            return None
        return lexicon if dictionary.left == left else lexicon.mirrored()


def _between(known: Iterable[Dictionary], left: str, right: str) -> list[Dictionary]:
    return [one for one in known if {one.left, one.right} == {left, right}]


def _stamp(dictionary: Dictionary) -> str:
    with contextlib.suppress(OSError):
        return dictionary.stamp()
    return f"{dictionary.path} is missing"


def _named(lexicon: Lexicon, dictionary: Dictionary) -> Lexicon:
    return replace(lexicon, names=(dictionary.name,))


class _Steps:
    """Progress of the lemmas of a dictionary."""

    def __init__(self, total: int, observer: Observer) -> None:
        self._total, self._observer, self._done = total, observer, 0

    def take(self, count: int) -> None:
        """Count words that are done."""
        self._observer.check()
        self._done += count
        self._observer.progress(Progress(_STAGE, self._done, self._total))


def _lemmas(words: list[str], language: Language, steps: _Steps) -> dict[str, str]:
    lemmas: dict[str, str] = {}
    for first in range(0, len(words), _BATCH):
        lemmas |= lemmas_of(words[first : first + _BATCH], language)
        steps.take(_BATCH)
    return lemmas


def _child() -> Child:
    name = Message("dictionary reader")
    return Child(reader_process.serve, name=name, memory=_MEMORY, files=Files.FONTS)


def _asked(child: Child, request: object, value: type[_Answer], observer: Observer) -> _Answer:
    try:
        answer: _Answer = child.call(request, seconds=_SECONDS, value=value, observer=observer)
    except (ChildTimedOut, ChildDied, ChildConfused, ChildFailed) as error:
        raise ImbrexError(_explained(error)) from error
    return answer


def _explained(error: ImbrexError) -> Message:
    match error:
        case ChildTimedOut():
            return Message("Reading was stopped because it took longer than {seconds} seconds.", seconds=int(_SECONDS))
        case ChildFailed(kind="MemoryError") | ChildFailed(kind=failures.TOO_LARGE):
            return Message("Reading the file requires more than {size} MB of memory.", size=_MEMORY // 2**20)
    return Message("The dictionary is damaged.")


def _cache_file(dictionary: Dictionary) -> Path:
    name = hashlib.blake2b(dictionary.stamp().encode("utf-8", "surrogateescape"), digest_size=8).hexdigest()
    return platformdirs.user_cache_path("Imbrex", appauthor=False) / "lexicons" / name


def _keep(dictionary: Dictionary, packed: bytes) -> None:
    with contextlib.suppress(OSError):  # a full disk, a home without rights, or the dictionary has been taken away
        path = _cache_file(dictionary)
        private.make_own_folder(path.parent)
        with replacing.replaced(path, private=True) as unfinished:
            unfinished.write_bytes(packed)
