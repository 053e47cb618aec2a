"""Dock: a dock widget with its title bar, filled when it is first seen, and scrolled sideways if too narrow."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QToolButton, QWidget

from imbrex.gui.theme.fonts import bold
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.elided_label import ElidedLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.translation import Text, translated

ICON = QSize(16, 16)


class DockTitle(QWidget):
    """A bold title, which may be dragged, and a button. Qt's own buttons are hardly visible on dark windows.

    In a narrow panel the title is elided.
    """

    def __init__(self, picture: str, name: str, tip: Text) -> None:
        super().__init__()
        self.label = ElidedLabel(Qt.TextElideMode.ElideRight, least=0)
        self.label.setFont(bold(self.label.font()))
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = quiet_button(picture, name)
        translated(self.button.setToolTip, tip)
        translated(self.button.setAccessibleName, tip)
        layout = spaced(QHBoxLayout(self), margins=(12, 6, 6, 4))
        layout.addWidget(self.label, 1)
        layout.addWidget(self.button)


def quiet_button(picture: str, name: str) -> QToolButton:
    """Return a button with an icon, which takes the focus by Tab only."""
    button = QToolButton()
    button.setObjectName(name)
    button.setIcon(icon(picture))
    button.setIconSize(ICON)
    button.setAutoRaise(True)
    return button


LEAST = 160
"""Pixels: the least width of a panel, so that two texts and a panel fit in a small window in any language."""


class PanelArea(QScrollArea):
    """As wide as its content if space allows; a narrow one scrolls, and never makes the window wider.

    The content is resized here: Qt would give texts that wrap their preferred height, and scroll lists that may shrink.

    Attributes:
        content: the widget inside.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to the focused widget
        self.setSizePolicy(content.sizePolicy())
        self.content = content
        self.setWidget(content)

    @property
    def needed(self) -> QSize:
        """The least size of the content without scrolling."""
        return self.content.minimumSizeHint().expandedTo(self.content.minimumSize())

    def sizeHint(self) -> QSize:
        return self.content.sizeHint().expandedTo(self.needed)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.needed.width(), LEAST), self.needed.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    def event(self, event: QEvent) -> bool:
        """Follow the content when it needs another size."""
        known = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.widget() is not None:
            self.updateGeometry()
            self._fill()
        return known

    def _fill(self) -> None:
        self.content.resize(self.viewport().size().expandedTo(self.needed))


class Dock(QDockWidget):
    """A closable, movable dock; `name` is the key of its stored position, `make` returns its content.

    Signals:
        opened, closed: by the user, or by a command.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, name: str, title: Callable[[], str], make: Callable[[], QWidget]) -> None:
        super().__init__()
        translated(self.setWindowTitle, title)
        self.setObjectName(name)
        translated(self.setAccessibleName, title)
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        heading = DockTitle("close-panel", "closePanel", lambda: self.tr("Close"))
        translated(heading.label.show_text, title)
        translated(heading.label.setToolTip, title)
        heading.button.clicked.connect(self.close)
        self.setTitleBarWidget(heading)
        self._make = make
        self._area: PanelArea | None = None
        self._is_seen = False
        self.visibilityChanged.connect(self._on_visibility_changed)
        self.toggleViewAction().triggered.connect(self._on_triggered)

    @property
    def is_seen(self) -> bool:
        """Whether it is open and not behind another tab; Qt calls both visible."""
        return self._is_seen

    @property
    def content(self) -> QWidget:
        """The widget inside, created on first access."""
        if self._area is None:
            self._area = PanelArea(self._make())
            self.setWidget(self._area)
        return self._area.content

    @property
    def made(self) -> QWidget | None:
        """The widget inside if it exists already."""
        return self._area.content if self._area is not None else None

    @property
    def needed_width(self) -> int:
        """The least width in which nothing is scrolled sideways."""
        return self._area.needed.width() if self._area is not None else 0

    def reveal(self) -> None:
        """Open the panel and raise it above the other tabs."""
        self.show()
        self.raise_()
        self.opened.emit()
        self.content.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _on_visibility_changed(self, seen: bool) -> None:
        self._is_seen = seen
        if seen:
            _ = self.content

    def _on_triggered(self, is_open: bool) -> None:
        """Raise the panel above the other tabs when the user opens it."""
        if is_open:
            self.raise_()
            self.opened.emit()


def dock_of(content: QWidget) -> Dock | None:
    """Return the dock that a widget is in, None if it is in none."""
    around = content.parentWidget()
    while around is not None and not isinstance(around, Dock):
        around = around.parentWidget()
    return around
