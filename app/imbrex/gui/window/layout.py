"""Furnishing: where the pages and panels of the bench stand, and which menu has their actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from imbrex.gui.panels.dock import Panel
from imbrex.gui.window.menus import Menus
from imbrex.gui.window.workspace import Workspace

if TYPE_CHECKING:
    from imbrex.gui.window.controller import Workbench


class Furnishing(QObject):
    """Fill a workspace, and the menus that go with it, with what a bench has."""

    def __init__(self, workspace: Workspace, menus: Menus) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._menus = menus

    def place(self, bench: Workbench) -> None:
        """Put pages and panels in their first places."""
        # numpy, as the bench
        from imbrex.gui.compare.pane_commands import PaneCommands  # noqa: PLC0415
        from imbrex.gui.window.name_search import NameSearch  # noqa: PLC0415

        for page in (bench.notice, bench.overview, bench.compare, bench.library.page):
            self._workspace.add_page(page)
        panels = (
            (Panel("documentsDock", lambda: self.tr("Documents"), bench.documents), 290),
            (Panel("optionsDock", lambda: self.tr("Options"), bench.options), 390),
        )
        for panel, height in panels:
            self._workspace.add_panel(panel, height)
        self._menus.undo.attach(bench.session.decisions)
        self._menus.undo.told.connect(bench.told)
        citing = PaneCommands(bench.compare.view)
        preferences = self._menus.edit.actions()[-1]
        self._menus.edit.insertActions(preferences, [citing.cite, citing.find])
        self._menus.edit.insertSeparator(preferences)
        review = bench.review
        review.fill(self._menus.edit, self._menus.edit.actions()[2])
        review.told.connect(bench.told)
        studies = bench.panels.docks()
        for panel in studies:
            self._workspace.add_study(panel)
        self._menus.view.addActions([panel.toggleViewAction() for panel in (*(panel for panel, _ in panels), *studies)])
        self._menus.view.addSeparator()
        self._menus.view.addActions(bench.compare.view.zoom_actions())
        self._menus.go.addSeparator()
        self._menus.go.addActions([*bench.overview.tabs.actions_for_menu(), NameSearch(bench).action])
        self._menus.go.addSeparator()
        self._menus.go.addActions(bench.compare.view.actions_for_menu())
