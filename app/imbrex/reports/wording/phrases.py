"""Phrases: the words of a report in the requested language."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from imbrex import assets
from imbrex.engine.percent import points, rounded
from imbrex.errors import ImbrexError
from imbrex.messages import Message

_SLAVIC = ("one", "few", "many")
_FORMS = {"ru": _SLAVIC, "uk": _SLAVIC, "zh": ("other",)}
_TWO = ("one", "other")


def forms(language: str) -> tuple[str, ...]:
    """The plural forms of a language."""
    return _FORMS.get(language, _TWO)


def form(language: str, count: int) -> str:
    """The plural form for a number."""
    there = forms(language)
    if there == _SLAVIC:
        return _slavic(count)
    return "one" if count == 1 and "one" in there else "other"


def _slavic(count: int) -> str:
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else "many"


DEFAULT = "en"


def _there() -> tuple[str, ...]:
    """Codes of the available languages, English first."""
    codes = (path.stem for path in assets.path("reports").glob("*.toml"))
    return tuple(sorted(codes, key=lambda code: (code != DEFAULT, code)))


LANGUAGES = _there()


class Phrases:
    """The words of one language, by their names in resources/reports; in English where missing."""

    def __init__(self, language: str) -> None:
        """Load them. Raises ImbrexError for a language without reports."""
        if language not in LANGUAGES:
            raise ImbrexError(
                Message("Reports are not available in {language}.", language=repr(language)),
                Message("Choose one of these languages: {languages}.", languages=", ".join(LANGUAGES)),
            )
        self.language = language
        self._words = {**own_words(DEFAULT), **own_words(language)}

    def __getitem__(self, name: str) -> str:
        return self._words[name]

    def label(self, group: str, label: str) -> str:
        """Translate an English label of the engine, such as the class of a passage."""
        return self._words[f"{group}.{label.replace(' ', '-')}"]

    def heading(self, group: str, label: str) -> str:
        """The same capitalized, as a column head."""
        words = self.label(group, label)
        return words[:1].upper() + words[1:]

    def written_in(self, code: str) -> str:
        """The name of a text's language; its code if it has no name here."""
        return self._words.get(f"written-in.{code or 'und'}", code)

    def counted(self, name: str, count: int, **values: str) -> str:
        """Words in the plural form for a number, which is their placeholder `count`."""
        found = self._words[f"counted.{name}.{form(self.language, count)}"]
        return found.format(count=self.number(count), **values)

    def percent(self, fraction: float) -> str:
        """A fraction of 1 as a percentage with one decimal."""
        shown = rounded(fraction)
        return shown.bound + self["percent"].format(number=self._tenths(shown.value))

    def points(self, difference: float) -> str:
        """A difference of two fractions of 1 in percentage points, with one decimal."""
        return self._tenths(points(difference))

    def _tenths(self, value: float) -> str:
        return f"{value:.1f}".replace(".", self["decimal-point"])

    def number(self, value: int) -> str:
        """A whole number with its thousands separated."""
        return f"{value:,}".replace(",", self["thousands"])


@cache
def own_words(language: str) -> Mapping[str, str]:
    """Words in the file of a language, without fallback."""
    return dict(_flat(tomllib.loads(assets.text(f"reports/{language}.toml")), ""))


def _flat(table: Mapping[str, Any], group: str) -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{group}{name}.")
        else:
            yield f"{group}{name}", str(value)
