"""Changes in the window: a lens of Compare that follows the files."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from imbrex.gui.documents import file_watch
from imbrex.gui.model.lens import Lens
from tests.gui.compare.changes.conftest import LEFT, PARAGRAPHS, RIGHT


@pytest.fixture
def changed(window, write, open_and_wait, qtbot, monkeypatch):
    """The window with the map of two files on screen, and the path of the rewrite."""
    monkeypatch.setattr(file_watch, "SETTLED", 15)
    left, right = write("original.txt", LEFT), write("rewrite.txt", RIGHT)
    open_and_wait(left, right)
    window.findChild(QToolButton, "changesLens").click()
    view = window.controller.compare.view
    qtbot.waitUntil(lambda: view.changes.is_of(str(left), str(right)), timeout=20_000)
    return window, view, right


def figure(view):
    return view.changes.findChild(QLabel, "sharedWords").text()


def test_the_figure_falls_while_the_file_is_edited(changed, qtbot):
    _, view, right = changed
    seen = []
    view._body.currentChanged.connect(seen.append)
    first = figure(view)
    for old, new in (
        ("eleven fishing boats returning", "many ships that came"),
        ("Copper prices rose", "Metal cost more"),
    ):
        before = figure(view)
        right.write_text(right.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        qtbot.waitUntil(lambda before=before: figure(view) != before, timeout=20_000)
    shared = [int(text.split(":")[1].split()[0]) for text in (first, figure(view))]
    assert shared[1] < shared[0]
    change = view.changes.findChild(QLabel, "sharedWordsChange").text()
    assert change.startswith(f"▼ {shared[0] - shared[1]} fewer")
    assert seen == []  # the map did not give way to the texts in the meantime


def test_a_card_leads_to_its_place_in_the_texts(changed):
    _, view, _ = changed
    view.changes.place_requested.emit(LEFT.index(PARAGRAPHS[4]), RIGHT.index(PARAGRAPHS[4]))
    assert view.lens is Lens.REWRITING
    assert view.left.isVisible()
    assert view.left.caret() == LEFT.index(PARAGRAPHS[4])
    assert view.right.caret() == 0


def test_the_lens_is_remembered_and_keeps_the_map(changed, qtbot):
    window, view, right = changed
    view.set_lens(Lens.SHINGLES)
    right.write_text(RIGHT.replace("grandmother", "aunt"), encoding="utf-8")
    qtbot.waitUntil(lambda: "aunt" in window.controller.session.document(str(right)).text, timeout=20_000)
    view.set_lens(Lens.CHANGES)
    qtbot.waitUntil(lambda: "aunt" in str(view.changes.right.cards.index(0).data()), timeout=20_000)


def test_hidden_names_are_hidden_on_the_cards(changed, write, open_and_wait, qtbot):
    window, view, right = changed
    named = RIGHT.replace("My grandmother", "Rewrite Ada Lovelace")
    window.controller.session.set_authors({str(right): "Ada Lovelace"})
    right.write_text(named, encoding="utf-8")
    qtbot.waitUntil(lambda: "Lovelace" in str(view.changes.right.cards.index(0).data()), timeout=20_000)
    window.commands["anonymous"].trigger()
    QApplication.processEvents()
    qtbot.waitUntil(lambda: view.changes.right.cards.rowCount() > 0)
    assert "Lovelace" not in str(view.changes.right.cards.index(0).data())
    assert view.changes.findChild(QLabel, "mapRightHeaderName").accessibleName() == "Text 2"


def test_the_place_in_the_texts_stays_when_the_file_is_edited(window, write, open_and_wait, qtbot, monkeypatch):
    monkeypatch.setattr(file_watch, "SETTLED", 15)
    lines = [f"Entry {n} told of harbour {n} and of captain {n} with ship {n}." for n in range(400)]
    left, right = write("original.txt", "\n".join(lines)), write("rewrite.txt", "\n".join(lines))
    open_and_wait(left, right)
    pane = window.controller.compare.view.right
    window.controller.compare.view.panes.scroll_to(-1, pane.face.text.index("Entry 200 "))
    QApplication.processEvents()
    point, _ = pane.reading_place(0.33)
    words = pane.face.text[point : point + 30]
    right.write_text("\n".join(["A line that was put in front of all the others.", *lines]), encoding="utf-8")
    qtbot.waitUntil(lambda: pane.face.text.startswith("A line"), timeout=20_000)
    point, _ = pane.reading_place(0.33)
    assert pane.face.text[point : point + 30] == words
