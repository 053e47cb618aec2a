"""Zoom bar: visible buttons for the functions of the mouse wheel."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.translation import translated


class ZoomBar(QWidget):
    """Three small buttons. Signal: zoom_requested (1 to zoom in, -1 to zoom out). The button `fit` shows all."""

    zoom_requested = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        out = self._button(f"{name}Out", lambda: "−", lambda: self.tr("Zoom out (-)"))
        self.fit = self._button(f"{name}Fit", lambda: self.tr("Fit"), lambda: self.tr("Fit all (0)"))
        into = self._button(f"{name}In", lambda: "+", lambda: self.tr("Zoom in (+)"))
        out.clicked.connect(lambda: self.zoom_requested.emit(-1))
        into.clicked.connect(lambda: self.zoom_requested.emit(1))
        layout = spaced(QHBoxLayout(self), 0, NO_MARGINS)
        for button in (out, self.fit, into):
            layout.addWidget(button)

    @staticmethod
    def _button(name: str, text: Callable[[], str], tip: Callable[[], str]) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        translated(button.setText, text)
        translated(button.setToolTip, tip)
        translated(button.setAccessibleName, tip)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the view itself has keys for all three
        return button
