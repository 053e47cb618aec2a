"""Text list: all texts of a class, with details of each."""

import numpy as np
from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imbrex.gui.overview.shared.cards import CardDelegate, CardList, CardRole, Index
from imbrex.gui.overview.shared.class_choice import ShownClass
from imbrex.gui.overview.shared.score_names import score_name
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.name_filter import NameFilter
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import isolated, plain_tip
from imbrex.gui.wording.translation import retranslated


class TextModel(QAbstractListModel):
    """Rows are the documents with matching names, in the order of the report."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown: ShownClass | None = None
        self._rows = np.zeros(0, np.int64)
        self._wanted = ""
        self._highest: np.ndarray | None = None
        self._unique: dict[int, float] = {}

    @property
    def total(self) -> int:
        """Return the number of documents, listed or not."""
        return len(self._shown.names) if self._shown else 0

    def show_class(self, shown: ShownClass) -> None:
        """Show the documents of a class; if only the scores are new, keep the details."""
        if self._shown is not None and shown.report is self._shown.report and shown.names == self._shown.names:
            self._shown, self._highest = shown, None
            if len(self._rows):
                self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
            return
        self.beginResetModel()
        self._shown, self._highest, self._unique = shown, None, {}
        self._arrange()
        self.endResetModel()

    def filter_names(self, wanted: str) -> None:
        """List only names that contain this."""
        self.beginResetModel()
        self._wanted = wanted.strip().casefold()
        self._arrange()
        self.endResetModel()

    def set_unique(self, document: int, share: float) -> None:
        """Set the unique share of a text."""
        self._unique[document] = share
        row = self.row_of(document)
        if row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row))

    def document_at(self, row: int) -> int:
        """Return the number of the document of a row."""
        return int(self._rows[row])

    def row_of(self, document: int | None) -> int:
        """Return the row of a document; -1 if it is not listed."""
        found = np.flatnonzero(self._rows == (-1 if document is None else document))
        return int(found[0]) if len(found) else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._shown is None:
            return None
        document = self.document_at(index.row())
        name = self._shown.names[document]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return isolated(name)
            case CardRole.BODY:
                return self._facts(self._shown, document)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(name)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{name}, {self._facts(self._shown, document)}"
        return None

    def _facts(self, shown: ShownClass, document: int) -> str:
        if not shown.report.documents[document].takes_part:
            return self.tr("not compared")
        highest = self.tr("%2 up to %1").replace("%1", percent(self._score(shown, document)))
        facts = [highest.replace("%2", score_name(shown.score, shown.report))]
        if document in self._unique:
            facts.append(self.tr("%1 only here").replace("%1", percent(self._unique[document])))
        return " · ".join(facts)

    def _score(self, shown: ShownClass, document: int) -> float:
        """Return the highest score with another author's text; computed for all when first requested."""
        if self._highest is None:
            highest = np.zeros(len(shown.names), np.float32)
            pairs, values = shown.report.pairs, np.where(shown.own, np.float32(0), shown.values)
            np.maximum.at(highest, pairs.left, values)
            np.maximum.at(highest, pairs.right, values)
            self._highest = highest
        return float(self._highest[document])

    def _arrange(self) -> None:
        names = self._shown.names if self._shown else ()
        self._rows = np.array([n for n, name in enumerate(names) if self._wanted in name.casefold()], np.int64)


class TextList(QWidget):
    """The list below a filter field. Signals: text_selected, text_opened (number of the document)."""

    text_selected = Signal(int)
    text_opened = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("textChooser")
        self._model = TextModel(self)
        self.view = CardList("textList", lambda: self.tr("Texts in the class"))
        self.view.setModel(self._model)
        self.view.setItemDelegate(CardDelegate(self.view, 1, is_name=True))
        self.filter = NameFilter(self.view)
        self.filter.setObjectName("textFilter")
        self._count = PlainLabel(name="textCount")
        self._document: int | None = None
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        top = spaced(QVBoxLayout(), margins=(8, 6, 8, 6))
        top.addWidget(self.filter)
        top.addWidget(self._count)
        layout.addLayout(top)
        layout.addWidget(self.view, 1)
        self.filter.textChanged.connect(self._on_filter_changed)
        self.view.card_selected.connect(self._on_card_selected)
        self.view.card_opened.connect(self._on_card_opened)
        PassedFocus(self, lambda: self.view)
        self._show_count()

    def show_class(self, shown: ShownClass, document: int | None) -> None:
        """Show the documents of a class, one of them current."""
        self._model.show_class(shown)
        self._show_count()
        self.show_document(document)

    def show_document(self, document: int | None) -> None:
        """Make a document current without picking it."""
        self._document = document
        self.view.show_row(self._model.row_of(document))

    def set_unique(self, document: int, share: float) -> None:
        """Set the unique share of a text."""
        self._model.set_unique(document, share)

    @retranslated
    def _show_count(self) -> None:
        shown = self._model.rowCount()
        sentence = self.tr("showing %1 of %Ln", "", self._model.total)
        self._count.setText(sentence.replace("%1", QLocale().toString(shown)))
        self._count.setVisible(shown < self._model.total)

    def _on_filter_changed(self, text: str) -> None:
        self._model.filter_names(text)
        self._show_count()
        self.view.show_row(self._model.row_of(self._document))

    def _on_card_selected(self, row: int) -> None:
        self._document = self._model.document_at(row)
        self.text_selected.emit(self._document)

    def _on_card_opened(self, row: int) -> None:
        self.text_opened.emit(self._model.document_at(row))
