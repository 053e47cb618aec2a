"""The Disguises dock, the warnings in list and table, and the way to a place in the text."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDockWidget, QLabel, QTableView

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.disguises.findings import Finding, Findings
from imbrex.engine.options import Options
from imbrex.engine.text.disguise import UNSEEN, Disguise
from imbrex.engine.text.document import Document, Span, Unseen
from imbrex.engine.what_if.disguise_effect import effects, effects_by_kind
from imbrex.gui.compare.disguises.disguises_panel import DisguisesPanel
from imbrex.gui.compare.disguises.kind_model import KindColumn, KindModel
from imbrex.gui.compare.disguises.place_model import MARKS, PlaceColumn, PlaceModel
from imbrex.gui.documents.document_model import DocumentRole
from imbrex.gui.model.disguise_cache import BLOCK, DisguiseCache
from imbrex.gui.overview.pairs.arrangement import Arrangement
from imbrex.gui.overview.pairs.conditions import Figure
from imbrex.gui.overview.pairs.pair_figures import PairColumn
from imbrex.gui.wording.disguise_texts import NAMES, SHORT, DisguiseTexts
from imbrex.languages.registry import Languages
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.questions import ask

pytestmark = pytest.mark.one_window

CYRILLIC = str.maketrans("aeopc", "аеорс")
SOURCE = f"{ROSE} {FOX} {HARBOUR} {LETTER} {SCHOOL}"
DISGUISED = f"{ROSE} {FOX} {HARBOUR.translate(CYRILLIC)} {LETTER.translate(CYRILLIC)}"


@pytest.fixture
def texts(write):
    """A source, a disguised copy and an honest text."""
    return (
        write("class/source.txt", SOURCE),
        write("class/essay.txt", DISGUISED),
        write("class/honest.txt", f"{SCHOOL} {ROSE}"),
    )


def settle(qtbot, window):
    controller = window.controller

    def is_settled():
        timers = (controller._timer, controller.panels.queries._timer)
        return not controller.runner.is_busy and not any(timer.isActive() for timer in timers)

    qtbot.waitUntil(is_settled, timeout=30_000)


@pytest.fixture
def opened(qtbot, window, open_and_wait, texts):
    """The three texts, looked through."""
    open_and_wait(*texts)
    settle(qtbot, window)
    return window.controller


@pytest.fixture
def dock(qtbot, window, opened, texts):
    """The panel on the pair of source and copy."""
    opened.show_pair(str(texts[0]), str(texts[1]))
    window.findChild(QDockWidget, "disguisesDock").reveal()
    settle(qtbot, window)
    return opened.panels[DisguisesPanel]


def corpus_of(texts):
    corpus = Corpus(Languages().find)
    corpus.add([Document(str(path), path.name, path.read_text("utf-8"), language="en") for path in texts])
    return corpus


def column(table, number):
    model = table.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def findings_of(*places, text="word", pictures=0, alarms=()):
    return Findings(Document("a", "a", text), 1, tuple(places), frozenset(alarms), pictures)


def test_every_kind_has_a_name_and_a_count(qtbot):
    assert NAMES.keys() == set(Disguise)
    texts = DisguiseTexts()
    for kind in set(Disguise) - {Disguise.PICTURE}:
        assert texts.counted(findings_of(Finding(kind, Span(0, 1), 1, "w")), kind)
    beside = {Disguise.COMMENT, Disguise.DELETION, Disguise.ALTERNATIVE, Disguise.FIELD, Disguise.PICTURE}
    assert SHORT.keys() == set(Disguise) - beside


def the_headline_tells_kind_and_worth_as_the_engine_finds_them(window, dock, texts):
    effect = effects(corpus_of(texts))[str(texts[1])]
    told = window.findChild(QLabel, "disguisesHeadline").text()
    assert f"{100 * effect.typed:.0f}% of this text matched" in told
    assert f"before the disguises were removed, {100 * effect.undone:.0f}% after" in told
    assert "source.txt" in told
    findings = dock._session.disguises.of(str(texts[1]))
    letters = sum(place.letters for place in findings.of(Disguise.LOOKALIKE))
    assert f"{letters} look-alike" in told
    assert effect.typed < effect.undone


def the_more_disguised_of_two_is_shown_first_and_the_other_can_be_chosen(window, dock, texts):
    which = window.findChild(QComboBox, "disguisedDocument")
    assert [which.itemText(row) for row in range(which.count())] == ["source.txt", "essay.txt"]
    assert dock.key == str(texts[1])
    which.setCurrentIndex(0)
    which.activated.emit(0)
    assert dock.key == str(texts[0])
    assert window.findChild(QLabel, "disguisesHeadline").text().startswith("No unusual disguises found")
    dock._session.disguises.changed.emit()
    assert dock.key == str(texts[0])


def kinds_tell_places_letters_and_worth(dock, texts):
    corpus = corpus_of(texts)
    findings = corpus.disguises(str(texts[1]))
    places = findings.of(Disguise.LOOKALIKE)
    assert column(dock.kinds, KindColumn.KIND)[0] == "Look-alike letters"
    assert column(dock.kinds, KindColumn.PLACES)[0] == str(len(places))
    assert column(dock.kinds, KindColumn.LETTERS)[0] == str(sum(place.letters for place in places))
    worth = effects_by_kind(corpus, str(texts[1]), str(texts[0]), [Disguise.LOOKALIKE])[Disguise.LOOKALIKE]
    assert column(dock.kinds, KindColumn.WORTH)[0] == f"{100 * worth:.1f}"


def the_switch_is_the_option(qtbot, window, dock):
    session = window.controller.session
    index = dock.kinds.model().index(0, KindColumn.UNDO)
    assert index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    shared = session.report.pairs.shared.sum()
    dock.kinds.setFocus()
    QTest.keyClick(dock.kinds, Qt.Key.Key_Space)
    assert session.options.disguises.lookalikes is False
    settle(qtbot, window)
    assert session.report.pairs.shared.sum() < shared
    assert dock.kinds.model().index(0, KindColumn.UNDO).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Unchecked
    session.set_options(Options())
    assert dock.kinds.model().index(0, KindColumn.UNDO).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked


def test_an_option_leaves_what_was_found_as_it_is(qtbot, window, dock, texts):
    known = window.controller.session.disguises
    before = known.of(str(texts[1]))
    window.controller.session.set_options(window.controller.session.options.with_value("shingle-length", 2))
    settle(qtbot, window)
    assert known.of(str(texts[1])) is before
    window.controller.session.set_options(window.controller.session.options.with_value("language", "de"))
    settle(qtbot, window)
    assert known.of(str(texts[1])) is not before


def places_show_which_letters_are_foreign_and_name_them(dock):
    typed = dock.places.model().index(0, PlaceColumn.TYPED)
    row = column(dock.places, PlaceColumn.READ).index("storm")
    typed = dock.places.model().index(row, PlaceColumn.TYPED)
    assert typed.data() == "stоrm"
    assert typed.data(MARKS) == ((2, 3),)
    assert "U+043E Cyrillic small letter o, read as “o”" in typed.data(Qt.ItemDataRole.ToolTipRole)


def a_click_on_a_place_goes_there_in_the_text(qtbot, window, dock, texts):
    row = column(dock.places, PlaceColumn.READ).index("storm")
    place = dock.places.model().place_at(row)
    rect = dock.places.visualRect(dock.places.model().index(row, PlaceColumn.TYPED))
    qtbot.mouseClick(dock.places.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    pane = window.controller.compare.view.right
    assert pane.version.text[pane.caret() :].startswith("stоrm")
    hits = pane._painter.hits
    assert hits.start.tolist() == [pane.map.position(place.span.start)]
    assert hits.end.tolist() == [pane.map.position(place.span.end)]


def test_a_place_of_a_document_that_is_not_open_opens_it_beside_its_source(qtbot, window, opened, texts):
    window.findChild(QDockWidget, "disguisesDock").reveal()
    opened.documents.select([str(texts[1])])
    settle(qtbot, window)
    panel = opened.panels[DisguisesPanel]
    assert panel.key == str(texts[1])
    panel._go_to(0)
    settle(qtbot, window)
    assert opened.pair == (str(texts[0]), str(texts[1]))
    pane = opened.compare.view.right
    assert pane.version.text[pane.caret() :].startswith(panel.places.model().index(0, 0).data())


def the_list_warns_in_words_too(opened, texts):
    model = opened.documents.view.model()
    warnings = [model.index(row).data(DocumentRole.WARNING) for row in range(model.rowCount())]
    assert warnings == ["", "unusual characters", ""]
    assert model.index(1).data(DocumentRole.DETAIL).startswith("unusual characters · ")
    assert "unusual characters" in model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Look-alike letters: " in model.index(1).data(Qt.ItemDataRole.ToolTipRole)


def the_table_of_pairs_names_the_disguises_of_both(opened, texts):
    view = opened.overview.pairs
    view.arrange(Arrangement(shows_below=True))
    count = sum(opened.session.disguises.alarming(str(texts[1])).values())

    def rows():
        return {view.model.index(row, 0).data(): row for row in range(view.model.rowCount())}

    cell = view.model.index(rows()["source ↔ essay"], PairColumn.NOTICES)
    assert cell.data() == "⚠ Look-alike letters"
    assert f"essay: Look-alike letters: {count}" in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert view.model.index(rows()["source ↔ honest"], PairColumn.NOTICES).data() == ""
    before = len(rows())
    view.filter.setText("disguises > 0")
    assert "source ↔ essay" in rows()
    assert len(rows()) < before
    assert [condition.figure for condition in view.filter.wanted.conditions] == [Figure.DISGUISES]


def names_are_hidden_in_headline_choice_and_places(qtbot, window, dock):
    window.controller.session.set_anonymous(True)
    settle(qtbot, window)
    which = window.findChild(QComboBox, "disguisedDocument")
    assert not any("essay" in which.itemText(row) for row in range(which.count()))
    assert "source.txt" not in window.findChild(QLabel, "disguisesHeadline").text()


def test_before_anything_is_open_the_panel_says_what_to_do(window):
    window.findChild(QDockWidget, "disguisesDock").reveal()
    assert window.findChild(QLabel, "disguisesHeadline").text().startswith("Open a pair")
    assert not window.findChild(QTableView, "disguiseKinds").isVisible()


def a_closed_document_is_not_spoken_of_any_more(qtbot, window, dock, texts):
    window.controller.session.remove([str(texts[1])])
    settle(qtbot, window)
    assert dock.key == str(texts[0])


def test_the_dock_of_a_pair(request, qtbot, window, dock, texts):
    assert dock.key == str(texts[1])
    which = window.findChild(QComboBox, "disguisedDocument")

    def begin():
        window.controller.session.set_anonymous(False)
        window.controller.session.set_options(Options())
        window.controller.show_pair(str(texts[0]), str(texts[1]))
        which.setCurrentIndex(1)
        which.activated.emit(1)
        settle(qtbot, window)

    ask(
        request,
        begin,
        the_headline_tells_kind_and_worth_as_the_engine_finds_them,
        the_more_disguised_of_two_is_shown_first_and_the_other_can_be_chosen,
        places_show_which_letters_are_foreign_and_name_them,
        a_click_on_a_place_goes_there_in_the_text,
        kinds_tell_places_letters_and_worth,
        the_switch_is_the_option,
        the_list_warns_in_words_too,
        names_are_hidden_in_headline_choice_and_places,
        the_table_of_pairs_names_the_disguises_of_both,
        a_closed_document_is_not_spoken_of_any_more,
    )


def test_kinds_of_honest_texts_stand_below_a_line(qtbot):
    model = KindModel()
    places = (Finding(Disguise.LOOKALIKE, Span(0, 4), 1, "word"), Finding(Disguise.SOFT_HYPHEN, Span(0, 4), 1, "word"))
    model.show_findings(findings_of(*places, pictures=3, alarms=[Disguise.LOOKALIKE]))
    kinds = [model.kind_at(row) for row in range(model.rowCount())]
    assert kinds == [Disguise.LOOKALIKE, None, Disguise.SOFT_HYPHEN, Disguise.PICTURE]
    assert model.divider == 1
    assert not model.flags(model.index(1, 0)) & Qt.ItemFlag.ItemIsSelectable
    assert model.index(3, 0).data().startswith("3 large image")
    assert model.index(3, KindColumn.UNDO).data(Qt.ItemDataRole.CheckStateRole) is None
    assert not model.setData(model.index(3, KindColumn.UNDO), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)


@pytest.mark.parametrize("kind", UNSEEN)
def test_unseen_text_has_one_switch_for_all_its_kinds(qtbot, kind):
    model = KindModel()
    model.show_findings(findings_of(Finding(kind, Span(0, 4), 4, ""), alarms=[kind]))
    chosen = []
    model.option_chosen.connect(lambda flag, value: chosen.append((flag, value)))
    model.setData(model.index(0, KindColumn.UNDO), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert chosen == [("undo-unseen", False)]


def test_a_place_that_nobody_reads_says_what_it_is(qtbot):
    model = PlaceModel(str)
    findings = findings_of(Finding(Disguise.WHITE, Span(0, 4), 4, ""), alarms=[Disguise.WHITE])
    model.show_kind(findings, Disguise.WHITE)
    assert model.index(0, PlaceColumn.TYPED).data() == "word"
    assert model.index(0, PlaceColumn.READ).data() == "White text"


@pytest.mark.parametrize("hidden", ["word", "wоrd"])
def test_a_hidden_name_is_hidden_however_it_is_typed(qtbot, hidden):
    model = PlaceModel(lambda text: text.replace(hidden, "••••"))
    findings = findings_of(Finding(Disguise.LOOKALIKE, Span(0, 4), 1, "word"), text="wоrd")
    model.show_kind(findings, Disguise.LOOKALIKE)
    typed = model.index(0, PlaceColumn.TYPED)
    assert "••••" in typed.data()
    assert not typed.data(MARKS)
    assert "word" not in typed.data(Qt.ItemDataRole.ToolTipRole)


def test_documents_are_looked_through_a_few_at_a_time_and_none_is_forgotten(qtbot):
    known = DisguiseCache()
    documents = tuple(Document(str(number), str(number), "x" * (BLOCK // 3)) for number in range(7))
    known.set_documents(documents, Options())
    blocks = []
    while keys := known.missing():
        blocks.append(len(keys))
        known.add({key: findings_of() for key in keys})
    assert blocks == [3, 3, 1]
    with qtbot.assertNotEmitted(known.changed):
        known.set_documents(documents, replace(Options(), disguises=replace(Options().disguises, lookalikes=False)))
    with qtbot.waitSignal(known.changed):
        known.set_documents(documents[1:], Options())
    assert known.missing()


def test_unseen_text_of_a_file_alarms(qtbot):
    document = Document("a", "a", f"{ROSE} hidden", language="en", unseen=(Unseen(Disguise.WHITE, Span(96, 103)),))
    corpus = Corpus(Languages().find)
    corpus.add([document])
    known = DisguiseCache()
    known.add({"a": corpus.disguises("a")})
    assert known.alarming("a") == {Disguise.WHITE: 1}
