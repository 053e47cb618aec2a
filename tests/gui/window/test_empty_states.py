"""Where there is nothing to see, the window says why, and what the first step would be."""

from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from imbrex.engine.text.role import Role
from imbrex.gui.window.notice_texts import notice_for
from imbrex.languages.registry import Languages
from imbrex.library.library import Library


def test_an_empty_library_says_what_it_is_for(qtbot, window, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = tmp_path / "Imbrex" / "library.imbrexlib"
    place.parent.mkdir()
    Library.create(str(place), Languages().find).close()
    window.commands["library"].trigger()
    room = window.controller.library
    told = window.findChild(QLabel, "libraryNothing")
    sentence = "The library is empty. Add earlier essays"
    qtbot.waitUntil(lambda: told.isVisible() and told.text().startswith(sentence), timeout=30_000)
    add, asked = window.findChild(QPushButton, "libraryAddFirst"), []
    qtbot.waitUntil(add.isEnabled)
    action = room.page.actions_["add_files"]
    action.triggered.disconnect()
    action.triggered.connect(lambda: asked.append(action))
    add.click()
    assert len(asked) == 1
    window.findChild(QLineEdit, "libraryTextFilter").setText("zebra")
    qtbot.waitUntil(lambda: told.text() == "No documents match.", timeout=30_000)
    assert not add.isVisible()


def test_a_table_without_a_pair_says_why(window, folder, open_and_wait):
    open_and_wait(folder)
    overview, told = window.controller.overview, window.findChild(QLabel, "filterTold")
    assert told.isHidden()
    overview.pairs.filter.setText("zebra")
    assert told.text() == "No pairs match the filter. Clear the filter to see more."
    overview.pairs.filter.clear()
    assert told.isHidden()
    overview.bar.findChild(object, "threshold").setValue(100)
    assert overview.headline.text == "None of 10 pairs reaches your threshold."
    assert overview.pairs.model.index(0, 0).data().endswith("show")
    assert told.isHidden()


def test_while_two_documents_are_compared_nothing_else_is_said_of_them(window, open_and_wait, pair, monkeypatch):
    said = []
    monkeypatch.setattr(window.controller.notice, "show_notice", lambda heading, *_: said.append(heading))
    open_and_wait(*pair)
    assert window.controller.page is window.controller.compare
    assert "Comparing…" in said
    assert {heading for heading in said if not heading.startswith("Reading")} == {"Comparing…"}


def test_two_documents_whose_comparison_came_to_nothing_are_no_archive(window, open_and_wait, pair):
    open_and_wait(*pair)
    heading, _, _ = notice_for(window.controller.session, window.controller.runner, stopped=False)
    assert heading == "Comparison stopped"


def test_two_archive_documents_say_why_they_are_not_compared(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        window.controller.open_pair.close()
        window.controller.session.set_role([row.key for row in window.controller.session.rows], Role.ARCHIVE)
    assert window.controller.page is window.controller.notice
    assert (
        window.controller.notice.findChild(QLabel, "noticeHeading")
        .text()
        .startswith("Archive documents are not compared")
    )
