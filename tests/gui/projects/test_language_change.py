"""Another language while people work: all that they work on stays as it is."""

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QFileDialog

from imbrex.engine.review.review import Verdict
from imbrex.gui.documents.reading_jobs import ReadJob
from imbrex.gui.documents.watched_folder import folder_watcher
from imbrex.gui.documents.watched_folder.folder_reading import WatchRequest
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings import Settings
from imbrex.gui.reporting.report_dialog import ReportDialog
from imbrex.gui.reporting.write_report_job import WriteReportJob
from imbrex.gui.wording.translation import translation_of
from imbrex.projects import lock
from imbrex.projects.journal import abandoned
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.projects.conftest import judge


@pytest.fixture
def speak(qapp, window):
    """Choose a language from the menu; English is spoken again afterwards."""

    def speak(code: str) -> None:
        action = next(one for one in window.menus.languages.actions() if one.data() == code)
        action.trigger()
        assert Settings().language == code

    yield speak
    translation_of(qapp).speak("en")


def test_the_window_stays_and_so_does_all_that_is_seen_and_chosen(qtbot, window, open_and_wait, folder, speak):
    open_and_wait(folder)
    controller = window.controller
    keys = [document.key for document in controller.session.documents]
    controller.session.set_authors({keys[0]: "Ann"})
    qtbot.waitUntil(lambda: not controller.is_busy)
    controller.show_pair(keys[2], keys[3])
    qtbot.waitUntil(lambda: controller.open_pair.is_shown)
    controller.compare.view.set_lens(Lens.REWRITING)
    chosen = controller.documents.view.model().index(1, 0)
    controller.documents.view.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
    shown = controller.session.report, controller.pair, controller.page
    windows = [one for one in QApplication.topLevelWidgets() if one.isVisible()]

    speak("ru")

    assert window.menuBar().actions()[0].text() == "&Файл"
    assert [one for one in QApplication.topLevelWidgets() if one.isVisible()] == windows
    assert (controller.session.report, controller.pair, controller.page) == shown
    assert controller.compare.view.lens is Lens.REWRITING
    assert controller.session.document(keys[0]).author == "Ann"
    assert controller.documents.view.selectionModel().selectedIndexes() == [chosen]


