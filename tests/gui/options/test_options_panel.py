"""The options form: made from the options, and as good as they are."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QWidget,
)

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import LONGEST_SHINGLE, PRESETS, Options, WordForm, walk
from imbrex.engine.text.document import Document
from imbrex.gui.model.session import Abilities, FileRead, Session
from imbrex.gui.options.option_form import OptionsPanel
from imbrex.gui.wording.numbers import percent


@pytest.fixture
def session(qapp):
    return Session()


@pytest.fixture
def panel(qtbot, session):
    panel = OptionsPanel(session)
    qtbot.addWidget(panel)
    return panel


def test_every_option_has_a_field_that_explains_itself(panel):
    for _, _, describe, _ in walk(Options()):
        assert panel.form.fields[describe.flag].toolTip() == describe.help


def test_every_switch_changes_its_option(session, panel):
    for _, _, describe, value in walk(Options()):
        if isinstance(value, bool):
            panel.findChild(QCheckBox, panel.form.fields[describe.flag].objectName()).click()
            assert session.options.value(describe.flag) is not value


def test_shingle_length_keeps_its_limits(session, panel):
    spin = panel.findChild(QSpinBox, "shingleLength")
    assert (spin.minimum(), spin.maximum()) == (1, LONGEST_SHINGLE)
    spin.setValue(7)
    assert session.options.shingles.length == 7
    assert panel.form.fields["shingle-length"].slider.value() == 7


@pytest.mark.parametrize(("kind", "name"), [(QComboBox, "languageField"), (QSpinBox, "shingleLength"), (QSlider, "")])
def test_the_wheel_scrolls_the_form_and_changes_no_option(session, panel, kind, name):
    panel.resize(panel.sizeHint().width(), 200)
    panel.show()
    field, before = panel.findChild(kind, name), session.options
    middle, none = QPointF(field.rect().center()), Qt.MouseButton.NoButton
    event = QWheelEvent(
        *(middle, QPointF(field.mapToGlobal(field.rect().center())), QPoint(), QPoint(0, -120)),
        *(none, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(field, event)
    assert session.options == before
    assert not event.isAccepted()  # so it goes on to the form


def test_parts_of_speech_word_form_and_own_stop_words(qtbot, session, panel):
    panel.findChild(QCheckBox, "adjectiveBox").click()
    assert PartOfSpeech.ADJECTIVE in session.options.canonization.drop
    panel.findChild(QCheckBox, "prepositionBox").click()
    assert PartOfSpeech.PREPOSITION not in session.options.canonization.drop
    form = panel.findChild(QComboBox, "wordFormField")
    form.setCurrentIndex(form.findText("Stem"))
    assert session.options.canonization.word_form is WordForm.STEM
    qtbot.keyClicks(panel.findChild(QLineEdit, "stopWordsField"), "foo, bar baz")
    assert session.options.canonization.stop_words == ("foo", "bar", "baz")


def test_presets_show_what_is_in_force_and_reset_goes_back(session, panel):
    preset = panel.findChild(QComboBox, "preset")
    reset = panel.findChild(QPushButton, "resetOptions")
    assert preset.currentData() == "rewrite"
    assert not reset.isEnabled()
    preset.setCurrentIndex(preset.findData("verbatim"))
    preset.activated.emit(preset.currentIndex())
    assert session.options == PRESETS["verbatim"]
    assert panel.findChild(QSpinBox, "shingleLength").value() == 6
    panel.findChild(QSpinBox, "shingleLength").setValue(5)
    assert preset.currentText() == "Custom"
    reset.click()
    assert session.options == Options()
    assert preset.currentData() == "rewrite"


def test_a_preset_says_nothing_of_what_counts(session, panel):
    preset = panel.findChild(QComboBox, "preset")
    session.set_options(session.options.with_value("count-template", True))
    assert preset.currentData() == "rewrite"
    preset.setCurrentIndex(preset.findData("verbatim"))
    preset.activated.emit(preset.currentIndex())
    assert preset.currentData() == "verbatim"
    assert session.options.attribution.template


def test_what_no_language_can_tell_is_switched_off_and_says_so(panel):
    panel.show_abilities(Abilities(PartOfSpeech.PREPOSITION, lemmas=False, stems=True))
    adjective = panel.findChild(QCheckBox, "adjectiveBox")
    assert not adjective.isEnabled()
    assert "languages" in adjective.toolTip()
    assert panel.findChild(QWidget, "prepositionBox").isEnabled()
    form = panel.findChild(QComboBox, "wordFormField")
    assert not form.model().item(form.findText("Normal form")).isEnabled()
    assert form.model().item(form.findText("Stem")).isEnabled()


@pytest.mark.parametrize(
    ("fraction", "expected"), [(0, "0%"), (0.001, "<1%"), (0.32, "32%"), (0.999, ">99%"), (1, "100%")]
)
def test_percent_never_rounds_to_nothing_or_to_all(fraction, expected):
    assert percent(fraction) == expected


@pytest.fixture
def phrases(panel):
    return panel.findChild(QPlainTextEdit, "excludePhrasesField")


def test_phrases_are_told_once_typing_pauses(qtbot, session, phrases):
    with qtbot.waitSignal(session.options_changed, timeout=10_000):
        phrases.setPlainText("in my  opinion\n\nas we all know\nin my opinion\n")
    assert session.options.exclusions.phrases == ("in my opinion", "as we all know")


def test_phrases_are_told_when_the_field_is_left(qtbot, session, panel, phrases):
    panel.show()
    phrases.setFocus()
    qtbot.keyClicks(phrases, "in my opinion")
    assert session.options.exclusions.phrases == ()
    QApplication.sendEvent(phrases, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert session.options.exclusions.phrases == ("in my opinion",)


def test_phrases_set_elsewhere_are_shown_and_stay_what_they_are(session, phrases):
    session.set_options(session.options.with_value("exclude-phrases", ["one  two", "three"]))
    assert phrases.toPlainText() == "one  two\nthree"
    QApplication.sendEvent(phrases, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert session.options.exclusions.phrases == ("one  two", "three")


def test_phrases_hide_names_and_cannot_be_spoilt_meanwhile(session, phrases):
    session.add([FileRead("/a", (Document("/a", "a.txt", "By Anna Petrova.", author="Anna Petrova"),))])
    session.set_options(session.options.with_value("exclude-phrases", ["essay by Anna Petrova"]))
    session.set_anonymous(True)
    assert "Petrova" not in phrases.toPlainText()
    assert phrases.toPlainText().startswith("essay by")
    assert phrases.isReadOnly()
    QApplication.sendEvent(phrases, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    session.set_anonymous(False)
    assert phrases.toPlainText() == "essay by Anna Petrova"
    assert session.options.exclusions.phrases == ("essay by Anna Petrova",)
    assert not phrases.isReadOnly()


def test_the_template_match_keeps_its_limits(session, panel):
    spin = panel.findChild(QSpinBox, "templateWords")
    assert (spin.minimum(), spin.maximum()) == (2, LONGEST_SHINGLE)
    spin.setValue(5)
    assert session.options.exclusions.template_words == 5
