"""Appearance page: theme, language and sizes; each change applies immediately."""

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QSpinBox, QVBoxLayout, QWidget

from imbrex.gui.model import text_zoom
from imbrex.gui.model.settings import Scheme, Settings
from imbrex.gui.theme import text_size
from imbrex.gui.widgets.named import add_choice, label_for
from imbrex.gui.wording.percent import percent_sign
from imbrex.gui.wording.translated import translated
from imbrex.gui.wording.translation import LANGUAGES, SYSTEM, offered

SETTLED = 250  # milliseconds before a size applies, so that OK stays in place for a click after typing one


class AppearancePage(QWidget):
    """Appearance choices.

    Signals:
        scheme_chosen: (Scheme).
        size_chosen: (percent) of all text in the window.
        zoom_chosen: (percent) of document texts.
        numbers_chosen: (bool) whether passage numbers are shown in the texts.
    """

    scheme_chosen = Signal(object)
    size_chosen = Signal(int)
    zoom_chosen = Signal(int)
    numbers_chosen = Signal(bool)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._schemes, self._languages = QComboBox(), QComboBox()
        self._size = _percent(text_size.SMALLEST, text_size.LARGEST, text_size.STEP)
        self._zoom = _percent(text_zoom.SMALLEST, text_zoom.LARGEST, text_zoom.STEP)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self._numbers = QCheckBox()
        translated(self._numbers.setText, lambda: self.tr("Show passage numbers in the texts"))
        self._numbers.setObjectName("passageNumbers")
        self._fill()
        self._lay_out()
        self.show_settings(settings)
        self._schemes.currentIndexChanged.connect(lambda: self.scheme_chosen.emit(Scheme(self._schemes.currentData())))
        self._size.valueChanged.connect(lambda _percent: self._settled.start())
        self._settled.timeout.connect(lambda: self.size_chosen.emit(self._size.value()))
        self._zoom.valueChanged.connect(self.zoom_chosen)
        self._numbers.toggled.connect(self.numbers_chosen)

    @property
    def language(self) -> str:
        """Code of the chosen language, "" for the system's."""
        return str(self._languages.currentData())

    def show_settings(self, settings: Settings) -> None:
        """Show the current settings."""
        for box, value in ((self._schemes, settings.scheme), (self._languages, settings.language)):
            with QSignalBlocker(box):
                box.setCurrentIndex(max(0, box.findData(value)))
        for field, percent in ((self._size, settings.text_size), (self._zoom, settings.text_zoom)):
            with QSignalBlocker(field):
                field.setValue(percent)
        with QSignalBlocker(self._numbers):
            self._numbers.setChecked(settings.passage_numbers)

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
            (lambda: self.tr("Text size in &documents"), self._zoom, "textZoom"),
        )
        for text, field, name in rows:
            field.setObjectName(name)
            form.addRow(label_for(field, text), field)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self._numbers)
        layout.addStretch(1)


def _percent(low: int, high: int, step: int) -> QSpinBox:
    field = QSpinBox()
    field.setRange(low, high)
    field.setSingleStep(step)
    translated(field.setSuffix, percent_sign)
    field.setKeyboardTracking(False)  # "1" on the way to "150" would make everything tiny for a moment
    return field
