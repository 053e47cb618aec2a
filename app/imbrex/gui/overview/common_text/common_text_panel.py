"""Common-text panel: phrases shared by too many texts to be evidence, for exclusion."""

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QSpinBox, QVBoxLayout

from imbrex.engine.compare.common_phrases import FEWEST_DOCUMENTS, MOST
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.common_text.phrase_model import PhraseColumn, PhraseModel, Phrases, PhrasesJob
from imbrex.gui.panels.query_panel import QueryPanel
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.widgets.check_list import CheckDelegate
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import FoldingRow
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.wording.numbers import percent_sign
from imbrex.gui.wording.translation import Text, retranslated, translated

USUAL_SHARE = 25  # per cent of the texts: in a class of 30, those in 8 or more
PADDING = 34  # pixels around the text of a cell


class PhraseTable(RowTable):
    """The phrases; Space, Enter or a click on the check box excludes one or includes it again."""

    def __init__(self, model: PhraseModel) -> None:
        super().__init__(model, room=12)
        self._phrases = model
        self.setObjectName("commonTextView")
        translated(self.setAccessibleName, lambda: self.tr("Common text"))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setItemDelegate(CheckDelegate(self))
        self.setStyleSheet(STYLE)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(PhraseColumn.PHRASE, QHeaderView.ResizeMode.Stretch)
        model.modelReset.connect(self.measure)
        self.measure()

    def measure(self) -> None:
        """Leave all the room to the phrases that the figures don't need."""
        super().measure()
        wide, rows = self.fontMetrics().horizontalAdvance, range(self._phrases.rowCount())
        for column in (PhraseColumn.WORDS, PhraseColumn.TEXTS):
            texts = [str(self._phrases.headerData(column, Qt.Orientation.Horizontal))]
            texts += [str(self._phrases.index(row, column).data()) for row in rows]
            self.setColumnWidth(column, PADDING + max(map(wide, texts)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and self.currentIndex().isValid():
            self._toggle(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def _toggle(self, row: int) -> None:
        index = self._phrases.index(row, PhraseColumn.PHRASE)
        checked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        other = Qt.CheckState.Unchecked if checked else Qt.CheckState.Checked
        self._phrases.setData(index, other, Qt.ItemDataRole.CheckStateRole)


class CommonTextPanel(QueryPanel):
    """The share of texts from which a phrase is common, the phrases, and which of them are excluded."""

    name = "commonTextDock"

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(session, settings)
        self.setObjectName("commonTextPanel")
        self._model = PhraseModel(session.shown_text, self)
        self.table = PhraseTable(self._model)
        self._share = QSpinBox()
        self._all, self._none = QPushButton(), QPushButton()
        translated(self._all.setText, lambda: self.tr("Exclude all"))
        translated(self._none.setText, lambda: self.tr("Clear"))
        self._summary, self._hint = PlainLabel(), PlainLabel()
        self._found = 0
        self._has_looked = False
        self._name_widgets()
        self._lay_out()
        self._connect()
        PassedFocus(self, lambda: self.table)
        self.queries = (Query(PhrasesJob, self._fields, self.show_found, self.show_message),)
        self.clear()
        self._show_excluded()

    def _fields(self) -> Fields | None:
        return {"share": self.choice} if self.is_seen else None

    @property
    def choice(self) -> float:
        """Return the share of texts that must contain a phrase, a fraction of 1."""
        return self._share.value() / 100

    def clear(self) -> None:
        """Clear the result, as there are too few documents; exclusions stay listed."""
        self._found, self._has_looked = 0, False
        self._model.show_found(())
        self.show_message(lambda: self.tr("Open at least three documents to find phrases that many of them share."))

    def show_found(self, phrases: Phrases) -> None:
        """List the phrases, keeping the selection."""
        if len(self._session.comparable) < FEWEST_DOCUMENTS:
            self.clear()
            return
        self._found, self._has_looked = len(phrases), True
        current = self._current()
        self._model.show_found(phrases)
        self._select(current)
        self._message.hide()
        self._update()

    def show_message(self, sentence: Text) -> None:
        super().show_message(sentence)
        self._update()

    def _name_widgets(self) -> None:
        self._share.setObjectName("commonShare")
        self._share.setRange(1, 99)
        self._share.setValue(USUAL_SHARE)
        translated(self._share.setSuffix, lambda: self.tr("%1 of the texts").replace("%1", percent_sign()))
        translated(self._share.setAccessibleName, lambda: self.tr("Share of texts"))
        self._share.setKeyboardTracking(False)
        self._all.setObjectName("leaveOutAll")
        self._none.setObjectName("leaveOutNone")
        translated(self._none.setToolTip, lambda: self.tr("Include all phrases again"))
        self._summary.setObjectName("commonSummary")
        translated(
            self._hint.setText,
            lambda: self.tr(
                "Text that many documents share may come from the assignment, or from one source that several "
                "writers used. Read it before you exclude it."
            ),
        )
        for label in (self._summary, self._message, self._hint):
            label.setWordWrap(True)
            label.setContentsMargins(10, 2, 10, 2)
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)

    def _lay_out(self) -> None:
        question = PlainLabel()
        translated(question.setText, lambda: self.tr("Phrases in more than"))
        question.setBuddy(self._share)
        asked, both = QHBoxLayout(), QHBoxLayout()
        asked.addWidget(question)
        asked.addWidget(self._share)
        asked.addStretch(1)
        both.addWidget(self._all)
        both.addWidget(self._none)
        top = FoldingRow(asked, both, 6)
        top.setContentsMargins(10, 6, 10, 2)
        layout = spaced(QVBoxLayout(self), 2, NO_MARGINS)
        layout.addWidget(top)
        layout.addWidget(self._summary)
        layout.addWidget(self._message)
        layout.addWidget(self._hint)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)  # fills the panel while there is no table

    def _connect(self) -> None:
        self._share.valueChanged.connect(self.query_changed)
        self._all.clicked.connect(self._on_all_clicked)
        self._none.clicked.connect(self._on_none_clicked)
        self._model.chosen.connect(self._on_chosen)
        self._session.options_changed.connect(self._show_excluded)
        self._session.anonymous_changed.connect(self._model.repaint)

    def _show_excluded(self) -> None:
        current = self._current()
        self._model.show_excluded(self._session.options.exclusions.phrases)
        self._select(current)
        self._update()

    @retranslated
    def _update(self) -> None:
        excluded, texts = self._session.options.exclusions.phrases, self._model.texts
        counts = " · ".join(self._counts(len(excluded)))
        self._summary.setText(counts)
        self._summary.setVisible(bool(counts))
        self._all.setEnabled(set(texts) > set(excluded))
        self._none.setEnabled(bool(excluded))
        self._hint.setVisible(bool(texts))
        self.table.setVisible(bool(texts))

    def _counts(self, excluded: int) -> list[str]:
        counts = []
        if self._found == MOST:
            counts.append(self.tr("showing the first %Ln phrase(s)", "", MOST))
        elif self._found:
            counts.append(self.tr("%Ln phrase(s) found", "", self._found))
        elif self._has_looked:
            other = self.tr("no other phrase is in this many texts")
            counts.append(other if excluded else self.tr("no phrase is in this many texts"))
        if excluded:
            counts.append(self.tr("%Ln excluded", "", excluded))
        return counts

    def _current(self) -> str | None:
        row = self.table.currentIndex().row()
        return self._model.texts[row] if row >= 0 else None

    def _select(self, text: str | None) -> None:
        if text in self._model.texts:
            index = self._model.index(self._model.texts.index(text), PhraseColumn.PHRASE)
            rows = QItemSelectionModel.SelectionFlag.Rows | QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.table.selectionModel().setCurrentIndex(index, rows)

    def _exclude(self, phrases: list[str]) -> None:
        self._session.set_options(self._session.options.with_value("exclude-phrases", phrases))

    def _on_chosen(self, text: str, wanted: bool) -> None:
        others = [phrase for phrase in self._session.options.exclusions.phrases if phrase != text]
        self._exclude([*others, text] if wanted else others)

    def _on_all_clicked(self) -> None:
        self._exclude(list(dict.fromkeys([*self._session.options.exclusions.phrases, *self._model.texts])))

    def _on_none_clicked(self) -> None:
        self._exclude([])
