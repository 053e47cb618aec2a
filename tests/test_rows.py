"""A test of all rows tells of each that fails."""

import inspect

import pytest

from tests.rows import each_row

HALVES = [(4, 2), (5, 3), (6, 3), (7, 4)]


def test_every_row_that_fails_is_named_and_no_other():
    seen = []

    @each_row(("whole", "half"), HALVES)
    def halves(whole, half):
        seen.append(whole)
        assert whole == 2 * half, "is no half"

    with pytest.raises(ExceptionGroup, match="2 of 4 rows: 5, 3; 7, 4") as caught:
        halves()
    assert seen == [4, 5, 6, 7]
    assert [error.__notes__ for error in caught.value.exceptions] == [["in the row 5, 3"], ["in the row 7, 4"]]


def test_fixtures_are_asked_for_and_rows_are_not():
    @pytest.mark.display
    @each_row("whole", [4, 6], ids=["four", "six"])
    def is_even(tmp_path, whole):
        assert whole % tmp_path == 0

    assert list(inspect.signature(is_even).parameters) == ["tmp_path"]
    assert [mark.name for mark in is_even.pytestmark] == ["display"]
    is_even(tmp_path=2)
    with pytest.raises(ExceptionGroup, match="1 of 2 rows: six"):
        is_even(tmp_path=4)


def test_a_table_without_rows_is_refused():
    with pytest.raises(AssertionError, match="without rows"):
        each_row("whole", [])
