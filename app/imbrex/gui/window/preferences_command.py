"""Preferences command: opens the dialog, applies each choice at once, then stores or reverts it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from imbrex.errors import ImbrexError
from imbrex.gui.model.settings import Scheme, Settings
from imbrex.gui.theme import text_size

if TYPE_CHECKING:
    from imbrex.engine.options import Options
    from imbrex.gui.options.dictionaries_page import DictionariesPage
    from imbrex.gui.preferences import FilesPage, PreferencesDialog
    from imbrex.gui.window.actions import Actions
    from imbrex.gui.window.controller import Controller


class _Look(NamedTuple):
    """The appearance that Cancel restores."""

    scheme: Scheme
    size: int
    zoom: int
    numbers: bool


class PreferencesCommand(QObject):
    """Handles the action of a window.

    Signals: files_kept, the remembered files may have changed; unsaved, a message that the choices were not saved.
    """

    files_kept = Signal()
    unsaved = Signal(str)

    def __init__(
        self, settings: Settings, commands: Actions, controller: Callable[[], Controller], window: QWidget
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._commands = commands
        self._controller = controller
        self._window = window
        commands["preferences"].setMenuRole(QAction.MenuRole.PreferencesRole)
        commands["preferences"].triggered.connect(self.open)

    def open(self) -> None:
        """Open the dialog."""
        # numpy, like the controller
        from imbrex.gui.model.remembered_settings import first_options  # noqa: PLC0415
        from imbrex.gui.options.dictionaries_page import DictionariesPage  # noqa: PLC0415
        from imbrex.gui.options.option_form import FirstOptionsPage  # noqa: PLC0415
        from imbrex.gui.preferences import PreferencesDialog  # noqa: PLC0415

        settings = self._settings
        before = _Look(settings.scheme, settings.text_size, settings.text_zoom, settings.passage_numbers)
        comparing = FirstOptionsPage(first_options(settings), self._controller().session)
        dictionaries = DictionariesPage(self._controller().runner)
        dialog = PreferencesDialog(settings, comparing, dictionaries, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.appearance.scheme_chosen.connect(self._set_scheme)
        dialog.appearance.size_chosen.connect(self._set_size)
        dialog.appearance.zoom.valueChanged.connect(self._controller().zoom.choose)
        dialog.appearance.numbers.toggled.connect(self._set_numbers)
        dialog.accepted.connect(lambda: self._keep(dialog, comparing.options))
        dialog.accepted.connect(lambda: self._keep_dictionaries(dictionaries))
        dialog.rejected.connect(dictionaries.stop)
        dialog.rejected.connect(lambda: self._put_back(before))
        dialog.open()

    def _keep(self, dialog: PreferencesDialog, options: Options) -> None:
        from imbrex.gui.model.remembered_settings import keep_first_options  # noqa: PLC0415 - likewise

        settings = self._settings
        keep_first_options(settings, options)
        self._keep_files(dialog.files)
        language = self._window.findChild(QAction, f"language_{dialog.appearance.language or 'system'}Action")
        if language is not None and not language.isChecked():
            language.trigger()
        if message := settings.write():
            self.unsaved.emit(message)

    def _keep_dictionaries(self, page: DictionariesPage) -> None:
        try:
            if page.save():
                self._controller().refresh()  # pairs in two languages have other passages now
        except ImbrexError as error:
            from imbrex.gui.wording.messages import shown  # noqa: PLC0415 - likewise

            self.unsaved.emit(shown(error.message))

    def _keep_files(self, files: FilesPage) -> None:
        settings = self._settings
        settings.recent_count = files.recent_count.value()
        if files.forget_files.isChecked():
            settings.forget_recent()
        if files.forget_libraries.isChecked():
            self._controller().library_part.forget_recent()
        for name, box in files.switches.items():
            setattr(settings, name, box.isChecked())
        self._commands["watch_files"].setChecked(settings.watches_files)
        self.files_kept.emit()

    def _put_back(self, before: _Look) -> None:
        self._set_scheme(before.scheme)
        self._set_size(before.size)
        self._controller().zoom.choose(before.zoom)
        self._set_numbers(before.numbers)

    def _set_scheme(self, scheme: Scheme) -> None:
        if scheme != self._settings.scheme:
            self._commands[f"scheme_{scheme.value}"].trigger()

    def _set_size(self, percent: int) -> None:
        self._settings.text_size = percent
        application = QApplication.instance()
        if isinstance(application, QApplication):
            text_size.apply(application, percent)
            self._controller().zoom.refresh()

    def _set_numbers(self, wanted: bool) -> None:
        self._commands["passage_numbers"].setChecked(wanted)
