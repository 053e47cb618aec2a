"""Percent: how a fraction is written for people."""

import re

from PySide6.QtCore import QLocale

TIGHT = frozenset(
    (QLocale.Language.English, QLocale.Language.Ukrainian, QLocale.Language.Chinese, QLocale.Language.Japanese)
)
"""Languages that write the sign right behind the number; others put a space between them (Unicode CLDR)."""
_PERCENT = re.compile(r"(?<=\d)[ \N{NO-BREAK SPACE}]?%")


def percent(fraction: float) -> str:
    """A fraction of 1 as "32%" or "32 %"; what is not quite nothing, or not quite all, never looks like it."""
    rounded = round(fraction * 100)
    if fraction > 0 and rounded == 0:
        return f"<{_number(1)}"
    if fraction < 1 and rounded == 100:
        return f">{_number(99)}"
    return _number(rounded)


def tenths(fraction: float) -> str:
    """A fraction of 1 as "3.1 %", or "12 %" where there is nothing after the point."""
    value = round(100 * fraction, 1)
    return QLocale().toString(value, "f", 0 if value == int(value) else 1) + percent_sign()


def percent_sign() -> str:
    """What stands behind a number that is a percentage, with the space before it where there is one."""
    locale = QLocale()
    if locale.language() in TIGHT:
        return locale.percent()
    # Without a locale there are no habits of typesetting either: a plain space, which every program can find.
    return (" " if locale.language() == QLocale.Language.C else "\N{NO-BREAK SPACE}") + locale.percent()


def with_percents(sentence: str) -> str:
    """A sentence with its percentages written in the way of the language."""
    return _PERCENT.sub(percent_sign(), sentence)


def _number(value: int) -> str:
    return QLocale().toString(value) + percent_sign()
