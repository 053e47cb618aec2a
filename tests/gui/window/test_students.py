"""The archive of a learning platform in the window: one drop makes a class of students; a roster names them."""

from copy import deepcopy
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QPlainTextEdit, QPushButton

from imbrex.gui.compare.compare_page import ComparePage
from imbrex.gui.documents.reading_jobs import AttemptsJob
from imbrex.gui.widgets.details_dialog import DetailsDialog
from tests.files.submissions.making import Student, blackboard, zipped
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL, empty
from tests.gui.open_dialogs import open_dialogs

STUDENTS = (
    Student("Anna Ivanova", 71, ({"draft.txt": LETTER}, {"essay.txt": f"{ROSE} {FOX}", "notes.txt": HARBOUR})),
    Student("Bo Li", 72, ({"essay.txt": f"{ROSE} {FOX} {SCHOOL}"},)),
    Student("Cy Ng", 73, ({"essay.txt": f"{SCHOOL} {LETTER}"},)),
)
ROSTER = "Name;Username;Group\nIvanova Anna;user_71;7B\nLi Bo;user_72;8A\nNg Cy;user_73;8A\nDora Orlova;user_9;8A\n"


@pytest.fixture
def archive(tmp_path):
    path = tmp_path / "class.zip"
    path.write_bytes(zipped(blackboard(STUDENTS)))
    return path


def authors(window):
    return [one.author for one in window.controller.session.documents]


def idle(qtbot, window):
    controller = window.controller
    qtbot.waitUntil(lambda: not controller.is_busy and not controller._timer.isActive())


def button(window, name):
    return window.findChild(QPushButton, name)


def answer(qtbot, window, name, choice):
    """Wait until it is asked what a file is, and press a button."""
    qtbot.waitUntil(lambda: bool(open_dialogs(window, QMessageBox)))
    (box,) = open_dialogs(window, QMessageBox)
    assert box.objectName() == "askRoster"
    assert name in box.text()
    next(one for one in box.buttons() if one.objectName() == choice).click()


def open_tables_as_texts(qtbot, window, write):
    """A table that is a text is opened as one; what can't be a roster is not asked about."""
    window.open_paths([Path(write("table.csv", f"{ROSE}\n{FOX}\n"))])
    answer(qtbot, window, "table.csv", "openAsText")
    qtbot.waitUntil(lambda: [one.name for one in window.controller.session.documents] == ["table.csv"])
    window.open_paths([Path(write("empty.csv", ""))])
    qtbot.waitUntil(lambda: len(window.controller.session.rows) == 2)
    idle(qtbot, window)
    empty(qtbot, window)


def test_an_archive_is_a_class_of_students_and_a_roster_names_them(
    qtbot, window, archive, tmp_path, open_and_wait, write
):
    open_tables_as_texts(qtbot, window, write)
    report = open_and_wait(archive)
    controller = window.controller
    assert authors(window) == ["Anna Ivanova", "Bo Li", "Cy Ng"]
    assert len(report.pairs.left) == 2  # pairs that share anything
    assert controller.page is controller.overview

    roster = tmp_path / "roster.csv"
    roster.write_text(ROSTER)
    window.dropped.emit([roster])
    with qtbot.waitSignal(window.report_ready):
        answer(qtbot, window, "roster.csv", "useAsRoster")
    idle(qtbot, window)
    assert authors(window) == ["Ivanova Anna", "Li Bo", "Ng Cy"]
    assert controller.overview.state.shown.names == ("Ivanova Anna · 7B", "Li Bo · 8A", "Ng Cy · 8A")
    absent = button(window, "showAbsent")
    assert absent.isVisible()
    absent.click()
    assert window.findChild(DetailsDialog).findChild(QPlainTextEdit).toPlainText() == "Dora Orlova · 8A"
    window.findChild(DetailsDialog).close()
    controller.session.set_anonymous(True)
    assert not absent.isEnabled()
    controller.session.set_anonymous(False)

    key = controller.session.documents[0].key
    controller.documents.select([key])
    controller.documents.request_attempts()
    qtbot.waitUntil(lambda: len(controller.session.documents) == 4 and not controller.runner.is_running(AttemptsJob))
    idle(qtbot, window)
    earlier, latest = sorted(
        (one for one in controller.session.documents if one.key.startswith(key)), key=lambda one: one.submission.attempt
    )
    assert (earlier.text, earlier.author) == (LETTER, latest.author)  # a draft

    with qtbot.waitSignal(controller.open_pair.shown):
        controller.show_pair(key, controller.session.documents[-1].key)
    page = window.findChild(ComparePage, "comparePage")
    assert [one.isVisible() for one in (page.heads.left.files, page.heads.right.files)].count(True) == 1

    saved = tmp_path / "class.imbrex"
    window.projects.project_controller.saving._save(saved, over=True, then=None)
    qtbot.waitUntil(lambda: saved.exists() and not window.projects.is_busy)
    archive.unlink()
    before, said = controller.session.documents, deepcopy(controller.session.said)
    empty(qtbot, window)
    with qtbot.waitSignal(window.report_ready):
        window.open_paths([saved])
    idle(qtbot, window)
    assert controller.session.documents == before
    assert controller.session.said == said
    assert [one.name for one in controller.session.absent] == ["Dora Orlova"]
    assert controller.session.problems == []
