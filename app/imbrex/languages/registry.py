"""Registry: list of the known languages. A new one is its class and its line below."""

from collections.abc import Mapping

from imbrex.languages import pymorphy, simple
from imbrex.languages.chinese import Chinese
from imbrex.languages.english import English
from imbrex.languages.plain import Plain
from imbrex.languages.snowball import STEMMERS, Snowball

_LANGUAGES: tuple[type[Plain], ...] = (
    English,
    pymorphy.Russian,
    pymorphy.Ukrainian,
    Chinese,
    simple.German,
    simple.French,
    simple.Spanish,
    simple.Italian,
    simple.Portuguese,
    simple.Polish,
)

KNOWN: Mapping[str, str] = {language.code: language.name for language in _LANGUAGES}
"""English names of the languages with morphology by ISO 639-1 code, for menus."""


class Languages:
    """The languages of one process; each is created once and loads its dictionaries on demand."""

    def __init__(self) -> None:
        self._made: dict[str, Plain] = {}

    def find(self, code: str) -> Plain:
        """The language of a code such as "en" or "en-GB"; for an unknown code, the language without morphology."""
        code = normal_code(code)
        if code not in self._made:
            self._made[code] = _make(code)
        return self._made[code]


def normal_code(code: str) -> str:
    """The two-letter code of a known language, or "und"."""
    code = code.replace("_", "-").partition("-")[0].strip().lower()
    return code if code in KNOWN or code in STEMMERS else Plain.code


def _make(code: str) -> Plain:
    for language in _LANGUAGES:
        if language.code == code:
            return language()
    return Snowball(code) if code in STEMMERS else Plain()
