"""Documents panel: the loaded documents, their languages and roles, and unreadable files."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QDialog, QFrame, QListView, QMenu, QPushButton, QVBoxLayout, QWidget

from imbrex.engine.text.document import Document, Role
from imbrex.gui.documents.author_dialog import AuthorDialog
from imbrex.gui.documents.document_model import DocumentDelegate, DocumentModel, DocumentRole
from imbrex.gui.documents.suggested_authors import SuggestedAuthorsDialog
from imbrex.gui.model.document_rows import State, is_recognizable
from imbrex.gui.model.grouping import can_join, join, separate
from imbrex.gui.model.session import Session
from imbrex.gui.widgets.clipboard import drag
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.document_texts import language_name
from imbrex.gui.wording.translation import retranslated, translated
from imbrex.languages.registry import KNOWN


class DocumentList(QListView):
    """The list itself.

    Signals:
        remove_requested: Delete was pressed. open_requested: Enter was pressed.
    """

    remove_requested = Signal()
    open_requested = Signal()

    def __init__(self, model: DocumentModel) -> None:
        super().__init__()
        self.setObjectName("documentsView")
        translated(self.setAccessibleName, lambda: self.tr("Documents"))
        self.setModel(model)
        self.delegate = DocumentDelegate(self)
        self.setItemDelegate(self.delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragEnabled(True)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the files of the selected rows to another program, as copies."""
        data = self.model().mimeData(self.selectedIndexes())
        if data.urls():
            drag(self, data)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_requested.emit()
        else:
            super().keyPressEvent(event)

    def dataChanged(
        self,
        first: QModelIndex | QPersistentModelIndex,
        last: QModelIndex | QPersistentModelIndex,
        roles: Sequence[int] = (),
    ) -> None:
        """Lay rows out again only if their heights may have changed: meanwhile a long list shows nothing."""
        if roles and DocumentRole.STATE not in roles:
            self.viewport().update()
        else:
            super().dataChanged(first, last, roles)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # a problem's explanation takes more lines in a narrower list


