"""Layout: initial places of pages and panels, and the menus with their actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from imbrex.gui.panels.dock import Dock
from imbrex.gui.window.menus import Menus
from imbrex.gui.window.workspace import Workspace

if TYPE_CHECKING:
    from imbrex.gui.window.controller import Controller


class WindowLayout(QObject):
    """Fills a workspace and its menus from a controller."""

    def __init__(self, workspace: Workspace, menus: Menus) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._menus = menus

    def place(self, controller: Controller) -> None:
        """Place pages and panels initially."""
        # numpy, like the controller
        from imbrex.gui.compare.pane_commands import PaneCommands  # noqa: PLC0415
        from imbrex.gui.window.name_search import NameSearch  # noqa: PLC0415

        for page in (controller.notice, controller.overview, controller.compare):
            self._workspace.add_page(page)
        controller.library_part.made.connect(lambda library: self._workspace.add_page(library.page))
        documents = Dock("documentsDock", lambda: self.tr("Documents"), lambda: controller.documents)
        _ = documents.content  # knows what is selected, even unseen
        options, *studies = controller.panels.docks()
        for panel, height in ((documents, 290), (options, 390)):
            self._workspace.add_panel(panel, height)
        self._menus.undo.attach(controller.session.decisions)
        self._menus.undo.told.connect(controller.told)
        citing = PaneCommands(controller.compare.view)
        preferences = self._menus.edit.actions()[-1]
        self._menus.edit.insertActions(preferences, [citing.cite, citing.find])
        self._menus.edit.insertSeparator(preferences)
        review = controller.review
        review.fill(self._menus.edit, self._menus.edit.actions()[2])
        review.told.connect(controller.told)
        for panel in studies:
            self._workspace.add_study(panel)
        self._menus.view.addActions([panel.toggleViewAction() for panel in (documents, options, *studies)])
        self._menus.view.addSeparator()
        self._menus.view.addActions(controller.compare.view.zoom_actions())
        self._menus.go.addSeparator()
        names = NameSearch(controller.overview, controller)
        controller.library_part.made.connect(lambda library: names.attach_library(library.page))
        self._menus.go.addActions([*controller.overview.tabs.actions_for_menu(), names.action])
        self._menus.go.addSeparator()
        self._menus.go.addActions(controller.compare.view.actions_for_menu())
