"""Late: dictionaries whose code is imported when two languages first meet, because most comparisons are of one."""

from functools import cached_property
from typing import TYPE_CHECKING

from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer

if TYPE_CHECKING:
    from imbrex.dictionaries.dictionaries import Dictionaries


class LateDictionaries:
    """Translations of words, from the dictionaries of `Dictionaries`."""

    def __init__(self, find_language: LanguageFinder) -> None:
        self._find_language = find_language

    def find(self, left: str, right: str, observer: Observer = SILENT) -> object:
        """The lexicon from one language to another; None if there is none."""
        return self._dictionaries.find(left, right, observer)

    def has(self, left: str, right: str) -> bool:
        """Whether `find` has dictionaries for two languages."""
        return self._dictionaries.has(left, right)

    def missing(self, left: str, right: str) -> list[str]:
        """Debian's packages that `find` lacks for two languages."""
        return self._dictionaries.missing(left, right)

    @cached_property
    def _dictionaries(self) -> "Dictionaries":
        from imbrex.dictionaries.dictionaries import Dictionaries  # noqa: PLC0415 - as said above

        return Dictionaries(self._find_language)
