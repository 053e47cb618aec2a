"""Fixture: without reach of SQLite's files, tests of faults are skipped."""

import pytest

from tests.faults import sqlite_layer


@pytest.fixture(autouse=True)
def reach():
    if not sqlite_layer.is_available():
        pytest.skip("Python has a SQLite of its own, whose files cannot be reached")
