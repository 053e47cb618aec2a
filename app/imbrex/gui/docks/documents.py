"""Documents: what is loaded, in which language, as what, and what could not be read."""

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QMenu, QPushButton, QVBoxLayout, QWidget

from imbrex.engine.document import Role
from imbrex.gui.docks.document_delegate import DocumentDelegate
from imbrex.gui.docks.document_model import DocumentModel
from imbrex.gui.language_names import language_name
from imbrex.gui.session import Session, State
from imbrex.languages.registry import KNOWN


class DocumentList(QListView):
    """The list itself. Signals: remove_requested (Delete was pressed), open_requested (Enter was pressed)."""

    remove_requested = Signal()
    open_requested = Signal()

    def __init__(self, model: DocumentModel) -> None:
        super().__init__()
        self.setObjectName("documentsView")
        self.setAccessibleName(self.tr("Documents"))
        self.setModel(model)
        self.setItemDelegate(DocumentDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # a problem's sentence takes more lines in a narrower list


class DocumentsPanel(QWidget):
    """List of documents with what can be done to them.

    Signals:
        remove_requested: (keys), compare_requested: (left key, right key).
        selection_changed: other rows are selected, or what can be done with them has changed.
    """

    selection_changed = Signal()
    remove_requested = Signal(object)
    compare_requested = Signal(str, str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._model = DocumentModel(session, self)
        self.view = DocumentList(self._model)
        self._compare = QPushButton(self.tr("Compare selected"))
        self._compare.setObjectName("compareSelected")
        self._compare.setToolTip(self.tr("Select two documents to see them side by side."))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 6)
        layout.addWidget(self.view)
        layout.addWidget(self._compare, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._connect()
        self._update()

    @property
    def selected(self) -> list[str]:
        """Keys of the selected rows, from top to bottom."""
        rows = sorted(index.row() for index in self.view.selectedIndexes())
        return [self._model.key_at(self._model.index(row)) for row in rows]

    @property
    def can_compare(self) -> bool:
        """Whether two documents are selected that can be compared."""
        return len(self._comparable()) == 2

    def select(self, keys: list[str]) -> None:
        """Select rows."""
        self.view.clearSelection()
        for key in keys:
            index = self._model.index_of(key)
            self.view.selectionModel().select(index, self.view.selectionModel().SelectionFlag.Select)

    def show_problems(self) -> None:
        """Select what could not be read or compared, and bring the first of it into view."""
        keys = [row.key for row in self._session.rows if row.state is State.PROBLEM]
        self.select(keys)
        if keys:
            self.view.scrollTo(self._model.index_of(keys[0]), QListView.ScrollHint.PositionAtTop)
        self.view.setFocus()

    def request_compare(self) -> None:
        """Ask for the two selected documents side by side."""
        keys = self._comparable()
        if len(keys) == 2:
            self.compare_requested.emit(keys[0], keys[1])

    def request_remove(self) -> None:
        """Ask to take the selected rows out."""
        if self.selected:
            self.remove_requested.emit(self.selected)

    def menu(self) -> QMenu:
        """What can be done to the selected documents."""
        menu = QMenu(self)
        compare = menu.addAction(self.tr("Compare selected"), self.request_compare)
        compare.setEnabled(self.can_compare)
        has_documents = bool(self._documents())
        languages = self._language_menu(menu)
        languages.menuAction().setEnabled(has_documents)
        roles = self._role_menu(menu)
        roles.menuAction().setEnabled(has_documents)
        menu.addSeparator()
        menu.addAction(self.tr("Remove"), self.request_remove)
        return menu

    def _connect(self) -> None:
        self._compare.clicked.connect(self.request_compare)
        self._model.dataChanged.connect(self._update)
        self._model.modelReset.connect(self._update)
        self.view.customContextMenuRequested.connect(self._on_menu_requested)
        self.view.doubleClicked.connect(self.request_compare)
        self.view.open_requested.connect(self.request_compare)
        self.view.remove_requested.connect(self.request_remove)
        self.view.selectionModel().selectionChanged.connect(self._update)

    def _documents(self) -> list[str]:
        return [key for key in self.selected if self._session.document(key) is not None]

    def _comparable(self) -> list[str]:
        rows = [self._session.row(key) for key in self.selected]
        return [row.key for row in rows if row is not None and row.state is State.READY]

    def _update(self) -> None:
        self._compare.setEnabled(self.can_compare)
        self._compare.setVisible(len(self._session.rows) > 2)
        self.selection_changed.emit()

    def _on_menu_requested(self, position: QPoint) -> None:
        if self.selected:
            menu = self.menu()
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.view.viewport().mapToGlobal(position))

    def _language_menu(self, parent: QMenu) -> QMenu:
        menu = parent.addMenu(self.tr("Language"))
        current = {document.language for key in self._documents() if (document := self._session.document(key))}
        group = QActionGroup(menu)
        for code in sorted(KNOWN, key=language_name):
            action = self._choice(menu, group, language_name(code), current == {code})
            action.triggered.connect(partial(self._set_language, self._documents(), code))
        return menu

    def _role_menu(self, parent: QMenu) -> QMenu:
        menu = parent.addMenu(self.tr("Compare as"))
        roles = {
            Role.ESSAY: self.tr("Essay"),
            Role.SOURCE: self.tr("Source (shown on the left)"),
            Role.ARCHIVE: self.tr("Archive (not compared with other archive documents)"),
        }
        current = {document.role for key in self._documents() if (document := self._session.document(key))}
        group = QActionGroup(menu)
        for role, text in roles.items():
            action = self._choice(menu, group, text, current == {role})
            action.triggered.connect(partial(self._set_role, self._documents(), role))
        return menu

    def _set_language(self, keys: list[str], code: str, _checked: bool = False) -> None:
        self._session.set_language(keys, code)

    def _set_role(self, keys: list[str], role: Role, _checked: bool = False) -> None:
        self._session.set_role(keys, role)

    @staticmethod
    def _choice(menu: QMenu, group: QActionGroup, text: str, is_current: bool) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(is_current)
        group.addAction(action)
        return action
