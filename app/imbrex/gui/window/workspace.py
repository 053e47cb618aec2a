"""Workspace: result pages in the middle, with panels and tools around them."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QTabBar, QToolBar, QWidget

from imbrex.gui.panels.dock import Dock
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.flow_layout import PageStack
from imbrex.gui.wording.translation import translated

Side = Qt.DockWidgetArea

SHARES = {Side.LeftDockWidgetArea: 0.25, Side.RightDockWidgetArea: 0.4}
"""How much of the window's width larger text may make each side take."""


class Workspace(QMainWindow):
    """A nested main window, as only main windows have docks; the start page is outside it."""

    def __init__(self, tools: QToolBar) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName("workspace")
        translated(self.setAccessibleName, lambda: self.tr("Workspace"))
        self.pages = PageStack()
        self.setCentralWidget(self.pages)
        self.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        self._tools = tools
        self.addToolBar(tools)
        self._is_dragging = False  # the edge of a dock
        self._chosen: dict[Side, tuple[int, float]] = {}
        """Width of each side, and the text size in points for which it was chosen."""
        self._fit_icons()

    @property
    def page(self) -> QWidget | None:
        """The current page."""
        return self.pages.currentWidget()

    def add_list(self, panel: Dock, rail: QToolBar) -> None:
        """Add the list of documents on the left, with the rail that it is folded to."""
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, rail)
        self.addDockWidget(Side.LeftDockWidgetArea, panel)

    def add_panel(self, panel: Dock) -> None:
        """Add a panel on the right, initially closed."""
        self.addDockWidget(Side.RightDockWidgetArea, panel)
        panel.hide()

    @property
    def widths(self) -> tuple[int, int]:
        """Widths of the docks on the left and on the right in pixels, 0 for unknown."""
        return self._width(Side.LeftDockWidgetArea), self._width(Side.RightDockWidgetArea)

    def set_widths(self, left: int, right: int, text: float = 1.0) -> None:
        """Show the docks on either side in these widths from now on.

        They were chosen for a text size that was `text` times the present one.
        """
        points = self.font().pointSizeF() * text
        self._chosen |= {Side.LeftDockWidgetArea: (left, points), Side.RightDockWidgetArea: (right, points)}
        self._set_widths()

    @contextmanager
    def rearranged(self) -> Iterator[None]:
        """Show and hide docks, and keep the width of each side: Qt would divide the room again."""
        yield
        self._set_widths()
        QTimer.singleShot(0, self, self._set_widths)  # what has been filled now asks for less room once it is laid out

    def show_pane(self, step: int) -> None:
        """Move the keyboard to the next pane, or the previous one: the list, the page or a panel."""
        panes = self._panes()
        focused = QApplication.focusWidget() or self
        at = next((place for place, pane in enumerate(panes) if pane is focused or pane.isAncestorOf(focused)), -step)
        pane = panes[(at + step) % len(panes)]
        last = pane.focusWidget()
        (last if last is not None and last.isVisibleTo(pane) else pane).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _panes(self) -> list[QWidget]:
        """Return what is in sight, from left to right."""
        docks = [dock for dock in self._shown() if dock.is_seen]
        right = [dock.content for dock in docks if self.dockWidgetArea(dock) is Side.RightDockWidgetArea]
        left = [dock.content for dock in docks if self.dockWidgetArea(dock) is Side.LeftDockWidgetArea]
        return [*left, *([self.page] if self.page is not None else []), *right]

    def _width(self, side: Side) -> int:
        """How wide a side is with the present text size."""
        chosen, points = self._chosen.get(side, (0, 1.0))
        grown = round(chosen * self.font().pointSizeF() / points)
        return min(grown, max(chosen, round(SHARES.get(side, 0) * self.width())))

    def _set_widths(self) -> None:
        widths = [(dock, self._width(self.dockWidgetArea(dock))) for dock in self._shown()]
        wanted = [(dock, max(width, dock.needed_width)) for dock, width in widths if width]
        self.resizeDocks([dock for dock, _ in wanted], [width for _, width in wanted], Qt.Orientation.Horizontal)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._set_widths)  # while it was hidden, Qt shared out the room of a small window

    def changeEvent(self, event: QEvent) -> None:
        """Resize icons with the text, and both sides with what they contain."""
        super().changeEvent(event)
        if is_font_change(event):
            self._fit_icons()
            QTimer.singleShot(0, self, self._set_widths)

    def _fit_icons(self) -> None:
        side = round(self.fontMetrics().height() * 1.05)
        self._tools.setIconSize(QSize(side, side))

    def _note_widths(self) -> None:
        """Note how wide the user has made each side."""
        for dock in self._shown():
            side = self.dockWidgetArea(dock)
            if abs(dock.width() - self._width(side)) > 1:
                self._chosen[side] = dock.width(), self.font().pointSizeF()

    def _shown(self) -> list[Dock]:
        docks = self.findChildren(Dock, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [dock for dock in docks if not dock.isHidden()]

    def event(self, event: QEvent) -> bool:
        """Note where the user drags the edge of a dock, and name the tab bars that Qt creates for tabbed panels."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._is_dragging = self.isSeparator(event.position().toPoint())
        known = super().event(event)
        if event.type() == QEvent.Type.MouseButtonRelease and self._is_dragging:
            self._is_dragging = False
            self._note_widths()
        if event.type() == QEvent.Type.LayoutRequest:
            for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if not bar.accessibleName():
                    translated(bar.setAccessibleName, lambda: self.tr("Panel tabs"))
        return known
