"""What all tests share: a clock that can be set, dictionaries, and how hypothesis looks for examples."""

import gc
from collections.abc import Callable, Generator
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from imbrex import clock
from imbrex.dictionaries import dictionary
from imbrex.languages import registry
from tests.examples import THOROUGH


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Leave what is collected out of all looks for garbage: it stays, and they take a second in each worker."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


# A busy machine is no fault: neither an example nor making one has to end in time.
settings.register_profile(
    "imbrex", deadline=None, max_examples=30 * THOROUGH, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("imbrex")


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Set the clock of the program, which stands still then: `at(2026, 5, 31, 23, 59)`."""

    def at(*moment: int) -> None:
        stopped = datetime(*moment).astimezone()
        monkeypatch.setattr(clock, "now", lambda: stopped)

    return at


@pytest.fixture(autouse=True)
def no_dictionaries_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the dictionaries of the machine: reading them takes seconds, and other machines have others."""
    for name in ("DICTD", "DING"):
        monkeypatch.setattr(dictionary, name, Path("/nonexistent"))


_make_once = cache(registry._make)


@pytest.fixture(autouse=True)
def one_of_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Load every dictionary once in a process: that of German takes a second, the tagger of English half of one."""
    monkeypatch.setattr(registry, "_make", _make_once)
