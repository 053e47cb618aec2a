"""Dictionaries are read beside the comparison: texts and pairs in one language come first."""

import threading
from collections import defaultdict

import pytest
from PySide6.QtWidgets import QLabel

from imbrex.dictionaries.dictionaries import Dictionaries
from imbrex.gui.model.lens import Lens
from tests.dictionaries import made
from tests.dictionaries.conftest import in_process, places  # noqa: F401 - fixtures
from tests.translated_texts import BOOK, ENTRIES, ESSAY, TAKEN


@pytest.fixture
def gate(monkeypatch, places, in_process):  # noqa: F811 - the fixtures
    """Lets the one dictionary be read once it is set."""
    words = defaultdict(list)
    for entry in ENTRIES.split(";"):
        head, translation = entry.split()
        words[head].append(translation)
    made.dictd(places.dictd, entries={head: ", ".join(some) for head, some in words.items()})
    gate, compile_ = threading.Event(), Dictionaries.compile

    def wait(self, dictionary, observer):
        while not gate.wait(0.01):
            observer.check()
        return compile_(self, dictionary, observer)

    monkeypatch.setattr(Dictionaries, "compile", wait)
    yield gate
    gate.set()


def found(window):
    return window.controller.panels.review.found


def test_two_texts_are_shown_before_their_dictionary_is_read(qtbot, window, write, gate):
    controller = window.controller
    controller.open([write("book.txt", BOOK), write("essay.txt", ESSAY)])
    qtbot.waitUntil(lambda: controller.is_comparing and not controller.runner.is_busy)
    view = controller.compare.view
    assert view.lens is Lens.REWRITING
    assert "(English, Russian)" in view.dictionary_notice.sentence
    assert found(window) is None
    assert controller.is_busy
    view.dictionary_notice.link.click()
    qtbot.waitUntil(lambda: not view.dictionary_notice.sentence)
    qtbot.waitUntil(lambda: not controller.is_busy and found(window) is not None)
    assert not len(found(window).passages)
    assert "F5" in window.status.currentMessage()
    with qtbot.waitSignal(controller.report_ready):
        controller.session.set_options(controller.session.options.with_value("shingle-length", 4))
    assert not controller.session.awaited
    gate.set()
    with qtbot.waitSignal(controller.report_ready):
        controller.refresh()
    qtbot.waitUntil(lambda: len(found(window).passages) == len(TAKEN))
    assert not view.dictionary_notice.sentence


def test_pairs_in_one_language_are_listed_before_the_others(qtbot, window, write, gate):
    controller = window.controller
    copy = f"{TAKEN[0][0]} Nobody knows how it went on after that evening, and whether anybody cared to ask."
    texts = {"book.txt": BOOK, "copy.txt": copy, "essay.txt": ESSAY}
    controller.open([write(name, text) for name, text in texts.items()])
    qtbot.waitUntil(lambda: controller.session.report is not None and not controller.runner.is_busy)
    assert controller.page is controller.overview
    assert len(controller.session.report.pairs) == 1
    level = controller.overview.headline.findChild(QLabel, "overviewLevel")
    assert "Pairs in two languages follow" in level.text()
    with qtbot.waitSignal(controller.report_ready):
        gate.set()
    assert len(controller.session.report.pairs) == 3
    assert "follow" not in level.text()
