from itertools import islice

import pytest

from imbrex.engine.observer import SILENT, Cancelled, watched
from tests.engine.test_stopped import StopAfter


def test_all_items_are_handed_on_in_their_order():
    assert list(watched(range(1200), SILENT)) == list(range(1200))
    assert list(watched((), StopAfter(0))) == []


def test_the_observer_is_asked_before_the_first_item_and_after_each_so_many():
    observer = StopAfter(1)
    items = watched(range(10), observer, 4)
    assert list(islice(items, 4)) == [0, 1, 2, 3]
    with pytest.raises(Cancelled):
        next(items)