class DocumentsPanel(QWidget):
    """List of documents with its commands.

    Attributes:
        ways_in: actions that open files in a role, for the menu.
        checks: actions that check the documents against the library, for the menu.

    Signals:
        remove_requested: (keys), compare_requested: (left key, right key).
        remedy_requested: (key) of a locked file to open, or of a scan to recognize.
        attempts_requested: (documents) whose earlier attempts to read.
        selection_changed: the selection, or what can be done with it, has changed.
    """

    selection_changed = Signal()
    remove_requested = Signal(object)
    compare_requested = Signal(str, str)
    remedy_requested = Signal(str)
    attempts_requested = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.ways_in: list[QAction] = []
        self.checks: list[QAction] = []
        self._model = DocumentModel(session, self)
        self.view = DocumentList(self._model)
        self._compare = QPushButton()
        translated(self._compare.setText, lambda: self.tr("Compare selected documents"))
        self._compare.setObjectName("compareSelected")
        translated(self._compare.setToolTip, lambda: self.tr("Select two documents to compare."))
        self._summary = PlainLabel()
        self._summary.setObjectName("documentsSummary")
        self._summary.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._summary.setWordWrap(True)
        self._summary.setContentsMargins(12, 4, 6, 2)
        layout = spaced(QVBoxLayout(self), margins=(0, 0, 0, 6))
        layout.addWidget(self.view)
        layout.addWidget(self._summary)
        layout.addWidget(self._compare, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._connect()
        self._update()
        self._summarize()

    @property
    def selected(self) -> list[str]:
        """Keys of the selected rows, from top to bottom."""
        rows = sorted(index.row() for index in self.view.selectedIndexes())
        return [self._model.key_at(self._model.index(row)) for row in rows]

    @property
    def documents(self) -> list[Document]:
        """The selected documents, from top to bottom, without unreadable files."""
        found = (self._session.document(key) for key in self.selected)
        return [document for document in found if document is not None]

    @property
    def several(self) -> list[Document]:
        """The selected documents if there are several: commands for all documents then apply to these only."""
        documents = self.documents
        return documents if len(documents) > 1 else []

    @property
    def roles(self) -> set[Role]:
        """Roles of the selected documents."""
        return {document.role for document in self.documents}

    @property
    def can_name_authors(self) -> bool:
        """Whether the selection includes documents whose authors may be shown."""
        return bool(self.documents) and not self._session.anonymous

    @property
    def can_suggest_authors(self) -> bool:
        """Whether there are documents whose authors may be shown."""
        return bool(self._session.documents) and not self._session.anonymous

    @property
    def can_compare(self) -> bool:
        """Whether exactly two comparable documents are selected."""
        return len(self._comparable()) == 2

    def select(self, keys: list[str]) -> None:
        """Select rows."""
        self.view.clearSelection()
        for key in keys:
            index = self._model.index_of(key)
            self.view.selectionModel().select(index, self.view.selectionModel().SelectionFlag.Select)

    def show_problems(self) -> None:
        """Select the files that could not be read or compared, and scroll to the first."""
        keys = [row.key for row in self._session.rows if row.state is State.PROBLEM]
        self.select(keys)
        if keys:
            self.view.scrollTo(self._model.index_of(keys[0]), QListView.ScrollHint.PositionAtTop)
        self.view.setFocus()

    def request_compare(self) -> None:
        """Request the two selected documents side by side."""
        keys = self._comparable()
        if len(keys) == 2:
            self.compare_requested.emit(keys[0], keys[1])

    @property
    def locked(self) -> str | None:
        """Key of the first selected row that a password would open."""
        rows = (self._session.row(key) for key in self.selected)
        return next((row.key for row in rows if row is not None and row.problem and row.problem.locked), None)

    def request_password(self) -> None:
        """Request the password of the selected row, if it is locked."""
        if self.locked is not None:
            self.remedy_requested.emit(self.locked)

    @property
    def scanned(self) -> list[str]:
        """Keys of the selected rows whose text can be recognized."""
        rows = (self._session.row(key) for key in self.selected)
        return [row.key for row in rows if row is not None and is_recognizable(row)]

    def request_recognition(self) -> None:
        """Request recognition of the selected rows."""
        if self.scanned:
            self.remedy_requested.emit(self.scanned[0])

    def request_remove(self) -> None:
        """Request removal of the selected rows."""
        if self.selected:
            self.remove_requested.emit(self.selected)

    def set_language(self, code: str) -> None:
        """Set the language of the selected documents."""
        self._session.set_language([document.key for document in self.documents], code)

    def set_role(self, role: Role) -> None:
        """Set the role of the selected documents."""
        self._session.set_role([document.key for document in self.documents], role)

    def ask_author(self) -> None:
        """Ask for the author of the selected documents."""
        documents = self.documents
        if self.can_name_authors:
            dialog = AuthorDialog(documents, self._session.authors, self.window())
            dialog.accepted.connect(lambda: self._session.set_authors({d.key: dialog.author for d in documents}))
            self._open(dialog)

    def ask_suggested_authors(self) -> None:
        """Show the authors named in the documents' properties, and apply those the user accepts.

        Applies to the selected documents if there are several, otherwise to all.
        """
        documents = self.several or list(self._session.documents)
        if self.can_suggest_authors:
            dialog = SuggestedAuthorsDialog(documents, self.window())
            dialog.accepted.connect(lambda: self._session.set_authors(dialog.chosen))
            self._open(dialog)

    @property
    def can_join(self) -> bool:
        """Whether the selected documents can be joined."""
        return can_join(self.documents)

    @property
    def can_separate(self) -> bool:
        """Whether the only selected document was read from several files."""
        documents = self.documents
        return len(documents) == 1 and bool(documents[0].files)

    def join(self) -> None:
        """Join the selected documents."""
        if self.can_join:
            self.select([join(self._session, self.documents)])

    def separate(self) -> None:
        """Make each file of the selected document one of its own."""
        if self.can_separate:
            self.select(separate(self._session, self.documents[0]))

    @property
    def with_attempts(self) -> list[Document]:
        """The selected documents of which earlier attempts can be read."""
        return [document for document in self.documents if self._has_attempts(document)]

    def _has_attempts(self, document: Document) -> bool:
        told = document.submission
        earlier = (f"{document.key}~{number}" for number in range(1, told.attempts))
        is_latest = told.attempt == told.attempts > 1
        return is_latest and bool(told.archive) and any(self._session.document(key) is None for key in earlier)

    def request_attempts(self) -> None:
        """Request the earlier attempts of the selected documents."""
        if documents := self.with_attempts:
            self.attempts_requested.emit(documents)

    def menu(self) -> QMenu:
        """Return the context menu of the selected documents."""
        return DocumentMenu(self)

    def _connect(self) -> None:
        self._compare.clicked.connect(self.request_compare)
        self._model.dataChanged.connect(self._update)
        self._model.modelReset.connect(self._update)
        self.view.customContextMenuRequested.connect(self._on_menu_requested)
        self.view.doubleClicked.connect(self._open_selected)
        self.view.open_requested.connect(self._open_selected)
        self.view.delegate.remedy_requested.connect(self.remedy_requested)
        self.view.remove_requested.connect(self.request_remove)
        self.view.selectionModel().selectionChanged.connect(self._update)
        self._session.rows_changed.connect(self._summarize)

    def _open_selected(self) -> None:
        """Compare two documents, unlock one, or recognize scans."""
        self.request_compare()
        self.request_password()
        if self.locked is None and not self.documents:
            self.request_recognition()

    def _comparable(self) -> list[str]:
        rows = [self._session.row(key) for key in self.selected]
        return [row.key for row in rows if row is not None and row.state is State.READY]

    def _update(self) -> None:
        self._compare.setVisible(self.can_compare and len(self._session.rows) > 2)
        self.selection_changed.emit()

    @retranslated
    def _summarize(self) -> None:
        """Count what is not an essay, below a class."""
        rows = self._session.rows
        if len(rows) <= 2:
            self._summary.clear()
            self._summary.hide()
            return
        roles = Counter(row.document.role for row in rows if row.document is not None)
        problems = Counter(row.document is None for row in rows if row.state is State.PROBLEM)
        counts = (
            (roles[Role.SOURCE], self.tr("%Ln source(s)", "", roles[Role.SOURCE])),
            (roles[Role.TEMPLATE], self.tr("%Ln template(s)", "", roles[Role.TEMPLATE])),
            (roles[Role.ARCHIVE], self.tr("%Ln in the archive", "", roles[Role.ARCHIVE])),
            (problems[True], self.tr("%Ln file(s) not readable", "", problems[True])),
            (problems[False], self.tr("%Ln document(s) not compared", "", problems[False])),
        )
        self._summary.setText(" · ".join(text for count, text in counts if count))
        self._summary.setVisible(bool(self._summary.text()))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_menu_requested(self, position: QPoint) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.view.viewport().mapToGlobal(position))


