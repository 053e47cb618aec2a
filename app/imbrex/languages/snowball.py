"""Snowball: stems by the Snowball project's own stemmers, which need no data."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from imbrex.languages.plain import Plain
from imbrex.languages.words import is_plain, simplify

_REMEMBERED = 2**16  # words
STEMMERS: Mapping[str, str] = {
    "ar": "arabic",
    "ca": "catalan",
    "cs": "czech",
    "da": "danish",
    "de": "german",
    "el": "greek",
    "en": "english",
    "eo": "esperanto",
    "es": "spanish",
    "et": "estonian",
    "eu": "basque",
    "fa": "persian",
    "fi": "finnish",
    "fr": "french",
    "ga": "irish",
    "hu": "hungarian",
    "hy": "armenian",
    "id": "indonesian",
    "it": "italian",
    "lt": "lithuanian",
    "nb": "norwegian",
    "nl": "dutch",
    "nn": "norwegian",
    "no": "norwegian",
    "pl": "polish",
    "pt": "portuguese",
    "ro": "romanian",
    "ru": "russian",
    "sr": "serbian",
    "st": "sesotho",
    "sv": "swedish",
    "tr": "turkish",
    "yi": "yiddish",
}
"""Snowball's name of the stemmer by ISO 639-1 code."""


def stemmer(code: str) -> Callable[[str], str]:
    """The stemmer of a language, which must be in `STEMMERS`; accepts any simplified words."""
    from Stemmer import Stemmer  # noqa: PLC0415 - on demand

    stem: Callable[[str], str] = Stemmer(STEMMERS[code], maxCacheSize=0).stemWord

    @lru_cache(_REMEMBERED)  # pairs are stemmed one by one, and the texts of a class have most words in common
    def careful(word: str) -> str:
        # A stemmer may consume a whole short word, which would be lost to the comparison.
        return stem(word) or word if is_plain(word) else word

    return careful


class Snowball(Plain):
    """A language with stems only."""

    has_stems = True

    def __init__(self, code: str) -> None:
        self.code = code
        self.name = STEMMERS[code].capitalize()
        self._stem: Callable[[str], str] | None = None

    def stems(self, words: Sequence[str]) -> list[str]:
        """Snowball's stems."""
        if self._stem is None:
            self._stem = stemmer(self.code)
        return [self._stem(simplify(word)) for word in words]
