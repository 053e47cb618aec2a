"""Ctrl+F finds names where names are listed, and words where texts are read; and the way back from a checked pair."""

import pytest
from PySide6.QtCore import Qt

from imbrex.gui.overview.overview_tabs import Tab


@pytest.fixture
def keys(window, folder, open_and_wait):
    open_and_wait(folder)
    return [document.key for document in window.bench.session.documents]


@pytest.fixture
def shown(qtbot, window, keys):
    """Shows the first two documents."""

    def shown():
        with qtbot.waitSignal(window.bench.open_pair.shown, timeout=30_000):
            window.bench.library.compare_requested.emit(keys[0], keys[1])

    return shown


def find(window):
    return next(action for action in window.bench.overview.actions() if action.objectName() == "findName")


def test_in_the_overview_the_key_leads_to_the_names(window, keys, monkeypatch):
    overview, focused = window.bench.overview, []
    for field in (overview.pairs.filter, overview.text.chooser.filter, window.bench.library.page.entries.filter):
        monkeypatch.setattr(field, "setFocus", lambda _reason, field=field: focused.append(field))
    action, search = find(window), window.bench.compare.view.bar.search
    assert action.isEnabled()
    assert not search.isEnabled()
    overview.tabs.show_tab(Tab.MATRIX)
    action.trigger()
    assert overview.tabs.current is Tab.PAIRS
    overview.tabs.show_tab(Tab.TEXT)
    action.trigger()
    window.bench.library.show_page()
    assert action.isEnabled()
    action.trigger()
    assert focused == [overview.pairs.filter, overview.text.chooser.filter, window.bench.library.page.entries.filter]


def test_among_the_texts_it_finds_words(window, shown):
    shown()
    assert not find(window).isEnabled()
    assert window.bench.compare.view.bar.search.isEnabled()
    window.bench.show_pairs()


def test_a_checked_pair_leads_back_to_the_check(qtbot, window, keys, shown):
    bench = window.bench
    bench.library.show_page()
    shown()
    assert bench.page is bench.compare
    window.commands["back"].trigger()
    assert bench.page is bench.library.page
    window.commands["back"].trigger()
    assert bench.page is bench.overview
    with qtbot.waitSignal(bench.open_pair.shown, timeout=30_000):
        bench.show_pair(keys[0], keys[2])
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert bench.page is bench.overview


def test_another_pair_forgets_the_check(qtbot, window, keys, shown):
    bench = window.bench
    shown()
    with qtbot.waitSignal(bench.open_pair.shown, timeout=30_000):
        bench.show_pair(keys[1], keys[2])
    bench.show_pairs()
    assert bench.page is bench.overview


def test_two_documents_stay_open_behind_the_check(qtbot, window, pair, open_and_wait):
    open_and_wait(*pair)
    bench = window.bench
    left, right = (document.key for document in bench.session.documents)
    with qtbot.waitSignal(bench.open_pair.shown, timeout=30_000):
        bench.library.compare_requested.emit(left, right)
    assert bench.can_go_back
    bench.show_pairs()
    assert bench.page is bench.library.page
    bench.show_pairs()
    assert bench.page is bench.compare
    assert not bench.can_go_back


def test_the_button_to_all_pairs_leads_there(window, keys, shown):
    shown()
    window.findChild(object, "backButton").click()
    assert window.bench.page is window.bench.overview
