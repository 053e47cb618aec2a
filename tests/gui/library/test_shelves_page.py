"""Shelves on the library page: added, read, paused, gone on with, searched, and missing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton

from imbrex.engine.options import Options
from imbrex.gui.library.check_view import CheckColumn
from imbrex.gui.library.library_page import LibraryTab
from imbrex.gui.library.shelves_view import ShelfColumn
from imbrex.languages.registry import Languages
from imbrex.shelves.shelves import Shelves
from tests.gui.conftest import FOX, ROSE
from tests.gui.library.conftest import cells
from tests.gui.open_dialogs import open_dialogs
from tests.shelves.conftest import lent_shelf_process, one_shelf_process  # noqa: F401 - fixtures
from tests.shelves.making import Item, articles, page, write_zim

TITLE = "Rosen <b>& Füchse</b> im Garten des alten Schlosses"


@pytest.fixture
def wiki(tmp_path):
    head = '<link rel="canonical" href="https://en.wikipedia.org/wiki/Roses">'
    return write_zim(tmp_path / "wiki.zim", [Item("Roses", TITLE, page("", f"{ROSE} {FOX}", head)), *articles(3)])


@pytest.fixture
def shelves(room):
    return room.page.shelves


@pytest.fixture
def adding(window, opened, qtbot, shelves):
    """Adds a shelf by its path and waits until it was read."""

    def adding(path):
        window.controller.library_part.commands.shelves.add(path)
        qtbot.waitUntil(lambda: cells(shelves, ShelfColumn.STATUS) == ["Up to date"], timeout=60_000)

    return adding


def test_a_check_finds_a_source_and_compares_it_under_its_citation(
    window, adding, wiki, write, open_and_wait, room, shelves, qtbot
):
    adding(wiki)
    assert cells(shelves) == ["Made encyclopedia"]
    assert cells(shelves, ShelfColumn.SOURCES) == ["4"]
    assert cells(shelves, ShelfColumn.UPDATED) == ["today"]
    assert shelves.findChild(QLabel, "shelvesHeadline").text() == "1 shelf · 4 sources"
    open_and_wait(write("new/copied.txt", f"Before I begin I would like to thank my aunt for her garden. {ROSE}"))
    window.commands["library_check"].trigger()
    check = room.page.check
    qtbot.waitUntil(lambda: check.table.model().rowCount() > 0, timeout=30_000)
    row = next(row for row, name in enumerate(cells(check, CheckColumn.FOUND)) if name.startswith(f"{TITLE} · "))
    assert cells(check, CheckColumn.COLLECTION)[row] == "Made encyclopedia"
    tip = check.model.index(row, CheckColumn.FOUND).data(Qt.ItemDataRole.ToolTipRole)
    assert "https://en.wikipedia.org/wiki/Roses" in tip
    assert "<b>" not in tip
    check.table.row_chosen.emit(row)
    controller = window.controller
    qtbot.waitUntil(lambda: controller.page is controller.compare, timeout=30_000)
    source = room.session.document(controller.pair[0])
    assert source.name == f"{TITLE} (Made encyclopedia)"
    notice = controller.compare.view.source_notice
    qtbot.waitUntil(lambda: notice.sentence != "", timeout=30_000)
    assert notice.sentence == f"Source: {TITLE}. 2026-05-01. https://en.wikipedia.org/wiki/Roses."
    assert controller.compare.view.unread_notice.sentence == ""


def test_an_unfinished_shelf_goes_on_by_itself_unless_it_was_paused(window, old, wiki, room, settle, shelves, qtbot):
    with Shelves(Languages().find) as mine:
        mine.add(wiki, Options())
        paused = mine.add(write_zim(wiki.with_name("b.zim"), articles(2)), Options(), "Later")
        paused.index.set_state(paused=True)
    window.commands["library"].trigger()
    settle()
    qtbot.waitUntil(lambda: "Up to date" in cells(shelves, ShelfColumn.STATUS), timeout=60_000)
    status = dict(zip(cells(shelves), cells(shelves, ShelfColumn.STATUS), strict=True))
    assert status == {"Made encyclopedia": "Up to date", "Later": "Paused at 0%"}
    room.page.show_tab(LibraryTab.SHELVES)
    shelves.table.selectRow(cells(shelves).index("Later"))
    assert shelves.update_.text() == "Resume"
    shelves.update_.click()
    qtbot.waitUntil(lambda: set(cells(shelves, ShelfColumn.STATUS)) == {"Up to date"}, timeout=60_000)
    assert not shelves.pause.isEnabled()


def test_a_shelf_without_its_file_says_so_and_is_removed_on_confirmation(
    window, adding, wiki, room, shelves, qtbot, tmp_path
):
    adding(wiki)
    wiki.rename(tmp_path / "elsewhere.zim")
    window.controller.library_part.commands.shelves.refresh()
    room.page.show_tab(LibraryTab.SHELVES)
    shelves.table.selectRow(0)
    shelves.update_.click()
    qtbot.waitUntil(lambda: cells(shelves, ShelfColumn.STATUS) == ["File not found"], timeout=30_000)
    qtbot.waitUntil(shelves.move_.isVisible, timeout=30_000)
    shelves.remove.click()
    box = open_dialogs(window, QMessageBox)[0]
    box.findChild(QPushButton, "confirmRemoveShelf").click()
    qtbot.waitUntil(lambda: cells(shelves) == [], timeout=30_000)
    assert (tmp_path / "elsewhere.zim").exists()
