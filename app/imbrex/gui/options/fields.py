"""Fields: an input for each kind of option value, with a common interface."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Any, Protocol, cast

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QSpinBox,
    QWidget,
)

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.option_fields import Describe
from imbrex.engine.options import WordForm
from imbrex.gui.model.session import Abilities
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.mnemonics import add_choice
from imbrex.gui.wording.document_texts import language_name
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.option_texts import option_name
from imbrex.gui.wording.translation import retranslated, translated
from imbrex.languages.registry import KNOWN

PAUSE = 700  # milliseconds without a keystroke before typed phrases apply
LINES = 4  # of the field for phrases


class OptionField(Protocol):
    """The interface of all inputs of the form. `changed` carries the new value."""

    changed: Any

    def show_value(self, value: Any) -> None:
        """Show a value without emitting `changed`."""


class SwitchField(QCheckBox):
    """A check box with the option's label."""

    changed = Signal(object)

    def __init__(self, describe: Describe) -> None:
        super().__init__()
        translated(self.setText, lambda: shown(describe.label))
        self.toggled.connect(self._on_toggled)

    def show_value(self, value: bool) -> None:
        with QSignalBlocker(self):
            self.setChecked(value)

    def _on_toggled(self, value: bool) -> None:
        self.changed.emit(value)


class NumberField(QWidget):
    """A slider with a spin box beside it."""

    changed = Signal(object)

    def __init__(self, describe: Describe) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.spin = QSpinBox()
        self.setFocusProxy(self.spin)
        layout = spaced(QHBoxLayout(self), margins=NO_MARGINS)
        for widget in (self.slider, self.spin):
            widget.setRange(describe.low, describe.high)
            translated(widget.setAccessibleName, lambda: shown(describe.label))
            layout.addWidget(widget)
        self._fit()
        self.slider.setMinimumWidth(40)  # a form gives less to a field than it asks for, beside a longer label
        self.slider.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the field beside it takes the keys
        self.spin.setObjectName(camel(describe.flag))
        self.slider.valueChanged.connect(self.spin.setValue)
        self.spin.valueChanged.connect(self._on_value_changed)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            self._fit()

    def _fit(self) -> None:
        self.spin.setFixedWidth(self.fontMetrics().horizontalAdvance("0000") + 32)  # the same in every row

    def show_value(self, value: int) -> None:
        with QSignalBlocker(self):
            self.spin.setValue(value)

    def _on_value_changed(self, value: int) -> None:
        self.slider.setValue(value)
        self.changed.emit(value)


class ChoiceField(QComboBox):
    """One of the values of an enumeration."""

    changed = Signal(object)

    def __init__(self, kind: type[Enum]) -> None:
        super().__init__()
        for member in kind:
            add_choice(self, partial(option_name, member.value), member)
        self.currentIndexChanged.connect(self._on_index_changed)

    def show_value(self, value: Enum) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findText(option_name(value.value)))

    def _on_index_changed(self, _index: int) -> None:
        self.changed.emit(self.currentData())


class LanguageField(QComboBox):
    """A language for all documents, or none to detect each document's."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        translated(self._fill)
        self.currentIndexChanged.connect(self._on_index_changed)

    def show_value(self, value: str) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(max(0, self.findData(value)))

    def _fill(self) -> None:
        """Offer the languages, sorted by name."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            self.addItem(self.tr("Detected for each document"), "")
            for code in sorted(KNOWN, key=language_name):
                self.addItem(language_name(code), code)
        self.show_value(chosen or "")

    def _on_index_changed(self, _index: int) -> None:
        self.changed.emit(self.currentData())


