"""Layout: initial places of pages and panels, and the menus with their actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar

from imbrex.gui.panels.dock import Dock
from imbrex.gui.theme.icons import icon
from imbrex.gui.window.menus import Menus
from imbrex.gui.window.workspace import Workspace
from imbrex.gui.wording.translation import translated

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.library.library_controller import LibraryController
    from imbrex.gui.overview.overview_page import OverviewPage
    from imbrex.gui.window.controller import Controller
    from imbrex.gui.window.name_search import NameSearch


ARRANGEMENT = 1
"""Version of the stored places of panels; those of version 0 were below the pages."""


class WindowLayout(QObject):
    """Fills a workspace and its menus from a controller; a page is added once it exists."""

    def __init__(self, workspace: Workspace, menus: Menus, tools: QToolBar) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._menus = menus
        self._tools = tools
        self._library, self._report = tools.actions()[1:3]
        self._names: NameSearch | None = None
        self._find = QAction(icon("search"), "", self)
        translated(self._find.setText, lambda: self.tr("Find"))
        self._find.setObjectName("findHere")
        self._find.triggered.connect(self._go_to_find)

    def place(self, controller: Controller, state: QByteArray) -> None:
        """Place the panels as stored in `state`, and the pages that exist."""
        from imbrex.gui.window.name_search import NameSearch  # noqa: PLC0415 - numpy, like the controller

        self._controller = controller
        self._place_panels(controller)
        menus = self._menus
        menus.undo.attach(controller.session.decisions, controller.status_message.emit)
        menus.view.addSeparator()
        menus.go.addSeparator()
        self._names = NameSearch(controller)
        menus.go.addAction(self._names.action)
        menus.go.addSeparator()
        menus.opening.connect(self._complete)
        self._workspace.pages.addWidget(controller.notice)
        controller.pages.compare_made.connect(self._add_compare)
        controller.pages.overview_made.connect(self._add_overview)
        controller.library_part.made.connect(self._add_library)
        self._workspace.restoreState(state, ARRANGEMENT)
        self.folding.apply()
        self.panels.update()

    def _place_panels(self, controller: Controller) -> None:
        """Place the list of documents on the left, the others on the right, closed, and all in the menu."""
        from imbrex.gui.window.documents_rail import DocumentsRail, FoldingDocuments  # noqa: PLC0415 - numpy, likewise
        from imbrex.gui.window.side_panels import SidePanels  # noqa: PLC0415

        view, experts = self._menus.view, self._menus.experts
        documents = Dock("documentsDock", lambda: self.tr("Documents"), lambda: controller.documents)
        _ = documents.content  # knows what is selected, even unseen
        rail = DocumentsRail()
        self._workspace.add_list(documents, rail)
        self.folding = FoldingDocuments(self._workspace, documents, rail, controller.session, controller.settings)
        view.insertAction(experts.menuAction(), documents.toggleViewAction())
        docks = controller.panels.docks()
        for dock in docks:
            self._workspace.add_panel(dock)
            if controller.panels.is_expert(dock):
                experts.addAction(dock.toggleViewAction())
            else:
                view.insertAction(experts.menuAction(), dock.toggleViewAction())
        self.panels = SidePanels(self._workspace, docks, controller.panels.reason, controller.settings)
        self.panels.shown_changed.connect(self.folding.show_panel)
        controller.panels.reasons_changed.connect(self.panels.update)
        controller.session.disguises.changed.connect(self.panels.update)
        controller.page_changed.connect(self._on_page_changed)
        options = docks[0].toggleViewAction()
        options.setIcon(icon("options"))
        self._tools.addAction(options)
        self._tools.addAction(self._find)

    def _on_page_changed(self) -> None:
        page = self._controller.page
        # Two documents soon become a pair; folding the list only then would move everything.
        has_class = len(self._controller.session.rows) > 2
        self.folding.show_pair(self._controller.is_comparing or not has_class)
        self.panels.update()
        self._offer_library(not self._controller.is_comparing)
        self._find.setEnabled(page not in (None, self._controller.notice))

    def _offer_library(self, offered: bool) -> None:
        """Show the library only in the menu while a pair is open, which has enough controls of its own."""
        if offered:
            self._tools.insertAction(self._report, self._library)
        else:
            self._tools.removeAction(self._library)

    def _go_to_find(self) -> None:
        """Find words in two texts, elsewhere names."""
        if self._controller.is_comparing:
            self._controller.compare.view.bar.search.trigger()
        elif self._names is not None:
            self._names.action.trigger()

    def _complete(self) -> None:
        """Create the pages, so that no menu lacks their actions."""
        _ = self._controller.compare, self._controller.overview

    def _add_compare(self, page: ComparePage) -> None:
        from imbrex.gui.compare.pane_commands import PaneCommands  # noqa: PLC0415 - like the page

        self._workspace.pages.addWidget(page)
        citing = PaneCommands(page.view)
        edit = self._menus.edit
        preferences = edit.actions()[-1]
        edit.insertActions(preferences, [citing.cite, citing.find])
        edit.insertSeparator(preferences)
        self._controller.review.fill(edit, edit.actions()[2])
        self._menus.view.addActions(page.view.bar.zoom_actions())
        self._menus.go.addActions(page.view.bar.actions_for_menu())

    def _add_overview(self, page: OverviewPage) -> None:
        self._workspace.pages.addWidget(page)
        if self._names is not None:
            self._menus.go.insertActions(self._names.action, page.tabs.actions_for_menu())
            self._names.attach_overview(page)

    def _add_library(self, library: LibraryController) -> None:
        self._workspace.pages.addWidget(library.page)
        if self._names is not None:
            self._names.attach_library(library.page)
