"""What all tests share: a clock that can be set, dictionaries, and how hypothesis looks for examples."""

from collections.abc import Callable
from datetime import datetime
from functools import cache

import pytest
from hypothesis import HealthCheck, settings

from imbrex import clock
from imbrex.languages import registry

# A busy machine is no fault: neither an example nor making one has to end in time.
settings.register_profile("imbrex", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("imbrex")


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Set the clock of the program, which stands still then: `at(2026, 5, 31, 23, 59)`."""

    def at(*moment: int) -> None:
        stopped = datetime(*moment).astimezone()
        monkeypatch.setattr(clock, "now", lambda: stopped)

    return at


_make_once = cache(registry._make)


@pytest.fixture(autouse=True)
def one_of_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Load every dictionary once in a process: that of German takes a second, the tagger of English half of one."""
    monkeypatch.setattr(registry, "_make", _make_once)
