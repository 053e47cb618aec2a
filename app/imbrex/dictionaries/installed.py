"""Installed: dictionaries that the system has, and those that people added, as one lexicon for each two languages."""

import contextlib
import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from imbrex import private, replacing
from imbrex.dictionaries import articles, dictd, ding, stardict, table
from imbrex.dictionaries.word_pairs import Pair, word_pairs
from imbrex.engine.language import LanguageFinder
from imbrex.engine.translation.lexicon import Lexicon, lexicon_of

_DICTD = Path("/usr/share/dictd")
_DING = Path("/usr/share/trans")
_MUELLER = "mueller7"
_CODES = {
    "deu": "de", "eng": "en", "fra": "fr", "ita": "it", "pol": "pl", "por": "pt", "rus": "ru", "spa": "es", "ukr": "uk",
}  # fmt: skip
_FREEDICT = re.compile(r"(?:freedict-)?([a-z]{3})-([a-z]{3})")
_PAIR = re.compile(r"([a-z]{2})-([a-z]{2})")
PIVOT = "en"


@dataclass(frozen=True, slots=True)
class Dictionary:
    """A dictionary's file, and the codes of the languages of its headwords and of its translations."""

    path: Path
    left: str
    right: str

    @property
    def name(self) -> str:
        """Name for people."""
        return self.path.stem


def installed(*folders: Path) -> list[Dictionary]:
    """The dictionaries of the system and in other folders whose names say their languages, by name."""
    found = []
    for folder in (_DICTD, _DING, *folders):
        with contextlib.suppress(OSError):
            found += [known for path in sorted(folder.iterdir()) if (known := _recognized(path))]
    return found


def _recognized(path: Path) -> Dictionary | None:
    if path.suffix in {".index", ".ifo"}:
        if path.stem == _MUELLER:
            return Dictionary(path, "en", "ru")
        named = _FREEDICT.fullmatch(path.stem) or _PAIR.fullmatch(path.stem)
    else:
        named = None if path.suffix else _PAIR.fullmatch(path.name)
    if not named:
        return None
    left, right = (_CODES.get(code, code) for code in named.groups())
    return Dictionary(path, left, right)


class Dictionaries:
    """Lexicons by pair of languages, from dictionaries that are read once and kept in the user's cache."""

    def __init__(self, dictionaries: Iterable[Dictionary], find_language: LanguageFinder) -> None:
        """Use these dictionaries; nothing is read yet."""
        self._all = list(dictionaries)
        self._find_language = find_language
        self._made: dict[tuple[str, str], Lexicon | None] = {}

    def find(self, left: str, right: str) -> Lexicon | None:
        """The lexicon from one language to another, through English if no dictionary has both; None without any."""
        if (left, right) not in self._made:
            self._made[left, right] = self._direct(left, right) or self._through_pivot(left, right)
        return self._made[left, right]

    def named(self, left: str, right: str) -> list[Dictionary]:
        """The dictionaries that `find` uses."""
        direct = self._between(left, right)
        return direct or [*self._between(left, PIVOT), *self._between(PIVOT, right)]

    def _between(self, left: str, right: str) -> list[Dictionary]:
        return [one for one in self._all if {one.left, one.right} == {left, right}]

    def _through_pivot(self, left: str, right: str) -> Lexicon | None:
        if PIVOT in {left, right}:
            return None
        first, second = self.find(left, PIVOT), self.find(PIVOT, right)
        return first.through(second) if first and second else None

    def _direct(self, left: str, right: str) -> Lexicon | None:
        if left > right:
            lexicon = self.find(right, left) if self._between(left, right) else None
            return lexicon and lexicon.mirrored()
        dictionaries = self._between(left, right)
        return _kept(dictionaries, lambda: self._read(dictionaries, left)) if dictionaries else None

    def _read(self, dictionaries: Iterable[Dictionary], left: str) -> Lexicon:
        pairs: set[Pair] = set()
        for one in dictionaries:
            with contextlib.suppress(OSError):  # the others may be whole
                found = word_pairs(_phrases(one.path), self._find_language(one.left), self._find_language(one.right))
                pairs |= found if one.left == left else {(other, word) for word, other in found}
        return lexicon_of(pairs)


def _phrases(path: Path) -> Iterator[Pair]:
    if path.suffix not in {".index", ".ifo"}:
        yield from ding.phrases(path)
        return
    for head, article in (dictd if path.suffix == ".index" else stardict).articles(path):
        for phrase in articles.phrases(head, article):
            yield head, phrase


def _kept(dictionaries: Iterable[Dictionary], make: Callable[[], Lexicon]) -> Lexicon:
    """The lexicon of dictionaries in the cache; it is made if the dictionaries changed or none is there."""
    path = _cache_file(dictionaries)
    with contextlib.suppress(OSError, ValueError):
        return table.unpacked(path.read_bytes())
    lexicon = make()
    with contextlib.suppress(OSError):  # a sealed process, a full disk, or a home without rights
        private.make_own_folder(path.parent)
        with replacing.replaced(path, private=True) as unfinished:
            unfinished.write_bytes(table.packed(lexicon))
    return lexicon


def _cache_file(dictionaries: Iterable[Dictionary]) -> Path:
    facts = hashlib.blake2b(digest_size=8)
    for one in dictionaries:
        with contextlib.suppress(OSError):
            status = one.path.stat()
            facts.update(f"{one.path}\0{one.left}\0{one.right}\0{status.st_size}\0{status.st_mtime_ns}\0".encode())
    return platformdirs.user_cache_path("Imbrex", appauthor=False) / "lexicons" / facts.hexdigest()
