"""Lens switch: exclusive buttons for the lens."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from imbrex.gui.model.lens import Lens
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.segments import Segments
from imbrex.gui.wording.translation import translated


class LensSwitch(QWidget):
    """Ctrl+1 to Ctrl+3 while visible. Signal: chosen (Lens), by the user."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lensSwitch")
        translated(self.setAccessibleName, lambda: self.tr("View of the pair"))
        self._group = QActionGroup(self)
        self._actions = {lens: self._action(lens, number) for number, lens in enumerate(Lens, 1)}
        layout = spaced(QHBoxLayout(self), margins=NO_MARGINS)
        layout.addWidget(Segments(self.actions_for_menu))
        self.show_lens(Lens.SHINGLES)

    @property
    def actions_for_menu(self) -> list[QAction]:
        """Return one action per lens."""
        return list(self._actions.values())

    def name_of(self, lens: Lens) -> str:
        """Return the name of a lens."""
        return self._actions[lens].text()

    @property
    def shown(self) -> Lens:
        """Return the selected lens."""
        return next(lens for lens, action in self._actions.items() if action.isChecked())

    def show_lens(self, lens: Lens) -> None:
        """Show which lens is selected."""
        self._actions[lens].setChecked(True)

    def _action(self, lens: Lens, number: int) -> QAction:
        action = QAction(self)
        action.setObjectName(f"{lens.value}Lens")
        action.setCheckable(True)
        action.setShortcut(QKeySequence(f"Ctrl+{number}"))
        translated(partial(self._name, action, lens))
        action.setEnabled(False)
        action.triggered.connect(partial(self.chosen.emit, lens))
        self._group.addAction(action)
        self.addAction(action)
        return action

    def _name(self, action: QAction, lens: Lens) -> None:
        name, tip = self._texts(lens)
        action.setText(name)
        action.setToolTip(f"{tip} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")

    def _texts(self, lens: Lens) -> tuple[str, str]:
        """Return name and tooltip."""
        match lens:
            case Lens.SHINGLES:
                return self.tr("Shared shingles"), self.tr("Runs of words that are the same in both texts")
            case Lens.REWRITING:
                return self.tr("Passages"), self.tr(
                    "Passages that both texts share: word for word, reworded or translated"
                )
            case Lens.CHANGES:
                return self.tr("Changes"), self.tr("Changes in each paragraph")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for action in self._actions.values():
            action.setEnabled(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for action in self._actions.values():
            action.setEnabled(False)
