"""Rows come when they are looked at, and no more are held than needed."""

import pytest
from PySide6.QtCore import QModelIndex

from imbrex.gui.library.library_table import BLOCK, PagedModel


class Numbers(PagedModel[int]):
    """Shows numbers."""

    def columnCount(self, parent=QModelIndex()):  # noqa: B008 - Qt's signature
        return 1

    def data(self, index, role=0):
        return self.item_at(index.row())


@pytest.fixture
def model(qapp):
    """A million rows, of which the first are there."""
    model = Numbers()
    model.show_first(1_000_000, range(BLOCK))
    return model


def test_what_is_not_there_is_asked_for_once_it_is_looked_at(qtbot, model):
    assert model.rowCount() == 1_000_000
    with qtbot.waitSignal(model.rows_wanted) as asked:
        assert model.item_at(777_777) is None
        assert model.item_at(777_778) is None
    first, count = asked.args
    assert first <= 777_777 < first + count <= 1_000_000
    assert count <= 2 * BLOCK
    model.show_rows(first, range(first, first + count))
    assert model.item_at(777_777) == 777_777


def test_rows_on_two_sides_of_a_border_come_together(qtbot, model):
    with qtbot.waitSignal(model.rows_wanted) as asked:
        for row in range(5 * BLOCK - 10, 5 * BLOCK + 10):
            model.item_at(row)
    assert asked.args == [4 * BLOCK, 2 * BLOCK]


def test_the_last_rows_are_asked_for_without_those_behind_them(qtbot, model):
    model.show_first(BLOCK + 7, range(BLOCK))
    with qtbot.waitSignal(model.rows_wanted) as asked:
        model.item_at(BLOCK + 6)
    assert asked.args == [BLOCK, 7]


def test_few_blocks_are_held_however_far_people_scroll(model):
    for number in range(200):
        model.show_rows(number * BLOCK, range(number * BLOCK, (number + 1) * BLOCK))
    assert model.item_at(199 * BLOCK) == 199 * BLOCK
    assert model.item_at(0) is None


def test_a_new_list_forgets_the_old_one(model):
    model.show_first(3, [7, 8, 9])
    assert [model.item_at(row) for row in range(model.rowCount())] == [7, 8, 9]
