"""Phrases: the words of a report in the language that was asked for."""

import tomllib
from functools import cache

from imbrex import assets
from imbrex.errors import ImbrexError

LANGUAGES = ("en", "ru")


class Phrases:
    """The words of one language, by their names in resources/reports."""

    def __init__(self, language: str) -> None:
        """Load them. Raises ImbrexError for a language that reports are not written in."""
        self.language = language
        self._words = _read(language)

    def __getitem__(self, name: str) -> str:
        return self._words[name]

    def label(self, group: str, label: str) -> str:
        """What the engine calls by an English label, such as the class of a passage."""
        return self._words[f"{group}.{label.replace(' ', '-')}"]

    def percent(self, fraction: float) -> str:
        """A fraction of 1; what is not quite nothing, or not quite all, never looks like it."""
        value = 100 * fraction
        shown = min(99.9, max(0.1, value)) if 0 < fraction < 1 else value
        return f"{shown:.1f}".replace(".", self["decimal-point"]) + "\N{NO-BREAK SPACE}%"

    def number(self, value: int) -> str:
        """A whole number with its thousands apart."""
        return f"{value:,}".replace(",", self["thousands"])


@cache
def _read(language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise ImbrexError(
            f"There are no reports in the language {language!r}.", f"Choose one of {', '.join(LANGUAGES)}."
        )
    tables = tomllib.loads(assets.text(f"reports/{language}.toml"))
    words = {name: value for name, value in tables.items() if isinstance(value, str)}
    for group, table in tables.items():
        if isinstance(table, dict):
            words |= {f"{group}.{name}": value for name, value in table.items()}
    return words
