"""Files that change, or go, between saving a project and opening it."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QToolButton, QTreeWidget

from imbrex.engine.review.review import Verdict
from imbrex.gui.documents import document_reloader, file_watcher
from imbrex.gui.projects.project_jobs import SourceFiles
from imbrex.projects.opening import open_project as read_project
from imbrex.projects.sources import State, look_at_sources
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.projects.conftest import judge
from tests.gui.questions import ask


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr(file_watcher, "POLL_INTERVAL", 15)
    monkeypatch.setattr(document_reloader, "RETRY_DELAY", 20)


@pytest.fixture
def saved(window, open_and_wait, tmp_path, save_as):
    """Save a project of these files, with a verdict, and close it."""

    def saved(*paths):
        open_and_wait(*paths)
        judge(window)
        path = save_as(window, tmp_path / "class.imbrex")
        window.commands["close_all"].trigger()
        return path

    return saved


def bar_of(qtbot, window):
    qtbot.waitUntil(lambda: len(window.bars.every) == 1, timeout=10_000)
    return window.bars.every[0]


def listed(window):
    """The dialog that lists the files of the bar."""
    window.bars.front.findChild(QPushButton, "showChanged").click()
    return window.findChild(QDialog, "changedFilesDialog")


def rows(dialog):
    view = dialog.findChild(QTreeWidget)
    items = [view.topLevelItem(row) for row in range(view.topLevelItemCount())]
    return [[item.text(column) for column in range(3)] for item in items]


def changed_files_are_told_and_read_again_when_people_say_so(qtbot, saved, pair, other, open_project):
    path = saved(*pair)
    pair[1].write_text(f"{HARBOUR} {SCHOOL}", encoding="utf-8")
    open_project(other, path)
    bar = bar_of(qtbot, other)
    assert bar.sentence == "1 file changed since the project was saved: “right.txt”."
    session = other.controller.session
    assert session.document(str(pair[1])).text == f"{HARBOUR} {ROSE} {LETTER}"
    assert not other.isWindowModified()
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        bar.findChild(QPushButton, "readChanged").click()
    assert session.document(str(pair[1])).text == f"{HARBOUR} {SCHOOL}"
    assert session.decisions.of(str(pair[0]), str(pair[1])) is Verdict.COPIED
    assert other.bars.every == []
    qtbot.waitUntil(other.isWindowModified)


def a_file_of_another_form_is_known_once_it_was_read_again(qtbot, saved, pair, other, open_project, save):
    """Its text is the same, so nobody would be told anything else at the next start than at this one."""
    path = saved(*pair)
    pair[1].write_bytes(b"\xef\xbb\xbf" + pair[1].read_bytes())
    open_project(other, path)
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        bar_of(qtbot, other).findChild(QPushButton, "readChanged").click()
    save(other)
    documents = read_project(path).project.documents
    assert [source.state for source in look_at_sources(documents)] == [State.SAME, State.SAME]


def what_was_saved_can_be_kept(qtbot, saved, pair, other, open_project):
    path = saved(*pair)
    pair[1].write_text(f"{HARBOUR} {SCHOOL}", encoding="utf-8")
    open_project(other, path)
    bar_of(qtbot, other).findChild(QToolButton, "closeBar").click()
    other.controller.reloader.files.check()
    assert other.controller.session.document(str(pair[1])).text == f"{HARBOUR} {ROSE} {LETTER}"
    assert other.bars.every == []


def a_change_while_the_project_is_open_is_followed_as_ever(qtbot, saved, pair, other, open_project):
    path = saved(*pair)
    open_project(other, path)
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        pair[1].write_text(f"{ROSE} {SCHOOL}", encoding="utf-8")
    assert other.controller.session.document(str(pair[1])).text == f"{ROSE} {SCHOOL}"


def without_its_files_a_project_is_whole(qtbot, saved, pair, other, open_project):
    path = saved(*pair)
    for file in pair:
        file.unlink()
    open_project(other, path)
    bar = bar_of(qtbot, other)
    assert "2 files moved or deleted: “left.txt”, “right.txt”." in bar.sentence
    assert bar.findChild(QPushButton, "readChanged") is None
    assert other.controller.page is other.controller.compare
    other.commands["anonymous"].trigger()
    assert "left" not in bar.sentence
    assert "Text 1" in bar.sentence
    dialog = listed(other)
    assert rows(dialog) == [["Text 1", "missing", ""], ["Text 2", "missing", ""]]
    assert dialog.findChild(QPushButton, "readChosen") is None
    dialog.reject()


def a_file_of_several_documents_is_read_again_as_a_whole(qtbot, saved, write, other, open_project):
    records = [{"text": f"{ROSE} {FOX}"}, {"text": f"{ROSE} {HARBOUR}"}, {"text": LETTER}]
    file = write("many.json", json.dumps(records))
    path = saved(file)
    file.write_text(json.dumps([*records[:2], {"text": SCHOOL}]), encoding="utf-8")
    open_project(other, path)
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        bar_of(qtbot, other).findChild(QPushButton, "readChanged").click()
    assert [document.text for document in other.controller.session.documents][2] == SCHOOL
    assert other.controller.session.decisions.review.pairs


def a_sentence_names_two_files_and_a_list_names_all_of_them(qtbot, saved, folder, other, open_project):
    path = saved(folder)
    files = sorted(folder.iterdir())
    for file in files[:4]:
        file.write_text(SCHOOL, encoding="utf-8")
    files[4].unlink()
    open_project(other, path)
    bar = bar_of(qtbot, other)
    assert "“essay 1.txt”, “essay 2.txt”, and 2 more." in bar.sentence
    dialog = listed(other)
    changed = [[file.name, "changed", str(folder)] for file in files[:4]]
    assert rows(dialog) == [*changed, [files[4].name, "missing", str(folder)]]
    dialog.reject()
    assert other.bars.front is bar


def people_choose_which_files_are_read_again(qtbot, saved, pair, other, open_project):
    path = saved(*pair)
    for file in pair:
        file.write_text(f"{HARBOUR} {SCHOOL}", encoding="utf-8")
    open_project(other, path)
    bar_of(qtbot, other)
    dialog = listed(other)
    view, take = dialog.findChild(QTreeWidget), dialog.findChild(QPushButton, "readChosen")
    for row in (0, 1):
        view.topLevelItem(row).setCheckState(0, Qt.CheckState.Unchecked)
    assert not take.isEnabled()
    view.topLevelItem(1).setCheckState(0, Qt.CheckState.Checked)
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        take.click()
    left, right = (other.controller.session.document(str(file)).text for file in pair)
    assert (left, right) == (f"{ROSE} {FOX}", f"{HARBOUR} {SCHOOL}")
    assert other.bars.every == []


def the_sentence_follows_the_documents(qtbot, saved, pair, other, open_project):
    path = saved(*pair)
    for file in pair:
        file.unlink()
    open_project(other, path)
    bar = bar_of(qtbot, other)
    other.controller.session.remove([str(pair[0])])
    assert bar.sentence.startswith("1 file moved or deleted: “right.txt”.")
    other.controller.session.remove([str(pair[1])])
    assert other.bars.every == []


def files_of_documents_that_were_taken_away_are_not_read_again(qtbot, saved, folder, other, open_project):
    path = saved(folder)
    first, second, third, *_ = sorted(folder.iterdir())
    for file in (first, second):
        file.write_text(SCHOOL, encoding="utf-8")
    third.unlink()
    open_project(other, path)
    bar, session = bar_of(qtbot, other), other.controller.session
    read_again = bar.findChild(QPushButton, "readChanged")
    session.remove([str(first)])
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        read_again.click()
    assert session.document(str(second)).text == SCHOOL
    assert session.row(str(first)) is None


def nothing_is_offered_to_be_read_where_nothing_can_be(qtbot, saved, folder, other, open_project):
    path = saved(folder)
    first, second, *_ = sorted(folder.iterdir())
    first.write_text(SCHOOL, encoding="utf-8")
    second.unlink()
    open_project(other, path)
    bar = bar_of(qtbot, other)
    assert not bar.findChild(QPushButton, "readChanged").isHidden()
    other.controller.session.remove([str(first)])
    assert bar.sentence.startswith("1 file moved or deleted")
    assert bar.findChild(QPushButton, "readChanged").isHidden()


def the_bar_goes_with_the_documents(qtbot, saved, pair, other, open_project):
    path = saved(*pair)
    pair[0].unlink()
    open_project(other, path)
    bar_of(qtbot, other)
    other.commands["close_all"].trigger()
    assert other.bars.every == []


def only_files_of_documents_that_are_there_are_told(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    files = window.projects.project_controller.files
    files.show_files(SourceFiles(changed=("/elsewhere.txt",)))
    assert window.bars.every == []


def test_files_that_changed_or_went(request, both_reset):
    """Each question is asked of two windows without documents, and of files as they were."""
    ask(
        request,
        both_reset,
        changed_files_are_told_and_read_again_when_people_say_so,
        a_file_of_another_form_is_known_once_it_was_read_again,
        what_was_saved_can_be_kept,
        a_change_while_the_project_is_open_is_followed_as_ever,
        a_file_of_several_documents_is_read_again_as_a_whole,
        without_its_files_a_project_is_whole,
        a_sentence_names_two_files_and_a_list_names_all_of_them,
        people_choose_which_files_are_read_again,
        the_sentence_follows_the_documents,
        files_of_documents_that_were_taken_away_are_not_read_again,
        nothing_is_offered_to_be_read_where_nothing_can_be,
        the_bar_goes_with_the_documents,
        only_files_of_documents_that_are_there_are_told,
    )
