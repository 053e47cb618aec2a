"""The notice that sentences outside the passages follow the order of the other text."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QPushButton

from imbrex.gui.model.lens import Lens
from tests.engine.evidence.patterns import retold, sentences, story

pytestmark = pytest.mark.one_window


def test_a_retold_text_has_a_notice_that_leads_to_the_evidence_and_can_be_switched_off(
    qtbot, window, open_and_wait, write
):
    def settle():
        timers = window.controller._timer, window.controller.panels.queries._timer
        qtbot.waitUntil(lambda: not window.controller.runner.is_busy and not any(one.isActive() for one in timers))

    chance = random.Random(1)
    source = story(chance)
    texts = {"source": source, "retold": retold(chance, source), **{f"other {n}": story(chance, 9) for n in range(3)}}
    open_and_wait(*(write(f"{name}.txt", sentences(rows)) for name, rows in texts.items()))
    session = window.controller.session
    keys = {document.name: document.key for document in session.documents}
    window.controller.show_pair(keys["source.txt"], keys["retold.txt"])
    view = window.controller.compare.view
    view.set_lens(Lens.REWRITING)
    settle()
    notice = view.order_notice
    assert notice.sentence.startswith("Follows the same order: ")
    assert "of the right text" in notice.sentence
    view.set_lens(Lens.SHINGLES)
    assert not notice.sentence
    view.set_lens(Lens.REWRITING)
    qtbot.mouseClick(notice.link, Qt.MouseButton.LeftButton)
    settle()
    dock = window.findChild(QDockWidget, "evidenceDock")
    assert notice.sentence in dock.findChild(QLabel, "evidenceHints").text()
    assert dock.findChild(QPushButton, "orderedPlaces").isVisible()
    session.set_options(replace(session.options, passages=replace(session.options.passages, same_order=False)))
    settle()
    assert not notice.sentence
    assert not dock.findChild(QPushButton, "orderedPlaces").isVisible()
    window.controller.show_pair(keys["other 0.txt"], keys["other 1.txt"])
    settle()
    assert not notice.sentence
