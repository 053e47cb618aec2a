"""Preferences: each choice is in force at once or with OK, Cancel takes all back, and the next start knows them."""

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDockWidget,
    QPushButton,
    QSpinBox,
    QToolBar,
)

from imbrex.engine.options import LONGEST_SHINGLE, Options, walk
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.gui.model.remembered_settings import first_options, keep_first_options
from imbrex.gui.model.settings import Scheme, Settings
from imbrex.gui.options.option_form import FirstOptionsPage
from imbrex.gui.preferences import PreferencesDialog
from imbrex.gui.theme import apply_theme, text_size
from imbrex.gui.theme.theme import DARK, HIGH_LIGHT, LIGHT, theme_of
from imbrex.gui.window.controller import Controller
from imbrex.gui.wording.translation import translation_of
from imbrex.projects import lock

pytestmark = pytest.mark.one_window


@pytest.fixture(autouse=True)
def usual(qapp):
    """Everything is as it was before, and windows of earlier tests are gone: all that is there is written anew."""
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    yield
    text_size.apply(qapp, 100)
    apply_theme.apply(qapp, "system")


def comparing(dialog) -> FirstOptionsPage:
    """The page of the options with which sessions begin."""
    return dialog.findChild(FirstOptionsPage)


@pytest.fixture
def dialog(window):
    window.commands["preferences"].trigger()
    return next(child for child in window.children() if isinstance(child, PreferencesDialog))


def press(dialog, button):
    dialog.findChild(QDialogButtonBox).button(button).click()


OK, CANCEL = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel


