"""Pair filter: a filter field of the pair table, and its parsed content."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from imbrex.engine.review.review import Verdict
from imbrex.gui.overview.pairs.conditions import (
    ENGLISH,
    SHARES,
    Condition,
    Figure,
    FilterError,
    FilterQuery,
    NoteCondition,
    Reason,
    Vocabulary,
    parse,
)
from imbrex.gui.widgets.name_filter import NameFilter
from imbrex.gui.wording.numbers import tenths_at_most
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import translated, translated_property
from imbrex.gui.wording.verdict_texts import verdict_name


class PairFilter(NameFilter):
    """Names and conditions in one line. Signal: wanted_changed (Wanted)."""

    wanted_changed = Signal(object)

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._vocabulary = ENGLISH
        self._wanted = FilterQuery()
        translated(self._learn)
        self.setObjectName("pairsFilter")
        translated(self.setPlaceholderText, lambda: self.tr("Name, or: overlap > 30 and longest > 20"))
        translated(self.setAccessibleName, lambda: self.tr("Find pairs"))
        translated(self.setToolTip, lambda: plain_tip(self._help()))
        self.setMinimumWidth(160)
        self.setMaximumWidth(420)
        self.textChanged.connect(self._on_text_changed)

    @property
    def wanted(self) -> FilterQuery:
        """Return the parsed filter."""
        return self._wanted

    def explain(self) -> str:
        """Return what was and was not understood; empty if all was."""
        wanted = self._wanted
        if not wanted.mistakes:
            return ""
        known = [self._in_words(condition) for condition in wanted.conditions]
        known += [self._note_in_words(note) for note in wanted.notes]
        known += [self.tr("name contains “%1”").replace("%1", word) for word in wanted.words]
        told = [self.tr("Filter: %1.").replace("%1", ", ".join(known))] if known else []
        return " ".join([*told, *(self._what_is_wrong(mistake) for mistake in wanted.mistakes)])

    def _learn(self) -> None:
        """Learn the words of the current language, keeping those of previous ones."""
        known, names = self._vocabulary, {name: figure for figure, name in self._figures.items()}
        verdicts = {verdict_name(verdict): verdict for verdict in Verdict}
        self._vocabulary = Vocabulary.made(
            {**known.figures, **names}, {**known.verdicts, **verdicts}, (*known.joints, self.tr("and"))
        )

    def _on_text_changed(self, text: str) -> None:
        self._wanted = parse(text, self._vocabulary)
        self.wanted_changed.emit(self._wanted)

    @translated_property
    def _figures(self) -> dict[Figure, str]:
        """Return the columns in the language of the window, as single words to type."""
        return {
            Figure.OVERLAP: self.tr("overlap", "a single word"),
            Figure.CONTAINMENT: self.tr("containment", "a single word"),
            Figure.JACCARD: self.tr("jaccard", "a single word"),
            Figure.COVERAGE: self.tr("coverage", "a single word"),
            Figure.LONGEST: self.tr("longest", "a single word"),
            Figure.PASSAGES: self.tr("passages", "a single word"),
            Figure.SHINGLES: self.tr("shingles", "a single word"),
            Figure.PERCENTILE: self.tr("percentile", "a single word"),
            Figure.DISGUISES: self.tr("disguises", "a single word"),
            Figure.VERDICT: self.tr("verdict", "a single word"),
            Figure.NOTE: self.tr("note", "a single word"),
        }

    def _help(self) -> str:
        example = self.tr("Enter part of a name, or a condition such as %1").replace(
            "%1", f"{self._figures[Figure.OVERLAP]} >= 30"
        )
        figures = self.tr("Fields: %1").replace("%1", ", ".join(self._figures.values()))
        quotes = self.tr(
            "Text in quotation marks always matches names. If the two texts differ, the higher score is used."
        )
        notes = self.tr("%1: pairs with a note. %1 = late: pairs whose note contains “late”.")
        notes = notes.replace("%1", self._figures[Figure.NOTE])
        return "\n".join([example, figures, notes, quotes])

    def _in_words(self, condition: Condition) -> str:
        if condition.figure is Figure.VERDICT:
            value = verdict_name(list(Verdict)[int(condition.value)])
        else:
            value = tenths_at_most(condition.value / 100) if condition.figure in SHARES else f"{condition.value:g}"
        return f"{self._figures[condition.figure]} {condition.sign} {value}"

    def _note_in_words(self, note: NoteCondition) -> str:
        sign = "=" if note.wanted else "!="
        return " ".join([self._figures[Figure.NOTE], *([sign, note.text] if note.text else [])])

    def _what_is_wrong(self, mistake: FilterError) -> str:
        texts = {
            Reason.UNKNOWN: self.tr("“%1” is not a field. Use %2, or put names in quotation marks."),
            Reason.UNFINISHED: self.tr("“%1”: enter a value."),
            Reason.NUMBER: self.tr("“%1”: the value must be a number."),
            Reason.VERDICT: self.tr("“%1”: not a verdict. Use %3."),
            Reason.EQUAL: self.tr("“%1”: with verdicts, use only = or !=."),
            Reason.NOTE: self.tr("“%1”: with notes, use only = (contains) or != (doesn't contain)."),
        }
        figures = ", ".join(self._figures.values())
        verdicts = ", ".join(map(verdict_name, Verdict))
        text = texts[mistake.reason].replace("%2", figures).replace("%3", verdicts)
        return text.replace("%1", mistake.text)
