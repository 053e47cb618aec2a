"""Scans: recognized on wish, in languages that are installed, and marked where the words are uncertain."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from imbrex.engine.text.document import Document, Problem, Span
from imbrex.engine.text.recognition import Recognition
from imbrex.files.recognizer import RecognitionSettings, Recognizer
from imbrex.files.scans.tesseract import Tesseract, how_to_get
from imbrex.gui.documents import recognizing
from imbrex.gui.documents.document_model import DocumentRole
from imbrex.gui.documents.reading_jobs import RecognizeJob
from imbrex.gui.documents.recognizing import CODE, RecognitionDialog
from imbrex.gui.model.document_rows import State
from imbrex.messages import Message
from tests.gui.conftest import FOX, HARBOUR, ROSE
from tests.gui.open_dialogs import open_dialogs
from tests.scanned_pages import draw

INSTALLED = Tesseract("/bin/tesseract", "/data", ("chi_sim", "eng", "rus"))
TEXT = f"{ROSE} {HARBOUR}"


def recognized(path, _wish):
    """The document that recognition would make."""
    recognition = Recognition((Span(0, len(TEXT)),), (Span(4, 12),), ("eng",))
    notes = (Message("Recognized from a scan; {count} word(s) uncertain.", count=1),)
    return Document(str(path), path.name, TEXT, path=str(path), reader="image", notes=notes, recognition=recognition)


@pytest.fixture
def wishes(monkeypatch):
    """What was asked of text recognition, whose answer is a text for one file and a problem for any other."""
    asked = []

    def read(self, path, settings, observer):
        asked.append((path.name, settings))
        if path.name == "photo.png":
            return [recognized(path, settings)]
        return [Problem(path.name, Message("No text was recognized in this file."), path=str(path), scanned=True)]

    monkeypatch.setattr(Recognizer, "read", read)
    monkeypatch.setattr(recognizing, "find_tesseract", lambda: INSTALLED)
    return asked


@pytest.fixture
def scans(window, open_and_wait, write, tmp_path):
    """A window with two images and a text."""
    paths = [tmp_path / "photo.png", tmp_path / "tree.png"]
    for path in paths:
        draw("A", (0.5, 0.5), 0.1).save(path)
    open_and_wait(*paths, write("open.txt", f"{ROSE} {FOX}"))
    return paths


def dialog_of(window):
    (dialog,) = open_dialogs(window, RecognitionDialog)
    return dialog


def chosen(dialog):
    items = [dialog._languages.item(row) for row in range(dialog._languages.count())]
    return {item.data(CODE): item for item in items}


def test_scans_are_recognized_in_chosen_languages_which_are_remembered(qtbot, window, scans, wishes):
    controller = window.controller
    panel, session = controller.documents, controller.session
    index = panel.view.model().index_of(str(scans[0]))
    assert (index.data(DocumentRole.REMEDY), index.data(DocumentRole.TAG)) == (True, "Recognize text…")
    panel.select([str(scans[0])])
    assert "Recognize text…" in [action.text() for action in panel.menu().actions()]
    controller.documents.remedy_requested.emit(str(scans[0]))
    dialog = dialog_of(window)
    items = chosen(dialog)
    assert items["eng"].checkState() == Qt.CheckState.Checked
    items["eng"].setCheckState(Qt.CheckState.Unchecked)
    assert not dialog._start.isEnabled()
    items["rus"].setCheckState(Qt.CheckState.Checked)
    with qtbot.waitSignal(window.report_ready):
        dialog.accept()
        assert index.data(DocumentRole.DETAIL) == "Recognizing text…"
        assert not index.data(DocumentRole.REMEDY)
    qtbot.waitUntil(lambda: not controller.runner.is_running(RecognizeJob))
    assert wishes == [
        ("photo.png", RecognitionSettings(("rus",))),
        ("tree.png", RecognitionSettings(("rus",))),
    ]  # the other scan, too
    assert session.row(str(scans[0])).state is State.READY
    assert "1 word uncertain" in index.data(Qt.ItemDataRole.ToolTipRole)
    other = session.row(str(scans[1]))
    assert (other.problem.scanned, other.recognizing) == (True, False)  # it may be tried again
    panel.select([str(scans[1])])
    panel.request_recognition()
    assert chosen(dialog_of(window))["rus"].checkState() == Qt.CheckState.Checked
    dialog_of(window).reject()

    controller.show_pair(str(scans[0]), next(row.key for row in session.rows if row.name == "open.txt"))
    qtbot.waitUntil(lambda: window.controller.compare.view.left.version is not None)
    view = controller.compare.view
    qtbot.waitUntil(lambda: "1 word uncertain" in view.unread_notice.sentence)
    side = next(pane for pane in (view.left, view.right) if pane.version.tokens.document.key == str(scans[0]))
    assert (side.uncertain.start.tolist(), side.uncertain.end.tolist()) == ([4], [12])
    assert "Text recognition is not certain of this word." in view.disguises.describe(side, 5)
    assert view.disguises.describe(side, 20) == []


def test_what_is_stopped_or_missing_leaves_the_scan_as_it_was(qtbot, window, scans, wishes, monkeypatch):
    controller = window.controller
    before = controller.session.row(str(scans[0]))

    def read(self, path, settings, observer):
        while True:
            observer.check()

    monkeypatch.setattr(Recognizer, "read", read)
    controller.recognizing.ask([str(scans[0])])
    dialog_of(window).accept()
    assert controller.session.row(str(scans[0])).recognizing
    controller.stop()
    qtbot.waitUntil(lambda: not controller.session.row(str(scans[0])).recognizing)
    assert controller.session.row(str(scans[0])) == replace(before, recognizing=False)
    monkeypatch.setattr(recognizing, "find_tesseract", lambda: None)
    controller.recognizing.ask([str(scans[0])])
    (box,) = open_dialogs(window, QMessageBox)
    assert box.informativeText() == how_to_get()
    box.close()
