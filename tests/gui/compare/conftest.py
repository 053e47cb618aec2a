"""A light theme and panes of a known size."""

import pytest

from imbrex.gui.compare.compare_view import CompareView
from imbrex.gui.theme.theme import LIGHT


@pytest.fixture
def light(qapp):
    palette = qapp.palette()
    qapp.setPalette(LIGHT.palette())
    yield LIGHT
    qapp.setPalette(palette)


@pytest.fixture
def view(qtbot, light):
    view = CompareView()
    qtbot.addWidget(view)
    view.resize(1000, 600)
    view.show()
    qtbot.waitExposed(view)
    return view
