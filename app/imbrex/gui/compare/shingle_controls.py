"""Shingle controls: the options that decide which shingles two texts share, beside these."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QSlider, QToolButton

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.option_fields import Describe
from imbrex.engine.options import Options, WordForm, walk
from imbrex.gui.widgets.chip import STYLE
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import ShorteningRow
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.option_texts import option_name
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated

LENGTH, FORM, DROP = "shingle-length", "word-form", "drop"
SWITCHES = "drop-stop-words", "drop-numbers"
"""Flags of options that ignore kinds of words, besides parts of speech."""
MENU_STYLE = STYLE + "QToolButton::menu-indicator { image: none; }"


class ShingleControls(ShorteningRow):
    """Shingle length, word form, and the kinds of words that are ignored. Signal: option_chosen (flag, value)."""

    option_chosen = Signal(str, object)

    def __init__(self, canonized: QAction) -> None:
        """Take also the action that shows the normalized texts."""
        super().__init__()
        self.setObjectName("shingleControls")
        self._options = Options()
        self._form = ""
        self._count = 0  # kinds of words that are ignored
        self._described = {describe.flag: describe for _, _, describe, _ in walk(self._options)}
        self._label, self._words = PlainLabel(), PlainLabel()
        self._label.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.length = self._make_length()
        self.ignored, kinds = self._menu_button()
        self._forms = self._make_forms(kinds, canonized)
        kinds.addSeparator()
        self._switches = {flag: self._switch(kinds, self._described[flag]) for flag in SWITCHES}
        kinds.addSeparator()
        self._parts = {part: self._part(kinds, part) for part in PartOfSpeech}
        self._lay_out()
        self.show_options(self._options)

    @retranslated
    def show_options(self, options: Options) -> None:
        """Show these options."""
        self._options = options
        with QSignalBlocker(self.length):
            self.length.setValue(options.value(LENGTH))
        self._words.setText(self.tr("%Ln word(s)", "", options.value(LENGTH)))
        form = options.value(FORM)
        self._forms[form].setChecked(True)
        self._form = option_name(form.value)
        for flag, action in self._switches.items():
            action.setChecked(options.value(flag))
        for part, action in self._parts.items():
            action.setChecked(part in options.value(DROP))
        self._count = sum(action.isChecked() for action in (*self._switches.values(), *self._parts.values()))
        self.measure()

    def show_brief(self, brief: bool) -> None:
        """Leave out the label of the slider, and what is ignored."""
        self._label.setVisible(not brief)
        whole = self.tr("Ignoring %Ln kind(s) of words", "", self._count)
        ignoring = self.tr("Ignoring %1").replace("%1", str(self._count)) if brief else whole
        self.ignored.setText(f"{self._form} · {ignoring} ▾")
        self.ignored.setAccessibleName(f"{self._form}, {whole}")

    def _make_length(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        describe = self._described[LENGTH]
        slider.setObjectName("shingleLengthHere")
        slider.setRange(describe.low, describe.high)
        slider.setPageStep(1)
        slider.setFixedWidth(90)
        translated(slider.setAccessibleName, lambda: shown(describe.label))
        translated(slider.setToolTip, lambda: plain_tip(shown(describe.help)))
        translated(self._label.setText, lambda: shown(describe.label))
        slider.valueChanged.connect(partial(self.option_chosen.emit, LENGTH))
        return slider

    def _menu_button(self) -> tuple[QToolButton, QMenu]:
        button = QToolButton()
        menu = QMenu(button)
        button.setObjectName("ignoredWords")
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setStyleSheet(MENU_STYLE)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        describe = self._described[DROP]
        translated(button.setToolTip, lambda: plain_tip(shown(describe.help)))
        return button, menu

    def _make_forms(self, menu: QMenu, canonized: QAction) -> dict[WordForm, QAction]:
        group = QActionGroup(menu)
        actions = {form: self._action(menu, partial(option_name, form.value)) for form in WordForm}
        for form, action in actions.items():
            group.addAction(action)
            action.triggered.connect(partial(self._choose, FORM, form))
        menu.addSeparator()
        menu.addAction(canonized)
        return actions

    def _switch(self, menu: QMenu, describe: Describe) -> QAction:
        action = self._action(menu, lambda: shown(describe.label))
        action.triggered.connect(partial(self.option_chosen.emit, describe.flag))
        return action

    def _part(self, menu: QMenu, part: PartOfSpeech) -> QAction:
        action = self._action(menu, partial(option_name, part.label))
        action.triggered.connect(partial(self._choose_part, part))
        return action

    def _action(self, menu: QMenu, text: Callable[[], str]) -> QAction:
        action = QAction(menu)
        action.setCheckable(True)
        translated(action.setText, text)
        menu.addAction(action)
        return action

    def _choose(self, flag: str, value: object, _checked: bool = False) -> None:
        self.option_chosen.emit(flag, value)

    def _choose_part(self, part: PartOfSpeech, wanted: bool) -> None:
        parts = self._options.value(DROP)
        self.option_chosen.emit(DROP, parts | part if wanted else parts & ~part)

    def _lay_out(self) -> None:
        layout = spaced(QHBoxLayout(self), 8, NO_MARGINS)
        for widget in (self._label, self.length, self._words, self.ignored):
            layout.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
