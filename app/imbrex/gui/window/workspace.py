"""Workspace: result pages in the middle, panels and tools around them."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QMainWindow, QTabBar, QToolBar, QWidget

from imbrex.gui.panels.dock import Dock
from imbrex.gui.widgets.page_stack import PageStack
from imbrex.gui.wording.translated import translated


class Workspace(QMainWindow):
    """A main window without a frame of its own, as only those have docks; the start page stands beside it."""

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
        """What the middle shows."""
        return self.pages.currentWidget()

    def add_page(self, page: QWidget) -> None:
        """Add something the middle can show."""
        self.pages.addWidget(page)

    def add_panel(self, panel: Dock, height: int) -> None:
        """Add a panel at the left, below those that are there, `height` pixels high at first."""
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, panel)
        self._panels.append(panel)
        self.resizeDocks([panel], [height], Qt.Orientation.Vertical)
        self.resizeDocks([panel], [270], Qt.Orientation.Horizontal)

    def add_study(self, panel: Dock) -> None:
        """Add a panel below the pages, in one place with others like it and closed until it is asked for."""
        area = Qt.DockWidgetArea.BottomDockWidgetArea
        others = [dock for dock in self._panels if self.dockWidgetArea(dock) == area]
        self.addDockWidget(area, panel)
        if others:
            self.tabifyDockWidget(others[-1], panel)
        self._panels.append(panel)
        panel.hide()

    def event(self, event: QEvent) -> bool:
        """Name the bars of tabs that Qt makes for panels in one place, whenever it does."""
        known = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if not bar.accessibleName():
                    translated(bar.setAccessibleName, lambda: self.tr("Panels in one place"))
        return known
