"""Lens switch: exclusive buttons for the lens."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from imbrex.gui.model.lens import Lens
from imbrex.gui.wording.translated import translated


class LensSwitch(QWidget):
    """Ctrl+1 to Ctrl+3 while visible. Signal: chosen (Lens), by the user."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lensSwitch")
        translated(self.setAccessibleName, lambda: self.tr("View of the pair"))
        self._group = QActionGroup(self)
        self._actions: dict[Lens, QAction] = {}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for number, lens in enumerate(Lens, 1):
            self._actions[lens] = self._action(lens, number)
            layout.addWidget(self._button(lens))
        self.show_lens(Lens.SHINGLES)

    @property
    def actions_for_menu(self) -> list[QAction]:
        """Return one action per lens."""
        return list(self._actions.values())

    def name_of(self, lens: Lens) -> str:
        """Return the menu text of a lens."""
        return self._actions[lens].text()

    def show_lens(self, lens: Lens) -> None:
        """Show which lens is selected."""
        self._actions[lens].setChecked(True)

    def _action(self, lens: Lens, number: int) -> QAction:
        action = QAction(self)
        action.setCheckable(True)
        action.setShortcut(QKeySequence(f"Ctrl+{number}"))
        translated(partial(self._name, action, lens))
        action.setEnabled(False)
        action.triggered.connect(partial(self.chosen.emit, lens))
        self._group.addAction(action)
        self.addAction(action)
        return action

    def _name(self, action: QAction, lens: Lens) -> None:
        name, short, tip = self._texts(lens)
        action.setText(name)
        action.setIconText(short)
        action.setToolTip(tip.replace("%1", action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)))

    def _texts(self, lens: Lens) -> tuple[str, str, str]:
        """Return menu text, button text and tooltip, with %1 for the shortcut."""
        match lens:
            case Lens.SHINGLES:
                tip = self.tr("Show identical passages only (%1)")
                return self.tr("Exact passages"), self.tr("Exact"), tip
            case Lens.REWRITING:
                tip = self.tr("Show shared passages, identical or rewritten (%1)")
                return self.tr("Rewritten passages"), self.tr("Rewritten"), tip
            case Lens.CHANGES:
                tip = self.tr("Show which paragraphs and words were changed (%1)")
                return self.tr("Changes"), self.tr("Changes"), tip

    def _button(self, lens: Lens) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(self._actions[lens])
        button.setObjectName(f"{lens.value}Lens")
        translated(button.setAccessibleName, self._actions[lens].text)
        translated(button.setAccessibleDescription, self._actions[lens].toolTip)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for action in self._actions.values():
            action.setEnabled(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for action in self._actions.values():
            action.setEnabled(False)
