"""Recent: an answer is found once while it is among the last."""

import pytest

from imbrex.engine.text.recent_answers import Recent


def test_each_answer_is_that_of_its_question_and_the_last_ones_are_kept():
    recent, found = Recent[int](), []

    def find(number):
        found.append(number)
        return -number

    for number in (1, 2, 1, 2, 3, 4, 1, 5, 2, 1):
        assert recent.get((number, "text"), lambda number=number: find(number)) == -number
    assert found == [1, 2, 3, 4, 5, 1]


def test_what_was_stopped_is_no_answer():
    recent = Recent[int]()
    with pytest.raises(ZeroDivisionError):
        recent.get("a", lambda: 1 // 0)
    assert recent.get("a", lambda: 2) == 2