class WordsField(QLineEdit):
    """Words separated by commas or spaces; applied after a typing pause, on Enter or on leaving the field."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        translated(self.setPlaceholderText, lambda: self.tr("use the language's list"))
        self.setClearButtonEnabled(True)
        self.textEdited.connect(self._on_edited)

    def show_value(self, value: tuple[str, ...]) -> None:
        if self._words() != value:
            self.setText(", ".join(value))

    def _words(self) -> tuple[str, ...]:
        return tuple(self.text().replace(",", " ").replace(";", " ").split())

    def _on_edited(self) -> None:
        self.changed.emit(self._words())


class PhrasesField(QPlainTextEdit):
    """Phrases, one per line; applied after a typing pause or on leaving: half a phrase excludes the wrong words."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._phrases: tuple[str, ...] = ()
        self._shown: Callable[[str], str] = str
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.emit_change)
        translated(self.setPlaceholderText, lambda: self.tr("one phrase per line"))
        self.setTabChangesFocus(True)
        self._fit()
        self.textChanged.connect(self._pause.start)

    def show_value(self, value: tuple[str, ...]) -> None:
        if value != self._phrases:
            self._phrases = value
            self._render()

    def show_through(self, shown: Callable[[str], str], hides: bool) -> None:
        """Show phrases as `shown` returns them; if that hides names, the field is read-only."""
        self.emit_change()
        self._shown = shown
        self.setReadOnly(hides)
        self._render()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self.fontMetrics().lineSpacing() * LINES + 2 * round(self.document().documentMargin()) + 2)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.emit_change()

    def _render(self) -> None:
        with QSignalBlocker(self):
            self.setPlainText("\n".join(map(self._shown, self._phrases)))

    def emit_change(self) -> None:
        """Emit the typed phrases if they have changed."""
        self._pause.stop()
        if self.isReadOnly():
            return
        phrases = _lines(self.toPlainText())
        if phrases != _lines("\n".join(self._phrases)):
            self._phrases = phrases
            self.changed.emit(phrases)


class PartsField(QWidget):
    """A check box for each part of speech."""

    changed = Signal(object)

    def __init__(self, describe: Describe) -> None:
        super().__init__()
        self._describe = describe
        self._boxes: dict[PartOfSpeech, QCheckBox] = {}
        layout = spaced(QGridLayout(self), margins=NO_MARGINS)
        for number, part in enumerate(PartOfSpeech):
            box = QCheckBox()
            translated(box.setText, partial(option_name, part.label))
            box.setObjectName(f"{part.label}Box")
            box.toggled.connect(self._on_toggled)
            self._boxes[part] = box
            layout.addWidget(box, number // 2, number % 2)

    def show_value(self, value: PartOfSpeech) -> None:
        for part, box in self._boxes.items():
            with QSignalBlocker(box):
                box.setChecked(part in value)

    @retranslated
    def show_abilities(self, known: PartOfSpeech) -> None:
        """Disable parts of speech that no loaded language supports, and explain why."""
        for part, box in self._boxes.items():
            box.setEnabled(part in known)
            missing = self.tr("The languages of the open documents don't have this part of speech.")
            box.setToolTip(shown(self._describe.help) if part in known else missing)

    def _on_toggled(self) -> None:
        value = PartOfSpeech(0)
        for part, box in self._boxes.items():
            if box.isChecked():
                value |= part
        self.changed.emit(value)


def make_field(describe: Describe, value: Any) -> "QWidget":
    """Create the input for an option by the type of its value. It is also an OptionField."""
    match value:
        case bool():
            return SwitchField(describe)
        case PartOfSpeech():
            return PartsField(describe)
        case int():
            return NumberField(describe)
        case Enum():
            return ChoiceField(type(value))
        case tuple():
            return PhrasesField() if describe.phrases else WordsField()
        case str() if describe.flag == "language":
            return LanguageField()
    raise TypeError(f"no field for {describe.flag}")


def show_form_abilities(field: ChoiceField, abilities: Abilities) -> None:
    """Disable the word forms that no loaded language supports."""
    model = cast("QStandardItemModel", field.model())  # the default model of a QComboBox
    able = {WordForm.AS_WRITTEN: True, WordForm.LEMMA: abilities.lemmas, WordForm.STEM: abilities.stems}
    for row in range(field.count()):
        usable = able.get(field.itemData(row), True)
        item = model.item(row)
        item.setEnabled(usable)
        item.setToolTip("" if usable else field.tr("Not available in the languages of the open documents."))


def _lines(text: str) -> tuple[str, ...]:
    """The distinct non-empty lines of a text."""
    lines = (" ".join(line.split()) for line in text.splitlines())
    return tuple(dict.fromkeys(line for line in lines if line))


def camel(flag: str) -> str:
    """Return the object name for a flag: "shingle-length" becomes "shingleLength"."""
    first, *rest = flag.split("-")
    return first + "".join(word.capitalize() for word in rest)
