"""Documents rail: the list of documents, folded to a narrow rail to make room for texts."""

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QToolBar

from imbrex.gui.model.document_rows import State
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.dock import Dock, DockTitle, quiet_button
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.window.workspace import Workspace
from imbrex.gui.wording.translation import retranslated, translated

ICON = QSize(18, 18)
NARROW = 150  # average characters in which the list, a class and a panel have no room side by side


class DocumentsRail(QToolBar):
    """The folded list, as a narrow bar; a click anywhere unfolds it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("documentsRail")
        translated(self.setWindowTitle, lambda: self.tr("Folded list of documents"))
        self.setOrientation(Qt.Orientation.Vertical)
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)  # the list has one
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button = quiet_button("unfold", "unfoldDocuments")
        self._page, self._warning = PlainLabel(), PlainLabel()
        for label, picture in ((self._page, "page"), (self._warning, "warning")):
            label.setPixmap(icon(picture).pixmap(ICON))
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setContentsMargins(0, 10, 0, 0)
        self.addWidget(self.button)
        self.addWidget(self._page)
        self._warns = self.addWidget(self._warning)

    def show_counts(self, documents: str, problems: str) -> None:
        """Say in words how many documents there are, and how many of them have problems."""
        self.button.setToolTip(self.tr("Show the list of documents"))
        self.button.setAccessibleName(self.button.toolTip())
        for label, text in ((self._page, documents), (self._warning, problems)):
            label.setToolTip(text)
            label.setAccessibleName(text)
        self._warns.setVisible(bool(problems))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.button.click()


class FoldingDocuments(QObject):
    """Folds the list while a pair is open, and otherwise not, unless the user wants it differently."""

    def __init__(
        self, workspace: Workspace, dock: Dock, rail: DocumentsRail, session: Session, settings: Settings
    ) -> None:
        super().__init__(dock)
        self._workspace, self._dock, self._rail = workspace, dock, rail
        self._session, self._settings = session, settings
        self._has_pair = self._has_panel = False
        self._title = DockTitle("fold", "foldDocuments", lambda: self.tr("Hide the list of documents"))
        self._title.button.clicked.connect(dock.close)
        dock.setTitleBarWidget(self._title)
        rail.button.clicked.connect(dock.reveal)
        dock.opened.connect(lambda: self._choose(False))
        dock.closed.connect(lambda: self._choose(True))
        session.rows_changed.connect(self._count)
        self._count()
        self.apply()

    def show_pair(self, has_pair: bool) -> None:
        """Fold or unfold for a pair, or for anything else."""
        if has_pair != self._has_pair:
            self._has_pair = has_pair
            self.apply()

    def show_panel(self, has_panel: bool) -> None:
        """Fold the list of a class in a narrow window while a panel is open on the other side."""
        if has_panel != self._has_panel:
            self._has_panel = has_panel
            self.apply()

    def _choose(self, folded: bool) -> None:
        self._has_panel = False  # the user knows better
        if self._has_pair:
            self._settings.folded_for_pair = folded
        else:
            self._settings.folded_for_class = folded
        self.apply()

    def apply(self) -> None:
        """Show the list or the rail."""
        folded = self._settings.folded_for_pair if self._has_pair else self._settings.folded_for_class
        narrow = NARROW * self._workspace.fontMetrics().averageCharWidth()
        folded = folded or (self._has_panel and self._workspace.width() < narrow)
        with self._workspace.rearranged():
            self._rail.setVisible(folded)
            self._dock.setVisible(not folded)

    @retranslated
    def _count(self) -> None:
        rows = self._session.rows
        problems = sum(row.state is State.PROBLEM for row in rows)
        documents = self.tr("%Ln document(s)", "", len(rows) - self._session.unread)
        self._title.label.setText(documents)
        self._rail.show_counts(documents, self.tr("%Ln problem(s)", "", problems) if problems else "")
