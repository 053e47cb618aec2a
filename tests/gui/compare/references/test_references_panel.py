"""The panel on quotations and references: its rows, filters, and the way to a place in the text."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from imbrex.engine.references.check_text import check_text
from imbrex.engine.references.source_index import index_sources
from imbrex.engine.text.role import Role
from imbrex.gui.compare.disguises.disguises_panel import MARGIN
from imbrex.gui.compare.disguises.place_model import MARKS
from imbrex.gui.compare.references.reference_model import Kind, ReferenceColumn
from imbrex.gui.compare.references.references_job import ReferencesFound
from imbrex.gui.compare.references.references_panel import ReferencesPanel
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.model.settings import Settings
from imbrex.languages.registry import Languages
from tests.made_thesis import made_thesis

MADE = made_thesis()


@pytest.fixture
def panel(qtbot):
    """The panel with the made thesis, which is the only one of its documents that may quote."""
    session = Session()
    documents = (MADE.document, *MADE.sources)
    session.add([FileRead(one.key, (one,)) for one in documents])
    panel = ReferencesPanel(session, Settings())
    qtbot.addWidget(panel)
    panel.resize(900, 400)
    panel.show()
    panel.show_documents([one.key for one in documents])
    citing = Languages().find("en").citing
    result = check_text(MADE.document, citing, index_sources(MADE.sources))
    panel.show_found(ReferencesFound(MADE.document.key, result, {one.key: one for one in documents}))
    return panel


def cells(panel, column):
    model = panel.table.model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_only_what_is_to_be_checked_is_listed_until_all_is_asked_for(panel):
    assert panel.key == MADE.document.key
    told = cells(panel, ReferenceColumn.STATUS)
    assert [told.count(status) for status in ("Differs", "Other source", "Not found")] == [6, 3, 3]
    assert [told.count(status) for status in ("Not listed", "Not cited")] == [2, 2]
    headline = panel.findChild(QLabel, "referencesHeadline").text()
    assert headline == "Quotations to check: 12 of 40 · citations: 2 of 94 · references: 2 of 60."
    panel._chips[Kind.REFERENCE].click()
    assert set(cells(panel, ReferenceColumn.STATUS)) == {"Not cited"}
    panel._every.click()
    assert len(cells(panel, ReferenceColumn.STATUS)) == 60
    panel._chips[Kind.REFERENCE].click()
    assert len(cells(panel, ReferenceColumn.STATUS)) == 40 + 94 + 60


def test_words_that_differ_are_framed_on_both_sides(panel):
    model = panel.table.model()
    text, source = ReferenceColumn.TEXT, ReferenceColumn.SOURCE
    row = next(row for row, told in enumerate(cells(panel, text)) if "changed" in told)
    ((start, end),) = model.index(row, text).data(MARKS)
    assert model.index(row, text).data()[start:end] == "changed"
    assert model.index(row, text).data().startswith("…")
    assert "…" not in model.index(row, text).data(Qt.ItemDataRole.ToolTipRole)  # the whole quotation
    ((start, end),) = model.index(row, source).data(MARKS)
    assert model.index(row, source).data()[start:end] in " ".join(one.text for one in MADE.sources)


def test_a_line_leads_to_its_place(panel, qtbot):
    with qtbot.waitSignal(panel.place_requested) as told:
        panel.table.clicked.emit(panel.table.model().index(0, 1))
    key, span = told.args
    assert key == MADE.document.key
    assert MADE.document.text[span.start - 1] == "“"


def test_other_documents_in_view_leave_the_document_and_its_rows(panel):
    """A click on a row opens a pair, and its documents may come in another order."""
    panel.table.selectRow(3)
    for one in MADE.sources[:2]:
        panel._session.remove([one.key])
    panel.show_documents([MADE.sources[2].key, MADE.document.key])
    assert panel.key == MADE.document.key
    assert panel.table.currentIndex().row() == 3
    panel._offer((MADE.sources[2].key, MADE.document.key))
    assert panel.key == MADE.document.key
    assert panel.table.currentIndex().row() == 3


def test_of_two_documents_the_one_that_quotes_is_shown_first(qtbot):
    session = Session()
    source, thesis = replace(MADE.sources[0], role=Role.ESSAY), MADE.document
    session.add([FileRead(one.key, (one,)) for one in (source, thesis)])
    panel = ReferencesPanel(session, Settings())
    qtbot.addWidget(panel)
    panel.show_documents([source.key, thesis.key])
    assert panel.key == thesis.key


def test_what_a_narrow_column_cannot_show_is_elided_not_cut(panel):
    panel.resize(330, 600)
    panel.table.setStyleSheet("QTableView { background: white; color: black; border: 0 }")
    model, edges = panel.table.model(), []
    for row in range(model.rowCount()):
        index = model.index(row, ReferenceColumn.TEXT)
        cell = panel.table.visualRect(index).adjusted(0, 2, -MARGIN, -2)
        assert panel.table.fontMetrics().horizontalAdvance(index.data()) > cell.width() - MARGIN or row >= 12
        picture = panel.table.viewport().grab(cell).toImage()
        edges += [picture.pixel(picture.width() - 1, y) for y in range(picture.height())]
    assert len(set(edges)) == 1  # no part of a letter