def test_texts_stay_where_people_read_and_panels_as_wide_as_they_made_them(qtbot, window, open_and_wait, write, speak):
    window.resize(1700, 820)  # beside a wide list, the lenses need one row in both languages
    lines = "\n\n".join(f"{number} {text}" for number in range(40) for text in (ROSE, FOX, HARBOUR))
    open_and_wait(write("left.txt", lines), write("right.txt", f"{LETTER}\n\n{lines}"))
    view, dock = window.controller.compare.view, window.findChild(QDockWidget, "documentsDock")
    dock.reveal()  # beside a pair it is folded

    def is_widened() -> bool:
        """Drag the edge: the list gets its last width again while it is being laid out."""
        workspace, edge = window.workspace, dock.geometry()
        start = QPoint(edge.right() + 2, edge.center().y())
        assert workspace.isSeparator(start)
        QTest.mousePress(workspace, Qt.MouseButton.LeftButton, pos=start)
        there = start + QPoint(480 - dock.width(), 0)
        QTest.mouseMove(workspace, there)
        QApplication.processEvents()
        QTest.mouseRelease(workspace, Qt.MouseButton.LeftButton, pos=there)
        return workspace.widths[0] == 480

    qtbot.waitUntil(is_widened)
    view.left.verticalScrollBar().setValue(view.left.verticalScrollBar().maximum() // 2)
    qtbot.wait(1)
    before = view.left.visible_points(), view.right.visible_points(), view.current_index()

    speak("ru")

    qtbot.wait(50)
    assert (view.left.visible_points(), view.right.visible_points(), view.current_index()) == before
    assert dock.width() == 480


def test_a_project_stays_open_held_unsaved_and_kept_in_its_journal(
    qtbot, window, open_and_wait, pair, tmp_path, save_as, speak
):
    open_and_wait(*pair)
    save_as(window, tmp_path / "work.imbrex")
    judge(window, Verdict.CITED)
    judge(window, Verdict.COPIED)
    window.commands["undo"].trigger()
    project_controller = window.projects.project_controller
    qtbot.waitUntil(lambda: list(lock.journals_folder().glob("*.journal")) != [])
    qtbot.waitUntil(window.isWindowModified)
    file, review = project_controller.saving.file, window.controller.session.decisions.review
    journals = list(lock.journals_folder().glob("*.journal"))

    speak("ru")

    assert project_controller.saving.file is file
    assert file.held is not None
    assert project_controller.is_modified
    assert window.isWindowModified()
    assert list(lock.journals_folder().glob("*.journal")) == journals
    assert abandoned(lock.journals_folder()) == []  # it is held
    assert window.commands["undo"].text() == "&Отменить: вердикт «цитата» для 1 пары"
    assert window.commands["redo"].text() == "&Вернуть: вердикт «копия» для 1 пары"
    assert window.controller.session.decisions.review == review
    window.commands["undo"].trigger()
    assert window.controller.session.decisions.review == file.saved.review
    window.commands["redo"].trigger()
    window.commands["redo"].trigger()
    first, second = [document.key for document in window.controller.session.documents]
    assert window.controller.session.decisions.of(first, second) is Verdict.COPIED


def test_what_is_being_read_is_read_on(qtbot, window, open_and_wait, pair, write, speak):
    open_and_wait(*pair)
    window.open_paths([write("third.txt", SCHOOL)])
    assert window.controller.runner.is_running(ReadJob)
    speak("ru")
    assert window.controller.runner.is_running(ReadJob)
    qtbot.waitUntil(lambda: len(window.controller.session.documents) == 3)


def test_a_report_is_written_on(qtbot, monkeypatch, window, open_and_wait, pair, tmp_path, speak):
    open_and_wait(*pair)
    target = tmp_path / "report.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    monkeypatch.setattr(ReportDialog, "opens", False)
    monkeypatch.setattr(ReportDialog, "exec", lambda _dialog: QDialog.DialogCode.Accepted)
    window.commands["save_report"].trigger()
    assert window.controller.runner.is_running(WriteReportJob)
    with qtbot.waitSignal(window.controller.status_message) as told:
        speak("ru")
        assert window.controller.runner.is_running(WriteReportJob)
    assert told.args[0] == f"Отчёт сохранён: {target}"
    assert "</html>" in target.read_text("utf-8")


def test_a_folder_is_watched_on(qtbot, monkeypatch, window, tmp_path, speak):
    monkeypatch.setattr(folder_watcher, "POLL_INTERVAL", 10)
    monkeypatch.setattr(folder_watcher, "IDLE_INTERVAL", 20)
    essays = tmp_path / "essays"
    essays.mkdir()
    (essays / "one.txt").write_text(ROSE)
    controller = window.controller
    window.watched.start(WatchRequest(essays))
    qtbot.waitUntil(lambda: len(controller.session.documents) == 1)
    controller.session.remove([controller.session.documents[0].key])

    speak("ru")

    (essays / "two.txt").write_text(FOX)
    qtbot.waitUntil(lambda: window.watched.reading.count == 2)
    qtbot.waitUntil(lambda: [row.name for row in controller.session.rows] == ["two.txt"])  # what was removed stays away


def test_sentences_above_the_page_and_questions_are_in_the_new_language(
    qtbot, window, open_and_wait, pair, tmp_path, save_as, answer, speak
):
    lock.journals_folder().parent.mkdir(parents=True, exist_ok=True)
    lock.journals_folder().write_text("a file in its place", encoding="utf-8")
    open_and_wait(*pair)
    qtbot.waitUntil(lambda: len(window.bars.every) == 1)
    (tmp_path / "stick").mkdir()
    path = save_as(window, tmp_path / "stick" / "work.imbrex")
    judge(window)

    speak("ru")

    assert [bar.sentence.split(". ")[0] for bar in window.bars.every] == [
        "После сбоя Imbrex вашу работу нельзя будет восстановить"
    ]
    path.unlink()
    for left in path.parent.iterdir():
        left.unlink()
    path.parent.rmdir()
    window.commands["save_project"].trigger()
    assert answer(window, "saveFailed", "cancel").startswith("Не удалось сохранить проект")
