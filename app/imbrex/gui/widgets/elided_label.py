"""Labels: plain text without markup, elided if too long, and a heading with facts."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from imbrex.gui.theme.fonts import bold
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.layouts import spaced


class PlainLabel(QLabel):
    """A label in plain-text format.

    Qt guesses the format, and file names, error messages and excerpts may look like HTML.
    """

    def __init__(self, text: str = "", *, name: str = "", wraps: bool = False, quiet: bool = False) -> None:
        """Create a label; a `quiet` one is as pale as a placeholder."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setObjectName(name)
        self.setWordWrap(wraps)
        if quiet:
            self.setForegroundRole(QPalette.ColorRole.PlaceholderText)


class ElidedLabel(QLabel):
    """A single-line label that elides its text and keeps a minimum width of `least` pixels."""

    def __init__(self, mode: Qt.TextElideMode, least: int) -> None:
        super().__init__()
        self._mode = mode
        self._least = least
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show a text, elided to the available width."""
        self._whole = " ".join(text.splitlines())
        self.setAccessibleName(self._whole)
        self.updateGeometry()
        self._elide()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._least, self.sizeHint().width()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            self.updateGeometry()
            self._elide()

    def _elide(self) -> None:
        self.setText(self.fontMetrics().elidedText(self._whole, self._mode, self.width()))


class Heading(QWidget):
    """The name of a document and facts about it, on one line."""

    def __init__(self, object_name: str, indent: int, least: int) -> None:
        """Indent by `indent` pixels; keep at least `least` pixels for the name."""
        super().__init__()
        self.setObjectName(object_name)
        self.name = ElidedLabel(Qt.TextElideMode.ElideMiddle, least)  # file names differ at both ends
        self.name.setObjectName(f"{object_name}Name")
        self.name.setFont(bold(self.name.font()))
        self.facts = ElidedLabel(Qt.TextElideMode.ElideRight, least=40)
        self.facts.setObjectName(f"{object_name}Facts")
        self.facts.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        layout = spaced(QHBoxLayout(self), 10, (indent, 4, 8, 5))
        layout.addWidget(self.name)
        layout.addWidget(self.facts)
        layout.addStretch(1)

    def add(self, widget: QWidget) -> None:
        """Add a widget behind the facts."""
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(layout.count() - 1, widget)
