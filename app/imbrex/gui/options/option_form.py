"""Option form: inputs for all options that affect results, generated from their definitions, in a panel and a page."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.option_fields import Describe
from imbrex.engine.options import PRESETS, Options, walk
from imbrex.gui.model.session import Abilities, Session
from imbrex.gui.options.fields import (
    ChoiceField,
    OptionField,
    PartsField,
    PhrasesField,
    camel,
    make_field,
    show_form_abilities,
)
from imbrex.gui.theme.fonts import bold
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.widgets.mnemonics import add_choice
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.option_texts import option_name
from imbrex.gui.wording.translation import retranslated, translated

FIRST = ("shingle-length", "shingle-step", "minimum-passage", "word-form")
"""The most used options come first, with the step beside its length; the others follow in the engine's order."""


class OptionForm(QWidget):
    """Presets on top, a field for each option below. Signal: changed (Options), by the user, not by `show_options`."""

    changed = Signal(object)

    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = options
        self.fields: dict[str, QWidget] = {}
        self._presets = self._make_presets()
        self._explain_presets()
        self._layout = spaced(QVBoxLayout(self), 8, (12, 8, 12, 12))
        self._build()
        self._presets.activated.connect(self._on_preset_activated)
        for kind in (QComboBox, QSpinBox, QSlider):
            for field in self.findChildren(kind):
                if field.focusPolicy() is Qt.FocusPolicy.WheelFocus:
                    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                field.installEventFilter(self)
        self.show_options(options)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the wheel scroll the form, and turn only a field that has the focus."""
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    @property
    def options(self) -> Options:
        """The options in the form, including unfinished typing."""
        for field in self.fields.values():
            if isinstance(field, PhrasesField):
                field.emit_change()
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
            "passages": lambda: self.tr("Passages"),
            "exclusions": lambda: self.tr("Exclusions"),
            "attribution": lambda: self.tr("What counts after exclusions"),
        }
        rest = [(describe.flag, group) for group, _, describe, _ in walk(self._options) if group in groups]
        last = {flag: group for flag, group in rest if flag not in FIRST}
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
    label.setFont(bold(label.font()))
    label.setContentsMargins(0, 6, 0, 0)
    return label


class OptionsPanel(QScrollArea):
    """A form with presets on top; each change is set in the session immediately."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to the focused widget
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.form = OptionForm(session.options)
        self._reset = QPushButton()
        translated(
            self._reset.setText,
            lambda: self.tr("Reset to preset “%1”").replace("%1", option_name(next(iter(PRESETS)))),
        )
        self._reset.setObjectName("resetOptions")
        self.form.add_below(self._reset)
        self.form.add_stretch()
        self.setWidget(self.form)
        translated(self._fit)
        self.form.changed.connect(session.set_options)
        self._reset.clicked.connect(self._on_reset_clicked)
        session.options_changed.connect(self._show)
        session.anonymous_changed.connect(self._on_anonymous_changed)
        self._show(session.options)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event) and self.widget() is not None:
            QTimer.singleShot(0, self, self._fit)  # the fields receive the event after this

    def _fit(self) -> None:
        """Match the width of the form, which scrolls only vertically."""
        self.setMinimumWidth(self.form.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width())

    def show_abilities(self, abilities: Abilities) -> None:
        """Disable options that no loaded language supports."""
        self.form.show_abilities(abilities)

    def _show(self, options: Options) -> None:
        self.form.show_options(options)
        self._reset.setEnabled(options != Options())

    def _on_anonymous_changed(self, hides: bool) -> None:
        self.form.show_through(self._session.shown_text, hides)

    def _on_reset_clicked(self) -> None:
        self._session.set_options(Options())


class FirstOptionsPage(QWidget):
    """The session's option form, applied to the defaults of new sessions."""

    def __init__(self, options: Options, session: Session) -> None:
        super().__init__()
        self._session = session
        self.form = OptionForm(options)
        self.form.show_through(session.shown_text, session.anonymous)
        self._now = QPushButton()
        translated(self._now.setText, lambda: self.tr("Use &current options"))
        self._now.setObjectName("optionsAsNow")
        self._restore = QPushButton()
        translated(self._restore.setText, lambda: self.tr("&Restore defaults"))
        self._restore.setObjectName("restoreOptions")
        self._lay_out()
        self._now.clicked.connect(lambda: self._show(session.options))
        self._restore.clicked.connect(lambda: self._show(Options()))
        self.form.changed.connect(self._update)
        self._update()

    @property
    def options(self) -> Options:
        """The chosen options."""
        return self.form.options

    def _show(self, options: Options) -> None:
        self.form.show_options(options)
        self._update()

    def _update(self) -> None:
        self._now.setEnabled(self.form.options != self._session.options)
        self._restore.setEnabled(self.form.options != Options())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            QTimer.singleShot(0, self, self._fit)  # the fields receive the event after this

    def _fit(self) -> None:
        bar = self._area.verticalScrollBar()
        self._area.setMinimumWidth(self.form.minimumSizeHint().width() + bar.sizeHint().width())

    def _lay_out(self) -> None:
        note = PlainLabel(wraps=True)
        translated(
            note.setText,
            lambda: self.tr(
                "New sessions start with these options. To change the options of this session, use the Options panel."
            ),
        )
        area = QScrollArea()
        area.setObjectName("defaultOptions")
        translated(area.setAccessibleName, lambda: self.tr("Options for new sessions"))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self.form)
        for ground in (area.viewport(), self.form):
            ground.setAutoFillBackground(False)  # otherwise its background differs from the page
        self._area = area
        translated(self._fit)
        buttons = QHBoxLayout()
        buttons.addWidget(self._now)
        buttons.addWidget(self._restore)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addWidget(note)
        layout.addWidget(area, 1)
        layout.addLayout(buttons)
