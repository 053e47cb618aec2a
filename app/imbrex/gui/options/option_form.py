"""Option form: inputs for all options that affect results, generated from their definitions."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.option_fields import Describe
from imbrex.engine.options import Options, walk
from imbrex.engine.presets import PRESETS
from imbrex.gui.model.abilities import Abilities
from imbrex.gui.options.fields import (
    ChoiceField,
    OptionField,
    PartsField,
    PhrasesField,
    camel,
    make_field,
    show_form_abilities,
)
from imbrex.gui.widgets.named import add_choice
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.option_texts import option_name
from imbrex.gui.wording.translated import retranslated, translated

FIRST = ("shingle-length", "minimum-passage", "word-form")
"""The most used options come first; the others follow in the engine's order."""


class OptionForm(QWidget):
    """Presets on top, a field for each option below. Signal: changed (Options), by the user, not by `show_options`."""

    changed = Signal(object)

    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = options
        self.fields: dict[str, QWidget] = {}
        self._presets = self._make_presets()
        self._explain_presets()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(12, 8, 12, 12)
        self._layout.setSpacing(8)
        self._build()
        self._presets.activated.connect(self._on_preset_activated)
        self.show_options(options)

    @property
    def options(self) -> Options:
        """The options in the form, including unfinished typing."""
        for field in self.fields.values():
            if isinstance(field, PhrasesField):
                field.tell()
        return self._options

    def show_options(self, options: Options) -> None:
        """Show these options."""
        self._options = options
        for flag, field in self.fields.items():
            cast("OptionField", field).show_value(options.value(flag))
        name = next((name for name, preset in PRESETS.items() if preset.compares_like(options)), "")
        with QSignalBlocker(self._presets):
            self._presets.setCurrentIndex(self._presets.findData(name))

    @retranslated
    def show_abilities(self, abilities: Abilities) -> None:
        """Disable options that no loaded language supports."""
        for field in self.fields.values():
            if isinstance(field, PartsField):
                field.show_abilities(abilities.parts)
            elif isinstance(field, ChoiceField):
                show_form_abilities(field, abilities)

    def show_through(self, shown: Callable[[str], str], hides: bool) -> None:
        """Show phrases as `shown` returns them; if that hides names, they are read-only."""
        for field in self.fields.values():
            if isinstance(field, PhrasesField):
                field.show_through(shown, hides)

    def add_below(self, widget: QWidget) -> None:
        """Add a widget below the last field."""
        self._layout.addWidget(widget)

    def add_stretch(self) -> None:
        """Leave excess height empty at the bottom."""
        self._layout.addStretch(1)

    def _make_presets(self) -> QComboBox:
        box = QComboBox()
        box.setObjectName("preset")
        translated(box.setAccessibleName, lambda: self.tr("Preset"))
        for name in PRESETS:
            add_choice(box, partial(option_name, name), name)
        add_choice(box, lambda: self.tr("Custom"), "")
        return box

    @retranslated
    def _explain_presets(self) -> None:
        tips = {
            "rewrite": self.tr("Finds reworded text: compares words in their normal form and ignores function words."),
            "verbatim": self.tr("Finds verbatim copies: matches six words in a row, as written."),
        }
        for number, name in enumerate(PRESETS):
            self._presets.setItemData(number, tips.get(name, ""), Qt.ItemDataRole.ToolTipRole)

    def _build(self) -> None:
        form = _form(self._layout)
        look = PlainLabel()
        translated(look.setText, lambda: self.tr("Preset"))
        form.addRow(look, self._presets)
        described = {describe.flag: (describe, value) for _, _, describe, value in walk(self._options)}
        groups = {
            "exclusions": lambda: self.tr("Exclusions"),
            "attribution": lambda: self.tr("What counts after exclusions"),
        }
        last = {describe.flag: group for group, _, describe, _ in walk(self._options) if group in groups}
        for flag in FIRST:
            self._add(form, *described[flag])
        self._add_rest(self._layout, [pair for flag, pair in described.items() if flag not in (*FIRST, *last)])
        for wanted, heading in groups.items():
            self._layout.addWidget(_heading(heading))
            self._add_group(self._layout, [described[flag] for flag, group in last.items() if group == wanted])

    def _add_rest(self, layout: QVBoxLayout, rest: list[tuple[Describe, Any]]) -> None:
        layout.addWidget(_heading(lambda: self.tr("Ignore")))
        for describe, value in rest:
            if isinstance(value, bool):
                layout.addWidget(self._field(describe, value))
        for describe, value in rest:
            if isinstance(value, PartOfSpeech):
                layout.addWidget(_heading(lambda: self.tr("Parts of speech to ignore")))
                layout.addWidget(self._field(describe, value))
        form = _form(layout)
        for describe, value in rest:
            if not isinstance(value, bool | PartOfSpeech):
                self._add(form, describe, value)

    def _add_group(self, layout: QVBoxLayout, group: list[tuple[Describe, Any]]) -> None:
        form = _form(layout)
        for describe, value in group:
            if isinstance(value, bool):
                layout.addWidget(self._field(describe, value))
            else:
                self._add(form, describe, value)

    def _add(self, form: QFormLayout, describe: Describe, value: Any) -> None:
        field = self._field(describe, value)
        label = PlainLabel()
        translated(label.setText, lambda: shown(describe.label))
        translated(label.setToolTip, lambda: shown(describe.help))
        label.setBuddy(field)
        if isinstance(field, PhrasesField):  # needs the full width
            form.addRow(label)
            form.addRow(field)
        else:
            form.addRow(label, field)

    def _field(self, describe: Describe, value: Any) -> QWidget:
        widget = make_field(describe, value)
        translated(widget.setToolTip, lambda: shown(describe.help))
        translated(widget.setAccessibleName, lambda: shown(describe.label))
        if not widget.objectName():
            widget.setObjectName(f"{camel(describe.flag)}Field")
        cast("OptionField", widget).changed.connect(partial(self._on_field_changed, describe.flag))
        self.fields[describe.flag] = widget
        return widget

    def _on_field_changed(self, flag: str, value: object) -> None:
        self._change(self._options.with_value(flag, value))

    def _on_preset_activated(self, _index: int) -> None:
        name = self._presets.currentData()
        if name:
            # A preset covers comparing, not what counts in the score.
            self._change(replace(PRESETS[name], attribution=self._options.attribution))

    def _change(self, options: Options) -> None:
        self.show_options(options)
        self.changed.emit(options)


def _form(layout: QVBoxLayout) -> QFormLayout:
    form = QFormLayout()
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    layout.addLayout(form)
    return form


def _heading(text: Callable[[], str]) -> QLabel:
    label = PlainLabel()
    translated(label.setText, text)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    label.setContentsMargins(0, 6, 0, 0)
    return label
