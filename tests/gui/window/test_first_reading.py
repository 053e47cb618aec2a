"""First reading: what is opened before the program is loaded is named at once, and opened as soon as it can be."""

import threading

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from imbrex.gui.start.application import create_window
from imbrex.gui.window import preload
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, leave


@pytest.fixture
def unloaded(qtbot, monkeypatch):
    """A new window of a program that is not loaded yet, and what lets it be loaded."""
    gate = threading.Event()
    monkeypatch.setattr(preload, "_loaded", threading.Event())
    monkeypatch.setattr(preload, "_load", lambda _begin: gate.wait(300))
    window = create_window()
    qtbot.addWidget(window)
    yield window, gate
    gate.set()
    leave(window)


def is_named(window, *names):
    reading = QWidget.findChild(window, QWidget, "firstReading")  # the window's own would load everything
    return reading.isVisible() and all(name in window.start.reading.text for name in names)


def test_files_given_at_launch_are_named_with_the_first_paint(qtbot, unloaded, pair):
    window, gate = unloaded
    window.open_when_painted(list(pair))
    with qtbot.waitSignal(window.painted):
        window.show()
    assert is_named(window, "left.txt", "right.txt")
    assert window._made is None
    with qtbot.waitSignal(window.report_ready):
        gate.set()
    assert window.findChild(QWidget, "comparePage").isVisible()
    assert not is_named(window)


def test_so_is_what_is_dropped_or_pasted_meanwhile(qtbot, unloaded, write):
    window, gate = unloaded
    window.show()
    window.dropped.emit([write("dropped.txt", f"{ROSE} {FOX}")])
    window._paste(f"{HARBOUR} {ROSE} {LETTER}")
    assert is_named(window, "dropped.txt")
    assert window._made is None
    gate.set()
    qtbot.waitUntil(lambda: window._made is not None and window.controller.open_pair.is_shown)
    assert len(window.controller.session.documents) == 2
    assert not is_named(window)


def test_the_status_bar_has_the_settings_in_words_beside_results_only(qtbot, window, open_and_wait, pair):
    told = window.status.findChild(QLabel, "settingsInWords")
    assert told.text() == ""
    open_and_wait(*pair)
    assert told.text() == "3-word shingles · normal forms · function words ignored"
    options = window.controller.session.options
    for flag, value in (("shingle-length", 5), ("word-form", "stem"), ("drop", ()), ("drop-stop-words", False)):
        options = options.with_value(flag, value)
    with qtbot.waitSignal(window.report_ready):
        window.controller.session.set_options(options)
    assert told.text() == "5-word shingles · stems · all words compared"
