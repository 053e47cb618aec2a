"""Sentences: what the engine says with figures in it, put into the language of the window.

The engine speaks English and knows no translators. Its sentences are recognised by their patterns; one that matches
none stays as it is.
"""

import re
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

_PLACE = re.compile(r"%(\d)")
_BEFORE_PERCENT = re.compile(r"(?<=\d) (?=%)")
_NUMBER = re.compile(r"(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?")


@dataclass(frozen=True, slots=True)
class _Pattern:
    source: str
    expression: re.Pattern[str]


class Sentences:
    """Patterns of one translation context: "%1" stands for anything, "word(s)" for "word" and "words"."""

    def __init__(self, context: str, *patterns: object) -> None:
        self._context = context
        self._patterns = [_Pattern(str(source), _expression(str(source))) for source in patterns]

    def translate(self, text: str) -> str:
        """One or more sentences in the language of the window."""
        said: list[str] = []
        while text:
            sentence, text = self._first(text)
            said.append(sentence)
        return " ".join(said)

    def unknown(self, text: str) -> str:
        """What of a text is left after the sentences that match a pattern; empty where all do."""
        while text and (found := self._match(text)):
            text = text[found[1].end() :]
        return text

    def _first(self, text: str) -> tuple[str, str]:
        """The first sentence, translated, and the rest."""
        found = self._match(text)
        if found is None:
            return text, ""
        pattern, match = found
        rest = text[match.end() :]
        translated = QCoreApplication.translate(self._context, pattern.source)
        if translated == pattern.source:
            return match.group().rstrip(), rest
        values = {place: _in_locale(value) for place, value in match.groupdict().items()}
        filled = _PLACE.sub(lambda place: values[f"p{place[1]}"], translated)
        return _BEFORE_PERCENT.sub("\u00a0", filled), rest

    def _match(self, text: str) -> tuple[_Pattern, re.Match[str]] | None:
        matches = ((pattern, pattern.expression.match(text)) for pattern in self._patterns)
        return next(((pattern, match) for pattern, match in matches if match), None)


def _expression(pattern: str) -> re.Pattern[str]:
    """What recognises a pattern at the start of a text, up to the next sentence."""
    escaped = re.escape(pattern).replace(re.escape("(s)"), "s?").replace(re.escape("%"), "%")
    return re.compile(_PLACE.sub(r"(?P<p\1>.+?)", escaped) + r"(?:\s+|$)", re.DOTALL)


def _in_locale(value: str) -> str:
    """A number as it is written where the user lives; anything else as it is."""
    match = _NUMBER.fullmatch(value)
    if match is None:
        return value
    whole = QLocale().toString(int(match[1].replace(",", "")))
    return f"{whole}{QLocale().decimalPoint()}{match[2]}" if match[2] else whole
