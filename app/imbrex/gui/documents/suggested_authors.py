"""Suggested authors: authors from the documents' properties, shown before they are applied."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDialog, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from imbrex.engine.names.authors import suggest_authors
from imbrex.engine.text.document import Document
from imbrex.gui.widgets.check_list import CheckList
from imbrex.gui.widgets.dialog_buttons import answers
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated

KEY = Qt.ItemDataRole.UserRole


class SuggestedAuthorsDialog(QDialog):
    """A row for each document that would get an author; `chosen` are the checked ones."""

    def __init__(self, documents: Sequence[Document], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("suggestedAuthorsDialog")
        translated(self.setWindowTitle, lambda: self.tr("Authors from document properties"))
        self._suggested = suggest_authors(documents)
        self._list = self._make_list([document for document in documents if document.key in self._suggested])
        self._buttons, self._take = answers(self)
        translated(self._take.setText, lambda: self.tr("Accept"))
        self._message = PlainLabel()
        self._message.setObjectName("suggestedTold")
        self._lay_out(len(documents))
        self._list.itemChanged.connect(self._update)
        self._update()

    @property
    def chosen(self) -> dict[str, str]:
        """The authors to set, by key of the document."""
        items = [self._list.topLevelItem(row) for row in range(self._list.topLevelItemCount())]
        checked = [item.data(0, KEY) for item in items if item is not None and _is_checked(item)]
        return {key: self._suggested[key] for key in checked}

    def _make_list(self, documents: Sequence[Document]) -> QTreeWidget:
        view = CheckList(
            "suggestedAuthors",
            lambda: self.tr("Suggested authors"),
            lambda: (self.tr("Document"), self.tr("Author")),
        )
        for document in documents:
            item = QTreeWidgetItem([_line(document.name), _line(self._suggested[document.key])])
            item.setData(0, KEY, document.key)
            item.setCheckState(0, Qt.CheckState.Checked)
            for column in (0, 1):
                item.setToolTip(column, plain_tip(item.text(column)))
            view.addTopLevelItem(item)
        return view

    def _lay_out(self, asked: int) -> None:
        why = PlainLabel()
        translated(
            why.setText,
            lambda: self.tr(
                "Document properties show who created a file or owns the computer, and a copied file keeps "
                "the original author's name. Accept only names you trust: texts by the same author are "
                "ranked separately."
            ),
        )
        why.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        nothing = PlainLabel()
        translated(nothing.setText, lambda: self.tr("No new authors in the properties of %Ln document(s).", "", asked))
        nothing.setObjectName("nothingSuggested")
        layout = QVBoxLayout(self)
        for label in (why, nothing, self._message):
            label.setWordWrap(True)
        for widget in (nothing, self._list, self._message, why, self._buttons):
            layout.addWidget(widget)
        nothing.setVisible(not self._suggested)
        for widget in (self._list, self._message, why):
            widget.setVisible(bool(self._suggested))
        self.resize(560, 420 if self._suggested else self.sizeHint().height())

    @retranslated
    def _update(self) -> None:
        count = len(self.chosen)
        self._message.setText(self.tr("%Ln document(s) will get an author. Existing authors are kept.", "", count))
        self._take.setEnabled(count > 0)


def _is_checked(item: QTreeWidgetItem) -> bool:
    return item.checkState(0) == Qt.CheckState.Checked


def _line(text: str) -> str:
    return " ".join(text.split())
