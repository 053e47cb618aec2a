"""Side panels and the folded list of documents: what is open when, in real windows."""

from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit, QMainWindow, QToolBar, QToolButton

from imbrex.gui.start.application import create_window
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL, leave


def dock(window: QMainWindow, name: str) -> QDockWidget:
    return QMainWindow.findChild(window, QDockWidget, name)  # the window's own would fill it


def toggle(window: QMainWindow, name: str) -> None:
    """Choose a panel in the menu."""
    dock(window, name).toggleViewAction().trigger()


def is_offered(window: QMainWindow, name: str) -> bool:
    return dock(window, name).toggleViewAction().isEnabled()


def open_panels(window: QMainWindow) -> set[str]:
    docks = QMainWindow.findChildren(window, QDockWidget)
    return {one.objectName() for one in docks if one.isVisible()} - {"documentsDock"}


@contextmanager
def pair_shown(qtbot, window):
    with qtbot.waitSignal(window.controller.open_pair.shown):
        yield


@pytest.fixture
def compare(qtbot, window):
    """Open the pair of two documents by their numbers."""

    def compare(left: int, right: int):
        documents = window.controller.session.documents
        with pair_shown(qtbot, window):
            window.controller.show_pair(documents[left].key, documents[right].key)

    return compare


def test_a_second_panel_replaces_the_first_and_is_there_after_a_restart(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    assert open_panels(window) == set()
    toggle(window, "passagesDock")
    toggle(window, "optionsDock")
    assert open_panels(window) == {"optionsDock"}
    width = dock(window, "optionsDock").width()
    toggle(window, "whatIfDock")
    assert open_panels(window) == {"whatIfDock"}
    assert abs(dock(window, "whatIfDock").width() - width) < 20
    leave(window)
    again = create_window()
    qtbot.addWidget(again)
    again.show()
    with qtbot.waitSignal(again.report_ready):
        again.open_paths(list(pair))
    assert open_panels(again) == {"whatIfDock"}
    toggle(again, "whatIfDock")
    assert open_panels(again) == set()
    leave(again)
    assert again.controller.settings.panels == ""


def test_panels_on_other_sides_stay(window, open_and_wait, pair):
    open_and_wait(*pair)
    toggle(window, "optionsDock")
    window.workspace.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock(window, "passagesDock"))
    toggle(window, "passagesDock")
    assert open_panels(window) == {"optionsDock", "passagesDock"}


def test_a_panel_about_a_pair_goes_and_comes_with_pairs(window, open_and_wait, folder, compare):
    open_and_wait(folder)
    assert not is_offered(window, "passagesDock")
    assert dock(window, "passagesDock").toggleViewAction().toolTip()
    compare(0, 1)
    assert is_offered(window, "passagesDock")
    toggle(window, "passagesDock")
    window.controller.show_pairs()
    assert open_panels(window) == set()
    compare(2, 3)
    assert open_panels(window) == {"passagesDock"}


def test_a_panel_about_a_class_needs_one(window, open_and_wait, pair, write):
    open_and_wait(*pair)
    assert not is_offered(window, "nearDuplicatesDock")
    open_and_wait(write("third.txt", f"{SCHOOL} {LETTER}"))
    assert is_offered(window, "nearDuplicatesDock")
    assert is_offered(window, "commonTextDock")


def test_a_panel_that_finds_nothing_closes_with_its_reason(qtbot, window, open_and_wait, write):
    open_and_wait(write("left.txt", f"{ROSE} {FOX}"), write("right.txt", f"{HARBOUR} {SCHOOL}"))
    toggle(window, "passagesDock")
    qtbot.waitUntil(lambda: open_panels(window) == set())
    assert dock(window, "passagesDock").toggleViewAction().toolTip()
    assert window.status.currentMessage() == dock(window, "passagesDock").toggleViewAction().toolTip()
    open_and_wait(write("right.txt", f"{HARBOUR} {ROSE}"))  # it is read again
    assert open_panels(window) == {"passagesDock"}


def test_disguises_are_offered_where_there_are_some(qtbot, window, open_and_wait, write):
    open_and_wait(write("left.txt", f"{ROSE} {FOX}"), write("right.txt", f"{HARBOUR} {ROSE}"))
    qtbot.waitUntil(lambda: not window.controller.session.disguises.missing())
    assert not is_offered(window, "disguisesDock")
    open_and_wait(write("right.txt", f"{HARBOUR} {ROSE}".replace("o", "\u043e")))
    qtbot.waitUntil(lambda: is_offered(window, "disguisesDock"))


def test_in_a_narrow_window_the_list_of_a_class_folds_for_a_panel(qtbot, window, open_and_wait, folder):
    open_and_wait(folder)
    documents, rail = dock(window, "documentsDock"), window.findChild(QToolBar, "documentsRail")
    window.resize(940, 660)
    toggle(window, "optionsDock")
    assert (documents.isVisible(), rail.isVisible()) == (False, True)
    toggle(window, "optionsDock")
    assert (documents.isVisible(), rail.isVisible()) == (True, False)
    toggle(window, "optionsDock")
    rail.findChild(QToolButton, "unfoldDocuments").click()
    assert (documents.isVisible(), rail.isVisible()) == (True, False)  # the user knows better
    toggle(window, "optionsDock")
    window.resize(1600, 900)
    toggle(window, "optionsDock")
    assert (documents.isVisible(), rail.isVisible()) == (True, False)


def test_the_list_of_documents_folds_for_a_pair_and_the_choice_stays(qtbot, window, open_and_wait, folder, compare):
    open_and_wait(folder)
    documents, rail = dock(window, "documentsDock"), window.findChild(QToolBar, "documentsRail")
    width = documents.width()
    assert (documents.isVisible(), rail.isVisible()) == (True, False)
    compare(0, 1)
    assert (documents.isVisible(), rail.isVisible()) == (False, True)
    rail.findChild(QToolButton, "unfoldDocuments").click()
    assert (documents.isVisible(), rail.isVisible()) == (True, False)
    window.controller.show_pairs()
    compare(2, 3)
    assert documents.isVisible()
    documents.titleBarWidget().findChild(QToolButton, "foldDocuments").click()
    assert (documents.isVisible(), rail.isVisible()) == (False, True)
    window.controller.show_pairs()
    assert documents.isVisible()
    qtbot.waitUntil(lambda: abs(documents.width() - width) < 5)


def test_a_key_leads_through_list_page_and_panel_and_back_to_where_one_was(qtbot, window, open_and_wait, folder):
    open_and_wait(folder)
    toggle(window, "commonTextDock")
    if not dock(window, "documentsDock").isVisible():  # folded in a narrow window
        toggle(window, "documentsDock")
    field = QMainWindow.findChild(window, QLineEdit, "pairsFilter")
    field.setFocus()
    names = ("documentsDock", "commonTextDock")
    parts = [dock(window, names[0]).content, window.workspace.page, dock(window, names[1]).content]

    def focused() -> int:
        return next(place for place, part in enumerate(parts) if part.isAncestorOf(QApplication.focusWidget()))

    assert focused() == 1
    order = []
    for name in ["next_pane"] * 3 + ["previous_pane"] * 3:
        window.commands[name].trigger()
        order.append(focused())
    assert order == [2, 0, 1, 0, 2, 1]
    assert QApplication.focusWidget() is field
