"""Ctrl+F finds names where names are listed, and words where texts are read; and the way back from a checked pair."""

import pytest
from PySide6.QtCore import Qt

from imbrex.gui.overview.overview_tabs import Tab
from tests.gui.questions import ask

pytestmark = pytest.mark.one_window


@pytest.fixture
def keys(window, folder, open_and_wait):
    open_and_wait(folder)
    return [document.key for document in window.controller.session.documents]


@pytest.fixture
def shown(qtbot, window, keys):
    """Shows the first two documents."""

    def shown():
        with qtbot.waitSignal(window.controller.open_pair.shown, timeout=30_000):
            window.controller.library.compare_requested.emit(keys[0], keys[1])

    return shown


@pytest.fixture
def back(window, keys):
    """Leads back to the overview, for the next of several questions."""

    def back():
        for _ in range(3):
            if window.controller.page is not window.controller.overview:
                window.controller.show_pairs()
        assert window.controller.page is window.controller.overview

    return back


def find(window):
    return next(action for action in window.controller.overview.actions() if action.objectName() == "findName")


def test_in_the_overview_the_key_leads_to_the_names(window, keys, monkeypatch):
    overview, focused = window.controller.overview, []
    for field in (overview.pairs.filter, overview.text.chooser.filter, window.controller.library.page.entries.filter):
        monkeypatch.setattr(field, "setFocus", lambda _reason, field=field: focused.append(field))
    action, search = find(window), window.controller.compare.view.bar.search
    assert action.isEnabled()
    assert not search.isEnabled()
    overview.tabs.show_tab(Tab.MATRIX)
    action.trigger()
    assert overview.tabs.current is Tab.PAIRS
    overview.tabs.show_tab(Tab.TEXT)
    action.trigger()
    window.controller.library.show_page()
    assert action.isEnabled()
    action.trigger()
    assert focused == [
        overview.pairs.filter,
        overview.text.chooser.filter,
        window.controller.library.page.entries.filter,
    ]


def among_the_texts_it_finds_words(window, shown):
    shown()
    assert not find(window).isEnabled()
    assert window.controller.compare.view.bar.search.isEnabled()
    window.controller.show_pairs()


def a_checked_pair_leads_back_to_the_check(qtbot, window, keys, shown):
    controller = window.controller
    controller.library.show_page()
    shown()
    assert controller.page is controller.compare
    window.commands["back"].trigger()
    assert controller.page is controller.library.page
    window.commands["back"].trigger()
    assert controller.page is controller.overview
    with qtbot.waitSignal(controller.open_pair.shown, timeout=30_000):
        controller.show_pair(keys[0], keys[2])
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert controller.page is controller.overview


def another_pair_forgets_the_check(qtbot, window, keys, shown):
    controller = window.controller
    shown()
    with qtbot.waitSignal(controller.open_pair.shown, timeout=30_000):
        controller.show_pair(keys[1], keys[2])
    controller.show_pairs()
    assert controller.page is controller.overview


def test_two_documents_stay_open_behind_the_check(qtbot, window, pair, open_and_wait):
    open_and_wait(*pair)
    controller = window.controller
    left, right = (document.key for document in controller.session.documents)
    with qtbot.waitSignal(controller.open_pair.shown, timeout=30_000):
        controller.library.compare_requested.emit(left, right)
    assert controller.can_go_back
    controller.show_pairs()
    assert controller.page is controller.library.page
    controller.show_pairs()
    assert controller.page is controller.compare
    assert not controller.can_go_back


def the_button_to_all_pairs_leads_there(window, keys, shown):
    shown()
    window.findChild(object, "backButton").click()
    assert window.controller.page is window.controller.overview


def test_a_pair_and_the_way_back(request, back):
    """Each question is asked of a window that shows the overview."""
    ask(
        request,
        back,
        among_the_texts_it_finds_words,
        a_checked_pair_leads_back_to_the_check,
        another_pair_forgets_the_check,
        the_button_to_all_pairs_leads_there,
    )
