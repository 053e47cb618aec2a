"""What arrives in a watched folder is read and compared, and disturbs nobody."""

import pytest

from imbrex.engine.text.role import Role
from imbrex.gui.documents.watched_folder import folder_watcher
from imbrex.gui.documents.watched_folder.folder_dialog import FolderDialog
from imbrex.gui.documents.watched_folder.folder_reading import WatchRequest
from imbrex.gui.model.settings import Settings
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE

pytestmark = pytest.mark.one_window


@pytest.fixture
def essays(tmp_path):
    folder = tmp_path / "essays"
    folder.mkdir()
    return folder


@pytest.fixture
def watched(window, monkeypatch):
    monkeypatch.setattr(folder_watcher, "POLL_INTERVAL", 10)
    _ = window.controller
    watched = window.watched
    watched.reading.watch.idle = 20
    return watched


def put(folder, name, *sentences):
    (folder / name).write_text(" ".join(sentences))


def names(window):
    return sorted(row.name for row in window.controller.session.rows)


def test_documents_are_compared_as_they_arrive(qtbot, window, watched, essays):
    watched.start(WatchRequest(essays))
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        put(essays, "one.txt", ROSE, FOX)
        put(essays, "two.txt", ROSE, HARBOUR)
    qtbot.waitUntil(lambda: names(window) == ["one.txt", "two.txt"], timeout=30_000)
    assert watched.sign.isVisible()
    assert watched.sign.text() == "Watching essays · 2 new"
    (essays / "one.txt").unlink()
    put(essays, "three.txt", LETTER, HARBOUR)
    qtbot.waitUntil(lambda: names(window) == ["one.txt", "three.txt", "two.txt"], timeout=30_000)
    assert watched.sign.text() == "Watching essays · 3 new"


def test_it_is_watched_again_at_the_next_start_if_people_want_that(qtbot, window, watched, essays):
    put(essays, "one.txt", ROSE, FOX)
    watched.start(WatchRequest(essays, Role.ARCHIVE))
    watched.reading.stop()  # as at the end of the program
    watched.start_again()
    assert watched.reading.folder is None  # nobody has wished so
    Settings().watches_again = True
    window.watched.start_again()
    assert watched.reading.folder == essays
    qtbot.waitUntil(lambda: bool(window.controller.session.documents), timeout=30_000)
    assert window.controller.session.documents[0].role is Role.ARCHIVE
    window.commands["watch_stop"].trigger()
    watched.start_again()
    assert watched.reading.folder is None  # people have ended it


def test_documents_have_the_role_that_was_chosen(qtbot, window, watched, essays):
    watched.start(WatchRequest(essays, Role.ARCHIVE))
    put(essays, "one.txt", ROSE, FOX)
    qtbot.waitUntil(lambda: bool(window.controller.session.documents), timeout=30_000)
    assert window.controller.session.documents[0].role is Role.ARCHIVE


def test_a_pair_that_people_have_chosen_stays(qtbot, window, watched, essays, folder, open_and_wait):
    open_and_wait(folder)
    keys = [document.key for document in window.controller.session.documents]
    with qtbot.waitSignal(window.controller.open_pair.shown, timeout=30_000):
        window.controller.show_pair(keys[0], keys[1])
    watched.start(WatchRequest(essays))
    put(essays, "new.txt", ROSE, FOX)
    qtbot.waitUntil(lambda: "new.txt" in names(window), timeout=30_000)
    qtbot.waitUntil(lambda: not window.controller.runner.is_busy, timeout=30_000)
    assert window.controller.pair == (keys[0], keys[1])
    assert window.controller.page is window.controller.compare
    window.controller.show_pairs()
    assert window.controller.page is window.controller.overview


def test_the_library_stays_where_people_look_at_it(qtbot, window, watched, essays):
    window.controller.library.show_page()
    watched.start(WatchRequest(essays))
    put(essays, "new.txt", ROSE, FOX)
    qtbot.waitUntil(lambda: names(window) == ["new.txt"], timeout=30_000)
    assert window.controller.library.is_shown


def test_close_all_ends_it(window, watched, essays, open_and_wait, pair):
    open_and_wait(*pair)
    watched.start(WatchRequest(essays))
    assert window.commands["watch_stop"].isEnabled()
    window.commands["close_all"].trigger()
    assert watched.reading.folder is None
    assert watched.sign.isHidden()
    assert not window.commands["watch_stop"].isEnabled()


def test_a_folder_that_goes_is_told_of(qtbot, window, watched, essays):
    watched.start(WatchRequest(essays))
    with qtbot.waitSignal(watched.reading.status_message) as told:
        essays.rmdir()
    assert told.args == ["The watched folder essays is missing. Watching resumes when it is back."]
    assert watched.sign.text() == "Watching essays · folder missing"


def test_hidden_names_stay_hidden(window, watched, essays):
    watched.start(WatchRequest(essays))
    window.commands["anonymous"].setChecked(True)
    shown = watched.sign.text() + watched.sign.toolTip() + watched.sign.accessibleName()
    assert "essays" not in shown
    assert watched.sign.text() == "Watched folder · 0 new"


def test_the_last_folder_is_offered_again(qtbot, window, watched, essays):
    watched.start(WatchRequest(essays, Role.ARCHIVE, deep=True, with_present=False))
    watched.reading.stop()
    window.commands["watch_folder"].trigger()
    dialog = window.findChild(FolderDialog)
    assert dialog.request == WatchRequest(essays, Role.ARCHIVE, deep=True, with_present=False)
    dialog.accept()
    assert watched.reading.folder == essays


def test_only_a_folder_can_be_watched(qtbot, essays):
    dialog = FolderDialog(WatchRequest(essays))
    qtbot.addWidget(dialog)
    start = dialog.findChild(object, "watchFolderStart")
    assert start.isEnabled()
    dialog.findChild(object, "watchFolderPath").setText(str(essays / "nowhere"))
    assert not start.isEnabled()
