"""Documents whose files are changed while they are open."""

import os

import pytest

from imbrex.engine.review.review import Verdict
from imbrex.engine.text.role import Role
from imbrex.gui.documents import document_reloader, file_watcher
from imbrex.gui.documents.reading_jobs import RereadJob
from imbrex.gui.model.document_rows import State
from imbrex.gui.model.settings import Settings
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.noted_jobs import note_finished

pytestmark = pytest.mark.one_window


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    monkeypatch.setattr(file_watcher, "POLL_INTERVAL", 15)
    monkeypatch.setattr(document_reloader, "RETRY_DELAY", 20)


@pytest.fixture
def told(window):
    """What the status bar was told."""
    sentences = []
    window.controller.status_message.connect(sentences.append)
    return sentences


@pytest.fixture
def change(qtbot, window):
    """Change a file and wait until it has been read again and compared."""

    def change(path, text, replace=False):
        with qtbot.waitSignal(window.report_ready, timeout=20_000):
            if replace:
                other = path.with_suffix(".tmp")
                other.write_text(text, encoding="utf-8")
                os.replace(other, path)
            else:
                path.write_text(text, encoding="utf-8")

    return change


@pytest.fixture
def wait_reread(qtbot, window):
    """Wait until files have been read again, whatever came of it."""

    def wait_reread(act):
        finished = note_finished(window.controller.runner)
        act()
        qtbot.waitUntil(lambda: RereadJob in finished)

    return wait_reread


def text_of(window, path):
    return window.controller.session.document(str(path)).text


def test_a_changed_file_is_read_again(window, pair, open_and_wait, change, told):
    open_and_wait(*pair)
    change(pair[1], f"{HARBOUR} {SCHOOL}")
    assert text_of(window, pair[1]) == f"{HARBOUR} {SCHOOL}"
    assert told == ["right.txt was changed on disk and has been reloaded."]
    assert window.controller.session.report.documents[1].document.text == f"{HARBOUR} {SCHOOL}"


def test_what_people_said_of_a_document_stays(window, pair, open_and_wait, change):
    open_and_wait(*pair)
    session = window.controller.session
    left, right = (str(path) for path in pair)
    session.set_role([left], Role.SOURCE)
    session.set_authors({right: "Ada"})
    session.set_language([right], "de")
    session.decisions.judge([(left, right)], Verdict.COPIED)
    for text in (f"{ROSE} {SCHOOL}", f"{ROSE} {LETTER} {SCHOOL}"):
        for path in pair:
            change(path, text if path == pair[1] else f"{text} {FOX}", replace=True)
    assert session.document(left).role is Role.SOURCE
    assert session.document(right).author == "Ada"
    assert session.document(right).language == "de"
    assert session.decisions.of(left, right) is Verdict.COPIED
    assert window.controller.pair == (left, right)
    assert window.controller.page is window.controller.compare


def test_the_same_text_is_no_change(window, pair, open_and_wait, wait_reread, told):
    open_and_wait(*pair)
    changes = []
    window.controller.session.documents_changed.connect(lambda: changes.append(1))
    wait_reread(lambda: pair[0].write_bytes(b"\xef\xbb\xbf" + pair[0].read_bytes()))
    assert changes == told == []


def test_a_file_that_is_gone_keeps_its_text(window, pair, open_and_wait, change, told, qtbot):
    open_and_wait(*pair)
    pair[1].unlink()
    qtbot.waitUntil(lambda: told == ["right.txt has been moved or deleted. Its text stays open."])
    assert ROSE in text_of(window, pair[1])
    assert window.controller.page is window.controller.compare
    change(pair[1], f"{ROSE} {SCHOOL}")
    assert text_of(window, pair[1]) == f"{ROSE} {SCHOOL}"


def test_a_file_that_cannot_be_read_now_is_tried_again(window, pair, open_and_wait, change, wait_reread, told):
    """A file written by halves: empty first, complete later; its row never says that there is a problem."""
    open_and_wait(*pair)
    states = set()
    window.controller.session.rows_changed.connect(
        lambda: states.update(row.state for row in window.controller.session.rows)
    )
    wait_reread(lambda: pair[1].write_bytes(b""))
    assert told == []
    change(pair[1], f"{ROSE} {SCHOOL}")
    assert text_of(window, pair[1]) == f"{ROSE} {SCHOOL}"
    assert State.PROBLEM not in states


def test_a_file_that_stays_unreadable_keeps_its_text_and_says_why(window, pair, open_and_wait, told, qtbot):
    open_and_wait(*pair)
    pair[1].write_bytes(b"")
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    assert told[0].startswith("right.txt was changed on disk, but couldn't be reloaded. The previous text stays open. ")
    assert len(told[0]) > len("right.txt was changed on disk, but couldn't be reloaded. The previous text stays open. ")
    assert ROSE in text_of(window, pair[1])


def test_the_menu_switches_it_off_and_on(window, pair, open_and_wait, qtbot):
    open_and_wait(*pair)
    action = window.commands["watch_files"]
    assert action.isChecked()
    assert str(document_reloader.MOST_OTHERS) in action.statusTip()
    action.trigger()
    assert window.controller.reloader.files.paths == []
    assert not Settings().watches_files
    pair[1].write_text(f"{HARBOUR} {SCHOOL}", encoding="utf-8")
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        action.trigger()  # what has changed in the meantime is read now
    assert text_of(window, pair[1]) == f"{HARBOUR} {SCHOOL}"
    assert Settings().watches_files


@pytest.mark.own_window
def test_the_files_of_the_open_pair_come_first(window, folder, open_and_wait, monkeypatch, qtbot):
    monkeypatch.setattr(document_reloader, "MOST_OTHERS", 1)
    open_and_wait(folder)
    keys = [document.key for document in window.controller.session.documents]
    assert window.controller.reloader.files.paths == keys[:1]
    with qtbot.waitSignal(window.report_ready):
        window.controller.show_pair(keys[3], keys[4])
    assert set(window.controller.reloader.files.paths) == {keys[3], keys[4], keys[0]}


def test_names_stay_hidden(window, pair, open_and_wait, change):
    open_and_wait(*pair)
    window.commands["anonymous"].trigger()
    change(pair[1], f"{HARBOUR} {SCHOOL}")
    assert window.status.currentMessage() == "Text 2 was changed on disk and has been reloaded."


def test_a_closed_document_does_not_come_back(window, pair, open_and_wait, wait_reread):
    open_and_wait(*pair)
    window.controller.session.remove([str(pair[1])])
    assert str(pair[1]) not in window.controller.reloader.files.paths
    pair[1].write_text(SCHOOL, encoding="utf-8")
    wait_reread(lambda: pair[0].write_text(SCHOOL, encoding="utf-8"))
    assert [row.key for row in window.controller.session.rows] == [str(pair[0])]
