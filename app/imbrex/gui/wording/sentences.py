"""Sentences: what the engine says with figures in it, put into the language of the window.

The engine speaks English and knows no translators. Its sentences are recognised by their patterns; one that matches
none stays as it is.
"""

import re
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from imbrex.gui.wording.percent import with_percents

_PLACE = re.compile(r"%(\d)")
_JOINT = re.compile(r"(, | and | or )")
_ENDS = (".", ":", "?")
_NUMBER = re.compile(r"(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?")


@dataclass(frozen=True, slots=True)
class _Pattern:
    """What translators know it by, and what finds it at the start of a text or as a phrase, in any letter case."""

    source: str
    expression: re.Pattern[str]
    phrase: re.Pattern[str]


class Sentences:
    """Patterns of one translation context: "%1" stands for anything, "word(s)" for "word" and "words"."""

    def __init__(self, context: str, *patterns: object) -> None:
        self._context = context
        self._patterns = [_Pattern(str(source), *_expressions(str(source))) for source in patterns]

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
            return with_percents(match.group().rstrip()), rest
        return with_percents(self._filled(translated, match)), rest

    def _filled(self, translated: str, match: re.Match[str]) -> str:
        values = {place: self._value(value) for place, value in match.groupdict().items()}
        return _PLACE.sub(lambda place: values[f"p{place[1]}"], translated)

    def _value(self, value: str) -> str:
        """What stands in a sentence: a number, or phrases that have patterns of their own, one or several in a row."""
        pieces = _JOINT.split(value)
        if len(pieces) > 1 and not any(map(self._phrase, pieces[::2])):
            return value  # a name with "and" in it
        return "".join(
            (self._phrase(piece) or _in_locale(piece)) if place % 2 == 0 else _joint(piece)
            for place, piece in enumerate(pieces)
        )

    def _phrase(self, text: str) -> str:
        """A phrase in the language of the window; empty where no pattern that is no sentence is all of it."""
        for pattern in self._patterns:
            match = None if pattern.source.endswith(_ENDS) else pattern.phrase.fullmatch(text)
            if match is not None:
                translated = QCoreApplication.translate(self._context, pattern.source)
                return match.group() if translated == pattern.source else self._filled(translated, match)
        return ""

    def _match(self, text: str) -> tuple[_Pattern, re.Match[str]] | None:
        matches = ((pattern, pattern.expression.match(text)) for pattern in self._patterns)
        return next(((pattern, match) for pattern, match in matches if match), None)


def _expressions(pattern: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What recognises a pattern at the start of a text, up to the next sentence, and what does as a whole phrase."""
    escaped = re.escape(pattern).replace(re.escape("(s)"), "s?").replace(re.escape("%"), "%")
    open_ = _PLACE.sub(r"(?P<p\1>.+?)", escaped)
    return re.compile(open_ + r"(?:\s+|$)", re.DOTALL), re.compile(open_, re.DOTALL | re.IGNORECASE)


def _joint(text: str) -> str:
    """What joins phrases in a row."""
    match text:
        case " and ":
            return QCoreApplication.translate("Sentences", " and ")
        case " or ":
            return QCoreApplication.translate("Sentences", " or ")
    return QCoreApplication.translate("Sentences", ", ")


def _in_locale(value: str) -> str:
    """A number as it is written where the user lives; anything else as it is."""
    match = _NUMBER.fullmatch(value)
    if match is None:
        return value
    whole = QLocale().toString(int(match[1].replace(",", "")))
    return f"{whole}{QLocale().decimalPoint()}{match[2]}" if match[2] else whole
