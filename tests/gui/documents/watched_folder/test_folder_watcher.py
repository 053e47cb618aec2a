"""A folder tells of documents that appear in it, once they are written."""

import os
import shutil

import pytest

from imbrex.gui.documents.watched_folder import folder_watcher
from imbrex.gui.documents.watched_folder.folder_watcher import FolderWatcher, scan_folder


@pytest.fixture
def essays(tmp_path):
    folder = tmp_path / "essays"
    folder.mkdir()
    return folder


@pytest.fixture
def watch(qapp, monkeypatch):
    """A watch that looks quickly."""
    monkeypatch.setattr(folder_watcher, "POLL_INTERVAL", 10)
    watch = FolderWatcher(qapp)
    watch.idle = 20
    yield watch
    watch.close()


@pytest.fixture
def arrived(watch):
    """All that was told so far."""
    paths = []
    watch.arrived.connect(paths.extend)
    return paths


def names(paths):
    return sorted(os.path.basename(path) for path in paths)


def begin(qtbot, watch, folder, deep=False, with_present=False):
    """Watch, and wait for the first look."""
    with qtbot.waitSignal(watch._scanner.scanned):
        watch.start(folder, deep, with_present)


def looks(qtbot, watch, times=4):
    """Wait until the folder was looked at so many times."""
    for _ in range(times):
        with qtbot.waitSignal(watch._scanner.scanned):
            pass


def test_a_new_file_is_told_of(qtbot, watch, arrived, essays):
    (essays / "old.txt").write_text("old")
    begin(qtbot, watch, essays)
    (essays / "new.txt").write_text("new")
    qtbot.waitUntil(lambda: bool(arrived))
    looks(qtbot, watch)
    assert names(arrived) == ["new.txt"]


def test_files_that_are_there_are_told_of_where_that_is_wanted(qtbot, watch, arrived, essays):
    (essays / "old.txt").write_text("old")
    begin(qtbot, watch, essays, with_present=True)
    qtbot.waitUntil(lambda: names(arrived) == ["old.txt"])


def test_a_file_that_still_grows_is_waited_for(qtbot, watch, arrived, essays, monkeypatch):
    begin(qtbot, watch, essays)
    path = essays / "long.txt"
    sizes = iter(range(1, 6))
    told = []

    def grow_and_scan(*arguments):
        for size in sizes:  # before each look, and not beside it: one could see the same size twice
            path.write_text("x" * size)
            told.append(len(arrived))
            break
        return scan_folder(*arguments)

    monkeypatch.setattr(folder_watcher, "scan_folder", grow_and_scan)
    qtbot.waitUntil(lambda: names(arrived) == ["long.txt"])
    assert told == [0] * 5


def test_an_empty_file_is_waited_for_longer(qtbot, watch, arrived, essays, monkeypatch):
    begin(qtbot, watch, essays)
    (essays / "place.txt").touch()
    looks(qtbot, watch, 5)
    assert not arrived
    (essays / "place.txt").write_text("filled")
    qtbot.waitUntil(lambda: names(arrived) == ["place.txt"])
    monkeypatch.setattr(folder_watcher, "EMPTY_POLLS", 3)
    (essays / "empty.txt").touch()
    qtbot.waitUntil(lambda: names(arrived) == ["empty.txt", "place.txt"])


def test_what_is_no_document_yet_is_left_alone_until_it_has_its_name(qtbot, watch, arrived, essays):
    begin(qtbot, watch, essays)
    for name in ("essay.docx.part", "essay.crdownload", "~$essay.docx", ".~lock.essay.odt#", ".essay.txt", "a.tmp"):
        (essays / name).write_text("half of it")
    looks(qtbot, watch)
    assert not arrived
    (essays / "essay.docx.part").rename(essays / "essay.docx")
    qtbot.waitUntil(lambda: names(arrived) == ["essay.docx"])


def test_folders_in_it_are_watched_where_that_is_wanted(qtbot, watch, arrived, essays):
    begin(qtbot, watch, essays, deep=True)
    inner = essays / "group a" / "week 2"
    inner.mkdir(parents=True)
    (inner / "deep.txt").write_text("deep")
    qtbot.waitUntil(lambda: names(arrived) == ["deep.txt"])
    assert set(scan_folder(essays, False).files) == set()


def test_a_file_that_comes_back_as_it_was_is_no_new_one(qtbot, watch, arrived, essays, tmp_path):
    begin(qtbot, watch, essays)
    (essays / "one.txt").write_text("one")
    qtbot.waitUntil(lambda: names(arrived) == ["one.txt"])
    (essays / "one.txt").rename(tmp_path / "one.txt")
    looks(qtbot, watch)
    (tmp_path / "one.txt").rename(essays / "one.txt")
    looks(qtbot, watch)
    assert names(arrived) == ["one.txt"]
    (essays / "one.txt").write_text("one and more")
    qtbot.waitUntil(lambda: names(arrived) == ["one.txt", "one.txt"])


def test_a_folder_that_goes_is_told_of_and_found_again(qtbot, watch, arrived, essays, tmp_path):
    begin(qtbot, watch, essays)
    with qtbot.waitSignal(watch.lost):
        essays.rename(tmp_path / "elsewhere")
    assert watch.is_lost
    with qtbot.waitSignal(watch.found):
        (tmp_path / "elsewhere").rename(essays)
    assert not watch.is_lost
    (essays / "new.txt").write_text("new")
    qtbot.waitUntil(lambda: names(arrived) == ["new.txt"])


def test_a_folder_that_was_made_anew_goes_on_being_watched(qtbot, watch, arrived, essays):
    begin(qtbot, watch, essays)
    with qtbot.waitSignal(watch.lost):
        shutil.rmtree(essays)
    essays.mkdir()
    (essays / "new.txt").write_text("new")
    qtbot.waitUntil(lambda: names(arrived) == ["new.txt"])


def test_without_word_of_the_system_it_looks_now_and_then(qtbot, watch, arrived, essays, monkeypatch):
    """As on file systems that tell of nothing."""
    monkeypatch.setattr(watch._system, "addPaths", lambda _paths: [])
    begin(qtbot, watch, essays)
    (essays / "new.txt").write_text("new")
    qtbot.waitUntil(lambda: names(arrived) == ["new.txt"])


def test_nothing_is_told_after_the_end(qtbot, watch, arrived, essays):
    begin(qtbot, watch, essays)
    watch.stop()
    (essays / "new.txt").write_text("new")
    begin(qtbot, watch, essays)
    looks(qtbot, watch, 3)
    assert not arrived
    assert watch.folder == essays


def test_thousands_of_files_are_told_of_at_once(qtbot, watch, essays):
    begin(qtbot, watch, essays)
    for number in range(2000):
        (essays / f"essay {number}.txt").write_text("text")
    told = []
    watch.arrived.connect(told.append)
    qtbot.waitUntil(lambda: sum(map(len, told)) == 2000, timeout=20_000)
    assert len(told) < 20
