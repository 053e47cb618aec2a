"""Layout: initial places of pages and panels, and the menus with their actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from imbrex.gui.panels.dock import Dock
from imbrex.gui.window.menus import Menus
from imbrex.gui.window.workspace import Workspace

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.library.library_controller import LibraryController
    from imbrex.gui.overview.overview_page import OverviewPage
    from imbrex.gui.window.controller import Controller
    from imbrex.gui.window.name_search import NameSearch


class WindowLayout(QObject):
    """Fills a workspace and its menus from a controller; a page is added once it exists."""

    def __init__(self, workspace: Workspace, menus: Menus) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._menus = menus
        self._names: NameSearch | None = None

    def place(self, controller: Controller) -> None:
        """Place the panels initially, and whatever exists of the pages."""
        from imbrex.gui.window.name_search import NameSearch  # noqa: PLC0415 - numpy, like the controller

        self._controller = controller
        documents = Dock("documentsDock", lambda: self.tr("Documents"), lambda: controller.documents)
        _ = documents.content  # knows what is selected, even unseen
        options, *studies = controller.panels.docks()
        for panel, height in ((documents, 290), (options, 390)):
            self._workspace.add_panel(panel, height)
        for panel in studies:
            self._workspace.add_study(panel)
        menus = self._menus
        menus.undo.attach(controller.session.decisions)
        menus.undo.told.connect(controller.told)
        menus.view.addActions([panel.toggleViewAction() for panel in (documents, options, *studies)])
        menus.view.addSeparator()
        menus.go.addSeparator()
        self._names = NameSearch(controller)
        menus.go.addAction(self._names.action)
        menus.go.addSeparator()
        menus.opening.connect(self._complete)
        self._workspace.add_page(controller.notice)
        controller.pages.compare_made.connect(self._add_compare)
        controller.pages.overview_made.connect(self._add_overview)
        controller.library_part.made.connect(self._add_library)

    def _complete(self) -> None:
        """Create the pages, so that no menu lacks their actions."""
        _ = self._controller.compare, self._controller.overview

    def _add_compare(self, page: ComparePage) -> None:
        from imbrex.gui.compare.pane_commands import PaneCommands  # noqa: PLC0415 - like the page

        self._workspace.add_page(page)
        citing = PaneCommands(page.view)
        edit = self._menus.edit
        preferences = edit.actions()[-1]
        edit.insertActions(preferences, [citing.cite, citing.find])
        edit.insertSeparator(preferences)
        self._controller.review.fill(edit, edit.actions()[2])
        self._menus.view.addActions(page.view.zoom_actions())
        self._menus.go.addActions(page.view.actions_for_menu())

    def _add_overview(self, page: OverviewPage) -> None:
        self._workspace.add_page(page)
        if self._names is not None:
            self._menus.go.insertActions(self._names.action, page.tabs.actions_for_menu())
            self._names.attach_overview(page)

    def _add_library(self, library: LibraryController) -> None:
        self._workspace.add_page(library.page)
        if self._names is not None:
            self._names.attach_library(library.page)
