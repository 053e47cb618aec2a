"""References panel: quotations, citations and references of a document that a reader should check."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QModelIndex, Qt
from PySide6.QtWidgets import QCheckBox, QHeaderView, QVBoxLayout

from imbrex.engine.references.checked import CheckedText, QuotationStatus, ReferenceStatus, is_finding
from imbrex.engine.references.reference_list import LISTS
from imbrex.engine.text.role import OLDER, Role
from imbrex.gui.compare.disguises.disguises_panel import PlaceDelegate
from imbrex.gui.compare.references.reference_model import Kind, ReferenceColumn, ReferenceModel
from imbrex.gui.compare.references.references_job import ReferencesFound, ReferencesJob
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.document_choice import DocumentChoice
from imbrex.gui.panels.query_panel import InViewPanel
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import FlowLayout
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.wording.translation import retranslated, translated

MARGIN = 10
PADDING = 30  # pixels around the text of a cell
_QUOTES = '“”„«»"'


class ReferenceTable(RowTable):
    """The rows; a click shows one in the text."""

    def __init__(self, model: ReferenceModel) -> None:
        super().__init__(model, room=10)
        self._references = model
        self.setObjectName("referencesView")
        translated(self.setAccessibleName, lambda: self.tr("Quotations and references"))
        self.setItemDelegate(PlaceDelegate(self))
        self.setStyleSheet(STYLE)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(ReferenceColumn.STATUS, QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self.measure)
        self.measure()

    def measure(self) -> None:
        super().measure()
        wide = self.fontMetrics().horizontalAdvance
        rows = range(min(self._references.rowCount(), 200))
        cells = [str(self._references.index(row, ReferenceColumn.STATUS).data() or "") for row in rows]
        title = str(self._references.headerData(ReferenceColumn.STATUS, Qt.Orientation.Horizontal))
        self.setColumnWidth(ReferenceColumn.STATUS, PADDING + max(map(wide, [title, *cells])))


class ReferencesPanel(InViewPanel):
    """Headline, filters and rows of one document."""

    name = "referencesDock"

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(session, settings)
        self.setObjectName("referencesPanel")
        self._found: ReferencesFound | None = None
        self._model = ReferenceModel(session.shown_text, self._shown_name, self)
        self.table = ReferenceTable(self._model)
        self._which = DocumentChoice(session, "quotingDocument")
        self._headline = PlainLabel(name="referencesHeadline", wraps=True)
        self._every = Chip("everyReference")
        self._chips = {kind: Chip(f"only{kind.value.capitalize()}") for kind in Kind}
        self._library = QCheckBox()
        self._lay_out()
        self._connect()
        PassedFocus(self, lambda: self.table)
        self.queries = (Query(ReferencesJob, self._fields, self.show_found, self.show_message),)
        self._show()

    @property
    def key(self) -> str | None:
        """Return the key of the displayed document."""
        return self._which.key

    def show_documents(self, keys: Sequence[str]) -> None:
        """List those of the documents that may quote others: essays before all others."""
        listed = [key for key in keys if (one := self._session.document(key)) is not None and one.reader not in LISTS]
        chosen = [key for key in listed if self._role(key) not in {*OLDER, Role.TEMPLATE}] or listed
        if chosen and tuple(chosen) != self._which.keys:
            self._offer(tuple(chosen))

    def show_found(self, found: ReferencesFound) -> None:
        """List the result, keeping the current row."""
        row = self.table.currentIndex().row() if self._found is not None and self._found.key == found.key else -1
        self._found = found
        self._message.hide()
        self._list()
        if 0 <= row < self._model.rowCount():
            self.table.selectRow(row)

    def _fields(self) -> Fields | None:
        key = self.key
        if not self.is_seen or key is None or self._session.document(key) is None:
            return None
        return {"key": key, "library": LibrarySettings().latest if self._library.isChecked() else ""}

    def _role(self, key: str) -> Role | None:
        document = self._session.document(key)
        return document.role if document is not None else None

    def _shown_name(self, key: str) -> str:
        return self._session.shown_name(key) if self._session.document(key) is not None else ""

    def _lay_out(self) -> None:
        self._library.setObjectName("referencesLibrary")
        translated(self._library.setText, lambda: self.tr("Search the library"))
        translated(
            self._library.setToolTip, lambda: self.tr("Also search the library for quotations that no open source has")
        )
        translated(self._every.setText, lambda: self.tr("Show all"))
        translated(self._every.setToolTip, lambda: self.tr("Also show what needs no check"))
        for kind, text in (
            (Kind.QUOTATION, lambda: self.tr("Quotations")),
            (Kind.CITATION, lambda: self.tr("Citations")),
            (Kind.REFERENCE, lambda: self.tr("References")),
        ):
            translated(self._chips[kind].setText, text)
        chips = FlowLayout(6)
        for widget in (*self._chips.values(), self._every, self._library):
            chips.addWidget(widget)
        top = spaced(QVBoxLayout(), 4, (MARGIN, 6, MARGIN, 2))
        for label in (self._headline, self._message):
            label.setContentsMargins(0, 2, 0, 2)
        for one in (self._which, self._headline, self._message):
            top.addWidget(one)
        top.addLayout(chips)
        layout = spaced(QVBoxLayout(self), 2, NO_MARGINS)
        layout.addLayout(top)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)  # fills the panel while there is no table
        self._message.hide()

    def _connect(self) -> None:
        self._which.activated.connect(self._show)
        self._library.toggled.connect(self.query_changed)
        for chip in (self._every, *self._chips.values()):
            chip.toggled.connect(self._on_filter_changed)
        self.table.clicked.connect(self._on_clicked)
        self.table.row_chosen.connect(self._go_to)
        self._session.anonymous_changed.connect(self._model.repaint)
        self._session.documents_changed.connect(self._on_documents_changed)

    def _offer(self, keys: tuple[str, ...]) -> None:
        """Offer these documents; the one that is shown stays, since a click on a row brings other documents in view."""
        shown = self.key
        self._which.offer(keys)
        self._which.setCurrentIndex(keys.index(shown) if shown in keys else self._most_quoting())
        if self.key != shown:
            self._show()

    def _most_quoting(self) -> int:
        """The document with the most quotation marks: of a pair, the one that quotes and not its source."""
        texts = [one.text if (one := self._session.document(key)) is not None else "" for key in self._which.keys]
        return max(range(len(texts)), key=lambda row: sum(map(texts[row].count, _QUOTES)), default=-1)

    def _show(self) -> None:
        if self._found is not None and self._found.key != self.key:
            self._found = None
        self._list()
        self.query_changed.emit()

    def _list(self) -> None:
        self._model.show_found(self._found)
        self._library.setVisible(bool(LibrarySettings().latest))
        self._on_filter_changed()
        self._say()

    @retranslated
    def _say(self) -> None:
        """Rewrite the headline."""
        if self.key is None:
            self._headline.setText(self.tr("Open a pair or select a document to check its quotations and references."))
        elif self._found is None:
            self._headline.setText(self.tr("Checking quotations and references…"))
        else:
            self._headline.setText("\n".join(self._sentences(self._found.result)))

    def _sentences(self, result: CheckedText) -> list[str]:
        quotations = sum(one.status is not QuotationStatus.EXACT for one in result.quotations)
        citations = sum(map(is_finding, result.citations))
        references = sum(one.status is ReferenceStatus.NOT_CITED for one in result.references)
        if not (result.quotations or result.citations or result.references):
            return [self.tr("No quotations, citations or references found.")]
        counts = (
            (self.tr("Quotations to check: %1 of %2"), quotations, len(result.quotations)),
            (self.tr("citations: %1 of %2"), citations, len(result.citations)),
            (self.tr("references: %1 of %2"), references, len(result.references)),
        )
        told = [" · ".join(_filled(*count) for count in counts) + "."]
        if not result.sources:
            told.append(self.tr("Open the quoted texts as sources to compare quotations with them."))
        if not result.references:
            told.append(self.tr("This text has no list of references."))
        if result.speech:
            told.append(
                self.tr("Not listed: %Ln quotation(s) that may be dialogue, a title or a term.", "", result.speech)
            )
        if result.bounded:
            told.append(self.tr("Only the first ones were checked, because there are too many."))
        return told

    def _go_to(self, row: int) -> None:
        one = self._model.row_at(row)
        if one is not None:
            self.place_requested.emit(one.key, one.span)

    def _on_clicked(self, index: QModelIndex) -> None:
        self._go_to(index.row())

    def _on_filter_changed(self) -> None:
        kinds = frozenset(kind for kind, chip in self._chips.items() if chip.isChecked())
        self._model.show_kinds(kinds or frozenset(Kind), every=self._every.isChecked())
        self.table.setVisible(self._model.rowCount() > 0)

    def _on_documents_changed(self) -> None:
        if self._which.open_keys != self._which.keys:
            self._offer(self._which.open_keys)


def _filled(text: str, some: int, of: int) -> str:
    locale = QLocale()
    return text.replace("%2", locale.toString(of)).replace("%1", locale.toString(some))
