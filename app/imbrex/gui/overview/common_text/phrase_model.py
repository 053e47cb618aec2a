"""Phrase model: common phrases, including those already excluded."""

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum

from PySide6.QtCore import QLocale, QObject, Qt, Signal

from imbrex.engine.compare.common_phrases import CommonPhrase
from imbrex.engine.observer import Observer
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.translation import translated_property
from imbrex.values import frozen

Phrases = tuple[CommonPhrase, ...]


@frozen(eq=False, kw_only=True)
class PhrasesJob(QueryJob[Phrases]):
    """Finds phrases in more than a share of the documents, a fraction of 1."""

    share: float

    def answer(self, context: WorkerContext, observer: Observer) -> Phrases:
        return tuple(context.corpus.common_phrases(self.share, observer))


class PhraseColumn(IntEnum):
    """Columns, left to right."""

    PHRASE = 0
    WORDS = 1
    TEXTS = 2


@frozen
class PhraseRow:
    """A phrase by its text; `found` is None if it was only typed, never found."""

    text: str
    found: CommonPhrase | None

    @property
    def weight(self) -> int:
        """Return the number of words excluded in all texts; phrases never found sort last."""
        return self.found.words * self.found.documents if self.found else -1


class PhraseModel(ColumnModel):
    """Rows with a check box. Signal: chosen (text, whether to exclude it).

    Excluded phrases are no longer found; their figures are those of the last time.
    """

    numeric = (PhraseColumn.WORDS, PhraseColumn.TEXTS)

    chosen = Signal(str, bool)

    def __init__(self, shown: Callable[[str], str], parent: QObject | None = None) -> None:
        """Use `shown` to hide names in texts."""
        super().__init__(parent)
        self._shown = shown
        self._rows: list[PhraseRow] = []
        self._known: dict[str, CommonPhrase] = {}
        self._found: tuple[CommonPhrase, ...] = ()
        self._excluded: tuple[str, ...] = ()

    @property
    def texts(self) -> list[str]:
        """Return all listed phrases, top to bottom."""
        return [row.text for row in self._rows]

    def show_found(self, found: Iterable[CommonPhrase]) -> None:
        """List the phrases found and those excluded."""
        self._found = tuple(found)
        self._known |= {phrase.text: phrase for phrase in self._found}
        self._list()

    def show_excluded(self, excluded: Sequence[str]) -> None:
        """Check the excluded phrases."""
        self._excluded = tuple(excluded)
        self._list()

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.column() == PhraseColumn.PHRASE else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.CheckStateRole and index.column() == PhraseColumn.PHRASE:
            is_excluded = self._rows[index.row()].text in self._excluded
            return Qt.CheckState.Checked if is_excluded else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or index.column() != PhraseColumn.PHRASE:
            return False
        self.chosen.emit(self._rows[index.row()].text, Qt.CheckState(value) == Qt.CheckState.Checked)
        return True

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Exclude"), self.tr("Phrase as written in the first text that contains it")),
            (self.tr("Words"), self.tr("Length of the phrase, in compared words")),
            (
                self.tr("Texts"),
                self.tr("Number of texts that contain it, not counting templates and archive documents"),
            ),
        )

    def text(self, row: int, column: int) -> str:
        phrase, found = self._rows[row].text, self._rows[row].found
        if column == PhraseColumn.PHRASE:
            return " ".join(self._shown(phrase).split())
        if found is None:
            return "–"
        locale = QLocale()
        if column == PhraseColumn.WORDS:
            return locale.toString(found.words)
        return f"{locale.toString(found.documents)} · {percent(found.share)}"

    def tip(self, row: int, column: int) -> str:
        return self._shown(self._rows[row].text) if column == PhraseColumn.PHRASE else ""

    def _list(self) -> None:
        found = {phrase.text: phrase for phrase in self._found}
        texts = dict.fromkeys([*found, *self._excluded])
        rows = sorted((PhraseRow(text, self._known.get(text)) for text in texts), key=lambda row: -row.weight)
        self._known = {row.text: row.found for row in rows if row.found is not None}
        if [row.text for row in rows] == self.texts:  # same rows: keep the scroll position
            self._rows = rows
            self.repaint()
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()
