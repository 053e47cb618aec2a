"""Short dates in the user's locale."""

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from imbrex.gui.wording.numbers import short_day, short_moment

DAY = QDate(2026, 11, 23)


@pytest.fixture(autouse=True)
def back():
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("locale", "day", "moment"),
    [
        ("C", "2026-11-23", "2026-11-23 09:05"),
        ("en_GB", "23/11/2026", "23/11/2026 09:05"),
        ("ru_RU", "23.11.2026", "23.11.2026 09:05"),
    ],
)
def test_dates_are_written_as_in_the_locale_and_never_as_three_numbers(locale, day, moment):
    QLocale.setDefault(QLocale(locale))
    assert short_day(DAY) == day
    assert short_moment(QDateTime(DAY, QTime(9, 5))) == moment
