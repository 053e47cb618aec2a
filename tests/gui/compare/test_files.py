"""A document of several files in Compare: where each begins is seen, named and reached."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from imbrex import clock
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.text.document import Document, FilePart, PartKind, Span
from imbrex.gui.compare.changes.changes_job import changes_between
from imbrex.gui.compare.changes.row_layout import files_begun
from imbrex.gui.compare.compare_page import ComparePage
from imbrex.gui.compare.panes.citation import Excerpt, cite
from imbrex.gui.compare.panes.page_painter import heading
from imbrex.gui.compare.panes.pane_text import as_compared
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings import Settings
from tests.engine.changes.conftest import PARAGRAPHS
from tests.gui.compare.changes.conftest import LANGUAGES
from tests.gui.compare.panes.test_text_pane import rect_of
from tests.gui.compare.samples import compare, tokens

FIRST = "\n".join(f"paragraph {'a' * number} of the essay" for number in range(1, 60))
KEPT = 59 * 3 - 1  # compared words of the first file: "a" is none
SECOND = "Notes on the running ships\nand some more of it"
TEXT = f"{FIRST}\n\n{SECOND}"
FILES = (
    FilePart("essay & more.docx", Span(0, len(FIRST))),
    FilePart("notes.pdf", Span(len(FIRST) + 2, len(TEXT))),
)


@pytest.fixture
def page(qtbot, light):
    page = ComparePage(Settings())
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    made = compare(TEXT, "Notes on running ships", [(KEPT, 0, 3)])
    left = replace(made.left, document=replace(made.left.document, files=FILES))
    page.view.set_lens(Lens.SHINGLES)
    page.show_comparison(replace(made, left=left))
    QApplication.processEvents()
    return page


def test_files_are_named_where_they_begin_and_reached_by_name(page, qtbot):
    pane, button = page.view.left, page.findChild(QToolButton, "leftHeadFiles")
    assert list(pane.marks.files.values()) == ["essay & more.docx", "notes.pdf"]
    assert (button.isVisible(), page.findChild(QToolButton, "rightHeadFiles").isVisible()) == (True, False)
    page.view.bar.together.setChecked(False)
    page.view.set_current(0)
    assert page.view.findChild(QLabel, "passageCount").accessibleName().endswith("· notes.pdf")
    menu = button.menu()
    menu.aboutToShow.emit()
    first, second = menu.actions()
    assert (first.text(), second.text()) == ("essay && more.docx", "notes.pdf")
    first.trigger()
    assert pane.visible_points()[0] == 0
    second.trigger()
    line, before = pane.height_of(pane.map.position(FILES[1].span.start)), rect_of(pane, len(FIRST) - 1)
    assert line[0] - before.bottom() > pane.fontMetrics().height()  # room for the name, as beside a table
    page.view.set_lens(Lens.CHANGES)
    second.trigger()  # nothing to go to yet


def test_what_is_copied_has_no_names_and_what_is_cited_has(page, at):
    at(2026, 5, 31)
    pane = page.view.left
    pane.selectAll()
    assert pane.createMimeDataFromSelection().text() == TEXT
    start = TEXT.index("running")
    assert ", notes.pdf, word" in cite(
        Excerpt(page.view.left.version.tokens, (start, start + 7)), "other", clock.today()
    )


def test_the_normalized_text_names_the_files_that_have_compared_words():
    empty = FilePart("empty.txt", Span(len(TEXT) + 2, len(TEXT) + 5))
    words = tokens(f"{TEXT}\n\nof a", barriers=[KEPT])
    words = replace(words, document=replace(words.document, files=(*FILES, empty)))
    version = as_compared(words, words.start[:0], words.end[:0])
    assert [one.name for one in version.files] == ["essay & more.docx", "notes.pdf"]
    assert version.text[version.files[1].span.start :].startswith("notes on run")
    assert version.text[version.files[1].span.start - 1] == "\n"


def test_a_file_that_begins_with_a_table_says_both(light):
    assert heading(PartKind.TABLE, "a\nb.docx") == "a b.docx · Table"
    assert heading(PartKind.BODY, "b.docx") == "b.docx"
    assert heading(PartKind.BODY, "") == "Body text"


def test_changes_name_the_file_that_begins_with_a_row():
    first, second = PARAGRAPHS[0], "\n\n".join(PARAGRAPHS[1:])
    text = f"{first}\n\n{second}"
    files = FilePart("one.txt", Span(0, len(first))), FilePart("two.txt", Span(len(first) + 2, len(text)))
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document("left", "l", text, language="en", files=files), Document("right", "r", text, language="en")])
    changes = changes_between(corpus, "left", "right", SILENT).changes
    assert [files_begun(changes, row) for row in range(3)] == [["one.txt"], ["two.txt"], []]
