"""Late dictionaries: those that are imported only when two languages meet, which is rare."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer

if TYPE_CHECKING:
    from imbrex.dictionaries.dictionaries import Dictionaries


class SharedDictionaries:
    """Dictionaries that one thread reads for others."""

    def __init__(self, find_language: LanguageFinder) -> None:
        self._find_language = find_language

    @cached_property
    def all(self) -> "Dictionaries":
        """The dictionaries; each thread uses languages of its own (see `Dictionaries.sharing`)."""
        from imbrex.dictionaries.dictionaries import Dictionaries  # noqa: PLC0415 - as said above

        return Dictionaries(self._find_language)


class LateDictionaries:
    """Translations of words, from the dictionaries of `Dictionaries`."""

    def __init__(self, find_language: LanguageFinder, shared: SharedDictionaries | None = None) -> None:
        """With `shared` dictionaries, another thread reads them: until then, `find` has no lexicon."""
        self._find_language = find_language
        self._shared = shared
        self._waits = shared is None

    def find(self, left: str, right: str, observer: Observer = SILENT) -> object:
        """The lexicon from one language to another; None if there is none."""
        if not self._waits:
            return self._dictionaries.at_hand(left, right)
        return self._dictionaries.find(left, right, observer)

    def has(self, left: str, right: str) -> bool:
        """Whether `find` has dictionaries for two languages."""
        return self._dictionaries.has(left, right)

    def missing(self, left: str, right: str) -> list[str]:
        """Debian's packages that `find` lacks for two languages."""
        return self._dictionaries.missing(left, right)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Let `find` read dictionaries, or wait for the thread that does, for a result that nobody will replace."""
        before, self._waits = self._waits, True
        try:
            yield
        finally:
            self._waits = before

    @cached_property
    def _dictionaries(self) -> "Dictionaries":
        if self._shared is not None:
            return self._shared.all.sharing(self._find_language)
        from imbrex.dictionaries.dictionaries import Dictionaries  # noqa: PLC0415 - as said above

        return Dictionaries(self._find_language)
