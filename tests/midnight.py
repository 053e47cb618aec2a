"""Midnight in every test: with `pytest -p tests.midnight`, the program is told of another day each time it asks.

The moment stays the true one, in a zone where it is just before midnight at the first question of a test, and just
after it from then on. Processes that a test starts have the clock of the machine.
"""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from imbrex import clock

DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def midnight(monkeypatch):
    asked = []

    def now():
        moment = datetime.now(UTC)
        gone = moment - moment.replace(hour=0, minute=0, second=0, microsecond=0)
        left = (DAY - gone).seconds // 60  # minutes until midnight in UTC
        asked.append(left)
        ahead = timedelta(minutes=left if len(asked) == 1 else left + 1)
        return moment.astimezone(timezone(ahead if ahead < DAY else ahead - DAY))

    monkeypatch.setattr(clock, "now", now)
