"""Dates: short dates and times in the user's locale."""

from PySide6.QtCore import QDate, QDateTime, QLocale

_SHORT = QLocale.FormatType.ShortFormat
_ISO = "yyyy-MM-dd"


def short_day(day: QDate) -> str:
    """Return a date in the user's format; as in ISO 8601 in the C locale, where Qt writes "23 11 2026"."""
    return day.toString(_ISO) if _is_c() else QLocale().toString(day, _SHORT)


def short_moment(moment: QDateTime) -> str:
    """Return a date and time likewise."""
    return moment.toString(f"{_ISO} HH:mm") if _is_c() else QLocale().toString(moment, _SHORT)


def _is_c() -> bool:
    return QLocale().language() is QLocale.Language.C
