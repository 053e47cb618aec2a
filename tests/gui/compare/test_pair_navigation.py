"""The previous and the next pair of the list that the open pair comes from."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QTableView

from imbrex.engine.review.review import Verdict
from imbrex.gui.model.pair_order import ListedPairs
from tests.examples import examples

pytestmark = pytest.mark.one_window

PAIRS = st.lists(st.tuples(*[st.sampled_from("abcde")] * 2), unique=True)


@examples(100)
@given(PAIRS, PAIRS)
def test_rows_are_found_as_in_a_list(pairs, wanted):
    listed = ListedPairs.of(pairs)
    assert [listed[row] for row in range(len(listed))] == pairs
    unordered = [frozenset(pair) for pair in pairs]
    for pair in wanted:
        expected = unordered.index(frozenset(pair)) if frozenset(pair) in unordered else -1
        assert listed.row_of(pair) == expected


@pytest.fixture
def walked(qtbot, window, open_and_wait, folder):
    """A class, and a method that waits for what a key leads to."""
    open_and_wait(folder)
    window.activateWindow()
    window.findChild(QTableView, "pairsView").setFocus()

    def press(key, modifier=Qt.KeyboardModifier.NoModifier):
        with qtbot.waitSignal(window.controller.open_pair.shown):
            qtbot.keyClick(window, key, modifier)

    return press


def listed(window):
    """The pairs of the table, by key, in its order."""
    overview = window.controller.overview
    model = overview.pairs.model
    return [tuple(overview.state.keys[one] for one in model.pair_at(row)) for row in range(model.rowCount())]


def test_keys_decide_a_pair_and_go_to_the_next_in_the_order_of_the_table(qtbot, window, walked):
    controller = window.controller
    table = window.findChild(QTableView, "pairsView")
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    table.selectRow(0)
    order = listed(window)
    assert len(order) == 4
    with qtbot.waitSignal(controller.open_pair.shown):
        qtbot.keyClick(table, Qt.Key.Key_Return)
    for row, pair in enumerate(order):
        assert controller.pair == pair
        assert window.findChild(QLabel, "pairPlace").text() == f"Pair {row + 1} of 4"
        qtbot.keyClick(window, Qt.Key.Key_4)
        if row < 3:
            walked(Qt.Key.Key_F9)
    assert not controller.compare.bar.next.isEnabled()
    assert {pair for pair, verdict in controller.session.decisions if verdict is Verdict.COPIED} == set(
        map(frozenset, order)
    )
    walked(Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert controller.pair == order[2]
    controller.show_pairs()
    assert table.currentIndex().row() == 2  # where the walk ended


def test_a_decided_pair_stays_in_the_walk_of_the_undecided_ones(qtbot, window, walked):
    controller = window.controller
    window.findChild(QLineEdit, "pairsFilter").setText("verdict = open")
    order = listed(window)
    with qtbot.waitSignal(controller.open_pair.shown):
        controller.overview.compare_requested.emit(*order[0])
    qtbot.keyClick(window, Qt.Key.Key_2)
    walked(Qt.Key.Key_F9)
    assert controller.pair == order[1]
    walked(Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert controller.pair == order[0]


def test_a_pair_that_is_not_listed_walks_all_pairs(qtbot, window, walked):
    controller, order = window.controller, listed(window)
    window.findChild(QLineEdit, "pairsFilter").setText("no such name")
    with qtbot.waitSignal(controller.open_pair.shown):
        controller.show_pair(*order[2])
    assert controller.navigation.place >= 0
    assert len(controller.navigation) == 4


def test_a_step_passes_over_removed_documents(window, walked, qtbot):
    controller, order = window.controller, listed(window)
    with qtbot.waitSignal(controller.open_pair.shown):
        controller.overview.compare_requested.emit(*order[0])
    gone = next(key for pair in order[1:] for key in pair if key not in order[0])
    controller.session.remove([gone])
    left = [pair for pair in order if gone not in pair]
    rows = [row for row in range(len(order)) if gone not in order[row]]
    assert controller.navigation.next(1) == (rows[1] if len(left) > 1 else -1)


def test_two_documents_have_no_list(window, open_and_wait, write):
    open_and_wait(write("a.txt", "one two three four five"), write("b.txt", "one two three four six"))
    bar = window.controller.compare.bar
    assert not bar.back.isVisible()
    assert not window.findChild(QLabel, "pairPlace").isVisible()
    assert not bar.next.isEnabled()


def test_two_million_pairs_are_searched_as_arrays():
    left, right = np.triu_indices(2000, 1)
    listed = ListedPairs(tuple(map(str, range(2000))), left.astype(np.int32), right.astype(np.int32))
    assert listed[listed.row_of(("1999", "1998"))] == ("1998", "1999")
