"""Files that the system asks a running program to open."""

import pytest
from PySide6.QtGui import QFileOpenEvent

from imbrex.gui.start.application import FileOpening


@pytest.fixture
def opening(qapp):
    opening = FileOpening(qapp)
    yield opening
    qapp.removeEventFilter(opening)
    opening.deleteLater()


def test_several_files_of_one_click_are_opened_together(qtbot, qapp, window, pair, opening):
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        for path in pair:
            qapp.sendEvent(qapp, QFileOpenEvent(str(path)))
    assert [document.name for document in window.controller.session.documents] == ["left.txt", "right.txt"]


def test_a_project_is_opened(qtbot, qapp, window, open_and_wait, pair, tmp_path, save_as, opening):
    open_and_wait(*pair)
    path = save_as(window, tmp_path / "two.imbrex")
    window.commands["close_all"].trigger()
    qapp.sendEvent(qapp, QFileOpenEvent(str(path)))
    qtbot.waitUntil(lambda: window.projects.project_controller.saving.file.path == path, timeout=20_000)
    assert len(window.controller.session.documents) == 2