class DocumentMenu(QMenu):
    """Created for each click, as it depends on the selected documents."""

    def __init__(self, panel: DocumentsPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self.addAction(self.tr("Compare selected documents"), panel.request_compare).setEnabled(panel.can_compare)
        for menu in (self._languages(), self._roles()):
            menu.menuAction().setEnabled(bool(panel.documents))
        self.addAction(self.tr("Author or group…"), panel.ask_author).setEnabled(panel.can_name_authors)
        take = self.addAction(self.tr("Get authors from document properties…"), panel.ask_suggested_authors)
        take.setEnabled(panel.can_name_authors)
        if panel.can_join:
            self.addAction(self.tr("Join into one document"), panel.join)
        if panel.can_separate:
            self.addAction(self.tr("Separate into files"), panel.separate)
        if panel.with_attempts:
            self.addAction(self.tr("Add earlier attempts"), panel.request_attempts)
        if panel.checks and panel.documents:
            self.addSeparator()
            self.addActions(panel.checks)
        self.addSeparator()
        if panel.locked is not None:
            self.addAction(self.tr("Enter password…"), panel.request_password)
        if panel.scanned:
            self.addAction(self.tr("Recognize text…"), panel.request_recognition)
        self.addAction(self.tr("Remove"), panel.request_remove).setEnabled(bool(panel.selected))
        if panel.ways_in:
            self.addMenu(self.tr("Open as")).addActions(panel.ways_in)

    def _languages(self) -> QMenu:
        menu = self.addMenu(self.tr("Language"))
        current = {document.language for document in self._panel.documents}
        group = QActionGroup(menu)
        for code in sorted(KNOWN, key=language_name):
            action = _choice(menu, group, language_name(code), current == {code})
            action.triggered.connect(partial(self._set_language, code))
        return menu

    def _roles(self) -> QMenu:
        menu = self.addMenu(self.tr("Role"))
        texts = {
            Role.ESSAY: self.tr("Essay"),
            Role.SOURCE: self.tr("Source (shown on the left)"),
            Role.TEMPLATE: self.tr("Template (text shared with it is excluded)"),
            Role.ARCHIVE: self.tr("Archive (not compared with other archive documents)"),
        }
        group = QActionGroup(menu)
        for role, text in texts.items():
            action = _choice(menu, group, text, self._panel.roles == {role})
            action.triggered.connect(partial(self._set_role, role))
        return menu

    def _set_language(self, code: str, _checked: bool = False) -> None:
        self._panel.set_language(code)

    def _set_role(self, role: Role, _checked: bool = False) -> None:
        self._panel.set_role(role)


def _choice(menu: QMenu, group: QActionGroup, text: str, is_current: bool) -> QAction:
    action = menu.addAction(text)
    action.setCheckable(True)
    action.setChecked(is_current)
    group.addAction(action)
    return action
