"""Files that change on disk: rewritten, replaced, taken away and brought back."""

import os

import pytest
from PySide6.QtCore import QObject

from imbrex.gui.documents import file_watcher
from imbrex.gui.documents.file_watcher import MISSED_POLLS, FileWatcher


@pytest.fixture
def watch(qtbot, monkeypatch):
    monkeypatch.setattr(file_watcher, "POLL_INTERVAL", 15)
    owner = QObject()
    watch = FileWatcher(owner)
    yield watch
    watch.stop()


@pytest.fixture
def essay(tmp_path):
    path = tmp_path / "essay.txt"
    path.write_text("One.", encoding="utf-8")
    return path


def replace(path, text):
    """Save as editors do: write another file and rename it."""
    other = path.with_suffix(".new")
    other.write_text(text, encoding="utf-8")
    os.replace(other, path)


def test_a_file_that_is_written_is_told_of_once(watch, essay, qtbot):
    told = []
    watch.changed.connect(told.append)
    watch.watch([str(essay)])
    with qtbot.waitSignal(watch.changed):
        essay.write_text("One and two.", encoding="utf-8")
    qtbot.waitUntil(lambda: not watch._timer.isActive())
    assert told == [[str(essay)]]


def test_a_file_that_is_replaced_stays_watched(watch, essay, qtbot):
    watch.watch([str(essay)])
    for text in ("Two, two.", "Three, three, three.", "Four!"):
        with qtbot.waitSignal(watch.changed) as told:
            replace(essay, text)
        assert told.args == [[str(essay)]]


def test_a_file_that_is_taken_away_for_a_moment_is_not_gone(watch, essay, qtbot):
    gone = []
    watch.gone.connect(gone.append)
    watch.watch([str(essay)])
    with qtbot.waitSignal(watch.changed):
        away = essay.rename(essay.with_suffix(".bak"))
        qtbot.waitUntil(lambda: any(file.missing for file in watch._changing.values()))
        away.write_text("Another one.", encoding="utf-8")
        away.rename(essay)
    assert gone == []


def test_a_file_that_is_gone_is_told_of_when_it_comes_back(watch, essay, qtbot):
    watch.watch([str(essay)])
    with qtbot.waitSignal(watch.gone) as told:
        essay.unlink()
    assert told.args == [[str(essay)]]
    with qtbot.waitSignal(watch.changed):
        essay.write_text("Back again.", encoding="utf-8")


def test_only_what_is_watched_is_told_of(watch, essay, qtbot):
    other = essay.with_name("other.txt")
    other.write_text("Other.", encoding="utf-8")
    watch.watch([str(essay), str(other)])
    watch.watch([str(other)])
    told = []
    watch.changed.connect(told.append)
    essay.write_text("Nobody looks.", encoding="utf-8")
    with qtbot.waitSignal(watch.changed):
        other.write_text("Somebody looks.", encoding="utf-8")
    assert told == [[str(other)]]
    assert watch.paths == [str(other)]


def test_whoever_writes_is_waited_for(watch, essay):
    """Looks by hand, so that the pace of the machine does not matter."""
    told = []
    watch.changed.connect(told.append)
    watch.watch([str(essay)])
    for step in range(3):
        essay.write_text("word " * (step + 2), encoding="utf-8")
        watch.check()
        watch._poll()
        assert told == []
    watch._poll()
    assert told == [[str(essay)]]


def test_a_file_without_a_change_is_not_told_of(watch, essay):
    told = []
    watch.changed.connect(told.append)
    watch.watch([str(essay)])
    watch.check()
    watch._on_changed(str(essay))
    for _ in range(MISSED_POLLS + 2):
        watch._poll()
    assert told == []
