"""Percent: how a fraction is written for people."""

from PySide6.QtCore import QLocale


def percent(fraction: float) -> str:
    """A fraction of 1 as "32 %"; what is not quite nothing, or not quite all, never looks like it."""
    rounded = round(fraction * 100)
    if fraction > 0 and rounded == 0:
        return f"<{_number(1)}"
    if fraction < 1 and rounded == 100:
        return f">{_number(99)}"
    return _number(rounded)


def _number(value: int) -> str:
    locale = QLocale()
    return f"{locale.toString(value)} {locale.percent()}"


def tenths(fraction: float) -> str:
    """A fraction of 1 as "3.1 %", or "12 %" where there is nothing after the point."""
    locale = QLocale()
    value = round(100 * fraction, 1)
    return f"{locale.toString(value, 'f', 0 if value == int(value) else 1)} {locale.percent()}"
