"""Document removal: deletes library documents after showing which."""

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QInputDialog, QLabel, QMessageBox, QWidget

from imbrex import clock
from imbrex.gui.library.library_controller import LibraryController
from imbrex.gui.library.library_jobs import RemovalPreview, RemovalPreviewJob, RemoveJob
from imbrex.gui.library.library_page import LibraryTab
from imbrex.gui.wording.plain_text import isolated

_NAMED = 10  # documents in a question
_LONGEST = 60  # characters of a name in it


ROUND_TITLE = 140  # pixels of a title bar besides its text


class DocumentRemoval(QObject):
    """Confirms and performs deletions."""

    def __init__(self, controller: LibraryController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._page = controller.page

    def remove_selected(self) -> None:
        """Delete the selected documents after confirmation."""
        if not self._page.actions_["remove"].isEnabled():
            return
        if self._page.tab is LibraryTab.DOCUMENTS:  # of very many, most have never been fetched
            self._controller.ask(RemovalPreviewJob, self._confirm, **self._page.entries.chosen_rows)
            return
        entries = self._page.selected
        self._confirm(RemovalPreview(tuple(entries), tuple(entry.document for entry in entries)))

    def ask_author(self) -> None:
        """Ask whose documents to delete."""
        if self._controller.names.hidden:
            self._controller.show_message(
                lambda: self.tr(
                    "Unavailable while names are hidden, because you can't see whose documents you would delete. "
                    "Show names first."
                )
            )
            return
        chosen = next((entry.author for entry in self._page.selected if entry.author), "")
        dialog = QInputDialog(self._window)
        dialog.setObjectName("removeAuthorDialog")
        dialog.setWindowTitle(self.tr("Delete all by an author"))
        title = dialog.fontMetrics().horizontalAdvance(dialog.windowTitle()) + ROUND_TITLE
        dialog.setMinimumWidth(max(title, dialog.sizeHint().width()))
        dialog.setLabelText(self.tr("Author or group, as shown in the list:"))
        dialog.setTextValue(chosen)
        dialog.textValueSelected.connect(self._look_for_author)
        open_plainly(dialog)

    def remove_expired(self) -> None:
        """Delete expired documents after confirmation."""
        today = clock.today().isoformat()
        self._ask_going(expired_on=today)

    def _look_for_author(self, author: str) -> None:
        if author.strip():
            self._ask_going(author=author.strip())

    def _ask_going(self, author: str = "", expired_on: str = "") -> None:
        """Find the documents to be deleted, then ask."""

        def confirm(preview: RemovalPreview) -> None:
            if preview.numbers:
                self._confirm(preview, author, expired_on)
            else:
                self._controller.show_message(partial(self._nothing, author))

        self._controller.ask(RemovalPreviewJob, confirm, author=author, expired_on=expired_on)

    def _nothing(self, author: str) -> str:
        if author:
            return self.tr("No documents by “%1” in the library.").replace("%1", isolated(author))
        return self.tr("No documents have expired.")

    def _confirm(self, preview: RemovalPreview, author: str = "", expired_on: str = "") -> None:
        """Name the documents and ask for confirmation."""
        total = len(preview.numbers)
        box = QMessageBox(self._window)
        box.setObjectName("confirmRemoval")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.tr("Delete from library"))
        box.setText(self.tr("Permanently delete %Ln document(s) from the library?", "", total))
        names = [
            _short(self._controller.names.name(one.document, [name.name for name in one.names]))
            for one in preview.entries
        ]
        lines = [isolated(name) for name in names[:_NAMED]]
        if total > len(lines):
            lines.append(self.tr("and %Ln more", "", total - len(lines)))
        by_names = author or expired_on
        notes = [self.tr("If a text was also added under other authors, their copies are kept.")] if by_names else []
        notes.append(self.tr("The documents are erased from the library. You can't undo this."))
        box.setInformativeText("\n".join([*lines, "", *notes]))
        box.setStandardButtons(QMessageBox.StandardButton.Cancel)
        delete = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        delete.setObjectName("confirmDelete")
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        gone = {"author": author, "expired_on": expired_on} if by_names else {"numbers": preview.numbers}
        delete.clicked.connect(lambda: self._controller.change(RemoveJob, **gone))
        open_plainly(box)

    @property
    def _window(self) -> QWidget:
        return self._page.window()


def open_plainly(dialog: QDialog) -> None:
    """Open a dialog with plain text only, which is deleted when it is closed."""
    for label in dialog.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST // 2]}…{name[-_LONGEST // 2 :]}"
