"""Workspace: result pages in the middle, with panels and tools around them."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QMainWindow, QTabBar, QToolBar, QWidget

from imbrex.gui.panels.dock import Dock
from imbrex.gui.widgets.page_stack import PageStack
from imbrex.gui.wording.translated import translated


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
        self.addToolBar(tools)
        self._panels: list[Dock] = []

    @property
    def page(self) -> QWidget | None:
        """The current page."""
        return self.pages.currentWidget()

    def add_page(self, page: QWidget) -> None:
        """Add a page."""
        self.pages.addWidget(page)

    def add_panel(self, panel: Dock, height: int) -> None:
        """Add a panel on the left, below the others, `height` pixels high at first."""
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, panel)
        self._panels.append(panel)
        self.resizeDocks([panel], [height], Qt.Orientation.Vertical)
        self.resizeDocks([panel], [270], Qt.Orientation.Horizontal)

    def add_study(self, panel: Dock) -> None:
        """Add a panel below the pages, tabbed with the others there and initially closed."""
        area = Qt.DockWidgetArea.BottomDockWidgetArea
        others = [dock for dock in self._panels if self.dockWidgetArea(dock) == area]
        self.addDockWidget(area, panel)
        if others:
            self.tabifyDockWidget(others[-1], panel)
        self._panels.append(panel)
        panel.hide()

    def event(self, event: QEvent) -> bool:
        """Name the tab bars that Qt creates for tabbed panels, whenever it creates one."""
        known = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if not bar.accessibleName():
                    translated(bar.setAccessibleName, lambda: self.tr("Panel tabs"))
        return known
