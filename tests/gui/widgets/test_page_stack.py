"""Pages of which one is seen: only that one needs room."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDockWidget, QWidget

from imbrex.gui.widgets.flow_layout import PageStack


@pytest.fixture
def stack(qtbot):
    stack = PageStack()
    qtbot.addWidget(stack)
    return stack


class Page(QWidget):
    """A page that needs some room."""

    def __init__(self, height):
        super().__init__()
        self._height = height

    def minimumSizeHint(self):
        return QSize(10, self._height)


def test_no_page_needs_no_room(stack):
    assert stack.minimumSizeHint().isEmpty()


def test_a_page_that_is_not_seen_needs_no_room(stack):
    low, high = Page(40), Page(400)
    stack.addWidget(low)
    stack.addWidget(high)
    assert stack.minimumSizeHint().height() == 40
    stack.setCurrentWidget(high)
    assert stack.minimumSizeHint().height() == 400


def test_a_small_window_has_room_for_a_pair_and_a_panel(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    window.resize(860, 560)
    window.findChild(QDockWidget, "passagesDock").reveal()
    controller = window.controller
    qtbot.waitUntil(
        lambda: not controller.runner.is_busy and not controller.panels.queries._timer.isActive(), timeout=30_000
    )
    assert window.height() == 560
    assert window.minimumSizeHint().height() <= 560
