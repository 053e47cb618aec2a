"""Numbers: fractions and short dates formatted for display."""

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from imbrex.engine.percent import Rounded, points, rounded

_SHORT = QLocale.FormatType.ShortFormat
_ISO = "yyyy-MM-dd"


def short_day(day: QDate) -> str:
    """Return a date in the user's format; as in ISO 8601 in the C locale, where Qt writes "23 11 2026"."""
    return day.toString(_ISO) if _is_c() else QLocale().toString(day, _SHORT)


def short_moment(moment: QDateTime) -> str:
    """Return a date and time likewise."""
    return moment.toString(f"{_ISO} HH:mm") if _is_c() else QLocale().toString(moment, _SHORT)


def moment_of(written: str) -> str:
    """Return a date and time in ISO 8601 likewise; as it is if it is none."""
    moment = QDateTime.fromString(written, Qt.DateFormat.ISODate)
    return short_moment(moment) if moment.isValid() else written


def _is_c() -> bool:
    return QLocale().language() is QLocale.Language.C


TIGHT = frozenset(
    (
        QLocale.Language.C,  # no locale at all: shown in English
        QLocale.Language.English,
        QLocale.Language.Ukrainian,
        QLocale.Language.Chinese,
        QLocale.Language.Japanese,
    )
)
"""Languages that put the sign directly after the number; others put a space between them (Unicode CLDR)."""


def percentage(fraction: float, decimals: int) -> str:
    """Return a fraction of 1 as "3.1%", with this number of decimals."""
    return _number(fraction, decimals) + percent_sign()


def percent(fraction: float) -> str:
    """Return a fraction of 1 as "32%" or "32 %", rounded to a whole percent."""
    return percentage(fraction, 0)


def shown_percent(value: Rounded) -> str:
    """Return whole percent as "32%", or "<1%"."""
    return f"{value.bound}{QLocale().toString(float(value.value), 'f', 0)}{percent_sign()}"


def tenths(fraction: float) -> str:
    """Return a fraction of 1 as "3.1%"."""
    return percentage(fraction, 1)


def tenths_at_most(fraction: float) -> str:
    """Return a fraction of 1 as "3.1%", or "12%" if the decimal is zero."""
    return percentage(fraction, 0 if rounded(fraction).value.is_integer() else 1)


def bare_tenths(fraction: float) -> str:
    """Return a fraction of 1 as "98.7", where the context shows that it is a percentage."""
    return _number(fraction, 1)


def in_points(difference: float) -> str:
    """Return a difference of two fractions of 1 as "3.1", in percentage points."""
    return QLocale().toString(points(difference), "f", 1)


def percent_sign() -> str:
    """Return the percent sign after a number, with the space before it if the locale has one."""
    locale = QLocale()
    return locale.percent() if locale.language() in TIGHT else "\N{NO-BREAK SPACE}" + locale.percent()


def _number(fraction: float, decimals: int) -> str:
    shown = rounded(fraction, decimals)
    return shown.bound + QLocale().toString(shown.value, "f", decimals)
