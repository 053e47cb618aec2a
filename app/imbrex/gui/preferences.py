"""Preferences: four pages, OK and Cancel."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from imbrex.gui.model import text_zoom
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.gui.model.settings import MOST_RECENT, Scheme, Settings
from imbrex.gui.theme import text_size
from imbrex.gui.widgets.dialog_buttons import answers
from imbrex.gui.widgets.mnemonics import add_choice, label_for
from imbrex.gui.wording.numbers import percent_sign
from imbrex.gui.wording.translation import LANGUAGES, SYSTEM, Text, offered, translated

SETTLED = 250  # milliseconds before a size applies, so that OK stays in place for a click after typing one


class AppearancePage(QWidget):
    """Appearance choices; `zoom` is that of document texts, `numbers` shows passage numbers in them.

    Signals:
        scheme_chosen: (Scheme).
        size_chosen: (percent) of all text in the window.
    """

    scheme_chosen = Signal(object)
    size_chosen = Signal(int)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._schemes, self._languages = QComboBox(), QComboBox()
        self._size = _percent(text_size.SMALLEST, text_size.LARGEST, text_size.STEP)
        self.zoom = _percent(text_zoom.SMALLEST, text_zoom.LARGEST, text_zoom.STEP)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self.numbers = QCheckBox()
        translated(self.numbers.setText, lambda: self.tr("Show passage numbers in the texts"))
        self.numbers.setObjectName("passageNumbers")
        self._fill()
        self._lay_out()
        self.show_settings(settings)
        self._schemes.currentIndexChanged.connect(lambda: self.scheme_chosen.emit(Scheme(self._schemes.currentData())))
        self._size.valueChanged.connect(lambda _percent: self._settled.start())
        self._settled.timeout.connect(lambda: self.size_chosen.emit(self._size.value()))

    @property
    def language(self) -> str:
        """Code of the chosen language, "" for the system's."""
        return str(self._languages.currentData())

    def show_settings(self, settings: Settings) -> None:
        """Show the current settings."""
        for box, value in ((self._schemes, settings.scheme), (self._languages, settings.language)):
            with QSignalBlocker(box):
                box.setCurrentIndex(max(0, box.findData(value)))
        for field, percent in ((self._size, settings.text_size), (self.zoom, settings.text_zoom)):
            with QSignalBlocker(field):
                field.setValue(percent)
        with QSignalBlocker(self.numbers):
            self.numbers.setChecked(settings.passage_numbers)

    def hideEvent(self, event: QHideEvent) -> None:
        """Apply a pending size immediately."""
        super().hideEvent(event)
        if self._settled.isActive():
            self._settled.stop()
            self.size_chosen.emit(self._size.value())

    def _fill(self) -> None:
        texts = {
            Scheme.SYSTEM: lambda: self.tr("Use system setting"),
            Scheme.LIGHT: lambda: self.tr("Light"),
            Scheme.DARK: lambda: self.tr("Dark"),
            Scheme.HIGH: lambda: self.tr("High contrast"),
        }
        for scheme, text in texts.items():
            add_choice(self._schemes, text, scheme)
        add_choice(self._languages, lambda: self.tr("Use system setting"), SYSTEM)
        for code in offered():
            self._languages.addItem(LANGUAGES[code], code)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        rows = (
            (lambda: self.tr("&Theme"), self._schemes, "schemeChoice"),
            (lambda: self.tr("&Language"), self._languages, "languageChoice"),
            (lambda: self.tr("&Interface text size"), self._size, "textSize"),
            (lambda: self.tr("Text size in &documents"), self.zoom, "textZoom"),
        )
        for text, field, name in rows:
            field.setObjectName(name)
            form.addRow(label_for(field, text), field)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.numbers)
        layout.addStretch(1)


def _percent(low: int, high: int, step: int) -> QSpinBox:
    field = QSpinBox()
    field.setRange(low, high)
    field.setSingleStep(step)
    translated(field.setSuffix, percent_sign)
    field.setKeyboardTracking(False)  # "1" on the way to "150" would make everything tiny for a moment
    return field


class FilesPage(QWidget):
    """File preferences; lists are cleared only when the dialog is accepted.

    Attributes:
        switches: check boxes by the name of their setting.
        recent_count: number of recent files to remember.
        forget_files, forget_libraries: buttons that are checked to clear a list.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.switches: dict[str, QCheckBox] = {}
        self._switch("watches_files", lambda: self.tr("Reload files &automatically when they change"))
        self._switch(
            "watches_again",
            lambda: self.tr("Keep &watching the folder after a restart"),
            lambda: self.tr("Unless you stop watching before you quit."),
        )
        self._switch(
            "keeps_unsaved",
            lambda: self.tr("&Keep recovery copies of unsaved work"),
            lambda: self.tr(
                "Saved moments after each change, and offered the next time you open Imbrex after a crash."
            ),
        )
        self.recent_count = QSpinBox()
        self.recent_count.setObjectName("recentCount")
        self.recent_count.setRange(0, MOST_RECENT)
        self.recent_count.setValue(settings.recent_count)
        translated(self.recent_count.setSpecialValueText, lambda: self.tr("none"))
        self.forget_files = self._button("forgetFiles", lambda: self.tr("&Clear recent files"), bool(settings.recent))
        self.forget_libraries = self._button(
            "forgetLibraries", lambda: self.tr("Clear recent &libraries"), bool(LibrarySettings().recent)
        )
        self._lay_out()

    def _switch(self, name: str, text: Text, tip: Text = str) -> None:
        """Add a check box for the setting of this name, which is stored at OK."""
        box = self.switches[name] = QCheckBox()
        translated(box.setText, text)
        translated(box.setToolTip, tip)
        box.setObjectName(name)
        box.setChecked(getattr(self._settings, name))

    def _button(self, name: str, text: Callable[[], str], enabled: bool) -> QPushButton:
        button = QPushButton()
        translated(button.setText, text)
        button.setObjectName(name)
        button.setCheckable(True)
        button.setEnabled(enabled)
        translated(button.setToolTip, lambda: self.tr("Cleared when you click OK."))
        return button

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(label_for(self.recent_count, lambda: self.tr("Nu&mber of recent files")), self.recent_count)
        form.addRow(self.forget_files)
        form.addRow(self.forget_libraries)
        layout = QVBoxLayout(self)
        for box in self.switches.values():
            layout.addWidget(box)
        layout.addLayout(form)
        layout.addStretch(1)


class PreferencesDialog(QDialog):
    """General preferences; the caller stores the choices, or reverts them."""

    def __init__(self, settings: Settings, comparing: QWidget, dictionaries: QWidget, parent: QWidget) -> None:
        """Take also the pages of default options and of dictionaries."""
        super().__init__(parent)
        self.setObjectName("preferences")
        translated(self.setWindowTitle, lambda: self.tr("Preferences"))
        self.appearance = AppearancePage(settings)
        self.files = FilesPage(settings)
        self._tabs = QTabWidget()
        self._tabs.setObjectName("preferencePages")
        for tabs in (self._tabs, self._tabs.tabBar()):
            translated(tabs.setAccessibleName, lambda: self.tr("Preference pages"))
        for page, title in (
            (self.appearance, lambda: self.tr("A&ppearance")),
            (comparing, lambda: self.tr("&Comparison")),
            (self.files, lambda: self.tr("&Files")),
            (dictionaries, lambda: self.tr("&Dictionaries")),
        ):
            translated(partial(self._tabs.setTabText, self._tabs.addTab(page, "")), title)
        layout = QVBoxLayout(self)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(answers(self)[0])
        self.resize(max(460, self.sizeHint().width()), 520)
