"""Russian: morphology of Russian."""

from collections.abc import Callable, Sequence
from functools import cached_property

from imbrex.languages.pymorphy import Pymorphy
from imbrex.languages.snowball import stemmer
from imbrex.languages.words import simplify


class Russian(Pymorphy):
    """Morphology by pymorphy3, stems by Snowball."""

    code = "ru"
    name = "Russian"
    has_stems = True

    @cached_property
    def _stem(self) -> Callable[[str], str]:
        return stemmer(self.code)

    def stems(self, words: Sequence[str]) -> list[str]:
        """Snowball's stems of Cyrillic words only: it would turn Latin look-alikes into Cyrillic letters."""
        return [self._stem(word) if self.knows(word) else word for word in map(simplify, words)]
