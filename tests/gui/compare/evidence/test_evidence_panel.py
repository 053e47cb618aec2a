"""The Shared evidence dock: what the open pair has in common that few have, and where it stands."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QDockWidget, QLabel, QPushButton, QTableView

from imbrex.engine.evidence.find_evidence import Evidence
from imbrex.engine.evidence.item import Clue, Direction, Hint, Item, Kind, Repair
from imbrex.engine.likelihood_ratio.weight import NoWeight, Weight
from imbrex.engine.text.document import Document, Span
from imbrex.gui.compare.compare_view import Lens
from imbrex.gui.compare.evidence.evidence_model import EvidenceColumn
from imbrex.gui.compare.evidence.evidence_panel import EvidenceFound, EvidenceJob, EvidencePanel
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.wording import numbers
from imbrex.gui.wording.evidence_texts import KINDS, HintTexts, kind_name, shown_date
from imbrex.languages.registry import Languages
from imbrex.library.library import Library
from tests.engine.evidence.texts import LEFT, RIGHT
from tests.files.making import docx, p
from tests.gui.conftest import FOX, HARBOUR, ROSE
from tests.gui.hostile import MARKUP, SIGNS
from tests.gui.noted_jobs import note_finished
from tests.gui.questions import ask

pytestmark = pytest.mark.one_window

PLANTED = "It was definately 47.3% of what Tobias Renner wrote."
OTHERWISE = "Nobody but Tobias Renner had definately lost 47.3% there."
CORE = (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" '
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">'
    "<dc:creator>Zebrowski</dc:creator><dcterms:created>{}</dcterms:created></cp:coreProperties>"
)


@pytest.fixture
def planted(tmp_path):
    """Two Word files of one author that share a misspelling, a number and a name."""
    files = tmp_path / "left.docx", tmp_path / "right.docx"
    texts = (LEFT.format(f"{PLANTED} How definately!"), RIGHT.format(OTHERWISE))
    for file, text, day in zip(files, texts, ("2024-05-01", "2024-06-01"), strict=True):
        file.write_bytes(docx(p(text) + p(ROSE), core=CORE.format(f"{day}T12:00:00Z")))
    return files


def settle(qtbot, window):
    studies = window.controller.panels.queries

    def is_settled():
        timers = (window.controller._timer, studies._timer)
        return not window.controller.runner.is_busy and not any(timer.isActive() for timer in timers)

    qtbot.waitUntil(is_settled, timeout=30_000)


def open_dock(qtbot, window):
    """Show the dock and wait for what it finds."""
    window.findChild(QDockWidget, "evidenceDock").reveal()
    settle(qtbot, window)
    return window.findChild(QTableView, "evidenceView")


def rows(table):
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def row_of(table, text):
    return next(number for number, row in enumerate(rows(table)) if row[0].startswith(text))


def label(window, name):
    return window.findChild(QLabel, name)


def test_every_kind_and_clue_has_its_words(qtbot):
    assert set(KINDS) == set(Kind)
    assert all(kind_name(kind) for kind in Kind)
    texts = HintTexts()
    for clue in Clue:
        sentences = {texts.sentence(made_hint(clue, direction), anonymous=False) for direction in Direction}
        assert all(sentence and "%" not in sentence for sentence in sentences)


def made_hint(clue, direction):
    repairs = (Repair("teh", "the", direction is Direction.LEFT_FIRST),)
    repairs = repairs if clue is Clue.REPAIRED else ()
    return Hint(clue, direction, "2024-05-01", "2024-06-01", repairs, sessions=3, words=(12, 0))


def test_hints_are_worded_as_hints(qtbot):
    texts = HintTexts()
    for clue in Clue:
        for direction in Direction:
            assert re.search(r"\bmay\b|suggest", texts.sentence(made_hint(clue, direction), anonymous=False))
    for clue in (Clue.CREATED_BEFORE, Clue.FINISHED_BEFORE, Clue.SAME_CREATION):
        assert "Anyone can change these dates." in texts.sentence(
            made_hint(clue, Direction.LEFT_FIRST), anonymous=False
        )


def test_a_hint_names_the_text_that_may_be_first(qtbot):
    texts = HintTexts()
    for clue in (Clue.CREATED_BEFORE, Clue.FINISHED_BEFORE, Clue.REPAIRED):
        left, right = (
            texts.sentence(made_hint(clue, direction), anonymous=False)
            for direction in (Direction.LEFT_FIRST, Direction.RIGHT_FIRST)
        )
        assert re.search(r"[Tt]he left text (may be the earlier|came first)", left)
        assert re.search(r"[Tt]he right text (may be the earlier|came first)", right)


@pytest.mark.parametrize("value", ["2024", "2024-05", "soon", "2024-99-99", "2024-05-01T99:99:99Z"])
def test_what_is_no_whole_date_is_shown_as_it_stands(value):
    assert shown_date(value) == value


def test_a_date_is_shown_as_people_write_it(monkeypatch):
    monkeypatch.setattr(numbers, "QLocale", lambda: QLocale("de_DE"))
    monkeypatch.setattr(numbers, "_is_c", lambda: False)
    assert shown_date("2024-05-01") == "01.05.24"
    assert "01.05.24" in shown_date("2024-05-01T12:30:00Z")
    assert "30" in shown_date("2024-05-01T12:30:00Z")


def test_what_a_pair_shares(request):
    ask(
        request,
        lambda: None,
        nothing_is_asked_while_the_dock_is_closed,
        the_dock_lists_what_the_pair_shares_by_kind,
        hints_stand_above_the_list,
        a_click_walks_through_the_places_on_both_sides,
        keys_walk_too_and_the_map_gives_way_to_the_texts,
        common_sessions_lead_to_their_paragraphs_in_texts_without_a_common_word,
    )


def nothing_is_asked_while_the_dock_is_closed(qtbot, window, open_and_wait, planted):
    asked = note_finished(window.controller.runner)
    open_and_wait(*planted)
    settle(qtbot, window)
    assert EvidenceJob not in asked
    open_dock(qtbot, window)
    assert asked.count(EvidenceJob) == 1


def the_dock_lists_what_the_pair_shares_by_kind(qtbot, window):
    shown = rows(open_dock(qtbot, window))
    assert [row[0] for row in shown] == [
        "Misspellings · 1",
        "definately (definitely?)",
        "Names · 1",
        "Tobias Renner",
        "Numbers · 1",
        "47.3%",
    ]
    assert shown[1][1:] == ["2", "1", "–", "outside"]
    assert "ordinary words can't be ranked by rarity" in label(window, "evidenceSummary").text()


def hints_stand_above_the_list(qtbot, window):
    open_dock(qtbot, window)
    hints = label(window, "evidenceHints").text().split("\n")
    assert len(hints) == 2
    assert "The left text may be the earlier one" in hints[0]
    assert "Zebrowski" in hints[1]
    assert label(window, "evidenceHints").textFormat() == Qt.TextFormat.PlainText


def a_click_walks_through_the_places_on_both_sides(qtbot, window, planted):
    table = open_dock(qtbot, window)
    wanted = []
    window.controller.panels[EvidencePanel].spans_requested.connect(lambda *spans: wanted.append(spans[1:]))
    row = row_of(table, "definately")
    for _ in range(3):
        qtbot.mouseClick(
            table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(table.model().index(row, 0)).center()
        )
    texts = [window.controller.session.document(str(file)).text for file in planted]
    assert [[text[span.start : span.end] for text, span in zip(texts, spans, strict=True)] for spans in wanted] == [
        ["definately"] * 2
    ] * 3
    assert wanted[0] != wanted[1]
    assert wanted[0] == wanted[2]
    assert "Hit 1 of 2." in label(window, "evidenceSummary").text()
    view = window.controller.compare.view
    assert view.left.textCursor().position() == view.left.toPlainText().index("definately")
    assert view.right.textCursor().position() == view.right.toPlainText().index("definately")


def keys_walk_too_and_the_map_gives_way_to_the_texts(qtbot, window):
    table = open_dock(qtbot, window)
    view = window.controller.compare.view
    view.set_lens(Lens.CHANGES)
    settle(qtbot, window)
    table.setFocus()
    table.selectRow(row_of(table, "Tobias"))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert view.lens is not Lens.CHANGES
    assert view.right.textCursor().position() == view.right.toPlainText().index("Tobias")


def session_file(*paragraphs, editor):
    """Write a Word file with the session of each paragraph."""
    body = "".join(f'<w:p w:rsidR="{number}"><w:r><w:t>{text}</w:t></w:r></w:p>' for number, text in paragraphs)
    core = CORE.replace("<dc:creator>", f"<cp:lastModifiedBy>{editor}</cp:lastModifiedBy><dc:creator>")
    return docx(body, core=core.format("2024-05-01T12:00:00Z"))


def common_sessions_lead_to_their_paragraphs_in_texts_without_a_common_word(qtbot, window, open_and_wait, tmp_path):
    left, right = tmp_path / "one.docx", tmp_path / "two.docx"
    ours, theirs = ("00A1B2C3", ROSE), ("00A1B2C3", "Совсем другой текст о кораблях и ветре.")
    left.write_bytes(session_file(("00000011", FOX), ours, ("00D4E5F6", HARBOUR), editor="Oduya"))
    right.write_bytes(session_file(theirs, ("00000012", "Здесь стоит ещё один абзац."), editor="Zebrowski"))
    open_and_wait(left, right)
    window.controller.show_pair(str(left), str(right))
    table = open_dock(qtbot, window)
    shown = rows(table)
    assert shown[0][0] == "Common editing sessions · 1"
    assert shown[1] == ["00A1B2C3", "1", "1", "0", "outside"]
    tip = table.model().index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert f"00A1B2C3 (words: {len(ROSE.split())} left, 7 right)" in tip
    hint = label(window, "evidenceHints").text()
    assert re.search(r"Left file: created on .*, last saved by .?Oduya.?, \d+ word.*\.\nRight file:", hint)
    assert "A template, a shared folder" in hint
    qtbot.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(table.model().index(1, 0)).center()
    )
    view = window.controller.compare.view
    assert view.left.textCursor().position() == view.left.toPlainText().index(ROSE)
    assert view.right.textCursor().position() == 0
    window.findChild(QAction, "anonymousAction").trigger()
    settle(qtbot, window)
    assert "Oduya" not in label(window, "evidenceHints").text()


def test_names_are_hidden_in_anonymous_mode(qtbot, window, open_and_wait, tmp_path):
    files = tmp_path / "Renner.docx", tmp_path / "Oduya.docx"
    for file, text in zip(files, (LEFT, RIGHT), strict=True):
        file.write_bytes(
            docx(p(text.format(PLANTED)), core=CORE.replace("Zebrowski", "Tobias Renner").format("2024-05-01"))
        )
    open_and_wait(*files)
    table = open_dock(qtbot, window)
    assert row_of(table, "Tobias Renner") >= 0
    window.findChild(QAction, "anonymousAction").trigger()
    settle(qtbot, window)
    cells = [str(table.model().index(row, 0).data(role)) for row in range(table.model().rowCount()) for role in (0, 3)]
    everything = "\n".join([*cells, label(window, "evidenceHints").text()])
    assert "Renner" not in everything
    assert "•••" in label(window, "evidenceHints").text()


def test_a_new_pair_is_looked_at_anew(qtbot, window, open_and_wait, write):
    first = [
        write(f"class/{number}.txt", text)
        for number, text in enumerate((f"{PLANTED} {ROSE}", f"{FOX} {PLANTED}", HARBOUR))
    ]
    open_and_wait(first[0].parent)
    table = open_dock(qtbot, window)
    assert "Open a pair" in label(window, "evidenceTold").text()
    window.controller.show_pair(str(first[0]), str(first[1]))
    qtbot.waitUntil(lambda: table.model().rowCount() > 0, timeout=30_000)
    window.controller.show_pair(str(first[0]), str(first[2]))
    assert table.model().rowCount() == 0
    settle(qtbot, window)
    assert "These texts share nothing rare." in label(window, "evidenceSummary").text()
    assert table.isHidden()


def item(kind, text, **more):
    return Item(kind, text, (Span(0, 3),), (Span(0, 3),), 0, **more)


@pytest.fixture
def panel(qtbot):
    panel = EvidencePanel(Session(), Settings())
    qtbot.addWidget(panel)
    panel.resize(600, 300)
    panel.show()
    return panel


def found(*items, hints=(), crowd=0):
    found = Evidence(items, tuple(hints), crowd, crowd >= 20, False)
    return EvidenceFound("left", "right", found, Weight(ratio=412, low=96, high=1000, documents=22))


def test_the_chosen_row_stays_chosen(panel):
    panel.show_found(found(item(Kind.NAME, "Anna"), item(Kind.NUMBER, "47.3")))
    panel.table.selectRow(row_of(panel.table, "47.3"))
    panel.show_found(found(item(Kind.MISSPELLING, "teh", meant="the"), item(Kind.NUMBER, "47.3")))
    assert panel.table.current.text == "47.3"


def test_a_sentence_says_how_rare_this_is_or_that_it_cannot_be_told(panel):
    shown = panel.findChild(QLabel, "evidenceWeight")
    panel.show_found(found())
    assert shown.text() == "About 1 in 410 unrelated pairs of this class shares as much."
    assert f"1 in 96 to 1 in {QLocale().toString(1000)}." in shown.toolTip()
    assert "not the probability that a text was copied" in shown.toolTip()
    assert panel.nothing is None  # so that the panel opens
    panel.show_found(replace(found(), weight=Weight(1000, 500, 1000, at_limit=True)))
    assert shown.text() == f"Fewer than 1 in {QLocale().toString(1000)} unrelated pairs of this class share as much."
    assert "interval" in shown.toolTip()
    panel.show_found(replace(found(), weight=Weight(1000, 1000, 1000, at_limit=True)))
    assert "interval" not in shown.toolTip()
    panel.show_found(replace(found(), weight=Weight(0.2, 0.1, 0.9)))
    assert shown.text() == "Unrelated pairs of this class often share as much."
    panel.show_found(replace(found(), weight=Weight(reason=NoWeight.TOO_FEW)))
    assert shown.text().endswith(": the class has too few documents in this language.")
    assert not shown.toolTip()
    assert panel.nothing is not None
    panel.show_pair(None)
    assert shown.isHidden()


def test_headings_cannot_be_chosen_and_columns_give_way(panel):
    panel.show_found(found(item(Kind.RARE_WORD, "zyx", known=False), crowd=25))
    model = panel.table.model()
    assert model.flags(model.index(0, 0)) == Qt.ItemFlag.NoItemFlags
    assert model.index(1, 0).data() == "zyx (not in the dictionary)"
    assert model.index(1, EvidenceColumn.OTHERS).data() == "0"
    assert not panel.table.isColumnHidden(EvidenceColumn.OTHERS)
    panel.resize(260, 300)
    assert panel.table.isColumnHidden(EvidenceColumn.OTHERS)
    assert not panel.table.isColumnHidden(EvidenceColumn.RIGHT)


def test_a_session_without_text_on_a_side_leads_to_the_other_side_only(qtbot, panel):
    kept = Item(Kind.EDITING_SESSION, "00000007", (), (Span(0, 3),), 0, words=(0, 2))
    gone = Item(Kind.EDITING_SESSION, "00000008", (), (), 0)
    panel.show_found(found(kept, gone))
    shown = rows(panel.table)
    assert shown[1] == ["00000007", "0", "1", "–", "–"]
    tips = [panel.table.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in (1, 2)]
    assert "00000007 (words: 0 left, 2 right)" in tips[0]
    assert "00000008 (no text left)" in tips[1]
    wanted = []
    panel.spans_requested.connect(lambda *spans: wanted.append(spans))
    for row in (1, 2):
        panel.table.selectRow(row)
        qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    assert wanted == [("left", None, Span(0, 3))]


def test_the_hint_of_order_leads_through_its_sentences(qtbot, panel):
    button = panel.findChild(QPushButton, "orderedPlaces")
    places, origins = (Span(0, 3), Span(5, 8)), (Span(10, 13), Span(20, 23))
    hint = Hint(Clue.SAME_ORDER, Direction.OPEN, places=places, origins=origins)
    panel.show_found(found(hints=[Hint(Clue.LEFTOVER, Direction.OPEN, left="x", places=places)]))
    assert button.isHidden()
    panel.show_found(found(hints=[hint]))
    wanted = []
    panel.spans_requested.connect(lambda *spans: wanted.append(spans))
    for _ in range(3):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted == [
        ("left", Span(10 * n, 10 * n + 3), place) for n, place in ((1, places[0]), (2, places[1]), (1, places[0]))
    ]
    assert button.text().endswith("(2 of 2)")
    panel.show_found(found(hints=[replace(hint, of_left=True, clue=Clue.NAMES_IN_ORDER)]))
    assert button.text() == "Next name or number in the same order (1 of 2)"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted[-1] == ("left", places[0], origins[0])


def test_a_name_is_shown_in_the_spelling_of_both_texts(panel):
    spelled = item(Kind.FOREIGN_SPELLING, "Тчайковского", meant="Чайковский")
    panel.show_found(found(replace(spelled, other_text="Tchaikovsky")))
    assert re.sub("[\u2068\u2069]", "", rows(panel.table)[1][0]) == "Тчайковского = Tchaikovsky (Чайковский?)"


@pytest.mark.parametrize("hostile", [MARKUP, SIGNS, "a\nb" * 500, ""])
def test_hostile_texts_stay_texts(panel, hostile):
    hint = Hint(Clue.SAME_AUTHOR, Direction.OPEN, hostile, hostile)
    panel.show_found(found(item(Kind.NAME, hostile, meant=hostile), hints=[hint, replace(hint, clue=Clue.LEFTOVER)]))
    shown = panel.table.model().index(1, 0)
    assert "\n" not in shown.data()
    assert "<b>" not in shown.data(Qt.ItemDataRole.ToolTipRole)
    panel.grab()


def test_the_library_is_searched_for_the_longest_match(qtbot, window, open_and_wait, tmp_path):
    find = Languages().find
    address = str(tmp_path / "own.imbrexlib")
    with Library.create(address, find) as library:
        library.add([Document("old", "Zebrowski.txt", f"{HARBOUR} {ROSE}", language="en")])
    LibrarySettings().add(address)
    files = tmp_path / "left.txt", tmp_path / "right.txt"
    for file, own in zip(files, (FOX, HARBOUR), strict=True):
        file.write_text(f"{ROSE} {own} {PLANTED}", encoding="utf-8")
    open_and_wait(*files)
    open_dock(qtbot, window)
    told = label(window, "evidenceLibraryMatch")
    assert told.isHidden()
    switch = window.findChild(QCheckBox, "evidenceLibrary")
    switch.click()
    settle(qtbot, window)
    assert told.text() == "1 document of the library also has the longest match of this pair. Zebrowski.txt"
    session = window.controller.session
    session.set_anonymous(True)
    assert "Zebrowski" not in told.text()
    session.set_anonymous(False)
    switch.click()
    assert told.isHidden()
