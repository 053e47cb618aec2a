"""Files and folders opened lately: offered again, forgotten when people want it, and told of when they are gone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QPushButton

from imbrex.gui.model.settings import Settings

pytestmark = pytest.mark.one_window


@pytest.fixture
def opened(window, folder, pair, open_and_wait):
    """A folder and a file that were opened."""
    open_and_wait(folder, pair[0])
    return folder, pair[0]


def entries(window):
    window.menus.recent.aboutToShow.emit()
    return {action.text(): action for action in window.menus.recent.actions() if not action.isSeparator()}


def link(window, name):
    return next(button for button in window.start.findChildren(QPushButton) if button.text() == name)


def test_folders_are_offered_too(qtbot, window, opened):
    assert list(entries(window)) == ["class", "left.txt", "&Clear list"]
    with qtbot.waitSignal(window.recent.chosen) as chosen:
        entries(window)["class"].trigger()
    assert chosen.args == [opened[0]]


def test_a_name_of_any_length_leaves_the_window_its_size(window, tmp_path):
    path = tmp_path / f"{'w' * 230}.txt"
    path.write_text("Some words.")
    least = window.start.minimumSizeHint().width()
    Settings().add_recent([path])
    window.recent.refresh()
    assert window.start.minimumSizeHint().width() <= max(least, 700)
    button = next(button for button in window.start.findChildren(QPushButton) if button.accessibleName() == path.name)
    assert "…" in button.text()
    assert [len(name) < 80 for name in entries(window) if name.startswith("w")] == [True]


def test_the_list_can_be_cleared(window, opened):
    entries(window)["&Clear list"].trigger()
    assert Settings().recent == []
    assert list(entries(window)) == ["No recent files"]


def test_a_file_that_has_gone_is_told_of_and_forgotten(qtbot, window, opened):
    button = link(window, "left.txt")
    opened[1].unlink()
    with qtbot.waitSignal(window.recent.status_message) as told:
        button.click()
    assert told.args == ["left.txt can't be found."]
    assert Settings().recent == [opened[0]]


def test_the_start_page_has_a_menu_for_each(qtbot, window, opened, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    assert link(window, "left.txt").contextMenuPolicy() is Qt.ContextMenuPolicy.CustomContextMenu
    menu = window.recent.menu(opened[1])
    actions = {action.text(): action for action in menu.actions() if not action.isSeparator()}
    actions["Show in folder"].trigger()
    assert shown[0].toLocalFile() == str(opened[1].parent)
    actions["Remove from list"].trigger()
    assert Settings().recent == [opened[0]]
    with qtbot.waitSignal(window.recent.chosen):
        actions["Open"].trigger()