def test_a_full_disk_is_told(window, dialog, monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    full = QSettings(str(tmp_path / "file" / "Imbrex.ini"), QSettings.Format.IniFormat)
    monkeypatch.setattr(window._preferences._settings, "store", full)
    press(dialog, OK)
    assert window.status.currentMessage().startswith("Can't save settings:")


def test_the_theme_is_seen_at_once_and_cancel_takes_it_back(window, dialog):
    box = dialog.findChild(QComboBox, "schemeChoice")
    box.setCurrentIndex(box.findData(Scheme.HIGH))
    assert theme_of(QApplication.palette()) is HIGH_LIGHT
    box.setCurrentIndex(box.findData(Scheme.DARK))
    assert theme_of(QApplication.palette()) is DARK
    assert window.commands["scheme_dark"].isChecked()
    press(dialog, CANCEL)
    assert theme_of(QApplication.palette()) is LIGHT
    assert Settings().scheme is Scheme.SYSTEM
    assert window.commands["scheme_system"].isChecked()


def test_a_size_is_kept_also_where_ok_comes_at_once(qapp, window, dialog):
    usual = qapp.font().pointSizeF()
    dialog.findChild(QSpinBox, "textSize").setValue(150)
    assert qapp.font().pointSizeF() == pytest.approx(usual)  # a click on its way finds the button where it was
    press(dialog, OK)
    assert qapp.font().pointSizeF() == pytest.approx(usual * 1.5)
    assert Settings().text_size == 150
    text_size.apply(qapp, 100)


def test_everything_written_grows_and_shrinks_again(qtbot, qapp, window, dialog):
    usual = qapp.font().pointSizeF()
    heading = window.start.findChild(QPushButton) or window.start
    before = heading.font().pointSizeF(), window.controller.compare.view.left.font().pointSizeF()
    dialog.findChild(QSpinBox, "textSize").setValue(150)
    qtbot.waitUntil(lambda: qapp.font().pointSizeF() == pytest.approx(usual * 1.5))
    assert heading.font().pointSizeF() == pytest.approx(before[0] * 1.5)
    assert window.controller.compare.view.left.font().pointSizeF() > before[1]
    press(dialog, CANCEL)
    assert qapp.font().pointSizeF() == pytest.approx(usual)
    assert heading.font().pointSizeF() == pytest.approx(before[0])
    assert window.controller.compare.view.left.font().pointSizeF() == pytest.approx(before[1])


def test_labels_larger_than_the_rest_stay_so(qapp, window):
    large = [label for label in QApplication.allWidgets() if label.font().pointSizeF() > qapp.font().pointSizeF() * 1.3]
    sizes = [label.font().pointSizeF() for label in large]
    assert sizes
    text_size.apply(qapp, 200)
    apply_theme.apply(qapp, "dark")
    assert [label.font().pointSizeF() for label in large] == pytest.approx([size * 2 for size in sizes])
    text_size.apply(qapp, 100)
    assert [label.font().pointSizeF() for label in large] == pytest.approx(sizes)


def test_larger_text_widens_the_list_and_enlarges_the_icons_beside_it(qtbot, qapp, window, open_and_wait, write):
    window.resize(1600, 900)
    window.show()
    open_and_wait(*(write(f"{name}.txt", f"{name} and nothing else") for name in ("one", "two", "three")))
    bar, dock = (window.workspace.findChild(*which) for which in ((QToolBar, "tools"), (QDockWidget, "documentsDock")))
    icon = bar.iconSize().width()
    qtbot.waitUntil(lambda: dock.width() == 230)
    text_size.apply(qapp, 150)
    qtbot.waitUntil(lambda: dock.width() == 345)
    assert icon * 1.3 < bar.iconSize().width() < icon * 1.7
    window.workspace.set_widths(300, 360)
    assert window.workspace.widths[0] == 300
    window.workspace.set_widths(230, 360, 100 / 150)  # stored by a session with smaller text
    assert window.workspace.widths[0] == 345
    text_size.apply(qapp, 200)
    qtbot.waitUntil(lambda: dock.width() == 400)  # a quarter of the window
    text_size.apply(qapp, 100)
    qtbot.waitUntil(lambda: dock.width() == 230)


def test_texts_are_zoomed_all_alike_and_remembered(window, dialog):
    panes = window.controller.compare.view.panes
    dialog.findChild(QSpinBox, "textZoom").setValue(160)
    assert (panes.left.zoom, panes.right.zoom, window.controller.overview.text.page.pane.zoom) == (160, 160, 160)
    press(dialog, OK)
    panes.zoom(1)
    assert window.controller.overview.text.page.pane.zoom == 170
    assert Settings().text_zoom == 170
    for _ in range(40):
        panes.zoom(1)
    assert panes.left.zoom == 300
    for _ in range(40):
        panes.zoom(-1)
    assert panes.left.zoom == 70
    panes.zoom(0)
    assert Settings().text_zoom == 100


def test_numbers_out_of_range_cannot_be_entered(dialog):
    for name, low, high in (("textSize", 100, 200), ("textZoom", 70, 300), ("recentCount", 0, 20)):
        field = dialog.findChild(QSpinBox, name)
        field.setValue(10_000)
        assert field.value() == high
        field.setValue(-5)
        assert field.value() == low
    length = comparing(dialog).findChild(QSpinBox, "shingleLength")
    assert (length.minimum(), length.maximum()) == (1, LONGEST_SHINGLE)


def test_the_form_has_every_option_of_the_model(dialog):
    assert set(comparing(dialog).form.fields) == {describe.flag for _, _, describe, _ in walk(Options())}


def test_new_sessions_begin_with_the_chosen_options_and_this_one_stays(qtbot, window, dialog):
    comparing(dialog).findChild(QSpinBox, "shingleLength").setValue(7)
    press(dialog, OK)
    assert window.controller.session.options == Options()
    assert first_options(Settings()).shingles.length == 7
    controller = Controller(window._preload)
    qtbot.addWidget(controller.documents)
    assert controller.session.options.shingles.length == 7
    assert controller.panels.options.findChild(QSpinBox, "shingleLength").value() == 7
    controller.close()


def test_options_are_taken_from_the_session_restored_and_forgotten_by_cancel(window, dialog):
    session = window.controller.session
    now, restore = (dialog.findChild(QPushButton, name) for name in ("optionsAsNow", "restoreOptions"))
    assert not now.isEnabled()
    assert not restore.isEnabled()
    session.set_options(session.options.with_value("shingle-length", 9))
    comparing(dialog).findChild(QCheckBox, "foldCaseField").click()
    assert now.isEnabled()
    now.click()
    assert comparing(dialog).options == session.options
    restore.click()
    assert comparing(dialog).options == Options()
    now.click()
    press(dialog, CANCEL)
    assert first_options(Settings()) == Options()


@pytest.mark.parametrize(
    "written", ["{", "[]", "7", '{"shingle-length": 900}', '{"nonsense": 1}', '{"fold-case": 3}', "[" * 100_000]
)
def test_stored_options_that_make_no_sense_count_as_absent(qapp, written):
    settings = Settings()
    settings.options = written
    assert first_options(settings) == Options()


def test_default_options_are_not_written_down(qapp):
    settings = Settings()
    keep_first_options(settings, Options().with_value("fold-case", False))
    assert "fold-case" in settings.options
    keep_first_options(settings, Options())
    assert settings.options == ""


def test_recent_files_are_kept_as_many_as_wanted_or_forgotten(window, dialog, write):
    paths = [write(f"{number}.txt", "text") for number in range(6)]
    settings = Settings()
    window.recent.add(paths)
    dialog.findChild(QSpinBox, "recentCount").setValue(3)
    press(dialog, OK)
    assert settings.recent == paths[:3]
    window.recent.add(paths[3:])
    assert settings.recent == paths[3:]
    window.commands["preferences"].trigger()
    second = window.findChildren(PreferencesDialog)[-1]
    second.findChild(QPushButton, "forgetFiles").click()
    assert settings.recent == paths[3:]
    press(second, OK)
    assert settings.recent == []


def test_watching_files_is_switched_with_ok(window, dialog):
    assert window.commands["watch_files"].isChecked()
    dialog.findChild(QCheckBox, "watches_files").click()
    assert Settings().watches_files
    press(dialog, OK)
    assert not Settings().watches_files
    assert not window.commands["watch_files"].isChecked()


def test_a_folder_is_watched_again_with_ok(dialog):
    dialog.findChild(QCheckBox, "watches_again").click()
    assert not Settings().watches_again
    press(dialog, OK)
    assert Settings().watches_again


@pytest.mark.own_window
def test_unsaved_work_is_kept_only_where_people_want_it(qtbot, window, dialog, open_and_wait, pair):
    def journals():
        return list(lock.journals_folder().glob("*.journal"))

    open_and_wait(*pair)
    window.projects.project_controller.autosave.flush()
    assert len(journals()) == 1
    dialog.findChild(QCheckBox, "keeps_unsaved").click()
    press(dialog, OK)
    qtbot.waitUntil(lambda: not journals(), timeout=10_000)
    window.commands["preferences"].trigger()
    second = window.findChildren(PreferencesDialog)[-1]
    second.findChild(QCheckBox, "keeps_unsaved").click()
    press(second, OK)
    qtbot.waitUntil(lambda: len(journals()) == 1, timeout=10_000)


def test_libraries_are_forgotten_with_ok(window):
    LibrarySettings().add("/class/essays.library")
    window.commands["preferences"].trigger()
    dialog = window.findChildren(PreferencesDialog)[-1]
    dialog.findChild(QPushButton, "forgetLibraries").click()
    assert LibrarySettings().recent
    press(dialog, OK)
    assert LibrarySettings().recent == []


def test_a_language_is_spoken_with_ok(qapp, window, dialog):
    box = dialog.findChild(QComboBox, "languageChoice")
    box.setCurrentIndex(box.findData("ru"))
    assert window.menus.edit.title() == "&Edit"
    press(dialog, OK)
    assert window.menus.edit.title() == "&Правка"
    assert Settings().language == "ru"
    translation_of(qapp).speak("en")


def test_numbers_of_passages_are_one_choice_in_menu_and_dialog(window, dialog):
    box = dialog.findChild(QCheckBox, "passageNumbers")
    box.click()
    assert window.controller.compare.view.left.headroom > 0
    assert window.findChild(QAction, "passage_numbersAction").isChecked()
    press(dialog, CANCEL)
    assert window.controller.compare.view.left.headroom == 0
    assert not Settings().passage_numbers


def test_names_are_hidden_in_the_form_too(qtbot, window):
    window.controller.session.set_anonymous(True)
    window.commands["preferences"].trigger()
    dialog = window.findChildren(PreferencesDialog)[-1]
    assert comparing(dialog).form.fields["exclude-phrases"].isReadOnly()
    dialog.reject()
