"""Reviewed pair: the passages of the open pair and the decisions on them."""

from collections.abc import Collection
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QObject, Signal

from imbrex.engine.arrays import Bools
from imbrex.engine.attribution.attribution import Standing, left_out
from imbrex.engine.review.passage_decisions import Reviewed, review_passages
from imbrex.engine.review.review import UNDECIDED, Decision, Mark, Verdict
from imbrex.engine.text.tokens import Int32
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound
from imbrex.gui.model.session import Session
from imbrex.gui.wording.passage_texts import standing_name
from imbrex.gui.wording.plain_text import quote
from imbrex.gui.wording.translation import Text
from imbrex.gui.wording.verdict_texts import verdict_name

SHORT = 300
"""Maximum code points of a note in a sentence."""


class ReviewedPair(QObject):
    """Determines which passages count and why; changes verdicts and notes.

    Signals:
        changed: decisions, passages or switches for what counts have changed.
        returned: (numbers of passages) changed here by an undo or redo.
    """

    changed = Signal()
    returned = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._found: RewritingFound | None = None
        self._reviewed: Reviewed | None = None
        self._before: Reviewed | None = None  # the decisions before their last change
        self._counting: Bools | None = None
        session.decisions.changed.connect(self._on_decided)
        session.decisions.returned.connect(self._on_returned)
        session.options_changed.connect(self._on_options_changed)

    def show_found(self, found: RewritingFound | None) -> None:
        """Review these passages, as found and with names; None for none."""
        self._found = found
        self._before = None
        self._reviewed = review_passages(found.passages, self._marks(found)) if found is not None else None
        self._emit_changed()

    def __len__(self) -> int:
        return len(self._reviewed.passages) if self._reviewed is not None else 0

    def __getitem__(self, number: int) -> Decision:
        """Return the decision on a passage; an empty one if there is no such passage."""
        return self._reviewed[number] if self._reviewed is not None and 0 <= number < len(self) else UNDECIDED

    @property
    def found(self) -> RewritingFound | None:
        """Return the passages under review."""
        return self._found

    @property
    def decided(self) -> int:
        """Return the number of passages with a verdict."""
        return self._reviewed.decided if self._reviewed is not None else 0

    @property
    def unmatched(self) -> tuple[Mark, ...]:
        """Return the decisions on passages of this pair that were not found."""
        return self._reviewed.unmatched if self._reviewed is not None else ()

    @property
    def verdicts(self) -> Int32:
        """Return the index in `Verdict` of each passage's verdict, shape (passages,)."""
        return self._reviewed.verdicts if self._reviewed is not None else np.zeros(0, np.int32)

    @property
    def noted(self) -> Bools:
        """Return which passages have a note, shape (passages,)."""
        return self._reviewed.noted if self._reviewed is not None else np.zeros(0, np.bool_)

    @property
    def counting(self) -> Bools:
        """Return which passages count, shape (passages,)."""
        if self._counting is None:
            reviewed, found = self._reviewed, self._found
            if reviewed is None or found is None:
                return np.zeros(0, np.bool_)
            self._counting = reviewed.counting(found.attribution.right.standing, self._left_out)
        return self._counting

    @property
    def counted(self) -> float:
        """Return the share of the right text's words in passages that count."""
        if self._reviewed is None or self._found is None:
            return 0.0
        return self._reviewed.counted(self._found.attribution.right.standing, self._left_out)

    def note(self, number: int) -> str:
        """Return the note on a passage, with names hidden if required."""
        return self._session.shown_text(self[number].note)

    def reason(self, number: int) -> str:
        """Return why a passage does not count, or does despite its citation status; empty if neither."""
        if self._found is None or not 0 <= number < len(self):
            return ""
        standing = Standing(int(self._found.attribution.right.standing[number]))
        verdict, note = self[number].verdict, quote(self.note(number), SHORT)
        if verdict is Verdict.OPEN:
            counts = standing not in self._left_out
            return "" if counts else self.tr("Doesn't count: %1").replace("%1", standing_name(standing))
        if not self.counting[number]:
            told = self.tr("Doesn't count, by your verdict: %1")
        elif standing in self._left_out:
            told = self.tr("Counts, by your verdict: %1")
        else:
            return ""
        named = verdict_name(verdict)
        return told.replace("%1", f"{named} – {note}" if note else named)

    def judge(self, numbers: Collection[int], verdict: Verdict) -> None:
        """Give a verdict on passages, keeping their notes."""
        fresh = [number for number in numbers if self[number].verdict is not verdict]
        if self._reviewed is not None and fresh:
            count = len(fresh)
            self._mark(
                self._reviewed.marked(fresh, verdict),
                lambda: self.tr("verdict “%1” on %Ln passage(s)", "", count).replace("%1", verdict_name(verdict)),
            )

    def write(self, number: int, note: str, run: str = "") -> None:
        """Set the note on a passage; edits of one run are merged into one undo step."""
        if self._reviewed is not None and note != self[number].note:
            decision = replace(self[number], note=note)
            self._mark(self._reviewed.with_decisions({number: decision}), lambda: self.tr("note on a passage"), run)

    def next_undecided(self, after: int, by: int = 1) -> int:
        """Return the next undecided passage, wrapping around; -1 for none."""
        count = len(self)
        order = ((after + by * step) % count for step in range(1, count + 1)) if count else iter(())
        if after < 0:
            order = iter(range(count) if by > 0 else range(count - 1, -1, -1))
        return next((number for number in order if self[number].verdict is Verdict.OPEN), -1)

    @property
    def _left_out(self) -> frozenset[Standing]:
        return left_out(self._session.options.attribution)

    def _marks(self, found: RewritingFound) -> tuple[Mark, ...]:
        return self._session.decisions.review.marks_of(found.left, found.right)

    def _mark(self, marks: tuple[Mark, ...], text: Text, run: str = "") -> None:
        if self._found is not None:
            self._session.decisions.mark(self._found.left, self._found.right, marks, text, run)

    def _on_decided(self) -> None:
        self._before = self._reviewed
        if self._reviewed is not None and self._found is not None:
            marks = self._marks(self._found)
            if marks != self._reviewed.marks:
                self._reviewed = self._reviewed.with_marks(marks)
                self._emit_changed()

    def _on_returned(self, pairs: Collection[tuple[str, str]]) -> None:
        now, before, found = self._reviewed, self._before, self._found
        if now is None or before is None or found is None or {found.left, found.right} not in map(set, pairs):
            return
        changed = [number for number in range(len(self)) if now[number] != before[number]]
        if changed:
            self.returned.emit(changed)

    def _on_options_changed(self) -> None:
        if self._found is not None:
            self._emit_changed()

    def _emit_changed(self) -> None:
        self._counting = None
        self.changed.emit()
